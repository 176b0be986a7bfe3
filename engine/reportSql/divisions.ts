import type { SqlDivision, SqlNamed } from '../plan/sqlText.ts';
import { namesWithin, type SqlNames, STATEMENTS, tablesOf } from './names.ts';
import { asNode, inside, lastName, listed, type Node } from './nodes.ts';

/** What a statement puts out under a name, and what the names in it are of. */
export interface Target {
  value: unknown;
  names: SqlNames;
  /** The name; of the statement as a whole the output's. */
  name: string | undefined;
  outermost: boolean;
}

interface Reading {
  relations: ReadonlySet<string>;
  offsetOf(node: Node): number;
}

/** Divisions in what a statement and those within it put out. */
export function divisionsIn(select: Node, outputs: readonly string[], reading: Reading): SqlDivision[] {
  const targets = targetsIn(select, outputs, reading.relations);
  const reader = new DivisionReader(targets, comparedIn(select), reading);
  return targets.flatMap((target) => reader.divisions(target));
}

class DivisionReader {
  private readonly within = new Map<string, Target[]>();

  constructor(
    private readonly targets: readonly Target[],
    /** Columns that are held against something: a zero may be left out there. */
    private readonly compared: ReadonlySet<string>,
    private readonly reading: Reading,
  ) {
    for (const target of targets) {
      if (target.outermost || target.name === undefined) continue;
      this.within.set(target.name, [...(this.within.get(target.name) ?? []), target]);
    }
  }

  divisions(target: Target): SqlDivision[] {
    return quotientsIn(target.value).map((node): SqlDivision => {
      const { lexpr, rexpr } = node;
      const [above, below] = [this.whole(lexpr, target.names), this.whole(rexpr, target.names)];
      const zero = this.zero(rexpr, target.names);
      return {
        offset: this.reading.offsetOf(node),
        outputs: [...this.shownBy(target, new Set())],
        ...(above && below ? { whole: [...above.columns, ...below.columns] } : {}),
        ...(zero === undefined ? {} : { zero }),
      };
    });
  }

  /** The outputs of the whole that show what is put out there, as it is or rounded. */
  private shownBy(target: Target, seen: Set<Target>): Set<string> {
    const { name, outermost } = target;
    if (name === undefined || seen.has(target)) return new Set();
    seen.add(target);
    if (outermost) return new Set([name]);
    // One of several of a name may be any.
    if (this.within.get(name)?.length !== 1) return new Set();
    const showing = this.targets.filter((each) => {
      const column = shownColumn(each.value);
      return column !== undefined && lastName(column) === name && this.made(column, each.names) === target;
    });
    return new Set(showing.flatMap((each) => [...this.shownBy(each, seen)]));
  }

  /** What stands behind the name of a column that is none of a table, where that is one thing. */
  private made(fields: unknown, names: SqlNames): Target | undefined {
    const name = lastName(fields);
    if (name === undefined || tablesOf(fields, names, this.reading.relations) !== undefined) return undefined;
    const [only, another] = this.within.get(name) ?? [];
    return another === undefined ? only : undefined;
  }

  /** Whether a value is a whole number, where these columns are; `big`: added up it is none to the database. */
  private whole(value: unknown, names: SqlNames, depth = 0): { columns: SqlNamed[]; big: boolean } | undefined {
    const [[tag, child] = []] = Object.entries(asNode(value));
    const node = asNode(child);
    const all = (values: readonly unknown[]) => {
      const read = values.filter((each) => !isNull(each)).map((each) => this.whole(each, names, depth));
      const sound = read.flatMap((each) => each ?? []);
      if (sound.length < read.length || read.length === 0) return undefined;
      return { columns: sound.flatMap(({ columns }) => columns), big: sound.some(({ big }) => big) };
    };
    switch (tag) {
      case 'A_Const':
        return node.ival === undefined ? undefined : { columns: [], big: false };
      case 'TypeCast': {
        const type = lastName(asNode(node.typeName).names);
        return type !== undefined && WHOLE_TYPES.has(type) ? { columns: [], big: type === 'int8' } : undefined;
      }
      case 'ColumnRef': {
        const tables = tablesOf(node.fields, names, this.reading.relations);
        const column = lastName(node.fields);
        if (tables !== undefined && column !== undefined) return { columns: [{ tables, column }], big: false };
        const made = depth > MOST_STEPS ? undefined : this.made(node.fields, names);
        return made && this.whole(made.value, made.names, depth + 1);
      }
      case 'FuncCall': {
        const name = lastName(node.funcname);
        if (name === 'count') return { columns: [], big: true };
        if (name !== 'sum') return OF_THEIR_KIND.has(name) ? all(listed(node.args)) : undefined;
        const added = all(listed(node.args));
        return added === undefined || added.big ? undefined : { ...added, big: true };
      }
      case 'CaseExpr': {
        const results = listed(node.args).map((each) => inside(each, 'CaseWhen').result);
        return all([...results, ...(node.defresult === undefined ? [] : [node.defresult])]);
      }
      case 'CoalesceExpr':
      case 'MinMaxExpr':
        return all(listed(node.args));
      case 'A_Expr':
        if (node.kind === 'AEXPR_NULLIF') return all([node.lexpr]);
        return KEEPING.has(signOf(node)) ? all([node.lexpr, node.rexpr]) : undefined;
      default:
        return undefined;
    }
  }

  /** The columns that make a divisor zero where they are; none of them: it is zero all the same. */
  private zero(value: unknown, names: SqlNames, depth = 0): SqlNamed[] | undefined {
    const [[tag, child] = []] = Object.entries(asNode(value));
    const node = asNode(child);
    switch (tag) {
      case 'A_Const':
        return isZero(node) ? [] : undefined;
      case 'TypeCast':
        return this.zero(node.arg, names, depth);
      case 'ColumnRef': {
        const column = lastName(node.fields);
        if (column === undefined || this.compared.has(column)) return undefined;
        const tables = tablesOf(node.fields, names, this.reading.relations);
        if (tables !== undefined) return [{ tables, column }];
        const made = depth > MOST_STEPS ? undefined : this.made(node.fields, names);
        return made && this.zero(made.value, made.names, depth + 1);
      }
      case 'FuncCall':
        return ADDING.has(lastName(node.funcname)) ? this.zero(listed(node.args)[0], names, depth) : undefined;
      case 'CoalesceExpr':
        return isZero(inside(listed(node.args).at(-1), 'A_Const')) ? [] : undefined;
      default:
        return undefined;
    }
  }
}

/** Steps through statements of `with` that one value is followed. */
const MOST_STEPS = 8;
const WHOLE_TYPES: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const KEEPING: ReadonlySet<unknown> = new Set(['+', '-', '*', '/', '%']);
const OF_THEIR_KIND: ReadonlySet<string | undefined> = new Set(['min', 'max', 'abs']);
const ADDING: ReadonlySet<string | undefined> = new Set(['sum', 'min', 'max', 'avg', 'round', 'abs']);
const SHOWING: ReadonlySet<string | undefined> = new Set(['round', 'min', 'max', 'avg', 'sum']);
const COMPARING: ReadonlySet<unknown> = new Set(['=', '<>', '<', '<=', '>', '>=']);

const signOf = (node: Node): unknown => inside(listed(node.name)[0], 'String').sval;
const isNull = (value: unknown): boolean => inside(value, 'A_Const').isnull === true;
/** The parser leaves a zero out. */
const isZero = ({ ival, fval }: Node): boolean =>
  (ival !== undefined && Number(asNode(ival).ival ?? 0) === 0) ||
  (fval !== undefined && Number(asNode(fval).fval) === 0);

/** The name of the column that a value is, as it stands or rounded. */
function shownColumn(value: unknown): unknown {
  const [[tag, child] = []] = Object.entries(asNode(value));
  const node = asNode(child);
  if (tag === 'ColumnRef') return node.fields;
  if (tag === 'TypeCast') return shownColumn(node.arg);
  if (tag === 'CoalesceExpr') return shownColumn(listed(node.args)[0]);
  return tag === 'FuncCall' && SHOWING.has(lastName(node.funcname)) ? shownColumn(listed(node.args)[0]) : undefined;
}

/** What every statement puts out, those within it too; of a union each half. */
export function targetsIn(select: Node, outputs: readonly string[], relations: ReadonlySet<string>): Target[] {
  const found: Target[] = [];
  const read = (statement: Node, names: SqlNames, outermost: boolean): void => {
    for (const [at, target] of listed(statement.targetList).entries()) {
      const { name, val } = inside(target, 'ResTarget');
      const own = typeof name === 'string' ? name : lastName(inside(val, 'ColumnRef').fields);
      found.push({ value: val, names, name: outermost ? outputs[at] : own, outermost });
    }
    for (const key in statement) {
      const half = key === 'larg' || key === 'rarg';
      if (half) read(asNode(statement[key]), namesWithin(asNode(statement[key]), names, relations), outermost);
      else visit(statement[key], names);
    }
  };
  const visit = (value: unknown, names: SqlNames): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node)
      if (STATEMENTS.has(key)) read(asNode(node[key]), namesWithin(asNode(node[key]), names, relations), false);
      else visit(node[key], names);
  };
  const whole = asNode(select.SelectStmt);
  const outer: SqlNames = { of: new Map(), made: new Set(), withs: new Map() };
  read(whole, namesWithin(whole, outer, relations), true);
  return found;
}

/** The quotients of a value, without those of statements within it. */
function quotientsIn(value: unknown, found: Node[] = []): Node[] {
  if (value === null || typeof value !== 'object') return found;
  const node = asNode(value);
  const own = inside(node, 'A_Expr');
  if (signOf(own) === '/' && own.kind === 'AEXPR_OP') found.push(own);
  for (const key in node) if (!STATEMENTS.has(key)) quotientsIn(node[key], found);
  return found;
}

/** Names of the columns that something is held against, wherever that stands. */
function comparedIn(select: Node): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown, inComparison: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = asNode(node[key]);
      const name = inComparison && key === 'ColumnRef' ? lastName(child.fields) : undefined;
      if (name !== undefined) found.add(name);
      const compares = key === 'A_Expr' && (child.kind !== 'AEXPR_OP' || COMPARING.has(signOf(child)));
      visit(node[key], inComparison || compares || key === 'NullTest');
    }
  };
  visit(select, false);
  return found;
}
