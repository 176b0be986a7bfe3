import { createHash } from 'node:crypto';
import type { Model } from '../../../engine/plan/compiled.ts';
import type { ScopeCondition, ScopeList, ScopeOperand } from '../../../engine/plan/scope.ts';
import type { Existing } from './existing.ts';
import type { SchemaStep } from './retire.ts';
import { quoteFound, quoteName } from './tables.ts';

/** What a transaction says of whose rows it sees; without it nothing is true and no row is seen. */
const ROWS = "nullif(current_setting('app.rows', true), '')::jsonb";

/** The policy that lets a model's rows be seen, and how it must be called: the name tells one from another. */
interface Policy {
  name: string;
  condition: string;
  /** Tables it looks into. */
  tables: ReadonlySet<string>;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`;

const isSeenWhole = (table: string): string => `(SELECT NOT (${ROWS} -> 'tables') ? ${literal(table)})`;

/** Its own scopes and, as somebody's sub-table, the records its rows stand below. */
function policyOf(model: Model, models: readonly Model[], existing: Existing): Policy | undefined {
  const { table, scopes = [] } = model;
  const parts: string[] = [];
  const tables = new Set([table]);
  // Where scopes are no longer declared, those who were granted one see nothing rather than everything.
  const was = (existing.tables.get(table)?.scopes.size ?? 0) > 0;
  const mains = models.filter(({ subTables }) => subTables.some((child) => child.model === model.id));
  const narrowed = mains.filter((main) => main.scopes !== undefined);
  if (scopes.length > 0 || (was && narrowed.length === 0)) {
    const granted = scopes.map(({ key, condition, takes }) => {
      addTables(condition, tables);
      const given = grantedValues(table, key);
      const held =
        takes === undefined
          ? `(SELECT (${ROWS} -> 'tables' -> ${literal(table)}) ? ${literal(key)})`
          : `(SELECT EXISTS (${given}))`;
      return `(${held} AND ${conditionSql(condition, given)})`;
    });
    parts.push([isSeenWhole(table), ...granted].join(' OR '));
  }
  if (narrowed.length > 0) {
    const above = mains.map((main) => belowSql(model, main));
    for (const main of mains) tables.add(main.table);
    parts.push(`(${narrowed.map((main) => isSeenWhole(main.table)).join(' AND ')}) OR ${above.join(' OR ')}`);
  }
  if (parts.length === 0) return undefined;
  const condition = parts.map((part) => `(${part})`).join(' AND ');
  const hash = createHash('sha256').update(condition).digest('hex').slice(0, 12);
  return { name: `row_scope_${hash}`, condition, tables };
}

/** The values granted with a scope: `picked=A` among what is seen of the table. */
function grantedValues(table: string, key: string): string {
  const begins = `${key}=`;
  return `SELECT substr(granted.held, ${begins.length + 1}) FROM jsonb_array_elements_text(${ROWS} -> 'tables' -> ${literal(table)}) AS granted (held) WHERE starts_with(granted.held, ${literal(begins)})`;
}

function belowSql(child: Model, main: Model): string {
  const { foreignKey = '' } = main.subTables.find(({ model }) => model === child.id) ?? {};
  const column = child.fields.find(({ key }) => key === foreignKey)?.column ?? foreignKey;
  const [own, other] = [quoteName(child.table), quoteName(main.table)];
  return `EXISTS (SELECT 1 FROM ${other} WHERE ${other}."id" = ${own}.${quoteName(column)})`;
}

function addTables(condition: ScopeCondition, tables: Set<string>): void {
  if (condition.op === 'in' && condition.list.op === 'records') tables.add(condition.list.table);
  if (condition.op === 'not') addTables(condition.of, tables);
  if (condition.op !== 'and' && condition.op !== 'or') return;
  addTables(condition.left, tables);
  addTables(condition.right, tables);
}

/** Never null, so that it may be turned round; `granted`: the query for the values granted with it. */
function conditionSql(condition: ScopeCondition, granted: string): string {
  switch (condition.op) {
    case 'and':
    case 'or':
      return `(${conditionSql(condition.left, granted)} ${condition.op.toUpperCase()} ${conditionSql(condition.right, granted)})`;
    case 'not':
      return `(NOT ${conditionSql(condition.of, granted)})`;
    case 'equal': {
      const { left, right } = condition;
      if (right.op === 'empty') return `(${operandSql(left)} IS NULL)`;
      return left.op === 'empty'
        ? `(${operandSql(right)} IS NULL)`
        : `coalesce(${operandSql(left)} = ${operandSql(right)}, false)`;
    }
    case 'startsWith':
      return `coalesce(starts_with(${operandSql(condition.left)}, ${operandSql(condition.right)}), false)`;
    default:
      return `coalesce(${operandSql(condition.left)} ${listSql(condition.list, granted)}, false)`;
  }
}

/** An empty text is nothing: whoever has no department is not in everybody's. */
function operandSql(operand: ScopeOperand): string {
  switch (operand.op) {
    case 'column':
      return operand.number ? quoteName(operand.column) : `nullif(${quoteName(operand.column)}::text, '')`;
    case 'user':
      return `(SELECT nullif(${ROWS} -> 'user' ->> ${literal(operand.name)}, ''))`;
    case 'text':
      return literal(operand.value);
    case 'number':
      return `${literal(operand.value)}::numeric`;
    default:
      return 'NULL';
  }
}

function listSql(list: ScopeList, granted: string): string {
  switch (list.op) {
    case 'values':
      return `IN (${list.values.map(operandSql).join(', ')})`;
    case 'granted':
      return `IN (${granted})`;
    case 'roles':
      return `IN (SELECT jsonb_array_elements_text(${ROWS} -> 'user' -> 'roles'))`;
    default: {
      const [table, column, user] = [list.table, list.column, list.user].map(quoteName);
      const name = operandSql({ op: 'user', name: 'username' });
      return `IN (SELECT listed.${column}::text FROM ${table} AS listed WHERE listed.${user}::text = ${name})`;
    }
  }
}

const ALTERING: ReadonlySet<SchemaStep['kind']> = new Set([
  'drop-column',
  'drop-table',
  'change-column',
  'widen-column',
]);

/**
 * The steps with those that narrow rows. A policy is out of the way while a column it may look at is altered: it would
 * forbid that, or go on looking at the column that was retired.
 */
export function withRowScopes(
  models: readonly Model[],
  existing: Existing,
  steps: readonly SchemaStep[],
): SchemaStep[] {
  const scoped = [...existing.roles].filter((role) => role.endsWith('_scoped')).map(quoteName);
  const dropped = (table: string): string[] =>
    [...(existing.tables.get(table)?.scopes ?? [])].map(
      (name) => `DROP POLICY IF EXISTS ${quoteFound(name)} ON ${quoteName(table)}`,
    );
  const policies = new Map<string, Policy>();
  for (const model of models) {
    const policy = policyOf(model, models, existing);
    if (policy) policies.set(model.table, policy);
  }
  // What stands there of other days may look anywhere.
  const lookers = (table: string): string[] =>
    [...existing.tables].flatMap(([each, { scopes }]) => {
      if (scopes.size === 0) return [];
      const policy = policies.get(each);
      return policy === undefined || !scopes.has(policy.name) || policy.tables.has(table) ? [each] : [];
    });
  const altered = steps.filter(({ kind }) => ALTERING.has(kind));
  const widened = new Set(altered.filter(({ kind }) => kind === 'widen-column').flatMap(({ table }) => lookers(table)));
  const cleared = steps.map((step) =>
    ALTERING.has(step.kind)
      ? { ...step, statements: [...lookers(step.table).flatMap(dropped), ...step.statements] }
      : step,
  );
  const made = [...policies].flatMap(([table, { name, condition }]): SchemaStep[] => {
    const found = existing.tables.get(table)?.scopes;
    if (scoped.length === 0 || (found?.has(name) && found.size === 1 && !widened.has(table))) return [];
    const policy = `CREATE POLICY ${quoteName(name)} ON ${quoteName(table)} AS RESTRICTIVE TO ${scoped.join(', ')} USING (${condition})`;
    return [{ kind: 'scopes', table, sentence: `表 ${table}：行规则`, statements: [...dropped(table), policy] }];
  });
  return [...cleared, ...made];
}
