import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';

/** Fields whose emptiness is the error that is counted. */
export const WRONG = 20;

/** What one field is, however it is then drawn. */
export interface BenchField {
  key: string;
  title: string;
  type: 'input' | 'inputNumber' | 'select' | 'date' | 'switch' | 'textarea';
  required: boolean;
}

const counts = { input: 40, inputNumber: 20, select: 15, date: 10, switch: 10, textarea: 5 } as const;
const kinds = {
  input: 'text',
  inputNumber: 'number',
  select: 'code',
  date: 'date',
  switch: 'flag',
  textarea: 'text',
} as const;

export const OPTIONS = Array.from({ length: 8 }, (_, at) => ({ value: String(at), text: `选项 ${at}` }));

/** A hundred fields as a person would set them out: types mixed, long texts last. */
export const FIELDS: readonly BenchField[] = mixed();

/** The same as our form. */
export const FORM: PlanForm = {
  columns: 4,
  width: 1400,
  subTables: [],
  fields: FIELDS.map(
    ({ key, title, type, required }) =>
      ({
        key,
        title,
        type,
        kind: kinds[type],
        sortable: true,
        hidden: false,
        required,
        readOnly: false,
        rules: required ? [{ rule: 'required' }] : [],
        span: 1,
        ...(type === 'select' ? { options: OPTIONS } : {}),
      }) as PlanField,
  ),
};

function mixed(): BenchField[] {
  const left = new Map<BenchField['type'], number>(Object.entries(counts) as [BenchField['type'], number][]);
  const fields: BenchField[] = [];
  const turn: BenchField['type'][] = ['input', 'inputNumber', 'input', 'select', 'date', 'input', 'switch'];
  while (fields.length < 100) {
    const type = turn.shift() ?? 'textarea';
    turn.push(type);
    const open = left.get(type) ? type : ([...left].find(([, count]) => count > 0)?.[0] ?? 'input');
    left.set(open, (left.get(open) ?? 0) - 1);
    const texts = fields.filter((field) => field.type === 'input').length;
    const required = open === 'input' && texts % 2 === 1 && texts < WRONG * 2;
    fields.push({ key: `f${fields.length}`, title: `字段 ${fields.length}`, type: open, required });
  }
  return fields;
}
