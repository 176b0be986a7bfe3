import { sentences } from '../../problems.ts';
import type { ColumnCheck } from './Check.ts';

/** Keys of a column that only a report's result has a use for. */
const reportKeys = ['groupTitle', 'total', 'merge'] as const;

/** What only a report draws stands in a report. */
export const checkReportKeys: ColumnCheck = {
  keys: reportKeys,
  check: ({ document, own }, tell) => {
    if (document.kind === 'report') return;
    for (const key of reportKeys)
      if (own[key] !== undefined) tell('report-only', sentences['report-only'](key), [key], 'key');
  },
};
