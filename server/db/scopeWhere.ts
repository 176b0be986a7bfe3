import type { Expression, SqlBool } from 'kysely';
import type { ScopeUser } from '../../engine/lists/states/scopeHolds.ts';
import type { ScopeCondition, ScopeList, ScopeOperand } from '../../engine/plan/scope.ts';
import { sqlFragment } from './sql.ts';

/** SQL of whether a condition is true of a row for this user, every value bound; never null, so that it may be turned round. */
export function whereScope(condition: ScopeCondition, user: ScopeUser): Expression<SqlBool> {
  switch (condition.op) {
    case 'and':
      return sqlFragment`(${whereScope(condition.left, user)} and ${whereScope(condition.right, user)})`;
    case 'or':
      return sqlFragment`(${whereScope(condition.left, user)} or ${whereScope(condition.right, user)})`;
    case 'not':
      return sqlFragment`(not ${whereScope(condition.of, user)})`;
    case 'equal': {
      const [left, right] = [condition.left, condition.right];
      if (right.op === 'empty') return sqlFragment`(${operandSql(left, user)} is null)`;
      if (left.op === 'empty') return sqlFragment`(${operandSql(right, user)} is null)`;
      return sqlFragment`coalesce(${operandSql(left, user)} = ${operandSql(right, user)}, false)`;
    }
    case 'startsWith':
      return sqlFragment`coalesce(starts_with(${operandSql(condition.left, user)}, ${operandSql(condition.right, user)}), false)`;
    default:
      return amongSql(operandSql(condition.left, user), condition.list, user);
  }
}

/** An empty text is nothing: whoever has no department is not in everybody's. */
function operandSql(operand: ScopeOperand, user: ScopeUser): Expression<unknown> {
  switch (operand.op) {
    case 'column': {
      const column = sqlFragment.ref(operand.column);
      return operand.number ? column : sqlFragment`nullif(${column}::text, '')`;
    }
    case 'user':
      return sqlFragment`nullif(${user[operand.name] ?? ''}::text, '')`;
    case 'text':
      return sqlFragment`${operand.value}::text`;
    case 'number':
      return sqlFragment`${operand.value}::numeric`;
    default:
      return sqlFragment`null`;
  }
}

function amongSql(value: Expression<unknown>, list: ScopeList, user: ScopeUser): Expression<SqlBool> {
  if (list.op === 'records') {
    const listed = sqlFragment.ref(`listed.${list.column}`);
    const whose = sqlFragment.ref(`listed.${list.user}`);
    return sqlFragment`coalesce(${value} in (select ${listed}::text from ${sqlFragment.table(list.table)} as listed
      where ${whose}::text = ${user.username ?? ''}), false)`;
  }
  // Values are granted with scopes, and those are policies of the tables.
  if (list.op === 'granted') return sqlFragment`false`;
  const values = list.op === 'roles' ? (user.roles ?? []) : list.values.map((each) => each.value);
  const number = list.op === 'values' && list.values.some(({ op }) => op === 'number');
  const bound = number ? sqlFragment`${[...values]}::numeric[]` : sqlFragment`${[...values]}::text[]`;
  return sqlFragment`coalesce(${value} = any(${bound}), false)`;
}
