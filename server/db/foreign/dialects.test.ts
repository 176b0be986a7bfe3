import { expect, test } from 'vitest';
import type { Aggregate } from '../../../engine/plan/measure.ts';
import { figureText, fromReport, groupText, inGroups, reportStatement, sameOutput } from '../reportSql.ts';
import { whereFilter } from '../where.ts';
import { dialectOf } from './dialects.ts';

const COLUMNS = new Map(
  (
    [
      ['sku', 'text'],
      ['qty', 'number'],
      ['made', 'datetime'],
    ] as const
  ).map(([key, kind]) => [key, { column: key, kind }]),
);

/** `select sku from stock where made >= ? and note <> '$1?' and sku = ?`, as the gate makes it. */
const text = "select * from stock where made >= cast($2 as date) and note <> '$1?' and sku = $1 -- said";
const placed = (piece: string) => ({ sql: text.lastIndexOf(piece), sqlLength: piece.length, text: 0, textLength: 0 });
const report = {
  sql: text,
  dataSource: { code: 'erp', kind: 'mysql' as const },
  sqlOrigin: { replaced: [placed('cast($2 as date)'), placed('$1')] },
};
const mysql = dialectOf(report.dataSource);
const VALUES = ["'; drop table stock; --", '2026-01-01'];

test('a filtered page of a report in MySQL’s words: every value is bound, where it stands', () => {
  const filter = {
    op: 'and' as const,
    filters: [
      { op: 'like' as const, key: 'sku', text: '50%_' },
      { op: 'ge' as const, key: 'qty', value: 3 },
      { op: 'eq' as const, key: 'sku', value: 'A' },
    ],
  };
  let select = fromReport(report, VALUES)
    .where(whereFilter(filter, COLUMNS, mysql))
    .select(['sku']);
  for (const by of mysql.ordered(groupText('sku', mysql), 'desc')) select = select.orderBy(by);
  const page = select.limit(mysql.rows(10)).offset(mysql.rows(20));
  expect(reportStatement(report, VALUES, page.compile())).toEqual({
    sql:
      "select `sku` from (select * from stock where made >= cast(? as date) and note <> '$1?' and sku = ? -- said\n) " +
      'as `report` where (lower(cast(`sku` as char)) like lower(?) and `qty` >= cast(? as decimal(65, 10)) and ' +
      'cast(`sku` as char) = ?) order by cast(`sku` as char) is null, cast(`sku` as char) desc limit 10 offset 20',
    values: ['2026-01-01', VALUES[0], '%50\\%\\_%', 3, 'A'],
  });
});

test('figures, groups and single outputs in MySQL’s words', () => {
  const of = { op: 'column', key: 'qty' } as const;
  const condition = { op: 'compare', sign: '==', kind: 'text', left: { op: 'column', key: 'sku' } } as const;
  const when = { ...condition, right: { op: 'text', value: 'x' } };
  const figures = [
    { op: 'aggregate', name: 'sum', of, kind: 'number', when },
    { op: 'aggregate', name: 'count', when },
    { op: 'aggregate', name: 'countDistinct', of: { op: 'column', key: 'sku' }, kind: 'text' },
  ] as unknown as Aggregate[];
  const query = fromReport({ ...report, sql: 'select 1', sqlOrigin: { replaced: [] } }, [])
    .select(figures.map((each, at) => figureText(each, COLUMNS, mysql).as(`f${at}`)))
    .where(inGroups(['sku'], [['A'], [null]], mysql))
    .where(sameOutput('made', 'datetime', '2026-01-01', mysql))
    .where(sameOutput('qty', 'number', '1', mysql));
  const same = "(nullif(cast(`sku` as char), '') <=> cast(? as char))";
  expect(query.compile().sql).toBe(
    `select cast((coalesce(sum(case when ${same} then cast(\`qty\` as decimal(65, 10)) end), 0)) as char) as \`f0\`, ` +
      `cast((count(case when ${same} then 1 end)) as char) as \`f1\`, ` +
      "cast((count(distinct cast(nullif(cast(`sku` as char), '') as binary))) as char) as `f2` from (select 1\n) as `report` " +
      'where ((cast(`sku` as char) <=> ?) or (cast(`sku` as char) <=> ?)) ' +
      'and cast(`made` as datetime) = cast(? as datetime) and (`qty` + 0e0) = (? + 0e0)',
  );
});
