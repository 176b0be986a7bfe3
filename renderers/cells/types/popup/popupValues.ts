import type { CellRow } from '../../Cell.ts';

interface PopupColumn {
  picker?: string;
  orgFields?: readonly string[];
  destFields?: readonly string[];
  paramFields?: Readonly<Record<string, string>>;
}

/** Why the pop-up cannot be used; undefined when it can. */
export function popupComplaint({ picker, orgFields = [], destFields = [] }: PopupColumn): string | undefined {
  if (!picker || orgFields.length === 0 || destFields.length === 0) return 'popup参数未正确配置!';
  return orgFields.length === destFields.length ? undefined : 'popup参数未正确配置,原始值和目标值数量不一致!';
}

/** The report's parameters that the row gives; an empty field gives none. */
export function popupParams({ paramFields = {} }: PopupColumn, row: CellRow = {}): Record<string, string> {
  const given = Object.entries(paramFields).map(([param, field]) => [param, row[field]] as const);
  return Object.fromEntries(
    given.flatMap(([param, value]) =>
      value === null || value === undefined || value === '' ? [] : [[param, String(value)]],
    ),
  );
}

/** What the chosen records put into the row's fields: one as it is, several joined, none as null. 0 is a value. */
export function popupValues(
  { orgFields = [], destFields = [] }: PopupColumn,
  rows: readonly CellRow[],
  separator = ',',
): CellRow {
  return Object.fromEntries(destFields.map((field, at) => [field, joined(rows, orgFields[at] ?? field, separator)]));
}

/** All fields of the pop-up without a value. */
export function emptiedValues({ destFields = [] }: PopupColumn): CellRow {
  return Object.fromEntries(destFields.map((field) => [field, null]));
}

function joined(rows: readonly CellRow[], field: string, separator: string): unknown {
  const values = rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined && value !== '');
  return values.length > 1 ? values.map(String).join(separator) : (values[0] ?? null);
}
