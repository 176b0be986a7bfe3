/** The part of an AbortSignal the engine needs; a browser's signal fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface Canceller {
  readonly signal: CancelSignal;
  abort(): void;
}

/** A way to give up a call, without the browser's AbortController. */
export function createCanceller(): Canceller {
  const listeners: (() => void)[] = [];
  let aborted = false;
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_type, listener) => void listeners.push(listener),
    },
    abort: () => {
      if (aborted) return;
      aborted = true;
      for (const listener of listeners) listener();
    },
  };
}
