import type { PlanAction, PlanCall } from '../plan/Plan.ts';

/** The actions a person is shown, in the plan's order; those that are `off` for them are disabled. */
export function allowedActions(
  actions: readonly PlanAction[],
  may: (permission: string) => boolean,
  off: (permission: string) => boolean = () => false,
): PlanAction[] {
  return actions
    .filter(({ permission }) => may(permission))
    .map((action) => (off(action.permission) ? { ...action, disabled: true } : action));
}

/** The action of that code, when it is there to be used. */
export function usableAction(actions: readonly PlanAction[], code: string): PlanAction | undefined {
  return actions.find((action) => action.code === code && !action.disabled);
}

/**
 * Links of an action column: those declared `primary` stand in the row, or else the first `shown`; the others behind
 * 更多. A lone rest needs no menu. Where none is `shown`, the menu begins with what is primary.
 */
export function splitActions(
  actions: readonly PlanAction[],
  shown: number,
): { inRow: PlanAction[]; more: PlanAction[] } {
  const primary = actions.filter((action) => action.primary);
  const ordered = [...primary, ...actions.filter((action) => !action.primary)];
  if (shown === 0) return { inRow: [], more: ordered };
  const inRow = primary.length > 0 ? primary.length : shown;
  if (actions.length <= inRow + 1) return { inRow: [...actions], more: [] };
  return { inRow: ordered.slice(0, inRow), more: ordered.slice(inRow) };
}

/** Whether a row's action stands on this row. */
export function standsOn({ when }: PlanAction, row: Readonly<Record<string, unknown>>): boolean {
  return when === undefined || when.in.includes(String(row[when.field] ?? ''));
}

/** The parameters a call sends about a row. */
export function sentWith({ send }: PlanCall, row: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(send).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : String(row[value.field] ?? ''),
    ]),
  );
}

/** Whether a call says something of rows. */
export function isAboutRows({ send }: PlanCall): boolean {
  return Object.values(send).some((value) => typeof value !== 'string');
}

/** Several rows as a call sends them: the values of each field it names, comma-joined. */
export function joinedRows(
  { send }: PlanCall,
  rows: readonly Readonly<Record<string, unknown>>[],
): Record<string, string> {
  const fields = Object.values(send).flatMap((value) => (typeof value === 'string' ? [] : value.field));
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => String(row[field] ?? '')).join(',')]));
}
