import type { ReactNode } from 'react';
import type { PlanAction, PlanColumn, PlanSort } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { Density } from '../shared/density.ts';
import type { OnColumnOrder } from '../shared/draggedColumns.ts';
import type { GridHeadings } from '../shared/headings.ts';
import type { GridTree } from '../shared/TreeCell.ts';

/** What rows open to, one at a time. */
export interface RowDetail {
  /** Id of the open row. */
  open: string | undefined;
  onToggle: (id: string) => void;
  draw: (row: Row) => ReactNode;
}

/** What a grid shows and tells. Columns, actions, totals and cells must be stable: a new one is a change to draw. */
export interface GridProps {
  /** Names the grid for those who cannot see it. */
  label: string;
  /** The drawn columns, in order. */
  columns: readonly PlanColumn[];
  /** Those that could be drawn and are not; finding tells of them. */
  hiddenColumns?: readonly PlanColumn[];
  /** One page of rows with `id`; undefined before the first ones have come. */
  rows: readonly Row[] | undefined;
  cells: CellContext;
  density: Density;
  /** A phone. */
  narrow?: boolean;
  /** New rows are on their way; the old ones stay, dimmed. */
  loading?: boolean;
  sort?: PlanSort | undefined;
  onSort?: (sort: PlanSort | undefined) => void;
  /** The chosen rows by id; absent: rows cannot be chosen. */
  selected?: ReadonlyMap<string, Row>;
  /** One row is chosen, by a click anywhere in it. */
  single?: boolean;
  /** Told the chosen ones among the shown rows. */
  onSelect?: (chosen: Row[]) => void;
  actions?: {
    inRow: readonly PlanAction[];
    /** Behind 更多. */
    more: readonly PlanAction[];
    /** In the menu of a cell alone. */
    inMenu?: readonly PlanAction[];
  };
  onAction?: (code: string, row: Row) => void;
  /** Enter on a row, or a click on a value of a column with `showDetails`. */
  onOpen?: (row: Row) => void;
  /** A click, or Enter, on a value of a column with `drill`. */
  onDrill?: (column: PlanColumn, row: Row) => void;
  /** The way to ask for rows with this value alone; undefined where there is none. */
  onFilter?: ((column: PlanColumn, row: Row) => (() => void) | undefined) | undefined;
  /** A click, or Enter, on a number that leads nowhere else, and the menu of each. Absent: numbers say nothing of themselves. */
  onFigure?: ((column: PlanColumn, row: Row) => void) | undefined;
  /** The same of a line of totals, which goes by its label. */
  onTotal?: ((column: PlanColumn, figures: Row, label: string) => void) | undefined;
  /** What headings do besides sorting; absent: nothing. */
  headings?: GridHeadings | undefined;
  /** The Delete key. */
  onRemoveKey?: () => void;
  /** Figures under the rows, by column key. */
  totals?: readonly { label: string; figures: Row }[];
  /** Chosen column widths in px. */
  widths?: Readonly<Record<string, number>>;
  onWidth?: (key: string, width: number) => void;
  /** Absent: columns stay where they are. */
  onOrder?: OnColumnOrder;
  /** The rows are the lines of a tree; the first column opens and closes them. Must be stable. */
  tree?: GridTree | undefined;
  /** A button in each row opens what stands below it. Must be stable. */
  detail?: RowDetail | undefined;
  /** Stands where the rows would, when there are none. */
  empty?: ReactNode;
}
