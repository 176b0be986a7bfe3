import type { GridHandle } from '../edit/GridHandle.ts';
import { type FillTarget, fillTarget } from './fillTarget.ts';
import type { GridGeometry } from './GridGeometry.ts';
import type { RangeState } from './RangeState.ts';
import { type Box, boxOf, contains, scrollStep } from './spans.ts';

/** Side of the handle in px, with a little around it. */
const REACH = 9;

interface FillActions {
  mayFill(): boolean;
  /** Goes on with the range over the target; `turned`: Ctrl was held. */
  fill(target: FillTarget, turned: boolean): void;
}

/** Lets the corner of the range be drawn over the cells beside it. Returns the way to stop. */
export function followFillHandle(
  handle: GridHandle,
  state: RangeState,
  geometry: GridGeometry,
  actions: FillActions,
): () => void {
  const { root } = handle;
  const draw = new FillDraw(handle, state, geometry, actions);
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0 || !actions.mayFill() || handle.isEditing()) return;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.ag-cell') : null;
    if (!cell || !isOnHandle(cell, event)) return;
    const place = handle.cellAt(cell);
    const corner = place && state.cornerOf(place);
    const span = state.now();
    if (!corner || !span) return;
    const box = boxOf(span);
    if (corner.row !== box.bottom || corner.column !== box.right) return;
    // Neither the grid nor the drawing of ranges shall take it.
    event.preventDefault();
    event.stopImmediatePropagation();
    draw.begin(event, box);
  };
  root.addEventListener('pointerdown', down, true);
  const unclaim = handle.claimClicks(() => draw.took);
  const release = () => draw.release();
  // The click that ends a drawing comes before the next press.
  document.addEventListener('pointerdown', release, true);
  return () => {
    unclaim();
    draw.end();
    root.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerdown', release, true);
  };
}

/** Whether the pointer is at the handle, which the style sheet draws into the corner of the cell. */
function isOnHandle(cell: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  if (getComputedStyle(cell, '::after').cursor !== 'crosshair') return false;
  const { right, bottom } = cell.getBoundingClientRect();
  return right - clientX <= REACH && bottom - clientY <= REACH;
}

/** From the handle being taken to its being let go; Escape gives up. */
class FillDraw {
  /** The click that follows belongs to the handle. */
  took = false;
  private frame = 0;
  private box: Box | undefined;
  private target: FillTarget | undefined;
  private x = 0;
  private y = 0;
  private readonly handle: GridHandle;
  private readonly state: RangeState;
  private readonly geometry: GridGeometry;
  private readonly actions: FillActions;

  constructor(handle: GridHandle, state: RangeState, geometry: GridGeometry, actions: FillActions) {
    this.handle = handle;
    this.state = state;
    this.geometry = geometry;
    this.actions = actions;
  }

  begin({ clientX, clientY }: PointerEvent, box: Box): void {
    this.end();
    this.took = true;
    this.box = box;
    [this.x, this.y] = [clientX, clientY];
    document.addEventListener('pointermove', this.move);
    document.addEventListener('pointerup', this.drop, true);
    document.addEventListener('keydown', this.giveUp, true);
  }

  release(): void {
    if (!this.box) this.took = false;
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.box = undefined;
    this.show(undefined);
    document.removeEventListener('pointermove', this.move);
    document.removeEventListener('pointerup', this.drop, true);
    document.removeEventListener('keydown', this.giveUp, true);
  }

  private readonly move = (event: PointerEvent): void => {
    // The button came up outside of the window.
    if (event.buttons % 2 === 0) {
      this.end();
      return;
    }
    [this.x, this.y] = [event.clientX, event.clientY];
    if (this.frame === 0) this.frame = requestAnimationFrame(this.step);
  };

  private readonly drop = (event: PointerEvent): void => {
    const { target } = this;
    this.end();
    if (target) this.actions.fill(target, event.ctrlKey || event.metaKey);
  };

  private readonly giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.end();
  };

  private readonly step = (): void => {
    this.frame = 0;
    if (!this.box || this.handle.api.isDestroyed()) {
      this.end();
      return;
    }
    const area = this.geometry.area();
    const down = scrollStep(this.y, area.top, area.bottom);
    const right = scrollStep(this.x, area.left, area.right);
    const scrolled = (down !== 0 || right !== 0) && this.geometry.scrollBy(right, down);
    const y = Math.min(Math.max(this.y, area.top), area.bottom - 1);
    const corner = this.geometry.cornerAt(this.x, y, this.handle.visibleKeys());
    const { rows, columns } = this.state.extent();
    const inside = { row: Math.min(corner.row, rows - 1), column: Math.min(corner.column, columns - 1) };
    this.show(fillTarget(this.box, inside));
    if (scrolled) this.frame = requestAnimationFrame(this.step);
  };

  private show(target: FillTarget | undefined): void {
    this.target = target;
    const { root } = this.handle;
    const keys = target ? this.handle.visibleKeys() : [];
    const old = new Set(root.querySelectorAll('.range-fill'));
    for (const row of target ? root.querySelectorAll('.ag-row') : []) {
      const index = Number(row.getAttribute('row-index') ?? Number.NaN);
      for (const cell of row.querySelectorAll('.ag-cell')) {
        const column = keys.indexOf(cell.getAttribute('col-id') ?? '');
        if (!target || column < 0 || !contains(target.box, index, column)) continue;
        cell.classList.add('range-fill');
        old.delete(cell);
      }
    }
    for (const cell of old) cell.classList.remove('range-fill');
  }
}
