import type { ChartDeclaration } from '../../schemas/generated/types.ts';
import type { PlanChart } from '../plan/chart.ts';

/** Writes out the short forms. */
export function planChart(declared: ChartDeclaration): PlanChart {
  const { y, references, ...rest } = declared;
  return {
    ...rest,
    y: y.map((entry) => (typeof entry === 'string' ? { key: entry } : { ...entry })),
    ...(references === undefined ? {} : { references: references.map((reference) => ({ ...reference })) }),
  };
}
