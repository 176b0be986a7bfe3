import type { SqlColumn } from '../plan/sqlText.ts';

/** Followed columns, each as `table.column`. */
export type Sources = ReadonlySet<string>;

/** A column that is none of the table or sub-select it is said to be of. */
export interface MissingColumn {
  name: string;
  /** `FROM`: it is the name of a table that is none. */
  of: string | undefined;
  known: readonly string[];
  /** Byte offset in the SQL. */
  location: number;
}

export const NONE: Sources = new Set();

export interface Output {
  /** Undefined: PostgreSQL makes one up. */
  name: string | undefined;
  sources: Sources;
  /** The tables whose column of this name it is, as it stands there; absent: none. */
  of?: readonly string[];
}

/** What stands under a name in FROM. */
export interface Relation {
  alias: string | undefined;
  outputs: readonly Output[];
  /** The row as a whole. */
  row: Sources;
  /** `outputs` stand in the order of the columns. */
  ordered: boolean;
  /** It may have columns of names that are not among `outputs`. */
  open: boolean;
}

/** A column where it is named. */
export interface NamedColumn extends Omit<SqlColumn, 'offset'> {
  /** Byte offset in the SQL. */
  location: number;
}

type Missing = Map<number, MissingColumn>;

/** A name before a point that nothing in sight has; a row of a column is written `(column).field`. */
export function noteAlias(
  missing: Missing,
  name: string | undefined,
  relations: readonly Relation[],
  location: unknown,
): void {
  if (name === undefined || typeof location !== 'number') return;
  const known = relations.flatMap(({ alias }) => alias ?? []);
  if (relations.length === known.length) missing.set(location, { name, of: 'FROM', known, location });
}

/** Columns that every table of PostgreSQL has. */
const OF_EVERY_TABLE: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/** Remembers a column that is not there, where nothing else could be meant. */
export function note(
  missing: Missing,
  name: string | undefined,
  relations: readonly Relation[],
  of: string | undefined,
  location: unknown,
): void {
  if (name === undefined || OF_EVERY_TABLE.has(name) || typeof location !== 'number') return;
  const known = relations.flatMap(({ outputs }) => outputs.flatMap((output) => output.name ?? []));
  if (
    known.length === 0 ||
    relations.some((each) => each.open || each.outputs.some((output) => output.name === undefined))
  )
    return;
  missing.set(location, { name, of, known: [...new Set(known)], location });
}

/** The outputs that a name in sight may be; undefined where something in sight may have it without saying so. */
export function meantBy(names: readonly string[], scopes: readonly (readonly Relation[])[]): Output[] | undefined {
  const [first] = names;
  const wanted = names.at(-1);
  const qualified = names.length > 1;
  for (const relations of scopes) {
    const around = qualified ? relations.filter(({ alias }) => alias === first) : relations;
    if (around.some(({ open }) => open)) return undefined;
    const found = outputsCalled(wanted, around);
    if (found.length > 0 || (qualified && around.length > 0)) return found;
  }
  return [];
}

/** Their outputs of that name. Asked of every column of every report, over all columns of its tables: plain loops. */
export function outputsCalled(wanted: string | undefined, relations: readonly Relation[]): Output[] {
  const found: Output[] = [];
  for (const { outputs } of relations) for (const output of outputs) if (output.name === wanted) found.push(output);
  return found;
}

export function tablesIn(outputs: readonly Output[]): readonly string[] {
  // Most are one column of one table.
  const [only, another] = outputs;
  if (another === undefined) return only?.of ?? [];
  return [...new Set(outputs.flatMap(({ of }) => of ?? []))];
}
