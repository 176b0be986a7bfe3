import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, SqlStateError } from '../db/Database.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { databaseWords } from './databaseWords.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestPglite({ migrated: false });
});
afterAll(() => db.close());

const refusalOf = (sql: string): Promise<string> =>
  db.query(sql).then(
    () => expect.fail(sql),
    (error) => (error instanceof SqlStateError ? error.message : expect.fail(String(error))),
  );

test.each([
  ["select current_date >= 'x'::text", 'date 与 text 不能用 >= 运算', 'params'],
  [
    "select now()::timestamp < 'x'::varchar",
    'timestamp without time zone 与 character varying 不能用 < 运算',
    'params',
  ],
  ['select n from (values (1)) a(n), (values (1)) b(n)', '列 n 在几张表里都有', '哪张表'],
  ['select m from (values (1)) a(n)', '没有列 m', undefined],
  ['select a.m from (values (1)) a(n)', '没有列 a.m', undefined],
  ['select * from nowhere', '没有表 nowhere', undefined],
  ['select b.n from (values (1)) a(n)', 'from 里没有 b', 'join'],
  ['select round(current_date)', '没有函数 round(date)，或它不收这些类型', '每个参数'],
  ['select n, count(*) from (values (1)) a(n)', '列 a.n 既不在 group by 里，也没有汇总', 'group by'],
  ['select n from (values (1)) a(n) where count(*) > 1', 'WHERE 里不能汇总', 'having'],
  ["select 'x'::int", '"x" 不能读作 integer', undefined],
  ['select true::date', 'boolean 不能转换为 date', undefined],
  ['select 1 union select current_date', 'UNION 的两边 integer 与 date 不是一类', undefined],
  ['select 1 / 0', '除数是 0', 'nullif'],
])('%s is refused in words of its reader', async (sql, reason, fix) => {
  const message = await refusalOf(sql);
  const said = databaseWords(message);
  expect(said.reason).toBe(`${reason}（${message}）`);
  if (fix === undefined) expect(said.fix).toBeUndefined();
  else expect(said.fix).toContain(fix);
});

test('what is not known is said as the database says it', () => {
  expect(databaseWords('out of memory')).toEqual({ reason: 'out of memory' });
});
