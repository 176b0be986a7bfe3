import type { Json } from '../values/ValueType.ts';

/** A row as it travels: the id is the server's, `version` tells which of two is newer. */
export type LiveRow = Record<string, Json> & { id: string };

/** One open or opening socket. */
export interface LiveSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket tells, never before `connect` has answered. An error is a close. */
export interface LiveSocketEvents {
  onOpen(): void;
  onMessage(text: string): void;
  /** `over`: the server said that the session has ended, so coming back is of no use. */
  onClose(over?: boolean): void;
}

/** Opens a socket for this page load; `pageId` has 32 characters. Throws when there is nobody to open it for. */
export type Connect = (pageId: string, events: LiveSocketEvents) => LiveSocket;

export interface LiveClock<Timer = unknown> {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): Timer;
  clearTimeout(timer: Timer): void;
}

/** What keeping one socket open takes. */
export interface ConnectionParts<Timer = unknown> {
  connect: Connect;
  clock: LiveClock<Timer>;
  /** A number from 0 to 1: ids, and the spread of reconnects. */
  random(): number;
  /** The most milliseconds a reconnect may come later than after 5000; 1000 unless given. */
  jitter?: number;
}

export interface LiveParts<Timer = unknown> extends ConnectionParts<Timer> {
  /** Told of messages of an unknown type. */
  log(message: string): void;
}

export interface LiveHandlers {
  /** A row that somebody else saved; possibly one already known, possibly an older one. */
  onRow(row: LiveRow): void;
  /** Changes may have been missed, or rows came or went: read the rows shown again. */
  onCatchUp(): void;
}

export interface LiveSubscription {
  /** Names this subscriber among the senders; goes with a save as `X-Case-Id`, so that its echo is known. */
  readonly caseId: string;
  /** Tells the others about a saved row. Lost while there is no connection: those who come back catch up. */
  sendRow(row: LiveRow): void;
  close(): void;
}

/** Live sync of all grids of one page load over one socket. */
export interface LiveClient {
  /** `socketKey` is what the rows belong to: the wire code of a model. */
  subscribe(socketKey: string, handlers: LiveHandlers): LiveSubscription;
  /** Calls `listener` with the arguments of server messages named `key`; returns the way to stop. */
  listen(key: string, listener: (args: readonly Json[]) => void): () => void;
  /** Tells the server something named `key`. Lost while there is no connection. */
  tell(key: string, args: readonly Json[]): void;
  /** Closes for good: signing out, leaving the page. */
  leave(): void;
}
