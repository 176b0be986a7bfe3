import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { ColumnConditions } from '../../../../engine/rows/conditions.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { cellOf } from '../../../cells/cellTypes.ts';
import { pickerOf } from '../../../cells/drawing/nameMarks.ts';
import { kindOf } from '../cells/RowView.ts';
import type { EditGridProps } from '../EditGridProps.ts';

/** Whether the cell's mark itself is clicked. */
export function isLive(column: PlanField): boolean {
  return cellOf(column).togglesInPlace !== undefined;
}

/** Whether its editor is a dialog over the page. */
export function opensDialog(column: PlanField): boolean {
  return cellOf(column).editsInDialog === true || pickerOf(column) !== undefined;
}

/** Whether a key may empty its cells: marks are on or off, and a choice is only taken back where a click may. */
export function canEmpty(column: PlanField): boolean {
  return !isLive(column) || ('allowClear' in column && column.allowClear === true);
}

/** Whether cells of the column have any way to be changed by a person. */
export function hasEditor(column: PlanField): boolean {
  const { readOnly, fixedInGrid } = cellOf(column);
  return !readOnly && !fixedInGrid;
}

type Rights = Pick<EditGridProps, 'disabled' | 'excluded' | 'locked'>;

/** Whether a person may do what the code stands for: add, edit, remove, save. */
export function mayUse(code: string, { disabled = false, excluded, locked }: Rights): boolean {
  return !disabled && excluded?.has(code) !== true && locked?.has(code) !== true;
}

/** Which columns a person may change in a row; rows alike get one answer. */
export function rowAbility(
  newest: () => Rights & Pick<EditGridProps, 'table'>,
  conditions: () => ColumnConditions,
): (row: GridRow) => (column: PlanField) => boolean {
  const isOpen = (column: PlanField, row: GridRow): boolean =>
    hasEditor(column) && mayUse(column.key, newest()) && !conditions().isDisabled(column, row);
  const isOpenInAny = (column: PlanField): boolean => isOpen(column, ANY_ROW);
  return (row) => {
    const grid = newest();
    // Whoever may add rows may fill in a new one.
    const may = mayUse(grid.table.isNew(row.id) ? 'add' : 'edit', grid);
    if (kindOf(row.id) !== 'row' || !may || conditions().isRowDisabled(row)) return isOpenInNone;
    return conditions().hangs ? (column) => isOpen(column, row) : isOpenInAny;
  };
}

/** Stands for every row where no lock of a cell hangs on its row. */
const ANY_ROW: GridRow = { id: '' };

const isOpenInNone = (): boolean => false;

/** Columns whose cells are open or locked by what else their row holds. */
export function hangingKeys({ columns, options }: Pick<EditGridProps, 'columns' | 'options'>): string[] {
  const whole = options.rowDisabledWhen !== undefined;
  return columns.filter((column) => whole || column.disabledWhen !== undefined).map(({ key }) => key);
}
