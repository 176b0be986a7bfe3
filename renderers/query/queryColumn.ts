import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import { cellKinds, cellTraits } from '../../schemas/generated/language.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import type { CellColumn, CellQuery } from '../cells/Cell.ts';
import { cellOf } from '../cells/cellTypes.ts';
import { CALENDARS } from '../cells/editors/calendarText.ts';

/** What a query says of a type's editor. */
export const queryOf = (type: CellType): CellQuery => cellOf({ type }).query ?? {};

/** The cell type whose editor asks for the values of another. */
const askingType = (type: CellType): CellType => queryOf(type).type ?? type;

function flags([on, off] = ['Y', 'N']): { value: string; text: string }[] {
  return [
    { value: on, text: '是' },
    { value: off, text: '否' },
  ];
}

/** The column whose editor asks for one value of a query item. */
export function queryColumn(item: PlanQueryItem): CellColumn {
  const type = item.mode === 'like' ? 'input' : askingType(item.type);
  const options = item.options ?? (item.kind === 'flag' && !item.dictCode ? flags(item.customValue) : undefined);
  return {
    key: item.key,
    title: item.title,
    type,
    kind: item.kind,
    ...placed(item, type),
    ...(item.dictCode ? { dictCode: item.dictCode } : {}),
    ...(options ? { options } : {}),
    ...(item.tree ? { tree: item.tree } : {}),
    ...optionsOf(item),
    ...queryOf(item.type).column,
  };
}

/** What the editor of its type wants to know; one value is asked for at a time, also of columns that hold several. */
function optionsOf(item: PlanQueryItem): Partial<CellColumn> {
  const keys = cellTraits[item.type].query ?? [];
  const given = keys.flatMap((key) => (item[key] === undefined ? [] : [[key, item[key]]]));
  return {
    ...Object.fromEntries(given),
    ...(cellTraits[item.type].picker || item.kind === 'reference' ? { multiple: false } : {}),
  };
}

/** Nothing chosen means all, but where something must be; a calendar says itself what it asks for. */
function placed({ placeholder, required }: PlanQueryItem, type: CellType): { placeholder?: string } {
  if (placeholder !== undefined) return { placeholder };
  if (CALENDARS.has(cellKinds[type])) return {};
  const usual = queryOf(type).placeholder ?? '请输入';
  return { placeholder: required && usual === '全部' ? '请选择' : usual };
}

/** Whether a range is asked for as days in one calendar rather than as two inputs. */
export function isDayRange(item: PlanQueryItem): boolean {
  return item.mode === 'group' && cellKinds[askingType(item.type)] === 'date';
}
