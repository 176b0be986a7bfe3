import type { GridHandle } from '../edit/GridHandle.ts';
import type { Announcer } from './announcer.ts';
import { emptyCells } from './emptyCells.ts';
import type { KeyActions } from './keyboard.ts';
import type { RangeState } from './RangeState.ts';

/** What the page decides and shows for the grid. */
export interface BlockOptions {
  /** Whether anything may be changed at all. */
  mayEdit(): boolean;
}

/** What is done with a block of cells; each is one step to take back. */
export class BlockActions implements KeyActions {
  private readonly handle: GridHandle;
  private readonly state: RangeState;
  private readonly announcer: Announcer;
  private readonly options: BlockOptions;

  constructor(handle: GridHandle, state: RangeState, announcer: Announcer, options: BlockOptions) {
    this.handle = handle;
    this.state = state;
    this.announcer = announcer;
    this.options = options;
  }

  empty(): void {
    const range = this.state.cells();
    if (!range || !this.options.mayEdit()) return;
    const { changes, readOnly } = emptyCells(this.handle, range);
    if (changes.length > 0) this.handle.table.set(changes);
    this.announcer.say(`已清空 ${changes.length} 个单元格${readOnly > 0 ? `，跳过只读 ${readOnly} 个` : ''}`);
  }

  fill(): void {}

  undo(): void {
    this.step('undo', '已撤销', '没有可撤销的操作');
  }

  redo(): void {
    this.step('redo', '已恢复', '没有可恢复的操作');
  }

  private step(way: 'undo' | 'redo', done: string, nothing: string): void {
    if (!this.options.mayEdit()) return;
    const corner = this.state.now()?.anchor;
    this.announcer.say(this.handle.table[way]() ? done : nothing);
    // The row that the keyboard was in may be gone.
    const last = this.state.extent().rows - 1;
    const place = corner && this.state.placeOf({ ...corner, row: Math.min(corner.row, last) });
    if (place && !this.handle.root.contains(document.activeElement)) this.handle.focus(place.id, place.key);
  }
}
