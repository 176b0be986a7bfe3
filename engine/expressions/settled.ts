import type { ASTNode } from '@marcbachmann/cel-js';
import { isNode } from './nodes.ts';

/** A part of an expression that comes out the same whatever the record holds: nobody writes it on purpose. */
export interface Settled {
  reason: string;
  /** What is wrong of it, word for word, and where that begins. */
  found: string;
  start: number;
  /** The word that was meant instead. */
  meant?: string;
}

/** Whether there may be such a part: a connection, a choice, an empty list, or the same on either side of a sign. */
export const MAY_BE_SETTLED = /&&|\|\||\?|\bin\s*\[\s*\]|([\w)\]])\s*(?:[=!<>]=|[<>/%-])/;

/** Signs whose sides are never the same on purpose, with what comes of it. */
const SIDES: Readonly<Record<string, string>> = {
  '==': '总是成立',
  '<=': '总是成立',
  '>=': '总是成立',
  '!=': '总不成立',
  '<': '总不成立',
  '>': '总不成立',
  '-': '总是 0',
  '/': '总是 1',
  '%': '总是 0',
};

/** Every part of the expression that is settled before any record is looked at. */
export function settledIn(tree: ASTNode, text: string): Settled[] {
  const found: Settled[] = [];
  const at = (node: ASTNode): Pick<Settled, 'found' | 'start'> => ({
    found: text.slice(node.start, node.end),
    start: node.start,
  });
  const visit = (value: unknown, above: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, '');
      return;
    }
    if (!isNode(value)) return;
    const { op, args } = value;
    const outcome = SIDES[op];
    if (outcome !== undefined) {
      const [left, right] = args as [ASTNode, ASTNode];
      if (readsSomething(left) && same(left, right))
        found.push({ reason: `${op} 的两边相同，${outcome}`, ...at(value) });
    } else if (op === 'in') {
      const list = (args as [ASTNode, ASTNode])[1];
      if (list.op === 'list' && list.args.length === 0)
        found.push({ reason: 'in 的右边一个值也没有，总不成立', ...at(value) });
    } else if (op === '?:') {
      const [, one, other] = args as ASTNode[];
      if (one && other && same(one, other)) found.push({ reason: '? : 的两个分支相同', ...at(value) });
    } else if ((op === '&&' || op === '||') && op !== above) {
      found.push(...settledChain(value, op, text));
    }
    if (op === '&&' || op === '||') for (const each of args as ASTNode[]) visit(each, op);
    else visit(args, '');
  };
  visit(tree, '');
  return found;
}

/** Parts that say the same twice, and those that leave nothing over, or nothing out. */
function settledChain(node: ASTNode, op: '&&' | '||', text: string): Settled[] {
  const parts = partsOf(node, op);
  for (const [index, part] of parts.entries())
    if (parts.slice(0, index).some((each) => same(each, part)))
      return [{ reason: `这一项在 ${op} 里写了两遍`, found: text.slice(part.start, part.end), start: part.start }];
  const bounds = parts.flatMap((part) => boundOf(part, op === '||') ?? []);
  for (const [index, bound] of bounds.entries()) {
    const other = bounds.slice(0, index).find((each) => same(each.of, bound.of) && !canMeet(each, bound));
    if (other === undefined) continue;
    const [first, second] = [
      text.slice(other.part.start, other.part.end),
      text.slice(bound.part.start, bound.part.end),
    ];
    const reason =
      op === '&&'
        ? `“${first}” 与 “${second}” 不会同时成立，这个条件总不成立`
        : `“${first}” 与 “${second}” 至少有一个成立，这个条件总是成立`;
    const sign = parts.length === 2 && isSlip(other, bound) ? signBetween(parts, op, text) : undefined;
    if (sign === undefined) return [{ reason, found: second, start: bound.part.start }];
    return [{ reason, found: op, start: sign, meant: op === '&&' ? '||' : '&&' }];
  }
  return [];
}

/** The same sign on either side, or one up and one down: it is the connection that was mistaken. */
const isSlip = (one: Bound, other: Bound): boolean =>
  one.part.op === other.part.op
    ? one.part.op === '==' || one.part.op === '!='
    : one.part.op.charAt(0) !== other.part.op.charAt(0) && [one, other].every(({ part }) => /^[<>]/.test(part.op));

function signBetween([left, right]: readonly ASTNode[], op: string, text: string): number | undefined {
  if (left === undefined || right === undefined) return undefined;
  const at = text.indexOf(op, left.end);
  return at >= 0 && at < right.start ? at : undefined;
}

function partsOf(node: ASTNode, op: '&&' | '||'): ASTNode[] {
  return node.op === op ? (node.args as ASTNode[]).flatMap((each) => partsOf(each, op)) : [node];
}

/** A part without which the condition never holds, while a field of the row has none but these values. */
export function partRefusing(
  tree: ASTNode,
  text: string,
  key: string,
  values: readonly string[],
): Pick<Settled, 'found' | 'start'> | undefined {
  const part = partsOf(tree, '&&').find((each) => values.every((value) => holds(each, key, value) === false));
  if (part === undefined) return undefined;
  return { found: text.slice(part.start, part.end), start: part.start };
}

/** Whether a condition holds for that value of the field, as far as that says it. */
function holds(node: ASTNode, key: string, value: string): boolean | undefined {
  switch (node.op) {
    case '!_': {
      const inner = holds(node.args, key, value);
      return inner === undefined ? undefined : !inner;
    }
    case '&&':
    case '||': {
      const [one, other] = node.args.map((each) => holds(each, key, value));
      const enough = node.op === '||';
      if (one === enough || other === enough) return enough;
      return one === undefined || other === undefined ? undefined : !enough;
    }
    default: {
      const bound = boundOf(node, false);
      const { of } = bound ?? {};
      const said = of?.op === '.' && of.args[1] === key && of.args[0].op === 'id' && of.args[0].args === 'row';
      return bound !== undefined && said ? allows(bound, value) : undefined;
    }
  }
}

type Literal = string | number;

/** Which values something may have: some of them, all but some, or those between two. */
interface Bound {
  of: ASTNode;
  part: ASTNode;
  only?: readonly Literal[];
  but?: readonly Literal[];
  low?: Edge;
  high?: Edge;
}

interface Edge {
  value: Literal;
  within: boolean;
}

/** What a comparison with literals says of one side; of its opposite where that is asked. */
function boundOf(part: ASTNode, opposite: boolean): Bound | undefined {
  if (part.op === '!_') return boundOf(part.args, !opposite);
  if (part.op === 'in') {
    const [of, list] = part.args;
    const values = list.op === 'list' ? list.args.map(literalOf) : [undefined];
    if (!readsSomething(of) || values.some((each) => each === undefined)) return undefined;
    const written = values.filter((each) => each !== undefined);
    return opposite ? { of, part, but: written } : { of, part, only: written };
  }
  const turned = TURNED[part.op];
  if (turned === undefined) return undefined;
  const [left, right] = part.args as [ASTNode, ASTNode];
  const [l, r] = [literalOf(left), literalOf(right)];
  const value = r ?? l;
  const of = r === undefined ? right : left;
  if (value === undefined || !readsSomething(of)) return undefined;
  const sign = r === undefined ? turned.sides : part.op;
  return { of, part, ...saidBy(opposite ? (TURNED[sign]?.opposite ?? sign) : sign, value) };
}

/** A sign as it reads from the other side, and as it reads when it does not hold. */
const TURNED: Readonly<Record<string, { sides: string; opposite: string }>> = {
  '==': { sides: '==', opposite: '!=' },
  '!=': { sides: '!=', opposite: '==' },
  '<': { sides: '>', opposite: '>=' },
  '<=': { sides: '>=', opposite: '>' },
  '>': { sides: '<', opposite: '<=' },
  '>=': { sides: '<=', opposite: '<' },
};

function saidBy(sign: string, value: Literal): Pick<Bound, 'only' | 'but' | 'low' | 'high'> {
  switch (sign) {
    case '==':
      return { only: [value] };
    case '!=':
      return { but: [value] };
    case '<':
    case '<=':
      return { high: { value, within: sign === '<=' } };
    default:
      return { low: { value, within: sign === '>=' } };
  }
}

/** Whether some value suits both. */
function canMeet(one: Bound, other: Bound): boolean {
  const listed = one.only ?? other.only;
  if (listed !== undefined) return listed.some((value) => allows(one, value) && allows(other, value));
  const [low, high] = [one.low ?? other.low, one.high ?? other.high];
  if (low === undefined || high === undefined || typeof low.value !== typeof high.value) return true;
  return low.value < high.value || (low.value === high.value && low.within && high.within);
}

function allows({ only, but, low, high }: Bound, value: Literal): boolean {
  if (only !== undefined) return only.includes(value);
  if (but !== undefined) return !but.includes(value);
  if (low !== undefined)
    return typeof low.value !== typeof value || value > low.value || (low.within && value === low.value);
  if (high !== undefined)
    return typeof high.value !== typeof value || value < high.value || (high.within && value === high.value);
  return true;
}

function literalOf(node: ASTNode): Literal | undefined {
  if (node.op === '-_') {
    const value = literalOf(node.args);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.op !== 'value') return undefined;
  const { args } = node as { args: unknown };
  if (typeof args === 'bigint') return Number(args);
  return typeof args === 'string' || typeof args === 'number' ? args : undefined;
}

/** What stands for itself is settled on purpose. */
function readsSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(readsSomething);
  return isNode(value) && (value.op === 'id' || readsSomething(value.args));
}

/** Whether two parts say the same, wherever they stand. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((each, at) => same(each, other[at]));
  if (isNode(one)) return isNode(other) && one.op === other.op && same(one.args, other.args);
  return one === other;
}
