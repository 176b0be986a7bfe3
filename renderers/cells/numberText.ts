import type { CellColumn } from './Cell.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people read it: thousands separated, digits as the column says, percent of a fraction. Else as it is. */
export function numberText(value: unknown, column: CellColumn): string {
  if (value === null || value === undefined || value === '') return '';
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number)) return String(value);
  return formatFor(column.precision, column.thousands !== false, column.format === 'percent').format(number);
}

function formatFor(precision: number | undefined, grouped: boolean, percent: boolean): Intl.NumberFormat {
  const key = `${precision ?? ''}|${grouped}|${percent}`;
  let format = formats.get(key);
  if (!format) {
    // Building a format costs more than a row of cells; a page has a handful of them.
    const digits = percent ? (precision ?? 1) : precision;
    format = new Intl.NumberFormat('zh-CN', {
      style: percent ? 'percent' : 'decimal',
      useGrouping: grouped,
      ...(digits === undefined
        ? { maximumFractionDigits: 12 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
    formats.set(key, format);
  }
  return format;
}
