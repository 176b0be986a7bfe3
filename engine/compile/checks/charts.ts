import type { ChartDeclaration, Column, ReportFile } from '../../../schemas/generated/types.ts';
import { checkChart, planChart } from '../../charts/checkChart.ts';
import { chartColumn } from '../../lists/chartColumns.ts';
import { reportKind } from '../../plan/buckets.ts';
import { sentences } from '../../problems.ts';
import { inWords } from '../../sentence.ts';
import type { FileCheck } from './Check.ts';
import { chartShares } from './data/shares.ts';
import { unreadable } from './data/unreadable.ts';

const OF_BOARDS = '它是报表的指标，不是列：报表自己的图画 columns 里的列，指标请画在看板的图里';

/** A report's charts draw its own columns. */
export const checkReportCharts: FileCheck<ReportFile> = ({ value, document }, _world, tell) => {
  const charts: readonly ChartDeclaration[] = value.charts ?? [];
  const columns = (value.columns as Column[]).map((column) => chartColumn(column, reportKind(column)));
  for (const [index, chart] of charts.entries()) {
    for (const { about, path, sentence } of checkChart(planChart(chart), columns, chart)) {
      const code = about === 'unknown' ? 'unknown-reference' : 'chart-shape';
      const isMeasure = about === 'unknown' && (value.measures ?? []).some(({ key }) => key === sentence.found);
      tell(document, code, isMeasure ? { ...inWords(sentence), fix: OF_BOARDS } : sentence, ['charts', index, ...path]);
    }
    for (const { path, sentence } of chartShares(chart, columns))
      tell(document, 'percent-scale', sentence, ['charts', index, ...path]);
    for (const { path, sentence } of unreadable(chart, columns))
      tell(document, 'chart-odd', sentence, ['charts', index, ...path]);
  }
  if (charts.length > 0 && value.pivot !== undefined) {
    const sentence = sentences['report-total'](
      '交叉表没有能画成图的行',
      'charts',
      '请删去 charts，或另写一张不带 pivot 的报表',
    );
    tell(document, 'report-total', sentence, ['charts']);
  }
};
