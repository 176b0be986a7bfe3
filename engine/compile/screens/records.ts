import type { QueryItem } from '../../../schemas/generated/types.ts';
import type { Model, ModelTree } from '../../plan/compiled.ts';
import type { ListPlan, PlanColumn, PlanQueryItem } from '../../plan/Plan.ts';
import { queryItem } from '../../plan/queryItems.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import { buttons, checkButtons, dictCodesOf } from './buttons.ts';
import { readForm } from './form.ts';
import {
  type ColumnEntry,
  defaultColumns,
  defaultQuery,
  type EntryScope,
  fieldsByKey,
  resolveEntry,
} from './planColumns.ts';
import { planBase, type ScreenOf, type ScreenScope, type ScreenTypeName } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** The types of screen whose rows are records: those with buttons on a row. */
type RecordsScreen = {
  [Type in ScreenTypeName]: 'rowActions' extends keyof ScreenOf<Type>['value'] ? Type : never;
}[ScreenTypeName];

/** What every list of records says, before its type; the model behind it. `movable`: its rows have places to go. */
export function linkRecords(
  screen: ScreenOf<RecordsScreen>,
  { linker, world }: ScreenScope,
  movable: boolean,
): { model: Model; plan: Omit<ListPlan, 'type' | 'editing' | 'grid'> } | undefined {
  const { value, document } = screen;
  if (value.model === undefined) {
    linker.report(document, 'screen-source', sentences['screen-source'](), []);
    return undefined;
  }
  const model = linker.reference(document, '模型', value.model, world.models, ['model']);
  if (model === undefined) return undefined;
  const scope: EntryScope = { linker, model, dictionaries: world.dictionaries };
  const columns = listColumns(scope, value, document, world);
  const query = listQuery(scope, value, document, world);
  const form = readForm({ ...world, linker, model }, value.form, document);
  if (form === undefined) return undefined;
  if (value.sort !== undefined) linker.reference(document, '字段', value.sort.key, fieldsByKey(model), ['sort', 'key']);
  const shared = planBase(screen, model);
  const { models, pickers, dictionaries } = world;
  const buttonWorld = {
    linker,
    document,
    permission: shared.permission,
    model,
    models,
    pickers,
    dictionaries,
    movable,
  };
  for (const place of ['toolbar', 'rowActions'] as const) checkButtons(buttonWorld, place, value[place] ?? []);
  const inner = form.subTables.flatMap((table) => table.columns);
  const plan = {
    ...shared,
    dictCodes: dictCodesOf([...columns, ...query, ...form.fields, ...inner], world.dictionaries),
    source: { model: model.code },
    recordTitle: model.title,
    columns,
    query,
    form,
    toolbar: buttons(value.toolbar ?? [], { ...shared, model }),
    rowActions: buttons(value.rowActions ?? [], { ...shared, model }),
    sort: value.sort ?? model.sort,
    pageSize: value.pageSize ?? 10,
  };
  return { model, plan };
}

/** What names a row of a tree stands first: there the tree is drawn. */
export function textFirst<C extends PlanColumn>(columns: readonly C[], { text }: ModelTree): C[] {
  const rank = ({ key }: C) => (key === text ? 0 : 1);
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

function listColumns(
  scope: EntryScope,
  value: ScreenOf<RecordsScreen>['value'],
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
      resolveEntry(scope, entry as ColumnEntry, { document: shared?.document ?? document, path: ['columns', index] }) ??
      [],
  );
}

function listQuery(
  scope: EntryScope,
  value: ScreenOf<RecordsScreen>['value'],
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
