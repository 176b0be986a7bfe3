import type { Aggregate, Measure, MeasureNode, RowCondition, RowNumber, RowOperand } from '../plan/measure.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { compareDecimals } from '../values/decimal.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { addDecimals, decimalIn, divideDecimals, multiplyDecimals, negativeOf } from './arithmetic.ts';

/** A figure: a decimal as text, a moment as text, or nothing. */
export type Figure = string | undefined;

type Row = Readonly<Record<string, unknown>>;

/** The measure over these rows: what the database says of the same rows, to the last digit. */
export function evaluateMeasure({ node }: Pick<Measure, 'node'>, rows: readonly Row[]): Figure {
  return computeMeasure(node, (aggregate) => aggregateRows(aggregate, rows));
}

/** The measure out of figures that are known already, by the database or by `aggregateRows`. */
export function computeMeasure(node: MeasureNode, figureOf: (aggregate: Aggregate) => Figure): Figure {
  switch (node.op) {
    case 'aggregate':
      return figureOf(node);
    case 'number':
      return node.value;
    case 'negative': {
      const of = computeMeasure(node.of, figureOf);
      return of === undefined ? undefined : negativeOf(of);
    }
    default: {
      const [left, right] = [computeMeasure(node.left, figureOf), computeMeasure(node.right, figureOf)];
      if (left === undefined || right === undefined) return undefined;
      if (node.op === '/') return divideDecimals(left, right) ?? (node.whenZero === 'zero' ? '0' : undefined);
      return ARITHMETIC[node.op](left, right);
    }
  }
}

const ARITHMETIC = {
  '+': addDecimals,
  '-': (left: string, right: string) => addDecimals(left, negativeOf(right)),
  '*': multiplyDecimals,
} as const;

/** The figures over rows that a measure is made of, each once. */
export function aggregatesOf(node: MeasureNode): Aggregate[] {
  const found = aggregatesIn(node);
  // Of one there is no other to be the same.
  if (found.size < 2) return [...found];
  return [...new Map([...found].map((each) => [JSON.stringify(each), each])).values()];
}

/** The same, where it stands twice twice. */
export function aggregatesIn(node: MeasureNode): Set<Aggregate> {
  const found = new Set<Aggregate>();
  const visit = (each: MeasureNode): void => {
    if (each.op === 'aggregate') found.add(each);
    else if (each.op === 'negative') visit(each.of);
    else if (each.op !== 'number') {
      visit(each.left);
      visit(each.right);
    }
  };
  visit(node);
  return found;
}

/** One figure over rows. A sum of nothing is zero; the least of nothing is nothing. */
export function aggregateRows({ name, of, kind, when }: Aggregate, rows: readonly Row[]): Figure {
  const counted = when === undefined ? rows : rows.filter((row) => holds(when, row));
  if (of === undefined) return String(counted.length);
  const values = counted.flatMap((row) => valueIn(of, kind, row) ?? []);
  if (name === 'count') return String(values.length);
  if (name === 'countDistinct') return String(new Set(values).size);
  if (name === 'sum') return values.reduce(addDecimals, '0');
  const compare = kind === 'number' ? compareDecimals : compareTexts;
  const sign = name === 'min' ? 1 : -1;
  return values.reduce<Figure>(
    (best, each) => (best === undefined || compare(each, best) * sign < 0 ? each : best),
    undefined,
  );
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

function valueIn(of: RowNumber, kind: ValueKind, row: Row): Figure {
  if (kind === 'number') return numberIn(of, row);
  return of.op === 'column' ? textIn(row[of.key], kind) : undefined;
}

function textIn(value: unknown, kind: ValueKind): Figure {
  return valueTypes[kind].isEmpty(value) ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
}

function numberIn(of: RowNumber, row: Row): Figure {
  switch (of.op) {
    case 'column':
      return decimalIn(row[of.key]);
    case 'number':
      return of.value;
    case 'negative': {
      const value = numberIn(of.of, row);
      return value === undefined ? undefined : negativeOf(value);
    }
    default: {
      const [left, right] = [numberIn(of.left, row), numberIn(of.right, row)];
      return left === undefined || right === undefined ? undefined : ARITHMETIC[of.op](left, right);
    }
  }
}

/** Whether a row counts. What is empty is like nothing but what is empty too, and neither more nor less. */
export function holds(condition: RowCondition, row: Row): boolean {
  switch (condition.op) {
    case 'and':
      return holds(condition.left, row) && holds(condition.right, row);
    case 'or':
      return holds(condition.left, row) || holds(condition.right, row);
    case 'not':
      return !holds(condition.of, row);
    case 'in': {
      const value =
        condition.kind === 'number' ? decimalIn(row[condition.key]) : textIn(row[condition.key], condition.kind);
      return value !== undefined && condition.values.includes(value);
    }
    default: {
      const { sign, kind } = condition;
      const [left, right] = [operandIn(condition.left, kind, row), operandIn(condition.right, kind, row)];
      if (sign === '==' || sign === '!=') return (left === right) === (sign === '==');
      if (left === undefined || right === undefined) return false;
      const order = kind === 'number' ? compareDecimals(left, right) : compareTexts(left, right);
      return ORDER[sign](order);
    }
  }
}

const ORDER = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

function operandIn(operand: RowOperand, kind: ValueKind, row: Row): Figure {
  if (operand.op === 'empty') return undefined;
  if (operand.op === 'text') return operand.value;
  if (operand.op === 'column' && kind !== 'number') return textIn(row[operand.key], kind);
  return numberIn(operand, row);
}
