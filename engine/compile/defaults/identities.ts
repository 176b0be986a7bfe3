import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column, PickerFile } from '../../../schemas/generated/types.ts';

interface Kept {
  what: string;
  /** The preset of the session that is kept so. */
  preset?: string;
}

const ID: Kept = { what: '编号' };
/** What pickers keep, by the column they take; the first unless they say another. */
const KEPT: Readonly<Record<string, Readonly<Record<string, Kept>>>> = {
  user: { username: { what: '账号', preset: '#{sysUserCode}' }, id: { what: '用户编号', preset: '#{sysUserId}' } },
  department: { orgCode: { what: '部门编码', preset: '#{sysOrgCode}' }, id: ID },
  role: { roleCode: { what: '角色编码' }, id: ID },
  position: { code: { what: '职务编码' }, id: ID },
  category: { id: ID },
};
/** What the product's own picker of a type keeps of whom or what is chosen. */
export function keptByType(type: Column['type']): string | undefined {
  const { picker } = cellTraits[type];
  return picker === undefined ? undefined : Object.keys(KEPT[picker] ?? {})[0];
}

/**
 * Why a preset of the session is none of what the column's picker keeps, and the one that is; undefined where it fits or
 * nothing is known.
 */
export function keptInstead(
  column: Pick<Column, 'type'> & { picker?: string | undefined },
  preset: string,
  pickerOf: (id: string) => PickerFile | undefined,
): { reason: string; preset: string | undefined } | undefined {
  const { picker } = cellTraits[column.type];
  const ways = picker === undefined ? undefined : KEPT[picker];
  if (picker === undefined || ways === undefined) return undefined;
  const declared = pickerOf(column.picker ?? picker);
  const way = declared !== undefined && 'value' in declared ? declared.value : keptByType(column.type);
  const kept = way === undefined ? undefined : ways[way];
  if (kept === undefined || kept.preset === preset) return undefined;
  return { reason: `这里存的是${kept.what}`, preset: kept.preset };
}
