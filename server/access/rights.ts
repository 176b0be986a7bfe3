import { filledFields } from '../../engine/lists/newRow.ts';
import type { Compiled, MenuNode, Model, Report } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import {
  cellsOf,
  columnSets,
  formTablesOf,
  isForAll,
  keepLists,
  openActions,
  sourceOf,
  subListsOf,
} from '../../engine/plan/parts.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Actor, ModelAction } from '../http/Actor.ts';
import type { Rights } from '../http/Rights.ts';
import { modelByCode, reportByCode } from '../http/wireCodes.ts';

/** What the declarations say about rights, looked up once for each set of declarations. */
interface Index {
  /** Screen id → ids of the menu nodes that show it. */
  nodes: Map<string, string[]>;
  /** Lists by the wire code of the model behind them. */
  models: Map<string, Opening[]>;
  /** Where rows of a sub-table are shown with their record, by the wire codes of both models. */
  tables: Map<string, Opening[]>;
  /** Plans by the wire code of the report behind them. */
  reports: Map<string, Opening[]>;
  /** Plans in which a picker over the report is chosen from, by the report's wire code. */
  pickedFrom: Map<string, Opening[]>;
  /** Plans by the dictionaries their cells name. */
  dictionaries: Map<string, Opening[]>;
  /** Plans by the fill rules their defaults name. */
  fillRules: Map<string, Opening[]>;
}

/** A way in: a plan, or a sub-list in one. */
interface Opening {
  /** The screen that must be open to the actor. */
  id: string;
  permission: string;
  /** It shows rows and does not only take them in. */
  shows: boolean;
  /** Permissions of buttons that are for everybody who opens it. */
  offers?: ReadonlySet<string>;
  /** Permission to look at it, where it needs one besides the screen's. */
  look?: string;
}

interface Restrictable {
  key: string;
  restricted: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What may be done with records that are worked out. */
const LOOKS: ReadonlySet<ModelAction> = new Set<ModelAction>(['read', 'export']);

const isBuiltIn = (plan: Plan | undefined) => plan !== undefined && isForAll(plan);

/** Screens of the first tenant alone: what they show is nobody else's. */
const OF_FIRST_TENANT: ReadonlySet<string> = new Set([
  'system/tenant',
  'system/playground',
  'system/monitor',
  'system/schedule',
  'system/schedule-run',
]);

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
    tables: new Map(),
    reports: new Map(),
    pickedFrom: new Map(),
    dictionaries: new Map(),
    fillRules: new Map(),
  };
  addNodes(index.nodes, compiled.menu);
  for (const plan of compiled.plans.values()) {
    const lists = subListsOf(plan);
    const own = { id: plan.id, permission: plan.permission, shows: 'columns' in plan, offers: openActions(plan) };
    addPlan(index, withoutLists(plan), own, compiled);
    for (const list of lists) {
      const opening = { id: plan.id, permission: list.permission, shows: true, look: list.look.permission };
      addPlan(index, list, opening, compiled);
      push(index.tables, pairOf(sourceOf(plan).model, list.source.model), opening);
    }
    const listed = new Set(lists.map(({ source }) => source.model));
    for (const { key } of formTablesOf(plan))
      if (!listed.has(key)) push(index.tables, pairOf(sourceOf(plan).model, key), own);
  }
  return index;
}

const isOffered = (openings: Opening[], code: string): boolean =>
  openings.some(({ permission, offers }) => offers?.has(`${permission}:${code}`));

/** What a plan itself shows: those who may not look at a list below have no use for what it needs. */
const withoutLists = (plan: Plan): Plan => keepLists(plan, () => false);

const pairOf = (main = '', child = ''): string => `${main} ${child}`;

function addPlan(index: Index, plan: Plan, opening: Opening, compiled: Compiled): void {
  const { model, report } = sourceOf(plan);
  if (model !== undefined) push(index.models, model, opening);
  if (report !== undefined) push(index.reports, report, opening);
  for (const code of reportsPickedIn(plan, compiled)) push(index.pickedFrom, code, opening);
  for (const code of dictionariesOf(plan)) push(index.dictionaries, code, opening);
  for (const code of fillRulesOf(plan)) push(index.fillRules, code, opening);
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
  const isOpen = (actor: Actor, { id, look }: Opening): boolean =>
    canOpen(actor, id) && (look === undefined || actor.admin || actor.permissions.has(look));
  const opened = (actor: Actor, openings: Opening[] = []): Opening[] => openings.filter((each) => isOpen(actor, each));
  const holds = (actor: Actor, openings: Opening[], code: string): boolean =>
    openings.some(({ permission }) => actor.permissions.has(`${permission}:${code}`));
  const may = (actor: Actor, plans: Opening[] | undefined, action: string): boolean => {
    if (actor.admin) return true;
    const all = opened(actor, plans);
    // A page that takes in new records opens none of those there are.
    const fitting = action === 'add' ? all : all.filter(({ shows }) => shows);
    return action === 'read' ? fitting.length > 0 : holds(actor, fitting, action) || isOffered(fitting, action);
  };
  const hidden = (actor: Actor, plans: Opening[] | undefined, all: Restrictable[]): ReadonlySet<string> => {
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
      if (model === undefined || (model.facts !== undefined && !LOOKS.has(action))) return false;
      return may(actor, index().models.get(model.code), action);
    },
    mayPress(actor, modelId, code) {
      const openings = index().models.get(compiled().models.get(modelId)?.code ?? '') ?? [];
      const shown = opened(actor, openings).filter(({ shows }) => shows);
      return actor.admin || holds(actor, shown, code) || isOffered(shown, code);
    },
    maySubTable(actor, mainId, childId) {
      const { models } = compiled();
      const pair = pairOf(models.get(mainId)?.code, models.get(childId)?.code);
      return actor.admin || opened(actor, index().tables.get(pair)).length > 0;
    },
    mayReport(actor, reportId, action) {
      const report = compiled().reports.get(reportId);
      if (report === undefined) return false;
      const picked = action === 'read' ? (index().pickedFrom.get(report.code) ?? []) : [];
      return may(actor, index().reports.get(report.code), action) || opened(actor, picked).length > 0;
    },
    mayDictionary(actor, code) {
      const source = compiled().dictionaries.get(code)?.source;
      if (source === undefined || actor.admin) return true;
      const model = compiled().models.get(source.model);
      const shown = opened(actor, index().dictionaries.get(code)).length > 0;
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
