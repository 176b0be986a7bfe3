import { expect, test } from 'vitest';
import { ownPageAt, ownTrail } from './ownPages.ts';

test('own pages stand under the one they belong to; other paths have no trail', () => {
  expect(ownTrail('/account/settings/security').map(({ title }) => title)).toEqual(['账户设置', '安全设置']);
  expect(ownTrail('/account/center').map(({ title }) => title)).toEqual(['个人中心']);
  expect(ownTrail('/account/settings/other')).toEqual([]);
});

test('the parts of the settings are one page', () => {
  expect(['base', 'security', 'custom'].map((part) => ownPageAt(`/account/settings/${part}`))).toEqual(
    Array(3).fill('/account/settings'),
  );
  expect([ownPageAt('/account/center'), ownPageAt('/market/order')]).toEqual(['/account/center', undefined]);
});
