import type { Document } from '../compile/documents.ts';
import type { Path } from '../compile/places.ts';
import type { Owner, Owners } from './owners.ts';
import type { UseKind } from './Use.ts';

/** Adds a use at a place of a document. `from`, `length`: within the value, in characters; absent: all of it. */
export type AddUse = (
  kind: UseKind,
  name: string,
  path: Path,
  at?: { from?: number; length?: number; key?: boolean; declares?: true },
) => void;

/** A text, or each of a list, with its place. */
export function texts(value: unknown, path: Path): [string, Path][] {
  if (typeof value === 'string') return [[value, path]];
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index): [string, Path][] => (typeof each === 'string' ? [[each, [...path, index]]] : []));
}

/** Keys whose values name fields though the language has no word for that. */
const NAMING: ReadonlySet<string> = new Set([
  'x',
  'y',
  'series',
  'foreignKey',
  'destFields',
  // Of a model's tree.
  'parent',
  'hasChild',
  // Of the other side of an agreement, which has fields of its own.
  'by',
]);
/** Of a sub-list: fields of the record it is of. */
const OF_ABOVE: ReadonlySet<string> = new Set(['of']);
/** Keys whose value is an object with fields for keys, or, of parameters, for values. */
const KEYED: ReadonlySet<string> = new Set(['set', 'dependentRequired']);
/** Buttons send values under names of their own. */
const BUTTONS: ReadonlySet<string> = new Set(['toolbar', 'rowActions', 'params']);

/** Fields that a value names by where it stands: a word for it in the schema, or a key that is always about fields. */
export function fieldUses(
  document: Document,
  owners: Owners,
  { value, path, referring }: { value: unknown; path: Path; referring: boolean },
  add: AddUse,
): void {
  const key = String(path.findLast((part) => typeof part === 'string'));
  const found = () => owners.at(document, OF_ABOVE.has(key) ? [] : path);
  if (referring || namesFields(document, path))
    for (const [name, at] of texts(value, path)) {
      const whose = meant(document, found(), name, at);
      ofOwners(whose, name, at, add);
      ofLines(whose, name, at, add);
    }
  if (document.kind === 'board') boardUses(document, owners, { value, path, key }, add);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (KEYED.has(key)) ofKeys(found(), value, path, add);
  if (key === 'paramFields')
    for (const [name, field] of Object.entries(value)) ofOwners(found(), String(field), [...path, name], add);
  if (key === 'drill') drilled(owners, value as Record<string, unknown>, path, add);
}

/** Filters are columns of the board's own model, wherever a part that counts another one speaks of them. */
function boardUses(
  document: Document,
  owners: Owners,
  { value, path, key }: { value: unknown; path: Path; key: string },
  add: AddUse,
): void {
  const own = owners.at(document, []);
  if (key === 'ignores') for (const [name, at] of texts(value, path)) ofOwners(own, name, at, add);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if (key === 'filters') ofKeys(own, value, path, add);
  if (key === 'params')
    for (const [name, filter] of Object.entries(value)) ofOwners(own, String(filter), [...path, name], add);
  if (key === 'keys')
    for (const [name, field] of Object.entries(value))
      ofOwners(owners.at(document, path), String(field), [...path, name], add);
}

/** On a board a measure is drawn and sorted by, and a field grouped by. */
function meant({ kind }: Document, owners: readonly Owner[], name: string, path: Path): readonly Owner[] {
  const groups = path.some((part) => GROUPING.has(String(part)));
  return kind === 'board' && !groups ? owners.filter(({ measures }) => !measures.has(name)) : owners;
}

const GROUPING: ReadonlySet<string> = new Set(['dimensions', 'filters', 'period', 'x', 'series', 'drill']);

/** Whether a value names fields by its key alone, where the schema has no word for it. */
export const namesFields = (document: Pick<Document, 'kind'>, path: Path): boolean =>
  NAMING.has(String(path.findLast((part) => typeof part === 'string'))) ||
  isEntry(document, path) ||
  (document.kind === 'app' && path[0] === 'userLists' && OF_LIST.has(String(path.at(-1))));

/** Of the lists of a user: fields of the model they are kept in. */
const OF_LIST: ReadonlySet<string> = new Set(['value', 'user']);

/** An entry of a list of columns, query items or fields that says more than the field. */
const isEntry = ({ kind }: Pick<Document, 'kind'>, path: Path): boolean =>
  path.at(-1) === 'key' &&
  typeof path.at(-2) === 'number' &&
  kind !== 'model' &&
  !path.some((part) => BUTTONS.has(String(part)));

function ofOwners(owners: readonly Owner[], name: string, path: Path, add: AddUse): void {
  for (const owner of owners) if (owner.has(name)) add('field', `${owner.id}.${name}`, path);
}

/** `lines.shipped`: a field of the rows of a sub-table, by the name that has. */
function ofLines(owners: readonly Owner[], said: string, path: Path, add: AddUse): void {
  const [table = '', name = ''] = said.split('.');
  for (const { lines } of owners) {
    const child = lines.get(table);
    if (child?.has(name)) add('field', `${child.id}.${name}`, path, { from: table.length + 1, length: name.length });
  }
}

function ofKeys(owners: readonly Owner[], value: object, path: Path, add: AddUse): void {
  for (const key of Object.keys(value))
    for (const owner of owners)
      if (owner.has(key)) add('field', `${owner.id}.${key}`, [...path, key], { key: true, length: key.length });
}

/** What the page that is opened asks for: `orderDate_begin`. */
function drilled(owners: Owners, drill: Record<string, unknown>, path: Path, add: AddUse): void {
  const [target, name] = [drill.to ?? drill.screen, drill.with === undefined ? 'keys' : 'with'];
  const asked = drill[name];
  if (typeof target !== 'string' || typeof asked !== 'object' || asked === null) return;
  for (const owner of owners.ofPage(target))
    for (const key of Object.keys(asked)) {
      const field = key.replace(/_(?:begin|end)$/, '');
      if (owner.has(field))
        add('field', `${owner.id}.${field}`, [...path, name, key], { key: true, length: field.length });
    }
}

const BRANCHES = ['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf'] as const;

/** Fields as a form's own JSON Schema names them, those of sub-tables among them; what else stands deeper is no field. */
export function propertyUses(found: readonly Owner[], schema: unknown, path: Path, add: AddUse): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (Array.isArray(schema)) {
    for (const [index, each] of schema.entries()) propertyUses(found, each, [...path, index], add);
    return;
  }
  const { properties, required, dependentRequired, ...others } = schema as Record<string, unknown>;
  for (const [name, at] of texts(required, [...path, 'required'])) ofOwners(found, name, at, add);
  dependent(found, dependentRequired, [...path, 'dependentRequired'], add);
  ofKeys(found, properties ?? {}, [...path, 'properties'], add);
  for (const [key, below] of Object.entries(properties ?? {})) {
    const rows = found.flatMap(({ children }) => children.get(key) ?? []);
    if (rows.length > 0)
      propertyUses(rows, (below as { items?: unknown }).items, [...path, 'properties', key, 'items'], add);
  }
  for (const branch of BRANCHES) propertyUses(found, others[branch], [...path, branch], add);
}

function dependent(found: readonly Owner[], value: unknown, path: Path, add: AddUse): void {
  if (typeof value !== 'object' || value === null) return;
  ofKeys(found, value, path, add);
  for (const [key, names] of Object.entries(value))
    for (const [name, at] of texts(names, [...path, key])) ofOwners(found, name, at, add);
}
