import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { gateSql } from './gate.ts';

beforeAll(() => loadModule());

const tables = new Map([
  [
    'goods',
    { columns: new Set(['name', 'price', 'day', 'id']), secret: new Set<string>(), restricted: new Set<string>() },
  ],
]);

const gated = (value: string) =>
  gateSql({ text: `select ${value} as x from goods`, params: [], tables }, (sql) => ({
    ok: true,
    tree: parseSync(sql),
  }));

const refusal = (value: string) => {
  const result = gated(value);
  return result.ok ? undefined : result.problems[0];
};

// What is called otherwise elsewhere, what is said of it, and the same as it is written here.
test.each([
  ['if(price > 1, 2, 3)', 'case when 条件 then … else … end', 'case when price > 1 then 2 else 3 end'],
  ['sum(if(price > 1, 1, 0))', 'count(*) filter (where 条件)', 'count(*) filter (where price > 1)'],
  ['decode(name, 1, 2, 3)', 'case 列 when 值', "case name when '1' then 2 else 3 end"],
  ['isnull(name)', '列 is null', 'name is null'],
  ["date_format(day, '%Y-%m')", 'to_char(列', "to_char(day, 'YYYY-MM')"],
  ["str_to_date(name, '%Y')", 'to_date(列', "to_date(name, 'YYYY-MM-DD')"],
  ['curdate()', 'current_date', 'current_date'],
  ['sysdate', 'now()', 'now()'],
  ['datediff(day, day)', '结束::date - 开始::date', 'day::date - day::date'],
  ['months_between(day, day)', 'age(结束, 开始)', 'age(day, day)'],
  ['dateadd(day, 1, day)', "列 + interval '1 day'", "day + interval '1 day'"],
  ['last_day(day)', "date_trunc('month', 列)", "date_trunc('month', day) + interval '1 month - 1 day'"],
  ['year(day)', 'extract(year from 列)', 'extract(year from day)'],
  ['hour(day)', "date_trunc('hour', 列)", "date_trunc('hour', day)"],
  ['unix_timestamp(day)', 'extract(epoch from 列)', 'extract(epoch from day)'],
  ['from_unixtime(price)', 'to_timestamp(列)', 'to_timestamp(price)'],
  ['group_concat(name)', 'string_agg(列', "string_agg(name, ',')"],
  ['find_in_set(1, name)', 'string_to_array(列', "'1' = any(string_to_array(name, ','))"],
  ["substring_index(name, ',', 1)", "split_part(列, ',', 1)", "split_part(name, ',', 1)"],
  ["locate('a', name)", "strpos(列, '文字')", "strpos(name, 'a')"],
  ['convert(name, signed)', '列::numeric', 'name::numeric'],
  ['any_value(name)', 'min(列)', 'min(name)'],
  ["lpad(id, 3, '0')", "to_char(列, 'FM000')", "to_char(price, 'FM000')"],
  ['rownum', 'limit 10', 'name'],
])('%s: %s', (elsewhere, said, here) => {
  expect(refusal(elsewhere)).toMatchObject({ fix: expect.stringContaining(said) });
  expect(refusal(elsewhere)).not.toHaveProperty('suggestion');
  expect(gated(here)).toMatchObject({ ok: true });
});

test.each([
  ['ifnull(price, 0)', 'ifnull', 'coalesce'],
  ['nvl(price, 0)', 'nvl', 'coalesce'],
  ['len(name)', 'len', 'length'],
  ['ucase(name)', 'ucase', 'upper'],
  ['lcase(name)', 'lcase', 'lower'],
  ['std(price)', 'std', 'stddev_pop'],
  ['truncate(price, 2)', 'truncate', 'trunc'],
])('%s is called otherwise here and takes the same', (elsewhere, found, suggestion) => {
  expect(refusal(elsewhere)).toMatchObject({ found, suggestion });
  expect(gated(elsewhere.replace(found, suggestion))).toMatchObject({ ok: true });
});

test('a name that is nothing elsewhere is held against the functions there are', () => {
  expect(refusal('coalesc(price, 0)')).toMatchObject({ fix: '请使用允许的聚合、文本、日期和数学函数' });
  expect(refusal('lowr(name)')).toMatchObject({ found: 'lowr', suggestion: 'lower' });
});
