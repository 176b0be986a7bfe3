import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const params = [
  { key: 'state', title: '状态', type: 'input' },
  { key: 'day', title: '日期', type: 'period' },
  { key: 'must', title: '必填', type: 'input', required: true },
];
const columns = [{ key: 'name', title: '名称', type: 'input' }];

/** What is told of a statement, with where in its text. */
const of = (sql: string) => {
  const used = params.filter(({ key }) => sql.includes(`{${key}`));
  return told({ 'market/tried.report.json': { title: '试', sql: [sql], columns, params: used } }).map(
    ({ code, found, column }) => [code, found, sql.slice(column - 6).split('}')[0]],
  );
};
const where = (condition: string) => of(`select p.name from base_product p where ${condition}`);
const days = '(${dayTo} is null or p.name <= ${dayTo}::text)';

test.each([
  'p.state = ${state}',
  'p.name is not null and p.state = ${state}',
  "(${state} = '' or p.state = ${state})",
  "p.name ilike '%' || trim(${state}) || '%'",
  'p.state in (${state})',
  "p.state = any(string_to_array(${state}, ','))",
  'not (p.state = ${state})',
  '(p.state = ${state} or p.name = lower(${state}))',
  'p.sku in (select sku from base_product) and p.state <> ${state}',
])('%s never holds while the parameter is empty', (condition) => {
  expect(where(condition)).toEqual([['param-unguarded', 'state', '${state']]);
});

test('either end of a period may be open', () => {
  expect(where(`p.name >= \${dayFrom}::text and ${days}`)).toEqual([['param-unguarded', 'dayFrom', '${dayFrom']]);
  expect(where('p.name between ${dayFrom}::text and ${dayTo}::text').map(([, found]) => found)).toEqual([
    'dayFrom',
    'dayTo',
  ]);
});

test('what asks for another one is no guard', () => {
  const told = [['param-unguarded', 'state', '${state']];
  expect(where('(${must} is null or p.state = ${state})')).toEqual(told);
  expect(where('(${must} is null or p.state = ${state}) and (${state} is null or p.name = ${must})')).toEqual([]);
  expect(where("(${must} is null or p.state = ${state} or p.name = 'x')")).toEqual([]);
});

test.each([
  '(${state} is null or p.state = ${state})',
  'not (${state} is not null and p.state <> ${state})',
  "coalesce(${state}, 'all') in ('all', p.state)",
  'p.state = coalesce(${state}, p.state)',
  'p.state is not distinct from ${state}',
  'case when ${state} is null then true else p.state = ${state} end',
  "(p.state = ${state} or p.name = 'x')",
  '${state} is not null and p.state = ${state}',
  'p.state = ${must}',
  'p.state = #{sys_user_code}',
  'not exists (select 1 from base_product q where q.state = ${state} and q.sku = p.sku)',
  `(\${dayFrom} is null or p.name >= \${dayFrom}::text) and ${days}`,
])('%s may hold', (condition) => {
  expect(where(condition)).toEqual([]);
});

const found = '(select sku, state from base_product where state = ${state})';

test.each([
  `select p.name from base_product p join ${found} q on q.sku = p.sku`,
  'select p.name from base_product p join base_product q on q.sku = p.sku and q.state = ${state}',
  `with q as ${found} select p.name from q cross join base_product p`,
  `select p.name from ${found} q left join base_product p on q.sku = p.sku`,
  'select name from base_product where state = ${state} union select sku from base_product where sku = ${state}',
  'select min(name) as name from base_product group by sku having max(state) = ${state}',
])('%s finds nothing', (sql) => {
  expect(of(sql)).toEqual([['param-unguarded', 'state', '${state']]);
});

test.each([
  `select p.name from base_product p left join ${found} q on q.sku = p.sku`,
  'select p.name from base_product p cross join (select max(sku) as sku from base_product where state = ${state}) q',
  `with q as ${found} select name from base_product union all select sku from q`,
  'select max(name) filter (where state = ${state}) as name from base_product',
])('%s finds something', (sql) => {
  expect(of(sql)).toEqual([]);
});
