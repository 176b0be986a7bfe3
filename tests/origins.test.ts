import { type Node, parseTree } from 'jsonc-parser';
import { beforeAll, expect, test } from 'vitest';
import { type Origin, originsOf } from '../engine/authoring/origins.ts';
import { type Compiler, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { positionAt } from '../engine/compile/places.ts';
import type { Compiled, Reference } from '../engine/plan/compiled.ts';
import { rememberingPorts, shippedFiles } from './declarations.ts';

const PAGES = ['board/amazon', 'dashboard/monitor', 'demo/return', 'fba/shipment', 'system/user', 'market/order'];
/** How many values of a page's own file, and of the others, are changed; all of them when all is tried. */
const [OWN, OTHER] =
  process.env.WEFT_THOROUGH === '1' ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [14, 10];
/** Of a value of a closed set the others are tried, so many. */
const OTHERS = 4;
/** Part of what is proved that must be told right. */
const RIGHT = 0.97;

type Primitive = string | number | boolean;
type Leaves = ReadonlyMap<string, unknown>;

let compiler: () => Compiler;
let shipped: SourceFile[];
let before: Compiled;
/** Values by the key they are written under. */
let spoken: Map<string, Set<Primitive>>;

beforeAll(async () => {
  const ports = await rememberingPorts();
  compiler = () => createCompiler(ports);
  shipped = await shippedFiles();
  before = compiler()(shipped);
  spoken = new Map();
  for (const file of shipped)
    for (const node of writtenIn(file)) {
      const key = keyOf(node);
      spoken.set(key, (spoken.get(key) ?? new Set()).add(node.value));
    }
});

const keyOf = (node: Node): string => String(node.parent?.type === 'property' ? node.parent.children?.[0]?.value : '');

/** Texts, numbers and flags of a declaration, keys aside. */
function writtenIn({ path, text }: SourceFile): Node[] {
  const found: Node[] = [];
  const walk = (node: Node): void => {
    const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
    if (key !== undefined && value !== undefined && key.value !== '$schema') walk(value);
    if (node.type === 'property') return;
    if (['string', 'number', 'boolean'].includes(node.type)) found.push(node);
    for (const child of node.children ?? []) walk(child);
  };
  const tree = path.endsWith('.json') ? parseTree(text) : undefined;
  if (tree) walk(tree);
  return found;
}

/** The files that a page can be compiled of, those that say something of it first. */
function filesOf(id: string): { own: SourceFile[]; all: SourceFile[] } {
  const catalog = before.catalog();
  const byName = new Map(catalog.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  const reached = new Set<string>();
  const reach = ({ kind, id: name }: Reference): void => {
    const entry = byName.get(`${kind} ${name}`);
    if (entry === undefined || reached.has(entry.file)) return;
    reached.add(entry.file);
    entry.uses.forEach(reach);
  };
  for (const kind of ['screen', 'report', 'board']) reach({ kind, id });
  // Prints name the model, and not the other way round.
  const models = new Set(
    catalog.flatMap(({ kind, id: name, file }) => (kind === 'model' && reached.has(file) ? name : [])),
  );
  for (const { id: name, model } of before.prints.values()) if (models.has(model)) reach({ kind: 'print', id: name });
  const all = shipped.filter(
    ({ path }) => reached.has(path) || path.endsWith('.sql') || /^screens\/\w+\.json$/.test(path),
  );
  return {
    own: all.filter(({ path }) => /\.(?:screen|model|form|columns|query|report|board|print)\.json$/.test(path)),
    all,
  };
}

function leavesOf(plan: object | undefined): Leaves {
  const leaves = new Map<string, unknown>();
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        walk(inner, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    else leaves.set(at, value);
  };
  walk(plan, '');
  leaves.delete('/hash');
  return leaves;
}

function othersFor(node: Node): Primitive[] {
  const { value } = node as { value: Primitive };
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value + 10];
  const known = [...(spoken.get(keyOf(node)) ?? [])].filter((each) => each !== value);
  return [`${value}二`, ...known.slice(0, OTHERS)];
}

/** Always the same ones of many. */
function some<T>(all: readonly T[], count: number): T[] {
  let state = 7;
  const drawn = all.map((each) => {
    state = (state * 48_271) % 2_147_483_647;
    return { each, rank: state };
  });
  return drawn
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ each }) => each);
}

interface Proved {
  pointer: string;
  file: string;
  line: number;
  column: number;
}

/** The values of the page that are what is written there, since they change with it. */
function provedBy(
  node: Node,
  file: SourceFile,
  page: { id: string; all: SourceFile[]; compile: Compiler; was: Leaves },
): Proved[] {
  const { id, all, compile, was } = page;
  for (const other of othersFor(node)) {
    const text = `${file.text.slice(0, node.offset)}${JSON.stringify(other)}${file.text.slice(node.offset + node.length)}`;
    const now = leavesOf(compile(all.map((each) => (each === file ? { ...each, text } : each))).plans.get(id));
    if (now.size !== was.size || ![...was.keys()].every((pointer) => now.has(pointer))) continue;
    const changed = [...was].filter(([pointer, value]) => value === node.value && now.get(pointer) === other);
    if (changed.length === 0) continue;
    return changed.map(([pointer]) => ({ pointer, file: file.path, ...positionAt(file.text, node.offset) }));
  }
  return [];
}

const placeOf = ({ file, line, column }: Proved | Origin): string => `${file}:${line}:${column}`;

test.each(PAGES)(
  'a value of %s that changes with what is written is said to be written there',
  {
    timeout: 1_200_000,
  },
  (id) => {
    const { own, all } = filesOf(id);
    const compile = compiler();
    const was = leavesOf(compile(all).plans.get(id));
    expect([...was]).toEqual([...leavesOf(before.plans.get(id))]);
    const shown = new Set(was.values());
    const written = own.flatMap((file) =>
      writtenIn(file).flatMap((node) => (shown.has(node.value) ? { file, node } : [])),
    );
    const isOwn = ({ file }: { file: SourceFile }) => file.path.startsWith(`screens/${id}.`);
    const tried = [
      ...some(written.filter(isOwn), OWN),
      ...some(
        written.filter((each) => !isOwn(each)),
        OTHER,
      ),
    ];
    const proved = tried.flatMap(({ file, node }) => provedBy(node, file, { id, all, compile, was }));
    expect(proved.length).toBeGreaterThan(5);
    const origins = new Map((originsOf(id, shipped, before) ?? []).map((origin) => [origin.pointer, origin]));
    const told = proved.map((each) => ({ each, origin: origins.get(each.pointer) }));
    const wrong = told.filter(
      ({ each, origin }) => !origin || placeOf(origin) !== placeOf(each) || origin.how === 'default',
    );
    const lines = wrong.map(
      ({ each, origin }) => `${each.pointer}: ${placeOf(each)}, not ${origin && placeOf(origin)} ${origin?.how}`,
    );
    expect(told.filter(({ each, origin }) => origin?.file !== each.file)).toEqual([]);
    expect(lines.length / proved.length, lines.join('\n')).toBeLessThanOrEqual(1 - RIGHT);
  },
);

test.each([
  ['market/order', '/source/recycleBin/days', 'screens/market/order.model.json', '{ "days": 30 }'],
  ['board/amazon', '/parts/0/width', 'screens/board/amazon.board.json', '"width": 4'],
  ['board/amazon', '/parts/0/drill/screen', 'screens/board/amazon.board.json', '"screen": "market/order"'],
  ['board/amazon', '/sources/market~1order/measures/orders/title', 'screens/market/order.model.json', '"订单数"'],
  ['demo/return', '/form/fields/0/rules/1/max', 'screens/demo/return.model.json', '"maxLength": 30'],
])('%s %s', (id, pointer, file, text) => {
  const origin = originsOf(id, shipped, before)?.find((each) => each.pointer === pointer);
  expect(origin).toMatchObject({ file, how: 'written' });
  const lines = shipped.find(({ path }) => path === file)?.text.split('\n') ?? [];
  expect(lines[(origin?.line ?? 0) - 1]).toContain(text);
});

test('nobody writes the code of a page', () => {
  const origins = originsOf('board/amazon', shipped, before) ?? [];
  const code = origins.find(({ pointer }) => pointer === '/code');
  expect(code).toMatchObject({ file: 'screens/board/amazon.board.json', line: 1, how: 'default' });
});
