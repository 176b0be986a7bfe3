import { filledFields } from '../../engine/lists/newRow.ts';
import { READ_SCREENS, USE_GATEWAY, WRITE_SCREENS } from '../../engine/permissions/general.ts';
import type { Compiled, MenuNode } from '../../engine/plan/compiled.ts';
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

/** What the declarations say about rights, looked up once for each set of declarations. */
export interface RightsIndex {
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
export interface Opening {
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

/** Screens of the first tenant alone: what they show is nobody else's. */
const OF_FIRST_TENANT: ReadonlySet<string> = new Set([
  'system/tenant',
  'system/tenant-pack',
  'system/playground',
  'system/monitor',
  'system/table-white-list',
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

function buildIndex(compiled: Compiled): RightsIndex {
  const index: RightsIndex = {
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

/** What a plan itself shows: those who may not look at a list below have no use for what it needs. */
const withoutLists = (plan: Plan): Plan => keepLists(plan, () => false);

export const pairOf = (main = '', child = ''): string => `${main} ${child}`;

function addPlan(index: RightsIndex, plan: Plan, opening: Opening, compiled: Compiled): void {
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

const indexes = new WeakMap<Compiled, RightsIndex>();

/** Made once for each set of declarations. */
export function rightsIndex(compiled: Compiled): RightsIndex {
  const known = indexes.get(compiled) ?? buildIndex(compiled);
  indexes.set(compiled, known);
  return known;
}

/** Whether a page is there at all for people of a tenant. */
export const isOpenIn = (tenant: string, screen: string): boolean =>
  tenant === HOME_TENANT || !OF_FIRST_TENANT.has(screen);

/** Rights over the whole installation, which only the first tenant's people use. */
const RIGHTS_OF_FIRST_TENANT: ReadonlySet<string> = new Set([READ_SCREENS, WRITE_SCREENS, USE_GATEWAY]);

/** Whether a grant gives anything to people of a tenant. */
export const isGrantIn = (tenant: string, { kind, code }: { kind: string; code: string }): boolean =>
  kind === 'menu' ? isOpenIn(tenant, code) : tenant === HOME_TENANT || !RIGHTS_OF_FIRST_TENANT.has(code);

/** Grants of menus any of which opens a page in a tenant; `all`: everybody opens it. */
export function opensBy(compiled: Compiled, tenant: string, screen: string): readonly string[] | 'all' {
  if (!isOpenIn(tenant, screen)) return [];
  const plan = compiled.plans.get(screen);
  // A built-in page shows everybody their own.
  if (plan !== undefined && isForAll(plan)) return 'all';
  return [screen, ...(rightsIndex(compiled).nodes.get(screen) ?? [])];
}
