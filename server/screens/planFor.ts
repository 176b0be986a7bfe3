import { createHash } from 'node:crypto';
import type { ManifestEntry, Plan, PlanForm, PlanGrid, PlanTable } from '../../engine/plan.ts';
import type { Actor } from '../context.ts';
import type { Rights } from '../system/rights.ts';

/** The plan as the actor may know it: restricted columns it lacks are gone, and the hash says so. */
export function planFor(plan: Plan, actor: Actor, rights: Rights): Plan {
  const hidden = rights.hiddenInPlan(actor, plan);
  const inTables = plan.type === 'page' || plan.type === 'report' ? [] : hiddenInTables(plan.form.tables, actor);
  if (plan.type === 'page' || hidden.size + inTables.length === 0) return plan;
  const shown = (item: { key: string }): boolean => !hidden.has(item.key);
  const hash = createHash('sha256')
    .update([plan.hash, ...[...hidden].sort(), ...inTables].join('\n'))
    .digest('hex')
    .slice(0, plan.hash.length || 16);
  if (plan.type === 'form') return { ...plan, hash, form: shownForm(plan.form, shown, inTables) };
  const common = { hash, columns: plan.columns.filter(shown), query: plan.query.filter(shown) };
  if (plan.type === 'report') return { ...plan, ...common };
  return {
    ...plan,
    ...common,
    form: shownForm(plan.form, shown, inTables),
    ...(plan.type === 'list' && plan.grid ? { grid: shownGrid(plan.grid, shown) } : {}),
  };
}

function shownForm(
  form: PlanForm,
  shown: (item: { key: string }) => boolean,
  hiddenCodes: readonly string[],
): PlanForm {
  const tables = form.tables.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => !hiddenCodes.includes(permissionOf(table, column))),
  }));
  const { schema, ...rest } = form;
  // A schema that names what the actor may not know of is left to the server's own rules.
  const known = schema !== undefined && Object.keys(schema.root.properties ?? {}).every((key) => shown({ key }));
  return { ...rest, fields: form.fields.filter(shown), tables, ...(known ? { schema } : {}) };
}

function permissionOf(table: PlanTable, column: { key: string }): string {
  return `${table.permission}:${column.key}`;
}

/** Restricted columns of sub-tables the actor lacks, by their permission codes. */
function hiddenInTables(tables: readonly PlanTable[], actor: Actor): string[] {
  if (actor.admin) return [];
  const codes = tables.flatMap((table) =>
    table.columns.filter((column) => column.restricted === true).map((column) => permissionOf(table, column)),
  );
  return codes.filter((code) => !actor.permissions.has(code)).sort();
}

function shownGrid(grid: PlanGrid, shown: (item: { key: string }) => boolean): PlanGrid {
  return { ...grid, columns: grid.columns.filter(shown) };
}

/** The screens the actor may open. */
export function entriesFor(plans: Iterable<Plan>, actor: Actor, rights: Rights): ManifestEntry[] {
  return [...plans]
    .filter((plan) => rights.canOpen(actor, plan.id))
    .map((plan) => planFor(plan, actor, rights))
    .map(({ id, code, type, title, hash }) => ({ id, code, type, title, hash }));
}
