import type { RowErrors } from '../RowTable.ts';

/** Cells whose error came, went or reads differently: row id → keys. */
export type ErrorChanges = Map<string, string[]>;

export type Errors = Map<string, Map<string, string>>;

/** The errors of cells; whoever changes them says what became different. */
export interface CellErrors {
  all(): RowErrors;
  of(id: string): ReadonlyMap<string, string> | undefined;
  /** Sets or, without a message, takes away. */
  put(id: string, key: string, message: string | undefined, changes: ErrorChanges): void;
  /** Of a row that is gone. */
  drop(id: string, changes: ErrorChanges): void;
  replace(next: Errors): ErrorChanges;
  rename(from: string, to: string): void;
}

export function createCellErrors(): CellErrors {
  let errors: Errors = new Map();
  return {
    all: () => errors,
    of: (id) => errors.get(id),
    put: (id, key, message, changes) => {
      if (message === undefined && errors.size === 0) return;
      const known = errors.get(id);
      if (known?.get(key) === message) return;
      if (message !== undefined) errors.set(id, (known ?? new Map<string, string>()).set(key, message));
      else if (known?.delete(key) && known.size === 0) errors.delete(id);
      const told = changes.get(id);
      if (told) told.push(key);
      else changes.set(id, [key]);
    },
    drop: (id, changes) => {
      const known = errors.get(id);
      if (known) changes.set(id, [...known.keys()]);
      errors.delete(id);
    },
    replace: (next) => {
      const before = errors;
      errors = next;
      return differences(before, next);
    },
    rename: (from, to) => {
      const known = errors.get(from);
      if (known) errors.set(to, known);
      errors.delete(from);
    },
  };
}

function differences(before: RowErrors, after: RowErrors): ErrorChanges {
  const changes: ErrorChanges = new Map();
  for (const [id, keys] of before) {
    const differing = [...keys].filter(([key, message]) => after.get(id)?.get(key) !== message).map(([key]) => key);
    if (differing.length > 0) changes.set(id, differing);
  }
  for (const [id, keys] of after) {
    const known = before.get(id);
    const fresh = [...keys.keys()].filter((key) => !known?.has(key));
    if (fresh.length > 0) changes.set(id, [...(changes.get(id) ?? []), ...fresh]);
  }
  return changes;
}
