import type { Model, SubTable } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Writer } from '../Records.ts';
import { heldOwners, heldRowProblems } from '../states/lockedRecords.ts';
import { linesIn } from './lines.ts';
import type { FieldProblem } from './refusals.ts';
import { settleMasters } from './settleMasters.ts';

/** What has to be known of who writes where. */
type Known = Pick<Writer, 'shape'> & { context: Pick<Writer['context'], 'compiled'>; actor: { tenant: string } };

/** A record about to be written, and as it is kept. */
interface Written {
  values: Readonly<Record<string, Value | undefined>>;
  old?: Readonly<Record<string, Value>> | undefined;
}

/**
 * What is wrong with rows of a sub-table that are written by themselves: the record they come under must be there. It
 * stays until the transaction ends. In the order of `rows`; nothing for a model that is nobody's sub-table.
 */
export async function orphanProblems(
  writer: Known,
  rows: readonly Written[],
  session: Session,
): Promise<FieldProblem[][]> {
  const { context, actor, shape } = writer;
  const problems: FieldProblem[][] = rows.map(() => []);
  for (const [key, parents] of parentsOf(shape.model, context.compiled().models.values())) {
    for (const { model, table } of parents) {
      const held = await heldOwners(writer, model, table, idsOf(rows, key), session);
      for (const [index, row] of held.size > 0 ? rows.entries() : []) {
        const by = [row.values[key], row.old?.[key]].map((id) => held.get(String(id))).find((each) => each);
        if (by !== undefined) problems[index]?.push(...heldRowProblems(by, shape.model, row, key));
      }
    }
    const wanted = [...new Set(rows.filter((row) => comes(row, key)).map(({ values }) => String(values[key])))];
    if (wanted.length === 0) continue;
    const known = new Set<string>();
    const full = new Map<string, string>();
    for (const { model, table } of parents) {
      const ids = await heldIds(session, actor.tenant, model.table, wanted, table.single === true);
      for (const id of ids) known.add(id);
      if (!table.single) continue;
      const message = `这条${model.title}已有${table.title}，不能再加一条`;
      for (const id of await ownersIn(session, actor.tenant, shape.model, key, ids)) full.set(id, message);
    }
    const missing = `所属的${parents.map(({ model }) => model.title).join('或')}不存在或已删除`;
    for (const [index, row] of rows.entries()) {
      if (!comes(row, key)) continue;
      const id = String(row.values[key]);
      const message = known.has(id) ? full.get(id) : missing;
      if (message !== undefined) problems[index]?.push({ key, message });
      // The first of a batch takes the place.
      const single = parents.find(({ table }) => table.single);
      if (single) full.set(id, `这条${single.model.title}只能有一条${single.table.title}`);
    }
  }
  return problems;
}

/** Whether a row comes under a record that it was not under. */
const comes = ({ values, old }: Written, key: string): boolean => Boolean(values[key]) && values[key] !== old?.[key];

/** The record that rows of its sub-table are written by. */
export interface Through {
  /** Id of its model. */
  owner: string;
  foreignKey: string;
}

type ChangedRow = { values?: Written['values']; old?: Written['old'] };

/**
 * The records that rows of a sub-table come under or leave are others now: whoever has one open with its rows as they
 * were must not save over them unasked. What they are made of out of these rows is computed anew. `through`: the record
 * by which the rows were written, which knows it all.
 */
export async function touchParents(
  records: Writer,
  rows: readonly ChangedRow[],
  session: Session,
  through?: Through,
): Promise<void> {
  const { context, actor, shape } = records;
  // What comes under a record or is changed there is judged row by row.
  const gone = rows.filter(({ values }) => values === undefined);
  for (const [key, parents] of parentsOf(shape.model, context.compiled().models.values())) {
    const moved = idsOf(
      rows.filter(({ values, old }) => values?.[key] !== old?.[key]),
      key,
    );
    const all = idsOf(rows, key);
    for (const { model, table } of parents) {
      if (all.length === 0 || (through?.owner === model.id && through.foreignKey === key)) continue;
      const held = await heldOwners(records, model, table, idsOf(gone, key), session);
      const [problem] = [...held.values()].flatMap((by) => heldRowProblems(by, shape.model, {}, key));
      if (problem) throw new BusinessError(problem.message);
      const counts = linesIn(model).some((line) => line.model === shape.model.id && line.foreignKey === key);
      const settled = new Set(counts ? await settleMasters(records, model, all, session) : []);
      const touched = moved.filter((id) => !settled.has(id));
      if (touched.length === 0) continue;
      await run(
        session,
        builder
          .updateTable(model.table)
          .set({ version: sqlFragment`version + 1` })
          .where(ofTenant(actor.tenant))
          .where('id', '=', sqlFragment`any(${touched})`),
      );
    }
  }
}

/** The records that rows are or were under. */
function idsOf(rows: readonly ChangedRow[], key: string): string[] {
  const ids = rows.flatMap(({ values, old }) => [values?.[key], old?.[key]]);
  return [...new Set(ids.flatMap((id) => (id ? [String(id)] : [])))];
}

/** A sub-table, and the model whose it is. */
interface Parent {
  model: Model;
  table: SubTable;
}

/** The models whose sub-table it is, by the field that names their record. */
function parentsOf(model: Model, models: Iterable<Model>): Map<string, Parent[]> {
  const found = new Map<string, Parent[]>();
  for (const parent of models)
    for (const table of parent.subTables)
      if (table.model === model.id)
        found.set(table.foreignKey, [...(found.get(table.foreignKey) ?? []), { model: parent, table }]);
  return found;
}

/** Those of the ids that are there, which then stay; `alone`: whoever else asks so waits. */
async function heldIds(
  session: Session,
  tenant: string,
  table: string,
  ids: readonly string[],
  alone: boolean,
): Promise<string[]> {
  const select = builder
    .selectFrom(table)
    .where(ofTenant(tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select('id')
    .orderBy('id');
  const held = alone ? select.forNoKeyUpdate() : select.forKeyShare();
  return (await run<{ id: string }>(session, held)).rows.map(({ id }) => id);
}

/** Those of the records that have a row. */
async function ownersIn(
  session: Session,
  tenant: string,
  { table, fields }: Model,
  key: string,
  ids: readonly string[],
): Promise<string[]> {
  const column = fields.find((field) => field.key === key)?.column;
  if (column === undefined) return [];
  const select = builder
    .selectFrom(table)
    .where(ofTenant(tenant))
    .where(column, '=', sqlFragment`any(${[...ids]})`)
    .select(sqlFragment<string>`${sqlFragment.ref(column)}`.as('owner'))
    .distinct();
  return (await run<{ owner: string }>(session, select)).rows.map(({ owner }) => owner);
}
