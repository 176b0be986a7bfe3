import type { Session } from '../../db/Database.ts';
import type { Actor } from '../Actor.ts';

/**
 * Work that takes longer than a request may: kept in the database, taken up by any process, again where the one that
 * held it is gone. Rooms register what they can do; whoever wants it done starts a job of that kind.
 */
export interface Jobs {
  /** Before the first job is taken up, by the composition. Throws where the kind is taken. */
  register(handler: JobHandler): void;
  /** Puts it behind those that wait and answers its id. Throws TooManyError where the person has as many as one may. */
  start(actor: Actor, order: JobOrder): Promise<string>;
  /** Ends it where it stands; it is kept and may be done again. Throws NotFoundError, BusinessError. */
  cancel(actor: Actor, id: string): Promise<void>;
  /** Puts one that failed or was cancelled behind those that wait. Throws NotFoundError, BusinessError, TooManyError. */
  retry(actor: Actor, id: string): Promise<void>;
  /** How one's own job stands. Throws NotFoundError. */
  read(actor: Actor, id: string): Promise<JobState>;
}

/** A job as its owner follows it. */
export interface JobState {
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  title: string;
  done: number;
  total: number;
  said: string;
  /** Path of the stored result. */
  file: string | null;
  outcome: unknown;
}

export interface JobOrder {
  kind: string;
  /** What its owner knows it by: `导出 订单`; at most 200 signs. */
  title: string;
  /** JSON that the handler reads. */
  input: unknown;
}

/**
 * What one kind of job does. `run` may be called again for a job that was begun: by a retry, and where the process that
 * ran it died. What must not be written twice is written in one transaction under `job.claim`
 * (`server/http/idempotency.ts`). A Refusal it throws is told to the owner in its words; anything else is a bug.
 */
export interface JobHandler {
  kind: string;
  run(job: JobContext, input: unknown): Promise<JobOutcome>;
}

export interface JobOutcome {
  /** One Chinese sentence for its owner: `已导出 12,000 条`. */
  said: string;
  /** The same as JSON, for the page that waits for it. */
  outcome?: unknown;
  /** It was but a question: no notice tells of the answer. */
  quiet?: boolean;
}

/** What a handler works with. */
export interface JobContext {
  id: string;
  title: string;
  /** Its owner with the rights of this moment. */
  actor: Actor;
  /** Aborted when it is cancelled, when the server stops, or when another process holds it by now. */
  signal: AbortSignal;
  /** Told to whoever looks, at most once a second; never throws for a lost connection. Throws when `signal` is aborted. */
  progress(done: number, total: number, text?: string): Promise<void>;
  /** A transaction of its tenant. */
  inTenant<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** The file it ends with, for its owner alone: `write` is handed the path to write to. One a job; the last counts. */
  result(name: string, write: (path: string) => Promise<void>): Promise<ResultFile>;
}

/** A file in the task centre of its owner. */
export interface ResultFile {
  name: string;
  /** As the store of the tenant knows it. */
  path: string;
  bytes: number;
}
