import type { ChartColumn } from '../plan/chart.ts';
import type { ValueKind } from '../plan/Plan.ts';

/** A column as far as charts go. */
interface Charted {
  key: string;
  title?: string;
}

/** A report's column as charts see it; `texts`: of codes. */
export function chartColumn(column: Charted, kind: ValueKind, texts?: ChartColumn['texts']): ChartColumn {
  const { precision, unit, format } = column as { precision?: number; unit?: string; format?: string };
  return {
    key: column.key,
    title: column.title ?? column.key,
    kind: kind === 'number' ? 'number' : kind === 'date' || kind === 'datetime' ? 'date' : 'text',
    ...(kind === 'number' && format === 'percent' ? { format: 'percent' } : {}),
    ...(precision === undefined ? {} : { precision }),
    ...(unit === undefined ? {} : { unit }),
    ...(texts === undefined ? {} : { texts }),
  };
}
