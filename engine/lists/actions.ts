import type { PlanAction, PlanCall } from '../plan/Plan.ts';
import { type ScopeUser, scopeHolds } from './states/scopeHolds.ts';

/**
 * The actions a person is shown, in the plan's order; those that are `off` for them are disabled. What says itself who
 * does it asks for no permission, and stands on the rows that may be theirs.
 */
export function allowedActions(
  actions: readonly PlanAction[],
  may: (permission: string) => boolean,
  off: (permission: string) => boolean = () => false,
  user: ScopeUser = {},
): PlanAction[] {
  return actions
    .filter(({ permission, who }) => who !== undefined || may(permission))
    .map((action) => {
      const { permission, who } = action;
      if (who === undefined) return off(permission) ? { ...action, disabled: true } : action;
      const { condition } = who;
      // What cannot be told here the server tells.
      return condition ? { ...action, may: (row) => scopeHolds(condition, row, user) !== false } : action;
    });
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

/**
 * A row's own links: of those that stand on it the first stand in the row, as many as there is room for, so that none of
 * its places is wasted on what does not apply; the rest is behind 更多.
 */
export function rowLinks(
  { inRow, more }: Readonly<Record<'inRow' | 'more', readonly PlanAction[]>>,
  row: Readonly<Record<string, unknown>>,
): { shown: PlanAction[]; rest: PlanAction[] } {
  const standing = [...inRow, ...more].filter((action) => standsOn(action, row));
  const room = inRow.length;
  return { shown: standing.slice(0, room), rest: standing.slice(room) };
}

/** Whether a row's action stands on this row. */
export function standsOn({ when, may }: PlanAction, row: Readonly<Record<string, unknown>>): boolean {
  return (when === undefined || when.in.includes(String(row[when.field] ?? ''))) && (may?.(row) ?? true);
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
