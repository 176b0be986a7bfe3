import type { RawBuilder } from 'kysely';
import type { Aggregate, MeasureNode, RowCondition, RowNumber, RowOperand } from '../../engine/plan/measure.ts';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { sqlFragment as sql } from './sql.ts';
import { columnSql, type WhereColumn } from './where.ts';

/** The columns that measures speak of, by key. One that is not there is a bug: rights are asked before. */
export type MeasureSqlColumns = ReadonlyMap<string, Pick<WhereColumn, 'column' | 'links'>>;

/** One figure over a group of rows, exact: numbers as numeric, moments as their texts. */
export function aggregateSql(
  { name, of, kind, when }: Aggregate,
  columns: MeasureSqlColumns,
): RawBuilder<string | null> {
  const filter = when === undefined ? sql`` : sql` filter (where ${conditionSql(when, columns)})`;
  if (of === undefined) return sql`count(*)${filter}`;
  const value = kind === 'number' ? rowNumberSql(of, columns) : valueSql(of, kind, columns);
  if (name === 'count') return sql`count(${value})${filter}`;
  if (name === 'countDistinct') return sql`count(distinct ${plainOrder(value, kind)})${filter}`;
  if (name === 'sum') return sql`coalesce(sum(${value})${filter}, 0)`;
  const extreme = name === 'min' ? sql`min(${value})${filter}` : sql`max(${value})${filter}`;
  return sql`${extreme}`;
}

/** The measure as one number to sort by; its shown value is reckoned from its figures, `computeMeasure`. */
export function measureSql(node: MeasureNode, columns: MeasureSqlColumns): RawBuilder<string | null> {
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

function joined(op: '+' | '-' | '*', left: RawBuilder<unknown>, right: RawBuilder<unknown>): RawBuilder<string | null> {
  if (op === '+') return sql`(${left} + ${right})`;
  return op === '-' ? sql`(${left} - ${right})` : sql`(${left} * ${right})`;
}

function reference(key: string, columns: MeasureSqlColumns): RawBuilder<unknown> {
  const column = columns.get(key);
  if (column === undefined) throw new Error(`measure over an unknown column: ${key}`);
  return sql`${columnSql(column)}`;
}

/** A number of one row. */
export function rowNumberSql(of: RowNumber, columns: MeasureSqlColumns): RawBuilder<unknown> {
  switch (of.op) {
    case 'column':
      return sql`${reference(of.key, columns)}::numeric`;
    case 'number':
      return sql`${of.value}::numeric`;
    case 'negative':
      return sql`(- ${rowNumberSql(of.of, columns)})`;
    default:
      return joined(of.op, rowNumberSql(of.left, columns), rowNumberSql(of.right, columns));
  }
}

/** Texts are told apart by their bytes: several times as fast as by the rules of a language. */
function plainOrder(value: RawBuilder<unknown>, kind: ValueKind): RawBuilder<unknown> {
  return kind === 'number' || MOMENTS.has(kind) ? value : sql`${value} collate "C"`;
}

const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime', 'time']);

/** A column as it is compared: an empty text is nothing. */
function valueSql(of: RowNumber, kind: ValueKind, columns: MeasureSqlColumns): RawBuilder<unknown> {
  if (of.op !== 'column') throw new Error('a measure reckons with what is no number');
  const column = reference(of.key, columns);
  return MOMENTS.has(kind) ? column : sql`nullif(${column}::text, '')`;
}

function operandSql(operand: RowOperand, kind: ValueKind, columns: MeasureSqlColumns): RawBuilder<unknown> {
  if (operand.op === 'empty') return sql`null`;
  if (operand.op === 'text') return writtenSql(operand.value, kind);
  return kind === 'number' ? rowNumberSql(operand, columns) : valueSql(operand, kind, columns);
}

function writtenSql(value: string, kind: ValueKind): RawBuilder<unknown> {
  if (kind === 'number') return sql`${value}::numeric`;
  if (kind === 'date') return sql`${value}::date`;
  if (kind === 'datetime') return sql`${value}::timestamp`;
  return kind === 'time' ? sql`${value}::time` : sql`${value}::text`;
}

/** Which rows count; never null, so that it may be turned round. */
export function conditionSql(condition: RowCondition, columns: MeasureSqlColumns): RawBuilder<boolean> {
  switch (condition.op) {
    case 'and':
      return sql`(${conditionSql(condition.left, columns)} and ${conditionSql(condition.right, columns)})`;
    case 'or':
      return sql`(${conditionSql(condition.left, columns)} or ${conditionSql(condition.right, columns)})`;
    case 'not':
      return sql`(not ${conditionSql(condition.of, columns)})`;
    case 'in': {
      const value = operandSql({ op: 'column', key: condition.key }, condition.kind, columns);
      const values = condition.values.map((each) => writtenSql(each, condition.kind));
      return sql`coalesce(${value} in (${sql.join(values)}), false)`;
    }
    default: {
      const { sign, kind } = condition;
      const [left, right] = [operandSql(condition.left, kind, columns), operandSql(condition.right, kind, columns)];
      if (sign === '==') return sql`(${left} is not distinct from ${right})`;
      if (sign === '!=') return sql`(${left} is distinct from ${right})`;
      return sql`coalesce(${orderSql(sign, left, right)}, false)`;
    }
  }
}

function orderSql(sign: '<' | '<=' | '>' | '>=', left: RawBuilder<unknown>, right: RawBuilder<unknown>) {
  if (sign === '<') return sql`${left} < ${right}`;
  if (sign === '<=') return sql`${left} <= ${right}`;
  return sign === '>' ? sql`${left} > ${right}` : sql`${left} >= ${right}`;
}
