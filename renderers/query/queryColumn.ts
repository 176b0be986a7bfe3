import type { PlanQueryItem } from '../../engine/plan.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import type { CellColumn } from '../cells/Cell.ts';

/** What edits a condition: a record's radio buttons, switches and text areas are choices and words in a query. */
const EDITORS: Record<CellType, CellType> = {
  normal: 'input',
  input: 'input',
  inputNumber: 'inputNumber',
  select: 'select',
  list_multi: 'list_multi',
  radio: 'select',
  switch: 'select',
  date: 'date',
  // Staff ask for days; the server takes a day as all of it.
  datetime: 'date',
  time: 'time',
  textarea: 'input',
  tags: 'input',
  hidden: 'input',
};

const PLACEHOLDERS: Partial<Record<CellType, string>> = {
  select: '全部',
  list_multi: '全部',
  date: '请选择日期',
  time: '请选择时间',
};

const FLAGS = [
  { value: 'Y', text: '是' },
  { value: 'N', text: '否' },
];

/** The column whose editor asks for one value of a query item. */
export function queryColumn(item: PlanQueryItem): CellColumn {
  const type = item.mode === 'like' ? 'input' : EDITORS[item.type];
  const options = item.options ?? (item.type === 'switch' && !item.dictCode ? FLAGS : undefined);
  return {
    key: item.key,
    title: item.title,
    type,
    kind: item.kind,
    placeholder: item.placeholder ?? placeholderOf(type, item.required),
    ...(item.dictCode ? { dictCode: item.dictCode } : {}),
    ...(options ? { options } : {}),
  };
}

/** Nothing chosen means all, but where something must be. */
function placeholderOf(type: CellType, required: boolean): string {
  const usual = PLACEHOLDERS[type] ?? '请输入';
  return required && usual === '全部' ? '请选择' : usual;
}

/** Whether a range is asked for as days in one calendar rather than as two inputs. */
export function isDayRange(item: PlanQueryItem): boolean {
  return item.mode === 'group' && (item.type === 'date' || item.type === 'datetime');
}
