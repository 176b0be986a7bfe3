import type { Compiled, MenuNode, Model, Report } from '../../engine/compiled.ts';
import type { Plan } from '../../engine/plan.ts';
import type { Actor, ModelAction, ReportAction } from '../Actor.ts';

/** The one predicate of who may do what; list, get, filter, sort, sum, export and stream all ask here. */
export interface Rights {
  /** The actor holds a menu entry that shows the screen. */
  canOpen(actor: Actor, screenId: string): boolean;
  mayModel(actor: Actor, modelId: string, action: ModelAction): boolean;
  mayReport(actor: Actor, reportId: string, action: ReportAction): boolean;
  /** Keys of restricted fields the actor may not know of: not in rows, filters, sorts, sums or writes. */
  hiddenFields(actor: Actor, modelId: string): ReadonlySet<string>;
  /** The same for a report's output columns. */
  hiddenColumns(actor: Actor, reportId: string): ReadonlySet<string>;
  /** The same for whatever stands behind a plan. */
  hiddenInPlan(actor: Actor, plan: Plan): ReadonlySet<string>;
}

/** What the declarations say about rights, looked up once for each set of declarations. */
interface Index {
  /** Screen id → ids of the menu nodes that show it. */
  nodes: Map<string, string[]>;
  /** Plans by the wire code of the model or report behind them. */
  models: Map<string, Plan[]>;
  reports: Map<string, Plan[]>;
}

interface Restrictable {
  key: string;
  restricted: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function addNodes(nodes: Map<string, string[]>, menu: readonly MenuNode[]): void {
  for (const node of menu) {
    if (node.screen) push(nodes, node.screen, node.id);
    addNodes(nodes, node.children);
  }
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function buildIndex(compiled: Compiled): Index {
  const index: Index = { nodes: new Map(), models: new Map(), reports: new Map() };
  addNodes(index.nodes, compiled.menu);
  for (const plan of compiled.plans.values()) {
    if (plan.type === 'list') push(index.models, lastSegment(plan.source.list), plan);
    if (plan.type === 'report') push(index.reports, lastSegment(plan.source.data), plan);
  }
  return index;
}

/** The model with this wire code. */
export function modelByCode(compiled: Compiled, code: string): Model | undefined {
  return [...compiled.models.values()].find((model) => model.code === code);
}

/** The report with this wire code. */
export function reportByCode(compiled: Compiled, code: string): Report | undefined {
  return [...compiled.reports.values()].find((report) => report.code === code);
}

/** Rights over the declarations in force. */
export function createRights(compiled: () => Compiled): Rights {
  const indexes = new WeakMap<Compiled, Index>();
  const index = (): Index => {
    const current = compiled();
    const known = indexes.get(current) ?? buildIndex(current);
    indexes.set(current, known);
    return known;
  };
  const canOpen = (actor: Actor, screenId: string): boolean =>
    actor.admin || actor.menus.has(screenId) || (index().nodes.get(screenId) ?? []).some((id) => actor.menus.has(id));
  const may = (actor: Actor, plans: Plan[] | undefined, action: string): boolean => {
    if (actor.admin) return true;
    const opened = (plans ?? []).filter((plan) => canOpen(actor, plan.id));
    if (action === 'read') return opened.length > 0;
    return opened.some((plan) => actor.permissions.has(`${plan.permission}:${action}`));
  };
  const hidden = (actor: Actor, plans: Plan[] | undefined, all: Restrictable[]): ReadonlySet<string> => {
    const keys = all.filter((item) => item.restricted && !may(actor, plans, item.key)).map((item) => item.key);
    return keys.length === 0 ? NOTHING : new Set(keys);
  };
  const ofModel = (actor: Actor, model: Model | undefined): ReadonlySet<string> =>
    model ? hidden(actor, index().models.get(model.code), model.fields) : NOTHING;
  const ofReport = (actor: Actor, report: Report | undefined): ReadonlySet<string> =>
    report ? hidden(actor, index().reports.get(report.code), report.columns) : NOTHING;
  return {
    canOpen,
    mayModel(actor, modelId, action) {
      const model = compiled().models.get(modelId);
      return model !== undefined && may(actor, index().models.get(model.code), action);
    },
    mayReport(actor, reportId, action) {
      const report = compiled().reports.get(reportId);
      return report !== undefined && may(actor, index().reports.get(report.code), action);
    },
    hiddenFields: (actor, modelId) => ofModel(actor, compiled().models.get(modelId)),
    hiddenColumns: (actor, reportId) => ofReport(actor, compiled().reports.get(reportId)),
    hiddenInPlan(actor, plan) {
      if (plan.type === 'list') return ofModel(actor, modelByCode(compiled(), lastSegment(plan.source.list)));
      if (plan.type === 'report') return ofReport(actor, reportByCode(compiled(), lastSegment(plan.source.data)));
      return NOTHING;
    },
  };
}
