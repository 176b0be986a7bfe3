import { expect, test } from 'vitest';
import { isSameSql } from './sameSql.ts';

const ONE = "select a, count(*) as n from t where b = 'x -- y' and c > ${from} group by a";

test.each([
  ONE.replaceAll(' ', '\n').replace('x\n--\ny', 'x -- y'),
  `\r\n${ONE.replace(' from', '\r\n  from')}\r\n`,
  ONE.replace('select', 'select /* by a */').replace(' group', ' -- all\n group'),
  ONE.replace('b = ', 'b=').replace('a, count', 'a,count').replace('(*)', '( * )'),
])('the same statement: %j', (other) => {
  expect(isSameSql(ONE, other, 'postgres')).toBe(true);
});

test.each([
  [ONE, ONE.replace('x -- y', 'x  -- y')],
  [ONE, ONE.replace('>', '<')],
  [ONE, ONE.replace('a, count', 'ab, count')],
  ['select a b from t', 'select ab from t'],
  ['select 1 - -1', 'select 1 --1'],
  ["select 'a' 'b'", "select 'a''b'"],
  ['select 12', 'select 1 2'],
  ['select 1 -- , 2', 'select 1 , 2'],
])('another statement: %j and %j', (one, other) => {
  expect(isSameSql(one, other, 'postgres')).toBe(false);
});

test('what MySQL carries out is no comment', () => {
  expect(isSameSql('select 1 /*! from t */', 'select 1', 'mysql')).toBe(false);
  expect(isSameSql('select 1 # one', 'select 1', 'mysql')).toBe(true);
});
