import type { FastifyRequest } from 'fastify';
import type { Expression, SqlBool } from 'kysely';
import type { Value } from '../../engine/values/ValueType.ts';
import type { Row, Session } from '../db/Database.ts';
import type { Actor, Context } from '../http/Context.ts';
import type { Claim } from '../http/idempotency.ts';
import type { ChangeSet } from './changeSets/ChangeSet.ts';
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
  /** Through what they are written: method and path of the endpoint. */
  via?: string | undefined;
  /** The key under which they are written once. */
  claim?: Claim | undefined;
  /** Under which what is written is kept as one. */
  set?: ChangeSet | undefined;
}

/** What records need from rooms that are built on them. */
export interface RecordPorts {
  /** By table; none for tables that are only declared. */
  hooks: ReadonlyMap<string, TableHooks>;
  /** The tenant's check rules with these codes, ready to run. */
  loadCheckRules(session: Session, tenant: string, codes: readonly string[]): Promise<CheckByCode>;
  /** Tells every page of a save that is committed. Never rejects, and need not be waited for. */
  announceSave(records: Records, request: FastifyRequest | undefined, save: Save): Promise<void>;
}

/** Who writes records of which model: a request's own, or a file's. */
export interface Writer {
  context: Pick<Context, 'clock' | 'compiled' | 'newId' | 'secrets'>;
  actor: Pick<Actor, 'username' | 'realname' | 'roles' | 'orgCode' | 'tenant' | 'rows'>;
  shape: Shape;
  set?: ChangeSet | undefined;
  ports?: Pick<RecordPorts, 'hooks'>;
}

/** What is asked and done when records of a table are written, inside the transaction of the write. */
export interface WriteHooks<By> {
  /** What is wrong with records about to be written; may fill in what the server decides. */
  check?: (
    by: By,
    drafts: readonly Draft[],
    session: Session,
  ) => Promise<ReadonlyMap<Draft, FieldProblem[]>> | ReadonlyMap<Draft, FieldProblem[]>;
  /** How secrets are kept that the server must read again; absent: as hashes. */
  seal?: (secret: string, id: string) => string;
  /** What follows from records that were written. */
  written?: (by: By, drafts: readonly Draft[], session: Session) => Promise<void>;
}

interface SharedHooks {
  /** Why records are only looked at, in Chinese: none is added, changed or removed by anybody. */
  readOnly?: string;
  /** Before the records are opened, whatever for. */
  opening?: (context: Context, actor: Actor) => Promise<void>;
  /** Before a page of a list of the records is read. */
  listing?: (actor: Actor) => Promise<void>;
  /** What a list of the records says above them, in Chinese. */
  note?: (actor: Actor) => Promise<string>;
  /** Narrows what is there to be read. */
  within?: (context: Pick<Context, 'clock' | 'settings' | 'rights'>, actor: Actor) => Expression<SqlBool>;
  /** Before records are removed, in the same transaction; throws a refusal. */
  removing?: (records: Records, ids: readonly string[], session: Session) => Promise<void>;
  /** Once removed records are back from the bin, in the same transaction. */
  recovered?: (records: Records, session: Session) => Promise<void>;
}

/**
 * What a system table requires beyond its declaration. Records of some are added one by one, by a request: no file of
 * them is imported. Others ask who it is that brings a file: it comes by a request, and by no command. The hooks of
 * all others are run by imports of either way.
 */
export type TableHooks = SharedHooks &
  (
    | ({ oneByOne: true; byRequest?: undefined } & WriteHooks<Records>)
    | ({ byRequest: true; oneByOne?: undefined } & WriteHooks<Records>)
    | ({ oneByOne?: undefined; byRequest?: undefined } & WriteHooks<Writer>)
  );

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
  /** It was there before and comes back: as whose, and with which version. */
  revived?: Revived;
}

/** What a record that comes back has of the one that went. */
export interface Revived {
  version: number;
  createBy: Value;
  createTime: Value;
  sysOrgCode: Value;
}
