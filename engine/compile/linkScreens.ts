import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type {
  ColumnsFile,
  FormFile,
  FormLayout,
  ListScreen,
  QueryFile,
  QueryItem,
  ReportFile,
  ReportScreen,
  ScreenFile,
} from '../../schemas/generated/types.ts';
import type { Dictionary, Model, Report } from '../compiled.ts';
import { permissionPrefix, wireCode } from '../names.ts';
import type { ListPlan, PagePlan, Plan, PlanColumn, PlanGrid, PlanQueryItem } from '../plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';
import {
  type ColumnScope,
  defaultColumns,
  defaultQuery,
  type Entry,
  fieldsByKey,
  planForm,
  resolveEntry,
} from './planColumns.ts';
import { checkGridOptions, editable, formTables, gridColumns, gridOptions } from './planGrid.ts';
import { buttons, dictCodesOf } from './planParts.ts';
import { planReport } from './planReport.ts';
import { queryItem } from './queryItems.ts';
import { resolveExtends } from './resolveExtends.ts';

/** Everything a screen may refer to. */
export interface ScreenWorld {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
  /** Reports as declared, for the looks of their columns. */
  reportFiles: ReadonlyMap<string, Declared<ReportFile>>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  columns: ReadonlyMap<string, Declared<ColumnsFile>>;
  queries: ReadonlyMap<string, Declared<QueryFile>>;
  forms: ReadonlyMap<string, Declared<FormFile>>;
}

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
    add(planReport(base(id, screen, report), screen, report, declared.value));
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
  const known = new Map([...world.reportFiles].filter(([name]) => world.reports.has(name)));
  // A report that exists but was refused has its own problem already; a second one here would only distract.
  if (world.reportFiles.has(value.report) && !known.has(value.report)) return undefined;
  const declared = linker.reference(document, '报表', value.report, known, ['report']);
  const report = world.reports.get(value.report);
  if (declared === undefined || report === undefined) return undefined;
  return planReport(base(id, value, report), value, report, declared.value);
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
  if (value.model === undefined) {
    linker.report(document, 'screen-source', sentences['screen-source'](), []);
    return undefined;
  }
  const model = linker.reference(document, '模型', value.model, world.models, ['model']);
  if (model === undefined) return undefined;
  const scope: ColumnScope = { linker, model, dictionaries: world.dictionaries };
  const columns = listColumns(scope, value, document, world);
  const query = listQuery(scope, value, document, world);
  const form = listForm(scope, value, document, world);
  if (value.sort !== undefined)
    linker.reference(document, '字段', value.sort.column, fieldsByKey(model), ['sort', 'column']);
  checkGridOptions(scope.linker, document, value.grid, model, ['grid']);
  if (value.grid !== undefined && value.editing !== 'inline')
    linker.report(document, 'grid-needs-inline', sentences['grid-needs-inline'](), ['grid'], 'key');
  const shared = base(id, value, model);
  const tables = formTables(model, world.models);
  const inner = tables.flatMap((table) => table.columns);
  return {
    ...shared,
    dictCodes: dictCodesOf([...columns, ...query, ...form.fields, ...inner]),
    type: 'list',
    source: sourceOf(model.code),
    columns,
    query,
    form: { ...form, tables },
    editing: value.editing ?? 'modal',
    ...(value.editing === 'inline' ? { grid: inlineGrid(value, columns, model) } : {}),
    toolbar: buttons(value.toolbar ?? [], shared.permission),
    rowActions: buttons(value.rowActions ?? [], shared.permission),
    sort: value.sort ?? model.sort,
    pageSize: value.pageSize ?? 10,
  };
}

function inlineGrid(value: ListScreen, columns: readonly PlanColumn[], model: Model): PlanGrid {
  const listed = value.columns === undefined ? gridColumns(model) : editable(model, columns);
  return { options: gridOptions(value.grid, ['add', 'save', 'remove']), columns: listed };
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

function listColumns(scope: ColumnScope, value: ListScreen, document: Document, world: ScreenWorld): PlanColumn[] {
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

function listQuery(scope: ColumnScope, value: ListScreen, document: Document, world: ScreenWorld): PlanQueryItem[] {
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
    return column === undefined ? [] : [queryItem(column, entry)];
  });
}

function listForm(scope: ColumnScope, value: ListScreen, document: Document, world: ScreenWorld): ListPlan['form'] {
  const shared =
    typeof value.form === 'string'
      ? scope.linker.reference(document, '表单文件', value.form, world.forms, ['form'])
      : undefined;
  const layout: FormLayout = (typeof value.form === 'string' ? shared?.value : value.form) ?? {};
  const size = { columns: layout.columns ?? 2, width: layout.width ?? 800 };
  const entries = layout.fields as Entry[] | undefined;
  if (entries === undefined)
    return planForm(
      size,
      scope.model.fields.flatMap((field) => fieldsByKey(scope.model).get(field.key) ?? []),
      scope.model,
      new Map(),
    );
  const path = shared === undefined ? ['form', 'fields'] : ['fields'];
  const columns = entries.flatMap(
    (entry, index) =>
      resolveEntry(scope, entry, { document: shared?.document ?? document, path: [...path, index] }) ?? [],
  );
  return planForm(size, columns, scope.model, new Map(entries.map((entry) => [entry.key, entry])));
}

const contentHash = (plan: Plan): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(plan)))).slice(0, 16);
