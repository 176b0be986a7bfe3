import type { ChartDeclaration, Column, ReportFile } from '../../../schemas/generated/types.ts';
import { checkChart, planChart } from '../../charts/checkChart.ts';
import { chartColumn } from '../../lists/chartColumns.ts';
import { reportKind } from '../../plan/buckets.ts';
import { sentences } from '../../problems.ts';
import type { FileCheck } from './Check.ts';

/** A report's charts draw its own columns. */
export const checkReportCharts: FileCheck<ReportFile> = ({ value, document }, _world, tell) => {
  const charts: readonly ChartDeclaration[] = value.charts ?? [];
  const columns = (value.columns as Column[]).map((column) => chartColumn(column, reportKind(column)));
  for (const [index, chart] of charts.entries())
    for (const { about, path, sentence } of checkChart(planChart(chart), columns, chart)) {
      const code = about === 'unknown' ? 'unknown-reference' : 'chart-shape';
      tell(document, code, sentence, ['charts', index, ...path]);
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
