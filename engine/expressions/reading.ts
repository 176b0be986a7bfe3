import type { ASTNode } from '@marcbachmann/cel-js';
import { readTree } from './environments.ts';

/** What an expression reads of records, as far as it can be seen without running it. */
export interface ExpressionReading {
  /** Keys of the fields it reads, of whichever record. */
  keys: ReadonlySet<string>;
  /** Texts a field is held against; `start` is where each begins in the expression. */
  compared: readonly { key: string; value: string; start: number }[];
}

const NOTHING: ExpressionReading = { keys: new Set(), compared: [] };
const RECORDS: readonly string[] = ['row', 'old', 'form'];
const LOOPS: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** Reads a sound expression; of one that is not there is nothing to say. */
export function readExpression(expression: string): ExpressionReading {
  try {
    const keys = new Set<string>();
    const compared: { key: string; value: string; start: number }[] = [];
    visit(readTree(expression), new Set(RECORDS), keys, compared);
    return { keys, compared };
  } catch {
    return NOTHING;
  }
}

type Compared = { key: string; value: string; start: number }[];

function visit(value: unknown, records: ReadonlySet<string>, keys: Set<string>, compared: Compared): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, records, keys, compared);
    return;
  }
  if (!isNode(value)) return;
  const key = fieldOf(value, records);
  if (key !== undefined) {
    keys.add(key);
    return;
  }
  if (value.op === '==' || value.op === '!=' || value.op === 'in') compare(value, records, compared);
  const inside = value.op === 'rcall' && LOOPS.has(String(value.args[0])) ? withVariable(value, records) : records;
  visit(value.args, inside, keys, compared);
}

/** The key in `row.status` and the like. */
function fieldOf(node: ASTNode, records: ReadonlySet<string>): string | undefined {
  if (node.op !== '.') return undefined;
  const [owner, key] = node.args;
  return owner.op === 'id' && records.has(owner.args) ? key : undefined;
}

/** `rows.all(r, …)`: inside, `r` is a record too. */
function withVariable(node: ASTNode, records: ReadonlySet<string>): ReadonlySet<string> {
  const [, owner, parts] = node.args as [string, unknown, unknown];
  const [variable] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const overRows = isNode(owner) && owner.op === 'id' && owner.args === 'rows';
  if (!overRows || !isNode(variable) || variable.op !== 'id') return records;
  return new Set([...records, variable.args]);
}

function compare(node: ASTNode, records: ReadonlySet<string>, compared: Compared): void {
  const [left, right] = node.args as [ASTNode, ASTNode];
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
      if (isNode(literal) && literal.op === 'value' && typeof literal.args === 'string')
        compared.push({ key, value: literal.args, start: literal.start });
    }
  }
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}
