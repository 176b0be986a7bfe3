import type { Action, Beside, QueryItem } from '../../../schemas/generated/types.ts';
import type { Model, ModelTree } from '../../plan/compiled.ts';
import type { ListPlan, PlanBase, PlanColumn, PlanQueryItem } from '../../plan/Plan.ts';
import { queryItem } from '../../plan/queryItems.ts';
import type { ModelStates } from '../../plan/states.ts';
import { sentences } from '../../problems.ts';
import { type BesideParts, linkBeside } from '../beside/linkBeside.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import type { Path } from '../places.ts';
import { lockedOut, unlockedActions } from '../states/linkLocks.ts';
import { batchActions, transitionActions } from '../states/transitionActions.ts';
import { buttons, checkButtons, dictCodesOf, recordDictionaries } from './buttons.ts';
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

type RecordsValue = ScreenOf<RecordsScreen>['value'];

/** What may be said of a list, whether it is a screen or stands in one. */
export interface ListSaid
  extends Partial<Pick<RecordsValue, 'columns' | 'query' | 'form' | 'sort' | 'toolbar' | 'rowActions'>> {
  pageSize?: number;
  beside?: Beside;
}

/** A list over the records of a model: what is said of it and where, and what it is called. */
export interface RecordsList {
  model: Model;
  value: ListSaid;
  document: Document;
  /** Where in the file it stands. */
  at: Path;
  base: PlanBase;
  /** Wire code of the screen its buttons belong to. */
  screen: string;
  /** Its rows have places to go. */
  movable: boolean;
  /** Its form has the sub-tables of the model. */
  tables: boolean;
}

/** What every list of records says, before its type. */
export type PlannedRecords = Omit<ListPlan, 'type' | 'editing' | 'grid'>;

/**
 * What every screen of records says; the model behind it. `movable`: its rows have places to go; `tables`: its form has
 * the model's sub-tables.
 */
export function linkRecords(
  screen: ScreenOf<RecordsScreen>,
  scope: ScreenScope,
  movable: boolean,
  tables = true,
): { model: Model; base: PlanBase; plan: Making<PlannedRecords> } | undefined {
  const { value, document } = screen;
  const { linker, world } = scope;
  if (value.model === undefined) {
    linker.report(document, 'screen-source', sentences['screen-source'](), []);
    return undefined;
  }
  const model = linker.reference(document, '模型', value.model, world.models, ['model']);
  if (model === undefined) return undefined;
  const base = planBase(screen, model);
  const plan = planRecords({ model, value, document, at: [], base, screen: base.code, movable, tables }, scope);
  return plan && { model, base, plan };
}

/** How a list is made as its plan says it; undefined when it names a form that is not there. */
export function planRecords(list: RecordsList, { linker, world }: ScreenScope): Making<PlannedRecords> | undefined {
  const { model, value, document, at, base, movable, tables } = list;
  const scope: EntryScope = { linker, model, dictionaries: world.dictionaries, dictionaryKinds: world.dictionaryKinds };
  const columns = listColumns(scope, list, world);
  const query = listQuery(scope, list, world);
  const formed = tables ? model : { ...model, subTables: [] };
  const beside = value.beside && linkBeside(linker, model, value.beside, { document, path: [...at, 'beside'] });
  const form = readForm({ ...world, linker, model: formed }, value.form, { document, path: [...at, 'form'] });
  if (form === undefined) return undefined;
  if (value.sort !== undefined)
    linker.reference(document, '字段', value.sort.key, fieldsByKey(model), [...at, 'sort', 'key']);
  const { models, pickers, dictionaries } = world;
  const { permission } = base;
  const callsAbove = callsAboveRows(list);
  const buttonWorld = { linker, document, at, permission, model, models, pickers, dictionaries, movable, callsAbove };
  for (const place of ['toolbar', 'rowActions'] as const) checkButtons(buttonWorld, place, value[place] ?? []);
  if (model.facts !== undefined) checkLooksOnly(linker, list);
  if (model.states !== undefined) checkTransitions(linker, list, model.states);
  const said = [...(value.columns === undefined ? [] : columns()), ...(value.form === undefined ? [] : form().fields)];
  const below = formed.subTables.flatMap((table) => models.get(table.model)?.fields ?? []);
  const records = recordDictionaries([...model.fields, ...said, ...below], world.dictionaryKinds);
  const prints = world.prints.get(model.id);
  const offered = prints === undefined ? {} : { prints };
  return () => ({
    ...madeRecords(list, { columns: columns(), query: query(), form: form() }, { records, beside }),
    ...offered,
  });
}

/** Buttons that would write what is worked out. */
const WRITES: ReadonlySet<string> = new Set(['add', 'edit', 'move', 'delete', 'batch_delete']);

function checkLooksOnly(linker: Linker, { model, value, document, at }: RecordsList): void {
  const buttonsOf = (place: 'toolbar' | 'rowActions') =>
    ((value[place] ?? []) as Action[]).map(({ code, set }, index) => ({ code, set, path: [place, index, 'code'] }));
  const inline = 'editing' in value && value.editing === 'inline';
  const all = [...(inline ? [{ code: 'save', set: true, path: ['editing'] }] : []), ...buttonsOf('toolbar')];
  // One that writes tells of all: most often they are those that nobody has said anything about.
  const writing = [...all, ...buttonsOf('rowActions')].find(({ code, set }) => WRITES.has(code) || set !== undefined);
  if (writing === undefined) return;
  const sentence = sentences['facts-write'](model.title, writing.code);
  linker.report(document, 'facts-write', sentence, [...at, ...writing.path]);
}

/** What takes rows from state to state stands in the model: no button says it again, or something else by the same name. */
function checkTransitions(linker: Linker, { value, document, at }: RecordsList, states: ModelStates): void {
  const titles = new Map(states.transitions.map(({ code, title }) => [code, title]));
  for (const place of ['toolbar', 'rowActions'] as const)
    ((value[place] ?? []) as Action[]).forEach((action, index) => {
      const { code, set } = action;
      const path = [...at, place, index];
      const locked = lockedOut(action, states);
      if (locked !== undefined) linker.report(document, locked.code, locked.sentence, [...path, ...locked.at]);
      const other = titles.get(code);
      if (set !== undefined && Object.hasOwn(set, states.field)) {
        const sentence = sentences['set-state'](states.field, [...titles.values()]);
        linker.report(document, 'set-state', sentence, [...path, 'set', states.field]);
      } else if (other !== undefined)
        linker.report(document, 'taken-name', sentences['taken-name']('按钮代号', code, `“${other}”`), [
          ...path,
          'code',
        ]);
    });
}

/** Grids that are edited in place have tools of their own; in trees nothing is chosen, elsewhere one row to be looked at. */
function callsAboveRows({ movable, value }: RecordsList): 'free' | 'chosen' | 'none' {
  if ('editing' in value && value.editing === 'inline') return 'none';
  return movable || ('type' in value && value.type === 'erp') ? 'free' : 'chosen';
}

function madeRecords(
  list: RecordsList,
  { columns, query: said, form }: Pick<PlannedRecords, 'columns' | 'query' | 'form'>,
  { records, beside }: { records: ReadonlySet<string>; beside: BesideParts | undefined },
): PlannedRecords {
  const { model, value, base, screen } = list;
  const { permission } = base;
  const owner = { permission, code: screen, model };
  const chosen = callsAboveRows(list) === 'chosen' ? batchActions(model, permission) : [];
  const query = beside?.asking(said) ?? said;
  const inner = form.subTables.flatMap((table) => table.columns);
  return {
    ...base,
    dictCodes: dictCodesOf([...columns, ...query, ...form.fields, ...inner], records),
    source: {
      model: model.code,
      ...(model.history === false ? { history: false } : {}),
      ...(model.import === false ? { import: false } : {}),
      ...(model.tree ? { tree: true } : {}),
      ...(model.states ? { states: model.states.field } : {}),
      ...(model.recycleBin ? { recycleBin: model.recycleBin } : {}),
    },
    recordTitle: model.title,
    columns,
    ...(beside === undefined ? {} : { beside: beside.beside }),
    query,
    form,
    toolbar: [...buttons(value.toolbar ?? [], owner, 'toolbar'), ...chosen],
    rowActions: [
      ...unlockedActions(buttons(value.rowActions ?? [], owner, 'rowActions'), model),
      ...transitionActions(model, permission),
    ],
    sort: value.sort ?? model.sort,
    pageSize: value.pageSize ?? 10,
  };
}

/** What names a row of a tree stands first: there the tree is drawn. */
export function textFirst<C extends PlanColumn>(columns: readonly C[], { text }: ModelTree): C[] {
  const rank = ({ key }: C) => (key === text ? 0 : 1);
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

function listColumns(
  scope: EntryScope,
  { value, document, at }: RecordsList,
  world: ScreenWorld,
): Making<PlanColumn[]> {
  const { model } = scope;
  if (value.columns === undefined) return () => defaultColumns(model);
  const shared =
    typeof value.columns === 'string'
      ? scope.linker.reference(document, '列文件', value.columns, world.columns, [...at, 'columns'])
      : undefined;
  const entries = (typeof value.columns === 'string' ? shared?.value.columns : value.columns) ?? [];
  const path = shared === undefined ? [...at, 'columns'] : ['columns'];
  const said = entries.flatMap(
    (entry, index) =>
      resolveEntry(scope, entry as ColumnEntry, { document: shared?.document ?? document, path: [...path, index] }) ??
      [],
  );
  return () => said;
}

function listQuery(
  scope: EntryScope,
  { value, document, at }: RecordsList,
  world: ScreenWorld,
): Making<PlanQueryItem[]> {
  const { model } = scope;
  if (value.query === undefined) return () => defaultQuery(model);
  const shared =
    typeof value.query === 'string'
      ? scope.linker.reference(document, '查询文件', value.query, world.queries, [...at, 'query'])
      : undefined;
  const entries = ((typeof value.query === 'string' ? shared?.value.items : value.query) ?? []) as QueryItem[];
  const place = shared === undefined ? [...at, 'query'] : ['items'];
  const written = shared?.document ?? document;
  const said = entries.flatMap((entry, index) => {
    const path = [...place, index, 'key'];
    const column = scope.linker.reference(written, '字段', entry.key, fieldsByKey(model), path);
    if (column?.kind === 'secret')
      scope.linker.report(written, 'secret-query', sentences['secret-query'](entry.key), path);
    return column === undefined ? [] : [queryItem(column, entry)];
  });
  return () => said;
}
