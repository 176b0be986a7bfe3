import { describe, expect, test } from 'vitest';
import { safeRedirect } from './address.ts';
import { guardRoute, loginPath, OPEN_PATHS } from './guardRoute.ts';

const home = '/dashboard/analysis';
const guard = (path: string, signedIn: boolean, permissionsLoaded = false) =>
  guardRoute({ path, signedIn, permissionsLoaded, openList: OPEN_PATHS, home });

describe('the guard', () => {
  test.each([
    ['/market/order?x=1', { redirect: '/user/login?redirect=%2Fmarket%2Forder%3Fx%3D1' }],
    ['/', { redirect: '/user/login' }],
    ['/user/login', { go: true }],
    ['/user/login?redirect=%2Fa', { go: true }],
    ['/user/register', { go: true }],
    ['/user/login/../../market', { redirect: '/user/login?redirect=%2Fuser%2Flogin%2F..%2F..%2Fmarket' }],
    ['/x/user/login', { redirect: '/user/login?redirect=%2Fx%2Fuser%2Flogin' }],
  ])('signed out at %s', (path, expected) => {
    expect(guard(path, false)).toEqual(expected);
  });

  test.each([...OPEN_PATHS, '/board/wall'])(
    '%s needs no session, with or without a query; what lies below it does',
    (path) => {
      const decision = (asked: string) =>
        guardRoute({
          path: asked,
          signedIn: false,
          permissionsLoaded: false,
          openList: [...OPEN_PATHS, '/board/wall'],
          home,
        });
      expect(decision(path)).toEqual({ go: true });
      expect(decision(`${path}?x=1#y`)).toEqual({ go: true });
      expect(decision(`${path}/below`)).toHaveProperty('redirect');
    },
  );

  test.each(['/market/order', '/', '/erptable', '/user/register'])('still choosing where to work, %s waits', (path) => {
    const decision = (asked: string) =>
      guardRoute({ path: asked, signedIn: true, choosing: true, permissionsLoaded: true, openList: OPEN_PATHS, home });
    expect(decision(path)).toEqual({ redirect: loginPath(path) });
    expect(decision('/user/login')).toEqual({ go: true });
  });

  test('signed in: the sign-in page leads home, everything else loads the permissions once', () => {
    expect(guard('/user/login', true, true)).toEqual({ redirect: home });
    expect(guard('/user/login', true)).toEqual({ redirect: home });
    expect(guard('/market/order', true)).toEqual({ load: true });
    expect(guard('/market/order', true, true)).toEqual({ go: true });
    expect(guard('/', true, true)).toEqual({ redirect: home });
  });

  test('the way back is kept, but never to the sign-in page itself', () => {
    expect(loginPath('/user/login?redirect=%2Fa')).toBe('/user/login');
    expect(loginPath('/a?b=1#c')).toBe('/user/login?redirect=%2Fa%3Fb%3D1#c');
  });
});

describe('A096 the way back leads to this site only', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%0a/../x\n',
    'javascript:alert(1)',
    ' /market',
    'market',
    '',
    '/user/login?redirect=/a',
    null,
  ])('%j gives the home page', (target) => {
    expect(safeRedirect(target, home)).toBe(home);
  });

  test('a path of this site is kept whole', () => {
    expect(safeRedirect('/market/order?x=https://a//b#c', home)).toBe('/market/order?x=https://a//b#c');
  });
});
