import { expect, test } from 'vitest';
import { scopesOfPage } from '../access/rowScopes.ts';
import { shippedScreens } from '../testing/productServer.ts';
import { grantsOf, ROLE_RIGHTS } from './fillRoles.ts';

const plans = [...(await shippedScreens()).plans.values()];
const codesOf = (role: string) => grantsOf(ROLE_RIGHTS[role] ?? expect.fail(role), plans).map(({ code }) => code);

test('every screen and area that a role names is there', () => {
  const ids = plans.map(({ id }) => id);
  const named = Object.values(ROLE_RIGHTS).flatMap(({ reads, works = [] }) => [...reads, ...works]);
  expect(named.filter((each) => !ids.some((id) => (each.endsWith('/') ? id.startsWith(each) : id === each)))).toEqual(
    [],
  );
});

test('each role works where its work is, and costs are for those who account for them', () => {
  expect(codesOf('logistics')).toEqual(
    expect.arrayContaining(['fba/shipment', 'fba:shipment:close', 'fba:claim:submit']),
  );
  expect(codesOf('service')).toContain('market:return:finish');
  expect(codesOf('service')).not.toContain('fba/shipment');
  for (const role of ['operator', 'logistics', 'warehouse', 'service', 'advertising'])
    expect(codesOf(role), role).not.toContain('base:product:purchaseCost');
  for (const role of ['purchaser', 'manager', 'auditor'])
    expect(codesOf(role), role).toContain('base:product:purchaseCost');
});

test('an auditor changes nothing, and nobody deletes or gets at more of the system than how to reach colleagues', () => {
  expect(codesOf('auditor').filter((code) => /:(add|edit|submit|approve|close)$/.test(code))).toEqual([]);
  for (const role of Object.keys(ROLE_RIGHTS))
    expect(
      codesOf(role).filter((code) => /delete$|^system(?!:contact:)/.test(code)),
      role,
    ).toEqual([]);
});

const scopedOf = async (role: string): Promise<string[]> => {
  const compiled = await shippedScreens();
  const scopesOf = (screen: string) => scopesOfPage(compiled, screen).map(({ key }) => key);
  const grants = grantsOf(ROLE_RIGHTS[role] ?? expect.fail('no role'), plans, scopesOf);
  return grants.flatMap(({ kind, code }) => (kind === 'scope' ? code : []));
};

test('a shop operator sees the rows of their shops on every page that has them by shop', async () => {
  const scoped = await scopedOf('shop_operator');
  expect(scoped).toEqual(expect.arrayContaining(['market/order#shops', 'base/shop#shops', 'fba/claims#shops']));
  expect(scoped.every((code) => code.endsWith('#shops'))).toBe(true);
});

test('an advertiser sees the campaigns and listings that are theirs on every page that has them by owner', async () => {
  const scoped = await scopedOf('advertising');
  const pages = ['advertising/manager#mine', 'advertising/warning#mine', 'fba/online-goods#mine'];
  expect(scoped).toEqual(expect.arrayContaining(pages));
  expect(scoped.every((code) => code.endsWith('#mine'))).toBe(true);
});
