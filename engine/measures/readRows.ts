import type { ASTNode } from '@marcbachmann/cel-js';
import { createExpressions, type Expressions } from '../expressions/expressions.ts';
import { likeliest, misspelt } from '../nearest.ts';
import type { CompareSign, RowCondition, RowNumber, RowOperand } from '../plan/measure.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { decimalIn } from './arithmetic.ts';
import { MeasureFault, unreadable } from './MeasureFault.ts';
import { joinUnits, PLAIN, type Quantity, quantityOf, sameUnits, type UnitColumn, unitsText } from './units.ts';

/** A column that measures may name. */
export interface MeasureColumn extends UnitColumn {
  key: string;
  kind: ValueKind;
  /** Digits behind the point, where they are said. */
  precision?: number;
}

export type MeasureColumns = ReadonlyMap<string, MeasureColumn>;

/** Made once for the columns of a model or a report: their measures have many conditions. */
const checking = new WeakMap<MeasureColumns, Expressions>();

/** Checks expressions over these columns. */
export function expressionsOver(columns: MeasureColumns): Expressions {
  const known = checking.get(columns) ?? createExpressions([...columns.values()]);
  checking.set(columns, known);
  return known;
}

/** The functions that make one figure of many rows. */
export const AGGREGATES = ['sum', 'count', 'countDistinct', 'min', 'max', 'avg'] as const;

export const isAggregate = (node: ASTNode): boolean =>
  node.op === 'call' && AGGREGATES.some((name) => name === node.args[0]);

/** The key in `row.key`; undefined when the node is no such thing. */
export const rowKeyIn = (node: ASTNode): string | undefined =>
  node.op === '.' && node.args[0].op === 'id' && node.args[0].args === 'row' ? node.args[1] : undefined;

/** The column that `row.key` names; undefined when the node is no such thing. */
export function columnIn(node: ASTNode, columns: MeasureColumns): MeasureColumn | undefined {
  const key = rowKeyIn(node);
  if (key === undefined) return undefined;
  const column = columns.get(key);
  if (column !== undefined) return column;
  // Another column makes another figure: only a slip is mended unasked.
  const meant = misspelt(key, columns.keys());
  const near = meant ?? likeliest(key, columns.keys());
  throw unreadable(node, `没有字段：${key}${near === undefined ? '' : `，是否指 ${near}？`}`, key, meant);
}

/** A number of one row, with what it is. */
export function readRowNumber(node: ASTNode, columns: MeasureColumns): { number: RowNumber; quantity: Quantity } {
  const column = columnIn(node, columns);
  if (column !== undefined) {
    if (column.kind !== 'number') throw unreadable(node, `${column.key} 不是数值，不能参加计算`, column.key);
    return { number: { op: 'column', key: column.key }, quantity: quantityOf(column) };
  }
  const literal = literalIn(node);
  if (literal !== undefined)
    return { number: { op: 'number', value: literal }, quantity: { ...PLAIN, literal: Number(literal) } };
  if (isAggregate(node) && node.op === 'call')
    throw new MeasureFault('measure-nested', sentences['measure-nested'](`${node.args[0]}(…)`), node.start);
  if (node.op === '-_') {
    const { number, quantity } = readRowNumber(node.args, columns);
    return { number: { op: 'negative', of: number }, quantity };
  }
  if (node.op === '/')
    throw new MeasureFault(
      'measure-of-ratio',
      sentences['measure-of-ratio']('先逐行相除再合计，结果没有意义', '/'),
      node.start,
    );
  if (node.op !== '+' && node.op !== '-' && node.op !== '*')
    throw unreadable(node, '括号里只能用 row.字段、数字与 + - *', node.op);
  const [left, right] = [readRowNumber(node.args[0], columns), readRowNumber(node.args[1], columns)];
  const number: RowNumber = { op: node.op, left: left.number, right: right.number };
  if (node.op === '*') return { number, quantity: productOf(left.quantity, right.quantity) };
  return { number, quantity: rowSum(node, left.quantity, right.quantity) };
}

/** A share of an amount is an amount; a share of a share, or twice a share, is one still. */
function productOf(left: Quantity, right: Quantity): Quantity {
  const share = ({ ratio, literal }: Quantity) => ratio || literal !== undefined;
  const ratio = (left.ratio || right.ratio) && share(left) && share(right);
  return { units: joinUnits(left.units, right.units, 1), ratio };
}

function rowSum(node: ASTNode, left: Quantity, right: Quantity): Quantity {
  const differ = !sameUnits(left.units, right.units);
  const mixed = left.ratio !== right.ratio && !isShare(left) && !isShare(right);
  if (differ || mixed) {
    const reason = differ ? `${unitsText(left.units)} 与 ${unitsText(right.units)}` : '百分比与普通的数';
    throw new MeasureFault(
      'measure-units',
      sentences['measure-units'](reason, String(node.op), '请改成同一单位的列'),
      node.start,
    );
  }
  const units = Object.keys(left.units).length > 0 ? left.units : right.units;
  return { units, ratio: left.ratio || right.ratio };
}

/** A written number that can stand beside a percentage: `1 - row.rate`. */
export const isShare = ({ literal }: Quantity): boolean => literal !== undefined && Math.abs(literal) <= 1;

/** A written number as a decimal, its sign included. */
export function literalIn(node: ASTNode): string | undefined {
  if (node.op === '-_') {
    const inner = literalIn(node.args);
    return inner === undefined || inner.startsWith('-') ? undefined : inner === '0' ? '0' : `-${inner}`;
  }
  if (node.op !== 'value') return undefined;
  const value: unknown = node.args;
  return typeof value === 'number' || typeof value === 'bigint' ? decimalIn(value) : undefined;
}

const SIGNS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);
const isSign = (op: string): op is CompareSign => SIGNS.has(op);

/** Whether a node says yes or no of a row. */
export const isCondition = ({ op }: ASTNode): boolean => isSign(op) || ['&&', '||', '!_', 'in'].includes(op);

/** Which rows count; its types are sound already. */
export function readCondition(node: ASTNode, columns: MeasureColumns): RowCondition {
  switch (node.op) {
    case '&&':
    case '||': {
      const [left, right] = [readCondition(node.args[0], columns), readCondition(node.args[1], columns)];
      return { op: node.op === '&&' ? 'and' : 'or', left, right };
    }
    case '!_':
      return { op: 'not', of: readCondition(node.args, columns) };
    case 'in':
      return readAmong(node, node.args[0], node.args[1], columns);
    default:
      if (isSign(node.op)) return readComparison(node, node.op, columns);
      throw unreadable(node, '条件里只能把列与值相比：== != < <= > >= in && || !', node.op);
  }
}

function readAmong(node: ASTNode, left: ASTNode, list: ASTNode, columns: MeasureColumns): RowCondition {
  const column = columnIn(left, columns);
  if (column === undefined || list.op !== 'list' || list.args.length === 0)
    throw unreadable(node, 'in 的左边写列，右边写出各个值', 'in');
  const values = list.args.map((item) => {
    const text =
      column.kind === 'number'
        ? literalIn(item)
        : item.op === 'value' && typeof item.args === 'string'
          ? item.args
          : undefined;
    if (text === undefined) throw unreadable(item, 'in 的右边要直接写出各个值', 'in');
    return column.kind === 'number' ? text : canonical(item, text, column);
  });
  comparableKind(node, column, '==');
  return { op: 'in', kind: column.kind, key: column.key, values };
}

function readComparison(node: ASTNode, sign: CompareSign, columns: MeasureColumns): RowCondition {
  const [left, right] = node.args as [ASTNode, ASTNode];
  const [first, second] = [columnIn(left, columns), columnIn(right, columns)];
  const named = first ?? second;
  const isNumber = (named ?? { kind: 'number' }).kind === 'number';
  const toNothing = [left, right].some((side) => side.op === 'value' && side.args === null);
  if (named !== undefined && (toNothing || !isNumber)) {
    if (!toNothing) comparableKind(node, named, sign);
    if (named.kind === 'secret' || (toNothing && sign !== '==' && sign !== '!='))
      throw unreadable(node, '空值只能用 == null 或 != null 判断', sign);
    const operand = (side: ASTNode): RowOperand => readOperand(side, named, columns);
    return { op: 'compare', sign, kind: named.kind, left: operand(left), right: operand(right) };
  }
  const numbers = [left, right].map((side) => readRowNumber(side, columns).number);
  const [one, other] = numbers;
  if (one === undefined || other === undefined || numbers.every(({ op }) => op === 'number'))
    throw unreadable(node, '条件里要有一列', sign);
  return { op: 'compare', sign, kind: 'number', left: one, right: other };
}

function readOperand(side: ASTNode, beside: MeasureColumn, columns: MeasureColumns): RowOperand {
  const column = columnIn(side, columns);
  if (column !== undefined) return { op: 'column', key: column.key };
  if (side.op !== 'value') throw unreadable(side, '条件里只能把列与另一列或写出的值相比', side.op);
  if (side.args === null) return { op: 'empty' };
  return { op: 'text', value: canonical(side, String(side.args), beside) };
}

const ORDERED: ReadonlySet<ValueKind> = new Set(['number', 'date', 'datetime', 'time']);
const EQUAL: ReadonlySet<ValueKind> = new Set([...ORDERED, 'text', 'code', 'flag', 'reference', 'area']);

function comparableKind(node: ASTNode, { key, kind }: MeasureColumn, sign: CompareSign): void {
  const known = sign === '==' || sign === '!=' ? EQUAL : ORDERED;
  if (!known.has(kind)) throw unreadable(node, `这种列不能用 ${sign} 比较：${key}`, key);
}

/** A written value as rows have it; a date that is none is told. */
function canonical(node: ASTNode, text: string, { kind }: MeasureColumn): string {
  if (!ORDERED.has(kind)) return text;
  const parsed = valueTypes[kind].parse(text);
  if (!parsed.ok) throw unreadable(node, parsed.reason, text);
  return String(parsed.value);
}
