import type {
  Column,
  ColumnsFile,
  FormFile,
  ModelFile,
  PickerFile,
  QueryFile,
  QueryItem,
  ReportFile,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import { systemFields } from '../../names.ts';
import { reportKind } from '../../plan/buckets.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import { kindOf } from '../../plan/declaredColumn.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { keptByType } from '../defaults/identities.ts';
import type { Document } from '../documents.ts';
import type { Declared } from '../Linker.ts';
import type { Path } from '../places.ts';
import type { CheckWorld, ColumnScope, ColumnSite, Held, QuerySite, Written } from './Check.ts';
import { isShare } from './data/shares.ts';

type Entry = Written & Pick<Column, 'key'> & { type?: Column['type'] };
type SubListWritten = { table?: string; columns?: Entry[]; query?: QueryItem[] };
type WithModel = Extract<ScreenFile, { model?: string }>;

/** What the sites of all files are given to. */
export interface Sites {
  /** The checks that what is written of a column calls for, as bits; most call for none. */
  wanted(own: Written): number;
  column(site: ColumnSite, wanted: number): void;
  query(site: QuerySite): void;
}

/** Visits the fields of a model. */
export function visitModel({ id, document }: Declared<ModelFile>, world: CheckWorld, sites: Sites): void {
  const model = world.models.get(id);
  if (model === undefined) return;
  const scope = world.scopeOf(model);
  model.fields.forEach((field, index) => {
    const column = field.cell as ColumnSite['column'];
    const wanted = sites.wanted(column);
    if (wanted === 0) return;
    const path = ['fields', index];
    const { kind } = field;
    const choices = world.choicesOf(column, kind);
    sites.column({ document, path, own: column, column, kind, choices, field, inModel: true, scope }, wanted);
    if (typeof column.query === 'object')
      sites.query({ document, path: [...path, 'query'], kind, choices, own: column.query });
  });
}

/** The output columns of a report, as its expressions speak of them. */
export function reportScope(value: Pick<ReportFile, 'columns'>, world: Pick<CheckWorld, 'choicesOf'>): ColumnScope {
  const columns = value.columns as Column[];
  const byKey = new Map(columns.map((column) => [column.key, column as ColumnSite['column']]));
  const kinds = new Map(columns.map((column): [string, ValueKind] => [column.key, reportKind(column)]));
  const choices = (key: string) => {
    const [column, kind] = [byKey.get(key), kinds.get(key)];
    return column && kind && world.choicesOf(column, kind);
  };
  // What the statement puts into a column is its own affair.
  return { kinds, choices, isShare: (key) => isShare(byKey.get(key) ?? NO_COLUMN), holds: () => undefined };
}

const NO_COLUMN = {};

/** Visits the output columns of a report, and what it asks for. */
export function visitReport({ value, document }: Declared<ReportFile>, world: CheckWorld, sites: Sites): void {
  const columns = value.columns as Column[];
  const query = (value.query ?? []) as QueryItem[];
  const scope = reportScope(value, world);
  const { choices } = scope;
  for (const [index, cell] of columns.entries()) {
    const column = cell as ColumnSite['column'];
    const wanted = sites.wanted(column);
    if (wanted === 0) continue;
    const at = { document, path: ['columns', index], kind: reportKind(cell), choices: choices(cell.key) };
    sites.column({ ...at, own: column, column, field: undefined, inModel: false, scope }, wanted);
    if (typeof column.query === 'object') sites.query({ ...at, path: [...at.path, 'query'], own: column.query });
  }
  visitQuery(sites, document, ['query'], query, scope);
}

function visitQuery(
  sites: Sites,
  document: Document,
  path: Path,
  items: readonly QueryItem[],
  { kinds, choices }: ColumnScope,
): void {
  for (const [index, own] of items.entries()) {
    const kind = kinds.get(own.key);
    if (kind !== undefined) sites.query({ document, path: [...path, index], kind, choices: choices(own.key), own });
  }
}

/** Visits what a list or form over a model writes out itself. */
export function visitScreen({ value, document }: Declared<ScreenFile>, world: CheckWorld, sites: Sites): void {
  const model = modelOf(world, value);
  if (model === undefined) return;
  const { columns, query, form } = value as WithModel & { columns?: unknown; query?: unknown };
  if (Array.isArray(columns)) visitEntries(world, sites, document, ['columns'], columns as Entry[], model);
  if (Array.isArray(query)) visitQuery(sites, document, ['query'], query as QueryItem[], world.scopeOf(model));
  if (typeof form === 'object')
    visitEntries(world, sites, document, ['form', 'fields'], (form.fields ?? []) as Entry[], model);
  if ('subLists' in value) visitSubLists((value.subLists ?? []) as SubListWritten[], document, world, sites);
}

/** Visits what a list of a sub-table writes out itself. */
function visitSubLists(lists: readonly SubListWritten[], document: Document, world: CheckWorld, sites: Sites): void {
  for (const [index, { table, columns = [], query = [] }] of lists.entries()) {
    const model = table === undefined ? undefined : world.models.get(table);
    if (model === undefined) continue;
    visitEntries(world, sites, document, ['subLists', index, 'columns'], columns, model);
    visitQuery(sites, document, ['subLists', index, 'query'], query, world.scopeOf(model));
  }
}

/** Visits what a picker over a model asks. */
export function visitPicker({ value, document }: Declared<PickerFile>, world: CheckWorld, sites: Sites): void {
  const model = value.type === 'business' ? world.models.get(value.model) : undefined;
  if (model === undefined || !('query' in value)) return;
  visitQuery(sites, document, ['query'], (value.query ?? []) as QueryItem[], world.scopeOf(model));
}

/** A file of columns, query items or a form together with a model it is used with. */
export type SharedPart =
  | { kind: 'columns'; file: Declared<ColumnsFile>; model: Model }
  | { kind: 'query'; file: Declared<QueryFile>; model: Model }
  | { kind: 'form'; file: Declared<FormFile>; model: Model };

/** Every shared file with every model it is used with, each pair once. */
export function sharedParts(world: CheckWorld): Map<string, SharedPart> {
  const { files } = world;
  const parts = new Map<string, SharedPart>();
  for (const { value } of files.screens.values()) {
    const { columns, query, form } = value as WithModel & { columns?: unknown; query?: unknown };
    if (![columns, query, form].some((part) => typeof part === 'string')) continue;
    const model = modelOf(world, value);
    if (model === undefined) continue;
    const add = (part: SharedPart) => parts.set(`${part.file.document.file} ${model.id}`, part);
    const listed = typeof columns === 'string' ? files.columns.get(columns) : undefined;
    if (listed !== undefined) add({ kind: 'columns', file: listed, model });
    const asked = typeof query === 'string' ? files.queries.get(query) : undefined;
    if (asked !== undefined) add({ kind: 'query', file: asked, model });
    const filled = typeof form === 'string' ? files.forms.get(form) : undefined;
    if (filled !== undefined) add({ kind: 'form', file: filled, model });
  }
  return parts;
}

/** Visits what a shared file says of a model. */
export function visitShared({ kind, file, model }: SharedPart, world: CheckWorld, sites: Sites): void {
  const entries = (path: string, listed: unknown) =>
    visitEntries(world, sites, file.document, [path], (listed ?? []) as Entry[], model);
  if (kind === 'columns') entries('columns', file.value.columns);
  else if (kind === 'form') entries('fields', file.value.fields);
  else visitQuery(sites, file.document, ['items'], file.value.items as QueryItem[], world.scopeOf(model));
}

/** The model of a screen, its own or that of a screen it extends. */
export function modelOf(world: CheckWorld, value: ScreenFile): Model | undefined {
  let current: ScreenFile | undefined = value;
  const seen = new Set<ScreenFile>();
  while (current !== undefined && !seen.has(current)) {
    if ('model' in current && current.model !== undefined) return world.models.get(current.model);
    seen.add(current);
    current = current.extends === undefined ? undefined : world.files.screens.get(current.extends)?.value;
  }
  return undefined;
}

function visitEntries(
  world: CheckWorld,
  sites: Sites,
  document: Document,
  path: Path,
  entries: readonly Entry[],
  model: Model,
): void {
  const scope = world.scopeOf(model);
  const fields = fieldsOf(model);
  for (const [index, own] of entries.entries()) {
    const field = fields.get(own.key);
    // A plain name, or one that is told to be unknown.
    const wanted = sites.wanted(own);
    if (field === undefined || Object.keys(own).length < 2 || wanted === 0) continue;
    const column = (own.type === undefined ? { ...field.cell, ...own } : own) as ColumnSite['column'];
    const kind = own.type === undefined ? field.kind : kindOf(column as Column);
    const choices = world.choicesOf(column, kind);
    const at = { document, path: [...path, index] };
    sites.column({ ...at, own, column, kind, choices, field, inModel: false, scope }, wanted);
  }
}

const byModel = new WeakMap<Model, ReadonlyMap<string, Field>>();

/** The fields of a model by key, put together once. */
export function fieldsOf(model: Model): ReadonlyMap<string, Field> {
  const known = byModel.get(model);
  if (known !== undefined) return known;
  const fields = new Map<string, Field>();
  for (const field of model.fields) fields.set(field.key, field);
  byModel.set(model, fields);
  return fields;
}

function kindsOf({ fields }: Model): ReadonlyMap<string, ValueKind> {
  const kinds = new Map<string, ValueKind>();
  for (const { key, kind } of systemFields) kinds.set(key, kind);
  for (const { key, kind } of fields) kinds.set(key, kind);
  return kinds;
}

/** What the server notes of whoever saves. */
const stamped: ReadonlyMap<string, Held> = new Map([
  ['createBy', 'username'],
  ['updateBy', 'username'],
  ['sysOrgCode', 'orgCode'],
]);

/** Another picker may choose something else of the same people. */
function heldIn({ type, cell }: Field): Held | undefined {
  if ('picker' in cell && cell.picker !== undefined) return undefined;
  if ('multiple' in cell && cell.multiple === true) return undefined;
  const kept = keptByType(type);
  return kept === 'username' || kept === 'orgCode' ? kept : undefined;
}

/** The scopes of models, each made once. */
export function scopesOf(choicesOf: CheckWorld['choicesOf']): CheckWorld['scopeOf'] {
  const made = new WeakMap<Model, ColumnScope>();
  return (model) => {
    const known = made.get(model);
    if (known !== undefined) return known;
    const scope = new ModelScope(model, choicesOf);
    made.set(model, scope);
    return scope;
  };
}

class ModelScope implements ColumnScope {
  private known: ColumnScope['kinds'] | undefined;

  constructor(
    private readonly model: Model,
    private readonly choicesOf: CheckWorld['choicesOf'],
  ) {}

  /** Most models have nothing that asks for another field. */
  get kinds(): ColumnScope['kinds'] {
    this.known ??= kindsOf(this.model);
    return this.known;
  }

  readonly choices: ColumnScope['choices'] = (key) => {
    const field = fieldsOf(this.model).get(key);
    return field && this.choicesOf(field.cell as ColumnSite['column'], field.kind);
  };

  readonly isShare: ColumnScope['isShare'] = (key) => isShare(fieldsOf(this.model).get(key)?.cell ?? NO_COLUMN);

  readonly holds: ColumnScope['holds'] = (key) => {
    const field = fieldsOf(this.model).get(key);
    return field === undefined ? stamped.get(key) : heldIn(field);
  };
}
