import { type Canceller, createCanceller } from '../../engine/api/cancel.ts';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { FileBody, Outgoing, Send } from '../../engine/api/send.ts';

/** The reads of the running session that are under way. */
export interface SessionReads<File extends FileBody> {
  send: Send<File>;
  /** Gives all of them up: their callers hear of `aborted`, which nobody is told. */
  giveUp(): void;
}

/** Over `send`, so that what a session still reads can end with it: the server would refuse what is served after. */
export function sessionReads<File extends FileBody>(send: Send<File>): SessionReads<File> {
  const underWay = new Set<Canceller>();
  return {
    async send(outgoing) {
      if (!belongsToSession(outgoing)) return send(outgoing);
      const canceller = createCanceller();
      if (outgoing.signal?.aborted) canceller.abort();
      outgoing.signal?.addEventListener('abort', canceller.abort);
      underWay.add(canceller);
      try {
        return await send({ ...outgoing, signal: canceller.signal });
      } finally {
        underWay.delete(canceller);
      }
    },
    giveUp() {
      for (const canceller of underWay) canceller.abort();
    },
  };
}

/** What is changed is let end; the settings are everybody's. */
function belongsToSession({ method, url, headers, outlives }: Outgoing): boolean {
  const [path] = url.split('?');
  return method === 'GET' && !outlives && 'X-Access-Token' in headers && path !== ENDPOINTS.settings.path;
}
