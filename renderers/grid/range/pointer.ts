import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import type { GridGeometry } from './GridGeometry.ts';
import type { RangeState } from './RangeState.ts';
import { type Corner, sameCorner, scrollStep, spanOf } from './spans.ts';

const LIVE = 'input, textarea, select, button, a, [contenteditable="true"], .ag-cell-inline-editing';
/** Parts that float over the page and belong to what is being edited. */
const FLOATING = `.${POPUP_CLASS}, .ant-modal-root, .ant-message`;

/** Draws ranges with the mouse. Returns the way to stop. */
export function followPointer(handle: GridHandle, state: RangeState, geometry: GridGeometry): () => void {
  const drag = new Drag(handle, state, geometry);
  const { root } = handle;
  const down = (event: PointerEvent) => {
    // A finger scrolls.
    if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return;
    const place = handle.cellAt(event.target);
    const corner = place && state.cornerOf(place);
    if (!corner || event.target.closest(LIVE)) return;
    if (event.shiftKey && state.now()) {
      // The keyboard stays at the anchor: neither the grid nor the browser may move it.
      event.preventDefault();
      event.stopPropagation();
      if (handle.isEditing()) handle.stopEditing(true);
      state.extendTo(corner);
    } else state.set(spanOf(corner));
    drag.begin(event, corner);
  };
  const outside = ({ target }: PointerEvent) => {
    if (target instanceof Element && !root.contains(target) && !target.closest(FLOATING)) state.collapse();
  };
  root.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerdown', outside, true);
  const unclaim = handle.claimClicks((event) => event.shiftKey || drag.moved);
  return () => {
    unclaim();
    drag.end();
    root.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerdown', outside, true);
  };
}

/** One drag: from the button going down to its coming up, scrolling at the edges meanwhile. */
class Drag {
  /** Whether the last drag came to another cell; its click is none. */
  moved = false;
  private frame = 0;
  private start: Corner = { row: 0, column: 0 };
  private x = 0;
  private y = 0;
  private readonly handle: GridHandle;
  private readonly state: RangeState;
  private readonly geometry: GridGeometry;

  constructor(handle: GridHandle, state: RangeState, geometry: GridGeometry) {
    this.handle = handle;
    this.state = state;
    this.geometry = geometry;
  }

  begin(event: PointerEvent, start: Corner): void {
    this.end();
    this.moved = false;
    this.start = start;
    this.x = event.clientX;
    this.y = event.clientY;
    document.addEventListener('pointermove', this.move);
    document.addEventListener('pointerup', this.end, true);
  }

  readonly end = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    document.removeEventListener('pointermove', this.move);
    document.removeEventListener('pointerup', this.end, true);
  };

  private readonly move = (event: PointerEvent): void => {
    // The button came up outside of the window.
    if (event.buttons % 2 === 0) {
      this.end();
      return;
    }
    this.x = event.clientX;
    this.y = event.clientY;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.step);
  };

  private readonly step = (): void => {
    this.frame = 0;
    const span = this.state.now();
    if (!span) {
      this.end();
      return;
    }
    const scrolled = this.scroll();
    const head = this.headUnderPointer();
    if (!this.moved && sameCorner(head, this.start)) return;
    this.moved = true;
    if (!sameCorner(head, span.head)) this.state.extendTo(head);
    if (scrolled) this.frame = requestAnimationFrame(this.step);
  };

  private scroll(): boolean {
    const area = this.geometry.area();
    const down = scrollStep(this.y, area.top, area.bottom);
    const right = scrollStep(this.x, area.left, area.right);
    const pin = this.pinOfStart();
    // Within its own pinned columns a drag has nothing to scroll to.
    const held = (pin === 'left' && right < 0) || (pin === 'right' && right > 0);
    return (down !== 0 || (right !== 0 && !held)) && this.geometry.scrollBy(held ? 0 : right, down);
  }

  /** Pinned columns come into the range only when what lies before them has been scrolled to. */
  private headUnderPointer(): Corner {
    const { left, right, top, bottom } = this.geometry.area();
    const hidden = this.geometry.hidden();
    const pin = this.pinOfStart();
    const x =
      this.x < left && hidden.left > 0 && pin !== 'left'
        ? left + 1
        : this.x > right && hidden.right > 1 && pin !== 'right'
          ? right - 1
          : this.x;
    const y = Math.min(Math.max(this.y, top), bottom - 1);
    return this.geometry.cornerAt(x, y, this.handle.visibleKeys());
  }

  private pinOfStart(): 'left' | 'right' | undefined {
    return this.geometry.pinOf(this.handle.visibleKeys()[this.start.column]);
  }
}
