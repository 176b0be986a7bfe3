import { asNode, listed, type Node, namesOf } from './nodes.ts';
import {
  type MissingColumn,
  meantBy,
  type NamedColumn,
  NONE,
  note,
  noteAlias,
  type Output,
  outputsCalled,
  type Relation,
  type Sources,
  tablesIn,
} from './relations.ts';

/** A table the SQL may read. */
export interface TableColumns {
  /** Every column it has. */
  columns: ReadonlySet<string>;
  /** Those to follow through the SQL. */
  followed: ReadonlySet<string>;
}

/** What becomes of followed columns in a SELECT. */
export interface Lineage {
  /** For each output, in order, the columns its values are made of. */
  outputs: Sources[];
  /** Columns that decide which rows come, in which order or groups. */
  rows: Sources;
  /** Columns that are nowhere, where all that there are are known. */
  missing: readonly MissingColumn[];
  /** Every column by its name where it stands. */
  named: readonly NamedColumn[];
}

/**
 * Follows columns through a SELECT: aliases, joins, sub-selects, WITH, UNION, a row as a whole. Where names leave it
 * open which column is meant, all that may be meant are.
 */
export function lineageOf(statement: unknown, tables: ReadonlyMap<string, TableColumns>): Lineage {
  const select = asNode(asNode(statement).SelectStmt);
  const missing = new Map<number, MissingColumn>();
  const named = new Map<number, NamedColumn>();
  const { outputs, rows } = selectedBy(select, { tables, queries: new Map(), scopes: [], missing, named });
  const all = { missing: [...missing.values()], named: [...named.values()] };
  return { outputs: outputs.map(({ sources }) => sources), rows, ...all };
}

interface Selected {
  outputs: readonly Output[];
  rows: Sources;
  /** The outputs stand in the order of the result. */
  ordered: boolean;
  open: boolean;
}

interface World {
  tables: ReadonlyMap<string, TableColumns>;
  /** Of WITH. */
  queries: ReadonlyMap<string, Selected>;
  /** Innermost first. */
  scopes: readonly (readonly Relation[])[];
  /** By the place. */
  missing: Map<number, MissingColumn>;
  named: Map<number, NamedColumn>;
}

function selectedBy(node: Node, outer: World): Selected {
  const world = withQueries(node, outer);
  if (node.larg !== undefined) return setOperation(node, world);
  const from = listed(node.fromClause).reduce<FromClause>(
    (before, item) => join(before, fromItem(item, before, world)),
    {
      relations: [],
      rows: NONE,
    },
  );
  const inner: World = { ...world, scopes: [from.relations, ...world.scopes] };
  const values = listed(node.valuesLists);
  const selected = values.length > 0 ? valuesOf(values, inner) : targets(node, inner);
  const rows = [
    ...[node.whereClause, node.havingClause, node.limitCount, node.limitOffset].map((part) => sourcesOf(part, inner)),
    ...[node.groupClause, node.sortClause, node.distinctClause].map((part) => byOutputs(part, selected, inner)),
  ];
  return { ...selected, rows: union([from.rows, ...rows]) };
}

/** The queries of WITH come into sight one after the other; of those that name themselves once nothing more is added. */
function withQueries(node: Node, outer: World): World {
  const clause = asNode(node.withClause);
  const queries = new Map(outer.queries);
  const world: World = { ...outer, queries };
  const all = listed(clause.ctes).map((each) => asNode(asNode(each).CommonTableExpr));
  const evaluate = (query: Node): Selected =>
    renamed(selectedBy(asNode(asNode(query.ctequery).SelectStmt), world), namesOf(query.aliascolnames));
  if (clause.recursive === true) {
    const unknown: Selected = { outputs: [], rows: NONE, ordered: false, open: true };
    for (const query of all) queries.set(String(query.ctename), unknown);
    for (let before = -1, now = 0; now > before; ) {
      before = now;
      for (const query of all) queries.set(String(query.ctename), evaluate(query));
      now = [...queries.values()].reduce((sum, { outputs, rows }) => sum + rows.size + rowOf(outputs).size, 0);
    }
  }
  for (const query of all) queries.set(String(query.ctename), evaluate(query));
  return world;
}

function setOperation(node: Node, world: World): Selected {
  const left = selectedBy(asNode(node.larg), world);
  const right = selectedBy(asNode(node.rarg), world);
  const paired = left.ordered && right.ordered && left.outputs.length === right.outputs.length;
  const all = union([rowOf(left.outputs), rowOf(right.outputs)]);
  const outputs = left.outputs.map(({ name, sources, ...own }, at) => ({
    ...own,
    name,
    sources: paired ? union([sources, right.outputs[at]?.sources ?? NONE]) : all,
  }));
  const both = { outputs, ordered: left.ordered, open: left.open };
  const order = byOutputs(node.sortClause, both, world);
  return { ...both, rows: union([left.rows, right.rows, order]) };
}

function valuesOf(lists: readonly unknown[], world: World): Omit<Selected, 'rows'> {
  const rows = lists.map((list) => listed(asNode(asNode(list).List).items).map((item) => sourcesOf(item, world)));
  const outputs = (rows[0] ?? []).map((_, at) => ({
    name: `column${at + 1}`,
    sources: union(rows.map((row) => row[at] ?? NONE)),
  }));
  return { outputs, ordered: true, open: false };
}

function targets(node: Node, world: World): Omit<Selected, 'rows'> {
  const windows = sourcesOf(node.windowClause, world);
  const found = listed(node.targetList).map((target): Omit<Selected, 'rows'> => {
    const result = asNode(asNode(target).ResTarget);
    const star = starOf(result.val, world);
    if (star !== undefined) return star;
    const name = typeof result.name === 'string' ? result.name : columnName(result.val);
    const own = sourcesOf(result.val, world);
    const sources = windows.size > 0 && namesWindow(result.val) ? union([own, windows]) : own;
    const of = name === columnName(result.val) ? columnTables(result.val, world) : [];
    return { outputs: [{ name, sources, of }], ordered: true, open: name === undefined };
  });
  return {
    outputs: found.flatMap(({ outputs }) => outputs),
    ordered: found.every(({ ordered }) => ordered),
    open: found.some(({ open }) => open),
  };
}

/** `*`, `t.*` and `(…).*`; the columns of a table stand in an order that only the database knows. */
function starOf(value: unknown, world: World): Omit<Selected, 'rows'> | undefined {
  const { indirection, arg } = asNode(asNode(value).A_Indirection);
  if (asNode(listed(indirection).at(-1)).A_Star !== undefined)
    return { outputs: [{ name: undefined, sources: sourcesOf(arg, world) }], ordered: false, open: true };
  const fields = listed(asNode(asNode(value).ColumnRef).fields);
  if (asNode(fields.at(-1)).A_Star === undefined) return undefined;
  const [alias] = namesOf(fields.slice(0, 1));
  const named = alias === undefined ? undefined : world.scopes.flat().find((each) => each.alias === alias);
  const relations = named === undefined ? (world.scopes[0] ?? []) : [named];
  return {
    outputs: relations.flatMap(({ outputs }) => outputs),
    ordered: relations.length === 1 && relations.every(({ ordered }) => ordered),
    open: relations.some(isOpen),
  };
}

/** What FROM has brought into sight so far. */
interface FromClause {
  relations: readonly Relation[];
  rows: Sources;
}

const join = (left: FromClause, right: FromClause): FromClause => ({
  relations: [...left.relations, ...right.relations],
  rows: union([left.rows, right.rows]),
});

function fromItem(item: unknown, before: FromClause, world: World): FromClause {
  const { RangeVar, RangeSubselect, RangeFunction, JoinExpr } = asNode(item);
  const lateral: World = { ...world, scopes: [before.relations, ...world.scopes] };
  if (RangeVar !== undefined) return rangeVar(asNode(RangeVar), world);
  if (JoinExpr !== undefined) return joined(asNode(JoinExpr), before, world);
  if (RangeFunction !== undefined) {
    const node = asNode(RangeFunction);
    const row = sourcesOf(node.functions, lateral);
    return { relations: [{ alias: aliasOf(node), outputs: [], row, ordered: false, open: true }], rows: NONE };
  }
  const node = asNode(RangeSubselect);
  const select = asNode(asNode(node.subquery).SelectStmt);
  return derived(node, selectedBy(select, node.lateral === true ? lateral : world), undefined);
}

function rangeVar(node: Node, world: World): FromClause {
  const name = String(node.relname ?? '');
  const query = world.queries.get(name);
  if (query !== undefined) return derived(node, query, name);
  const table = world.tables.get(name);
  const outputs = [...(table?.columns ?? [])].map((column) => ({
    name: column,
    sources: table?.followed.has(column) === true ? new Set([`${name}.${column}`]) : NONE,
    of: [name],
  }));
  return derived(node, { outputs, rows: NONE, ordered: false, open: false }, name);
}

function derived(node: Node, selected: Selected, name: string | undefined): FromClause {
  const { outputs, rows, ordered, open } = renamed(selected, namesOf(asNode(node.alias).colnames));
  return { relations: [{ alias: aliasOf(node) ?? name, outputs, row: rowOf(outputs), ordered, open }], rows };
}

/** With new names for its first columns, which are anybody's where the order is not known. */
function renamed(selected: Selected, names: readonly string[]): Selected {
  if (names.length === 0) return selected;
  const row = rowOf(selected.outputs);
  const { outputs } = selected;
  if (selected.ordered)
    return { ...selected, outputs: outputs.map(({ name, sources }, at) => ({ name: names[at] ?? name, sources })) };
  const own = outputs.map(({ name }) => ({ name, sources: row }));
  return { ...selected, outputs: [...names.map((name) => ({ name, sources: row })), ...own] };
}

function joined(node: Node, before: FromClause, world: World): FromClause {
  const left = fromItem(node.larg, before, world);
  const right = fromItem(node.rarg, join(before, left), world);
  const both = join(left, right);
  const conditions = sourcesOf(node.quals, { ...world, scopes: [both.relations, ...world.scopes] });
  const rows = union([both.rows, conditions, sharedSources(node, left, right)]);
  const alias = aliasOf(node);
  if (alias === undefined) return { ...both, rows };
  const all = { outputs: both.relations.flatMap(({ outputs }) => outputs), open: both.relations.some(isOpen) };
  const whole = derived(node, { ...all, rows: NONE, ordered: false }, alias);
  // The names within are out of sight behind that of the whole.
  const within = both.relations.map((relation) => ({ ...relation, alias: undefined }));
  return { relations: [...within, ...whole.relations], rows };
}

/** What USING and NATURAL hold against each other. */
function sharedSources(node: Node, left: FromClause, right: FromClause): Sources {
  const sides = [left, right].map(({ relations }) => relations.flatMap(({ outputs }) => outputs));
  const [mine = [], theirs = []] = sides;
  const names = new Set(namesOf(node.usingClause));
  const known = new Set(theirs.map(({ name }) => name));
  if (node.isNatural === true) for (const { name } of mine) if (name !== undefined && known.has(name)) names.add(name);
  const shared = sides.flat().filter(({ name }) => name !== undefined && names.has(name));
  const open = [...left.relations, ...right.relations].filter((each) => names.size > 0 && each.open);
  return union([...shared.map(({ sources }) => sources), ...open.map(({ row }) => row)]);
}

/** What an expression is made of. Asked of every node of every report: plain loops. */
function sourcesOf(value: unknown, world: World): Sources {
  if (value === null || typeof value !== 'object') return NONE;
  const node = asNode(value);
  if (node.ColumnRef !== undefined) return referenced(asNode(node.ColumnRef), world);
  if (node.SelectStmt !== undefined) {
    const { outputs, rows } = selectedBy(asNode(node.SelectStmt), world);
    return union([rowOf(outputs), rows]);
  }
  const some: Sources[] = [];
  for (const key in node) {
    const sources = sourcesOf(node[key], world);
    if (sources.size > 0) some.push(sources);
  }
  return union(some);
}

/** Columns by name from the inside out, then rows as a whole; a name nobody knows may be any of them. */
function referenced(column: Node, world: World): Sources {
  const { fields, location } = column;
  const { scopes, missing } = world;
  const parts = listed(fields);
  const names = namesOf(parts);
  noteNamed(world, column);
  const everything = () => union(scopes.flat().map(({ row }) => row));
  if (parts.length > 1) {
    const relation = scopes.flat().find(({ alias }) => alias === names[0]);
    if (relation === undefined) {
      if (parts.length === 2) noteAlias(missing, names[0], scopes.flat(), location);
      return everything();
    }
    const found = names[1] === undefined ? [] : outputsCalled(names[1], [relation]);
    if (found.length === 0) note(missing, names[1], [relation], names[0], location);
    return found.length > 0 && !relation.open ? union(found.map(({ sources }) => sources)) : relation.row;
  }
  const [wanted] = names;
  if (wanted === undefined) return everything();
  const possible: Sources[] = [];
  for (const relations of scopes) {
    const found = outputsCalled(wanted, relations);
    for (const { sources } of found) possible.push(sources);
    for (const { open, row } of relations) if (open) possible.push(row);
    if (found.length > 0) return union(possible);
  }
  const whole = scopes.flat().find(({ alias }) => alias === wanted);
  if (whole === undefined) note(missing, wanted, scopes.flat(), undefined, location);
  return whole === undefined ? everything() : union([...possible, whole.row]);
}

/** Remembers which tables a column that is named is of. A bare name may be that of an output, or of what that is made of. */
function noteNamed({ named, scopes }: World, { fields, location }: Node, outputs?: readonly Output[]): void {
  const names = namesOf(listed(fields));
  const name = names.at(-1);
  if (name === undefined || typeof location !== 'number') return;
  const meant = meantBy(names, scopes);
  const own = meant && tablesIn(meant);
  const shown = outputs === undefined || names.length > 1 ? own : tablesIn(outputs);
  const isOne = own?.length === 0 || shown?.join() === own?.join();
  named.set(location, { name, qualified: names.length - 1, of: isOne ? shown : undefined, location });
}

/** The tables a bare column is of, where it can be told. */
function columnTables(value: unknown, { scopes }: World): readonly string[] {
  const { ColumnRef } = asNode(value);
  return ColumnRef === undefined ? [] : tablesIn(meantBy(namesOf(listed(asNode(ColumnRef).fields)), scopes) ?? []);
}

/** ORDER BY and GROUP BY may also name an output, or its number. */
function byOutputs(clause: unknown, { outputs }: Pick<Selected, 'outputs'>, world: World): Sources {
  const each = listed(clause).flatMap((item): unknown => {
    const { SortBy, GroupingSet } = asNode(item);
    return GroupingSet === undefined ? [asNode(SortBy).node ?? item] : asNode(GroupingSet).content;
  });
  return union(
    each.map((item) => {
      const number = asNode(asNode(asNode(item).A_Const).ival).ival;
      if (typeof number === 'number') return outputs[number - 1]?.sources ?? NONE;
      const named = outputs.filter(({ name }) => name !== undefined && name === columnName(item));
      const own = asNode(item).ColumnRef !== undefined && named.length > 0;
      if (own) noteNamed(world, asNode(asNode(item).ColumnRef), named);
      return own ? union(named.map(({ sources }) => sources)) : sourcesOf(item, world);
    }),
  );
}

/** The name of a bare column; other names PostgreSQL makes up are not foretold. */
function columnName(value: unknown): string | undefined {
  const { ColumnRef } = asNode(value);
  return ColumnRef === undefined ? undefined : namesOf(listed(asNode(ColumnRef).fields).slice(-1))[0];
}

/** Whether a function in it speaks of a window that is described elsewhere. */
function namesWindow(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { over } = asNode(value);
  const { name, refname } = asNode(over);
  return name !== undefined || refname !== undefined || Object.values(value).some(namesWindow);
}

const isOpen = ({ open }: Relation): boolean => open;
const rowOf = (outputs: readonly Output[]): Sources => union(outputs.map(({ sources }) => sources));

/** Few columns are followed: most of what is put together is nothing. */
function union(all: readonly Sources[]): Sources {
  let one: Sources | undefined;
  let several: Set<string> | undefined;
  for (const each of all) {
    if (each.size === 0) continue;
    if (one === undefined) one = each;
    else {
      several ??= new Set(one);
      for (const source of each) several.add(source);
    }
  }
  return several ?? one ?? NONE;
}

function aliasOf(node: Node): string | undefined {
  const name = asNode(node.alias).aliasname;
  return typeof name === 'string' ? name : undefined;
}
