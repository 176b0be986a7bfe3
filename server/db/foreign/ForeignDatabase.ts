import type { SourceKind } from '../../../engine/plan/compiled.ts';
import type { HostAddress } from '../../config/openAddress.ts';
import type { Row, Selection, Session } from '../Database.ts';

/** How traffic to a database is kept from others: not at all, without asking who answers, or with a certificate. */
export type ForeignTls = 'none' | 'unchecked' | 'checked';

/** Where another database is, and as whom it is read. */
export interface ForeignSettings {
  kind: SourceKind;
  /** As it was typed: what a certificate must be made out to. */
  host: string;
  /** Judged before: those alone are connected to, the next one where one does not answer. */
  addresses: readonly HostAddress[];
  port: number;
  database: string;
  user: string;
  password: string;
  tls: ForeignTls;
  /** Milliseconds a statement may take. */
  deadline: number;
  /** What moments with a time zone are shown in. */
  timeZone: string;
  /** Connections at most. */
  connections: number;
  /** Milliseconds to wait for a connection. */
  wait: number;
  /** Milliseconds after which a connection nobody uses is closed. */
  idle: number;
}

/** What one piece of reading may take. */
export interface ForeignReading {
  /** Ends it at once: nobody waits for it any more. */
  signal: AbortSignal;
  /** Milliseconds of a statement, where they are not the database's own. */
  deadline?: number;
}

/** Another database, which is read and never written. */
export interface ForeignDatabase {
  /** In a transaction that is READ ONLY. Throws ForeignError. */
  read<T>(work: (session: Session) => Promise<T>, reading: ForeignReading): Promise<T>;
  /** The rows of one SELECT, batch by batch; `onRows` is waited for, and ends it by answering false. */
  readInBatches(
    selection: Selection,
    size: number,
    onRows: (rows: Row[]) => Promise<boolean>,
    reading: ForeignReading,
  ): Promise<void>;
  /** Whoever reads at this moment may be cut off. */
  close(): Promise<void>;
}

/** Why a database was not read. */
export type ForeignFault =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'password'
  | 'database'
  | 'right'
  | 'tls'
  | 'full'
  | 'busy'
  | 'slow'
  | 'lost'
  | 'left'
  | 'driver'
  | 'sql';

/** A database that was not read; `message` is what it said itself. */
export class ForeignError extends Error {
  override readonly name = 'ForeignError';
  constructor(
    readonly fault: ForeignFault,
    message: string,
  ) {
    super(message);
  }
}

const FAULTS: Readonly<Record<string, ForeignFault>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  PROTOCOL_CONNECTION_LOST: 'lost',
};

/** Those of a socket and of its certificate, by the code; undefined: it is not the way there that failed. */
export function wayFault(error: unknown): ForeignFault | undefined {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known = FAULTS[String(code)];
  if (known !== undefined) return known;
  const isTls = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|UNABLE_TO|SELF_SIGNED|HANDSHAKE)/.test(String(code));
  return isTls || /does not support (?:SSL|secure)/i.test(String(message)) ? 'tls' : undefined;
}
