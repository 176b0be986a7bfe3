import type { Compiled, MenuNode, Model, Report } from '../../engine/compiled.ts';
import { holdsRecords } from '../../engine/lists/holdsRecords.ts';
import type { Plan } from '../../engine/plan.ts';
import type { Actor, ModelAction, ReportAction } from '../Actor.ts';
import { HOME_TENANT } from './homeTenant.ts';

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
  /**
   * The actor may read a dictionary of records: the model's own list, or a page that shows or offers the dictionary,
   * and every field it is made of. Dictionaries that are no records are everybody's.
   */
  mayDictionary(actor: Actor, code: string): boolean;
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
  /** Plans in which a picker over the report is chosen from, by the report's wire code. */
  pickedFrom: Map<string, Plan[]>;
  /** Plans by the dictionaries their cells name. */
  dictionaries: Map<string, Plan[]>;
}

interface Restrictable {
  key: string;
  restricted: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Screens of the first tenant alone: what they show is nobody else's. */
const OF_FIRST_TENANT: ReadonlySet<string> = new Set(['system/tenant']);

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
  const index: Index = {
    nodes: new Map(),
    models: new Map(),
    reports: new Map(),
    pickedFrom: new Map(),
    dictionaries: new Map(),
  };
  addNodes(index.nodes, compiled.menu);
  for (const plan of compiled.plans.values()) {
    if (holdsRecords(plan)) push(index.models, lastSegment(plan.source.list), plan);
    if (plan.type === 'form' && plan.submit.code !== undefined) push(index.models, plan.submit.code, plan);
    if (plan.type === 'report') push(index.reports, lastSegment(plan.source.data), plan);
    for (const report of reportsPickedIn(plan, compiled)) push(index.pickedFrom, report, plan);
    for (const code of dictionariesOf(plan)) push(index.dictionaries, code, plan);
  }
  return index;
}

/** Everything that stands for a cell in a plan: columns, conditions, fields, those of sub-tables too. */
function cellsOf(plan: Plan): readonly { key: string; picker?: string; dictCode?: string }[] {
  if (plan.type === 'page') return [];
  if (plan.type === 'report') return [...plan.columns, ...plan.query];
  const inForms = [...plan.form.fields, ...plan.form.tables.flatMap(({ columns }) => columns)];
  if (plan.type === 'form') return inForms;
  return [...plan.columns, ...plan.query, ...inForms, ...(plan.type === 'list' ? (plan.grid?.columns ?? []) : [])];
}

/** Wire codes of the reports behind the pickers of a plan's columns. */
function reportsPickedIn(plan: Plan, { pickers }: Compiled): Set<string> {
  return new Set(cellsOf(plan).flatMap(({ picker = '' }) => pickers.get(picker)?.source.report ?? []));
}

/** Codes of the dictionaries that a plan's cells show or offer. */
function dictionariesOf(plan: Plan): Set<string> {
  return new Set(cellsOf(plan).flatMap(({ dictCode }) => dictCode ?? []));
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
  // A built-in page shows everybody their own.
  const canOpen = (actor: Actor, screenId: string): boolean =>
    (actor.tenant === HOME_TENANT || !OF_FIRST_TENANT.has(screenId)) && holdsScreen(actor, screenId);
  const holdsScreen = (actor: Actor, screenId: string): boolean =>
    actor.admin ||
    compiled().plans.get(screenId)?.type === 'page' ||
    actor.menus.has(screenId) ||
    (index().nodes.get(screenId) ?? []).some((id) => actor.menus.has(id));
  const opened = (actor: Actor, plans: Plan[] = []): Plan[] => plans.filter((plan) => canOpen(actor, plan.id));
  const holds = (actor: Actor, plans: Plan[], code: string): boolean =>
    plans.some((plan) => actor.permissions.has(`${plan.permission}:${code}`));
  const may = (actor: Actor, plans: Plan[] | undefined, action: string): boolean => {
    if (actor.admin) return true;
    const all = opened(actor, plans);
    // A page that takes in new records opens none of those there are.
    const fitting = action === 'add' ? all : all.filter((plan) => plan.type !== 'form');
    return action === 'read' ? fitting.length > 0 : holds(actor, fitting, action);
  };
  const hidden = (actor: Actor, plans: Plan[] | undefined, all: Restrictable[]): ReadonlySet<string> => {
    const secret = actor.admin ? [] : all.filter((item) => item.restricted);
    const keys = secret.filter((item) => !holds(actor, opened(actor, plans), item.key)).map((item) => item.key);
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
      if (report === undefined) return false;
      const picked = action === 'read' ? (index().pickedFrom.get(report.code) ?? []) : [];
      return may(actor, index().reports.get(report.code), action) || picked.some((plan) => canOpen(actor, plan.id));
    },
    mayDictionary(actor, code) {
      const source = compiled().dictionaries.get(code)?.source;
      if (source === undefined || actor.admin) return true;
      const model = compiled().models.get(source.model);
      const shown = (index().dictionaries.get(code) ?? []).some((plan) => canOpen(actor, plan.id));
      if (model === undefined || !(shown || may(actor, index().models.get(model.code), 'read'))) return false;
      const unknown = ofModel(actor, model);
      return !source.fields.some((key) => unknown.has(key));
    },
    hiddenFields: (actor, modelId) => ofModel(actor, compiled().models.get(modelId)),
    hiddenColumns: (actor, reportId) => ofReport(actor, compiled().reports.get(reportId)),
    hiddenInPlan(actor, plan) {
      if (holdsRecords(plan)) return ofModel(actor, modelByCode(compiled(), lastSegment(plan.source.list)));
      if (plan.type === 'form') return ofModel(actor, modelByCode(compiled(), plan.submit.code ?? ''));
      if (plan.type === 'report') return ofReport(actor, reportByCode(compiled(), lastSegment(plan.source.data)));
      return NOTHING;
    },
  };
}
