import { expect, test } from 'vitest';
import { createExpressions } from '../expressions/expressions.ts';
import type { PlanField } from '../plan/Plan.ts';
import { readDefault } from './defaultValue.ts';
import { type DefaultSources, filledFields, newRow } from './newRow.ts';

const field = (key: string, defaultValue?: string | number, more: object = {}): PlanField =>
  ({ key, title: key, kind: 'text', type: 'input', defaultValue, ...more }) as PlanField;
const origin: DefaultSources = {
  now: '2026-01-02 03:04:05',
  userId: 'u1',
  username: 'zhang',
  realname: '张三',
  orgCode: 'A01',
};
const start = (...fields: PlanField[]) => newRow(fields, origin, createExpressions);

test('a literal is taken as it stands, the number zero among them', () => {
  expect(start(field('a', 'x'), field('b', 0), field('c', '0'))).toEqual({ a: 'x', b: 0, c: '0' });
});

test('named places are filled, in the middle of a text too', () => {
  expect(
    start(
      field('day', '#{date}'),
      field('at', '#{time}'),
      field('moment', '#{datetime}'),
      field('id', '#{sysUserId}'),
      field('who', '#{sysUserName}/#{sysUserCode}@#{sysOrgCode}'),
      field('odd', '#{constructor}'),
    ),
  ).toEqual({
    day: '2026-01-02',
    at: '03:04:05',
    moment: '2026-01-02 03:04:05',
    id: 'u1',
    who: '张三/zhang@A01',
    odd: '#{constructor}',
  });
});

test('an expression keeps its type when it is the whole default, and is text among other text', () => {
  expect(
    start(
      field('twice', '{{ row.qty * 2 }}', { kind: 'number' }),
      field('qty', 3, { kind: 'number' }),
      field('due', '{{ addDays(now, 7) }}', { kind: 'date' }),
      field('label', 'A-{{ row.twice }}-#{date}'),
    ),
  ).toEqual({ twice: 6, qty: 3, due: '2026-01-09', label: 'A-6-2026-01-02' });
});

test('a true expression is what the switch keeps for on', () => {
  const own = { type: 'switch', kind: 'flag', customValue: ['1', '0'] };
  expect(start(field('on', "{{ user.username == 'zhang' }}", own), field('off', '{{ false }}', own))).toEqual({
    on: '1',
    off: '0',
  });
});

test('an expression that computes nothing leaves the field empty', () => {
  expect(start(field('a', '{{ row.none }}'), field('b', '{{ 1 / }}'))).toEqual({ a: null, b: null });
});

test('a fill rule is left to the server, with the text around it', () => {
  const fields = [field('number', 'PO-${order_num}'), field('name', 'x'), field('own', '${title}/${key}')];
  expect(newRow(fields, origin, createExpressions)).toEqual({ number: null, name: 'x', own: 'own/own' });
  expect(filledFields(fields)).toEqual([{ key: 'number', code: 'order_num', before: 'PO-', after: '' }]);
});

test.each(['${a}${b}', '${a}-#{date}', '{{ 1 }}${a}', '${title}${a}'])('%s mixes and is used as it stands', (text) => {
  expect(readDefault(text)).toEqual({ kind: 'mixed', value: text });
  expect(start(field('a', text))).toEqual({ a: text });
});

test('switches nobody gave a default are off', () => {
  expect(start(field('on', undefined, { type: 'switch' }))).toEqual({ on: 'N' });
});
