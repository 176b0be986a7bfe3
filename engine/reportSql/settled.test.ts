import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const params = [
  { key: 'status', title: '状态', type: 'input' },
  { key: 'day', title: '日期', type: 'date' },
  { key: 'made', title: '期间', type: 'period' },
];
const columns = [{ key: 'name', title: '名称', type: 'input' }];

/** What is told of a statement over products with this condition, with where in its text. */
const of = (condition: string, name = 'p.name') => {
  const used = params.filter(({ key }) => condition.includes(`{${key}`));
  const sql = `select ${name} as name from base_product p join base_product q on q.sku = p.sku where ${condition}`;
  return told({ 'market/tried.report.json': { title: '试', sql: [sql], columns, params: used } }).map(
    ({ code, message, suggestion }) => [code, message, suggestion],
  );
};

test.each([
  ['p.sku = p.sku', '「p.sku」与自己比较，结果总是一样'],
  ['p.name <> p.name or p.sku is null', '「p.name」与自己比较，结果总是一样'],
  ["p.state = 'new' and p.name <> '' and p.state = 'sale'", "「p.state」不会既是 'new' 又是 'sale'，没有一行符合"],
  ["p.state <> 'new' or p.state <> 'sale'", "「p.state」总不是 'new' 就不是 'sale'，每一行都符合"],
  ['${status} is null and p.state = ${status}', '${status} 为空时才看的条件里又拿它比较，总不成立：没有一行'],
  [
    'p.name <> q.name and (${status} is null and p.name ilike ${status})',
    '${status} 为空时才看的条件里又拿它比较，总不成立：没有一行',
  ],
  [
    '(${status} is null or p.state = ${status}) and ${day} is null or p.name = ${day}::text',
    'and 比 or 先算：填了 ${day}，前面的条件就都不管了',
  ],
  [
    '(${madeFrom} is null or p.name >= ${madeFrom}::text) and (${madeTo} is null or p.name > ${madeTo}::text)',
    '${madeFrom} 与 ${madeTo} 是一段期间的两头，这里却都在「p.name」的同一边',
  ],
  ["p.state = 'new' or true", 'or true 总是成立：别的条件都不起作用'],
  ["p.name like '新%' and p.name is null", '「p.name」为空时不等于也不大于任何值，没有一行同时符合两个条件'],
  [
    '(${madeTo} is null or p.name <= ${madeFrom}::text) and ${madeFrom} is not null',
    '问的是 ${madeTo} 空不空，比较的却是 ${madeFrom}',
  ],
])('%s is settled before any row is looked at', (condition, message) => {
  expect(of(condition)).toEqual([['sql-refused', message, undefined]]);
});

test.each([
  [
    '${madeFrom} is not null and (${madeTo} is null or p.name < ${madeTo}::text)',
    '< ${madeTo} 把期间的最后一天漏掉了：期间含首尾两天',
  ],
  [
    '(${madeFrom} is null or p.name > ${madeFrom}::text) and ${madeTo} is not null',
    '> ${madeFrom} 把期间的第一天漏掉了：期间含首尾两天',
  ],
  [
    '(${madeFrom} is null or p.name >= ${madeFrom}::text) and (${madeTo} is null or q.name >= ${madeTo}::text)',
    '${madeTo} 是期间的末日，写 >= 找到的是期间以外的',
  ],
  ["p.name like '红'", '「红」里没有 %，like 只与它完全相同的才算'],
  ["p.name not like '红'", '「红」里没有 %，like 只与它完全相同的才算'],
  ["p.name = '%红%'", '= 不认识 %，只与「%红%」完全相同的才算'],
])('%s is a reminder, and may be meant', (condition, message) => {
  expect(of(condition)).toEqual([['sql-odd', message, undefined]]);
});

test.each([
  'p.sku = q.sku',
  "p.state = 'new' or p.state = 'sale'",
  "p.state <> 'new' and p.state <> 'sale'",
  "p.state = 'new' and q.state = 'sale'",
  '(${status} is null or p.state = ${status})',
  "(${status} is null and p.state = 'sale') or p.state = ${status}",
  '${status} is not null and p.state = ${status}',
  '1 = 1 and p.name is not null',
  'p.name is null and q.name is not null and p.sku = q.name',
  "((${status} is null or p.state = ${status}) and p.name <> '') or (${status} is null and p.sku is null)",
  '(${madeFrom} is null or p.name >= ${madeFrom}::text) and (${madeTo} is null or p.name <= ${madeTo}::text)',
  // What was before a period, and what came after it.
  'p.name < ${madeFrom}::text or p.name > ${madeTo}::text',
  '(${madeFrom} is not null and ${madeTo} is not null and p.name < (${madeTo}::date + 1)::text)',
  // Two stretches meet where each begins before the other ends.
  '(${madeTo} is null or p.name <= ${madeTo}::text) and (${madeFrom} is null or q.name >= ${madeFrom}::text)',
])('%s hangs on the rows', (condition) => {
  expect(of(condition)).toEqual([]);
});

test.each([
  ["to_char(now(), 'YYYY-MI')", 'YYYY-MM'],
  ["to_char(now(), 'HH24:MM')", 'HH24:MI'],
  ["to_char(now(), 'YYYY-MM-DD hh:mm:ss')", 'YYYY-MM-DD hh:MI:ss'],
  ["to_char(now(), '%Y-%m-%d %H:%i')", 'YYYY-MM-DD HH24:MI'],
  ["date_trunc('monthly', now())::text", 'month'],
  ['extract(mouth from now())::text', 'month'],
])('%s is another moment than is meant', (name, suggestion) => {
  expect(of('p.name is not null', name).map(([code, , meant]) => [code, meant])).toEqual([['sql-refused', suggestion]]);
});

test.each([
  ["to_char(now(), 'YYYY-DD')", 'YYYY-MM'],
  ["to_char(now(), 'HH:MI')", 'HH24:MI'],
])('%s is a reminder, and may be meant', (name, suggestion) => {
  expect(of('p.name is not null', name).map(([code, , meant]) => [code, meant])).toEqual([['sql-odd', suggestion]]);
});

test.each([
  "to_char(now(), 'YYYY-MM')",
  "to_char(now(), 'YYYY年MM月DD日 HH24:MI:SS')",
  "to_char(now(), 'HH24MI')",
  "to_char(now(), 'HH:MI AM')",
  "to_char(now(), 'YYYY-DDD')",
  "to_char(now(), 'DD Mon YYYY')",
  "to_char(0.5, '990.0%')",
  "date_trunc('months', now())::text",
  "date_part('isodow', now())::text",
  'extract(epoch from now())::text',
  "count(distinct case when p.state = 'new' then 1 else 0 end)::text",
  "count(case when p.state = 'new' then 1 end)::text",
  'count(nullif(p.state, p.sku))::text',
  "count(p.state = 'new' or null)::text",
])('%s is right', (name) => {
  expect(of("p.name like 'A%' or p.name like '_' or p.name ilike 'new' or p.name = '满100%'", name)).toEqual([]);
});

test.each([
  ["count(case when p.state = 'new' then 1 else 0 end)::text", 'count 连 0 也数：case 带着 else，每一行都数进去了'],
  ["count(p.state = 'new')::text", 'count 数的是非空的值：条件不成立的行也数进去了'],
  ["count(p.state in ('new', 'sale'))::text", 'count 数的是非空的值：条件不成立的行也数进去了'],
])('%s counts every row', (name, message) => {
  expect(of('p.name is not null', name)).toEqual([['sql-refused', message, undefined]]);
});

test.each([
  ['p.name is not null， p.sku is not null', ','],
  ['p.name is not null and （p.sku is not null）', '('],
  ['p.state = ‘new’', "'"],
  ['p.name ＝ p.sku', '='],
])('the Chinese sign in %s is told as such', (condition, sign) => {
  expect(of(condition).map(([code, , meant]) => [code, meant])).toEqual([['sql-refused', sign]]);
});

test('a parameter in the marks of the session is told with its own', () => {
  expect(of('p.state = #{status}').map(([, , meant]) => meant)).toContain('${status}');
});

/** What is told of products with this beside them. */
const joined = (join: string) => {
  const sql = `select p.name from base_product p ${join}`;
  return told({ 'market/tried.report.json': { title: '试', sql: [sql], columns } }).map(({ message }) => message);
};

test.each([
  ['join base_product q on p.sku = p.name', 'q'],
  ["left join (select sku from base_product) k on p.sku <> ''", 'k'],
])('%s is joined by nothing of its own', (join, name) => {
  expect(joined(join)).toEqual([`连接「${name}」的条件里没有它自己的列：每一行都与它的所有行相连`]);
});

test.each([
  'join base_product q on q.sku = p.sku',
  'join base_product q on true',
  'left join lateral (select p.sku as word) w on true',
  'join (base_product q join base_product r on r.sku = q.sku) on r.name = p.name',
  'cross join base_product q',
])('%s is meant so', (join) => {
  expect(joined(join)).toEqual([]);
});
