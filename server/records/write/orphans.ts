import type { Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { Writer } from '../Records.ts';
import type { FieldProblem } from './refusals.ts';

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
  {
    context,
    actor,
    shape,
  }: Pick<Writer, 'shape'> & { context: Pick<Writer['context'], 'compiled'>; actor: { tenant: string } },
  rows: readonly Written[],
  session: Session,
): Promise<FieldProblem[][]> {
  const problems: FieldProblem[][] = rows.map(() => []);
  for (const [key, parents] of parentsOf(shape.model, context.compiled().models.values())) {
    const moved = ({ values, old }: Written): boolean => Boolean(values[key]) && values[key] !== old?.[key];
    const wanted = [...new Set(rows.filter(moved).map(({ values }) => String(values[key])))];
    if (wanted.length === 0) continue;
    const known = new Set<string>();
    for (const { table } of parents) for (const id of await idsIn(session, actor.tenant, table, wanted)) known.add(id);
    const message = `所属的${parents.map(({ title }) => title).join('或')}不存在或已删除`;
    for (const [index, row] of rows.entries())
      if (moved(row) && !known.has(String(row.values[key]))) problems[index]?.push({ key, message });
  }
  return problems;
}

/** The models whose sub-table it is, by the field that names their record. */
function parentsOf(model: Model, models: Iterable<Model>): Map<string, Model[]> {
  const found = new Map<string, Model[]>();
  for (const parent of models)
    for (const { model: child, foreignKey } of parent.subTables)
      if (child === model.id) found.set(foreignKey, [...(found.get(foreignKey) ?? []), parent]);
  return found;
}

async function idsIn(session: Session, tenant: string, table: string, ids: readonly string[]): Promise<string[]> {
  const select = builder
    .selectFrom(table)
    .where(ofTenant(tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select('id')
    .orderBy('id')
    .forKeyShare();
  return (await run<{ id: string }>(session, select)).rows.map(({ id }) => id);
}
