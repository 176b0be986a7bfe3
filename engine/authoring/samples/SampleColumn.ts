import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column, Rule } from '../../../schemas/generated/types.ts';
import type { DictionaryItem, Field } from '../../plan/compiled.ts';
import type { ColumnKeys, Plan, PlanColumn, PlanField } from '../../plan/Plan.ts';

/** What has to be known of a column; the rules of one that is only looked at are unknown but for those it declares. */
export type SampleColumn = Pick<PlanColumn, 'key' | 'title' | 'kind' | 'options' | 'dictCode' | 'defaultValue'> &
  Partial<Pick<PlanField, 'type' | 'required' | 'rules' | 'value' | 'requiredWhen' | 'visibleWhen' | 'validateRules'>> &
  ColumnKeys<
    | 'displayLevel'
    | 'precision'
    | 'format'
    | 'min'
    | 'max'
    | 'customValue'
    | 'multiple'
    | 'picker'
    | 'linkageKey'
    | 'period'
  >;

/** Items by the code of their dictionary, or by `pickerSet` of a picker. */
export type SampleItems = Pick<ReadonlyMap<string, readonly DictionaryItem[]>, 'get'>;

/** Under which name the records of a picker stand among the items. */
export const pickerSet = (id: string): string => `picker:${id}`;

/** A field of a model as a column. */
export function columnOf({ cell, key, title, kind, required, rules, dictCode }: Field): SampleColumn {
  return { ...cell, key, title, kind, required, rules, ...(dictCode === undefined ? {} : { dictCode }) };
}

/** The columns of a plan, each with the rules that its form or its grid has for it, and the fields of its form. */
export function columnsOf(plan: Plan): SampleColumn[] {
  const shown: readonly PlanColumn[] = 'columns' in plan ? plan.columns : [];
  const fields: readonly PlanField[] = [
    ...('form' in plan ? plan.form.fields : []),
    ...('grid' in plan && plan.grid ? plan.grid.columns : []),
  ];
  const byKey = new Map<string, SampleColumn>(fields.map((field) => [field.key, field]));
  return [
    ...new Map([
      ...byKey,
      ...shown.map((column) => [column.key, { ...byKey.get(column.key), ...column }] as const),
    ]).values(),
  ];
}

/** The rules of a column, as far as they are known. */
export function rulesOf({ rules, validateRules = [] }: SampleColumn): readonly Rule[] {
  return rules ?? validateRules.filter((rule): rule is Rule => typeof rule === 'object');
}

/** The dictionary or the picker that the values of a column are chosen in, as its items are called. */
export function setOf({ dictCode, type, picker: own }: SampleColumn): string | undefined {
  const traits = type === undefined ? {} : cellTraits[type];
  // Categories have their own dictionary, however they are chosen.
  const picker = traits.tree === undefined ? own || traits.picker : undefined;
  return picker === undefined ? dictCode : pickerSet(picker);
}

/** What the values of a column are chosen from. */
export function itemsOf(column: SampleColumn, items: SampleItems): readonly DictionaryItem[] {
  const name = setOf(column);
  const own = (column.options ?? []).map(({ value, ...rest }) => ({ ...rest, value: String(value) }));
  const known = name === undefined ? [] : (items.get(name) ?? []);
  return [...own, ...known].filter(({ disabled }) => !disabled);
}

/** As a column of some type. */
export const asColumn = (column: SampleColumn): Column => ({ type: 'input', ...column }) as Column;
