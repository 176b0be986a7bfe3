import { boxOf, isSingle, type Sides, type Span, sidesOf } from './spans.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Marks the drawn cells of a span by classes, without the grid drawing anything again. */
export class RangePainter {
  private painted = new Map<HTMLElement, string>();
  private span: Span | undefined;
  private keys: readonly string[] = [];
  private readonly root: HTMLElement;
  private readonly observer: MutationObserver;
  private observing = false;

  constructor(root: HTMLElement) {
    this.root = root;
    // Rows and columns that scroll into sight come as new elements.
    this.observer = new MutationObserver((changes) => {
      if (changes.some(bringsCells)) this.draw();
    });
  }

  /** Shows a span over these columns; a single cell has the focus ring of the grid already. */
  paint(span: Span | undefined, keys: readonly string[]): void {
    this.span = span && !isSingle(span) ? span : undefined;
    this.keys = keys;
    this.observe(this.span !== undefined);
    this.draw();
  }

  detach(): void {
    this.paint(undefined, []);
  }

  private observe(wanted: boolean): void {
    if (wanted === this.observing) return;
    this.observing = wanted;
    if (wanted) this.observer.observe(this.root, { childList: true, subtree: true });
    else this.observer.disconnect();
  }

  private draw(): void {
    const wanted = this.span ? this.wantedClasses(this.span) : new Map<HTMLElement, string>();
    for (const [cell, classes] of this.painted) if (wanted.get(cell) !== classes) unmark(cell, classes);
    for (const [cell, classes] of wanted) if (this.painted.get(cell) !== classes) mark(cell, classes);
    this.painted = wanted;
  }

  private wantedClasses(span: Span): Map<HTMLElement, string> {
    const box = boxOf(span);
    const columns = new Map(this.keys.map((key, column) => [key, column]));
    const wanted = new Map<HTMLElement, string>();
    for (const row of this.root.querySelectorAll<HTMLElement>('.ag-row')) {
      const index = Number(row.getAttribute('row-index'));
      if (!(index >= box.top && index <= box.bottom)) continue;
      for (const cell of row.querySelectorAll<HTMLElement>('.ag-cell')) {
        const column = columns.get(cell.getAttribute('col-id') ?? '');
        const sides = column === undefined ? undefined : sidesOf(box, index, column);
        if (sides) wanted.set(cell, classesOf(sides));
      }
    }
    return wanted;
  }
}

function bringsCells({ addedNodes }: MutationRecord): boolean {
  for (const node of addedNodes)
    if (node instanceof HTMLElement && (node.classList.contains('ag-row') || node.classList.contains('ag-cell')))
      return true;
  return false;
}

function classesOf(sides: Sides): string {
  return ['range-cell', ...SIDES.filter((side) => sides[side]).map((side) => `range-${side}`)].join(' ');
}

function mark(cell: HTMLElement, classes: string): void {
  cell.classList.add(...classes.split(' '));
  cell.setAttribute('aria-selected', 'true');
}

function unmark(cell: HTMLElement, classes: string): void {
  cell.classList.remove(...classes.split(' '));
  cell.removeAttribute('aria-selected');
}
