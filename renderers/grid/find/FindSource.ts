import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { CellPlace } from '../edit/GridHandle.ts';

/** What is looked through in a row. */
export type FindColumn = Pick<PlanColumn, 'key' | 'title' | 'kind'>;

/** A loaded row, whatever stands around it. */
export interface FindRow {
  id: string;
}

/** What finding needs of a grid, be it one that only shows or one that is edited. */
export interface FindSource {
  /** The element AG Grid was built in. */
  readonly root: HTMLElement;
  /** All loaded rows as a reader meets them; those below closed parents where they would stand. */
  rows(): readonly FindRow[];
  /** Whether there are rows below others that have not been loaded. */
  partial(): boolean;
  /** Left to right as they stand, and those that could be shown and are not. */
  columns(): { shown: readonly FindColumn[]; hidden: readonly FindColumn[] };
  /** What a cell shows as text, or would show. */
  text(row: FindRow, key: string): string;
  /** Opens what stands in the way and scrolls there; the keyboard stays where it is. */
  show(place: CellPlace): void;
  /** The cell the keyboard was in last. */
  focused(): CellPlace | undefined;
  /** Puts the keyboard into a cell, or into the grid. */
  focus(place: CellPlace | undefined): void;
  /** Told when rows, columns or texts may be others. Returns the way to leave. */
  onChange(changed: () => void): () => void;
}
