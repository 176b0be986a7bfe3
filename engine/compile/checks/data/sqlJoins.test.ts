import { beforeAll, describe, expect, test } from 'vitest';
import { toldOf } from '../../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

type Given = { params?: object[]; allow?: string[]; dictCode?: string };

const of = (sql: string, { dictCode, ...rest }: Given = {}) => {
  const columns = [
    { key: 'one', title: '一', ...(dictCode ? { type: 'select', dictCode } : { type: 'input' }) },
    { key: 'total', title: '计', type: 'inputNumber' },
  ];
  return told({ 'market/tried.report.json': { title: '试', sql: [sql], columns, ...rest } }).map(
    ({ code, line, found, suggestion }) => [code, line > 0 && found, suggestion],
  );
};

describe('a sum', () => {
  const over = (joined: string, total = 'sum(o.qty)', rest = '') =>
    `select o.sku as one, ${total} as total from market_order o ${joined} ${rest} group by 1`;
  const rates = 'join base_exchange_rate x on x.currency = o.currency and x.valid_from = o.order_date';
  const multiplied = (found: string) => [['sql-multiplied', found, undefined]];

  test.each([
    ['join base_listing l on l.msku = o.msku', 'sum(o.qty)', 'l.shop'],
    ['join base_listing l using (msku)', 'sum(o.qty)', 'l.shop'],
    [rates, 'sum(o.qty * x.rate)', 'x.kind'],
    [rates, '(select sum(1)) + sum(o.qty) * 2 + min(o.amount * x.rate)', 'x.kind'],
  ])('%s counts rows more than once', (joined, total, found) => {
    expect(of(over(joined, total))).toEqual(multiplied(found));
  });

  test.each([
    ['join market_refund r on r.order_id = o.order_id', 'r.order_id'],
    ['left join market_refund r using (order_id)', 'r.order_id'],
  ])('%s meets several of what is joined', (joined, found) => {
    expect(of(over(joined))).toEqual(multiplied(found));
    // A refund of an order meets each of its lines.
    expect(of(over(joined, 'sum(r.qty)'))).toEqual(multiplied('o.line_no'));
    expect(of(over(joined, 'max(o.qty) * count(*)'))).toEqual([]);
    expect(of(over(joined, 'sum(o.qty)', 'where r.reason is null'))).toEqual([]);
  });

  test('may say why it does', () => {
    const sql = over(rates, 'sum(o.qty * x.rate)');
    expect(of(sql, { allow: ['sql-multiplied x.kind：只有月均价'] })).toEqual([]);
  });

  test.each([
    ['join base_listing l on l.msku = o.msku and l.shop = o.shop', 'sum(o.qty)', ''],
    // Of what is joined itself, and of lines times what their head says.
    ['join base_listing l on l.msku = o.msku and l.shop = o.shop', 'sum(o.qty * l.buy_box_share)', ''],
    ['join base_product p on p.sku = o.sku', 'sum(o.qty * p.purchase_cost)', ''],
    // Each row once, however often it comes.
    ['join base_listing l on l.msku = o.msku', 'count(distinct o.order_id)', ''],
    ['join base_listing l on l.msku = o.msku', 'max(o.qty)', ''],
    // Bound otherwise.
    [rates, 'sum(o.qty * x.rate)', "where x.kind = 'month'"],
    [rates, 'sum(o.qty * x.rate)', "where x.kind in ('month')"],
    ['cross join base_shop h', 'sum(o.qty)', ''],
    ['join (select msku, min(shop) as shop from base_listing group by 1) l on l.msku = o.msku', 'sum(o.qty)', ''],
  ])('%s, %s %s is right', (joined, total, rest) => {
    expect(of(over(joined, total, rest))).toEqual([]);
  });
});

describe('the name of a record', () => {
  const shown = (one: string, rest = '') =>
    `select ${one} as one, count(*) as total from market_order o join base_shop h on h.code = o.shop ${rest} group by 1`;
  const wrong = [['wrong-type', 'name', 'code']];

  test('is not what is put out for it, joined to it or asked for', () => {
    expect(of(shown('h.name'), { dictCode: 'shop' })).toEqual(wrong);
    expect(of(shown('o.sku', 'join base_shop k on k.name = o.shop'))).toEqual(wrong);
    const params = [{ key: 'shop', title: '店铺', type: 'select', dictCode: 'shop', required: true }];
    expect(of(shown('o.sku', 'where h.name = ${shop}'), { params })).toEqual(wrong);
  });

  test('stands where names are shown, and its value anywhere', () => {
    expect(of(shown('h.name'))).toEqual([]);
    expect(of(shown('h.code'), { dictCode: 'shop' })).toEqual([]);
    expect(of(shown('o.shop', 'join base_shop k on k.code = o.shop'), { dictCode: 'shop' })).toEqual([]);
  });
});

describe('the last day of a period', () => {
  const params = [{ key: 'made', title: '期间', type: 'period' }];
  const until = (condition: string) =>
    of(
      `select sku as one, sum(qty) as total from market_order where (\${madeFrom} is null or order_date >= \${madeFrom}) and ${condition} group by 1`,
      { params },
    );
  const lost = [['sql-odd', 'madeTo', undefined]];

  test('is more than its midnight', () => {
    expect(until('(${madeTo} is null or create_time <= ${madeTo})')).toEqual(lost);
    expect(until('(${madeTo} is null or create_time between ${madeFrom} and ${madeTo}::timestamp)')).toEqual(lost);
  });

  test('is whole where days are compared', () => {
    expect(until('(${madeTo} is null or order_date <= ${madeTo})')).toEqual([]);
    expect(until('(${madeTo} is null or create_time::date <= ${madeTo})')).toEqual([]);
    expect(until('(${madeTo} is null or create_time < ${madeTo}::date + 1)')).toEqual([]);
  });
});

describe('a left join', () => {
  const left = (where: string) =>
    of(
      `select p.sku as one, count(*) as total from base_product p left join (select sku, sum(qty) as units from market_order group by 1) s on s.sku = p.sku where ${where} group by 1`,
    );

  test.each([
    's.units > 0',
    "p.state = 'sale' and (s.units between 1 and 9)",
    's.sku in (p.sku)',
    'p.sku = s.sku::text',
  ])('is undone by %s', (where) => {
    expect(left(where)).toEqual([['sql-inner', 's', undefined]]);
  });

  test.each([
    "p.state = 'sale'",
    's.units is null or s.units > 0',
    'coalesce(s.units, 0) >= 0',
    's.units is not null',
    "(p.state = 'sale' or s.units > 0)",
  ])('is kept by %s', (where) => {
    expect(left(where)).toEqual([]);
  });
});

describe('an aggregate', () => {
  const agg = (expression: string, from = 'market_order o') =>
    of(`select o.sku as one, ${expression} as total from ${from} group by 1`).map(([code, found]) => [code, found]);

  test('of equal numbers adds them all, and a list has an order', () => {
    expect(agg('sum(distinct o.qty)')).toEqual([['sql-odd', 'distinct']]);
    expect(agg('(array_agg(o.qty))[1]')).toEqual([['sql-odd', 'array_agg']]);
  });

  test.each([
    ['(array_agg(o.qty order by o.order_date))[1]', 'market_order o'],
    ['(array_agg(distinct o.qty))[1]', 'market_order o'],
    ['(array_agg(o.qty))[1]', '(select sku, qty from market_order order by order_date) o'],
    ['count(distinct o.qty)', 'market_order o'],
  ])('%s of %s is right', (expression, from) => {
    expect(agg(expression, from)).toEqual([]);
  });
});

describe('not in', () => {
  const among = (asked: string) =>
    of(`select o.sku as one, count(*) as total from market_order o where o.sku not in (${asked}) group by 1`);

  test('finds nothing where one of them is empty', () => {
    expect(among('select asin from base_listing')).toEqual([['sql-odd', 'asin', undefined]]);
    expect(among("select l.asin from base_listing l where l.status = 'Active'")).toEqual([
      ['sql-odd', 'asin', undefined],
    ]);
  });

  test.each([
    'select sku from base_product',
    'select l.asin from base_listing l where l.asin is not null',
    "select l.asin from base_listing l where l.status = 'Active' and l.asin <> ''",
    "select coalesce(l.asin, '') from base_listing l",
    "'A', 'B'",
  ])('finds the others of %s', (asked) => {
    expect(among(asked)).toEqual([]);
  });
});
