import type { PlanQueryItem, QueryOptions } from '../../../engine/plan/Plan.ts';
import type { Operator } from '../../../engine/queries/Filter.ts';
import { elementsOf } from '../../../engine/queries/filterValue.ts';
import type { BuilderDraft } from '../../../engine/queryBuilder/conditions.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { cellKinds } from '../../../schemas/generated/language.ts';
import type { CellColumn } from '../../cells/Cell.ts';
import { queryColumn, queryOf } from '../queryColumn.ts';
import { usualRules } from './operatorTitles.ts';

/** Rules that look for a part of the stored text. */
const looking: ReadonlySet<Operator | undefined> = new Set<Operator>(['like', 'right_like', 'left_like']);

/** The column whose editor asks for the value of a condition: one value, or with `in` several where its type can. */
export function valueColumn(field: PlanQueryItem, rule: Operator | undefined): CellColumn {
  const column = queryColumn({ ...field, required: true, mode: looking.has(rule) ? 'like' : 'single' });
  const type = queryOf(column.type).builderType ?? column.type;
  return {
    ...column,
    type,
    ...(queryOf(type).several === 'together' ? { multiple: rule === 'in' } : {}),
    // Only where it is asked for all below it does an area above the districts find anything.
    ...(column.anyLevel ? { anyLevel: rule === 'eq' || rule === 'in' } : {}),
    // What is asked for is a day, also where a moment is kept.
    ...(cellKinds[type] === 'date' ? { kind: 'date' } : {}),
  };
}

/** Whether the values of `in` are typed one after another: nothing offers them. */
export function isTypedList({ type }: CellColumn, rule: Operator | undefined): boolean {
  return rule === 'in' && queryOf(type).several === 'typed';
}

/** One value of such a list as a person types it. */
export function typedText(value: string, { kind, format }: CellColumn & QueryOptions): string {
  return kind === 'number' && format !== undefined ? valueTypes.number.toText(value, { format }) : value;
}

/** The value a typed text of the list stands for; one that is none stays as it is, and the server says so. */
export function askedValue(text: string, { kind, format }: CellColumn & QueryOptions): string {
  const written = text.trim();
  const parsed =
    kind === 'number' ? valueTypes.number.fromText(written, format === undefined ? {} : { format }) : undefined;
  return parsed?.ok && parsed.value !== null ? String(parsed.value) : written;
}

/** Whether the values of `in` are taken one after another: the type's editor knows no more than one. */
export function isTakenOneByOne({ type }: CellColumn, rule: Operator | undefined): boolean {
  return rule === 'in' && queryOf(type).several === 'singly';
}

/** The condition over another field. Its rule stays where it makes sense, its value where the same is asked for. */
export function withField(draft: BuilderDraft, field: PlanQueryItem, before: PlanQueryItem | undefined): BuilderDraft {
  const [first, ...others] = usualRules(field.kind);
  const rule = draft.rule && others.includes(draft.rule) ? draft.rule : first;
  const moved = withRule(draft, rule, before);
  const same = before && sameAnswers(valueColumn(before, rule), valueColumn(field, rule));
  return { field: field.key, rule, ...(same && moved.val !== undefined ? { val: moved.val } : {}) };
}

/** The condition under another rule; of several values only the first stays where one is asked for. */
export function withRule(draft: BuilderDraft, rule: Operator, field: PlanQueryItem | undefined): BuilderDraft {
  const { val, ...others } = draft;
  if (!field || val === undefined) return { ...others, rule };
  if (!sameAnswers(valueColumn(field, draft.rule), valueColumn(field, rule))) return { ...others, rule };
  const [only] = elementsOf(val);
  const kept = draft.rule === 'in' && rule !== 'in' ? only : val;
  return { ...others, rule, ...(kept === undefined ? {} : { val: kept }) };
}

/** Whether a value chosen by one column can be one of the other. */
function sameAnswers(one: CellColumn, other: CellColumn): boolean {
  return answersOf(one) === answersOf(other);
}

function answersOf({ type, kind, dictCode, options, tree, ...others }: CellColumn & QueryOptions): string {
  const { picker, pcode, condition, orgFields, format } = others;
  // All words are alike.
  const asked = cellKinds[type] === 'text' ? 'text' : kind;
  return JSON.stringify([type, asked, dictCode, options, picker, pcode, condition, tree, orgFields, format]);
}
