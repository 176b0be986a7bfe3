import type { FastifyRequest } from 'fastify';
import type { Expression, SqlBool } from 'kysely';
import type { Value } from '../../engine/values/ValueType.ts';
import type { Row, Session } from '../db/Database.ts';
import type { Actor, Context } from '../http/Context.ts';
import type { Claim } from '../http/idempotency.ts';
import type { Shape } from './shape.ts';
import type { DictionaryItems } from './write/input.ts';
import type { FieldProblem } from './write/refusals.ts';

/** A model's records as one actor may see and change them. */
export interface Records {
  context: Context;
  actor: Actor;
  shape: Shape;
  dictionary: DictionaryItems;
  ports: RecordPorts;
  /** The key under which they are written once. */
  claim?: Claim | undefined;
}

/** What records need from rooms that are built on them. */
export interface RecordPorts {
  /** By table; none for tables that are only declared. */
  hooks: ReadonlyMap<string, TableHooks>;
  /** The tenant's check rules with these codes, ready to run. */
  loadCheckRules(session: Session, tenant: string, codes: readonly string[]): Promise<CheckByCode>;
  /** Tells every page of a save that is committed. Never rejects, and need not be waited for. */
  announceSave(records: Records, request: FastifyRequest, save: Save): Promise<void>;
}

/** What a system table requires beyond its declaration. All but `within` run inside the transaction of the write. */
export interface TableHooks {
  /** Records are added one by one: no file of them is imported. */
  oneByOne?: true;
  /** Narrows what is there to be read. */
  within?: (context: Pick<Context, 'clock' | 'settings'>) => Expression<SqlBool>;
  /** What is wrong with records about to be written; may fill in what the server decides. */
  check?: (
    records: Records,
    drafts: readonly Draft[],
    session: Session,
  ) => Promise<ReadonlyMap<Draft, FieldProblem[]>> | ReadonlyMap<Draft, FieldProblem[]>;
  /** What follows from records that were written. */
  written?: (records: Records, drafts: readonly Draft[], session: Session) => Promise<void>;
  /** Before records are removed; throws a refusal. */
  removing?: (records: Records, ids: readonly string[], session: Session) => Promise<void>;
}

/** What is wrong with a value by a rule's code; undefined: nothing. */
export type CheckByCode = (code: string, value: string) => string | undefined;

/** What a committed save did to the rows of a model. */
export interface Save {
  edited?: readonly string[];
  /** Rows were added or removed. */
  members?: boolean;
  /** Rows of sub-tables may have changed: of which wire codes. */
  children?: (code: string) => boolean;
}

/** A record as it is kept: by keys, fields hidden from the actor among them, since rules look at the whole. */
export type StoredRow = Row & Readonly<Record<string, Value>> & { id: string; version: number };

/** A record as it will be written. */
export interface Draft {
  id: string;
  /** The record as it is kept; absent: it is new. */
  old?: StoredRow;
  values: Record<string, Value>;
}
