import { beforeAll, describe, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const options = ['Shipped', 'Cancelled'].map((value) => ({ value, text: `${value}.` }));
const model = {
  title: '单',
  fields: [
    { key: 'name', title: '名称', type: 'input' },
    { key: 'status', title: '状态', type: 'select', options },
    { key: 'qty', title: '数量', type: 'inputNumber' },
    { key: 'pieces', title: '件数', type: 'inputNumber', precision: 0 },
    { key: 'most', title: '装箱数', type: 'inputNumber', min: 1 },
    { key: 'rate', title: '比率', type: 'inputNumber', format: 'percent' },
  ],
};
const share = { key: 'share', title: '占比', type: 'inputNumber', format: 'percent' };
const byParam = {
  key: 'by',
  title: '按',
  type: 'select',
  defaultValue: 'state',
  required: true,
  options: [
    { value: 'state', text: '州' },
    { value: 'city', text: '市' },
  ],
};

/** What is told of a statement whose outputs are called like these columns. */
const of = (sql: string, columns: object[] = [{ key: 'name', title: '名称', type: 'input' }], by: object = byParam) => {
  const params = sql.includes('{by}') ? { params: [by] } : {};
  return told({
    'market/bad.model.json': model,
    'market/tried.report.json': { title: '坏', sql: [sql], columns, ...params },
  }).map(({ code, found, suggestion }) => [code, found, suggestion]);
};
const where = (condition: string) => of(`select name from market_bad o where ${condition}`);

describe('texts outside the dictionary', () => {
  const wrong = (found: string, suggestion?: string) => [['unknown-choice', found, suggestion]];

  test.each([
    "status <> all(array['Canceled'])",
    "o.status = any(array['Shipped', 'Canceled'])",
    "status is distinct from 'Canceled'",
    "case status when 'Canceled' then true else false end",
    "status::text in ('Canceled')",
    "nullif(status, 'Canceled') is null",
  ])('%s', (condition) => {
    expect(where(condition)).toEqual(wrong('Canceled', 'Cancelled'));
  });

  test('patterns that no code fits', () => {
    expect(where("status like 'Canceled%'")).toEqual(wrong('Canceled%', 'Cancelled%'));
    expect(where("status like 'Canc%' and status ilike '%LED' and status not like '%ipp__'")).toEqual([]);
    expect(where("name like 'Canceled%'")).toEqual([]);
  });

  test('a column made under the same name is no column of the table', () => {
    const made = "select name, case when qty > 1 then 'many' else 'few' end as status from market_bad";
    expect(of(`with x as (${made}) select name from x where status = 'many'`)).toEqual([]);
    expect(of(`select t.name from (${made}) t where case status when 'few' then true end`)).toEqual([]);
    expect(of(`with x as (select * from (${made}) y) select name from x where status = 'many'`)).toEqual([]);
    const same = 'select name, status from market_bad';
    expect(of(`with x as (${same}) select name from x where status = 'many'`)).toEqual(wrong('many'));
  });

  test('outputs that are written out', () => {
    const status = [{ key: 'status', title: '状态', type: 'select', options }];
    const as = (value: string) => of(`select ${value} as status from market_bad`, status);
    expect(as("case when qty > 1 then 'Shiped' else status end")).toEqual(wrong('Shiped', 'Shipped'));
    expect(as("coalesce(status, 'None')")).toEqual(wrong('None'));
    expect(as("case when qty > 1 then 'Shipped' else coalesce(status, '') end")).toEqual([]);
    const union = "select status from market_bad union all select 'Shiped' from market_bad";
    expect(of(union, status)).toEqual(wrong('Shiped', 'Shipped'));
    expect(of("select 'any'::text as name from market_bad")).toEqual([]);
  });

  test('parameters', () => {
    expect(where("case ${'{by}'} when 'states' then true end".replace("${'{by}'}", '$' + '{by}'))).toEqual(
      wrong('states', 'state'),
    );
    expect(where(`$${'{by}'} in ('city', 'state') or $${'{by}'} = ''`)).toEqual([]);
  });
});

describe('what never holds', () => {
  test.each(['name = null', 'name <> null', "name not in ('a', null)", 'qty between 10 and 1'])('%s', (condition) => {
    expect(where(condition)).toEqual([['sql-refused', undefined, undefined]]);
  });
  test.each(["qty between '2026-02-01'::date - date '2026-01-01' and 3", 'qty between -1 and 0'])(
    '%s can',
    (condition) => {
      expect(where(condition)).toEqual([]);
    },
  );
  test.each(['name is null', "name in ('a', null)", 'name is distinct from null'])('%s does', (condition) => {
    expect(where(condition)).toEqual([]);
  });
  test('days in the wrong order', () => {
    expect(where("create_time between date '2026-02-01' and date '2026-01-01'")).toHaveLength(1);
    expect(where("create_time between '2026-01-01' and '2026-02-01'")).toEqual([]);
  });
});

describe('shares of whole numbers', () => {
  const shown = (value: string) => of(`select ${value} as share from market_bad`, [share]);
  test.each([
    'count(*) / count(*)',
    "round(sum(case when status = 'Shipped' then 1 else 0 end) / nullif(count(*), 0), 4)",
    "count(*) filter (where status = 'Shipped') / count(*) * 1.0",
  ])('%s', (value) => {
    expect(shown(value)).toEqual([['sql-refused', undefined, undefined]]);
  });
  test.each([
    'count(*)::numeric / count(*)',
    '1.0 * count(*) / count(*)',
    'sum(qty) / nullif(count(*), 0)',
    'avg(qty)',
  ])('%s', (value) => {
    expect(shown(value)).toEqual([]);
  });
  test.each([
    'with x as (select qty, count(*) / count(name) as share from market_bad group by 1) select share from x',
    'with x as (select count(*) as n, count(name) as m from market_bad) select n / m as share from x',
    'select round(avg(y.part), 4) as share from (select count(*) / 2 as part from market_bad group by qty) y',
    'select sum(pieces) / nullif(count(*), 0) as share from market_bad',
  ])('%s', (sql) => {
    expect(of(sql, [share])).toEqual([['sql-refused', undefined, undefined]]);
  });
  test.each([
    'with x as (select count(*)::numeric / count(name) as share from market_bad) select share from x',
    'with x as (select qty, count(*) / 2 as boxes from market_bad group by 1) select boxes * 0.1 as share from x',
    'select sum(count(*)) over () / 2 as share from market_bad group by qty',
  ])('%s: none', (sql) => {
    expect(of(sql, [share])).toEqual([]);
  });
  test('digits that a column shows', () => {
    const shows = { key: 'share', title: '均数', type: 'inputNumber', precision: 2 };
    expect(of('select count(*) / 2 as share from market_bad', [shows])).toEqual([
      ['sql-refused', undefined, undefined],
    ]);
  });
  test('of another column nothing is said', () => {
    const count = [{ key: 'share', title: '箱数', type: 'inputNumber' }];
    expect(of('select count(*) / 2 as share from market_bad', count)).toEqual([]);
  });
});

describe('zeros that are divided by', () => {
  const amount = [{ key: 'amount', title: '均', type: 'inputNumber' }];
  const shown = (value: string, more = '') => of(`select ${value} as amount from market_bad${more}`, amount);
  test.each([
    ['1.0 / qty', 'qty'],
    ['sum(1.5) / sum(qty)', 'qty'],
    ['1.0 / round(avg(qty), 2)::numeric', 'qty'],
    ['1.0 / coalesce(qty, 0)', undefined],
    ['1.0 / 0', undefined],
  ])('%s', (value, found) => {
    expect(shown(value)).toEqual([['sql-zero', found, undefined]]);
  });
  test('in a statement of with', () => {
    const sql = (end: string) =>
      `with x as (select sum(qty) as n from market_bad) select 1.0 / n as amount from x${end}`;
    expect(of(sql(''), amount)).toEqual([['sql-zero', 'qty', undefined]]);
    expect(of(sql(' where n > 0'), amount)).toEqual([]);
  });
  test.each([
    ['1.0 / nullif(qty, 0)', ''],
    ['1.0 / most', ''],
    ['1.0 / greatest(qty, 1)', ''],
    ['case when qty > 0 then 1.0 / qty end', ''],
    ['sum(1.5) filter (where qty <> 0) / sum(qty)', ''],
    ['1.0 / qty', ' where qty > 0'],
    ['1.0 / 100', ''],
    ['1.0 / count(*)', ''],
  ])('%s is sound', (value, more) => {
    expect(shown(value, more)).toEqual([]);
  });
  test('a reason in the declaration stands for a file of its own', () => {
    const files = (allow?: string[]) => ({
      'market/bad.model.json': model,
      'market/tried.report.json': { title: '坏', sql: 'tried.sql', columns: amount, allow },
      'market/tried.sql': 'select 1.0 / qty as amount\nfrom market_bad',
    });
    expect(told(files()).map(({ file, line, column }) => [file, line, column])).toEqual([
      ['screens/market/tried.sql', 1, 12],
    ]);
    expect(told(files(['sql-zero qty：都有数']))).toEqual([]);
  });
});

test('amounts are added up within one currency', () => {
  const amounts = {
    ...model,
    fields: [
      ...model.fields,
      { key: 'amount', title: '金额', type: 'inputNumber', currency: 'currency' },
      { key: 'currency', title: '币种', type: 'select', dictCode: 'currency' },
    ],
  };
  const columns = [{ key: 'total', title: '计', type: 'inputNumber' }];
  const summed = (sql: string) =>
    told({
      'market/bad.model.json': amounts,
      'market/tried.report.json': { title: '坏', sql: [sql], columns },
    }).map(({ code, found }) => [code, found]);
  const wrong = [['sql-currency', 'amount']];
  expect(summed('select sum(amount) as total from market_bad group by name')).toEqual(wrong);
  expect(summed('select avg(o.amount * 2) + sum(o.amount) as total from market_bad o')).toEqual(wrong);
  expect(summed('with x as (select sum(amount) as n from market_bad) select n as total from x')).toEqual(wrong);
  expect(summed('select sum(amount) as total from market_bad group by currency')).toEqual([]);
  expect(summed("select sum(amount) filter (where currency = 'USD') as total from market_bad")).toEqual([]);
  expect(summed('select max(amount) + sum(qty) as total from market_bad')).toEqual([]);
});

test('numbers above the whole beside a percentage', () => {
  const wrong = [['percent-scale', '30', '0.3']];
  for (const condition of ['rate > 30', '30 <= o.rate', 'rate between 0 and 30', 'rate in (0, 30)'])
    expect(where(condition)).toEqual(wrong);
  for (const condition of ['rate > 0.3', 'rate <= 1', 'rate * 100 > 30', 'qty > 30'])
    expect(where(condition)).toEqual([]);
});

describe('a choice that is asked for', () => {
  const asked = (sql: string, values: readonly string[]) => {
    const choices = values.map((value) => ({ value, text: `${value}。` }));
    const params = [{ key: 'chosen', title: '选', type: 'select', options: choices, required: true }];
    const columns = [{ key: 'name', title: '名称', type: 'input' }];
    return told({
      'market/bad.model.json': model,
      'market/tried.report.json': { title: '坏', sql: [sql], params, columns },
    }).map(({ code, pointer }) => [code, pointer]);
  };
  const where = (condition: string) => `select name from market_bad where ${condition}`;

  test('is one that the column it is held against may have', () => {
    const wrong = [['wrong-type', '/params/0/options']];
    expect(asked(where('status = ${chosen}'), ['USD', 'EUR'])).toEqual(wrong);
    expect(asked(where('${chosen} is null or ${chosen}::text = status'), ['USD'])).toEqual(wrong);
    expect(asked(where('status in (${chosen})'), ['USD'])).toEqual(wrong);
  });

  test('may be another one, or be held against what is free', () => {
    expect(asked(where('status = ${chosen}'), ['Shipped', 'other'])).toEqual([]);
    expect(asked(where("${chosen} = 'all' or status = ${chosen}"), ['all', 'Cancelled'])).toEqual([]);
    expect(asked(where('name = ${chosen}'), ['USD'])).toEqual([]);
    expect(asked(where('status like ${chosen}'), ['USD'])).toEqual([]);
    expect(asked(where("case ${chosen} when 'USD' then status else name end = 'Shipped'"), ['USD'])).toEqual([]);
  });
});

describe('a choice that is gone through value by value', () => {
  const cased = (whens: string) => of(`select case \${by} ${whens} end as name from market_bad`);

  test('has a value for each that is offered', () => {
    expect(cased("when 'city' then name when 'town' then status").map(([code]) => code)).toEqual(['unknown-choice']);
    const more = { ...byParam, options: [...byParam.options, { value: 'sku', text: 'SKU' }] };
    expect(
      of(
        "select case ${by} when 'city' then name when 'state' then status end as name from market_bad",
        undefined,
        more,
      ),
    ).toEqual([['sql-odd', 'by', undefined]]);
  });

  test('may have them elsewhere, or one for all others', () => {
    expect(cased("when 'city' then name when 'state' then status")).toEqual([]);
    expect(cased("when 'city' then name else status")).toEqual([]);
    expect(cased("when 'city' then name")).toEqual([]);
    expect(
      of(
        "select coalesce(case ${by} when 'city' then name when 'city' then status end, case when ${by} = 'state' then name end) as name from market_bad",
      ),
    ).toEqual([]);
  });
});

describe('the choices of a column', () => {
  const shown = (sql: string, ...values: string[]) => {
    const own = values.map((value) => ({ value, text: `${value}。` }));
    return of(sql, [{ key: 'status', title: '状态', type: 'select', options: own }]).map(([code]) => code);
  };

  test.each([
    'select status from market_bad',
    'select o.status::text as status from market_bad o',
    'with x as (select name, status as state from market_bad) select y.state as status from x y',
  ])('are those of the column it shows: %s', (sql) => {
    expect(shown(sql, 'open', 'shut')).toEqual(['wrong-type']);
    expect(shown(sql, 'open', 'Shipped')).toEqual([]);
  });

  test.each([
    'select name as status from market_bad',
    'select lower(status) as status from market_bad',
    'select status from market_bad union all select name from market_bad',
    'with x as (select status as state from market_bad), y as (select name as state from market_bad) select x.state as status from x, y',
  ])('are its own where another text may stand: %s', (sql) => {
    expect(shown(sql, 'open', 'shut')).toEqual([]);
  });
});
