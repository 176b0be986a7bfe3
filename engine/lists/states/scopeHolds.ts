import type { ScopeCondition, ScopeList, ScopeOperand, ScopeUserKey } from '../../plan/scope.ts';

/** The row by the names its condition gives its values: keys of fields, or columns. */
type Values = Readonly<Record<string, unknown>>;

/** Who asks, as far as it is known. */
export type ScopeUser = Readonly<Partial<Record<ScopeUserKey, string>>> & { roles?: readonly string[] };

/**
 * Whether a condition is true of a row, as the database would say; undefined where something it looks at is not known
 * here: a value the row does not carry, or lists that records of other models make.
 */
export function scopeHolds(condition: ScopeCondition, row: Values, user: ScopeUser): boolean | undefined {
  switch (condition.op) {
    case 'and':
    case 'or': {
      const decides = condition.op === 'or';
      const sides = [condition.left, condition.right].map((side) => scopeHolds(side, row, user));
      if (sides.includes(decides)) return decides;
      return sides.includes(undefined) ? undefined : !decides;
    }
    case 'not': {
      const held = scopeHolds(condition.of, row, user);
      return held === undefined ? undefined : !held;
    }
    case 'in': {
      const values = valuesOf(condition.list, user);
      const value = heldBy(condition.left, row, user);
      if (value === undefined || values === undefined) return undefined;
      return value !== null && values.includes(value);
    }
    default:
      return compared(condition, row, user);
  }
}

function compared(
  { op, left, right }: ScopeCondition & { op: 'equal' | 'startsWith' },
  row: Values,
  user: ScopeUser,
): boolean | undefined {
  const [one, other] = [left, right].map((side) => (side.op === 'empty' ? null : heldBy(side, row, user)));
  if (one === undefined || other === undefined) return undefined;
  if (op === 'equal' && (left.op === 'empty' || right.op === 'empty')) return one === null && other === null;
  if (one === null || other === null) return false;
  return op === 'equal' ? one === other : String(one).startsWith(String(other));
}

/** An empty text is nothing; undefined: not known. */
function heldBy(operand: ScopeOperand, row: Values, user: ScopeUser): string | number | null | undefined {
  switch (operand.op) {
    case 'column': {
      const value = row[operand.column];
      if (value === undefined) return undefined;
      if (value === null || value === '') return null;
      return operand.number ? Number(value) : String(value);
    }
    case 'user': {
      const value = user[operand.name];
      return value === '' ? null : value;
    }
    case 'text':
      return operand.value;
    case 'number':
      return Number(operand.value);
    default:
      return null;
  }
}

function valuesOf(list: ScopeList, user: ScopeUser): readonly unknown[] | undefined {
  if (list.op === 'values') return list.values.map(({ op, value }) => (op === 'number' ? Number(value) : value));
  return list.op === 'roles' ? user.roles : undefined;
}

/** Columns a condition looks at. */
export function scopeColumns(condition: ScopeCondition): string[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return [...scopeColumns(condition.left), ...scopeColumns(condition.right)];
    case 'not':
      return scopeColumns(condition.of);
    case 'in':
      return columnsIn(condition.left);
    default:
      return [...columnsIn(condition.left), ...columnsIn(condition.right)];
  }
}

const columnsIn = (operand: ScopeOperand): string[] => (operand.op === 'column' ? [operand.column] : []);

/** The condition with other names for its columns, and `roles` for the user's where they are given. */
export function scopeAs(
  condition: ScopeCondition,
  name: (column: string) => string,
  roles?: readonly string[],
): ScopeCondition {
  const operand = (each: ScopeOperand): ScopeOperand =>
    each.op === 'column' ? { ...each, column: name(each.column) } : each;
  switch (condition.op) {
    case 'and':
    case 'or': {
      const [left, right] = [condition.left, condition.right].map((side) => scopeAs(side, name, roles));
      return { op: condition.op, left: left ?? condition.left, right: right ?? condition.right };
    }
    case 'not':
      return { op: 'not', of: scopeAs(condition.of, name, roles) };
    case 'in': {
      const { list } = condition;
      const own = list.op === 'roles' && roles ? roles.map((value) => ({ op: 'text' as const, value })) : undefined;
      return { op: 'in', left: operand(condition.left), list: own ? { op: 'values', values: own } : list };
    }
    default:
      return { op: condition.op, left: operand(condition.left), right: operand(condition.right) };
  }
}
