import fc from 'fast-check';
import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GateInput, gateSql, type ParseSql } from './gate.ts';

const parseSql: ParseSql = (text) => {
  try {
    return { ok: true, tree: parseSync(text) };
  } catch (error) {
    const at = (error as { sqlDetails?: { cursorPosition: number } }).sqlDetails?.cursorPosition ?? 0;
    return { ok: false, message: (error as Error).message, offset: at };
  }
};

const table = (columns: string[], { secret = [] as string[], restricted = [] as string[] } = {}) => ({
  columns: new Set(['id', ...columns]),
  secret: new Set(secret),
  restricted: new Set(restricted),
});
/** Columns that say nothing, for statements that are about functions and operators. */
const PLAIN = ['a', 'b', 'c', 't'];
const tables = new Map([
  ['biz_goods', table(['name', 'shop', 'cost', 'price', ...PLAIN], { restricted: ['cost', 'price'] })],
  ['market_order', table(['shop', 'order_time', 'goods', 'amount'])],
  ['biz_shop', table(['name', 'api_key'], { secret: ['api_key'] })],
]);
const params: GateInput['params'] = [
  { key: 'shop', kind: 'text' },
  { key: 'from', kind: 'date' },
  { key: 'least', kind: 'number' },
];
const gate = (text: string) => gateSql({ text, params, tables }, parseSql);
const problemsOf = (text: string) => {
  const result = gate(text);
  return result.ok ? [] : result.problems;
};
const firstMessage = (text: string) => problemsOf(text)[0]?.message ?? '(let through)';

beforeAll(() => loadModule());

test('a table that is none is told where it is named first; each column that is none where it stands', () => {
  const said = (text: string) =>
    problemsOf(text).map(({ offset, message }) => [message, text.slice(offset, offset + 6)]);
  expect(
    said('select sale.shop, count(*) as n, max(sale.amount) as most from market_order o group by sale.shop'),
  ).toEqual([['FROM 里没有叫「sale」的表', 'sale.s']]);
  expect(said('select m.shop, m.amount from market_order o')).toHaveLength(1);
  const twice = 'with now_it as (select 1 as day) select n.day, (select day from now_is) as x from now_is n';
  expect(problemsOf(twice).map(({ suggestion }) => suggestion)).toEqual(['now_it', 'now_it']);
  expect(said(twice.replaceAll('now_is', 'ranked'))).toEqual([['表「ranked」未声明，报表不能读取', 'ranked']]);
  expect(said('select o.shopp as shop, max(o.amuont) as most from market_order o group by o.shopp')).toHaveLength(3);
});

describe('what passes', () => {
  test('a select with parameters, session values, a WITH query and windows', () => {
    const text = [
      'with recent as (select shop, order_time, amount from market_order where order_time >= ${from})',
      "select r.shop, date_trunc('day', r.order_time) as day, sum(r.amount)::numeric as amount,",
      '  row_number() over (partition by r.shop order by sum(r.amount) desc) as place',
      "from recent r -- '${shop}' in a remark is nothing",
      'where r.shop = ${shop} and r.shop <> #{sys_user_code} and (${shop} is not null) and r.amount > ${least}',
      'group by r.shop, 2; -- end',
    ].join('\n');
    const result = gate(text);
    expect(result).toMatchObject({
      ok: true,
      bindings: [{ param: 'from' }, { param: 'shop' }, { session: 'username' }, { param: 'least' }],
      outputs: ['shop', 'day', 'amount', 'place'],
      relations: ['market_order'],
    });
    if (!result.ok) return;
    expect(result.sql).toContain('order_time >= $1::date');
    expect(result.sql).toContain('r.shop = $2::text and r.shop <> $3::text and ($2::text is not null)');
    expect(result.sql).toContain('r.amount > $4::numeric');
    expect(result.sql.endsWith('group by r.shop, 2')).toBe(true);
  });

  test.each([
    'select id as x from biz_goods union all select id from market_order order by 1',
    'select coalesce(a, 0) as a, nullif(b, 1) as b, greatest(a, b) as c, extract(year from t) as y from biz_goods',
    "select case when a > 1 then '是' else '否' end as flag, t at time zone 'Asia/Shanghai' as t2 from biz_goods",
    "select d::date as day from generate_series(current_date - 7, current_date, interval '1 day') d",
    'with recursive t as (select 1 as n union all select n + 1 from t where n < 5) select n from t',
    'select count(*) filter (where a is null) as n, array_agg(a order by b)::text[] as list from biz_goods',
    'select x.a from (select * from biz_goods) x where exists (select 1 from market_order where id = x.id)',
    "select a like '%\\_%' as b, trim(both ' ' from c) as c, substring(c from 1 for 2) as d from biz_goods",
    'select a, sum(b) as b, grouping(a) as g from biz_goods group by rollup (a)',
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('what is refused', () => {
  test('A037: two statements', () => {
    expect(problemsOf('select a from biz_goods; drop table biz_goods')).toEqual([
      { offset: 25, message: 'SQL 只能有一条语句', fix: '请只保留一条 SELECT' },
    ]);
  });

  test.each([
    ['with x as (delete from biz_goods returning *) select a from x', 'SQL 中不能使用 DELETE'],
    ['with x as (insert into biz_goods values (1) returning *) select a from x', 'SQL 中不能使用 INSERT'],
    ['select a into t2 from biz_goods', '不能使用 SELECT INTO'],
    ['select a from biz_goods union select b from market_order for update', 'SQL 中不能使用 FOR UPDATE'],
    ['select a from (select b as a into t3 from biz_goods) x', '不能使用 SELECT INTO'],
    ['update biz_goods set a = 1', 'SQL 只能是 SELECT，不能是 UPDATE'],
    ["copy biz_goods to program 'id'", 'SQL 只能是 SELECT，不能是 COPY'],
    ['select a from biz_goods for update', 'SQL 中不能使用 FOR UPDATE'],
    ['create table t as select 1', 'SQL 只能是 SELECT'],
    ['do $$ begin end $$', 'SQL 只能是 SELECT'],
    ["set role 'postgres'", 'SQL 只能是 SELECT'],
    ['explain analyze select 1', 'SQL 只能是 SELECT'],
  ])('A038: %s', (text, message) => {
    expect(firstMessage(text)).toContain(message);
  });

  test.each([
    'upd/**/ate sys_user set a = 1',
    'select schema_name from (information_schema.schemata)',
    'select a from biz_goods where ${',
    'select a from biz_goods where :a',
    '',
    '-- nothing',
  ])('A039: %s is refused because it cannot be parsed', (text) => {
    expect(firstMessage(text)).toMatch(/语法错误|只能是 SELECT/);
  });

  test.each([
    "select pg_read_file('x') as a",
    "select lo_import('/etc/passwd') as a",
    "select a from dblink('x', 'y') as t(a text)",
    "select set_config('role', 'postgres', false) as a",
    'select pg_sleep(60) as a',
    'select pg_catalog.pg_sleep(60) as a',
    'select public.sum(1) as a',
    'select "PG_SLEEP"(60) as a',
    "select a from biz_goods where (select query_to_xml('select 1', true, true, '')) is null",
    "select a from biz_goods order by current_setting('x')",
    'select sum(pg_sleep(1)) over (order by 1) as a from biz_goods',
    "select nextval('s') as a",
    'select a operator(public.+) b as c from biz_goods',
    "select 'pg_authid'::regclass::text as a",
    'select current_user as a',
    'select session_user as a',
    'select a from biz_goods tablesample system (1)',
    "select a from xmltable('/a' passing '<a/>' columns a text) x",
    "select repeat('x', 1000000000) as a",
  ])('A040: %s', (text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0);
    expect(firstMessage(text)).toMatch(/不在允许的范围内|运算符不能带模式|不能转换为类型|不能读取数据库|不能使用/);
  });

  test.each([
    'select a from pg_authid',
    'select a from pg_stat_activity',
    'select a from pg_catalog.pg_settings',
    'select a from information_schema.columns',
    'select a from sys_user',
    'select a from public.biz_goods',
    'select a from biz_goods where id in (select id from sys_user)',
    'select a from biz_goods b, lateral (select 1 as x from sys_user) u',
    'with sys_user as (select * from sys_user) select a from sys_user',
    'with x as (select a from y), y as (select a from biz_goods) select a from x',
    'select (select password from sys_user limit 1) as a',
    'select a from biz_goods order by (select password from sys_user limit 1)',
    'select a from biz_goods limit (select count(*) from sys_user)',
    'with x as (with sys_user as (select 1 as a) select a from sys_user) select a from sys_user',
    'select a from only sys_user',
  ])('A041: %s', (text) => {
    expect(firstMessage(text)).toMatch(/未声明，报表不能读取|不能带模式/);
  });

  test.each([
    ["select a from biz_goods where shop = '${shop}'", 38],
    ['select a as "${shop}" from biz_goods', 13],
    ["select a from biz_goods where shop = E'it\\'s ${shop}'", 45],
    ['select a from biz_goods where shop = $q$ ${shop} $q$', 41],
    ["select a from biz_goods where shop like '%#{sys_org_code}%'", 42],
  ])('A043: %s is refused with its place', (text, offset) => {
    expect(problemsOf(text)[0]).toMatchObject({ offset, message: expect.stringContaining('引号') });
  });

  test('an unknown name says which was meant', () => {
    expect(problemsOf('select a from biz_goods where a = ${shpo}')).toEqual([
      {
        offset: 34,
        message: 'SQL 使用了未声明的参数「${shpo}」',
        fix: '可用的有：${shop}、${from}、${least}',
        suggestion: '${shop}',
      },
    ]);
    expect(problemsOf('select a from biz_good')[0]).toMatchObject({ offset: 14, suggestion: 'biz_goods' });
    expect(firstMessage('select a from biz_goods where a = #{sys_role}')).toBe('未知的系统变量「#{sys_role}」');
    expect(firstMessage('select a from biz_goods where a = ${__proto__}')).toContain('未声明的参数');
    expect(firstMessage('select a from biz_goods where a = #{constructor}')).toContain('未知的系统变量');
  });

  test('a hand-written $1 would steal another value', () => {
    expect(firstMessage('select a from biz_goods where a = $1 and b = ${shop}')).toBe('SQL 中不能直接写参数编号「$1」');
  });

  test('output columns must have distinct names, and no star', () => {
    expect(firstMessage('select * from biz_goods')).toBe('最外层不能写 select *');
    expect(firstMessage('select b.* from biz_goods b')).toBe('最外层不能写 select *');
    expect(firstMessage('select a + 1 from biz_goods')).toBe('这一列没有名字');
    expect(firstMessage('select a, b as a from biz_goods')).toBe('输出列「a」重复');
    expect(firstMessage('values (1)')).toBe('SQL 没有输出列');
    expect(problemsOf('table sys_user').map((each) => each.message)).toEqual([
      '最外层不能写 select *',
      '表「sys_user」未声明，报表不能读取',
    ]);
  });

  test('places behind Chinese text are counted in characters', () => {
    const text = "select '店铺' as shop, '甲' || 乙 as b, pg_sleep(1) as c from biz_goods";
    expect(problemsOf(text)[0]?.offset).toBe(text.indexOf('pg_sleep'));
    const broken = "select '店铺' as shop frm biz_goods x y";
    expect(problemsOf(broken)[0]).toMatchObject({ offset: broken.indexOf('frm') });
    const after = "select a from biz_goods where a = ${shop} and '店' = ${from} and pg_sleep(1) = 1";
    expect(problemsOf(after)[0]?.offset).toBe(after.indexOf('pg_sleep'));
  });

  test('deep nesting and long text are refused, not survived by luck', () => {
    const deep = `select ${'('.repeat(2000)}1${')'.repeat(2000)} as a`;
    const nested = `${'select a from ('.repeat(200)}biz_goods${')'.repeat(200)}`;
    expect(problemsOf(nested).length).toBeGreaterThan(0);
    expect(problemsOf(`select ${'a + '.repeat(1000)}1 as a from biz_goods`)[0]?.message).toBe('SQL 过于复杂');
    expect(['SQL 过于复杂', '(let through)']).toContain(firstMessage(deep));
    expect(firstMessage(`select ${' '.repeat(60_000)}1 as a`)).toContain('50000');
  });
});

const WORDS =
  'select a, from ,biz_goods,sys_user,(,), where ,a = ,${shop}, union , with x as ,delete, as x,#{sys_user_id}';
const PIECES = [...WORDS.split(','), ', ', "'", '"', '--', '/*', '*/', '\n', ';', '$$', "E'", '\\', '$1', '店'];

test('whatever is thrown at it, the gate answers and never lets an undeclared table through', () => {
  const pieces = fc.constantFrom(...PIECES);
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const result = gate(parts.join(''));
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
      else {
        expect(result.relations.every((relation) => tables.has(relation))).toBe(true);
        expect(parseSql(`select * from (${result.sql}\n) as report`).ok).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

describe('columns that keep secrets', () => {
  test.each([
    'select api_key from biz_shop',
    'select s.api_key as name from biz_shop s',
    "select name from biz_shop where api_key like 'a%'",
    'select name from biz_shop order by api_key',
    'with x as (select * from biz_shop) select name from x',
    'select x.a from (select s.* from biz_shop s) x(a, b, c)',
    'select count(*) as n from biz_shop group by biz_shop',
    'select s::text as whole from biz_shop s',
    'select (s).name as n from biz_shop s',
    'select b from biz_shop as s(a, b, c)',
    'select j.x as v from (biz_shop s join biz_goods g on true) as j(x, y, z)',
    'select j::text as v from (biz_shop s join biz_goods g on true) as j',
    'select g.name from biz_goods g join biz_shop s using (api_key)',
    'select g.name from biz_goods g natural join biz_shop s',
  ])('%s is refused', (text) => {
    expect(problemsOf(text).map(({ message }) => message)).toContainEqual(expect.stringContaining('密码字段的列'));
  });

  test('the rest of such a table may be read, and other tables may have columns of that name', () => {
    expect(problemsOf('select s.name, count(*) as n from biz_shop s join biz_goods g using (id) group by 1')).toEqual(
      [],
    );
    expect(problemsOf('select api_key from market_order')[0]?.message).toBe('所读的表没有列「api_key」');
  });

  test('it is told at its place', () => {
    expect(problemsOf('select name,\n  api_key from biz_shop')[0]).toMatchObject({ offset: 15 });
  });
});

describe('columns that are not there', () => {
  test.each([
    ['select g.shopp from biz_goods g', '「g」没有列「shopp」', 'shop', 7],
    ['select sum(o.orderTime) as t from market_order o', '「o」没有列「ordertime」', 'order_time', 11],
    ['select shop from market_order where amuont > 1', '所读的表没有列「amuont」', 'amount', 36],
    ['with w as (select shop as s from market_order) select w.shop from w', '「w」没有列「shop」', undefined, 54],
  ])('%s', (text, message, suggestion, offset) => {
    expect(problemsOf(text)[0]).toMatchObject({ message, offset, ...(suggestion ? { suggestion } : {}) });
  });

  test.each([
    'select x.a from (select * from biz_goods) x where exists (select 1 from market_order o where o.shop = x.shop)',
    'select g.concat as t from biz_goods g',
    "select k.value from biz_goods g, jsonb_each_text('{}') k",
    'select shop as s from market_order order by s',
    'select m.amount from market_order m join lateral (select max(g.cost) as c from biz_goods g where g.shop = m.shop) x on true',
  ])('let through: %s', (text) => {
    expect(problemsOf(text).filter(({ message }) => message.includes('没有列'))).toEqual([]);
  });
});

describe('restricted columns go into the outputs', () => {
  const restrictedIn = (text: string) => {
    const result = gate(text);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'));
    const { outputs, rows } = result.restricted;
    return {
      outputs: result.outputs.filter((_, at) => (outputs[at] ?? []).length > 0),
      of: [...new Set(outputs.flat())].sort(),
      rows,
    };
  };
  const cost = 'biz_goods.cost';
  const price = 'biz_goods.price';

  test.each<[sql: string, outputs: string[], of?: string[]]>([
    ['select name, cost from biz_goods', ['cost']],
    ['select name as cost, cost as name from biz_goods', ['name']],
    ['select coalesce(sum(cost) filter (where shop <> 1), 0) as n, count(*) as m from biz_goods', ['n']],
    [
      "select count(*) filter (where cost > 5) as n, case when g.cost > 1 then 'a' end as c from biz_goods g",
      ['n', 'c'],
    ],
    [
      'select g::text as t, row(g.*)::text as r, count(g) as n, g.name from biz_goods g',
      ['t', 'r', 'n'],
      [cost, price],
    ],
    [
      'select g.concat as t, (g).cost as c, concat(g) as k, g.name as n from biz_goods g',
      ['t', 'c', 'k'],
      [cost, price],
    ],
    ['select array_to_string(array_agg(biz_goods), 1) as t from biz_goods', ['t'], [cost, price]],
    ['select o.shop, g.cost as c from market_order o join biz_goods g on g.id = o.goods', ['c']],
    ['select cost as c, o.shop as s from market_order o left join biz_goods g using (id)', ['c']],
    ['select j.cost as c, j.order_time as t from (market_order o join biz_goods g on true) as j', ['c']],
    ['select x.b as b, x.a as a from (select name, cost from biz_goods) as x(a, b)', ['b']],
    ['select b as b, shop as s from biz_goods as x(a, b)', ['b', 's'], [cost, price]],
    ['with a as (select * from biz_goods), b(n, c) as (select name, cost from a) select n, c from b', ['c']],
    ['with biz_goods as (select * from biz_goods) select cost, name as n from biz_goods', ['cost']],
    ['with market_order as (select cost as amount from biz_goods) select amount, 1 as n from market_order', ['amount']],
    ['select (select max(cost) from biz_goods) as m, 1 as n', ['m']],
    [
      'select (select count(*) from biz_goods where cost > 5) as m, exists(select price from biz_goods) as e',
      ['m', 'e'],
      [cost, price],
    ],
    ['select o.shop, (select max(g.amount) from (select cost as amount) g) as m from biz_goods o', ['m']],
    ['select s.c as c, o.name as n from biz_goods o, lateral (select o.cost as c) s', ['c']],
    ['select s.max as c, s.n as n from (select max(cost), min(name) as n from biz_goods) s', ['c', 'n']],
    ['select name as n, amount as a from market_order, biz_goods union select name, cost from biz_goods', ['a']],
    [
      'select shop as s, amount as a from market_order union all select * from (select name, cost from biz_goods) x',
      ['a'],
    ],
    ['select v.column2 as b, v.column1 as a from biz_goods, lateral (values (name, cost)) v', ['b']],
    ['select n from biz_goods, generate_series(1, cost) n', ['n']],
    [
      'select rank() over (order by cost) as r, sum(1) over w as s, name from biz_goods window w as (order by price)',
      ['r', 's'],
      [cost, price],
    ],
    [
      'with recursive t as (select name as a, cost as b from biz_goods union select a, b from t) select b from t',
      ['b'],
    ],
    ['select id, name, shop from biz_goods', [], []],
  ])('%s', (sql, outputs, of = [cost]) => {
    expect(restrictedIn(sql)).toMatchObject({ outputs, of });
  });

  test.each([
    'select name from biz_goods where cost > ${least}',
    'select name from biz_goods order by cost desc',
    'select name, count(*) as n from biz_goods group by name, cost',
    'select name, count(*) as n from biz_goods group by name having max(cost) > 1',
    'select distinct on (cost) name from biz_goods',
    'select o.shop from market_order o join biz_goods g on g.cost = o.amount',
    'select o.shop from market_order o join (select cost as amount from biz_goods) g using (amount)',
    'select o.shop from market_order o natural join (select cost as amount from biz_goods) g',
    'select shop from market_order where goods in (select id from biz_goods where cost > 1)',
    'with big as (select id from biz_goods where cost > 1) select id from big',
    'select name from biz_goods limit (select max(cost) from biz_goods)',
    'select name from biz_goods group by grouping sets ((name), (name, cost))',
  ])('rows: %s', (sql) => {
    expect(restrictedIn(sql)).toMatchObject({ outputs: [], rows: [cost] });
  });

  test('a secret is refused by ways that do not name it', () => {
    expect(firstMessage('select s.concat as x from biz_shop s')).toContain('biz_shop.api_key');
  });
});
