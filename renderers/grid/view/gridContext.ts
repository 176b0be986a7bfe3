import type { PlanAction, PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { MenuPlace } from '../shared/CellMenu.tsx';
import type { DetailPlaces } from '../shared/DetailRow.ts';
import type { GridHeadings } from '../shared/headings.ts';
import type { GridTree } from '../shared/TreeCell.ts';
import type { AskedCell } from './GridMenu.tsx';
import type { RowDetail } from './GridProps.ts';

/** What React draws over the grid, or below its rows. */
export interface GridShows extends DetailPlaces {
  /** The rest of a row's actions was asked for. */
  onMore(row: Row, anchor: HTMLElement): void;
  /** The menu of a cell was asked for. */
  onMenu(asked: AskedCell, at: MenuPlace): void;
}

/** What AG Grid hands back to formatters and renderers; always the newest of what the grid was given. */
export interface GridContext extends GridShows {
  cells: CellContext;
  actions: { inRow: readonly PlanAction[]; more: readonly PlanAction[] };
  onAction(code: string, row: Row): void;
  headings?: GridHeadings | undefined;
  tree?: GridTree | undefined;
  detail?: RowDetail | undefined;
}

/** What a column definition carries of the plan. */
export interface ColumnContext {
  column: PlanColumn;
  /** The first column, which says what totals below are: whether there are any is no matter of the columns. */
  labelsTotals: boolean;
}
