import type { Json } from '../values/ValueType.ts';
import { createConnection } from './connection.ts';
import type { LiveClient, LiveHandlers, LiveParts, LiveSubscription } from './LiveClient.ts';
import { type LiveMessage, readMessage, rowMessage } from './messages.ts';

/** How long a socket outlives its last subscriber: from one page to the next it is kept. */
export const LINGER = 5_000;

type Listener = (args: readonly Json[]) => void;

interface Subscriber extends LiveHandlers {
  socketKey: string;
  caseId: string;
}

const SYMBOLS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function randomText(length: number, random: () => number): string {
  const symbol = () => SYMBOLS[Math.floor(random() * SYMBOLS.length)] ?? 'a';
  return Array.from({ length }, symbol).join('');
}

/** The live sync of one page load; opens its socket with the first subscriber. */
export function createLiveClient<Timer>(parts: LiveParts<Timer>): LiveClient {
  const subscribers = new Set<Subscriber>();
  const listeners = new Map<string, Set<Listener>>();
  let left = false;
  let linger: Timer | undefined;

  const connection = createConnection(parts, randomText(32, parts.random), {
    // Also the first time: rows may have been read before the socket stood.
    onOpen: () => {
      for (const subscriber of subscribers) subscriber.onCatchUp();
    },
    onMessage: (text) => receive(readMessage(text)),
  });
  const receive = (message: LiveMessage | undefined) => {
    if (!message) return;
    if (message.type === 'heart_beat') connection.answered();
    else if (message.type === 'unknown') parts.log(`live message of unknown type ${message.name}`);
    else if (message.type === 'common_send_date') {
      for (const listener of listeners.get(message.key) ?? []) listener(message.args);
    } else {
      for (const { socketKey, caseId, onRow } of subscribers) {
        if (socketKey === message.socketKey && caseId !== message.caseId) onRow(message.row);
      }
    }
  };
  const stay = () => {
    if (linger !== undefined) parts.clock.clearTimeout(linger);
    linger = undefined;
  };
  const openOrClose = () => {
    stay();
    if (left) return;
    if (subscribers.size + listeners.size > 0) connection.open();
    else {
      linger = parts.clock.setTimeout(() => {
        linger = undefined;
        connection.close();
      }, LINGER);
    }
  };
  const listen: LiveClient['listen'] = (key, listener) => {
    const set = listeners.get(key) ?? new Set();
    const own: Listener = (args) => listener(args);
    listeners.set(key, set.add(own));
    openOrClose();
    return () => {
      if (!set.delete(own)) return;
      if (set.size === 0) listeners.delete(key);
      openOrClose();
    };
  };
  const subscribe = (socketKey: string, handlers: LiveHandlers): LiveSubscription => {
    const caseId = `_jet-${randomText(6, parts.random)}-`;
    const subscriber = { ...handlers, socketKey, caseId };
    subscribers.add(subscriber);
    const stop = listen(socketKey, ([from]) => {
      if (from !== caseId) handlers.onCatchUp();
    });
    return {
      caseId,
      sendRow: (row) => connection.send(rowMessage(socketKey, row, caseId)),
      close() {
        subscribers.delete(subscriber);
        stop();
      },
    };
  };
  return {
    subscribe,
    listen,
    tell: (key, args) => connection.send(JSON.stringify({ type: 'common_send_date', data: { key, args } })),
    leave() {
      left = true;
      stay();
      subscribers.clear();
      listeners.clear();
      connection.close();
    },
  };
}
