import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const columns = [{ key: 'kind', title: '种类', type: 'input' }];
const of = (sql: string) =>
  told({ 'market/tried.report.json': { title: '试', sql: [sql], columns } }).map(({ message, suggestion }) => [
    message,
    suggestion,
  ]);

const KINDS = "with k as (select sku, 'low' as kind from base_product union all select sku, null from base_product)";

test.each([
  [`${KINDS} select w.kind from k w where w.kind = 'lowest'`, "「w.kind」只会是 'low'，不会是 'lowest'", 'low'],
  [`${KINDS} select kind from k where kind <> 'high'`, "「kind」只会是 'low'，不会是 'high'", undefined],
  [
    "select c.kind from base_product p cross join lateral (values ('own', p.sku), ('bought', p.name)) c (kind, name) where c.kind in ('own', 'bougth')",
    "「c.kind」只会是 'own'、'bought'，不会是 'bougth'",
    'bought',
  ],
  [
    "select case s.state when 'new' then 'A' when 'old' then 'B' end as kind from (select case when state = 'new' then 'new' else 'other' end as state from base_product) s",
    "「s.state」只会是 'new'、'other'，不会是 'old'",
    undefined,
  ],
])('%s', (sql, message, suggestion) => {
  expect(of(sql)).toEqual([[message, suggestion]]);
});

test('what is put out by way of others is one of the choices', () => {
  const options = ['low', 'high'].map((value) => ({ value, text: value }));
  const put = (sql: string) =>
    told({
      'market/tried.report.json': { title: '试', sql: [sql], columns: [{ ...columns[0], type: 'select', options }] },
    }).map(({ code, found, suggestion }) => [code, found, suggestion]);
  expect(put(`${KINDS} select w.kind from k w`)).toEqual([]);
  const slip = [['unknown-choice', 'hihg', 'high']];
  expect(put("select v.kind from (values ('low'), ('hihg')) v (kind)")).toEqual(slip);
  expect(put("with k as (select 'low' as kind union all select 'hihg') select kind from k")).toEqual(slip);
  expect(put("with k as (select name as kind from base_product union all select 'hihg') select kind from k")).toEqual(
    [],
  );
});

test.each([
  `${KINDS} select w.kind from k w where w.kind = 'low'`,
  `${KINDS}, more as (select kind from k union all select 'high') select kind from more where kind in ('low', 'high')`,
  "with k as (select coalesce(name, 'none') as kind from base_product) select kind from k where kind = 'other'",
  "with k as (select *, 'low' as kind from base_product) select k.kind from k where k.kind = 'anything'",
  "with recursive k as (select 'a' as kind union all select kind || 'a' from k where kind < 'aaa') select kind from k where kind = 'aa'",
  "with k as (select null as kind from base_product) select kind from k where kind = 'x'",
  // Its own column hides that of the same name around it.
  "with k as (select 'low' as kind, sku from base_product) select (select p.name from base_product p where p.sku = 'x') as kind from k",
])('%s may be', (sql) => {
  expect(of(sql)).toEqual([]);
});
