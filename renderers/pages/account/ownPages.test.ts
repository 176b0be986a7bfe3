import { expect, test } from 'vitest';
import { ownTrail } from './ownPages.ts';

test('own pages stand under the one they belong to; other paths have no trail', () => {
  expect(ownTrail('/account/settings/security').map(({ title }) => title)).toEqual(['账户设置', '安全设置']);
  expect(ownTrail('/account/center').map(({ title }) => title)).toEqual(['个人中心']);
  expect(ownTrail('/account/settings/other')).toEqual([]);
});
