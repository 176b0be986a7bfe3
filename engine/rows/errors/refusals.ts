import type { Json } from '../../values/ValueType.ts';
import { isSame } from '../canonical.ts';
import type { CellRefusal, GridRow } from '../RowTable.ts';
import type { CellErrors, ErrorChanges } from './cellErrors.ts';

/** What the server said of single cells; each holds for the value that was sent, until that is another. */
export interface Refusals {
  /** Marks cells, unless the row no longer holds what `sent` says. */
  refuse(failures: readonly CellRefusal[], sent: (id: string) => GridRow | undefined): ErrorChanges;
  /** Marks what still holds in these rows, and forgets what does not. */
  settle(ids: Iterable<string>, changes: ErrorChanges): void;
  /** The server took these rows. */
  lift(ids: Iterable<string>): ErrorChanges;
  /** The server is asked anew. */
  forget(): void;
}

export function createRefusals(errors: CellErrors, rowOf: (id: string) => GridRow | undefined): Refusals {
  const said = new Map<string, Map<string, { value: Json; message: string }>>();
  const settleRow = (id: string, changes: ErrorChanges): void => {
    const [row, cells] = [rowOf(id), said.get(id)];
    if (!cells) return;
    for (const [key, { value, message }] of cells) {
      const told = errors.of(id)?.get(key);
      if (row && isSame(row[key], value)) {
        // What a rule says of the cell comes first.
        if (told === undefined) errors.put(id, key, message, changes);
        continue;
      }
      cells.delete(key);
      if (told === message) errors.put(id, key, undefined, changes);
    }
    if (cells.size === 0) said.delete(id);
  };
  const settle: Refusals['settle'] = (ids, changes) => {
    if (said.size > 0) for (const id of ids) settleRow(id, changes);
  };
  return {
    refuse: (failures, sent) => {
      const changes: ErrorChanges = new Map();
      for (const { id, key, message } of failures) {
        const cells = said.get(id) ?? new Map<string, { value: Json; message: string }>();
        said.set(id, cells.set(key, { value: sent(id)?.[key] ?? null, message }));
      }
      settle(new Set(failures.map(({ id }) => id)), changes);
      return changes;
    },
    settle,
    lift: (ids) => {
      const changes: ErrorChanges = new Map();
      for (const id of ids) {
        for (const [key, { message }] of said.get(id) ?? [])
          if (errors.of(id)?.get(key) === message) errors.put(id, key, undefined, changes);
        said.delete(id);
      }
      return changes;
    },
    forget: () => said.clear(),
  };
}
