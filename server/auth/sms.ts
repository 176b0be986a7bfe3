import type { FastifyBaseLogger } from 'fastify';

/** Carries a text to a phone. Rejects when it could not. */
export interface SmsSender {
  send(phone: string, text: string): Promise<void>;
}

const DEADLINE = 10_000;

/** Writes texts to the server's log: for trying things, and until a gateway is configured. */
export function logSender(log: FastifyBaseLogger): SmsSender {
  return {
    async send(phone, text) {
      log.warn({ phone, text }, 'no SMS gateway is configured, the text goes to this log');
    },
  };
}

/** Posts `{mobile, content}`, or the recipient by another name, as JSON to a gateway of one's own; any answer but 2xx is a failure. */
export function gatewaySender(
  url: string,
  fetch = globalThis.fetch,
  recipient: 'mobile' | 'email' = 'mobile',
): SmsSender {
  return {
    async send(to, content) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [recipient]: to, content }),
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE),
      });
      if (!reply.ok) throw new Error(`SMS gateway answered ${reply.status}`);
    },
  };
}
