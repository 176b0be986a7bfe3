import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregatesOf, computeMeasure, evaluateMeasure } from '../../engine/measures/evaluate.ts';
import { readMeasure } from '../../engine/measures/readMeasure.ts';
import type { MeasureColumn } from '../../engine/measures/readRows.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { aggregateSql, measureSql } from './measures.ts';
import { builder, run } from './sql.ts';

const COLUMNS: readonly MeasureColumn[] = [
  { key: 'name', kind: 'text', percent: false },
  { key: 'state', kind: 'code', percent: false },
  { key: 'day', kind: 'date', percent: false },
  { key: 'qty', kind: 'number', percent: false },
  { key: 'price', kind: 'number', percent: false },
];
const SQL_COLUMNS = new Map(COLUMNS.map(({ key }) => [key, { column: key }]));

interface Made {
  name: string | null;
  state: string | null;
  day: string | null;
  qty: number | null;
  price: string | null;
}

/** Numbers that look random and are the same every time. */
function rowsFrom(seed: number, count: number): Made[] {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const or = <T>(value: T): T | null => (next(6) === 0 ? null : value);
  return Array.from({ length: count }, () => ({
    name: next(9) === 0 ? '' : or(`n${next(12)}`),
    state: or(['a', 'b', 'c'][next(3)] ?? 'a'),
    day: or(`2026-05-${String(1 + next(28)).padStart(2, '0')}`),
    qty: or(next(20) - 5),
    price: or(`${next(1_000_000_000)}.${String(next(10_000)).padStart(4, '0')}`),
  }));
}

const SOURCES = [
  'count()',
  'count(row.qty)',
  "count(!(row.state == 'a') && row.qty != 3)",
  "count(row.state != 'a' || row.qty <= 3)",
  "count(!(row.state in ['a', 'b']))",
  'count(row.name == null)',
  'count(row.qty * 2 > row.price - 1.5)',
  "count(row.day >= '2026-05-10' && row.day < '2026-05-20')",
  'countDistinct(row.name)',
  "countDistinct(row.name, row.state == 'b')",
  'countDistinct(row.qty)',
  'sum(row.qty)',
  "sum(row.qty * row.price, row.state != 'b')",
  "sum(row.price, row.state == 'none')",
  'min(row.price)',
  "max(row.day, row.state == 'a')",
  "sum(row.price, row.state == 'a') / sum(row.qty, row.state == 'a')",
  "sum(row.qty) / count(row.state == 'none')",
  'avg(row.price)',
  '-sum(row.qty) * 0.1 + sum(row.qty)',
];

const databases = await openTestDatabases();

describe.each(databases)('measures on $kind', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ migrated: false });
    await db.query(
      'CREATE TABLE goods (name varchar(20), state varchar(5), day date, qty integer, price numeric(18,4))',
    );
  });
  afterAll(() => db.close());

  test.each([0, 1, 7, 400])('over %i rows are what they are in the engine', async (count) => {
    const rows = rowsFrom(count + 11, count);
    await db.query('TRUNCATE goods');
    await db.query(
      'INSERT INTO goods SELECT * FROM json_to_recordset($1::json) AS r(name text, state text, day date, qty int, price numeric)',
      [JSON.stringify(rows)],
    );
    for (const source of SOURCES) {
      const scope = { columns: new Map(COLUMNS.map((each) => [each.key, each])), measures: [] };
      const read = readMeasure(source, { ...scope, measure: () => undefined, whenZero: 'zero' });
      if (read === undefined) throw new Error(source);
      const aggregates = aggregatesOf(read.node);
      const select = builder
        .selectFrom('goods')
        .select(aggregates.map((each, at) => aggregateSql(each, SQL_COLUMNS).as(`a${at}`)))
        .select(measureSql(read.node, SQL_COLUMNS).as('whole'));
      const [found] = (await run(db, select)).rows;
      const known = new Map(aggregates.map((each, at) => [JSON.stringify(each), textOf(found?.[`a${at}`])]));
      const figure = computeMeasure(read.node, (each) => known.get(JSON.stringify(each)));
      const own = evaluateMeasure(read, rows as unknown as Record<string, unknown>[]);
      expect(figure, source).toBe(own);
      const sorted = textOf(found?.whole);
      if (read.kind === 'number' && sorted !== undefined) expect(Number(sorted), source).toBeCloseTo(Number(own), 6);
    }
  });
});

/** As the engine writes it: `5.50` is `5.5`. */
function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
