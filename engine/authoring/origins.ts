import type { Node } from 'jsonc-parser';
import type { Document, SourceFile } from '../compile/documents.ts';
import { type Path, pointerOf, positionAt } from '../compile/places.ts';
import type { Compiled } from '../plan/compiled.ts';
import { documentOf } from './documentOf.ts';

/** Where one value of a plan comes from. */
export interface Origin {
  /** JSON pointer in the plan. */
  pointer: string;
  value: unknown;
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  /**
   * It stands there; or it follows from what stands there; or nobody wrote it, and that is where one would.
   */
  how: 'written' | 'derived' | 'default';
}

type Primitive = string | number | boolean | null;

/** Every value of a screen's plan with its place; undefined where there is no such page. */
export function originsOf(id: string, files: readonly SourceFile[], compiled: Compiled): Origin[] | undefined {
  const plan = compiled.plans.get(id);
  if (plan === undefined) return undefined;
  const sources = sourcesOf(id, files);
  const indexes = sources.map(indexOf);
  const modelOf = new Map([...compiled.models.values()].map((model) => [model.code, `model ${model.id}`]));
  return leavesOf(plan).map((leaf) => {
    const { path, value } = leaf;
    const near = modelOf.get(leaf.owner ?? '');
    const order = [...sources.keys()].toSorted((one, other) => rank(sources[one], near) - rank(sources[other], near));
    const { document, node, how } = found(
      order.flatMap((at) => sources[at] ?? []),
      order.flatMap((at) => indexes[at] ?? []),
      leaf,
    );
    return {
      ...{ pointer: pointerOf(path), value, how, file: document.file },
      ...positionAt(document.text, node?.offset ?? 0),
    };
  });
}

/** Of several models that of the list one is in comes first; what is no model says more than any. */
const rank = (document: Document | undefined, near: string | undefined): number =>
  document?.kind !== 'model' ? 0 : `model ${document.id}` === near ? 1 : 2;

/** The files a page is made of, the nearest first: its own, what it extends, what these name, and so on. */
function sourcesOf(id: string, files: readonly SourceFile[]): Document[] {
  const documents = files.flatMap((file) => documentOf(file) ?? []);
  const byName = new Map(documents.map((document) => [`${document.kind} ${document.id}`, document]));
  const first = ['screen', 'report', 'board'].flatMap((kind) => byName.get(`${kind} ${id}`) ?? []);
  const sources = new Set(first.slice(0, 1));
  for (const document of sources) {
    const value = (document.value ?? {}) as Record<string, unknown>;
    const add = (kind: string, name: unknown) => {
      const next = byName.get(`${kind} ${name}`);
      if (next) sources.add(next);
    };
    add('screen', value.extends);
    for (const kind of ['form', 'columns', 'query', 'model', 'report', 'board']) add(kind, value[kind]);
    for (const list of [value.subTables, value.subLists].flat())
      add(
        'model',
        typeof list === 'string'
          ? list
          : ((list as { model?: string; table?: string } | null)?.model ?? (list as { table?: string } | null)?.table),
      );
  }
  return [...sources];
}

/** What one entry of a list is called by. */
const NAMES = ['key', 'code', 'id', 'table'] as const;

interface Leaf {
  path: Path;
  value: Primitive;
  /** The entry it stands in, and its way from there; absent: it belongs to the page. */
  named: { name: string; list: string; rest: Path } | undefined;
  /** Wire code of the model whose rows it is about. */
  owner: string | undefined;
}

function leavesOf(plan: object): Leaf[] {
  const found: Leaf[] = [];
  const walk = (value: unknown, path: Path, named: Leaf['named'], around?: string): void => {
    if (typeof value !== 'object' || value === null) {
      if (value !== undefined) found.push({ path, value: value as Primitive, named, owner: around });
      return;
    }
    const { source, key: own } = value as { source?: { model?: string }; key?: string };
    const owner = source?.model ?? (path.at(-2) === 'subTables' ? own : undefined) ?? around;
    for (const [key, inner] of Object.entries(value)) {
      const part = Array.isArray(value) ? Number(key) : key;
      const name = Array.isArray(value) ? nameOf(inner) : undefined;
      const list = String(path.findLast((each) => typeof each === 'string'));
      const next = name === undefined ? named && { ...named, rest: [...named.rest, part] } : { name, list, rest: [] };
      walk(inner, [...path, part], next, owner);
    }
  };
  walk(plan, [], undefined);
  return found;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const named = value as Record<string, unknown>;
  const key = NAMES.find((each) => typeof named[each] === 'string');
  return key && String(named[key]);
}

/** The entries of a declaration by what they are called, with the list they stand in. */
type Index = ReadonlyMap<string, readonly { list: string; node: Node }[]>;

function indexOf({ tree }: Document): Index {
  const index = new Map<string, { list: string; node: Node }[]>();
  const note = (name: unknown, list: string, node: Node) => {
    if (typeof name === 'string') index.set(name, [...(index.get(name) ?? []), { list, node }]);
  };
  const walk = (node: Node, list: string): void => {
    const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
    if (key !== undefined && value !== undefined) walk(value, String(key.value));
    else
      for (const child of node.children ?? []) {
        if (node.type === 'array') note(child.type === 'string' ? child.value : nodeName(child), list, child);
        walk(child, list);
      }
  };
  walk(tree, '');
  return index;
}

const nodeName = (node: Node): unknown =>
  NAMES.map((name) => valueUnder(node, name)?.value).find((value) => typeof value === 'string');

function valueUnder(node: Node | undefined, part: string | number | undefined): Node | undefined {
  if (part === undefined) return node;
  if (typeof part === 'number') return node?.type === 'array' ? node.children?.[part] : undefined;
  return node?.children?.find(({ children }) => children?.[0]?.value === part)?.children?.[1];
}

interface Found {
  document: Document;
  node: Node | undefined;
  how: Origin['how'];
}

function found(sources: readonly Document[], indexes: readonly Index[], { path, value, named }: Leaf): Found {
  const starts = sources.flatMap((document, at): { document: Document; node: Node; rest: Path }[] => {
    if (named === undefined) return [{ document, node: document.tree, rest: path }];
    const entries = indexes[at]?.get(named.name) ?? [];
    // The list of the same name before others: a query item before the column of the same key.
    const sorted = entries.toSorted(
      (one, other) => Number(other.list === named.list) - Number(one.list === named.list),
    );
    return sorted.map(({ node }) => ({ document, node, rest: named.rest }));
  });
  for (const { document, node, rest } of starts) {
    const exact = atPath(node, rest, value);
    if (exact) return { document, node: exact, how: 'written' };
  }
  // What it is called may be all that is written of it.
  for (const { document, node } of starts) if (node.value === value) return { document, node, how: 'written' };
  for (const { document, node, rest } of starts) {
    const near = nearestTo(node, rest);
    if (near !== node) return { document, node: near, how: 'derived' };
  }
  const elsewhere = named === undefined && typeof value === 'string' ? saidIn(sources, value) : undefined;
  if (elsewhere) return elsewhere;
  const [first] = starts;
  const [own] = sources;
  if (first && named) return { document: first.document, node: first.node, how: 'default' };
  return { document: own ?? EMPTY, node: own?.tree, how: named ? 'derived' : 'default' };
}

/** What the page takes from wherever it is written: codes of dictionaries, the title of its records. */
function saidIn(sources: readonly Document[], value: string): Found | undefined {
  for (const document of sources) {
    const node = holding(document.tree, value);
    if (node) return { document, node, how: 'derived' };
  }
  return undefined;
}

function holding(node: Node, value: string): Node | undefined {
  if (node.type === 'string' && node.value === value && node.parent?.children?.[0] !== node) return node;
  for (const child of node.children ?? []) {
    const below = holding(child, value);
    if (below) return below;
  }
  return undefined;
}

const EMPTY: Document = {
  ...{ file: '', text: '', kind: 'screen', id: '', value: undefined, valid: false, spelled: [] },
  tree: { type: 'object', offset: 0, length: 0 },
};

/** A part of the plan may stand a level deeper in the file: a field's `span` under its `form`. */
const INNER = ['form', 'query', 'store', 'options', 'grid'] as const;

function atPath(node: Node, rest: Path, value: Primitive): Node | undefined {
  const straight = rest.reduce<Node | undefined>((now, part) => now && valueUnder(now, part), node);
  if (rest.length > 0 && straight?.value === value) return straight;
  for (const inner of INNER) {
    const below = valueUnder(node, inner);
    const deep = below && rest.reduce<Node | undefined>((now, part) => now && valueUnder(now, part), below);
    if (rest.length > 0 && deep?.value === value) return deep;
  }
  return undefined;
}

function nearestTo(node: Node, rest: Path): Node {
  let near = node;
  for (const part of rest) {
    const next = valueUnder(near, part);
    if (next === undefined) break;
    near = next;
  }
  return near;
}
