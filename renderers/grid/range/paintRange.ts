import { type Box, boxOf, isSingle, type Sides, type Span, sidesOf } from './spans.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Marks the drawn cells of a span by classes, without the grid drawing anything again. */
export class RangePainter {
  private box: Box | undefined;
  private columns: ReadonlyMap<string, number> = new Map();
  private readonly marks = new WeakMap<Element, readonly string[]>();
  private readonly root: HTMLElement;
  private readonly observer: MutationObserver;

  constructor(root: HTMLElement) {
    this.root = root;
    // Rows and columns that scroll into sight come as new elements; only those are looked at.
    this.observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) this.drawAdded(node);
    });
  }

  /** Shows a span over these columns; a single cell has the focus ring of the grid already. */
  paint(span: Span | undefined, keys: readonly string[]): void {
    const before = this.box;
    this.box = span && !isSingle(span) ? boxOf(span) : undefined;
    this.columns = new Map(keys.map((key, column) => [key, column]));
    if (!before && this.box) this.observer.observe(this.root, { childList: true, subtree: true });
    if (before && !this.box) this.observer.disconnect();
    // The cell the keyboard is in has the handle only while it is all there is.
    this.root.classList.toggle('range-drawn', this.box !== undefined);
    if (before || this.box) this.draw();
  }

  detach(): void {
    this.paint(undefined, []);
  }

  private draw(): void {
    const old = new Set(this.root.querySelectorAll('.range-cell'));
    for (const row of this.root.querySelectorAll('.ag-row')) for (const cell of this.drawRow(row)) old.delete(cell);
    for (const cell of old) this.mark(cell, undefined);
  }

  private drawAdded(node: Node): void {
    if (!(node instanceof Element)) return;
    if (node.classList.contains('ag-row')) this.drawRow(node);
    else if (node.classList.contains('ag-cell')) this.drawCell(node, rowIndex(node.closest('.ag-row')));
  }

  /** Answers the cells that lie in the box. */
  private drawRow(row: Element): Element[] {
    const index = rowIndex(row);
    if (!this.box || !(index >= this.box.top && index <= this.box.bottom)) return [];
    return [...row.querySelectorAll('.ag-cell')].filter((cell) => this.drawCell(cell, index));
  }

  private drawCell(cell: Element, index: number): boolean {
    const column = this.columns.get(cell.getAttribute('col-id') ?? '');
    const sides = this.box && column !== undefined ? sidesOf(this.box, index, column) : undefined;
    if (sides) this.mark(cell, classesOf(sides));
    return sides !== undefined;
  }

  private mark(cell: Element, classes: readonly string[] | undefined): void {
    const before = this.marks.get(cell);
    if (before === classes) return;
    if (before !== undefined) cell.classList.remove(...before);
    if (classes === undefined) {
      this.marks.delete(cell);
      cell.removeAttribute('aria-selected');
      return;
    }
    this.marks.set(cell, classes);
    cell.classList.add(...classes);
    cell.setAttribute('aria-selected', 'true');
  }
}

/** NaN for the rows of figures below, which count on their own. */
function rowIndex(row: Element | null): number {
  return Number(row?.getAttribute('row-index') ?? Number.NaN);
}

const known = new Map<number, readonly string[]>();

/** The same list for the same sides: a paste marks hundreds of cells. */
function classesOf(sides: Sides): readonly string[] {
  const place = SIDES.reduce((sum, side, at) => (sides[side] ? sum + 2 ** at : sum), 0);
  const made = known.get(place) ?? namesOf(SIDES.filter((side) => sides[side]));
  known.set(place, made);
  return made;
}

function namesOf(sides: readonly string[]): readonly string[] {
  return ['range-cell', ...(sides.length > 0 ? ['range-edge', ...sides.map((side) => `range-${side}`)] : [])];
}
