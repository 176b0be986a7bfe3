import { beforeAll, expect, test } from 'vitest';
import { differenceOf } from '../engine/authoring/meaning/difference.ts';
import { fileKindOf, type SourceFile } from '../engine/compile/documents.ts';
import { visitSchema } from '../engine/compile/language/schemaVisit.ts';
import { type Schema, schemaFile } from '../engine/compile/language/schemaWalk.ts';
import type { Path } from '../engine/compile/places.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { validators } from '../schemas/generated/validators.js';
import { compiler, shippedFiles } from './declarations.ts';

const THOROUGH = process.env.WEFT_THOROUGH === '1';

/** In how many places, and with how many changes, a key is tried until it can be otherwise. */
const PLACES = THOROUGH ? 20 : 3;
const CHANGES = THOROUGH ? 1_000 : 15;

/** Every so many of the keys: all of them take minutes, and what tells of one tells of most others. */
const EACH = THOROUGH ? 1 : 4;

/** How many other values say nothing before a key does: a number may be held to bounds, an example may be the default. */
const VALUES = 3;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let before: Compiled;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  before = compile(shipped);
});

/** Where a value stands in a file, or might stand. */
interface Site {
  file: SourceFile;
  path: Path;
  /** Absent where none stands. */
  value?: unknown;
}

/** A key of the language: its kind of file and its path, whatever the number of an item or what an author calls it. */
interface Key {
  name: string;
  sites: Site[];
  /** Values it may have, as far as its schemas list or show them. */
  shown: Set<unknown>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that stand somewhere with a plain value, and those that stand nowhere though they might. */
function keysOf(files: readonly SourceFile[]): { written: Key[]; missing: Key[] } {
  const [written, missing, parts] = [new Map<string, Key>(), new Map<string, Key>(), new Set<string>()];
  for (const file of files) {
    const kind = fileKindOf(file.path)?.kind;
    if (kind === undefined) continue;
    const [root, whole] = [schemaFile(`${kind}.schema.json`), JSON.parse(file.text) as unknown];
    const nameOf = namesIn(kind, root, whole);
    const note = (keys: Map<string, Key>, site: Site, schema: Schema) => {
      const name = nameOf(site.path);
      const key = keys.get(name) ?? { name, sites: [], shown: new Set() };
      keys.set(name, key);
      for (const each of [schema.enum, schema.examples].flat()) if (each !== undefined) key.shown.add(each);
      if (schema.type === 'boolean') for (const each of [true, false]) key.shown.add(each);
      const last = key.sites.at(-1);
      if (last?.file !== file || last.path.join() !== site.path.join()) key.sites.push(site);
    };
    visitSchema(root, whole, (schema, value, path) => {
      parts.add(nameOf(path));
      if (path.length > 0 && typeof value !== 'object') note(written, { file, path, value }, schema);
      if (!isObject(value)) return;
      for (const [key, below] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
        if (!Object.hasOwn(value, key)) note(missing, { file, path: [...path, key] }, below);
    });
  }
  return { written: [...written.values()], missing: [...missing.values()].filter(({ name }) => !parts.has(name)) };
}

/** What a place in a file is called: keys that a schema knows by themselves, others are names of the author's. */
function namesIn(kind: string, root: ReturnType<typeof schemaFile>, whole: unknown): (path: Path) => string {
  const known = new Set<string>();
  visitSchema(root, whole, ({ properties = {} }, value, path) => {
    if (isObject(value)) for (const key of Object.keys(properties as object)) known.add([...path, key].join('/'));
  });
  const step = (path: Path, at: number) => {
    if (typeof path[at] === 'number') return '[]';
    return known.has(path.slice(0, at + 1).join('/')) ? `.${path[at]}` : '.*';
  };
  // The schema of a form stands in itself.
  return (path) =>
    (kind + path.map((_, at) => step(path, at)).join('')).replace(/^(form\.schema\.).*\.(?=[^.]+$)/, '$1…');
}

/** A value in place of another, or one more in a list; `undefined`: without it. */
interface Edit {
  path: Path;
  value: unknown;
  adds?: boolean;
}

/** What may be done there: what is likely to be allowed comes first. */
function editsAt({ sites, shown }: Key, { path, value }: Site): Edit[] {
  const at = (values: readonly unknown[]): Edit[] => values.map((each) => ({ path, value: each }));
  if (value === undefined) return at([...shown].flatMap((each) => [each, ...nearTo(each)]));
  const elsewhere = [...new Set(sites.map((site) => site.value))].filter((each) => typeof each === typeof value);
  const [near, others] = [nearTo(value), [...elsewhere, ...shown].filter((each) => each !== value)];
  const more =
    typeof path.at(-1) === 'number' ? others.slice(0, 2).map((each): Edit => ({ path, value: each, adds: true })) : [];
  return [
    ...at(near.slice(0, 1)),
    ...at(others.slice(0, 2)),
    ...at([undefined]),
    ...more,
    ...at([...near.slice(1), ...others.slice(2, 8)]),
  ];
}

function nearTo(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value / 2];
  return typeof value === 'string' ? [`${value}二`, `${value}x`] : [];
}

/** The file with the edit; how it is laid out is no difference. */
function valueWith(file: SourceFile, { path, value, adds = false }: Edit): unknown {
  const whole: unknown = JSON.parse(file.text);
  const last = path.at(-1) ?? '';
  const around = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], whole);
  if (Array.isArray(around))
    around.splice(adds ? around.length : Number(last), adds ? 0 : 1, ...[value].filter((each) => each !== undefined));
  else if (value === undefined) delete (around as Record<string, unknown>)[last];
  else (around as Record<string, unknown>)[last] = value;
  return whole;
}

/** Whether its schema allows it; what that refuses need not be compiled. */
function isAllowed(file: SourceFile, edit: Edit): boolean {
  const kind = fileKindOf(file.path)?.kind;
  return kind !== undefined && validators[kind](valueWith(file, edit));
}

/** How many differences are told of it; undefined: the declarations have errors, and nothing can be said. */
function differencesOf(file: SourceFile, edit: Edit): number | undefined {
  const text = JSON.stringify(valueWith(file, edit));
  const after = compile(shipped.map((each) => (each === file ? { ...file, text } : each)));
  if (after.problems.some(({ severity }) => severity === 'error')) return undefined;
  return differenceOf(before, after).changes.length;
}

/** Whether a change of the key is told, with what was tried in vain; undefined: it cannot be otherwise by itself. */
function isTold(key: Key): { told: boolean; tried: string } | undefined {
  const silent: string[] = [];
  for (const [site, edit] of changesOf(key)) {
    const count = differencesOf(site.file, edit);
    // Without a key its default may be in force, which is what it said.
    if (count === undefined || (count === 0 && edit.value === undefined)) continue;
    if (count > 0) return { told: true, tried: '' };
    silent.push(`${site.file.path} ${edit.path.join('/')}: ${JSON.stringify(edit.value)}`);
    if (silent.length === VALUES || (typeof edit.value === 'string' && site.value !== undefined)) break;
  }
  return silent.length === 0 ? undefined : { told: false, tried: silent.join('; ') };
}

/** Changes of a key that its schema allows, a few in each place and in few places. */
function changesOf(key: Key): [Site, Edit][] {
  const step = Math.max(1, Math.floor(key.sites.length / PLACES));
  const sites = key.sites.filter((_, at) => at % step === 0).slice(0, PLACES);
  const each = Math.ceil(CHANGES / sites.length);
  return sites
    .flatMap((site) =>
      editsAt(key, site)
        .filter((edit) => isAllowed(site.file, edit))
        .slice(0, each)
        .map((edit): [Site, Edit] => [site, edit]),
    )
    .slice(0, CHANGES);
}

/** Keys of which nothing is told, with why that is right, or is left. */
const UNTOLD: readonly [name: RegExp, why: string][] = [
  [/^form\.schema\.…\$defs$/, 'what is defined and referred to by nothing demands nothing'],
  [/^screen\.columns\[\]\.(?:query|form)$/, 'only fields of models bring a query item and a form field with them'],
  [/^(?:form|screen\.form)\.fields\[\]\.query$/, 'what a form lists is asked for nowhere'],
  [/^(?:form|screen\.form)\.fields\[\]\.formerKey$/, 'views know columns by it, and no fields of forms'],
  [/^menu\.items\[\](?:\.children\[\])?\.frame$/, 'it speaks of a `url`, and no shipped entry has one'],
  [/^board\.parts\[\]\.parts\[\]\.(?:model|filters|cross)$/, 'the examples say what is so without them'],
  [/^screen\.subLists\[\]\.sort$/, 'the example is the order its model has'],
];

/** Keys that are told, and those of which nothing is, with what was tried; others cannot be otherwise by themselves. */
function judged(keys: readonly Key[]): { told: string[]; silent: [name: string, tried: string][] } {
  const [told, silent]: [string[], [string, string][]] = [[], []];
  for (const key of keys) {
    const found = isTold(key);
    if (found?.told === true) told.push(key.name);
    if (found?.told === false) silent.push([key.name, found.tried]);
  }
  return { told, silent };
}

// `$schema` is for editors.
const chosen = (keys: readonly Key[]): Key[] =>
  keys.filter(({ name }) => !name.endsWith('.$schema')).filter((_, at) => at % EACH === 0);

test('another value of any key that stands in a file is told', { timeout: 900_000 }, () => {
  const keys = chosen(keysOf(shipped).written);
  const { told, silent } = judged(keys);
  console.info('keys changed', JSON.stringify({ keys: keys.length, told: told.length, silent: silent.length }));
  expect(silent).toEqual([]);
  // The others name what there is once: another name is an error, of which no difference can be told.
  expect(told.length / keys.length).toBeGreaterThan(THOROUGH ? 0.8 : 0.7);
});

test('a key that stands nowhere is told where it is added', { timeout: 900_000 }, () => {
  const keys = chosen(keysOf(shipped).missing);
  const { told, silent } = judged(keys);
  console.info('keys added', JSON.stringify({ keys: keys.length, told: told.length, silent: silent.length }));
  expect(silent.filter(([name]) => !UNTOLD.some(([known]) => known.test(name)))).toEqual([]);
  expect(UNTOLD.filter(([known]) => told.some((name) => known.test(name)))).toEqual([]);
  expect(told.length / keys.length).toBeGreaterThan(0.6);
});
