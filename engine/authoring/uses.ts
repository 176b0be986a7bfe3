import { findNodeAtLocation } from 'jsonc-parser';
import type { Document, SourceFile } from '../compile/documents.ts';
import { visitSchema } from '../compile/language/schemaVisit.ts';
import { schemaFile } from '../compile/language/schemaWalk.ts';
import { writtenPath } from '../compile/language/spellings.ts';
import { offsetOf, type Path, positionAt } from '../compile/places.ts';
import type { Compiled } from '../plan/compiled.ts';
import { documentOf } from './documentOf.ts';
import { type AddUse, fieldUses, propertyUses, texts } from './fieldUses.ts';
import { namesInExpression } from './names.ts';
import { rightsOnPages } from './origins/rights.ts';
import { Sources } from './origins/Sources.ts';
import { type Owners, ownersOf } from './owners.ts';
import { printUses } from './printUses.ts';
import { usesInSql } from './sqlUses.ts';
import { type Use, type UseKind, useKinds } from './Use.ts';

/** Every place of the declarations where one of them, a field, an address or a permission is named. */
export function usesOf(files: readonly SourceFile[], compiled: Compiled): readonly Use[] {
  const before = known.get(compiled);
  if (before?.files === files) return before.uses;
  const uses = allUses(files, compiled);
  known.set(compiled, { files, uses });
  return uses;
}

/** What was compiled never changes: it is gone through once. */
const known = new WeakMap<Compiled, { files: readonly SourceFile[]; uses: readonly Use[] }>();

function allUses(files: readonly SourceFile[], compiled: Compiled): Use[] {
  const documents = files.flatMap((file) => documentOf(file) ?? []);
  const owners = ownersOf(documents, compiled);
  const screens = new Set(documents.flatMap(({ kind, id }) => (kind === 'screen' ? [id] : [])));
  const pages = documents.filter(({ kind, id }) => (kind === 'report' || kind === 'board') && !screens.has(id));
  const kindOfPage = new Map(pages.map(({ kind, id }) => [id, kind as UseKind]));
  const found = documents.flatMap((document) => [
    ...usesIn(document, owners, compiled),
    ...inherited(document, documents, owners, compiled),
  ]);
  // A report without a screen is a page itself, and so is a board.
  const asPages = found.flatMap((use) => {
    const kind = use.kind === 'screen' ? kindOfPage.get(use.name) : undefined;
    return kind === undefined ? [] : { ...use, kind };
  });
  return once([...found, ...asPages, ...rightUses(documents, compiled), ...usesInSql(files, documents, compiled)]);
}

/** What a screen takes over of another it uses as well, though it does not say so. */
function inherited(document: Document, documents: readonly Document[], owners: Owners, compiled: Compiled): Use[] {
  const seen = new Set<Document>();
  const found: Use[] = [];
  for (let now: Document | undefined = document; now !== undefined && !seen.has(now); ) {
    seen.add(now);
    const { extends: base } = (now.value ?? {}) as { extends?: unknown };
    now = documents.find(({ kind, id }) => kind === 'screen' && id === base);
    for (const { kind, name, file } of now === undefined ? [] : usesIn(now, owners, compiled))
      if (file === now?.file && kind !== 'screen') found.push(placed(document, { kind, name, path: [], length: 0 }));
  }
  return found;
}

const FILE_KINDS: ReadonlySet<string> = new Set(useKinds.slice(0, 10));

function usesIn(document: Document, owners: Owners, compiled: Compiled): Use[] {
  const found = new Map<string, Use>();
  const add: AddUse = (kind, name, path, at = {}) => {
    const use = placed(document, { kind, name, path, ...at });
    found.set(`${kind} ${name} ${use.offset}`, use);
  };
  add(document.kind as UseKind, document.id, [], { length: 0, declares: true });
  visitSchema(schemaFile(`${document.kind}.schema.json`), document.value, (schema, value, path) => {
    const kind = schema['x-ref'];
    const seen = { value, path, referring: kind === 'field' };
    if (document.kind === 'print') printUses(document, owners, seen, add);
    else fieldUses(document, owners, seen, add);
    if (typeof kind === 'string' && FILE_KINDS.has(kind))
      for (const [id, at] of texts(value, path)) add(kind as UseKind, id, at);
    if (typeof value === 'string' && document.kind !== 'print') textUses(document, owners, value, path, add);
  });
  declaredFields(document, add);
  if (document.kind === 'form')
    propertyUses(owners.at(document, []), (document.value as { schema?: unknown }).schema, ['schema'], add);
  permissionUses(document, compiled, add);
  return [...found.values()].filter(({ kind }) => useKinds.includes(kind));
}

const ADDRESSES: ReadonlySet<string> = new Set(['path', 'url', 'rest', 'treeUrl', 'effectUrl', 'currentUrl', 'home']);
function textUses(document: Document, owners: Owners, value: string, path: Path, add: AddUse): void {
  const key = path.findLast((part) => typeof part === 'string');
  if (key !== undefined && ADDRESSES.has(String(key))) add('url', value, path);
  for (const owner of owners.at(document, path))
    for (const { name, of, offset } of namesInExpression(value, owner))
      add('field', `${of}.${name}`, path, { from: offset, length: name.length });
}

/** Fields of a model and columns of a report are declared where they stand. */
function declaredFields({ kind, id, value }: Document, add: AddUse): void {
  const list = kind === 'model' ? 'fields' : kind === 'report' ? 'columns' : undefined;
  const entries = list && (value as Record<string, unknown>)[list];
  if (!Array.isArray(entries)) return;
  for (const [index, entry] of entries.entries()) {
    const key = (entry as { key?: unknown } | null)?.key;
    if (typeof key === 'string') add('field', `${id}.${key}`, [list as string, index, 'key'], { declares: true });
  }
}

/** Where fields stand that need a permission, whether a page shows them or not, and where a page says what its own is. */
function permissionUses({ kind, id, value }: Document, compiled: Compiled, add: AddUse): void {
  const declared = (value ?? {}) as Record<string, unknown>;
  if (kind === 'model') {
    const model = compiled.models.get(id);
    const written = Array.isArray(declared.fields)
      ? declared.fields.map((each) => (each as { key?: unknown } | null)?.key)
      : [];
    for (const { restricted, key } of model?.fields ?? [])
      if (restricted)
        add('permission', `${model?.permission}:${key}`, ['fields', written.indexOf(key), 'restricted'], {
          declares: true,
        });
  }
  if (typeof declared.permission === 'string') add('permission', declared.permission, ['permission']);
}

/** The rights that pages ask for, where it is declared that they do. */
function rightUses(documents: readonly Document[], compiled: Compiled): Use[] {
  return rightsOnPages(compiled, new Sources(documents, compiled)).map(({ code, spot, implied }): Use => {
    const { document, node } = spot;
    const inside = node.type === 'string' ? 1 : 0;
    const offset = node.offset + inside;
    return {
      kind: 'permission',
      name: code,
      file: document.file,
      offset,
      declares: true,
      length: implied ? 0 : node.length - 2 * inside,
      ...positionAt(document.text, offset),
    };
  });
}

/** Of what several pages take from one place it is said once. */
function once(uses: readonly Use[]): Use[] {
  return [...new Map(uses.map((use) => [`${use.kind} ${use.name} ${use.file} ${use.offset}`, use])).values()];
}

interface At {
  key?: boolean;
  kind: UseKind;
  name: string;
  path: Path;
  from?: number;
  length?: number;
  declares?: true;
}

function placed({ file, text, tree, spelled }: Document, { kind, name, path, key, from, length, declares }: At): Use {
  const written = writtenPath(spelled, path);
  const value = findNodeAtLocation(tree, written);
  const node = key ? value?.parent?.children?.[0] : value;
  const start = offsetOf(tree, written, key ? 'key' : 'value');
  const raw = node?.type === 'string' ? node.length - 2 : (node?.length ?? 0);
  const inside = node?.type === 'string' ? 1 : 0;
  const offset = start + inside + (from === undefined ? 0 : escapedOffset(text, start + 1, from));
  return {
    kind,
    name,
    file,
    offset,
    length: length ?? raw,
    ...positionAt(text, offset),
    ...(declares ? { declares } : {}),
  };
}

/** How many characters of the file stand before that character of a text value. */
function escapedOffset(text: string, start: number, characters: number): number {
  let at = start;
  for (let done = 0; done < characters; done++) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2;
  return at - start;
}
