import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import type { ColumnCheck } from './Check.ts';
import { kindNames } from './Check.ts';

/** A lower bound is not above the upper one. */
export function checkBounds(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  tell: (sentence: Sentence, key: 'min' | 'max') => void,
): void {
  if (min !== undefined && max !== undefined && min > max)
    tell(sentences['empty-range'](`min ${min}`, `max ${max}`), 'min');
}

/** Bounds and digits of a number hold together, and percentages are shares of one. */
export const checkNumber: ColumnCheck = {
  keys: ['minWidth', 'min', 'max', 'precision', 'format', 'store', 'validateRules'],
  check: ({ own, column, kind, field, inModel }, tell) => {
    if (own.minWidth !== undefined && column.width !== undefined && own.minWidth > column.width)
      tell('empty-range', sentences['empty-range'](`minWidth ${own.minWidth}`, `width ${column.width}`), ['minWidth']);
    if (kind !== 'number') return;
    checkBounds(own, (sentence, key) => tell('empty-range', sentence, [key]));
    const percent = column.format === 'percent';
    if (percent) {
      for (const key of ['min', 'max'] as const) {
        const bound = own[key];
        if (bound !== undefined && Math.abs(bound) > 1)
          tell('percent-scale', sentences['percent-scale'](key, bound), [key]);
      }
      for (const [index, rule] of (own.validateRules ?? []).entries()) {
        const most = typeof rule === 'object' && rule.rule === 'range' ? rule.max : undefined;
        if (most !== undefined && Math.abs(most) > 1)
          tell('percent-scale', sentences['percent-scale']('max', most), ['validateRules', index, 'max']);
      }
    }
    if (!inModel || field === undefined) return;
    const { type, length, scale } = field.store;
    const shown = (column.precision ?? 0) + (percent ? 2 : 0);
    const kept = type === 'decimal' ? (scale ?? 0) : 0;
    const what = percent
      ? `百分比显示 ${column.precision ?? 0} 位小数，要存 ${shown} 位`
      : `precision 允许 ${shown} 位小数`;
    if (shown > kept)
      tell('decimal-digits', sentences['decimal-digits'](what, shown, kept), [
        ...(own.store?.scale === undefined
          ? [own.store?.type === undefined ? 'precision' : 'store']
          : ['store', 'scale']),
      ]);
    if (type !== 'decimal' || length === undefined || scale === undefined) return;
    // A share may have no digit before the point.
    const isShare = percent || (own.max !== undefined && own.max < 1);
    if (length < scale || (length === scale && !isShare))
      tell('decimal-length', sentences['decimal-length'](length, scale), [
        'store',
        own.store?.length === undefined ? 'scale' : 'length',
      ]);
  },
};

/** Only numbers add up, and of percentages only the average says something. */
export const checkStatistics: ColumnCheck = {
  keys: ['statistics'],
  check: ({ own, column, kind }, tell) => {
    if (own.statistics === undefined || own.statistics.length === 0) return;
    if (kind !== 'number') tell('statistics-kind', sentences['statistics-kind'](kindNames[kind]), ['statistics']);
    else if (column.format === 'percent' && own.statistics.includes('sum'))
      tell('sum-of-percent', sentences['sum-of-percent'](), ['statistics', own.statistics.indexOf('sum')]);
  },
};
