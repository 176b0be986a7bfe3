import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { Compute } from '../expressions/expressions.ts';
import { createExpressions } from '../expressions/expressions.ts';
import { readDecimal, roundDecimal } from '../values/decimal.ts';
import type { Json } from '../values/ValueType.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { GridColumn, GridRow } from './RowTable.ts';

/** What the expressions of columns say about a row. */
export interface ColumnConditions {
  /** Whether the cell must be left alone: read-only, computed, or disabled by its `disabledWhen`. */
  isDisabled(column: GridColumn, row: GridRow, around?: ExpressionScope): boolean;
  /** Whether that hangs on the row in any column. */
  hangs: boolean;
  /** Whether the row as a whole must be left alone. */
  isRowDisabled(row: GridRow): boolean;
  /** Whether any column is computed. */
  computes: boolean;
  /** The computed columns of a row that read differently from what it holds. */
  computed(row: GridRow, around?: ExpressionScope): Record<string, Json>;
}

/**
 * Compiles the expressions of a set of columns, and the one that locks whole rows; one that the compiler would have
 * refused counts as absent.
 */
export function columnConditions(columns: readonly GridColumn[], rowDisabledWhen?: string): ColumnConditions {
  const expressions = createExpressions(columns);
  const known = new Map<string, Compute | undefined>();
  const compute = (expression: string): Compute | undefined => {
    if (!known.has(expression)) {
      const sound = expressions.check(expression, 'any').ok;
      known.set(expression, sound ? expressions.compile(expression) : undefined);
    }
    return known.get(expression);
  };
  // A total over rows that are not here stays as the server has it.
  const counted = columns.filter(({ value }) => value !== undefined && compute(value) !== undefined);
  const locks = rowDisabledWhen === undefined ? undefined : compute(rowDisabledWhen);
  // Asked for every cell that is drawn; a row that changes is another object.
  const locked = new WeakMap<GridRow, boolean>();
  return {
    isRowDisabled: (row) => {
      if (locks === undefined) return false;
      const known = locked.get(row) ?? locks({ row, form: row }) === true;
      locked.set(row, known);
      return known;
    },
    isDisabled: (column, row, around) => {
      if (column.readOnly || column.value !== undefined) return true;
      const { disabledWhen } = column;
      return disabledWhen !== undefined && compute(disabledWhen)?.({ ...around, row, form: row }) === true;
    },
    hangs: columns.some(({ disabledWhen }) => disabledWhen !== undefined),
    computes: counted.length > 0,
    computed: (row, around) => {
      if (counted.length === 0) return {};
      const next: Record<string, Json> = { ...row };
      const differing: Record<string, Json> = {};
      for (const column of counted) {
        // A later column may build on an earlier one, as on the server.
        const value = computedValue(column, compute(column.value ?? '')?.({ ...around, row: next, form: next }));
        if (value !== (next[column.key] ?? null)) differing[column.key] = value;
        next[column.key] = value;
      }
      return differing;
    },
  };
}

function computedValue(column: GridColumn, result: unknown): Json {
  const parsed = valueTypes[column.kind].parse(result);
  if (!parsed.ok || parsed.value === null) return null;
  const precision = 'precision' in column && column.format !== 'percent' ? column.precision : undefined;
  const decimal = precision === undefined ? undefined : readDecimal(String(parsed.value));
  return decimal === undefined || precision === undefined ? parsed.value : Number(roundDecimal(decimal, precision));
}
