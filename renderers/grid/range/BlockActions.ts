import type { GridHandle } from '../edit/GridHandle.ts';
import type { Announcer } from './announcer.ts';
import type { ClipboardActions } from './clipboardEvents.ts';
import { copyRange } from './copyRange.ts';
import type { NameLookup } from './createLookup.ts';
import { type Emptying, emptyCells } from './emptyCells.ts';
import type { FillTarget } from './fillTarget.ts';
import type { KeyActions } from './keyboard.ts';
import { type BlockPlan, countFilled, type Filling, type PasteOptions, planBlock, planFill } from './pastePlan.ts';
import type { RangeState } from './RangeState.ts';
import { overEdge, type RejectedList } from './RejectedList.ts';
import { type CellRange, countCells } from './spans.ts';

/** What the page decides and shows for the grid. */
export interface BlockOptions {
  /** Whether anything may be changed at all. */
  mayEdit(): boolean;
  /** Whether a paste may add rows behind the last. */
  mayAppend(): boolean;
  /** Knows names that are not at hand, for one paste; absent where nobody can be asked. */
  lookup(): NameLookup | undefined;
  /** Says that something is being looked up until it has come. */
  whileLooking(work: Promise<void>): Promise<void>;
  /** Asks whether to paste what can be of a block; nothing has been changed yet. */
  confirmRejected(rejected: RejectedList): Promise<boolean>;
}

/** Columns hang on one another no deeper than this. */
const MOST_ROUNDS = 12;

interface NamedPaste {
  range: CellRange;
  texts: { text: string; html: string };
  lookup: NameLookup;
}

/** What is done with a block of cells; each is one step to take back. */
export class BlockActions implements KeyActions, ClipboardActions {
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

  /** `headed`: under the titles of its columns. */
  copy(headed = false): { text: string; html: string } | undefined {
    const range = this.state.cells();
    if (!range) return undefined;
    this.announcer.say(`已复制 ${countCells(range)} 个单元格`);
    return copyRange(this.handle, range, headed);
  }

  cut(): { text: string; html: string } | undefined {
    const range = this.state.cells();
    if (!range || !this.options.mayEdit()) return this.copy();
    const copied = copyRange(this.handle, range);
    const emptied = this.emptyRange(range, 'cut');
    this.announcer.say(`已剪切 ${countCells(range)} 个单元格${passedOver(emptied.readOnly)}`);
    return copied;
  }

  paste(texts: { text: string; html: string }): void {
    const range = this.state.cells();
    if (!range || !this.options.mayEdit()) return;
    const lookup = this.options.lookup();
    const plan = planBlock(this.handle, range, texts, this.pasteOptions(lookup));
    if (lookup && plan.wanted.length > 0) void this.pasteNamed({ range, texts, lookup }, plan);
    else this.pastePlanned(plan, range);
  }

  private pasteOptions(lookup: NameLookup | undefined): PasteOptions {
    return { mayAppend: this.options.mayAppend(), ...(lookup ? { lookup } : {}) };
  }

  /** Each round knows the names that stand above those of the next. */
  private async pasteNamed({ range, texts, lookup }: NamedPaste, first: BlockPlan): Promise<void> {
    this.announcer.say('正在查找名称');
    let plan = first;
    for (let round = 0; round < MOST_ROUNDS && plan.wanted.length > 0; round++) {
      await this.options.whileLooking(lookup.ask(plan.wanted));
      const gone = this.handle.api.isDestroyed() || !range.rowIds[0] || !this.handle.table.row(range.rowIds[0]);
      if (gone || !this.options.mayEdit()) return;
      plan = planBlock(this.handle, range, texts, this.pasteOptions(lookup));
    }
    this.pastePlanned(plan, range);
  }

  private pastePlanned(plan: BlockPlan, range: CellRange): void {
    const { rejected, beyond } = plan;
    if (rejected.length + beyond.rows + beyond.columns === 0) this.pasteBlock(plan, range);
    else void this.pasteRest(plan, range);
  }

  empty(): void {
    const range = this.state.cells();
    if (!range || !this.options.mayEdit()) return;
    const { changes, readOnly } = this.emptyRange(range, 'clear');
    this.announcer.say(`已清空 ${changes.length} 个单元格${passedOver(readOnly)}`);
  }

  fillDown(): void {
    const range = this.state.cells();
    if (range?.rowIds.length === 1 && this.options.mayEdit()) this.announcer.say('向下填充需要选择多行');
    else this.fill({ by: 'down' }, '已向下填充');
  }

  fillRight(): void {
    const range = this.state.cells();
    if (range?.keys.length === 1 && this.options.mayEdit()) this.announcer.say('向右填充需要选择多列');
    else this.fill({ by: 'right' }, '已向右填充');
  }

  fillAll(): void {
    const span = this.state.now();
    const from = span && this.state.placeOf(span.anchor);
    if (from) this.fill({ by: 'all', from }, '已填充');
  }

  /** Goes on with the range over the cells beside it, as its handle was drawn to them. */
  fillOn(target: FillTarget, turned: boolean): void {
    this.fill({ by: 'on', way: target.way, count: target.count, turned }, '已填充');
    this.state.set(target.span);
  }

  private fill(filling: Filling, done: string): void {
    const range = this.state.cells();
    if (!range || !this.options.mayEdit()) return;
    const { changes, skipped, misplaced } = planFill(this.handle, range, filling);
    if (changes.length > 0) this.handle.table.set(changes, 'fill');
    const other = misplaced > 0 ? `，不适合的未填充 ${misplaced} 个` : '';
    this.announcer.say(`${done} ${changes.length} 个单元格${passedOver(skipped)}${other}`);
  }

  undo(): void {
    this.step('undo', '已撤销', '没有可撤销的操作');
  }

  redo(): void {
    this.step('redo', '已重做', '没有可重做的操作');
  }

  private emptyRange(range: CellRange, kind: 'cut' | 'clear'): Emptying {
    const emptying = emptyCells(this.handle, range);
    if (emptying.changes.length > 0) this.handle.table.set(emptying.changes, kind);
    return emptying;
  }

  private async pasteRest(plan: BlockPlan, range: CellRange): Promise<void> {
    const goOn = await this.options.confirmRejected({
      cells: plan.rejected.map(({ rowIndex, columnTitle, text, reason }) => ({
        row: rowIndex + 1,
        column: columnTitle,
        text,
        reason,
      })),
      accepted: countFilled(plan),
      readOnly: plan.skipped,
      beyond: plan.beyond,
    });
    if (this.handle.api.isDestroyed()) return;
    // Rows may have gone while the person was asked.
    const changes = plan.changes.filter(({ id }) => this.handle.table.row(id) !== undefined);
    if (goOn) this.pasteBlock({ ...plan, changes }, range);
    else this.announcer.say('未粘贴，数据没有改动');
    // The dialog holds the keyboard until it is gone.
    const place = this.handle.focused();
    if (place) requestAnimationFrame(() => this.handle.focus(place.id, place.key));
  }

  private pasteBlock(plan: BlockPlan, range: CellRange): void {
    const { table } = this.handle;
    const { changes, appended } = plan;
    const added = changes.length + appended.length > 0 ? table.paste(changes, appended) : [];
    this.selectBlock(plan, range, added);
    this.announcer.say(told(plan, countFilled(plan)));
  }

  private selectBlock(plan: BlockPlan, { rowIds, keys }: CellRange, added: readonly string[]): void {
    const [firstId, firstKey] = [rowIds[0], keys[0]];
    if (firstId === undefined || firstKey === undefined) return;
    const lastId = added.at(-1) ?? plan.lastRow;
    const visible = this.handle.visibleKeys();
    const lastKey = visible[Math.min(visible.indexOf(firstKey) + plan.columns, visible.length) - 1];
    const anchor = this.state.cornerOf({ id: firstId, key: firstKey });
    const head = lastId !== undefined && lastKey !== undefined && this.state.cornerOf({ id: lastId, key: lastKey });
    if (anchor && head) this.state.set({ anchor, head });
  }

  private step(way: 'undo' | 'redo', done: string, nothing: string): void {
    if (!this.options.mayEdit()) return;
    const words = this.handle.table.stepWords(way);
    this.announcer.say(this.handle.table[way]() ? `${done}：${words}` : nothing);
  }
}

function passedOver(readOnly: number): string {
  return readOnly > 0 ? `，跳过只读 ${readOnly} 个` : '';
}

function told({ skipped, rejected, beyond }: BlockPlan, filled: number): string {
  const parts = [`已粘贴 ${filled} 个单元格${passedOver(skipped)}`];
  if (rejected.length > 0) parts.push(`未粘贴 ${rejected.length} 个`);
  const over = overEdge(beyond);
  if (over !== '') parts.push(`超出 ${over}`);
  return parts.join('，');
}
