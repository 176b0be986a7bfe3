import type { PlanColumn } from '../plan.ts';
import { isNothing, type Row } from './changes.ts';

/** One line of figures under the rows. */
export interface StatisticsLine {
  label: string;
  figures: Row;
}

/** Sums and averages of the shown rows for the columns that ask for them; no line that would be empty. */
export function pageStatistics(columns: readonly PlanColumn[], rows: readonly Row[]): StatisticsLine[] {
  return statisticsLines(columns, rows, { sum: '本页合计', average: '本页平均' }, (sum, count) => sum / count);
}

/** Sums and averages under these labels; `average` is given the sum and the number of filled-in cells. */
export function statisticsLines(
  columns: readonly PlanColumn[],
  rows: readonly Row[],
  labels: { sum: string; average: string },
  average: (sum: number, count: number) => number,
): StatisticsLine[] {
  const lines = [
    line(labels.sum, 'sum', columns, rows, (sum) => sum),
    line(labels.average, 'average', columns, rows, average),
  ];
  return rows.length === 0 ? [] : lines.filter(({ figures }) => Object.keys(figures).length > 0);
}

function line(
  label: string,
  statistic: 'sum' | 'average',
  columns: readonly PlanColumn[],
  rows: readonly Row[],
  figure: (sum: number, count: number) => number,
): StatisticsLine {
  const figures: Record<string, number> = {};
  for (const { key, statistics } of columns) {
    if (!statistics?.includes(statistic)) continue;
    const numbers = rows.map((row) => row[key]).filter((value) => !isNothing(value) && Number.isFinite(Number(value)));
    const sum = numbers.reduce<number>((total, value) => total + Number(value), 0);
    // Fifteen digits are what a number carries; the rest is dust of binary fractions.
    if (numbers.length > 0) figures[key] = Number(figure(sum, numbers.length).toPrecision(15));
  }
  return { label, figures };
}
