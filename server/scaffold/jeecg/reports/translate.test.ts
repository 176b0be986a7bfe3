import { expect, test } from 'vitest';
import { type Surroundings, translateSql } from './translate.ts';

const around: Surroundings = {
  renamed: new Map([['mkt_order', 'mkt_order_2']]),
  outputs: ['id', 'order_no'],
  kindOf: (column) => (column === 'qty' ? 'inputNumber' : column === 'day' ? 'date' : undefined),
};

const translated = (sql: string): string => translateSql(sql, around).sql;

test.each([
  ['select `a`, `order` from `t`;', 'select a, "order" from t'],
  ['select * from t', 'select id, order_no from t'],
  ['select x.* from t x', 'select x.id, x.order_no from t x'],
  ['select mkt_order.a from mkt_order', 'select mkt_order_2.a from mkt_order_2'],
  ['select ifnull(a, 0) x', 'select coalesce(a, 0) x'],
  ["select if(a = 1, 'y', 'n') x", "select case when a = 1 then 'y' else 'n' end x"],
  ["select concat(a, '-', ifnull(b, '')) x", "select ((a)::text || '-' || (coalesce(b, ''))::text) x"],
  ["select date_format(d, '%Y-%m-%d %H:%i:%s') x", "select to_char(d, 'YYYY-MM-DD HH24:MI:SS') x"],
  ["select date_format(d, '%Y年%m月') x", "select to_char(d, 'YYYY年MM月') x"],
  ['where d > date_sub(now(), interval 7 day)', "where d > (localtimestamp - interval '7 day')"],
  ["select group_concat(distinct a separator ';') x", "select string_agg(distinct (a)::text, ';') x"],
  ['select sum(state = 1) x', 'select sum(case when state = 1 then 1 else 0 end) x'],
  ['select sum(a) / count(b) x', 'select sum(a) / nullif((count(b))::numeric, 0) x'],
  ['select a / t.b x', 'select a / nullif((t.b)::numeric, 0) x'],
  ['limit 20, 10', 'limit 10 offset 20'],
  ['limit 10', 'limit 10'],
  ['where a like "%x\'%" && b', "where a ilike '%x''%'  and  b"],
  ["where a = '${user_name}'", 'where a = ${userName}'],
  ["where a like '%${name}%'", "where a ilike ('%' || coalesce(${name}, '') || '%')"],
  ["where a = '#{sys_user_code}'", 'where a = #{sys_user_code}'],
  ['select cast(a as decimal(10,2)) x, cast(b as signed) y', 'select (a)::numeric(10,2) x, (b)::bigint y'],
  ["where a like binary 'x'", "where a like  'x'"],
  ['where a in (${ids})', "where a = any(string_to_array(${ids}, ','))"],
  ["where a in ('${a}', 'b')", "where a in (${a}, 'b')"],
  ["where d between '${from}' and '${to}'", 'where d between ${from} and ${to}'],
  ['where ${a} is null or b = ${a}', 'where ${a} is null or b = ${a}'],
  ['where !(a = 1)', 'where not (a = 1)'],
  ['select 1 as one from dual -- end', 'select 1 as one'],
])('%s', (mysql, postgres) => {
  expect(translated(mysql).replace(/ $/, '')).toBe(postgres);
});

test('a parameter is what it is held against', () => {
  const { params } = translateSql("select a from t where qty >= ${least} and day = '${day}' and x = '${x_y}'", around);
  expect([...params]).toEqual([
    ['least', { key: 'least', type: 'inputNumber' }],
    ['day', { key: 'day', type: 'date' }],
    ['x_y', { key: 'xY', type: 'input' }],
  ]);
});

test.each([
  ["day between '${a}' and '${b}'", ['date', 'date']],
  ['t.day not between ${a} and ${b}', ['date', 'date']],
  ["day = current_date and '${a}' = x", ['input']],
])('both ends of between are what its column is: %s', (where, types) => {
  const { params } = translateSql(`select a from t where ${where}`, around);
  expect([...params.values()].map(({ type }) => type)).toEqual(types);
});

test('outputs with Chinese names get names that can be keys', () => {
  const { sql, aliases } = translateSql("select a as `销售额`, b as '数量' from t", around);
  expect(sql).toBe('select a as column_1, b as column_2 from t');
  expect(aliases.get('数量')).toBe('column_2');
});

test.each([
  'select unix_timestamp(a)',
  "select date_format(a, '%W')",
  'select @a := 1',
  'select a from t where !a = 1',
  'select a from t order by ${column}',
  'select a from t where 1 = 1 and ${condition}',
  'select a from ${table}',
  'select a from t where a not in (${ids})',
  '<#if x> and a = 1 </#if>',
  'select a from t where b not regexp "x"',
  "where a = '#{sys_nothing}'",
])('what is not safe is refused: %s', (mysql) => {
  expect(() => translated(mysql)).toThrow(/没有能放心代替|没有对应|模板语句/);
});
