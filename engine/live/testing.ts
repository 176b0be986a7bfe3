import type { LiveClock, LiveSocketEvents } from './LiveClient.ts';

/** A clock that moves when it is told to, with the timers that wait on it. */
export interface FakeClock extends LiveClock<number> {
  advance(milliseconds: number): void;
  /** Timers that wait. */
  waiting(): number;
}

export function createFakeClock(): FakeClock {
  const timers = new Map<number, { at: number; run: () => void }>();
  let time = 0;
  let last = 0;
  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => time,
    setTimeout(run, milliseconds) {
      last += 1;
      timers.set(last, { at: time + milliseconds, run });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(timer),
    waiting: () => timers.size,
    advance(milliseconds) {
      const until = time + milliseconds;
      for (let due = next(until); due; due = next(until)) {
        const [timer, { at, run }] = due;
        timers.delete(timer);
        time = at;
        run();
      }
      time = until;
    },
  };
}

/** A socket held by a test: what was sent, whether it was closed, and the way to speak for the server. */
export interface FakeSocket extends LiveSocketEvents {
  pageId: string;
  sent: string[];
  closed: boolean;
}

/** A network on which every connection waits for the test to say how it goes on. */
export function createFakeNetwork() {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    /** Sockets nobody has closed. */
    live: () => sockets.filter((socket) => !socket.closed),
    connect(pageId: string, events: LiveSocketEvents) {
      const socket: FakeSocket = { ...events, pageId, sent: [], closed: false };
      sockets.push(socket);
      return {
        send: (text: string) => void socket.sent.push(text),
        close: () => {
          socket.closed = true;
        },
      };
    },
  };
}
