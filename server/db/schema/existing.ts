import type { Session } from '../Database.ts';
import { ROLE_NAMES } from './roles.ts';
import type { ColumnType } from './tables.ts';

/** A table as it is in the database. */
export interface ExistingTable {
  columns: Map<string, ColumnType>;
  /** Names of its indexes. */
  indexes: Set<string>;
  /** Enabled and forced. */
  rowLevelSecurity: boolean;
  /** Names of the policies that narrow its rows. */
  scopes: Set<string>;
}

export interface Existing {
  tables: Map<string, ExistingTable>;
  /** Table → columns the product created. */
  recorded: Map<string, Set<string>>;
  roles: Set<string>;
  /** `yyyymmdd`, for the names of what is retired. */
  today: string;
}

/** By the catalogue itself: the views of the standard over it take a hundred times as long. */
const COLUMNS = `SELECT c.relname AS table, a.attname AS column, t.typname AS type,
    CASE WHEN a.atttypmod < 4 THEN NULL WHEN t.typname IN ('varchar', 'bpchar') THEN a.atttypmod - 4
      WHEN t.typname = 'numeric' THEN (a.atttypmod - 4) >> 16 & 65535 END AS length,
    CASE WHEN t.typname = 'numeric' AND a.atttypmod >= 4 THEN (a.atttypmod - 4) & 2047 END AS scale
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v')
  ORDER BY c.relname, a.attnum`;

const INDEXES = 'SELECT tablename AS table, indexname AS index FROM pg_indexes WHERE schemaname = current_schema()';

const SECURED = `SELECT c.relname AS table FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relrowsecurity AND c.relforcerowsecurity`;

const SCOPES = `SELECT tablename AS table, policyname AS policy FROM pg_policies
  WHERE schemaname = current_schema() AND starts_with(policyname, 'row_scope_')`;

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  length: number | null;
  scale: number | null;
}

/** Reads the tables of the current schema. */
export async function readExisting(session: Session): Promise<Existing> {
  const columns = await session.query<ColumnRow>(COLUMNS);
  const indexes = await session.query<{ table: string; index: string }>(INDEXES);
  const secured = await session.query<{ table: string }>(SECURED);
  const scopes = await session.query<{ table: string; policy: string }>(SCOPES);
  const records = await session.query<{ table: string; column: string }>(
    'SELECT table_name AS table, column_name AS column FROM sys_model_column',
  );
  const roles = await session.query<{ role: string }>('SELECT rolname AS role FROM pg_roles WHERE rolname = any($1)', [
    [...ROLE_NAMES],
  ]);
  const day = await session.query<{ today: string }>("SELECT to_char(localtimestamp, 'YYYYMMDD') AS today");
  const tables = new Map<string, ExistingTable>();
  for (const row of columns.rows) {
    const table = tables.get(row.table) ?? emptyTable();
    table.columns.set(row.column, foundType(row));
    tables.set(row.table, table);
  }
  for (const row of indexes.rows) tables.get(row.table)?.indexes.add(row.index);
  for (const row of scopes.rows) tables.get(row.table)?.scopes.add(row.policy);
  for (const row of secured.rows) {
    const table = tables.get(row.table);
    if (table) table.rowLevelSecurity = true;
  }
  return {
    tables,
    recorded: group(records.rows),
    roles: new Set(roles.rows.map((row) => row.role)),
    today: day.rows[0]?.today ?? '',
  };
}

const emptyTable = (): ExistingTable => {
  return { columns: new Map(), indexes: new Set(), rowLevelSecurity: false, scopes: new Set() };
};

function group(rows: { table: string; column: string }[]): Map<string, Set<string>> {
  const recorded = new Map<string, Set<string>>();
  for (const row of rows) recorded.set(row.table, (recorded.get(row.table) ?? new Set()).add(row.column));
  return recorded;
}

function foundType({ type, length, scale }: ColumnRow): ColumnType {
  switch (type) {
    case 'varchar':
      return length === null ? { type: 'text' } : { type: 'varchar', length };
    case 'numeric':
      return { type: 'decimal', length: length ?? 1000, scale: scale ?? 0 };
    case 'int2':
    case 'int4':
      return { type: 'integer' };
    case 'int8':
      return { type: 'bigint' };
    case 'text':
    case 'date':
    case 'timestamp':
    case 'time':
      return { type };
    case 'json':
    case 'jsonb':
      return { type: 'json' };
    default:
      return { type: 'other' };
  }
}
