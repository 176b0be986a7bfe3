import type { PlanBeside } from './beside.ts';
import type { BoardPlan } from './board.ts';
import type {
  ModelSource,
  Plan,
  PlanAction,
  PlanColumn,
  PlanForm,
  PlanGrid,
  PlanQueryItem,
  PlanSort,
  PlanSubList,
  PlanSubTable,
  RecordsPlan,
  ReportPlan,
} from './Plan.ts';

/** Every key that some type of plan has. */
type PlanKey = (Plan extends infer P ? (P extends Plan ? keyof P : never) : never) | keyof PlanSubList;

/** What stands under a key of a plan, as far as columns, buttons and their permissions go. */
interface PartTypes {
  columns: readonly PlanColumn[];
  beside: PlanBeside | undefined;
  query: readonly PlanQueryItem[];
  form: PlanForm;
  grid: PlanGrid;
  actions: readonly PlanAction[];
  action: PlanAction;
  lists: readonly PlanSubList[];
  sort: PlanSort | undefined;
  plain: unknown;
}

/** The one place that knows where a plan keeps what; a key that a new type brings has to be placed here. */
const PARTS = {
  id: 'plain',
  code: 'plain',
  hash: 'plain',
  title: 'plain',
  recordTitle: 'plain',
  description: 'plain',
  permission: 'plain',
  dictCodes: 'plain',
  type: 'plain',
  source: 'plain',
  sort: 'sort',
  pageSize: 'plain',
  prints: 'plain',
  tree: 'plain',
  editing: 'plain',
  submit: 'plain',
  page: 'plain',
  charts: 'plain',
  foreignKey: 'plain',
  of: 'plain',
  below: 'plain',
  single: 'plain',
  open: 'plain',
  model: 'plain',
  period: 'plain',
  filters: 'plain',
  compare: 'plain',
  refresh: 'plain',
  sources: 'plain',
  parts: 'plain',
  by: 'plain',
  states: 'plain',
  columns: 'columns',
  beside: 'beside',
  query: 'query',
  form: 'form',
  grid: 'grid',
  toolbar: 'actions',
  rowActions: 'actions',
  look: 'action',
  locks: 'plain',
  subLists: 'lists',
} as const satisfies { readonly [K in PlanKey]: keyof PartTypes };

type PartKind = Exclude<keyof PartTypes, 'plain'>;

/** Under which keys the parts of one kind stand. */
const keysOf = (kind: PartKind): PlanKey[] => (Object.keys(PARTS) as PlanKey[]).filter((key) => PARTS[key] === kind);

const KEYS: { readonly [K in PartKind]: readonly PlanKey[] } = {
  columns: keysOf('columns'),
  beside: keysOf('beside'),
  query: keysOf('query'),
  form: keysOf('form'),
  grid: keysOf('grid'),
  actions: keysOf('actions'),
  action: keysOf('action'),
  lists: keysOf('lists'),
  sort: keysOf('sort'),
};

/** The parts of one kind. */
function partsOf<K extends PartKind>(plan: Plan, kind: K): PartTypes[K][] {
  const held: Partial<Record<PlanKey, unknown>> = plan;
  // The cast is what `PARTS` promises of each key; `tests/restrictedColumns.test.ts` holds it against every type.
  return KEYS[kind].flatMap((key) => (held[key] === undefined ? [] : [held[key] as PartTypes[K]]));
}

function partEntries(plan: Plan): [PlanKey, unknown][] {
  return (Object.entries(plan) as [PlanKey, unknown][]).filter(([, value]) => value !== undefined);
}

/** Whether the rows of a plan are records of a model. */
export function holdsRecords(plan: Plan): plan is RecordsPlan {
  return 'rowActions' in plan;
}

/** Pages written in code that are opened by a grant; all others show everybody what is theirs. */
const GRANTED_PAGES: ReadonlySet<string> = new Set(['playground', 'monitor', 'rights', 'dataLog', 'whiteList']);

/** Whether everybody may open it: each sees what is theirs. */
export const isForAll = (plan: Plan): boolean =>
  ('page' in plan && !GRANTED_PAGES.has(plan.page)) || ('open' in plan && plan.open === true);

/** Whether a plan is of figures, part by part. */
export const isBoard = (plan: Plan): plan is BoardPlan => 'parts' in plan;

/** Whether a plan shows rows page by page, as they are asked for. */
export function showsRows(plan: Plan): boolean {
  return 'pageSize' in plan;
}

/** Whether the rows of a plan are those of a report. */
export function isReport(plan: Plan): plan is ReportPlan {
  return showsRows(plan) && sourceOf(plan).report !== undefined;
}

/** Wire code of the model or report behind a plan; neither for a page and for a form that goes elsewhere. */
export function sourceOf(plan: Plan): Partial<ModelSource> & { report?: string; copyType?: string } {
  return ('source' in plan ? plan.source : undefined) ?? {};
}

/** Columns that are restricted together: `<permission>:<key>` is the right to one of them. */
export interface ColumnSet {
  permission: string;
  columns: readonly PlanColumn[];
  /** What they belong to below the plan, a sub-table or a list of its rows; absent: the plan's own. */
  below?: Below;
}

/** What stands below a record in a plan, with a permission of its own. */
export interface Below {
  permission: string;
}

/** Every column of a plan with the permission it hangs on: its own, those of its form and grid, those of sub-tables. */
export function columnSets(plan: Plan): ColumnSet[] {
  const forms = partsOf(plan, 'form');
  const own = [
    ...partsOf(plan, 'columns'),
    ...forms.map(({ fields }) => fields),
    ...partsOf(plan, 'grid').map(({ columns }) => columns),
  ];
  const inTables = forms.flatMap(({ subTables }) =>
    subTables.map((table) => ({ permission: table.permission, columns: table.columns, below: table })),
  );
  const inLists = subListsOf(plan).flatMap((list) => columnSets(list).map((set) => ({ ...set, below: list })));
  return [...own.map((columns) => ({ permission: plan.permission, columns })), ...inTables, ...inLists];
}

/** The sub-tables in the form of a plan. */
export function formTablesOf(plan: Plan): readonly PlanSubTable[] {
  return partsOf(plan, 'form').flatMap(({ subTables }) => subTables);
}

/** What the query form of a plan asks by. */
export const queryOf = (plan: Plan): readonly PlanQueryItem[] => partsOf(plan, 'query').flat();

/** The lists of sub-tables in a plan. */
export function subListsOf(plan: Plan): readonly PlanSubList[] {
  return partsOf(plan, 'lists').flat();
}

/** Every button of a plan: above the rows first, then those on a row, then those of each sub-list, named after it. */
export function actionsOf(plan: Plan): PlanAction[] {
  const below = subListsOf(plan).flatMap((list) =>
    actionsOf(list).map((action) => ({ ...action, title: `${list.title}：${action.title}` })),
  );
  const own = [...partsOf(plan, 'action'), ...partsOf(plan, 'actions').flat()];
  return [...own, ...savesOf(plan, own), ...purgeOf(plan), ...below];
}

const SAVES = { add: ['add', '新增'], save: ['edit', '编辑'], remove: ['batch_delete', '删除'] } as const;

/** What an editable list saves by itself: rights as with buttons of a row, which it need not have. */
function savesOf(plan: Plan, own: readonly PlanAction[]): PlanAction[] {
  const buttons = partsOf(plan, 'grid').flatMap(({ options }) => options.buttons);
  return buttons.flatMap((button) => {
    if (button === 'clearSelection' || button === 'collapse') return [];
    const [code, title] = SAVES[button];
    const had = own.some((action) => action.code === code);
    return had ? [] : [{ code, title, permission: `${plan.permission}:${code}` }];
  });
}

/** What removes records for good: a right of its own wherever removed ones are kept. */
export function purgeOf(plan: Plan): PlanAction[] {
  const kept = sourceOf(plan).recycleBin !== undefined && holdsRecords(plan);
  return kept ? [{ code: 'purge', title: '彻底删除', permission: `${plan.permission}:purge` }] : [];
}

/** The buttons a role may be granted: of the others their model says who presses them. */
export const grantedActions = (plan: Plan): PlanAction[] => actionsOf(plan).filter(({ who }) => who === undefined);

/** Permissions of the buttons of a list that is open to everybody: they need no grant. */
export function openActions(plan: Plan): ReadonlySet<string> {
  return new Set(holdsRecords(plan) && isForAll(plan) ? actionsOf(plan).map(({ permission }) => permission) : []);
}

/** Everything that stands for a cell: columns, fields and conditions. */
export function cellsOf(plan: Plan): { key: string; picker?: string; dictCode?: string }[] {
  return [
    ...columnSets(plan).flatMap(({ columns }) => columns),
    ...queryOf(plan),
    ...subListsOf(plan).flatMap(({ query }) => query),
  ];
}

/** A right to see one column. */
export interface ColumnRight {
  /** `market:order:amount`. */
  code: string;
  title: string;
}

/** The rights to the restricted columns of a plan, each once. */
export function columnRights(plan: Plan): ColumnRight[] {
  const rights = columnSets(plan).flatMap(({ permission, columns }) =>
    columns
      .filter(({ restricted }) => restricted === true)
      .map(({ key, title }): [string, ColumnRight] => [
        `${permission}:${key}`,
        { code: `${permission}:${key}`, title },
      ]),
  );
  return [...new Map(rights.toReversed()).values()].toReversed();
}

/** Which columns stay: those of the plan by key, those below it by key and what they belong to. */
export type KeepColumn = (column: { key: string }, below?: Below) => boolean;

type Keepers = { readonly [K in keyof PartTypes]: (part: PartTypes[K], keep: KeepColumn) => PartTypes[K] };

const keepers: Keepers = {
  columns: (columns, keep) => columns.filter((column) => keep(column)),
  beside: (beside, keep) => (beside && keep(beside) ? beside : undefined),
  query: (query, keep) => query.filter((item) => keep(item)),
  form: keepFields,
  grid: (grid, keep) => ({ ...grid, columns: grid.columns.filter((column) => keep(column)) }),
  actions: (actions) => actions,
  action: (action) => action,
  lists: (lists, keep) => lists.map((list) => keepColumns(list, (column) => keep(column, list))),
  sort: (sort, keep) => (sort && keep(sort) ? sort : undefined),
  plain: (part) => part,
};

/** The plan without the columns, fields and conditions that are not kept. */
export function keepColumns<P extends Plan>(plan: P, keep: KeepColumn): P {
  const kept = partEntries(plan).map(([key, value]) => {
    const keeper = keepers[PARTS[key]] as Keepers['plain'];
    return [key, keeper(value, keep)];
  });
  return { ...plan, ...Object.fromEntries(kept) };
}

/** The plan with its buttons, and those of its sub-lists, changed or left out. */
export function changeActions<P extends Plan>(plan: P, change: (action: PlanAction) => readonly PlanAction[]): P {
  const changed = partEntries(plan).map(([key, value]) => {
    if (PARTS[key] === 'actions') return [key, (value as PartTypes['actions']).flatMap(change)];
    if (PARTS[key] === 'lists') return [key, (value as PartTypes['lists']).map((list) => changeActions(list, change))];
    return [key, value];
  });
  return { ...plan, ...Object.fromEntries(changed) };
}

function keepFields({ schema, ...form }: PlanForm, keep: KeepColumn): PlanForm {
  const subTables = form.subTables.map((table) => ({
    ...table,
    columns: table.columns.filter((column) => keep(column, table)),
  }));
  // A schema that names what may not be known is left to the server's own rules.
  const known = schema !== undefined && Object.keys(schema.root.properties ?? {}).every((key) => keep({ key }));
  return { ...form, fields: form.fields.filter((field) => keep(field)), subTables, ...(known ? { schema } : {}) };
}

/** The plan without the sub-lists that are not kept; their sub-tables are gone from its form as well. */
export function keepLists<P extends Plan>(plan: P, keep: (list: PlanSubList) => boolean): P {
  const gone = new Set(subListsOf(plan).flatMap((list) => (keep(list) ? [] : [list.source.model])));
  if (gone.size === 0) return plan;
  const kept = partEntries(plan).map(([key, value]) => {
    if (PARTS[key] === 'lists') return [key, (value as PartTypes['lists']).filter(keep)];
    if (PARTS[key] === 'form') return [key, withoutTables(value as PlanForm, gone)];
    return [key, value];
  });
  return { ...plan, ...Object.fromEntries(kept) };
}

function withoutTables(form: PlanForm, gone: ReadonlySet<string>): PlanForm {
  return { ...form, subTables: form.subTables.filter(({ key }) => !gone.has(key)) };
}
