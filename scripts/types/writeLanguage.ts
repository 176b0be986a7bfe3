import { type JsonSchema, tagsOf } from './readSchemas.ts';
import { readTraits } from './readTraits.ts';

/** The schemas as one module of data, for explaining mistakes, for editors, and for the kinds of the cell types. */
export function writeLanguage(schemas: Map<string, JsonSchema>): string {
  const kinds = [...schemas]
    .filter(([file]) => file.startsWith('cells/'))
    .map(([file, schema]) => [file.slice('cells/'.length, -'.schema.json'.length), schema['x-kind']]);
  const aliases = [...schemas]
    .filter(([file]) => file.startsWith('cells/'))
    .map(([, schema]) => tagsOf(schema))
    .flatMap(({ own, aliases: others }) => others.map((alias) => [alias, own]));
  const defaults = [...schemas]
    .filter(([file]) => file.startsWith('lists/'))
    .map(([file, schema]) => [file.slice('lists/'.length, -'.schema.json'.length), defaultsOf(schema)]);
  const traits = [...readTraits(schemas)];
  const asked = [...new Set(traits.flatMap(([, { query }]) => (query ?? []) as string[]))].sort();
  return [
    '// Written by `npm run types` from schemas/*.schema.json. Do not edit.',
    "import type { CellNames, CellTraits, CellType, ScreenFile } from './types.ts';",
    '',
    '/** Value kind of each cell type (`x-kind` of its schema). */',
    `export const cellKinds = ${JSON.stringify(Object.fromEntries(kinds), null, 2)} as const satisfies Record<CellType, string>;`,
    '',
    '/** Keys of columns that queries know as well (`x-query` of the cell types’ schemas). */',
    `export type QueryKey = ${asked.map((key) => `'${key}'`).join(' | ')};`,
    '',
    '/** What is gone by in a cell type: `x-…` of its schema, the tables of `x-names` aside. */',
    "export interface Traits extends Readonly<Omit<CellTraits, 'names' | 'query' | 'inRow'>> {",
    '  readonly query?: readonly QueryKey[];',
    '  readonly inRow?: CellType;',
    '}',
    '',
    '/** The traits of each cell type. */',
    `export const cellTraits: Readonly<Record<CellType, Traits>> = ${oneLineEach(traits.map(([tag, { names: _, ...others }]) => [tag, others]))};`,
    '',
    '/** The tables that values of a cell type refer to (`x-names` of its schema). */',
    `export const cellNames: Readonly<Partial<Record<CellType, CellNames>>> = ${oneLineEach(traits.flatMap(([tag, { names }]) => (names === undefined ? [] : [[tag, names]])))};`,
    '',
    '/** Other names of cell types: what `normalize` rewrites to the language’s own. */',
    `export const cellAliases: Readonly<Record<string, CellType>> = ${JSON.stringify(Object.fromEntries(aliases), null, 2)};`,
    '',
    '/** What each type of screen says where its declaration says nothing (`default` of its keys). */',
    `export const screenDefaults: Readonly<Record<ScreenFile['type'], Readonly<Record<string, unknown>>>> = ${JSON.stringify(Object.fromEntries(defaults), null, 2)};`,
    '',
    '/** Every schema by its path under `schemas/`. */',
    `export const schemas: Record<string, Record<string, unknown>> = ${JSON.stringify(Object.fromEntries(schemas), null, 1)};`,
    '',
  ].join('\n');
}

function defaultsOf({ properties }: JsonSchema): Record<string, unknown> {
  const all = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(all.flatMap(([key, { default: value }]) => (value === undefined ? [] : [[key, value]])));
}

/** A record as TypeScript, an entry a line. */
function oneLineEach(entries: readonly (readonly [string, unknown])[]): string {
  return `{\n${entries.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`).join('')}}`;
}
