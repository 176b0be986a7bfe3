import type { Column, FormLayout, QueryItem, ScreenFile } from '../../../schemas/generated/types.ts';
import { systemFields } from '../../names.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import { kindOf } from '../../plan/kindOf.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import type { Document } from '../documents.ts';
import type { Path } from '../places.ts';
import type { CheckWorld, ColumnScope, ColumnSite, QuerySite, Written } from './Check.ts';

type Entry = Written & Pick<Column, 'key'> & { type?: Column['type'] };
type WithModel = Extract<ScreenFile, { model?: string }>;

/** What the sites of all files are given to. */
export interface Sites {
  column(site: ColumnSite): void;
  query(site: QuerySite): void;
}

/** Visits every place where a column is written or asked for, each once. */
export function visitSites(world: CheckWorld, sites: Sites): void {
  for (const [id, { document }] of world.files.models) {
    const model = world.models.get(id);
    if (model !== undefined) visitModel(world, sites, document, model);
  }
  for (const { value, document } of world.files.reports.values()) {
    visitReport(world, sites, document, value.columns as Column[], (value.query ?? []) as QueryItem[]);
  }
  visitScreens(world, sites);
}

function visitModel(world: CheckWorld, sites: Sites, document: Document, model: Model): void {
  const scope = world.scopeOf(model);
  for (const [index, field] of model.fields.entries()) {
    const path = ['fields', index];
    const column = field.cell as ColumnSite['column'];
    const { kind } = field;
    const choices = world.choicesOf(column, kind);
    sites.column({ document, path, own: column, column, kind, choices, field, inModel: true, scope });
    if (typeof column.query === 'object')
      sites.query({ document, path: [...path, 'query'], kind, choices, own: column.query });
  }
}

function visitReport(
  world: CheckWorld,
  sites: Sites,
  document: Document,
  columns: readonly Column[],
  query: readonly QueryItem[],
): void {
  const byKey = new Map(columns.map((column) => [column.key, column as ColumnSite['column']]));
  const kinds = new Map(columns.map((column): [string, ValueKind] => [column.key, kindOf(column)]));
  const choices = (key: string) => {
    const [column, kind] = [byKey.get(key), kinds.get(key)];
    return column && kind && world.choicesOf(column, kind);
  };
  const scope: ColumnScope = { kinds, choices };
  for (const [index, cell] of columns.entries()) {
    const column = cell as ColumnSite['column'];
    const at = { document, path: ['columns', index], own: column, column, kind: kindOf(cell) };
    sites.column({ ...at, choices: choices(cell.key), field: undefined, inModel: false, scope });
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

/** Lists and forms over models; a shared file is visited once for each model it is used with. */
function visitScreens(world: CheckWorld, sites: Sites): void {
  const seen = new Set<string>();
  const first = (file: string, model: Model) => {
    const pair = `${file} ${model.id}`;
    return !seen.has(pair) && seen.add(pair) !== undefined;
  };
  for (const screen of world.files.screens.values()) {
    const value = screen.value as WithModel;
    const model = modelOf(world, value);
    if (model === undefined) continue;
    const { document } = screen;
    const columns = 'columns' in value ? value.columns : undefined;
    const query = 'query' in value ? value.query : undefined;
    const shared = typeof columns === 'string' ? world.files.columns.get(columns) : undefined;
    if (Array.isArray(columns)) visitEntries(world, sites, document, ['columns'], columns as Entry[], model);
    else if (shared !== undefined && first(shared.document.file, model))
      visitEntries(world, sites, shared.document, ['columns'], shared.value.columns as Entry[], model);
    const asked = typeof query === 'string' ? world.files.queries.get(query) : undefined;
    if (Array.isArray(query)) visitQuery(sites, document, ['query'], query as QueryItem[], world.scopeOf(model));
    else if (asked !== undefined && first(asked.document.file, model))
      visitQuery(sites, asked.document, ['items'], asked.value.items as QueryItem[], world.scopeOf(model));
    const { form } = value;
    const filled = typeof form === 'string' ? world.files.forms.get(form) : undefined;
    if (typeof form === 'object') visitLayout(world, sites, document, ['form'], form, model);
    else if (filled !== undefined && first(filled.document.file, model))
      visitLayout(world, sites, filled.document, [], filled.value, model);
  }
}

/** The model of a screen, its own or that of a screen it extends. */
export function modelOf(world: CheckWorld, value: ScreenFile): Model | undefined {
  let current: ScreenFile | undefined = value;
  for (let steps = 0; current !== undefined && steps <= world.files.screens.size; steps++) {
    if ('model' in current && current.model !== undefined) return world.models.get(current.model);
    current = current.extends === undefined ? undefined : world.files.screens.get(current.extends)?.value;
  }
  return undefined;
}

function visitLayout(
  world: CheckWorld,
  sites: Sites,
  document: Document,
  path: Path,
  layout: FormLayout,
  model: Model,
): void {
  visitEntries(world, sites, document, [...path, 'fields'], (layout.fields ?? []) as Entry[], model);
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
    if (field === undefined || Object.keys(own).length < 2) continue;
    const column = (own.type === undefined ? { ...field.cell, ...own } : own) as ColumnSite['column'];
    const kind = own.type === undefined ? field.kind : kindOf(column as Column);
    const at = { document, path: [...path, index], own, column, kind, field, inModel: false, scope };
    sites.column({ ...at, choices: world.choicesOf(column, kind) });
  }
}

const byModel = new WeakMap<Model, ReadonlyMap<string, Field>>();

function fieldsOf(model: Model): ReadonlyMap<string, Field> {
  const known = byModel.get(model) ?? new Map(model.fields.map((field) => [field.key, field]));
  byModel.set(model, known);
  return known;
}

/** The scopes of models, each made once. */
export function scopesOf(choicesOf: CheckWorld['choicesOf']): CheckWorld['scopeOf'] {
  const made = new WeakMap<Model, ColumnScope>();
  return (model) => {
    const known = made.get(model);
    if (known !== undefined) return known;
    const fields = fieldsOf(model);
    const kinds = new Map([...systemFields, ...model.fields].map(({ key, kind }) => [key, kind]));
    const choices = (key: string) => {
      const field = fields.get(key);
      return field && choicesOf(field.cell as ColumnSite['column'], field.kind);
    };
    const scope = { kinds, choices };
    made.set(model, scope);
    return scope;
  };
}
