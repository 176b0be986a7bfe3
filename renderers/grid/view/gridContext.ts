import type { PlanAction, PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { DetailPlaces } from '../shared/detailLine.ts';
import type { GridTree } from '../shared/TreeCell.ts';
import type { RowDetail } from './GridProps.ts';

/** What AG Grid hands back to formatters and renderers; always the newest of what the grid was given. */
export interface GridContext extends DetailPlaces {
  cells: CellContext;
  actions: { inRow: readonly PlanAction[]; more: readonly PlanAction[] };
  onAction(code: string, row: Row): void;
  tree?: GridTree | undefined;
  detail?: RowDetail | undefined;
  onMore(row: Row, anchor: HTMLElement): void;
}

/** What a column definition carries of the plan. */
export interface ColumnContext {
  column: PlanColumn;
  /** The first column, which says what the totals below are. */
  labelsTotals: boolean;
}
