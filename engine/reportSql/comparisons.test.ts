import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparisonsIn } from './comparisons.ts';

const relations = new Set(['biz_goods', 'market_order']);

beforeAll(() => loadModule());

describe('what columns are held against', () => {
  const comparedIn = (text: string) => {
    const looking = { relations, params: ['by'], offsetOf: () => 0 };
    const found = comparisonsIn(parseSync(text).stmts?.[0]?.stmt, looking);
    return found.compared.map(({ of, value, like = '' }) => `${Object.values(of).join(' ')} ${like}${value}`);
  };

  test('an alias is of the table its own statement gives it', () => {
    const text = [
      'with',
      "  a as (select x.name from biz_goods x where x.shop = 'one'),",
      "  b as (select x.goods from market_order x where x.shop in ('two', 'three'))",
      "select x.name from a x join b on b.goods = x.name where x.name <> 'four' and b.goods = 'five'",
    ].join('\n');
    expect(comparedIn(text)).toEqual(['biz_goods shop one', 'market_order shop two', 'market_order shop three']);
  });

  test('a statement within sees the names around it, its own in front, and so does each half of a union', () => {
    const text = [
      'select g.name from biz_goods g where exists (',
      "  select 1 from market_order o where o.goods = g.name and g.shop = 'outer' and o.shop = 'inner')",
      "and g.name in (select g.goods from market_order g where g.shop = 'shadow')",
      "union all select g.goods from market_order g left join biz_goods j on j.name = g.goods and j.shop = 'joined'",
      "where 'half' = g.shop and amount = 'whole'",
    ].join('\n');
    expect(comparedIn(text)).toEqual([
      'biz_goods shop outer',
      'market_order shop inner',
      'market_order shop shadow',
      'biz_goods shop joined',
      'market_order shop half',
      'biz_goods,market_order amount whole',
    ]);
  });

  test('a parameter is known by its number, and every way to hold against a text is read', () => {
    const text = [
      "select 1 from biz_goods g where $1::text = 'one' and case g.shop when 'two' then true end",
      "and g.shop <> all(array['three']) and g.shop ilike 'four%' and $2 = 'five' and coalesce(g.shop, '') = 'six'",
    ].join(' ');
    expect(comparedIn(text)).toEqual([
      'by one',
      'biz_goods shop two',
      'biz_goods shop three',
      'biz_goods shop ilikefour%',
    ]);
  });
});
