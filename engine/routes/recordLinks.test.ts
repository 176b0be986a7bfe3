import { expect, test } from 'vitest';
import { parseFound, recordAddress, recordIn } from './recordLinks.ts';

test('a link to a record says which, and leaves the rest of the address as it was', () => {
  expect(recordAddress('/market/order', '17')).toBe('/market/order?_record=17');
  expect(recordAddress('/market/order?owner=A%26B', '17')).toBe('/market/order?owner=A%26B&_record=17');
  expect(recordIn('?owner=A%26B&_record=17&_page=2')).toEqual({ id: '17', rest: 'owner=A%26B&_page=2' });
  expect(recordIn('?_record=17')).toEqual({ id: '17', rest: '' });
  for (const none of ['', '?owner=_record', '?_record=', '?_record=a%2Fb', `?_record=${'1'.repeat(37)}`])
    expect(recordIn(none)).toBeUndefined();
});

test('what is no answer of a search has found nothing', () => {
  for (const nothing of [undefined, null, [], { models: 1, partial: {} }])
    expect(parseFound(nothing)).toEqual({ models: [], partial: [] });
  const records = [{ id: '1', name: 'A' }, null];
  const models = [{ code: 'order', title: '订单', screens: ['market/order'], records }];
  expect(parseFound({ models, partial: ['商品'] })).toEqual({
    models: [{ ...models[0], records: [{ id: '1', name: 'A', number: '' }] }],
    partial: ['商品'],
  });
});
