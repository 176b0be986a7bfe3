import { expect, test } from 'vitest';
import { ENDPOINTS, pathTo, routeOf } from './endpoints.ts';
import { createEventReader } from './events.ts';

test('messages are read however the stream is cut', () => {
  const text = ': hello\n\nevent: changed\ndata: {"ids":\ndata: ["a"]}\n\nretry: 5\ndata: x\r\n\r\n';
  const whole = createEventReader()(text);
  expect(whole).toEqual([
    { event: 'changed', data: '{"ids":\n["a"]}' },
    { event: 'message', data: 'x' },
  ]);
  const read = createEventReader();
  expect([...text].flatMap((letter) => read(letter))).toEqual(whole);
});

test('paths are filled and encoded; a missing value is a bug', () => {
  expect(pathTo(ENDPOINTS.plan, { id: 'market/order' })).toBe('/config/plans/market%2Forder');
  // @ts-expect-error a place without a value
  expect(() => pathTo(ENDPOINTS.plan, {})).toThrow('no value for id');
  expect(routeOf(ENDPOINTS.readRecord)).toBe('/online/cgform/api/form/:code/:id');
});
