import type { PlanColumn } from '../plan/Plan.ts';
import { isNothing, type Row } from '../plan/record.ts';

export type Statistic = 'sum' | 'average';

/** One line of figures under the rows. */
export interface StatisticsLine {
  label: string;
  statistic: Statistic;
  figures: Row;
}

/** Sums and averages of the shown rows of a list. */
export function pageStatistics(columns: readonly PlanColumn[], rows: readonly Row[]): StatisticsLine[] {
  return statisticsLines(columns, rows, { sum: '本页合计', average: '本页平均' });
}

/**
 * Sums and averages under these labels for the columns that ask for them; no line that would be empty. The average is
 * the mean of all rows: an empty cell counts as nothing in the sum and as a row.
 */
export function statisticsLines(
  columns: readonly PlanColumn[],
  rows: readonly Row[],
  labels: { sum: string; average: string },
): StatisticsLine[] {
  const lines = [
    line(labels.sum, 'sum', columns, rows, (sum) => sum),
    line(labels.average, 'average', columns, rows, (sum) => sum / rows.length),
  ];
  return rows.length === 0 ? [] : lines.filter(({ figures }) => Object.keys(figures).length > 0);
}

function line(
  label: string,
  statistic: Statistic,
  columns: readonly PlanColumn[],
  rows: readonly Row[],
  figure: (sum: number) => number,
): StatisticsLine {
  const figures: Record<string, number> = {};
  for (const column of columns) {
    const { key, statistics } = column;
    if (!statistics?.includes(statistic) || isMixed(column, rows)) continue;
    const numbers = rows.flatMap((row) => numberIn(row[key]) ?? []);
    const sum = numbers.reduce((total, value) => total + value, 0);
    // Fifteen digits are what a number carries; the rest is dust of binary fractions.
    if (numbers.length > 0) figures[key] = Number(figure(sum).toPrecision(15));
  }
  return { label, statistic, figures };
}

/** Whether amounts are of several currencies: those do not add up. */
function isMixed(column: PlanColumn, rows: readonly Row[]): boolean {
  const currency = 'currency' in column ? column.currency : undefined;
  if (currency === undefined) return false;
  const found = new Set(rows.flatMap((row) => (isNothing(row[column.key]) ? [] : [row[currency]])));
  return found.size > 1;
}

/** The number a cell holds; a server may send anything. */
export function numberIn(value: unknown): number | undefined {
  if (isNothing(value) || (typeof value !== 'number' && typeof value !== 'string')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
