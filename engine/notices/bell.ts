import { createConnection, type Heartbeat } from '../live/connection.ts';
import type { ConnectionParts } from '../live/LiveClient.ts';
import { asksToLook, BELL_BEAT } from './messages.ts';
import type { NoticeCounts } from './Notice.ts';

/** Milliseconds between two looks while there is no socket. */
export const POLL_EVERY = 6_000;

/** Milliseconds a socket is given to stand before the first look is made without it. */
const FIRST_LOOK = 1_000;

/** From an answer to the next sign of life, and for an answer to it. */
export const BELL_HEARTBEAT: Heartbeat = { text: BELL_BEAT, beat: 20_000, answer: 20_000 };

/** What a bell shows. */
export interface BellState {
  /** What was loaded last; undefined before the first time. */
  counts: NoticeCounts | undefined;
  loading: boolean;
  /** The last load failed; what was loaded before stays. */
  failed: boolean;
}

/** The world as a bell needs it. */
export interface BellParts<Timer = unknown> extends ConnectionParts<Timer> {
  /** Asks the server what is unread. */
  load(): Promise<NoticeCounts>;
}

/** Knows what is unread: told by a socket, asking now and then only while there is none. */
export interface Bell {
  state(): BellState;
  /** Calls `listener` after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Looks now. Calls that come while one is under way share the one after it. */
  reload(): Promise<void>;
  /** Whether anybody can see it and there is a network; it rests meanwhile and catches up after. It starts at rest. */
  setAwake(awake: boolean): void;
  /** Stops for good: signing out, leaving the page. */
  leave(): void;
}

interface Own<Timer> {
  awake: boolean;
  left: boolean;
  /** There is a socket that tells of news. */
  told: boolean;
  /** No more asking now and then: a load failed since the socket was lost. */
  silent: boolean;
  timer: Timer | undefined;
}

/** A bell over its world; it does nothing before `setAwake(true)`. */
export function createBell<Timer>(parts: BellParts<Timer>): Bell {
  const { clock } = parts;
  const own: Own<Timer> = {
    awake: false,
    left: false,
    told: false,
    silent: false,
    timer: undefined,
  };
  const { state, subscribe, reload, forget } = createLoader(parts, own);
  const stopPolling = () => {
    if (own.timer !== undefined) clock.clearTimeout(own.timer);
    own.timer = undefined;
  };
  const lookIn = (delay: number) => {
    stopPolling();
    if (own.left || !own.awake || own.told || own.silent) return;
    own.timer = clock.setTimeout(() => {
      own.timer = undefined;
      void reload().then(poll);
    }, delay);
  };
  const poll = () => lookIn(POLL_EVERY);
  const connection = createConnection(
    parts,
    '',
    {
      onOpen() {
        Object.assign(own, { told: true, silent: false });
        stopPolling();
        // Also the first time: something may have been told before the socket stood.
        void reload();
      },
      onMessage(text) {
        // Whatever comes shows that the other side is there; the answer to a sign of life is no JSON.
        connection.answered();
        if (asksToLook(text)) void reload();
      },
      onLost() {
        // An attempt that failed is no news.
        if (own.told) own.silent = false;
        own.told = false;
        if (own.timer === undefined) poll();
      },
    },
    BELL_HEARTBEAT,
  );
  const rest = () => {
    stopPolling();
    own.told = false;
    connection.close();
  };
  return {
    state,
    subscribe,
    reload,
    setAwake(awake) {
      if (own.left || own.awake === awake) return;
      own.awake = awake;
      if (!awake) {
        rest();
        return;
      }
      own.silent = false;
      connection.open();
      // A socket that opens looks by itself: one question instead of two.
      lookIn(FIRST_LOOK);
    },
    leave() {
      own.left = true;
      rest();
      forget();
    },
  };
}

/** What is known, who is told of it, and one question at a time; `own` learns of a failure. */
function createLoader({ load }: Pick<BellParts, 'load'>, own: Pick<Own<unknown>, 'left' | 'silent'>) {
  const listeners = new Set<() => void>();
  let state: BellState = { counts: undefined, loading: false, failed: false };
  let running: Promise<void> | undefined;
  let again = false;
  const change = (changes: Partial<BellState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const look = async () => {
    change({ loading: true });
    try {
      const counts = await load();
      if (!own.left) change({ counts, loading: false, failed: false });
    } catch {
      own.silent = true;
      if (!own.left) change({ loading: false, failed: true });
    }
  };
  const lookUntilQuiet = async () => {
    do {
      again = false;
      await look();
    } while (again && !own.left);
    running = undefined;
  };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    reload(): Promise<void> {
      if (own.left) return Promise.resolve();
      if (running) again = true;
      else running = lookUntilQuiet();
      return running;
    },
    forget: () => listeners.clear(),
  };
}
