import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import type { CellColumn } from '../cells/Cell.ts';
import { cellTypes } from '../cells/cellTypes.ts';

const PLACEHOLDERS: Partial<Record<CellType, string>> = {
  select: '全部',
  list_multi: '全部',
  sel_search: '全部',
  sel_search_async: '请输入搜索内容',
  sel_user: '请选择用户',
  sel_depart: '请选择部门',
  sel_role: '请选择角色',
  sel_position: '请选择职务',
  sel_business: '请选择',
  popup: '请选择',
  sel_tree: '全部',
  cat_tree: '全部',
  pca: '全部',
};

function flags([on, off] = ['Y', 'N']): { value: string; text: string }[] {
  return [
    { value: on, text: '是' },
    { value: off, text: '否' },
  ];
}

/** The column whose editor asks for one value of a query item. */
export function queryColumn(item: PlanQueryItem): CellColumn {
  const type = item.mode === 'like' ? 'input' : (cellTypes[item.type].queryType ?? item.type);
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
    ...item.asks,
    ...(item.type === 'pca' ? { anyLevel: true } : {}),
    ...pickedBy(item),
  };
}

/** One value is asked for at a time, also of columns that hold several. */
function pickedBy({ picker, orgFields, destFields, kind }: PlanQueryItem): Partial<CellColumn> {
  return {
    ...(picker === undefined ? {} : { picker }),
    ...(kind === 'reference' ? { multiple: false } : {}),
    ...(orgFields && destFields ? { orgFields, destFields, multiple: false } : {}),
  };
}

/** Nothing chosen means all, but where something must be; a calendar says itself what it asks for. */
function placed({ placeholder, required }: PlanQueryItem, type: CellType): { placeholder?: string } {
  if (placeholder !== undefined) return { placeholder };
  if (type === 'date' || type === 'time') return {};
  const usual = PLACEHOLDERS[type] ?? '请输入';
  return { placeholder: required && usual === '全部' ? '请选择' : usual };
}

/** Whether a range is asked for as days in one calendar rather than as two inputs. */
export function isDayRange(item: PlanQueryItem): boolean {
  return item.mode === 'group' && (item.type === 'date' || item.type === 'datetime');
}
