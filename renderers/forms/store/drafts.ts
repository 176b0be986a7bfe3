import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { Json } from '../../../engine/values/ValueType.ts';

const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []) as Record<string, Json>[];

/** Whose draft of which record it is. Nobody else is ever shown it. */
export interface DraftPlace {
  tenant: string;
  username: string;
  /** Id of the screen. */
  screen: string;
  /** Id of the record; empty for a new one, `*` for the rows of a list edited in place. */
  record: string;
}

/** What was typed and not saved. */
export interface Draft {
  /** When it was last typed at, epoch milliseconds. */
  at: number;
  /** The record it began from, with its version; null for a new one. */
  base: Row | null;
  row: Row;
  /** Rows of the sub-tables by table key. */
  tables: Record<string, Json[]>;
}

/** Drafts in the browser's database. Nothing here rejects: without a database there are no drafts. */
export interface Drafts {
  read(place: DraftPlace): Promise<Draft | undefined>;
  /** False: it could not be kept. */
  write(place: DraftPlace, draft: Draft): Promise<boolean>;
  remove(place: DraftPlace): Promise<void>;
  close(): void;
}

/** Ms after which nobody comes back for a draft. */
export const DRAFT_LIFETIME = 30 * 86_400_000;

/** What a person is told when the browser keeps nothing. */
export const DRAFTS_BLOCKED = '浏览器不能保存草稿（被禁止或空间已满），请在关闭页面前保存';

interface Schema extends DBSchema {
  drafts: { key: string[]; value: Draft; indexes: { at: number } };
}

/** Opens the database with the first question. */
export function createDrafts(clock: () => number): Drafts {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opened ??= open(clock());
    return opened;
  };
  // One after the other: what is removed must not be overtaken by what was written before.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> => {
    const next = last.then(async () => work(await database())).catch(() => otherwise);
    last = next;
    return next;
  };
  return {
    read: (place) => inTurn<Draft | undefined>(async (db) => readable(await db.get('drafts', keyOf(place))), undefined),
    write: (place, draft) =>
      inTurn((db) => committed(db, (store) => store.put(draft, keyOf(place))).then(() => true), false),
    remove: (place) => inTurn((db) => committed(db, (store) => store.delete(keyOf(place))), undefined),
    close: () => void inTurn(async (db) => db.close(), undefined),
  };
}

async function open(now: number): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>('weft-drafts', 1, {
    upgrade: (made) => void made.createObjectStore('drafts').createIndex('at', 'at'),
  });
  const tooOld = await db.getAllKeysFromIndex('drafts', 'at', IDBKeyRange.upperBound(now - DRAFT_LIFETIME));
  await Promise.all(tooOld.map((key) => db.delete('drafts', key)));
  return db;
}

type DraftStore = IDBPObjectStore<Schema, ['drafts'], 'drafts', 'readwrite'>;

/** Committed at once: a page that is left now would take an open transaction, and what it wrote, with it. */
async function committed(db: IDBPDatabase<Schema>, change: (store: DraftStore) => Promise<unknown>): Promise<void> {
  const transaction = db.transaction('drafts', 'readwrite');
  const changing = change(transaction.store);
  transaction.commit();
  await Promise.all([changing, transaction.done]);
}

function keyOf({ tenant, username, screen, record }: DraftPlace): string[] {
  return [tenant, username, screen, record];
}

/** What somebody else may have put there is no draft. */
function readable(found: Draft | undefined): Draft | undefined {
  const whole = typeof found?.at === 'number' && isObject(found.row) && isObject(found.tables);
  return whole ? found : undefined;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * What may be written into the browser: secrets never. In the place of each stands what the record began with, which
 * for the server means that it stays; a new record and a new row of a sub-table have none.
 */
export function withoutSecrets({ fields, subTables }: PlanForm, draft: Omit<Draft, 'at'>): Omit<Draft, 'at'> {
  const { base } = draft;
  return {
    base,
    row: cleared(fields, draft.row, base),
    tables: Object.fromEntries(
      Object.entries(draft.tables).map(([key, rows]) => {
        const columns = subTables.find((table) => table.key === key)?.columns ?? [];
        const begun = new Map(rowsOf(base?.[key]).map((row) => [row.id, row]));
        return [key, rowsOf(rows).map((row) => cleared(columns, row, begun.get(row.id)))];
      }),
    ),
  };
}

function cleared<One extends Row>(fields: readonly PlanField[], row: One, begun: Row | null | undefined): One {
  const secrets = fields.flatMap(({ key, kind }) => (kind === 'secret' ? [[key, begun?.[key] ?? null] as const] : []));
  return { ...row, ...Object.fromEntries(secrets) };
}
