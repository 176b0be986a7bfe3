import type { ConnectionParts, LiveSocket, LiveSocketEvents } from './LiveClient.ts';
import { HEART_BEAT } from './messages.ts';

/** Milliseconds. */
export const LIVE_TIMES = {
  /** From an answer to the next sign of life. */
  beat: 10_000,
  /** For an answer to it. */
  answer: 6_000,
  /** From the loss of a connection to the next attempt. */
  reconnect: 5_000,
  /** For a connection to open. */
  open: 20_000,
} as const;

export interface Connection {
  /** Opens unless it is open, opening or about to be. */
  open(): void;
  send(text: string): void;
  /** The answer to a sign of life has come. */
  answered(): void;
  /** Closes without coming back until `open`. */
  close(): void;
}

interface ConnectionEvents {
  onOpen(): void;
  onMessage(text: string): void;
  /** It is gone and will be tried again. */
  onLost?(): void;
}

/** How a protocol shows that it lives: the text, and milliseconds from an answer to the next and for an answer. */
export interface Heartbeat {
  text: string;
  beat: number;
  answer: number;
}

const GRID_HEARTBEAT: Heartbeat = { text: HEART_BEAT, beat: LIVE_TIMES.beat, answer: LIVE_TIMES.answer };

/** One thing at a time waits: for opening, for an answer, for the next beat, or for the next attempt. */
interface State<Timer> {
  /** What the events of our socket carry; those of any other are about a socket that is given up. */
  attempt: object | undefined;
  socket: LiveSocket | undefined;
  open: boolean;
  timer: Timer | undefined;
}

/** Keeps at most one socket: beats, gives up on a silent one, comes back after a loss. */
export function createConnection<Timer>(
  parts: ConnectionParts<Timer>,
  pageId: string,
  events: ConnectionEvents,
  heartbeat: Heartbeat = GRID_HEARTBEAT,
): Connection {
  const { clock } = parts;
  const state: State<Timer> = { attempt: undefined, socket: undefined, open: false, timer: undefined };
  const stopWaiting = () => {
    if (state.timer !== undefined) clock.clearTimeout(state.timer);
    state.timer = undefined;
  };
  const wait = (run: () => void, milliseconds: number) => {
    stopWaiting();
    state.timer = clock.setTimeout(() => {
      state.timer = undefined;
      run();
    }, milliseconds);
  };
  const drop = () => {
    const { socket } = state;
    Object.assign(state, { attempt: undefined, socket: undefined, open: false });
    stopWaiting();
    socket?.close();
  };
  const lose = () => {
    drop();
    wait(start, LIVE_TIMES.reconnect + parts.random() * (parts.jitter ?? 1_000));
    events.onLost?.();
  };
  const beat = () => {
    wait(lose, heartbeat.answer);
    state.socket?.send(heartbeat.text);
  };
  const eventsOf = (attempt: object): LiveSocketEvents => ({
    onOpen() {
      if (attempt !== state.attempt) return;
      state.open = true;
      beat();
      events.onOpen();
    },
    onMessage(text) {
      if (attempt === state.attempt && state.open) events.onMessage(text);
    },
    onClose(over) {
      if (attempt !== state.attempt) return;
      if (over) drop();
      else lose();
    },
  });
  const start = () => {
    const attempt = {};
    state.attempt = attempt;
    wait(lose, LIVE_TIMES.open);
    try {
      state.socket = parts.connect(pageId, eventsOf(attempt));
    } catch {
      lose();
    }
  };
  return {
    open() {
      if (!state.attempt && state.timer === undefined) start();
    },
    send(text) {
      if (state.open) state.socket?.send(text);
    },
    answered() {
      if (state.open) wait(beat, heartbeat.beat);
    },
    close: drop,
  };
}
