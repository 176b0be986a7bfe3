import type { ExpressionScope } from '../../../engine/expressions/ExpressionScope.ts';
import { createExpressions, type Expressions } from '../../../engine/expressions/expressions.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { checkRow } from '../../../engine/rules/checkRow.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import type { Actor, Context } from '../../http/Context.ts';
import type { Shape } from '../shape.ts';
import { storeProblems } from './input.ts';
import { type Lines, linesIn, roundedTo } from './lines.ts';
import type { FieldProblem } from './refusals.ts';

/** Whose record is completed, and for whom. */
export interface Checking {
  context: Pick<Context, 'clock' | 'compiled'>;
  actor: Pick<Actor, 'username' | 'realname' | 'roles' | 'orgCode'>;
  shape: Shape;
}

const known = new WeakMap<Model, Expressions>();

/** A model's expressions; compiled once for each set of declarations. */
function expressionsOf(model: Model): Expressions {
  const expressions = known.get(model) ?? createExpressions(model.fields, linesIn(model));
  known.set(model, expressions);
  return expressions;
}

/** What stands around a record that is completed. */
export interface Surroundings {
  old?: Readonly<Record<string, Value>> | undefined;
  /** Those of its sub-table, itself among them. */
  rows?: readonly Readonly<Record<string, Value>>[] | undefined;
  /** The rows of its own sub-tables; absent: it has none. */
  tables?: Lines | undefined;
}

/** The record with its computed fields, and everything about it that the model does not allow. */
export function completed(
  records: Checking,
  given: Readonly<Record<string, Value>>,
  { old, rows, tables }: Surroundings = {},
): { row: Record<string, Value>; problems: FieldProblem[] } {
  const { shape } = records;
  const { model } = shape;
  const scope = { ...scopeOf(records, old), ...(rows ? { rows } : {}), tables };
  const row = withComputed(model, given, scope);
  const broken = checkRow(model.fields, row, createExpressions, scope, linesIn(model));
  const problems = [...broken, ...storeProblems(row, shape)];
  // Who may not know a field cannot be asked to fill it in.
  const told = problems.filter(({ key }) => key === '' || shape.columns.has(key));
  return { row, problems: told.length > 1 ? inOrder(told, model) : told };
}

/** As the fields stand, whoever found the mistake. */
function inOrder(problems: readonly FieldProblem[], { fields }: Model): FieldProblem[] {
  const place = new Map(fields.map(({ key }, index) => [key, index]));
  return problems.toSorted((one, other) => (place.get(one.key) ?? 0) - (place.get(other.key) ?? 0));
}

function scopeOf({ context, actor }: Checking, old?: Readonly<Record<string, Value>>): ExpressionScope {
  const { username, realname, roles, orgCode } = actor;
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  return { old, now, user: { username, realname, roles, orgCode } };
}

/** Computed fields are the server's, in the order of declaration, rounded to what their columns hold. */
function withComputed(model: Model, given: Readonly<Record<string, Value>>, scope: ExpressionScope) {
  const row: Record<string, Value> = { ...given };
  for (const field of model.fields) {
    if (field.cell.value === undefined) continue;
    const compute = expressionsOf(model).compile(field.cell.value);
    row[field.key] = computedValue(field, compute({ ...scope, row, form: row }));
  }
  return row;
}

function computedValue(field: Field, result: unknown): Value {
  const { kind, store } = field;
  const parsed = valueTypes[kind].parse(result);
  if (!parsed.ok || parsed.value === null) return null;
  return kind === 'number' && store.type !== 'bigint' ? roundedTo(field, parsed.value) : parsed.value;
}
