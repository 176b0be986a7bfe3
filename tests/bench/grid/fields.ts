import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { Rule } from '../../../schemas/generated/types.ts';
import { COLUMN_WIDTH, COLUMNS, type Content } from './rows.ts';
import { RULES } from './validation.ts';

/** Dictionary code of the code columns. */
export const DICTIONARY = 'bench_state';

const TYPES: Readonly<Record<Content, Record<string, unknown>>> = {
  text: { type: 'input', kind: 'text' },
  number: { type: 'inputNumber', kind: 'number', precision: 2 },
  date: { type: 'date', kind: 'date' },
  code: { type: 'select', kind: 'code', dictCode: DICTIONARY },
  flag: { type: 'switch', kind: 'flag' },
  tags: { type: 'tags', kind: 'codes', separator: ';' },
};

/** The benchmark's columns as a plan has them. */
export const FIELDS: readonly PlanField[] = COLUMNS.map(({ key, content }) => {
  const rule: Rule | undefined = RULES[key];
  return {
    key,
    title: key,
    width: COLUMN_WIDTH,
    sortable: false,
    hidden: false,
    required: rule?.rule === 'required',
    readOnly: false,
    rules: rule ? [rule] : [],
    span: 1,
    ...TYPES[content],
  } as PlanField;
});
