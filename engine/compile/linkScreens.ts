import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ListScreen, QueryItem, ReportScreen, ScreenFile, TreeScreen } from '../../schemas/generated/types.ts';
import type { Model, ModelTree } from '../compiled.ts';
import { permissionPrefix, wireCode } from '../names.ts';
import type { ListPlan, PagePlan, Plan, PlanColumn, PlanGrid, PlanQueryItem, PlanTree, TreePlan } from '../plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';
import { linkForm, readForm } from './linkForm.ts';
import {
  type ColumnScope,
  defaultColumns,
  defaultQuery,
  type Entry,
  fieldsByKey,
  resolveEntry,
} from './planColumns.ts';
import { checkGridOptions, checkTreeGrid, editable, gridColumns, gridOptions, withOrder } from './planGrid.ts';
import { buttons, checkButtons, dictCodesOf } from './planParts.ts';
import { planReport } from './planReport.ts';
import { queryItem } from './queryItems.ts';
import { resolveExtends } from './resolveExtends.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** One plan a screen; a report that no screen shows gets a screen of its own. */
export function linkScreens(
  linker: Linker,
  files: ReadonlyMap<string, Declared<ScreenFile>>,
  world: ScreenWorld,
): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  const add = (plan: Plan | undefined) => {
    if (plan !== undefined) plans.set(plan.id, plan);
  };
  for (const { id, value, document } of resolveExtends(linker, files))
    add(linkScreen(linker, id, value, document, world));
  const shown = new Set([...files.values()].map(({ value }) => (value.type === 'report' ? value.report : undefined)));
  for (const [id, report] of world.reports) {
    const declared = world.reportFiles.get(id);
    if (shown.has(id) || plans.has(id) || declared === undefined) continue;
    const screen: ReportScreen = {
      title: report.title,
      ...(declared.value.description === undefined ? {} : { description: declared.value.description }),
      type: 'report',
      report: id,
      toolbar: [{ action: 'export' }],
      pageSize: 10,
    };
    add(planReport(base(id, screen, report), screen, report, declared.value, world.dictionaries));
  }
  for (const [id, plan] of plans) plans.set(id, { ...plan, hash: contentHash(plan) });
  return plans;
}

function linkScreen(
  linker: Linker,
  id: string,
  value: ScreenFile,
  document: Document,
  world: ScreenWorld,
): Plan | undefined {
  if (value.type === 'page') return { ...base(id, value), type: 'page', page: value.page } satisfies PagePlan;
  if (value.type === 'list') return linkList(linker, id, value, document, world);
  if (value.type === 'tree') return linkTree(linker, id, value, document, world);
  if (value.type === 'form') {
    const owner = value.model === undefined ? undefined : world.models.get(value.model);
    return linkForm(linker, base(id, value, owner), value, document, world);
  }
  const known = new Map([...world.reportFiles].filter(([name]) => world.reports.has(name)));
  // A report that exists but was refused has its own problem already; a second one here would only distract.
  if (world.reportFiles.has(value.report) && !known.has(value.report)) return undefined;
  const declared = linker.reference(document, '报表', value.report, known, ['report']);
  const report = world.reports.get(value.report);
  if (declared === undefined || report === undefined) return undefined;
  return planReport(base(id, value, report), value, report, declared.value, world.dictionaries);
}

/** What every plan carries; the hash is written when the plan is whole. */
function base(id: string, value: ScreenFile, owner?: { permission: string }) {
  return {
    id,
    code: wireCode(id),
    hash: '',
    title: value.title,
    ...(value.description === undefined ? {} : { description: value.description }),
    permission: value.permission ?? owner?.permission ?? permissionPrefix(id),
    dictCodes: [],
  };
}

function linkList(
  linker: Linker,
  id: string,
  value: ListScreen,
  document: Document,
  world: ScreenWorld,
): ListPlan | undefined {
  const records = linkRecords(linker, id, value, document, world);
  if (records === undefined) return undefined;
  const { model, plan } = records;
  checkGridOptions(linker, document, value.grid, model, ['grid']);
  if (value.editing !== 'inline') {
    if (value.grid !== undefined)
      linker.report(document, 'grid-needs-inline', sentences['grid-needs-inline'](), ['grid'], 'key');
    return { ...plan, type: 'list', editing: 'modal' };
  }
  const grid = inlineGrid(value, plan.columns, model, world);
  const inline = { ...plan, type: 'list', editing: 'inline', grid } as const;
  if (model.tree === undefined) return inline;
  checkTreeGrid(linker, document, value.grid, ['grid']);
  const columns = textFirst(grid.columns, model.tree);
  return { ...inline, grid: { ...grid, columns }, tree: planTree(model, model.tree) };
}

function linkTree(
  linker: Linker,
  id: string,
  value: TreeScreen,
  document: Document,
  world: ScreenWorld,
): TreePlan | undefined {
  const records = linkRecords(linker, id, value, document, world);
  if (records === undefined) return undefined;
  const { model, plan } = records;
  if (model.tree === undefined) {
    linker.report(document, 'tree-model', sentences['tree-model'](model.id), ['model'], 'value');
    return undefined;
  }
  return {
    ...plan,
    type: 'tree',
    columns: textFirst(plan.columns, model.tree),
    rowActions: plan.rowActions.map((action, index) => {
      const declared = (value.rowActions as { title?: string }[] | undefined)?.[index]?.title;
      return action.code === 'add' && declared === undefined ? { ...action, title: '添加下级' } : action;
    }),
    tree: planTree(model, model.tree),
  };
}

function planTree({ code }: Model, tree: ModelTree): PlanTree {
  const api = '/online/cgform/api';
  return { ...tree, levels: `${api}/getTreeData/${code}`, count: `${api}/treeCount/${code}` };
}

/** What names a row of a tree stands first: there the tree is drawn. */
function textFirst<C extends PlanColumn>(columns: readonly C[], { text }: ModelTree): C[] {
  const rank = ({ key }: C) => (key === text ? 0 : 1);
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

/** What every list of records says, before its type; the model behind it. */
function linkRecords(
  linker: Linker,
  id: string,
  value: ListScreen | TreeScreen,
  document: Document,
  world: ScreenWorld,
): { model: Model; plan: Omit<ListPlan, 'type' | 'editing' | 'grid'> } | undefined {
  if (value.model === undefined) {
    linker.report(document, 'screen-source', sentences['screen-source'](), []);
    return undefined;
  }
  const model = linker.reference(document, '模型', value.model, world.models, ['model']);
  if (model === undefined) return undefined;
  const scope: ColumnScope = { linker, model, dictionaries: world.dictionaries };
  const columns = listColumns(scope, value, document, world);
  const query = listQuery(scope, value, document, world);
  const form = readForm({ ...world, linker, model }, value.form, document);
  if (form === undefined) return undefined;
  if (value.sort !== undefined)
    linker.reference(document, '字段', value.sort.column, fieldsByKey(model), ['sort', 'column']);
  for (const place of ['toolbar', 'rowActions'] as const)
    checkButtons(
      { linker, document, model, pickers: world.pickers, tree: value.type === 'tree' },
      place,
      value[place] ?? [],
    );
  const shared = base(id, value, model);
  const inner = form.tables.flatMap((table) => table.columns);
  const plan = {
    ...shared,
    dictCodes: dictCodesOf([...columns, ...query, ...form.fields, ...inner], world.dictionaries),
    source: sourceOf(model.code),
    columns,
    query,
    form,
    toolbar: buttons(value.toolbar ?? [], shared.permission),
    rowActions: buttons(value.rowActions ?? [], shared.permission),
    sort: value.sort ?? model.sort,
    pageSize: value.pageSize ?? 10,
  };
  return { model, plan };
}

function inlineGrid(
  value: ListScreen,
  columns: readonly PlanColumn[],
  model: Model,
  { models }: Pick<ScreenWorld, 'models'>,
): PlanGrid {
  const listed = value.columns === undefined ? gridColumns(model) : editable(model, columns);
  return {
    options: gridOptions(
      model.tree === undefined ? withOrder(value.grid, listed) : value.grid,
      ['add', 'save', 'remove', 'clearSelection'],
      models,
    ),
    columns: listed,
  };
}

function sourceOf(code: string): ListPlan['source'] {
  const api = '/online/cgform/api';
  const form = `${api}/form/${code}`;
  return {
    code,
    list: `${api}/getData/${code}`,
    get: form,
    add: form,
    edit: form,
    remove: form,
    export: `${api}/exportCsv/${code}`,
    save: `${api}/saveAll/${code}`,
  };
}

function listColumns(
  scope: ColumnScope,
  value: ListScreen | TreeScreen,
  document: Document,
  world: ScreenWorld,
): PlanColumn[] {
  if (value.columns === undefined) return defaultColumns(scope.model);
  const shared =
    typeof value.columns === 'string'
      ? scope.linker.reference(document, '列文件', value.columns, world.columns, ['columns'])
      : undefined;
  const entries = (typeof value.columns === 'string' ? shared?.value.columns : value.columns) ?? [];
  return entries.flatMap(
    (entry, index) =>
      resolveEntry(scope, entry as Entry, { document: shared?.document ?? document, path: ['columns', index] }) ?? [],
  );
}

function listQuery(
  scope: ColumnScope,
  value: ListScreen | TreeScreen,
  document: Document,
  world: ScreenWorld,
): PlanQueryItem[] {
  if (value.query === undefined) return defaultQuery(scope.model);
  const shared =
    typeof value.query === 'string'
      ? scope.linker.reference(document, '查询文件', value.query, world.queries, ['query'])
      : undefined;
  const entries = ((typeof value.query === 'string' ? shared?.value.items : value.query) ?? []) as QueryItem[];
  const at = shared === undefined ? 'query' : 'items';
  return entries.flatMap((entry, index) => {
    const column = scope.linker.reference(shared?.document ?? document, '字段', entry.key, fieldsByKey(scope.model), [
      at,
      index,
      'key',
    ]);
    if (column?.kind === 'secret') {
      const path = [at, index, 'key'];
      scope.linker.report(shared?.document ?? document, 'secret-query', sentences['secret-query'](entry.key), path);
    }
    return column === undefined ? [] : [queryItem(column, entry)];
  });
}

const contentHash = (plan: Plan): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(plan)))).slice(0, 16);
