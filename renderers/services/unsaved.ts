/** Work of a page that is lost when the page goes. */
export interface UnsavedWork {
  isDirty(): boolean;
  /** The person has given it up. */
  giveUp?(): void;
  /** Calls back whenever `isDirty` may answer otherwise; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Which open pages hold unsaved work, by the key of their tab. */
export interface Unsaved {
  /** Takes note of a page's work; returns the way to forget it. */
  add(key: string, work: UnsavedWork): () => void;
  isDirty(key: string): boolean;
  /** Keys of the pages with unsaved work; the same object until that changes. */
  dirty(): ReadonlySet<string>;
  /** Gives up the work of these pages. */
  giveUp(keys: Iterable<string>): void;
  subscribe(listener: () => void): () => void;
}

export function createUnsaved(): Unsaved {
  const works = new Map<string, Set<UnsavedWork>>();
  const listeners = new Set<() => void>();
  let dirty: ReadonlySet<string> = new Set();
  let waiting = false;
  const isDirty = (key: string) => [...(works.get(key) ?? [])].some((work) => work.isDirty());
  const look = () => {
    waiting = false;
    const now = new Set([...works.keys()].filter(isDirty));
    if (now.size === dirty.size && [...now].every((key) => dirty.has(key))) return;
    dirty = now;
    for (const listener of listeners) listener();
  };
  // A key pressed may tell of several changes.
  const changed = () => {
    if (!waiting) queueMicrotask(look);
    waiting = true;
  };
  return {
    add(key, work) {
      const own = works.get(key) ?? new Set();
      works.set(key, own.add(work));
      const stop = work.subscribe(changed);
      changed();
      return () => {
        stop();
        own.delete(work);
        if (own.size === 0 && works.get(key) === own) works.delete(key);
        changed();
      };
    },
    isDirty,
    dirty: () => dirty,
    giveUp(keys) {
      for (const key of keys) {
        for (const work of works.get(key) ?? []) if (work.isDirty()) work.giveUp?.();
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
