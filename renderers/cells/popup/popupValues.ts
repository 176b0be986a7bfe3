import type { CellColumn, CellRow } from '../Cell.ts';

type PopupColumn = Pick<CellColumn, 'picker' | 'orgFields' | 'destFields'>;

/** Why the pop-up cannot be used; undefined when it can. */
export function popupComplaint({ picker, orgFields = [], destFields = [] }: PopupColumn): string | undefined {
  if (!picker || orgFields.length === 0 || destFields.length === 0) return 'popup参数未正确配置!';
  return orgFields.length === destFields.length ? undefined : 'popup参数未正确配置,原始值和目标值数量不一致!';
}

/** What the chosen records put into the row's fields: one as it is, several comma-joined, none as null. 0 is a value. */
export function popupValues({ orgFields = [], destFields = [] }: PopupColumn, rows: readonly CellRow[]): CellRow {
  return Object.fromEntries(destFields.map((field, at) => [field, joined(rows, orgFields[at] ?? field)]));
}

/** All fields of the pop-up without a value. */
export function emptiedValues({ destFields = [] }: PopupColumn): CellRow {
  return Object.fromEntries(destFields.map((field) => [field, null]));
}

function joined(rows: readonly CellRow[], field: string): unknown {
  const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined && value !== '');
  return values.length > 1 ? values.map(String).join(',') : (values[0] ?? null);
}
