import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { ModelTree } from '../../../engine/plan/compiled.ts';
import { lockAdvisory, type Row, type Session } from '../../db/Database.ts';
import { type AnySchema, builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records } from '../Records.ts';
import type { FieldProblem } from './refusals.ts';

/** The tenant and the model of a tree. */
export interface Trees {
  actor: Pick<Records['actor'], 'tenant'>;
  shape: Records['shape'];
}

type Placed = Pick<Draft, 'id' | 'old' | 'values'>;

/** Columns of a tree. */
interface Columns extends ModelTree {
  table: string;
  parentColumn: string;
  childColumn: string;
}

function columnsOf({ shape: { model } }: Trees): Columns | undefined {
  const { tree, table, fields } = model;
  const column = (key: string) => fields.find((field) => field.key === key)?.column ?? key;
  return tree && { ...tree, table, parentColumn: column(tree.parent), childColumn: column(tree.hasChild) };
}

/**
 * To be called before a write locks anything: changes of one tree wait for each other, so that
 * nothing is put below what is being removed, and no two moves close a circle. Nothing where there is no tree.
 */
export async function lockTree(trees: Trees, session: Session): Promise<void> {
  const columns = columnsOf(trees);
  if (columns) await lockAdvisory(session, `${trees.actor.tenant} ${columns.table} tree`);
}

/** Condition for the records directly below `parents`; an empty parent is the top. */
export function directlyBelow(trees: Trees, parents: readonly string[]): Expression<SqlBool> {
  const columns = columnsOf(trees);
  const eb = expressionBuilder<AnySchema, string>();
  if (!columns) return eb.lit(false);
  const among = eb(columns.parentColumn, '=', sqlFragment`any(${[...parents]})`);
  if (!parents.includes(columns.root)) return among;
  return eb.or([among, eb(columns.parentColumn, 'is', null), eb(columns.parentColumn, '=', '')]);
}

/**
 * Puts drafts into the tree: an empty parent is the top, the mark is the server's. Answers what is wrong with the
 * places asked for: a parent that is not there, or is below the record itself.
 */
export async function placeDrafts<D extends Placed>(
  trees: Trees,
  drafts: readonly D[],
  session: Session,
): Promise<Map<D, FieldProblem[]>> {
  const found = new Map<D, FieldProblem[]>();
  const columns = columnsOf(trees);
  if (!columns) return found;
  for (const { values, old } of drafts) {
    values[columns.parent] = parentOf(values, columns);
    values[columns.hasChild] = old?.[columns.hasChild] ?? '0';
  }
  const moved = drafts.filter((draft) => isMoved(draft, columns));
  const above = await readAbove(trees, columns, moved, session);
  const next = new Map([...above, ...moved.map(({ id, values }) => [id, parentOf(values, columns)] as const)]);
  for (const draft of moved) {
    const parent = parentOf(draft.values, columns);
    if (parent === columns.root) continue;
    const message = above.has(parent) ? circle(draft.id, next, columns.root) : '上级不存在或已被删除';
    if (message !== undefined) found.set(draft, [{ key: columns.parent, message }]);
  }
  return found;
}

function parentOf(values: Readonly<Record<string, unknown>>, { parent, root }: Columns): string {
  const value = values[parent];
  return value === null || value === undefined || value === '' ? root : String(value);
}

function isMoved({ old, values }: Placed, columns: Columns): boolean {
  return old === undefined || parentOf(old, columns) !== parentOf(values, columns);
}

/** The parents of the drafts' new parents, and so on up to the top, by id. */
async function readAbove(
  trees: Trees,
  columns: Columns,
  moved: readonly Placed[],
  session: Session,
): Promise<Map<string, string>> {
  const above = new Map<string, string>();
  let asked = new Set(moved.map(({ values }) => parentOf(values, columns)));
  while (asked.size > 0) {
    const parents = await readParents(trees, columns, [...asked], session);
    for (const [id, parent] of parents) above.set(id, parent);
    asked = new Set([...parents.values()].filter((id) => id !== columns.root && !above.has(id)));
  }
  return above;
}

async function readParents(trees: Trees, columns: Columns, ids: readonly string[], session: Session) {
  const select = builder
    .selectFrom(columns.table)
    .where(ofTenant(trees.actor.tenant))
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select(['id', sqlFragment.ref<string | null>(columns.parentColumn).as(columns.parent)]);
  const { rows } = await run<Record<string, unknown> & { id: string }>(session, select);
  return new Map(rows.map((row) => [row.id, parentOf(row, columns)]));
}

function circle(id: string, above: ReadonlyMap<string, string>, root: string): string | undefined {
  const way = new Set<string>();
  for (let each = above.get(id); each !== undefined && each !== root && !way.has(each); each = above.get(each)) {
    if (each === id) return '不能移到自己或自己的下级';
    way.add(each);
  }
  return undefined;
}

/** After drafts were written: the parents they left and those they came to know whether they have anything below them. */
export async function updateMovedNodes(trees: Trees, drafts: readonly Placed[], session: Session): Promise<void> {
  const columns = columnsOf(trees);
  if (!columns) return;
  const moved = drafts.filter((draft) => isMoved(draft, columns));
  const parents = moved.flatMap(({ old, values }) => [
    parentOf(values, columns),
    ...(old ? [parentOf(old, columns)] : []),
  ]);
  await settleParents(trees, parents, session);
}

/** After records were removed from below `parents`. */
export async function settleParents(trees: Trees, parents: readonly string[], session: Session): Promise<void> {
  const columns = columnsOf(trees);
  const ids = [...new Set(parents)].filter((id) => id !== columns?.root);
  if (!columns || ids.length === 0) return;
  const { table, parentColumn, childColumn } = columns;
  const below = builder
    .selectFrom(`${table} as child`)
    .whereRef(`child.${parentColumn}`, '=', `${table}.id`)
    .whereRef('child.tenant_id', '=', `${table}.tenant_id`)
    .select(sqlFragment<number>`1`.as('one'));
  // The version stays: an edit of the parent must not conflict.
  const update = builder
    .updateTable(table)
    .set({ [childColumn]: sqlFragment`case when exists ${below} then '1' else '0' end` })
    .where(`${table}.tenant_id`, '=', trees.actor.tenant)
    .where(`${table}.id`, '=', sqlFragment`any(${ids})`);
  await run(session, update);
}

const MOST_BELOW = 10_000;

/** The ids of the records below `ids`, all levels down. Throws BusinessError for more than can go at once. */
export async function idsBelow(trees: Trees, ids: readonly string[], session: Session): Promise<string[]> {
  return [...(await nodesBelow(trees, ids, session)).keys()];
}

/** The same with the parent of each. */
export async function nodesBelow(trees: Trees, ids: readonly string[], session: Session): Promise<Map<string, string>> {
  const columns = columnsOf(trees);
  const below = new Map<string, string>();
  if (!columns) return below;
  const known = new Set(ids);
  for (let level = [...known]; level.length > 0; ) {
    const select = builder
      .selectFrom(columns.table)
      .where(ofTenant(trees.actor.tenant))
      .where(columns.parentColumn, '=', sqlFragment`any(${level})`)
      .select(['id', sqlFragment.ref<string>(columns.parentColumn).as('parent')])
      .limit(MOST_BELOW + 1);
    const { rows } = await run<{ id: string; parent: string }>(session, select);
    const found = rows.filter(({ id }) => !known.has(id));
    for (const { id, parent } of found) {
      known.add(id);
      below.set(id, parent);
    }
    level = found.map(({ id }) => id);
    if (below.size > MOST_BELOW) throw new BusinessError(`下级超过${MOST_BELOW}条，请先分批删除下级`);
  }
  return below;
}

/** The parents of records that are kept. */
export function parentsOf(trees: Trees, rows: Iterable<Readonly<Record<string, unknown>>>): string[] {
  const columns = columnsOf(trees);
  return columns ? [...rows].map((row) => parentOf(row, columns)) : [];
}

/** The rows with the texts of their ancestors, topmost first; without the texts where the actor may not know them. */
export async function withPaths(records: Records, rows: readonly Row[], session: Session): Promise<Row[]> {
  const columns = columnsOf(records);
  const text = columns && records.shape.columns.get(columns.text);
  if (!columns || !text) return [...rows];
  const known = new Map<string, { parent: string; text: string }>();
  let asked = [...new Set(parentsOf(records, rows))];
  while (asked.length > 0) {
    const select = builder
      .selectFrom(columns.table)
      .where(ofTenant(records.actor.tenant))
      .where('id', '=', sqlFragment`any(${asked})`)
      .select([
        'id',
        sqlFragment.ref(columns.parentColumn).as(columns.parent),
        sqlFragment.ref(text.column).as('_text'),
      ]);
    const found = (await run<Record<string, unknown> & { id: string }>(session, select)).rows;
    for (const row of found) known.set(row.id, { parent: parentOf(row, columns), text: String(row._text ?? '') });
    asked = [...new Set(found.map((row) => parentOf(row, columns)))].filter((id) => !known.has(id));
  }
  return rows.map((row) => {
    const treePath: string[] = [];
    const way = new Set<string>();
    for (let id = parentOf(row, columns); known.has(id) && !way.has(id); id = known.get(id)?.parent ?? '') {
      way.add(id);
      treePath.unshift(known.get(id)?.text ?? '');
    }
    return { ...row, treePath };
  });
}
