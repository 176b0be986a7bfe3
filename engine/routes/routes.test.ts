import { describe, expect, test } from 'vitest';
import { buildNavigation, findTrail } from './buildNavigation.ts';
import { buildRoutes } from './buildRoutes.ts';
import { type MenuItem, parseMenu } from './MenuItem.ts';
import { withOnlinePages } from './onlinePages.ts';
import { targetOf } from './Target.ts';

const names = new Map([
  ['domainUrl', 'https://erp.example'],
  ['tenantId', '7'],
]);
const options = { names };

interface Wire {
  path: string;
  [key: string]: unknown;
}

function menu(...items: Wire[]): MenuItem[] {
  return parseMenu(items.map(complete));
}

function complete(item: Wire): unknown {
  const children = Array.isArray(item.children) ? item.children.map(complete) : undefined;
  return { meta: { title: item.path }, component: 'screens/a', route: '1', ...item, ...(children ? { children } : {}) };
}

const folder = (path: string, children: Wire[], more: object = {}): Wire => ({
  path,
  component: 'layouts/RouteView',
  children,
  ...more,
});

const paths = (items: MenuItem[], more = {}) => buildRoutes(items, { ...options, ...more }).map((route) => route.path);

interface Shape {
  [key: string]: Shape;
}
const shape = (nodes: ReturnType<typeof buildNavigation>): Shape =>
  Object.fromEntries(nodes.map((node) => [node.key, shape(node.children)]));

describe('one menu, two projections', () => {
  const items = menu(
    folder('/market', [{ path: '/market/order' }, { path: '/market/secret', hidden: true }], {
      redirect: '/market/order',
    }),
    { path: '/online/cgformList/market_order', route: '0', component: 'x' },
    { path: '/online/cgformList/:code', hidden: true, component: 'modules/online/cgform/auto/OnlCgformAutoList' },
    folder('/hidden', [{ path: '/hidden/a', hidden: true }]),
    folder('/empty', []),
    folder('/all', [{ path: '/all/a' }], { alwaysShow: true, redirect: '/all' }),
    folder('/off', [{ path: '/off/a' }], { route: '0' }),
  );

  test('routes: hidden ones serve, route 0 and all below it do not', () => {
    expect(paths(items)).toEqual([
      '/market',
      '/market/order',
      '/market/secret',
      '/online/cgformList/:code',
      '/hidden',
      '/hidden/a',
      '/empty',
      '/all',
      '/all/a',
    ]);
  });

  test('navigation: route 0 is shown, hidden ones and childless parents are not, an aggregate is one entry', () => {
    expect(shape(buildNavigation(items, options))).toEqual({
      '/market': { '/market/order': {} },
      '/online/cgformList/market_order': {},
      '/all': {},
      '/off': { '/off/a': {} },
    });
  });

  test('redirects: only of first-level entries, never of an entry to itself', () => {
    const nested = menu(
      folder('/a', [folder('/a/b', [{ path: '/a/b/c' }], { redirect: '/a/b/c' })], { redirect: '/a/b/c' }),
    );
    const redirects = [...items, ...nested].flatMap((item) => buildRoutes([item], options));
    expect(redirects.filter((route) => route.redirect).map((route) => [route.path, route.redirect])).toEqual([
      ['/market', '/market/order'],
      ['/a', '/a/b/c'],
    ]);
    expect(paths(menu({ path: '/self', redirect: '/self' }))).toEqual(['/self']);
    expect(buildRoutes(menu({ path: '/self', redirect: '/self/' }), options)[0]?.redirect).toBeUndefined();
  });

  test('two entries that differ in their query share a route and stay two in the menu', () => {
    const two = menu({ path: '/x/list?type=1' }, { path: '/x/list?type=2' });
    expect(paths(two)).toEqual(['/x/list']);
    expect(buildNavigation(two, options).map((node) => node.key)).toEqual(['/x/list?type=1', '/x/list?type=2']);
  });

  test('entries that name permissions are for those who hold one, at every depth', () => {
    const guarded = menu(
      folder('/a', [{ path: '/a/b', meta: { title: 'b', permission: ['p', 'q'] } }, { path: '/a/c' }]),
    );
    expect(paths(guarded, { held: ['z'] })).toEqual(['/a', '/a/c']);
    expect(paths(guarded, { held: ['q'] })).toEqual(['/a', '/a/b', '/a/c']);
    const only = menu(folder('/a', [{ path: '/a/b', meta: { title: 'b', permission: ['p'] } }]));
    expect(buildNavigation(only, { ...options, held: [] })).toEqual([]);
  });

  test('the trail finds the full path first, then the path, then the pattern', () => {
    const titles = (fullPath: string) => findTrail(items, fullPath).map((item) => item.path);
    expect(titles('/market/order')).toEqual(['/market', '/market/order']);
    expect(titles('/market/order?status=1#x')).toEqual(['/market', '/market/order']);
    expect(titles('/online/cgformList/market_order')).toEqual(['/online/cgformList/market_order']);
    expect(titles('/online/cgformList/other')).toEqual(['/online/cgformList/:code']);
    expect(titles('/nowhere')).toEqual([]);
    const two = menu({ path: '/x/list?type=1' }, { path: '/x/list?type=2' });
    expect(findTrail(two, '/x/list?type=2')[0]?.path).toBe('/x/list?type=2');
  });

  test('a page is kept alive unless its entry says no', () => {
    const kept = (meta: object) =>
      buildRoutes(menu({ path: '/a', meta: { title: 'a', ...meta } }), options)[0]?.keepAlive;
    expect([kept({}), kept({ keepAlive: true }), kept({ keepAlive: false })]).toEqual([true, true, false]);
  });

  test('the addresses of online pages are answered though no menu has them, and a menu’s own stay as they are', () => {
    const own = menu({ path: '/online/cgformList/:code', component: 'screens/own' });
    const routes = new Map(buildRoutes(withOnlinePages(own), options).map(({ path, target }) => [path, target]));
    expect(routes.get('/online/cgformList/:code')).toEqual({ kind: 'screen', screenId: 'own' });
    expect(routes.get('/online/cgformErpList/:code')).toEqual({ kind: 'online', type: 'erp' });
    expect(routes.get('/online/cgform')).toMatchObject({ kind: 'online', type: 'catalog' });
    expect(routes.get('/online/copyform/:code')).toEqual({ kind: 'online', type: 'copies' });
    expect(routes.get('/online/cgreport')).toMatchObject({ kind: 'online', type: 'reports' });
    expect(buildNavigation(withOnlinePages(own), options)).toHaveLength(1);
  });

  test('what is no menu entry is left out', () => {
    expect(parseMenu([null, 1, {}, { path: '/a' }, { path: '', meta: { title: 'x' } }])).toEqual([]);
    expect(parseMenu({ path: '/a' })).toEqual([]);
  });
});

describe('what an entry opens', () => {
  const target = (item: Wire) => menu(item).map((one) => targetOf(one, names))[0];

  test.each([
    ['a screen', { path: '/a', component: 'screens/market/order' }, { kind: 'screen', screenId: 'market/order' }],
    ['the home page', { path: '/dashboard/analysis', component: 'dashboard/Analysis' }, { kind: 'page', page: 'home' }],
    [
      'an online list by the code of the route',
      { path: '/online/cgformList/:code', component: 'modules/online/cgform/auto/OnlCgformAutoList' },
      { kind: 'online', type: 'list' },
    ],
    ...(
      [
        ['erp', 'cgformErpList', 'erp/OnlCgformErpList'],
        ['tab', 'cgformTabList', 'tab/OnlCgformTabList'],
        ['inner', 'cgformInnerTableList', 'innerTable/OnlCgformInnerTableList'],
      ] as const
    ).map(([type, path, component]): [string, Wire, object] => [
      `an online list of the type ${type}`,
      { path: `/online/${path}/demo_purchase_${type}`, component: `modules/online/cgform/auto/${component}` },
      { kind: 'online', type, code: `demo_purchase_${type}` },
    ]),
    [
      'an online report by its own code',
      { path: '/online/cgreport/market_sales', component: 'modules/online/cgreport/auto/OnlCgreportAutoList' },
      { kind: 'online', type: 'report', code: 'market_sales' },
    ],
    ['a folder', { path: '/a', component: 'layouts/RouteView' }, { kind: 'folder' }],
    [
      'an unknown page module',
      { path: '/a', component: 'demo/Nothing' },
      { kind: 'unknown', component: 'demo/Nothing' },
    ],
    [
      'a frame',
      {
        path: 'f00d',
        component: 'layouts/IframePageView',
        meta: { title: 'f', url: `{{ domainUrl }}/doc?t=\${tenantId}` },
      },
      { kind: 'frame', url: 'https://erp.example/doc?t=7' },
    ],
    [
      'a new window',
      { path: 'f00d', meta: { title: 'f', url: 'https://a.example/', internalOrExternal: true } },
      { kind: 'outside', url: 'https://a.example/' },
    ],
  ])('%s', (_name, item, expected) => {
    expect(target(item)).toEqual(expected);
  });

  test('outside entries have no route; frames have one of their own', () => {
    const meta = { title: 'f', url: 'https://a.example/' };
    expect(paths(menu({ id: '1', path: 'f00d', meta }))).toEqual(['/outside/1']);
    expect(paths(menu({ id: '1', path: 'f00d', meta: { ...meta, internalOrExternal: true } }))).toEqual([]);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    'https://',
  ])('A094 menu url %j is refused, as address and as path', (url) => {
    expect(target({ path: '/a', meta: { title: 'a', url } })).toMatchObject({ kind: 'refused' });
    if (!url.startsWith('/')) expect(target({ path: url })).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(buildNavigation(menu({ path: '/a', meta: { title: 'a', url } }), options))).not.toContain(
      url.trim(),
    );
  });

  test.each([
    `http://x/\${constructor.constructor('alert(1)')()}`,
    '{{ window.token }}',
    'http://x/{{ token }}',
    `http://x/\${__proto__}`,
    'http://x/{{ {{ tenantId }} }}',
  ])('A095 placeholder in %j is looked up, never evaluated, and refused when unknown', (url) => {
    expect(target({ path: '/a', meta: { title: 'a', url } })).toMatchObject({ kind: 'refused' });
  });
});

describe('routes are filtered by what is held', () => {
  const leaf = (path: string, permission?: string[], more: object = {}): Wire => ({
    path,
    meta: { title: path, ...(permission ? { permission } : {}) },
    ...more,
  });
  const items = menu(
    folder('/a', [leaf('/a/free'), leaf('/a/one', ['p']), leaf('/a/either', ['p', 'q'])]),
    folder('/b', [leaf('/b/hidden', undefined, { hidden: true }), leaf('/b/q', ['q'], { hidden: true })]),
    folder('/c', [folder('/c/d', [leaf('/c/d/p', ['p'])])]),
    leaf('/none', []),
  );
  const seen = (held?: string[]) => {
    const flat = (nodes: ReturnType<typeof buildNavigation>): string[] =>
      nodes.flatMap(({ key, children }) => [key, ...flat(children)]);
    const more = held ? { held } : {};
    return { routes: paths(items, more), menu: flat(buildNavigation(items, { ...options, ...more })) };
  };

  test.each([
    ['nothing held', [], ['/a', '/a/free', '/b', '/b/hidden', '/c', '/c/d', '/none'], ['/a', '/a/free', '/none']],
    [
      'one of two is enough',
      ['q'],
      ['/a', '/a/free', '/a/either', '/b', '/b/hidden', '/b/q', '/c', '/c/d', '/none'],
      ['/a', '/a/free', '/a/either', '/none'],
    ],
    [
      'at every depth',
      ['p'],
      ['/a', '/a/free', '/a/one', '/a/either', '/b', '/b/hidden', '/c', '/c/d', '/c/d/p', '/none'],
      ['/a', '/a/free', '/a/one', '/a/either', '/c', '/c/d', '/c/d/p', '/none'],
    ],
  ])('%s', (_name, held, routes, shown) => {
    expect(seen(held)).toEqual({ routes, menu: shown });
  });

  test('a parent whose children are all hidden is hidden, and still served', () => {
    expect(seen(['p', 'q']).menu).not.toContain('/b');
    expect(seen(['p', 'q']).routes).toContain('/b/q');
  });
});
