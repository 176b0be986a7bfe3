interface Waiting<T> {
  promise: Promise<T>;
  resolve(answer: T | Promise<T>): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked for while a question is under way into the next one. Every key is asked for after it came, so an
 * answer is never older than its question; one that comes alone leaves at once.
 */
export function askTogether<A, T>(
  ask: (keys: readonly string[]) => Promise<A>,
  answerOf: (key: string, answers: A) => T | Promise<T>,
): (key: string) => Promise<T> {
  let waiting = new Map<string, Waiting<T>>();
  let asking = false;
  const leave = async (): Promise<void> => {
    const leaving = waiting;
    waiting = new Map();
    asking = true;
    try {
      const answers = await ask([...leaving.keys()]);
      for (const [key, { resolve }] of leaving) resolve((async () => answerOf(key, answers))());
    } catch (error) {
      for (const { reject } of leaving.values()) reject(error);
    }
    asking = false;
    if (waiting.size > 0) void leave();
  };
  return (key) => {
    const one = waiting.get(key) ?? expect<T>();
    waiting.set(key, one);
    if (!asking) void leave();
    return one.promise;
  };
}

function expect<T>(): Waiting<T> {
  let resolve: Waiting<T>['resolve'] = () => undefined;
  let reject: Waiting<T>['reject'] = () => undefined;
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
