import type { ASTNode } from '@marcbachmann/cel-js';
import { scopeNames } from './ExpressionScope.ts';
import { isLoop, isNode } from './nodes.ts';

/** An expression as it runs: `sum(lines, qty * price)` written out as what it is short for. */
export interface Written {
  text: string;
  /** The place in what the author wrote of a stretch of `text`. */
  readonly origin: (range: { start: number; end: number }) => { start: number; end: number };
}

/** The functions over the rows of a sub-table: what stands around the second part, whose bare names are the line's fields. */
const SHORT: Readonly<Record<string, { loop: string; after: string } | undefined>> = {
  sum: { loop: 'map', after: ').sum()' },
  avg: { loop: 'map', after: ').avg()' },
  min: { loop: 'map', after: ').min()' },
  max: { loop: 'map', after: ').max()' },
  count: { loop: 'filter', after: ').size()' },
};

const MAYBE = /\b(?:sum|avg|min|max|count)\s*\(/;

/** Whether there may be anything to write out: most expressions need not be looked through. */
export const maySayLines = (expression: string): boolean => MAYBE.test(expression);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Writes out the short calls of an expression; `tree` is what it reads as. */
export function writtenOut(expression: string, tree: ASTNode): Written {
  const edits: Edit[] = [];
  visit(tree, { expression, edits, bound: new Set(), line: undefined, depth: 0 });
  return edits.length === 0 ? asWritten(expression) : applied(expression, edits);
}

export function asWritten(expression: string): Written {
  return { text: expression, origin: asItStands };
}

const asItStands: Written['origin'] = ({ start, end }) => ({ start, end });

/** The sub-table a call is about; undefined for any other call. */
export function tableNamed(node: ASTNode): (ASTNode & { op: 'id' }) | undefined {
  if (node.op !== 'call' || !Object.hasOwn(SHORT, node.args[0])) return undefined;
  const [first, , more] = node.args[1];
  return first?.op === 'id' && more === undefined ? first : undefined;
}

interface Around {
  expression: string;
  edits: Edit[];
  /** Names the author gave to what is gone through. */
  bound: ReadonlySet<string>;
  /** The name of the line that bare names belong to. */
  line: string | undefined;
  depth: number;
}

const KNOWN: ReadonlySet<string> = new Set(scopeNames);

function visit(value: unknown, around: Around): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, around);
    return;
  }
  if (!isNode(value)) return;
  const { bound, line, edits } = around;
  if (value.op === 'id') {
    if (line !== undefined && !KNOWN.has(value.args) && !bound.has(value.args))
      edits.push({ start: value.start, end: value.start, text: `${line}.` });
    return;
  }
  const table = tableNamed(value);
  if (table !== undefined && writeOut(value, table, around)) return;
  if (!isLoop(value)) {
    visit(value.args, around);
    return;
  }
  const [, list, [variable, ...body]] = value.args;
  visit(list, around);
  const named = variable?.op === 'id' ? new Set([...bound, variable.args]) : bound;
  visit(body, { ...around, bound: named });
}

/** `sum(lines, qty)` becomes `lines.map(line_, qty).sum()`; answers whether the call is one of these. */
function writeOut(call: ASTNode, table: ASTNode, around: Around): boolean {
  const { expression, edits, depth, bound } = around;
  const [name, [, body]] = call.args as [string, ASTNode[]];
  const short = SHORT[name];
  if (short === undefined) return false;
  const prefix = { start: call.start, end: table.start, text: '' };
  if (body === undefined) {
    if (name !== 'count') return false;
    edits.push(prefix, { start: table.end, end: call.end, text: '.size()' });
    return true;
  }
  const comma = expression.indexOf(',', table.end);
  if (expression.slice(table.end, comma).trim() !== '') return false;
  const line = depth === 0 ? 'line_' : `line_${depth + 1}`;
  edits.push(prefix, { start: table.end, end: comma + 1, text: `.${short.loop}(${line},` });
  visit(body, { ...around, line, depth: depth + 1, bound });
  edits.push({ start: call.end - 1, end: call.end, text: short.after });
  return true;
}

/** A stretch of the text that runs; `copied`: it stands in what the author wrote from `from` on. */
interface Stretch {
  at: number;
  from: number;
  copied: boolean;
}

function applied(expression: string, edits: Edit[]): Written {
  const stretches: Stretch[] = [];
  let [text, read] = ['', 0];
  for (const { start, end, text: said } of edits) {
    stretches.push({ at: text.length, from: read, copied: true });
    text += expression.slice(read, start);
    stretches.push({ at: text.length, from: end, copied: false });
    text += said;
    read = end;
  }
  stretches.push({ at: text.length, from: read, copied: true });
  text += expression.slice(read);
  const placeOf = (offset: number): number => {
    const stretch = stretches.findLast(({ at }) => at <= offset);
    return stretch === undefined ? offset : stretch.from + (stretch.copied ? offset - stretch.at : 0);
  };
  return {
    text,
    origin: ({ start, end }) => {
      const first = placeOf(start);
      // The end belongs to what stands before it.
      return {
        start: first,
        end: end > start ? Math.max(first, placeOf(end - 1) + (isCopied(stretches, end - 1) ? 1 : 0)) : first,
      };
    },
  };
}

function isCopied(stretches: readonly Stretch[], offset: number): boolean {
  return stretches.findLast(({ at }) => at <= offset)?.copied ?? true;
}
