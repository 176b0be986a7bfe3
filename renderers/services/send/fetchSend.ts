import { abortedFailure, timeoutFailure, unreachableFailure } from '../../../engine/api/Failure.ts';
import type { Incoming, Send } from '../../../engine/api/send.ts';

/** Carries calls with `fetch`; a call that takes too long or is given up is aborted. */
export function fetchSend(fetch: typeof globalThis.fetch): Send<Blob> {
  return async ({ method, url, headers, body, timeout, signal, outlives = false }) => {
    if (signal?.aborted) throw abortedFailure();
    const controller = new AbortController();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      controller.abort();
    }, timeout);
    signal?.addEventListener('abort', () => controller.abort());
    const fail = () => (late ? timeoutFailure() : signal?.aborted ? abortedFailure() : unreachableFailure());
    try {
      // The body belongs to the call: it too counts against the time.
      const response = await fetch(url, { method, headers, body, signal: controller.signal, keepalive: outlives });
      return incoming(response, await response.blob());
    } catch {
      throw fail();
    } finally {
      clearTimeout(timer);
    }
  };
}

function incoming(response: Response, blob: Blob): Incoming<Blob> {
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    text: () => blob.text(),
    file: async () => blob,
  };
}
