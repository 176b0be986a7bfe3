import type { ASTNode } from '@marcbachmann/cel-js';
import { scopeNames } from './ExpressionScope.ts';
import { readTree, writtenOf } from './environments.ts';
import { isLoop, isNode } from './nodes.ts';
import { MAY_BE_SETTLED, partRefusing, type Settled, settledIn } from './settled.ts';

/** What an expression reads of records, as far as it can be seen without running it. */
export interface ExpressionReading {
  /** Keys of the fields it reads, of whichever record. */
  keys: ReadonlySet<string>;
  /** Names of the sub-tables whose rows it goes through. */
  tables: ReadonlySet<string>;
  /** Keys it reads of rows of those: of which of them is not told. */
  lineKeys: ReadonlySet<string>;
  /** Texts a field is held against; `start` is where each begins in the expression. */
  compared: readonly { key: string; value: string; start: number }[];
  /** Numbers a field is held against. */
  measured: readonly { key: string; value: number; start: number }[];
  /** What else that can be told of a field is held against: `user.username`, `now`, `date(now)`. */
  met: readonly { key: string; name: string; sign: string; start: number }[];
  /** Fields of the row that are held against each other. */
  paired: readonly { key: string; other: string; sign: string; start: number }[];
  /** Texts that it gives as they stand, whole or of one of its branches. */
  results: readonly { value: string; start: number }[];
  /** Where it divides by a zero that is written there. */
  zeros: readonly number[];
  /** What of it comes out the same whatever the record holds. */
  settled: readonly Settled[];
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: ExpressionReading = {
  keys: NONE,
  tables: NONE,
  lineKeys: NONE,
  compared: [],
  measured: [],
  met: [],
  paired: [],
  results: [],
  zeros: [],
  settled: [],
};
const RECORDS: readonly string[] = ['row', 'old', 'form'];
const COMPARING: ReadonlySet<string> = new Set(['==', '!=', 'in', '<', '<=', '>', '>=']);
const SCOPE: ReadonlySet<string> = new Set(scopeNames);

/** The readings last asked for, by their texts: several checks read the same expression. */
const readings = new Map<string, ExpressionReading>();
const MOST_KNOWN = 1_000;

/** Reads a sound expression; of one that is not there is nothing to say. */
export function readExpression(expression: string): ExpressionReading {
  const known = readings.get(expression);
  if (known !== undefined) return known;
  const made = reading(expression);
  if (readings.size >= MOST_KNOWN) readings.clear();
  readings.set(expression, made);
  return made;
}

function reading(expression: string): ExpressionReading {
  try {
    const { origin, text } = writtenOf(expression);
    const found: Found = {
      keys: new Set(),
      tables: new Set(),
      lineKeys: new Set(),
      compared: [],
      measured: [],
      met: [],
      paired: [],
      zeros: [],
    };
    const tree = readTree(expression);
    visit(tree, { records: new Set(RECORDS), bound: NONE }, found);
    const writtenAt = (start: number) => origin({ start, end: start }).start;
    const placed = <T extends { start: number }>(each: T): T => ({ ...each, start: writtenAt(each.start) });
    const [compared, measured, met] = [found.compared.map(placed), found.measured.map(placed), found.met.map(placed)];
    return {
      ...found,
      compared,
      measured,
      met,
      paired: found.paired.map(placed),
      results: resultsOf(tree).map(placed),
      zeros: found.zeros.map(writtenAt),
      settled: MAY_BE_SETTLED.test(expression) ? settledIn(tree, text).map(placed) : [],
    };
  } catch {
    return NOTHING;
  }
}

/** The part of a condition for which it never holds while a field of the row has none but these values. */
export function readRefusal(
  condition: string,
  key: string,
  values: readonly string[],
): { found: string; start: number } | undefined {
  try {
    const { text, origin } = writtenOf(condition);
    const part = partRefusing(readTree(condition), text, key, values);
    return part && { ...part, start: origin({ start: part.start, end: part.start }).start };
  } catch {
    return undefined;
  }
}

function resultsOf(node: ASTNode): { value: string; start: number }[] {
  if (node.op === '?:') return node.args.slice(1).flatMap(resultsOf);
  return node.op === 'value' && typeof node.args === 'string' ? [{ value: node.args, start: node.start }] : [];
}

interface Found {
  keys: Set<string>;
  tables: Set<string>;
  lineKeys: Set<string>;
  compared: { key: string; value: string; start: number }[];
  measured: { key: string; value: number; start: number }[];
  met: { key: string; name: string; sign: string; start: number }[];
  paired: { key: string; other: string; sign: string; start: number }[];
  zeros: number[];
}

interface Names {
  /** Those that are records with the fields of the row. */
  records: ReadonlySet<string>;
  /** Those of rows of sub-tables, or of other things gone through. */
  bound: ReadonlySet<string>;
}

function visit(value: unknown, names: Names, found: Found): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, names, found);
    return;
  }
  if (!isNode(value)) return;
  const key = fieldOf(value, names.records);
  if (key !== undefined) {
    found.keys.add(key);
    return;
  }
  if (value.op === 'id') {
    if (!SCOPE.has(value.args) && !names.bound.has(value.args) && !names.records.has(value.args))
      found.tables.add(value.args);
    return;
  }
  if ((value.op === '.' || value.op === '[]') && !isOfScope(value.args[0])) {
    const [, name] = value.args as [ASTNode, string | ASTNode];
    if (typeof name === 'string') found.lineKeys.add(name);
    else if (name.op === 'value' && typeof name.args === 'string') found.lineKeys.add(name.args);
  }
  if (COMPARING.has(value.op)) compare(value, names.records, found);
  if (value.op === '/' || value.op === '%') {
    const [, divisor] = value.args as [ASTNode, ASTNode];
    if (divisor.op === 'value' && Number(divisor.args) === 0) found.zeros.push(divisor.start);
  }
  if (!isLoop(value)) {
    visit(value.args, names, found);
    return;
  }
  const [, list, [variable, ...body]] = value.args;
  visit(list, names, found);
  visit(body, variable?.op === 'id' ? withVariable(variable.args, list, names) : names, found);
}

/** The key in `row.status` and the like. */
function fieldOf(node: ASTNode, records: ReadonlySet<string>): string | undefined {
  if (node.op !== '.') return undefined;
  const [owner, key] = node.args;
  return owner.op === 'id' && records.has(owner.args) ? key : undefined;
}

function isOfScope(owner: ASTNode): boolean {
  return owner.op === 'id' && SCOPE.has(owner.args) && owner.args !== 'rows';
}

/** `rows.all(r, …)`: inside, `r` is a record too. */
function withVariable(name: string, list: ASTNode, { records, bound }: Names): Names {
  const overRows = list.op === 'id' && list.args === 'rows';
  if (overRows) return { records: new Set([...records, name]), bound };
  return { records: without(records, name), bound: new Set([...bound, name]) };
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return names.has(name) ? new Set([...names].filter((each) => each !== name)) : names;
}

function compare(node: ASTNode, records: ReadonlySet<string>, { compared, measured, met, paired }: Found): void {
  const [left, right] = node.args as [ASTNode, ASTNode];
  const [one, other] = [fieldOf(left, ROW), fieldOf(right, ROW)];
  if (one !== undefined && other !== undefined && one !== other)
    paired.push({ key: one, other, sign: node.op, start: right.start });
  const sides: [ASTNode, ASTNode][] =
    node.op === 'in'
      ? [[left, right]]
      : [
          [left, right],
          [right, left],
        ];
  for (const [field, other] of sides) {
    const key = fieldOf(field, records);
    if (key === undefined) continue;
    const literals = other.op === 'list' ? (other.args as unknown[]) : [other];
    for (const literal of literals) {
      if (!isNode(literal)) continue;
      if (literal.op === 'value' && typeof literal.args === 'string')
        compared.push({ key, value: literal.args, start: literal.start });
      if (literal.op === 'value' && (typeof literal.args === 'number' || typeof literal.args === 'bigint'))
        measured.push({ key, value: Number(literal.args), start: literal.start });
      const name = nameOf(literal);
      if (name !== undefined) met.push({ key, name, sign: node.op, start: literal.start });
    }
  }
}

/** What a value of the user or of the hour is called. */
function nameOf(node: ASTNode): string | undefined {
  if (node.op === 'id') return node.args === 'now' ? 'now' : undefined;
  if (node.op === 'call') {
    const [called, given] = node.args as [string, ASTNode[]];
    return called === 'date' && given[0] !== undefined && nameOf(given[0]) === 'now' ? 'date(now)' : undefined;
  }
  const key = fieldOf(node, USER);
  return key === undefined ? undefined : `user.${key}`;
}

const ROW: ReadonlySet<string> = new Set(['row']);
const USER: ReadonlySet<string> = new Set(['user']);
