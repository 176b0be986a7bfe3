import { type Statistic, statisticsLines } from '../../../../engine/lists/statistics.ts';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';

/** Where a line of figures keeps its name, and the id of the column that shows it. */
const NAME = '_name';
const NAMED_IN = '_namedIn';

const NAMES = { sum: '合计', average: '平均' } as const satisfies Record<Statistic, string>;

/** The figures below the rows, 合计 before 平均; the column `naming` shows their name. */
export function summaryRows(
  columns: readonly PlanField[],
  rows: readonly GridRow[],
  naming: string | undefined,
): GridRow[] {
  return statisticsLines(columns, rows, NAMES).map(({ label: name, statistic, figures }) => {
    const shown = statistic === 'average' ? rounded(columns, figures) : figures;
    return { ...(shown as Record<string, Json>), id: `_${name}`, [NAME]: name, [NAMED_IN]: naming ?? null };
  });
}

/** Which figures a line holds; undefined: it is none of them. */
export function statisticOf(line: GridRow | undefined): { key: Statistic; name: string } | undefined {
  const key = (['sum', 'average'] as const).find((each) => NAMES[each] === line?.[NAME]);
  return key && { key, name: NAMES[key] };
}

/** What a line of figures says in a column besides its figure: its name, in one of them. */
export function footerName(line: GridRow | undefined, column: string): string {
  return line?.[NAMED_IN] === column ? String(line[NAME]) : '';
}

/** A mean of whole numbers has digits without end; two are enough where the column does not say. */
function rounded(columns: readonly PlanField[], figures: Row): Row {
  const digits = (key: string) => {
    const column = columns.find((one) => one.key === key);
    return column && 'precision' in column && column.precision !== undefined ? column.precision : 2;
  };
  return Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [key, Number(Number(figure).toFixed(digits(key)))]),
  );
}

/** Whether any column asks for figures. */
export function hasFooter(columns: readonly PlanField[]): boolean {
  return columns.some((column) => (column.statistics?.length ?? 0) > 0);
}
