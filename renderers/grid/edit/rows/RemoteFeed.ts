import type { RowChange, RowTable } from '../../../../engine/rows/RowTable.ts';

/** How long changes are collected, in ms. */
const PAUSE = 50;

/** Draws what other people change a few times a second, however much it is; what a person does here at once, after it. */
export class RemoteFeed {
  private readonly updated = new Map<string, Set<string>>();
  private readonly errors = new Map<string, Set<string>>();
  private readonly table: RowTable;
  private readonly draw: (change: RowChange) => void;
  private timer = 0;
  private waiting: (() => void)[] = [];

  constructor(table: RowTable, draw: (change: RowChange) => void) {
    this.table = table;
    this.draw = draw;
  }

  take(change: RowChange): void {
    if (change.kind !== 'remote') {
      this.flush();
      this.draw(change);
      return;
    }
    for (const { row, keys } of change.updated) collect(this.updated, row.id, keys);
    for (const [id, keys] of change.errors) collect(this.errors, id, keys);
    if (this.timer === 0) this.timer = window.setTimeout(() => this.flush(), PAUSE);
  }

  /** Runs when all that came so far is drawn. */
  after(run: () => void): void {
    if (this.timer === 0) run();
    else this.waiting.push(run);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    if (this.timer === 0) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const updated = [...this.updated].flatMap(([id, keys]) => {
      const row = this.table.row(id);
      return row ? [{ row, keys: [...keys] }] : [];
    });
    const errors = new Map([...this.errors].map(([id, keys]) => [id, [...keys]]));
    this.updated.clear();
    this.errors.clear();
    this.draw({ kind: 'remote', added: [], removed: [], updated, reordered: false, errors });
    for (const run of this.waiting.splice(0)) run();
  }
}

function collect(known: Map<string, Set<string>>, id: string, keys: readonly string[]): void {
  const before = known.get(id);
  if (before) for (const key of keys) before.add(key);
  else known.set(id, new Set(keys));
}
