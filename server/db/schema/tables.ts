import { createHash } from 'node:crypto';
import { isTableName } from '../../../engine/names.ts';
import type { Field, Model, Store } from '../../../engine/plan/compiled.ts';

/** A column's type, as declared or as found. `length` is the precision of a decimal. */
export interface ColumnType {
  type: Store['type'] | 'other';
  length?: number;
  scale?: number;
}

export interface TableIndex {
  name: string;
  columns: string[];
  unique: boolean;
  /** Behind the tenant in the order lists have unasked: downwards, what is empty last and the newest id first. */
  descending?: boolean;
}

/** Columns every table of a model has, whatever its fields. */
export const standardColumns: ReadonlyMap<string, string> = new Map([
  ['id', 'varchar(36) PRIMARY KEY'],
  // The default keeps a row inside its tenant even when a statement forgets to say so.
  ['tenant_id', "varchar(36) NOT NULL DEFAULT current_setting('app.tenant', true) CHECK (tenant_id <> '')"],
  ['version', 'integer NOT NULL DEFAULT 1'],
  ['create_by', 'varchar(100)'],
  ['create_time', 'timestamp(0)'],
  ['update_by', 'varchar(100)'],
  ['update_time', 'timestamp(0)'],
  ['sys_org_code', 'varchar(64)'],
]);

/** A declared name as an identifier. Throws on what no declaration can be called: such a name came from elsewhere. */
export function quoteName(name: string): string {
  if (!isTableName(name)) throw new Error(`not a table or column name: ${name}`);
  return `"${name}"`;
}

/** A name found in the database, foreign ones too. */
export function quoteFound(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The declared type with its defaults written out. */
export function columnType(store: Store): ColumnType {
  if (store.type === 'varchar') return { type: 'varchar', length: store.length ?? 255 };
  if (store.type === 'decimal') return { type: 'decimal', length: store.length ?? 18, scale: store.scale ?? 2 };
  return { type: store.type };
}

/** A type in PostgreSQL's words. */
export function typeSql(type: ColumnType): string {
  switch (type.type) {
    case 'varchar':
      return `varchar(${Math.trunc(type.length ?? 255)})`;
    case 'decimal':
      return `numeric(${Math.trunc(type.length ?? 18)}, ${Math.trunc(type.scale ?? 0)})`;
    case 'timestamp':
      return 'timestamp(0)';
    case 'time':
      return 'time(0)';
    case 'json':
      return 'jsonb';
    case 'other':
      throw new Error('a declared column has a declared type');
    default:
      return type.type;
  }
}

/** How a found column relates to the declared one. */
export function compareTypes(found: ColumnType, declared: ColumnType): 'same' | 'wider' | 'narrower' | 'different' {
  if (found.type === declared.type) return compareSizes(found, declared);
  if (found.type === 'varchar' && declared.type === 'text') return 'wider';
  if (found.type === 'text' && declared.type === 'varchar') return 'narrower';
  if (found.type === 'integer' && declared.type === 'bigint') return 'wider';
  if (found.type === 'date' && declared.type === 'timestamp') return 'wider';
  const digits = found.type === 'integer' ? 10 : found.type === 'bigint' ? 19 : Number.POSITIVE_INFINITY;
  if (declared.type === 'decimal' && wholeDigits(declared) >= digits) return 'wider';
  return 'different';
}

function compareSizes(found: ColumnType, declared: ColumnType): 'same' | 'wider' | 'narrower' {
  const [foundLength, length] = [found.length ?? 0, declared.length ?? 0];
  const [foundScale, scale] = [found.scale ?? 0, declared.scale ?? 0];
  if (foundLength === length && foundScale === scale) return 'same';
  return scale >= foundScale && length - scale >= foundLength - foundScale ? 'wider' : 'narrower';
}

function wholeDigits(type: ColumnType): number {
  return (type.length ?? 0) - (type.scale ?? 0);
}

/** The model's own columns; a field that shows a standard column brings none. */
export function modelColumns(model: Model): { name: string; type: ColumnType }[] {
  return model.fields
    .filter((field) => !standardColumns.has(field.column) && field.store.links === undefined)
    .map((field) => ({ name: field.column, type: columnType(field.store) }));
}

/** Every index the model's table should have, tenant first. */
export function modelIndexes(model: Model): TableIndex[] {
  const { table, fields } = model;
  const page = { name: indexName('ix', table, ['page']), columns: ['tenant_id', 'create_time', 'id'], unique: false };
  const kept = fields.filter(({ store }) => store.links === undefined);
  const own = kept.filter(({ store, column }) => store.index && !store.unique && !STAMPS.has(column));
  const groups = [...fields.filter((field) => field.store.unique).map((field) => [field.column]), ...model.unique];
  const indexes: TableIndex[] = [
    page,
    ...sortIndexes(
      table,
      kept.filter(({ key, column }) => key === model.sort.key && !STAMPS.has(column)),
      [model.sort.order],
    ),
    ...sortIndexes(
      table,
      own.filter((field) => !showsLabels(field)),
      ['asc', 'desc'],
    ),
    ...own.filter(showsLabels).map(({ column }) => ({
      name: indexName('ix', table, [column]),
      columns: ['tenant_id', column],
      unique: false,
    })),
    ...groups.map((columns) => ({
      name: indexName('ux', table, columns),
      columns: ['tenant_id', ...columns],
      unique: true,
    })),
  ];
  return [...new Map(indexes.map((index) => [index.name, index])).values()];
}

/** What the page's own index serves, and the primary key. */
const STAMPS: ReadonlySet<string> = new Set(['create_time', 'id']);

/** Lists order such a column by its labels, which no index knows; it is looked for by its codes. */
function showsLabels({ kind, cell, dictCode }: Field): boolean {
  return kind === 'code' && ('options' in cell || dictCode !== undefined);
}

/**
 * In the order lists ask for, the id last, without which each of them sorts all records of the tenant for its first page.
 * What is empty is last both ways, so that an index upwards cannot be read downwards.
 */
function sortIndexes(table: string, fields: readonly Field[], orders: readonly ('asc' | 'desc')[]): TableIndex[] {
  return fields.flatMap(({ column }) =>
    orders.map((order) => ({
      name: indexName('ix', table, [column, order]),
      columns: ['tenant_id', column, 'id'],
      unique: false,
      descending: order === 'desc',
    })),
  );
}

function indexName(prefix: 'ix' | 'ux', table: string, columns: string[]): string {
  const name = [prefix, table, ...columns].join('_');
  if (name.length <= 63) return name;
  return `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

export function createTable(model: Model): string {
  const standard = [...standardColumns].map(([name, definition]) => `${quoteName(name)} ${definition}`);
  const own = modelColumns(model).map(({ name, type }) => `${quoteName(name)} ${typeSql(type)}`);
  return `CREATE TABLE ${quoteName(model.table)} (${[...standard, ...own].join(', ')})`;
}

export function createIndex(table: string, index: TableIndex): string {
  const order = (column: string): string => {
    if (!index.descending || column === 'tenant_id') return '';
    return column === 'id' ? ' DESC' : ' DESC NULLS LAST';
  };
  const columns = index.columns.map((column) => `${quoteName(column)}${order(column)}`).join(', ');
  return `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${quoteName(index.name)} ON ${quoteName(table)} (${columns})`;
}

/** Row-level security that holds for the table's owner as well. */
export function rlsStatements(table: string): string[] {
  const name = quoteName(table);
  const own = "tenant_id = (SELECT current_setting('app.tenant', true))";
  return [
    `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`,
    `DROP POLICY IF EXISTS tenant_wall ON ${name}`,
    `CREATE POLICY tenant_wall ON ${name} USING (${own}) WITH CHECK (${own})`,
  ];
}

/** What the two roles may do; a role the login could not create is left out. */
export function grantStatements(table: string, roles: ReadonlySet<string>): string[] {
  const name = quoteName(table);
  const grants: string[] = [];
  if (roles.has('weft_app')) grants.push(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${name} TO weft_app`);
  if (roles.has('weft_report')) grants.push(`GRANT SELECT ON ${name} TO weft_report`);
  return grants;
}
