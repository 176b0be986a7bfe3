import { createHash } from 'node:crypto';
import { keysOfChart } from '../../engine/charts/checkChart.ts';
import { drillKeys } from '../../engine/lists/drill.ts';
import { scopeAs } from '../../engine/lists/states/scopeHolds.ts';
import type { BoardPlan } from '../../engine/plan/board.ts';
import type { ManifestEntry } from '../../engine/plan/manifest.ts';
import type { Plan, PlanAction, PlanColumn, ReportPlan } from '../../engine/plan/Plan.ts';
import {
  actionsOf,
  type Below,
  changeActions,
  columnSets,
  isBoard,
  isReport,
  keepColumns,
  keepLists,
  showsRows,
  sourceOf,
  subListsOf,
} from '../../engine/plan/parts.ts';
import { ADMIN_ROLE } from '../config/builtIn.ts';
import { administers } from '../http/Actor.ts';
import type { Actor } from '../http/Context.ts';
import type { Rights } from '../http/Rights.ts';

/**
 * The plan as the actor may know it: sub-lists, restricted columns and dictionaries it lacks are gone, and the hash says
 * so.
 */
export function planFor(plan: Plan, actor: Actor, rights: Rights): Plan {
  const hidden = rights.hiddenInPlan(actor, plan);
  const below = hiddenBelow(plan, actor);
  const closed = new Set(
    subListsOf(plan).flatMap(({ look }) => (mayLook(actor, look.permission) ? [] : look.permission)),
  );
  const shut = drillsShut(
    plan,
    (key) => hidden.has(key),
    (id) => rights.canOpen(actor, id),
  );
  const unread = new Set(plan.dictCodes.filter((code) => !rights.mayDictionary(actor, code)));
  const asked = actionsOf(plan).flatMap(({ who }) => who ?? []);
  const roles = asked.length > 0 ? [...actor.roles].sort().concat(actor.lent ?? []) : [];
  if (hidden.size + below.size + closed.size + shut.size + unread.size + asked.length === 0) return plan;
  const hash = createHash('sha256')
    .update([plan.hash, ...[...hidden].sort(), ...below, ...closed, ...shut, ...unread, ...roles].join('\n'))
    .digest('hex')
    .slice(0, plan.hash.length || 16);
  const open = keepLists(plan, ({ look }) => !closed.has(look.permission));
  const known = keepColumns(open, (column, owner) =>
    owner === undefined ? !hidden.has(column.key) : !below.has(permissionOf(owner, column)),
  );
  const own = asked.length > 0 ? changeActions(known, (action) => doneBy(action, actor)) : known;
  const shown = isReport(own) ? withoutCharts(withoutDrills(own, shut), hidden) : own;
  return { ...(isBoard(shown) ? withoutFilters(shown, unread) : shown), ...withoutCodes(plan, unread), hash };
}

const withoutCodes = ({ dictCodes }: Plan, unread: ReadonlySet<string>): Pick<Plan, 'dictCodes'> => ({
  dictCodes: dictCodes.filter((code) => !unread.has(code)),
});

/** A filter whose choices are not to be read offers nothing. */
function withoutFilters(plan: BoardPlan, unread: ReadonlySet<string>): BoardPlan {
  const dimensions = plan.sources[plan.model]?.dimensions;
  return { ...plan, filters: plan.filters.filter(({ key }) => !unread.has(dimensions?.[key]?.dictCode ?? '')) };
}

/** The button as far as it is for the actor: their roles are known here, the rows are not. */
function doneBy(action: PlanAction, actor: Actor): PlanAction[] {
  const { roles: own, lent } = actor;
  const { who } = action;
  if (who === undefined) return [action];
  // On which rows whoever stands for somebody does it the server tells.
  if (lent && who.condition) return [{ ...action, who: {} }];
  const roles = [...own, ...(lent ?? [])];
  if (who.condition) return [{ ...action, who: { condition: scopeAs(who.condition, (column) => column, roles) } }];
  return administers(actor) || lent?.includes(ADMIN_ROLE) || (who.roles?.some((role) => roles.includes(role)) ?? true)
    ? [{ ...action, who: {} }]
    : [];
}

/** Columns whose drill leads where the actor may not go, or tells what the actor may not see. */
function drillsShut(
  plan: Plan,
  isHidden: (key: string) => boolean,
  mayOpen: (id: string) => boolean,
): ReadonlySet<string> {
  if (!isReport(plan)) return new Set();
  const shut = plan.columns.filter(({ drill }) => {
    const spoken = Object.values(drill?.with ?? {}).flatMap(drillKeys);
    return drill !== undefined && (!mayOpen(drill.to) || spoken.some(isHidden));
  });
  return new Set(shut.map(({ key }) => key));
}

function withoutDrills(plan: ReportPlan, shut: ReadonlySet<string>): ReportPlan {
  const columns = plan.columns.map((column) => {
    if (!shut.has(column.key)) return column;
    const { drill: _shut, ...rest } = column;
    return rest as PlanColumn;
  });
  return { ...plan, columns };
}

/** A chart of what is not seen is not there. */
function withoutCharts({ charts, ...plan }: ReportPlan, hidden: ReadonlySet<string>): ReportPlan {
  const kept = (charts ?? []).filter((chart) => !keysOfChart(chart).some(({ key }) => hidden.has(key)));
  return kept.length === 0 ? plan : { ...plan, charts: kept };
}

const mayLook = ({ admin, permissions }: Actor, permission: string): boolean => admin || permissions.has(permission);

function permissionOf({ permission }: Below, { key }: { key: string }): string {
  return `${permission}:${key}`;
}

/** Restricted columns of sub-tables and sub-lists the actor lacks, by their permission codes. */
function hiddenBelow(plan: Plan, actor: Actor): ReadonlySet<string> {
  if (actor.admin) return new Set();
  const codes = columnSets(plan)
    .filter(({ below }) => below !== undefined)
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
    .map((plan) => ({ ...entryOf(plan), ...sourceCode(plan) }));
}

function entryOf(plan: Plan): ManifestEntry {
  const { id, code, type, title, hash } = plan;
  return { id, code, type, title, hash, ...(showsRows(plan) ? { rows: true } : {}) };
}

function sourceCode(plan: Plan): Pick<ManifestEntry, 'source'> {
  const { model, report } = sourceOf(plan);
  const source = model ?? report;
  return source === undefined || source === plan.code ? {} : { source };
}
