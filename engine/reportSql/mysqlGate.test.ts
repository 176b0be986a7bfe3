import { describe, expect, test } from 'vitest';
import { gateMysql } from './mysqlGate.ts';
import type { DeclaredParam } from './params.ts';

const params: readonly DeclaredParam[] = [
  { key: 'from', kind: 'date' },
  { key: 'name', kind: 'text' },
];

const gate = (text: string) => gateMysql({ text, params, outputs: ['a'] });
const refusal = (text: string): string | undefined => {
  const gated = gate(text);
  return gated.ok ? undefined : gated.problems[0]?.message;
};

test('parameters are bound where they stand, as values of their type', () => {
  const text =
    'select a from t where made >= ${from} and (name = ${name} or ${name} is null) and k = #{sys_user_code};';
  const gated = gate(text);
  expect(gated).toMatchObject({
    ok: true,
    sql: 'select a from t where made >= cast($1 as date) and (name = $2 or $2 is null) and k = $3',
    bindings: [{ param: 'from' }, { param: 'name' }, { session: 'username' }],
    outputs: ['a'],
    relations: [],
  });
  if (!gated.ok) throw new Error('refused');
  expect(gated.replaced.map(({ sql, sqlLength }) => gated.sql.slice(sql, sql + sqlLength))).toEqual([
    'cast($1 as date)',
    '$2',
    '$2',
    '$3',
  ]);
});

test.each([
  "select 'a;b -- c', \"it's\", `in``to`, 'q\\'; delete' from t -- the end",
  'with x as (select 1 as a) select a from x # said',
  '(select 1 as a) union all (select 2)',
  "select insert('a', 1, 1, 'b') as a, t.update_time, replace(b, '(', ')') from t",
  'select /* plain */ a--1 as a from erp.t',
  'select share as a from t --',
  'select 1e5 as a, 2.5e-3 as b, t1e5.`c`, 12abc, 7e, \\N as d from t1e5',
])('lets through: %s', (text) => {
  expect(refusal(text)).toBeUndefined();
});

describe.each([
  ['select 1; select 2', 'SQL 只能有一条语句'],
  ['delete from t', 'SQL 只能是 SELECT，不能是 delete'],
  ['', 'SQL 只能是 SELECT，不能是 空语句'],
  ["select a into outfile '/tmp/x' from t", 'SQL 中不能使用 INTO'],
  ['select a from t for update', 'SQL 中不能使用 UPDATE'],
  ['select a from t lock in share mode', 'SQL 中不能使用 LOCK'],
  ['select a from t for /**/ share', 'SQL 中不能使用 FOR SHARE'],
  ["select 1e5into outfile '/tmp/x'", 'SQL 中不能使用 INTO'],
  ["select 1.5E-1into outfile '/tmp/x'", 'SQL 中不能使用 INTO'],
  ["select \\Ninto outfile '/tmp/x'", 'SQL 中不能使用 INTO'],
  ['select a from t where b = .5e1lock in share mode', 'SQL 中不能使用 LOCK'],
  ['select a from t where b = 1.e1for share', 'SQL 中不能使用 FOR SHARE'],
  ['select 1 --\u00a0, sleep(9) as a from (select 2 as \u00a0) t', '函数「sleep」不能在报表里使用'],
  ['select 1 --\u3000, sleep(9) as a from (select 2 as \u3000) t', '函数「sleep」不能在报表里使用'],
  ['select 1 --\ufeff, sleep(9) as a from (select 2 as \ufeff) t', '函数「sleep」不能在报表里使用'],
  ["select 1 as a --\u0001'\n, sleep(9) as b --\u007f'", '函数「sleep」不能在报表里使用'],
  ['select sleep (9) as a', '函数「sleep」不能在报表里使用'],
  ['select `sleep`(9) as a', '函数「sleep」不能在报表里使用'],
  ["select load_file('/etc/passwd') as a", '函数「load_file」不能在报表里使用'],
  ['select host from mysql.user', '不能读取数据库的系统表 mysql'],
  ['select 1 as a from `information_schema`.tables', '不能读取数据库的系统表 information_schema'],
  ['select @@version as a', '不能用 MySQL 的变量'],
  ['select a from t where b = ?', 'SQL 中不能直接写参数编号「?」'],
  ["select a from t where b = '${name}'", '参数「${name}」写在了引号里，不会被当作参数'],
  ['select a from t where b = ${nam}', 'SQL 使用了未声明的参数「${nam}」'],
  ['select 1 as a /*! into outfile "x" */', '注释里不能写给 MySQL 的指令'],
  ['select /*+ MAX_EXECUTION_TIME(0) */ 1 as a', '注释里不能写给 MySQL 的指令'],
  ["select 'a\\' as a", '引号没有成对'],
  ['select 1 as a /* never', '注释没有结束'],
  ['select 1 as a) as x, (select 2', '多了一个右括号'],
  ['select (1 as a', '这个括号没有关上'],
  [`select '${'x'.repeat(50_000)}' as a`, 'SQL 超过 50000 个字符'],
])('%s', (text, message) => {
  test(`is refused: ${message}`, () => {
    expect(refusal(text)).toBe(message);
  });
});
