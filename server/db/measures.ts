import type { RawBuilder } from 'kysely';
import type { Aggregate, MeasureNode, RowCondition, RowNumber, RowOperand } from '../../engine/plan/measure.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { POSTGRES, type SqlDialect } from './foreign/dialects.ts';
import { sqlFragment as sql } from './sql.ts';
import { columnSql, type WhereColumn } from './where.ts';

/** The columns that measures speak of, by key. One that is not there is a bug: rights are asked before. */
export type MeasureSqlColumns = ReadonlyMap<string, Pick<WhereColumn, 'column' | 'links'>>;

/** One figure over a group of rows, exact: numbers as numeric, moments as their texts. */
export function aggregateSql(
  { name, of, kind, when }: Aggregate,
  columns: MeasureSqlColumns,
  dialect: SqlDialect = POSTGRES,
): RawBuilder<unknown> {
  const only = when === undefined ? undefined : conditionSql(when, columns, dialect);
  if (of === undefined) return dialect.figure('count', undefined, only);
  const value = kind === 'number' ? rowNumberSql(of, columns, dialect) : valueSql(of, kind, columns, dialect);
  // Texts are told apart by their bytes: several times as fast as by the rules of a language.
  const isText = kind !== 'number' && !MOMENTS.has(kind);
  if (name === 'countDistinct') return dialect.figure(name, isText ? dialect.bytes(value) : value, only);
  const figure = dialect.figure(name, value, only);
  return name === 'sum' ? sql`coalesce(${figure}, 0)` : figure;
}

/** The measure as one number to sort by; its shown value is reckoned from its figures, `computeMeasure`. */
export function measureSql(node: MeasureNode, columns: MeasureSqlColumns): RawBuilder<unknown> {
  switch (node.op) {
    case 'aggregate':
      return aggregateSql(node, columns);
    case 'number':
      return sql`${node.value}::numeric`;
    case 'negative':
      return sql`(- ${measureSql(node.of, columns)})`;
    case '/': {
      const quotient = sql`(${measureSql(node.left, columns)}::numeric / nullif(${measureSql(node.right, columns)}, 0))`;
      return node.whenZero === 'zero' ? sql`coalesce(${quotient}, 0)` : sql`${quotient}`;
    }
    default: {
      const [left, right] = [measureSql(node.left, columns), measureSql(node.right, columns)];
      return joined(node.op, left, right);
    }
  }
}

function joined(op: '+' | '-' | '*', left: RawBuilder<unknown>, right: RawBuilder<unknown>): RawBuilder<unknown> {
  if (op === '+') return sql`(${left} + ${right})`;
  return op === '-' ? sql`(${left} - ${right})` : sql`(${left} * ${right})`;
}

function reference(key: string, columns: MeasureSqlColumns): RawBuilder<unknown> {
  const column = columns.get(key);
  if (column === undefined) throw new Error(`measure over an unknown column: ${key}`);
  return sql`${columnSql(column)}`;
}

/** A number of one row. */
export function rowNumberSql(
  of: RowNumber,
  columns: MeasureSqlColumns,
  dialect: SqlDialect = POSTGRES,
): RawBuilder<unknown> {
  switch (of.op) {
    case 'column':
      return dialect.number(reference(of.key, columns));
    case 'number':
      return dialect.number(sql`${of.value}`);
    case 'negative':
      return sql`(- ${rowNumberSql(of.of, columns, dialect)})`;
    default:
      return joined(of.op, rowNumberSql(of.left, columns, dialect), rowNumberSql(of.right, columns, dialect));
  }
}

type Moment = 'date' | 'datetime' | 'time';
const MOMENTS: ReadonlySet<ValueKind> = new Set<Moment>(['date', 'datetime', 'time']);
const isMoment = (kind: ValueKind): kind is Moment => MOMENTS.has(kind);

/** A column as it is compared: an empty text is nothing. */
function valueSql(
  of: RowNumber,
  kind: ValueKind,
  columns: MeasureSqlColumns,
  dialect: SqlDialect,
): RawBuilder<unknown> {
  if (of.op !== 'column') throw new Error('a measure reckons with what is no number');
  const column = reference(of.key, columns);
  return isMoment(kind) ? column : sql`nullif(${dialect.text(column)}, '')`;
}

function operandSql(
  operand: RowOperand,
  kind: ValueKind,
  columns: MeasureSqlColumns,
  dialect: SqlDialect,
): RawBuilder<unknown> {
  if (operand.op === 'empty') return sql`null`;
  if (operand.op === 'text') return writtenSql(operand.value, kind, dialect);
  return kind === 'number' ? rowNumberSql(operand, columns, dialect) : valueSql(operand, kind, columns, dialect);
}

function writtenSql(value: string, kind: ValueKind, dialect: SqlDialect): RawBuilder<unknown> {
  const bound = sql`${value}`;
  if (kind === 'number') return dialect.number(bound);
  return isMoment(kind) ? dialect.moment(bound, kind) : dialect.text(bound);
}

/** Which rows count; never null, so that it may be turned round. */
export function conditionSql(
  condition: RowCondition,
  columns: MeasureSqlColumns,
  dialect: SqlDialect = POSTGRES,
): RawBuilder<boolean> {
  const inner = (each: RowCondition) => conditionSql(each, columns, dialect);
  switch (condition.op) {
    case 'and':
      return sql`(${inner(condition.left)} and ${inner(condition.right)})`;
    case 'or':
      return sql`(${inner(condition.left)} or ${inner(condition.right)})`;
    case 'not':
      return sql`(not ${inner(condition.of)})`;
    case 'in': {
      const value = operandSql({ op: 'column', key: condition.key }, condition.kind, columns, dialect);
      const values = condition.values.map((each) => writtenSql(each, condition.kind, dialect));
      return sql`coalesce(${value} in (${sql.join(values)}), false)`;
    }
    default: {
      const { sign, kind } = condition;
      const left = operandSql(condition.left, kind, columns, dialect);
      const right = operandSql(condition.right, kind, columns, dialect);
      if (sign === '==') return sql`(${dialect.same(left, right)})`;
      if (sign === '!=') return sql`(not (${dialect.same(left, right)}))`;
      return sql`coalesce(${orderSql(sign, left, right)}, false)`;
    }
  }
}

function orderSql(sign: '<' | '<=' | '>' | '>=', left: RawBuilder<unknown>, right: RawBuilder<unknown>) {
  if (sign === '<') return sql`${left} < ${right}`;
  if (sign === '<=') return sql`${left} <= ${right}`;
  return sign === '>' ? sql`${left} > ${right}` : sql`${left} >= ${right}`;
}
