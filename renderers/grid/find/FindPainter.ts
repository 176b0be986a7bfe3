import { placeName } from './findHits.ts';

const FOUND = 'grid-found';
const NOW = 'grid-found-now';

/** Marks the drawn cells that were found, and those that scroll into sight; AG Grid draws nothing again for it. */
export class FindPainter {
  private readonly root: HTMLElement;
  private readonly observer: MutationObserver;
  private places: ReadonlyMap<string, number> = new Map();
  private now = -1;

  constructor(root: HTMLElement) {
    this.root = root;
    this.observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) this.drawAdded(node);
    });
    this.observer.observe(root, { childList: true, subtree: true });
  }

  /** The found places by name, and which of them is looked at. */
  paint(places: ReadonlyMap<string, number>, now: number): void {
    this.places = places;
    this.now = now;
    for (const cell of this.root.querySelectorAll('.ag-cell')) this.draw(cell);
  }

  detach(): void {
    this.observer.disconnect();
    this.paint(new Map(), -1);
  }

  private drawAdded(node: Node): void {
    if (!(node instanceof Element)) return;
    if (node.classList.contains('ag-cell')) this.draw(node);
    else for (const cell of node.querySelectorAll('.ag-cell')) this.draw(cell);
  }

  private draw(cell: Element): void {
    const row = cell.closest('.ag-row');
    const [id, key] = [row?.getAttribute('row-id'), cell.getAttribute('col-id')];
    // A grid in an opened row has rows of its own.
    const own = row?.closest('.grid-place') === this.root;
    const at = own && id && key ? this.places.get(placeName({ id, key })) : undefined;
    cell.classList.toggle(FOUND, at !== undefined);
    cell.classList.toggle(NOW, at !== undefined && at === this.now);
  }
}
