import type { GridApi } from 'ag-grid-community';
import type { GridRow, RowChange, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { EditGridProps, GridEvent } from '../EditGridProps.ts';
import { rowEvents, valueEvents } from './gridEvents.ts';

/** Tells the page what happens in a grid; what a script does is told apart from what a person does. */
export class EventTeller {
  private readonly newest: () => Pick<EditGridProps, 'onEvent'>;
  private scripted = false;

  constructor(newest: () => Pick<EditGridProps, 'onEvent'>) {
    this.newest = newest;
  }

  readonly tell = (event: GridEvent): void => this.newest().onEvent?.(event);

  /** Runs what a script does. */
  asScript<T>(work: () => T): T {
    this.scripted = true;
    try {
      return work();
    } finally {
      this.scripted = false;
    }
  }

  /** What a step of the table means to the page. To be asked before the grid has the new rows. */
  eventsOf(change: RowChange, table: RowTable, api: GridApi<GridRow>): GridEvent[] {
    if (!this.newest().onEvent) return [];
    const values = valueEvents(change, table, (id) => api.getRowNode(id)?.data, this.scripted);
    return this.scripted ? values : [...values, ...rowEvents(change, table)];
  }
}
