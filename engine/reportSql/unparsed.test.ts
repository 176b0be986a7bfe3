import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { gateSql } from './gate.ts';

beforeAll(() => loadModule());

/** The first of what is said of a statement the parser refuses. */
function refusal(text: string) {
  const result = gateSql({ text, params: [], tables: new Map() }, (sql) => {
    try {
      return { ok: true, tree: parseSync(sql) };
    } catch (error) {
      return { ok: false, message: (error as Error).message, offset: 0 };
    }
  });
  return result.ok ? undefined : result.problems.find(({ message }) => message.startsWith('SQL 语法错误：'));
}

test.each([
  ['selec name from goods', '"selec" 在这里读不通'],
  ['select name from', '没有写完'],
  ["select 'a from goods", '引号没有合上'],
  ['select "a from goods', '双引号没有合上'],
  ['select name from goods /* why', '注释没有合上'],
])('what the parser refuses is told in words of its author: %s', (text, said) => {
  expect(refusal(text)?.message).toMatch(/^SQL 语法错误：.+（.*at .*）$/);
  expect(refusal(text)?.message).toContain(said);
});

test.each([
  ['where shop = :shop', '参数写成 ${shop}'],
  ['where shop = ? and amount > 0', '参数写成 ${参数名}'],
  ['where `shop` is null', '名字不加反引号'],
  ['where 1 = 1 <if test="shop"> and shop = 1 </if>', '(${shop} is null or shop = ${shop})'],
  ['limit 0, 10', 'limit 10 offset 0'],
  ['where shop > now() - interval 7 day', "interval '7 day'"],
  ["where shop regexp '^A'", "~ '…'"],
  ["where shop = ':shop' and", '请检查 SQL 语法'],
  ['where amount::int >', '请检查 SQL 语法'],
])('what other databases and tools write is told as it is said here: %s', (end, way) => {
  expect(refusal(`select shop from orders ${end}`)?.fix).toContain(way);
});
