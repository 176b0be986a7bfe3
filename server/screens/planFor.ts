import { createHash } from 'node:crypto';
import type { ManifestEntry, Plan, PlanSubTable } from '../../engine/plan/Plan.ts';
import { columnSets, keepColumns } from '../../engine/plan/parts.ts';
import type { Actor } from '../http/Context.ts';
import type { Rights } from '../http/Rights.ts';

/** The plan as the actor may know it: restricted columns it lacks are gone, and the hash says so. */
export function planFor(plan: Plan, actor: Actor, rights: Rights): Plan {
  const hidden = rights.hiddenInPlan(actor, plan);
  const inTables = hiddenInTables(plan, actor);
  if (hidden.size + inTables.size === 0) return plan;
  const hash = createHash('sha256')
    .update([plan.hash, ...[...hidden].sort(), ...inTables].join('\n'))
    .digest('hex')
    .slice(0, plan.hash.length || 16);
  const known = keepColumns(plan, (column, table) =>
    table === undefined ? !hidden.has(column.key) : !inTables.has(permissionOf(table, column)),
  );
  return { ...known, hash };
}

function permissionOf({ permission }: Pick<PlanSubTable, 'permission'>, { key }: { key: string }): string {
  return `${permission}:${key}`;
}

/** Restricted columns of sub-tables the actor lacks, by their permission codes. */
function hiddenInTables(plan: Plan, actor: Actor): ReadonlySet<string> {
  if (actor.admin) return new Set();
  const codes = columnSets(plan)
    .filter(({ table }) => table !== undefined)
    .flatMap((set) =>
      set.columns.filter(({ restricted }) => restricted === true).map((each) => permissionOf(set, each)),
    );
  return new Set(codes.filter((code) => !actor.permissions.has(code)).sort());
}

/** The screens the actor may open. */
export function entriesFor(plans: Iterable<Plan>, actor: Actor, rights: Rights): ManifestEntry[] {
  return [...plans]
    .filter((plan) => rights.canOpen(actor, plan.id))
    .map((plan) => planFor(plan, actor, rights))
    .map(({ id, code, type, title, hash }) => ({ id, code, type, title, hash }));
}
