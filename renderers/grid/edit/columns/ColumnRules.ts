import { type ColumnConditions, columnConditions } from '../../../../engine/rows/conditions.ts';
import { createLinkedOptions, type LinkedOptions } from '../../../../engine/rows/linkage.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import { rowAbility } from './cellAbility.ts';

/** What the columns say of their cells: which are locked, and what one offers for the sake of another. */
export class ColumnRules {
  linked: LinkedOptions;
  readonly changeableIn: ReturnType<typeof rowAbility>;
  private conditions: ColumnConditions;

  constructor(newest: () => EditGridProps) {
    const { columns, options } = newest();
    this.conditions = columnConditions(columns, options.rowDisabledWhen);
    this.linked = createLinkedOptions(columns);
    this.changeableIn = rowAbility(newest, () => this.conditions);
  }

  /** The columns are new. */
  update({ columns, options }: EditGridProps): void {
    this.conditions = columnConditions(columns, options.rowDisabledWhen);
    this.linked = createLinkedOptions(columns);
  }

  isRowDisabled(row: GridRow): boolean {
    return this.conditions.isRowDisabled(row);
  }
}
