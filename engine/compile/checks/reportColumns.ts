import type { Column } from '../../../schemas/generated/types.ts';
import { kindOf } from '../../plan/declaredColumn.ts';
import { sentences } from '../../problems.ts';
import type { ColumnCheck } from './Check.ts';
import { aboveWhole, isShare } from './data/shares.ts';

/** Keys of a column that only a report's result has a use for. */
export const reportKeys = ['groupTitle', 'total', 'merge', 'bucket', 'look', 'drill'] as const;

/** What only a report draws stands in a report. */
export const checkReportKeys: ColumnCheck = {
  keys: reportKeys,
  check: ({ document, own }, tell) => {
    if (document.kind === 'report') return;
    for (const key of reportKeys)
      if (own[key] !== undefined) tell('report-only', sentences['report-only'](key), [key], 'key');
  },
};

const FILLED = '报表的列只给人看，没有人填';
/** Keys that say how a field is filled in or asked for, and why a report has no use for each. */
const FIELD_KEYS = {
  query: '报表按它自己的 query 查询',
  value: '报表的列由 SQL 输出',
  form: FILLED,
  validateRules: FILLED,
  defaultValue: FILLED,
  placeholder: FILLED,
  disabled: FILLED,
  visibleWhen: FILLED,
  disabledWhen: FILLED,
  requiredWhen: FILLED,
} as const;
const fieldKeys = Object.keys(FIELD_KEYS) as (keyof typeof FIELD_KEYS)[];

/** What is said of a field to be filled in stands in a model or a form. */
export const checkFieldKeys: ColumnCheck = {
  keys: fieldKeys,
  check: ({ document, own }, tell) => {
    if (document.kind !== 'report') return;
    for (const key of fieldKeys)
      if (own[key] !== undefined) tell('key-unused', sentences['key-unused'](key, FIELD_KEYS[key]), [key], 'key');
  },
};

/** Stretches are of numbers, and stand in order; those of percentages are shares. */
export const checkBucket: ColumnCheck = {
  keys: ['bucket'],
  check: ({ column, own }, tell) => {
    const bounds: readonly number[] = own.bucket ?? [];
    const unsorted = bounds.findIndex((bound, at) => at > 0 && bound <= (bounds[at - 1] ?? bound));
    if (kindOf(column as Column) !== 'number') {
      tell('rule-kind', sentences['rule-kind']('bucket', '数值以外的列'), ['bucket'], 'key');
    } else if (unsorted > 0) {
      const [least, most] = [bounds[unsorted - 1], bounds[unsorted]];
      tell('empty-range', sentences['empty-range'](`前一个界限 ${least}`, `后一个界限 ${most}`), ['bucket', unsorted]);
    } else if (isShare(column)) {
      const most = bounds.at(-1);
      const sentence = most === undefined ? undefined : aboveWhole('界限', most);
      if (sentence !== undefined) tell('percent-scale', sentence, ['bucket', bounds.length - 1]);
    }
  },
};
