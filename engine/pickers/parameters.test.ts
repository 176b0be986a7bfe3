import { expect, test } from 'vitest';
import { queryItem as item } from '../../tests/queryItem.ts';
import type { Picker } from '../plan/compiled.ts';
import { firstQuery, lookupParameters, namedParameters, pageParameters, withParams } from './parameters.ts';

const users: Picker = {
  id: 'user',
  type: 'user',
  title: '选择',
  multiple: true,
  width: 1250,
  value: 'username',
  text: 'realname',
  separator: ',',
  source: { list: '/sys/user/queryUserComponentData' },
  tree: 'narrows',
  chosen: 'bar',
  sort: { key: 'createTime', order: 'desc' },
  columns: [{ key: 'phone', title: '手机', kind: 'text' }],
  query: [item('username', { mode: 'like' }), item('sex', { kind: 'code' })],
  pageSizes: [20, 30],
};

const report: Picker = {
  ...users,
  type: 'popup',
  columns: [],
  sort: undefined,
  tree: undefined,
  value: 'sku',
  text: 'sku',
  source: { list: '/x', report: 'x', params: { shop: "'de'", year: '2026' } },
  query: [item('shop', { param: true }), item('year'), item('name', { mode: 'like', defaultValue: '衬衫' })],
};

test('users are asked for by department, account, order, fields and page', () => {
  const query = { ...firstQuery(users), values: { username: 'zh', sex: '1' }, departments: ['d1', 'd2'], pageNo: 3 };
  expect(pageParameters(users, query)).toEqual({
    username: '*zh*',
    sex: '1',
    departId: 'd1,d2',
    column: 'createTime',
    order: 'desc',
    field: 'id,username,realname,phone',
    pageNo: 3,
    pageSize: 20,
  });
});

test('the order one chose goes before the picker’s own; given up, the picker’s stands again', () => {
  const query = firstQuery(users);
  const sort = { key: 'phone', order: 'asc' } as const;
  expect(pageParameters(users, { ...query, sort })).toMatchObject({ column: 'phone', order: 'asc' });
  expect(pageParameters(users, { ...query, sort: undefined })).toMatchObject({ column: 'createTime', order: 'desc' });
  expect(pageParameters(report, query)).not.toHaveProperty('column');
});

test('stored values are asked for in one page of their number; the comma makes one of them exact', () => {
  expect(lookupParameters(users, ['zhang'])).toEqual({
    username: 'zhang,',
    pageNo: 1,
    pageSize: 1,
    field: 'id,username,realname,phone',
  });
  expect(lookupParameters(report, ['a', 'b'])).toEqual({
    sku: 'a,b,',
    pageNo: 1,
    pageSize: 2,
    self_shop: "'de'",
    self_year: '2026',
  });
});

test('bearers of names are asked for exactly, however many bear one', () => {
  expect(namedParameters(users, ['张伟', '李娜'])).toEqual({
    realname: '张伟,李娜,',
    pageNo: 1,
    pageSize: 1000,
    field: 'id,realname,username,phone',
  });
});

test('declared parameters go out with their quotes and preset the query without them', () => {
  const first = firstQuery(report);
  expect(first.values).toEqual({ shop: 'de', year: '2026', name: '衬衫' });
  expect(pageParameters(report, first)).toEqual({
    self_shop: "'de'",
    self_year: '2026',
    year: '2026',
    name: '*衬衫*',
    pageNo: 1,
    pageSize: 20,
  });
  const changed = { ...first, values: { shop: 'uk' } };
  expect(pageParameters(report, changed)).toMatchObject({ self_shop: 'uk', self_year: '2026' });
});

test('what a row gives goes before what the picker declares', () => {
  const given = withParams(report, { year: '2025', region: 'south' });
  expect(firstQuery(given).values).toMatchObject({ shop: 'de', year: '2025' });
  expect(lookupParameters(given, ['a'])).toMatchObject({ self_shop: "'de'", self_year: '2025', self_region: 'south' });
  expect(lookupParameters(withParams(report), ['a'])).toEqual(lookupParameters(report, ['a']));
});
