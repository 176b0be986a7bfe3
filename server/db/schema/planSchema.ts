import type { Compiled, Model } from '../../../engine/plan/compiled.ts';
import { type Database, type Session, SqlStateError } from '../Database.ts';
import { systemTableNames } from '../migrations/systemTables.ts';
import { builder, run } from '../sql.ts';
import { emptyTables, lookForEmpty } from './empty.ts';
import { type Existing, type ExistingTable, readExisting } from './existing.ts';
import { applyFacts, dropOldFacts } from './facts.ts';
import { serializeChanges } from './migrate.ts';
import type { SchemaStep } from './retire.ts';
import { changeColumn, retireColumn, retireTable } from './retire.ts';
import { withRowScopes } from './rowScopes.ts';
import {
  type ColumnType,
  compareTypes,
  createIndex,
  createTable,
  grantStatements,
  modelColumns,
  modelIndexes,
  quoteFound,
  quoteName,
  rlsStatements,
  standardColumns,
  type TableIndex,
  typeSql,
} from './tables.ts';

export interface SchemaPlan {
  models: readonly Model[];
  /** Loses nothing, since it only adds or its table is empty: applied at start. */
  additive: SchemaStep[];
  /** Retires or replaces columns and tables that hold something: applied only when confirmed. */
  destructive: SchemaStep[];
}

export interface SchemaResult {
  applied: SchemaStep[];
  /** Destructive steps that were not confirmed. */
  refused: SchemaStep[];
}

/** A step the data does not allow, such as a unique index over double values. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  constructor(
    readonly step: SchemaStep,
    reason: string,
  ) {
    super(`${step.sentence}：未能执行，${reason}`);
  }
}

const DEADLINE = 300_000;

/** Retires or replaces what may hold something. */
const isDestructive = (step: SchemaStep): boolean => /^(drop-column|drop-table|change-column)$/.test(step.kind);

/** Compares the models with the tables; changes nothing. The system migrations have run before. */
export async function planSchema(database: Database, models: readonly Model[]): Promise<SchemaPlan> {
  const existing = await readExisting(database);
  const steps = planSteps(models, existing);
  const tables = tablesOf(steps.filter(isDestructive));
  return sortSteps(models, steps, tables.length > 0 ? await lookForEmpty(database, tables, existing) : new Set());
}

const tablesOf = (steps: readonly SchemaStep[]): string[] => [...new Set(steps.map(({ table }) => table))];

function sortSteps(models: readonly Model[], steps: SchemaStep[], empty: ReadonlySet<string>): SchemaPlan {
  const loses = (step: SchemaStep): boolean => isDestructive(step) && !empty.has(step.table);
  return { models, additive: steps.filter((step) => !loses(step)), destructive: steps.filter(loses) };
}

function planSteps(models: readonly Model[], existing: Existing): SchemaStep[] {
  const steps = models.flatMap((model) => planModel(model, existing));
  const declared = new Set(models.map((model) => model.table));
  for (const [table, columns] of existing.recorded) {
    const found = existing.tables.get(table);
    if (declared.has(table) || !found) continue;
    if (!systemTableNames.has(table)) steps.push(retireTable(table, found, existing));
    else for (const column of columns) if (found.columns.has(column)) steps.push(retireColumn(table, column, existing));
  }
  return withRowScopes(models, existing, steps);
}

/**
 * Applies what loses nothing, and the destructive steps when confirmed, all or nothing. Plans again under the lock:
 * another server may have been faster. With `facts` what is noted for tables that are worked out is of the same
 * transaction: where the tables stay as they were, so does that. Throws SchemaError when the data does not allow a step.
 */
export async function applySchema(
  database: Database,
  plan: SchemaPlan,
  { confirm, facts }: { confirm: boolean; facts?: Pick<Compiled, 'models' | 'reports'> },
): Promise<SchemaResult> {
  const isEmpty = plan.additive.length + plan.destructive.length === 0;
  if (isEmpty && facts === undefined) return { applied: [], refused: [] };
  return database.transaction(
    async (session) => {
      await serializeChanges(session);
      if (facts) await dropOldFacts(session, plan.models);
      const result = isEmpty ? { applied: [], refused: [] } : await applySteps(session, plan, confirm);
      if (facts) await applyFacts(session, facts);
      return result;
    },
    { deadline: DEADLINE },
  );
}

async function applySteps(session: Session, plan: SchemaPlan, confirm: boolean): Promise<SchemaResult> {
  const confirmed = new Set(plan.destructive.map((step) => step.sentence));
  const current = await planAgain(session, plan);
  // Only what was shown before it was confirmed.
  const isConfirmed = (step: SchemaStep): boolean => confirm && confirmed.has(step.sentence);
  const first = [...current.additive.filter(isDestructive), ...current.destructive.filter(isConfirmed)];
  for (const step of first) await applyStep(session, plan.models, step);
  // Retiring a table makes room for another of its name.
  const rest = first.length > 0 ? planSteps(plan.models, await readExisting(session)) : current.additive;
  const additive = rest.filter((step) => !isDestructive(step));
  for (const step of additive) await applyStep(session, plan.models, step);
  return {
    applied: [...first, ...additive],
    refused: current.destructive.filter((step) => !isConfirmed(step)),
  };
}

/** Takes back what was only tried. */
class Undone extends Error {
  override readonly name = 'Undone';
}

/**
 * The step that the data does not allow, found by trying and undoing: unique indexes of tables that are there and lose
 * nothing. Undefined: there is none. Others' writes to these tables wait meanwhile.
 */
export async function refusedStep(database: Database, plan: SchemaPlan): Promise<SchemaError | undefined> {
  const { additive, destructive, models } = plan;
  const others = new Set(tablesOf([...destructive, ...additive.filter(({ kind }) => kind === 'create-table')]));
  const tables = tablesOf(additive.filter(isUniqueIndex)).filter((table) => !others.has(table));
  if (tables.length === 0) return undefined;
  try {
    await database.transaction(
      async (session) => {
        await serializeChanges(session);
        for (const step of additive) if (tables.includes(step.table)) await applyStep(session, models, step);
        throw new Undone();
      },
      { deadline: DEADLINE },
    );
  } catch (error) {
    if (error instanceof SchemaError) return error;
    if (!(error instanceof Undone)) throw error;
  }
  return undefined;
}

const isUniqueIndex = ({ kind, statements }: SchemaStep): boolean =>
  kind === 'add-index' && statements.some((statement) => statement.startsWith('CREATE UNIQUE'));

/** As it is now; of the tables that were empty when it was planned those that still are. */
async function planAgain(session: Session, plan: SchemaPlan): Promise<SchemaPlan> {
  const existing = await readExisting(session);
  const wereEmpty = tablesOf(plan.additive.filter(isDestructive));
  return sortSteps(plan.models, planSteps(plan.models, existing), await emptyTables(session, wereEmpty, existing));
}

async function applyStep(session: Session, models: readonly Model[], step: SchemaStep): Promise<void> {
  for (const statement of step.statements) {
    try {
      await session.query(statement, [], { deadline: DEADLINE });
    } catch (error) {
      if (!(error instanceof SqlStateError)) throw error;
      throw new SchemaError(step, error.code === '23505' ? '已有重复数据，请先清理' : error.message);
    }
  }
  await record(session, models, step);
}

function planModel(model: Model, existing: Existing): SchemaStep[] {
  const found = existing.tables.get(model.table);
  const isSystem = systemTableNames.has(model.table);
  if (!found) return planCreation(model, existing);
  const recorded = existing.recorded.get(model.table);
  if (!recorded && !isSystem) return [retireTable(model.table, found, existing), ...planCreation(model, existing)];
  return [
    ...planColumns(model, found, existing),
    ...planRetiredColumns(model, found, existing),
    ...(isSystem ? [] : planIndexes(model, found)),
    ...(isSystem || found.rowLevelSecurity ? [] : [rlsStep(model.table, existing)]),
  ];
}

function planCreation(model: Model, existing: Existing): SchemaStep[] {
  // A foreign table in the way is retired first, which is not done unasked.
  if (existing.tables.has(model.table)) return [];
  const { table, title } = model;
  const create = { table, sentence: `新建表 ${table}（${title}）`, statements: [createTable(model)] };
  const indexes = modelIndexes(model).map((index) => indexStep(table, index));
  return [{ kind: 'create-table', ...create }, rlsStep(table, existing), ...indexes];
}

function rlsStep(table: string, existing: Existing): SchemaStep {
  const statements = [...rlsStatements(table), ...grantStatements(table, existing.roles)];
  return { kind: 'wall', table, sentence: `表 ${table}：启用租户隔离`, statements };
}

function indexStep(table: string, index: TableIndex): SchemaStep {
  const columns = index.columns.filter((column) => column !== 'tenant_id').join('、');
  const kind = index.unique ? '唯一' : index.descending ? '降序' : '';
  const sentence = `表 ${table}：新建${kind}索引（${columns}）`;
  return { kind: 'add-index', table, sentence, statements: [createIndex(table, index)] };
}

function planColumns(model: Model, found: ExistingTable, existing: Existing): SchemaStep[] {
  const steps: SchemaStep[] = [];
  for (const [name, definition] of standardColumns) {
    if (!found.columns.has(name) && name !== 'tenant_id') steps.push(addStep(model.table, name, definition));
  }
  for (const { name, type } of modelColumns(model)) {
    const before = found.columns.get(name);
    if (!before) steps.push(addStep(model.table, name, typeSql(type)));
    else if (!systemTableNames.has(model.table)) steps.push(...changeSteps(model, name, before, type, existing));
  }
  return steps;
}

function addStep(table: string, column: string, definition: string): SchemaStep {
  const statements = [`ALTER TABLE ${quoteName(table)} ADD COLUMN ${quoteName(column)} ${definition}`];
  return { kind: 'add-column', table, column, sentence: `表 ${table}：新增列 ${column}`, statements };
}

function changeSteps(
  model: Model,
  column: string,
  before: ColumnType,
  after: ColumnType,
  existing: Existing,
): SchemaStep[] {
  const { table } = model;
  const change = compareTypes(before, after);
  if (change === 'same') return [];
  if (change !== 'wider') return [changeColumn({ model, column, before, after, existing })];
  const target = typeSql(after);
  const statements = [`ALTER TABLE ${quoteName(table)} ALTER COLUMN ${quoteName(column)} TYPE ${target}`];
  return [{ kind: 'widen-column', table, column, sentence: `表 ${table}：列 ${column} 放宽为 ${target}`, statements }];
}

/** Only columns the product created: what others added to the table stays theirs. */
function planRetiredColumns(model: Model, found: ExistingTable, existing: Existing): SchemaStep[] {
  const declared = new Set(modelColumns(model).map((column) => column.name));
  const recorded = existing.recorded.get(model.table) ?? new Set<string>();
  return [...recorded]
    .filter((column) => !declared.has(column) && found.columns.has(column))
    .map((column) => retireColumn(model.table, column, existing));
}

function planIndexes(model: Model, found: ExistingTable): SchemaStep[] {
  const { table } = model;
  const wanted = modelIndexes(model);
  const names = new Set(wanted.map((index) => index.name));
  const ours = [...found.indexes].filter((name) => name.startsWith(`ix_${table}_`) || name.startsWith(`ux_${table}_`));
  const dropped = ours
    .filter((name) => !names.has(name))
    .map((name): SchemaStep => {
      return {
        kind: 'drop-index',
        table,
        sentence: `表 ${table}：删除索引 ${name}`,
        statements: [`DROP INDEX ${quoteFound(name)}`],
      };
    });
  return [
    ...dropped,
    ...wanted.filter((index) => !found.indexes.has(index.name)).map((index) => indexStep(table, index)),
  ];
}

/** Remembers what the product created, so that a foreign column is never taken for a retired one. */
async function record(session: Session, models: readonly Model[], step: SchemaStep): Promise<void> {
  const { kind, table, column } = step;
  if (kind === 'drop-table' || kind === 'drop-column') {
    const rows = builder.deleteFrom('sys_model_column').where('table_name', '=', table);
    await run(session, column ? rows.where('column_name', '=', column) : rows);
    return;
  }
  const columns = models.filter((model) => model.table === table).flatMap(modelColumns);
  const touched = kind === 'create-table' ? columns : columns.filter(({ name }) => name === column);
  if (touched.length === 0) return;
  const rows = touched.map(({ name, type }) => ({ table_name: table, column_name: name, spec: JSON.stringify(type) }));
  await run(
    session,
    builder
      .insertInto('sys_model_column')
      .values(rows)
      .onConflict((on) =>
        on.columns(['table_name', 'column_name']).doUpdateSet((row) => ({ spec: row.ref('excluded.spec') })),
      ),
  );
}
