/** What `make` gives, made at the first call and the same at every other. */
export function once<T>(make: () => T): () => T {
  let pending: (() => T) | undefined = make;
  let made: T | undefined;
  return () => {
    if (pending !== undefined) {
      made = pending();
      // What it was made of is let go.
      pending = undefined;
    }
    return made as T;
  };
}
