import type { GridHandle } from '../edit/GridHandle.ts';
import type { MenuPlace } from '../shared/CellMenu.tsx';
import { Announcer } from './announcer.ts';
import { BlockActions, type BlockOptions } from './BlockActions.ts';
import { followClipboard } from './clipboardEvents.ts';
import { followFillHandle } from './fillHandle.ts';
import { GridGeometry } from './GridGeometry.ts';
import { followKeys } from './keyboard.ts';
import { followMenu } from './menuEvents.ts';
import { RangePainter } from './paintRange.ts';
import { followPointer } from './pointer.ts';
import { RangeState } from './RangeState.ts';
import { RangeStatus } from './RangeStatus.ts';
import { boxOf, type CellRange, isSingle, type Span, sameCorner, spanOf } from './spans.ts';

export interface RangeOptions extends BlockOptions {
  /** The menu of the chosen cells was asked for. */
  onMenu(at: MenuPlace): void;
}

/** A grid's rectangle of cells and what can be done with it from outside. */
export interface RangeController {
  /** The chosen cells, at least the one the keyboard is in; undefined when there is none. */
  range(): CellRange | undefined;
  clear(): void;
  readonly actions: BlockActions;
  /** Takes everything away that attaching has brought. */
  detach(): void;
}

/** Gives a grid what a spreadsheet can: ranges by mouse and keyboard, clipboard, filling down, emptying, undo. */
export function attachRange(handle: GridHandle, options: RangeOptions): RangeController {
  const painter = new RangePainter(handle.root);
  const announcer = new Announcer(handle.root);
  const geometry = new GridGeometry(handle.api, handle.root);
  const status = new RangeStatus(handle, geometry, () => state.cells());
  const state: RangeState = new RangeState(handle, (span) => {
    painter.paint(span, handle.visibleKeys());
    status.show(span !== undefined && !isSingle(span));
    if (span && !isSingle(span)) announcer.sayLater(`已选择 ${sizeOf(span)}`);
  });
  const actions = new BlockActions(handle, state, announcer, options);
  const leave = [
    followGrid(handle, state),
    // Before the pointer that draws ranges: the handle lies in a cell.
    followFillHandle(handle, state, geometry, {
      mayFill: options.mayEdit,
      fill: (target, turned) => actions.fillOn(target, turned),
    }),
    followPointer(handle, state, geometry),
    followKeys(handle, state, actions),
    followClipboard(handle, actions),
    followMenu(handle, state, options.onMenu),
  ];
  return {
    range: () => state.cells(),
    clear: () => state.set(undefined),
    actions,
    detach: () => {
      for (const one of leave) one();
      painter.detach();
      status.detach();
      announcer.detach();
    },
  };
}

function sizeOf(span: Span): string {
  const { top, bottom, left, right } = boxOf(span);
  return `${bottom - top + 1} 行 × ${right - left + 1} 列`;
}

/** Keeps the range where its rows and columns are, and begins it anew where the keyboard goes. */
function followGrid(handle: GridHandle, state: RangeState): () => void {
  const { api, table } = handle;
  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      // A closed page takes its grid with it before this is told.
      if (!api.isDestroyed()) state.now();
    });
  };
  let last = handle.focused();
  const focused = () => {
    const place = handle.focused();
    // The grid focuses its cell again after drawing; that is no move.
    const stays = place && state.now() && place.id === last?.id && place.key === last.key;
    last = place;
    const corner = place && !stays && state.cornerOf(place);
    const anchor = state.now()?.anchor;
    if (corner && !(anchor && sameCorner(anchor, corner))) state.set(spanOf(corner));
  };
  const unsubscribe = table.subscribe(({ kind, reordered, added, removed }) => {
    if (kind === 'saved') state.renamed();
    else if (reordered && added.length === 0 && removed.length === 0) state.reordered();
    follow();
  });
  const sorted = () => {
    state.reordered();
    follow();
  };
  api.addEventListener('cellFocused', focused);
  // The grid tells it a moment later, when the next key may already have emptied the cell before.
  handle.root.addEventListener('focusin', focused);
  api.addEventListener('sortChanged', sorted);
  api.addEventListener('modelUpdated', follow);
  api.addEventListener('displayedColumnsChanged', follow);
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    handle.root.removeEventListener('focusin', focused);
    if (api.isDestroyed()) return;
    api.removeEventListener('cellFocused', focused);
    api.removeEventListener('sortChanged', sorted);
    api.removeEventListener('modelUpdated', follow);
    api.removeEventListener('displayedColumnsChanged', follow);
  };
}
