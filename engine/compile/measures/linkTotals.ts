import type { Column, ReportFile } from '../../../schemas/generated/types.ts';
import { currencyCounts } from '../../measures/currencies.ts';
import { MeasureFault } from '../../measures/MeasureFault.ts';
import { type ReadMeasure, readMeasure } from '../../measures/readMeasure.ts';
import type { MeasureColumn } from '../../measures/readRows.ts';
import { columnsOf } from '../../measures/traits.ts';
import { freeCurrency } from '../../measures/units.ts';
import type { ReportColumn, ReportPivot } from '../../plan/compiled.ts';
import type { Measure, MeasureNode } from '../../plan/measure.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import { isShare } from '../checks/data/shares.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { noShare } from './linkMeasures.ts';

interface TotalsWorld {
  columns: readonly ReportColumn[];
  /** The same as measures see them. */
  given: () => readonly MeasureColumn[];
  /** The report's own. */
  measures: readonly Measure[];
  /** What it is asked with, and what it is grouped by. */
  report: Pick<ReportFile, 'params' | 'groupBy' | 'pivot'>;
}

/** Gives the columns what stands for them in totals and sub-totals. */
export function linkTotals(linker: Linker, document: Document, declared: readonly Column[], world: TotalsWorld): void {
  for (const [index, cell] of declared.entries()) {
    const column = world.columns[index];
    const total = column && totalOf(linker, document, cell, index, world);
    if (column === undefined || total === undefined) continue;
    const { node, currency, path } = total;
    column.figure = { node, text: textOf(cell), columns: columnsOf(node) };
    if (currency === undefined || isAsked(currency, world.report)) continue;
    if (!isGrouped(currency, world.report))
      linker.report(document, 'measure-currency', mixed(cell.key, currency), path);
    const columns = new Set([...column.figure.columns, currency]);
    // Each group is of one currency; what stands for several groups may not be.
    column.figure = {
      ...column.figure,
      columns: [...columns],
      currencies: currencyCounts(node, currency, world.given()),
    };
  }
}

const textOf = ({ key, total, statistics = [] }: Column): string =>
  total ?? (statistics.includes('sum') ? `sum(row.${key})` : `avg(row.${key})`);

/** What stands for a column in totals. */
interface Total {
  node: MeasureNode;
  /** Where it is said. */
  path: Path;
  /** The column that says of what currency each row is. */
  currency?: string;
}

/** Whether all rows are of the one currency that is asked for. */
const isAsked = (currency: string, { params }: TotalsWorld['report']): boolean =>
  params?.some(({ key, required }) => key === currency && required === true) === true;

/** Whether the rows of each group are of one currency. */
const isGrouped = (currency: string, { groupBy, pivot }: TotalsWorld['report']): boolean =>
  [groupBy, pivot?.rows, pivot?.columns].some((keys) => keys?.some((key) => key === currency));

const mixed = (key: string, currency: string): Sentence => ({
  ...sentences['measure-currency'](key, currency),
  expected: `按 ${currency} 分组，或有必填的参数 ${currency}`,
  fix: `请写 "groupBy": ["${currency}"]，或加上必填的参数 "${currency}" 并在 SQL 里按它筛选，或删去合计`,
});

function totalOf(
  linker: Linker,
  document: Document,
  cell: Column,
  index: number,
  world: TotalsWorld,
): Total | undefined {
  const { key, total, statistics = [] } = cell;
  const column = { op: 'column', key } as const;
  const sum = { op: 'aggregate', name: 'sum', of: column, kind: 'number' } as const;
  if (total === undefined) {
    const count = { ...sum, name: 'count' } as const;
    const average = { op: '/', left: sum, right: count, whenZero: 'empty' } as const;
    if (statistics.length === 0) return undefined;
    const { currency } = world.given().find((each) => each.key === key) ?? {};
    const node = statistics.includes('sum') ? sum : average;
    return { node, path: ['columns', index, 'statistics'], ...(currency === undefined ? {} : { currency }) };
  }
  const path = ['columns', index, 'total'];
  if (statistics.length > 0) {
    const reason = `这一列既写了 statistics 又写了 total，合计只能有一种算法`;
    linker.report(document, 'report-total', sentences['report-total'](reason, total, '请删去 statistics'), path);
    return undefined;
  }
  const read = readTotal(linker, document, total, path, world);
  const kind = world.columns[index]?.kind;
  if (read === undefined) return undefined;
  const wrong = isShare(cell) ? noShare(read.quantity, total) : undefined;
  if (wrong !== undefined) {
    linker.report(document, 'measure-units', wrong.sentence, path);
    return undefined;
  }
  const currency = freeCurrency(read.quantity.units);
  if (read.kind === kind) return { node: read.node, path, ...(currency === undefined ? {} : { currency }) };
  const reason = `合计算出来的是${read.kind === 'number' ? '数值' : '日期'}，这一列显示的不是`;
  const fix =
    read.kind === 'number' ? '请把这一列的 type 改成 inputNumber，或把合计写到数值列上' : '请改换 total 的算法';
  linker.report(document, 'report-total', sentences['report-total'](reason, total, fix), path);
  return undefined;
}

function readTotal(
  linker: Linker,
  document: Document,
  text: string,
  path: (string | number)[],
  { given, measures }: TotalsWorld,
): ReadMeasure | undefined {
  const known = new Map(measures.map((measure) => [measure.key, measure]));
  try {
    return readMeasure(text, {
      columns: new Map(given().map((column) => [column.key, column])),
      measures: [...known.keys()],
      // A ratio of nothing is nothing: that is what a total shows.
      whenZero: 'empty',
      measure: (key) => {
        const found = known.get(key);
        const units = found?.currency === undefined ? {} : { [`by:${found.currency}`]: 1 };
        return found && { node: found.node, kind: found.kind, quantity: { units, ratio: found.ratio } };
      },
    });
  } catch (error) {
    if (!(error instanceof MeasureFault)) throw error;
    linker.report(document, error.code, error.sentence, path, error.start);
    return undefined;
  }
}

/** The columns a report has sub-totals by. */
export function linkGroups(
  linker: Linker,
  document: Document,
  { groupBy: declared }: Pick<ReportFile, 'groupBy'>,
  columns: readonly ReportColumn[],
): string[] {
  const groupBy: readonly string[] = declared ?? [];
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const known = groupBy.filter((key, index) => linker.reference(document, '输出列', key, byKey, ['groupBy', index]));
  const hasFigures = columns.some(({ figure }) => figure !== undefined);
  if (groupBy.length > 0 && !hasFigures) {
    const fix = '请给数值列写 "statistics": ["sum"] 或 total';
    linker.report(
      document,
      'report-total',
      sentences['report-total']('没有一列有合计，小计行会是空的', groupBy.join('、'), fix),
      ['groupBy'],
    );
  }
  for (const key of known) {
    if (byKey.get(key)?.figure === undefined) continue;
    const fix = '请按名称、日期之类的列分组，或删去这一列的 statistics 与 total';
    const reason = `"${key}" 自己有合计，不能又用来分组`;
    linker.report(document, 'report-total', sentences['report-total'](reason, key, fix), [
      'groupBy',
      groupBy.indexOf(key),
    ]);
  }
  return known;
}

/** What a cross table is made of. */
export function linkPivot(
  linker: Linker,
  document: Document,
  { pivot, groupBy }: Pick<ReportFile, 'pivot' | 'groupBy'>,
  columns: readonly ReportColumn[],
): { pivot?: ReportPivot } {
  if (pivot === undefined) return {};
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const tell = (reason: string, found: string, fix: string, path: (string | number)[]) =>
    linker.report(document, 'report-total', sentences['report-total'](reason, found, fix), path);
  const seen = new Set<string>();
  for (const part of ['rows', 'columns', 'measures'] as const)
    for (const [index, key] of pivot[part].entries()) {
      const path = ['pivot', part, index];
      const column = linker.reference(document, '输出列', key, byKey, path);
      if (seen.has(key)) linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), path);
      seen.add(key);
      if (part === 'measures' && column !== undefined && column.figure === undefined)
        tell(`"${key}" 没有合计，不能放进交叉表的格里`, key, '请给这一列写 "statistics": ["sum"] 或 total', path);
    }
  if (groupBy !== undefined)
    tell('交叉表自己有合计，不再分组小计', 'groupBy', '请删去 groupBy，或删去 pivot', ['groupBy']);
  return { pivot };
}
