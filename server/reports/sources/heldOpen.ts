/** What is open under a key, for all who use it at once. */
export interface HeldOpen<T> {
  /** Opens it where it is not yet in this version; it is closed when nobody uses it, and not before. */
  use<R>(key: string, version: number, open: () => Promise<T>, work: (value: T) => Promise<R>): Promise<R>;
  /** What is opened after it is closed again when its own user is done. */
  close(): Promise<void>;
}

interface Held<T> {
  version: number;
  value: Promise<T>;
  users: number;
}

interface HeldOptions<T> {
  /** As many stay: those used last. */
  most: number;
  close(value: T): Promise<void>;
  /** After what was thrown the next one opens it anew. */
  isGone(error: unknown): boolean;
}

export function createHeldOpen<T>({ most, close, isGone }: HeldOptions<T>): HeldOpen<T> {
  /** The one used last stands last. */
  const known = new Map<string, Held<T>>();
  let isClosed = false;

  const end = ({ value }: Held<T>): Promise<void> => value.then(close).catch(() => undefined);

  function forget(key: string, held: Held<T>): void {
    if (known.get(key) === held) known.delete(key);
  }

  function take(key: string, version: number, open: () => Promise<T>): Held<T> {
    const old = known.get(key);
    const held = old?.version === version ? old : { version, value: open(), users: 0 };
    known.delete(key);
    if (!isClosed) known.set(key, held);
    if (old && old !== held && old.users === 0) void end(old);
    held.users += 1;
    return held;
  }

  function makeRoom(): void {
    for (const [key, held] of known) {
      if (known.size <= most) return;
      if (held.users > 0) continue;
      known.delete(key);
      void end(held);
    }
  }

  return {
    async use(key, version, open, work) {
      const held = take(key, version, open);
      held.value.catch(() => forget(key, held));
      makeRoom();
      try {
        return await work(await held.value);
      } catch (error) {
        if (isGone(error)) forget(key, held);
        throw error;
      } finally {
        held.users -= 1;
        if (held.users === 0 && known.get(key) !== held) void end(held);
      }
    },
    async close() {
      isClosed = true;
      const all = [...known.values()];
      known.clear();
      await Promise.all(all.map(end));
    },
  };
}
