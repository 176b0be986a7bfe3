import { filledFields } from '../../engine/lists/newRow.ts';
import type { Compiled, MenuNode, Model, Report } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { cellsOf, columnSets, sourceOf } from '../../engine/plan/parts.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Actor } from '../http/Actor.ts';
import type { Rights } from '../http/Rights.ts';
import { modelByCode, reportByCode } from '../http/wireCodes.ts';

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
  /** Plans by the fill rules their defaults name. */
  fillRules: Map<string, Plan[]>;
}

interface Restrictable {
  key: string;
  restricted: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

const isBuiltIn = (plan: Plan | undefined) => plan !== undefined && 'page' in plan;

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

function buildIndex(compiled: Compiled): Index {
  const index: Index = {
    nodes: new Map(),
    models: new Map(),
    reports: new Map(),
    pickedFrom: new Map(),
    dictionaries: new Map(),
    fillRules: new Map(),
  };
  addNodes(index.nodes, compiled.menu);
  for (const plan of compiled.plans.values()) {
    const { model, report } = sourceOf(plan);
    if (model !== undefined) push(index.models, model, plan);
    if (report !== undefined) push(index.reports, report, plan);
    for (const code of reportsPickedIn(plan, compiled)) push(index.pickedFrom, code, plan);
    for (const code of dictionariesOf(plan)) push(index.dictionaries, code, plan);
    for (const code of fillRulesOf(plan)) push(index.fillRules, code, plan);
  }
  return index;
}

/** Wire codes of the reports behind the pickers of a plan's columns. */
function reportsPickedIn(plan: Plan, { pickers }: Compiled): Set<string> {
  return new Set(cellsOf(plan).flatMap(({ picker = '' }) => pickers.get(picker)?.source.report ?? []));
}

/** Codes of the dictionaries that a plan's cells show or offer. */
function dictionariesOf(plan: Plan): Set<string> {
  return new Set(cellsOf(plan).flatMap(({ dictCode }) => dictCode ?? []));
}

/** Codes of the fill rules that give a plan's new records their values. */
function fillRulesOf(plan: Plan): Set<string> {
  return new Set(columnSets(plan).flatMap(({ columns }) => filledFields(columns).map(({ code }) => code)));
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
    isBuiltIn(compiled().plans.get(screenId)) ||
    actor.menus.has(screenId) ||
    (index().nodes.get(screenId) ?? []).some((id) => actor.menus.has(id));
  const opened = (actor: Actor, plans: Plan[] = []): Plan[] => plans.filter((plan) => canOpen(actor, plan.id));
  const holds = (actor: Actor, plans: Plan[], code: string): boolean =>
    plans.some((plan) => actor.permissions.has(`${plan.permission}:${code}`));
  const may = (actor: Actor, plans: Plan[] | undefined, action: string): boolean => {
    if (actor.admin) return true;
    const all = opened(actor, plans);
    // A page that takes in new records opens none of those there are.
    const fitting = action === 'add' ? all : all.filter((plan) => 'columns' in plan);
    return action === 'read' ? fitting.length > 0 : holds(actor, fitting, action);
  };
  const hidden = (actor: Actor, plans: Plan[] | undefined, all: Restrictable[]): ReadonlySet<string> => {
    const secret = actor.admin ? [] : all.filter((item) => item.restricted);
    const keys = secret.filter((item) => !holds(actor, opened(actor, plans), item.key)).map((item) => item.key);
    return keys.length === 0 ? NOTHING : new Set(keys);
  };
  const ofModel = (actor: Actor, model: Model | undefined): ReadonlySet<string> =>
    model ? hidden(actor, index().models.get(model.code), model.fields) : NOTHING;
  const holdsField = (actor: Actor, { model: id, key }: { model: string; key: string }): boolean => {
    const model = compiled().models.get(id);
    if (actor.admin || model === undefined) return actor.admin;
    const plans = [model, ...(index().models.get(model.code) ?? [])];
    return plans.some(({ permission }) => actor.permissions.has(`${permission}:${key}`));
  };
  const ofReport = (actor: Actor, report: Report | undefined): ReadonlySet<string> => {
    if (report === undefined) return NOTHING;
    const own = hidden(actor, index().reports.get(report.code), report.columns);
    const made = report.columns.filter(({ madeOf = [] }) => !madeOf.every((field) => holdsField(actor, field)));
    return made.length === 0 ? own : new Set([...own, ...made.map(({ key }) => key)]);
  };
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
    mayFill(actor, ruleCode) {
      const plans = index().fillRules.get(ruleCode);
      return actor.admin || plans === undefined || opened(actor, plans).length > 0;
    },
    hiddenFields: (actor, modelId) => ofModel(actor, compiled().models.get(modelId)),
    hiddenColumns: (actor, reportId) => ofReport(actor, compiled().reports.get(reportId)),
    hiddenInPlan(actor, plan) {
      const { model, report } = sourceOf(plan);
      if (model !== undefined) return ofModel(actor, modelByCode(compiled(), model));
      return report === undefined ? NOTHING : ofReport(actor, reportByCode(compiled(), report));
    },
  };
}
