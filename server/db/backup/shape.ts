import type { Session } from '../Database.ts';
import { systemTableNames } from '../migrations/systemTables.ts';

/** A table as a backup describes it: enough to make it again without any declaration. */
export interface KeptTable {
  name: string;
  columns: { name: string /** As `format_type` writes it. */; type: string }[];
  indexes: { name: string; unique: boolean; columns: string[]; descending: boolean }[];
  /** Row-level security holds for its owner as well. */
  walled: boolean;
  /** The product made it of a model. */
  recorded: boolean;
}

/**
 * Tables whose rows end with the database they are in: a restored session or code would open a door that somebody has
 * closed since. The probe's rows come with its migration.
 */
export const passingTables: ReadonlySet<string> = new Set([
  'sys_session',
  'sys_captcha',
  'sys_sms_code',
  'sys_throttle',
  'sys_ticket',
  'sys_login_failure',
  'sys_wall_probe',
]);

const HERE = 'c.relnamespace = current_schema()::regnamespace';
const TABLES = `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS walled, c.relkind = 'v' AS view
  FROM pg_class c WHERE c.relkind IN ('r', 'v') AND ${HERE} ORDER BY c.relname`;
const COLUMNS = `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND ${HERE} ORDER BY c.relname, a.attnum`;
/** Those that a list of columns describes wholly, upwards, or as lists are ordered downwards (`sortIndex`). */
const INDEXES = `SELECT c.relname AS table, i.relname AS name, x.indisunique AS unique,
    x.indoption::text = '0 1 3' AS descending,
    (SELECT string_agg(a.attname, ',' ORDER BY k.at) FROM unnest(x.indkey::smallint[]) WITH ORDINALITY k(attnum, at)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum) AS columns
  FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  WHERE ${HERE} AND NOT x.indisprimary AND x.indexprs IS NULL AND x.indpred IS NULL
    AND (x.indoption::text !~ '[1-9]' OR x.indoption::text = '0 1 3')
    AND NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o.conindid = x.indexrelid) ORDER BY i.relname`;
const RECORDED = 'SELECT DISTINCT table_name AS name FROM sys_model_column';

interface IndexRow {
  table: string;
  name: string;
  unique: boolean;
  descending: boolean;
  columns: string;
}

/** What is there of the product's in the current schema. */
export interface Kept {
  tables: KeptTable[];
  /** Views that migrations made. */
  views: string[];
}

/** The product's own tables, those set aside among them; a database that is shared keeps its others to itself. */
export async function readKept(session: Session): Promise<Kept> {
  const { rows } = await session.query<{ name: string; walled: boolean; view: boolean }>(TABLES);
  const known = rows.some(({ name }) => name === 'sys_model_column')
    ? (await session.query<{ name: string }>(RECORDED)).rows
    : [];
  const recorded = new Set(known.map(({ name }) => name));
  const columns = await session.query<{ table: string; name: string; type: string }>(COLUMNS);
  const indexes = await session.query<IndexRow>(INDEXES);
  const own = rows.filter(
    ({ name }) => systemTableNames.has(name) || recorded.has(name) || name.startsWith('_dropped_'),
  );
  return {
    views: own.filter(({ view }) => view).map(({ name }) => name),
    tables: own
      .filter(({ view }) => !view)
      .map(({ name: table, walled }) => ({
        name: table,
        walled,
        recorded: recorded.has(table) && !systemTableNames.has(table),
        columns: columns.rows.filter((each) => each.table === table).map(({ name, type }) => ({ name, type })),
        indexes: indexes.rows
          .filter((each) => each.table === table)
          .map(({ name, unique, descending, columns: list }) => {
            return { name, unique, descending, columns: list.split(',') };
          }),
      })),
  };
}

/** The system migrations the database has been through, by id. */
export async function readHistory(session: Session): Promise<{ id: number; name: string; checksum: string }[]> {
  const { rows } = await session.query<{ id: number; name: string; checksum: string }>(
    'SELECT id, name, checksum FROM sys_migration ORDER BY id',
  );
  return rows;
}
