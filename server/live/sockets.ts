import type { WebSocket } from 'ws';
import { SESSION_OVER } from '../../engine/live/messages.ts';
import type { Actor } from '../http/Context.ts';
import type { Opening } from './upgrade.ts';

/** An open socket and its user, with the rights as of its last sign of life. */
export interface Live extends Opening {
  socket: WebSocket;
  /** Milliseconds since 1970 of the last sign of life. */
  heardAt: number;
  /** Messages it may still send in this moment. */
  credit: number;
  creditAt: number;
}

/** The open sockets of this process. */
export interface Sockets {
  add(socket: WebSocket, opening: Opening, now: number): Live;
  remove(live: Live): void;
  /** Whether the user has as many sockets as anybody may. */
  isFull(userId: string): boolean;
  all(): Iterable<Live>;
  ofTenant(tenant: string): Live[];
  endSession(sessionHash: string): void;
  endAll(code: number): void;
  /** Ends those not heard of since `before`: the client is gone, or its session was not checked. */
  endSilent(before: number): void;
}

const MOST_OF_A_USER = 60;
/** Messages a second, and how many may come at once. */
const RATE = 50;
const BURST = 200;
/** A reader that stopped reading is dropped rather than buffered for. */
const MOST_BUFFERED = 1024 * 1024;

export function createSockets(): Sockets {
  const all = new Set<Live>();
  const end = (live: Live, code: number, reason: string): void => {
    all.delete(live);
    live.socket.close(code, reason);
  };
  return {
    add(socket, opening, now) {
      // A page that comes back has given up the socket it had before.
      for (const other of all) {
        if (other.pageId === opening.pageId && other.sessionHash === opening.sessionHash) end(other, 1000, 'replaced');
      }
      const live = { ...opening, socket, heardAt: now, credit: BURST, creditAt: now };
      all.add(live);
      return live;
    },
    remove: (live) => void all.delete(live),
    isFull: (userId) => [...all].filter(({ actor }) => actor.userId === userId).length >= MOST_OF_A_USER,
    all: () => all,
    ofTenant: (tenant) => [...all].filter(({ actor }) => actor.tenant === tenant),
    endSession(sessionHash) {
      for (const live of all) if (live.sessionHash === sessionHash) end(live, SESSION_OVER, 'session over');
    },
    endAll(code) {
      for (const live of all) end(live, code, '');
    },
    endSilent(before) {
      for (const live of all) {
        if (live.heardAt >= before) continue;
        all.delete(live);
        live.socket.terminate();
      }
    },
  };
}

/** Sends a text, unless the reader has stopped reading: then the socket is ended. */
export function sendTo({ socket }: Live, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
  else socket.send(text);
}

/** Takes one message off what the socket may send; false when nothing is left. */
export function mayReceive(live: Live, now: number): boolean {
  live.credit = Math.min(BURST, live.credit + (Math.max(0, now - live.creditAt) * RATE) / 1000);
  live.creditAt = now;
  if (live.credit < 1) return false;
  live.credit -= 1;
  return true;
}

/** The same person, with the rights of today. */
export function renew(live: Live, actor: Actor, now: number): void {
  live.actor = actor;
  live.heardAt = now;
}
