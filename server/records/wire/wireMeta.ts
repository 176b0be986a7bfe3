import type { PlanColumn, PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { DictModel } from '../../dictionaries/dictionaries.ts';

/** A tenant's dictionaries by code. */
export type DictionaryTexts = Readonly<Record<string, DictModel[]>>;

type Choices = Pick<PlanColumn, 'key' | 'dictCode' | 'options'>;

/** What a column's values stand for: its own options, or its dictionary's items. */
export function choicesOf(column: Omit<Choices, 'key'>, dictionaries: DictionaryTexts): DictModel[] | undefined {
  if (column.options) {
    return column.options.map(({ value, text, color, disabled, parent }) => ({
      value,
      text,
      title: text,
      label: text,
      ...(color ? { color } : {}),
      ...(disabled ? { disabled: true as const } : {}),
      ...(parent === undefined ? {} : { parent }),
    }));
  }
  const { dictCode } = column;
  return dictCode !== undefined && Object.hasOwn(dictionaries, dictCode) ? dictionaries[dictCode] : undefined;
}

/** Choices of all columns that have some, by the column's key. */
export function dictOptions(columns: readonly Choices[], dictionaries: DictionaryTexts): Record<string, DictModel[]> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const choices = choicesOf(column, dictionaries);
      return choices ? [[column.key, choices]] : [];
    }),
  );
}

const slots: Readonly<Record<string, string>> = {
  date: 'dateSlot',
  datetime: 'dateSlot',
  markup: 'htmlSlot',
  files: 'fileSlot',
  area: 'pcaSlot',
};

const dbTypes: Readonly<Record<string, string>> = {
  number: 'BigDecimal',
  date: 'Date',
  datetime: 'Datetime',
  markup: 'Text',
  json: 'Text',
};

/** A list column as `getColumns` and `getRpColumns` name it. */
export function wireColumn(column: PlanColumn, dictionaries: DictionaryTexts): Record<string, unknown> {
  const chosen = choicesOf(column, dictionaries) !== undefined;
  const named = !chosen && column.dictCode !== undefined && column.kind !== 'area';
  const slot = slots[column.kind];
  return {
    title: column.title,
    dataIndex: column.key,
    align: column.align ?? 'center',
    sorter: column.sortable,
    dbType: dbTypes[column.kind] ?? 'string',
    fieldType: column.type,
    ...(column.width === undefined ? {} : { width: column.width, fieldWidth: column.width }),
    ...(chosen ? { customRender: column.key } : {}),
    ...(named ? { customRender: `_replace_text_${column.key}_dictText` } : {}),
    ...(slot ? { scopedSlots: { customRender: slot } } : {}),
    ...(column.groupTitle === undefined ? {} : { groupTitle: column.groupTitle }),
    isTotal: column.statistics?.includes('sum') ? '1' : '0',
  };
}

/** How an input is called on the wire. */
export function wireView(type: PlanColumn['type']): string {
  return cellTraits[type].view ?? type;
}

/** The dictionary's code; areas and categories follow from the view. */
export function wireDictCode({ dictCode = '' }: { dictCode?: string }): string {
  return dictCode.startsWith('@') ? '' : dictCode;
}

/** A query item as `getQueryInfo` names it; parameters of a report are named as they are sent. */
export function wireQueryItem(item: PlanQueryItem, dictionaries: DictionaryTexts): Record<string, unknown> {
  const preset = item.defaultValue !== undefined;
  const choices = choicesOf(item, dictionaries);
  return {
    label: item.title,
    field: item.param ? `self_${item.key}` : item.key,
    dbField: item.key,
    view: wireView(item.type),
    mode: item.dayRange ? 'group' : item.mode === 'below' ? 'single' : item.mode,
    hidden: item.folded ? '1' : '0',
    // Default values count only for items marked as personal.
    config: preset && item.mode === 'single' ? '1' : '0',
    defValue: preset ? String(item.defaultValue) : '',
    required: item.required,
    dictCode: wireDictCode(item),
    dictTable: '',
    dictText: '',
    ...(choices ? { dictOptions: choices } : {}),
  };
}
