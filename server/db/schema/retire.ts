import type { Model } from '../../../engine/plan/compiled.ts';
import type { Existing, ExistingTable } from './existing.ts';
import { type ColumnType, modelIndexes, quoteFound, quoteName, typeSql } from './tables.ts';

/** Nothing is ever dropped: it is renamed, out of the way and out of sight, and can be renamed back. */
function retiredName(name: string, taken: { has(name: string): boolean }, today: string): string {
  const first = `_dropped_${name.slice(0, 42)}_${today}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? first : `${first}_${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Renames the table, frees the names of its indexes and takes the grants away. */
export function retireTable(table: string, found: ExistingTable, existing: Existing): SchemaStep {
  const retired = retiredName(table, existing.tables, existing.today);
  const indexes = [...found.indexes].filter(
    (name) => name.startsWith(`ix_${table}_`) || name.startsWith(`ux_${table}_`),
  );
  const foreign = existing.recorded.has(table) ? '' : '（该表不是本产品创建的）';
  return {
    kind: 'drop-table',
    table,
    sentence: `表 ${table}：停用${foreign}，数据保留为 ${retired}`,
    statements: [
      `ALTER TABLE ${quoteName(table)} RENAME TO ${quoteName(retired)}`,
      ...indexes.map((name) => `DROP INDEX ${quoteFound(name)}`),
      ...[...existing.roles].map((role) => `REVOKE ALL ON ${quoteName(retired)} FROM ${quoteName(role)}`),
    ],
  };
}

/** Renames the column. */
export function retireColumn(table: string, column: string, existing: Existing): SchemaStep {
  const retired = retiredName(column, existing.tables.get(table)?.columns ?? new Map(), existing.today);
  return {
    kind: 'drop-column',
    table,
    column,
    sentence: `表 ${table}：停用列 ${column}，数据保留为 ${retired}`,
    statements: [renameColumn(table, column, retired)],
  };
}

/** Renames the column and starts a new one of the declared type with every value that fits. */
export function changeColumn(change: {
  model: Model;
  column: string;
  before: ColumnType;
  after: ColumnType;
  existing: Existing;
}): SchemaStep {
  const { model, column, before, after, existing } = change;
  const { table } = model;
  const found = existing.tables.get(table);
  const retired = retiredName(column, found?.columns ?? new Map(), existing.today);
  const name = quoteName(table);
  // The index stays with the renamed column under the name the new one needs.
  const indexes = modelIndexes(model).filter(
    (index) => index.columns.includes(column) && found?.indexes.has(index.name),
  );
  const copy = copyValues(table, { from: retired, to: column, before, after });
  return {
    kind: 'change-column',
    table,
    column,
    sentence: `表 ${table}：列 ${column} 改为 ${typeSql(after)}，原数据保留为 ${retired}`,
    statements: [
      ...indexes.map((index) => `DROP INDEX ${quoteName(index.name)}`),
      renameColumn(table, column, retired),
      `ALTER TABLE ${name} ADD COLUMN ${quoteName(column)} ${typeSql(after)}`,
      // A login that is no superuser would see no row of any tenant.
      `ALTER TABLE ${name} NO FORCE ROW LEVEL SECURITY`,
      ...copy,
      `ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`,
    ],
  };
}

function renameColumn(table: string, from: string, to: string): string {
  return `ALTER TABLE ${quoteName(table)} RENAME COLUMN ${quoteName(from)} TO ${quoteName(to)}`;
}

interface Copy {
  from: string;
  to: string;
  before: ColumnType;
  after: ColumnType;
}

function copyValues(table: string, { from, to, before, after }: Copy): string[] {
  const [source, target] = [quoteName(from), quoteName(to)];
  const update = `UPDATE ${quoteName(table)} SET ${target} =`;
  if (after.type === 'text') return [`${update} ${source}::text`];
  if (after.type === 'varchar') {
    return [`${update} ${source}::text WHERE char_length(${source}::text) <= ${Math.trunc(after.length ?? 255)}`];
  }
  if (after.type === 'decimal' && before.type === 'decimal') {
    const scale = Math.trunc(after.scale ?? 0);
    const limit = `power(10::numeric, ${Math.trunc(after.length ?? 18) - scale})`;
    return [`${update} ${source} WHERE abs(${source}) < ${limit} AND round(${source}, ${scale}) = ${source}`];
  }
  return [];
}

/** One change of one table. */
export interface SchemaStep {
  kind:
    | 'create-table'
    | 'wall'
    | 'scopes'
    | 'add-column'
    | 'widen-column'
    | 'add-index'
    | 'drop-index'
    | 'drop-column'
    | 'change-column'
    | 'drop-table';
  table: string;
  column?: string;
  /** What happens, for people. */
  sentence: string;
  statements: string[];
}
