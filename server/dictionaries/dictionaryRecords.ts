import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { TreeCondition } from '../../engine/lists/tree.ts';
import type { DictionarySource } from '../../engine/plan/compiled.ts';
import { escapeLike } from '../../engine/queries/Filter.ts';
import { oneOf } from '../../engine/queries/filterValue.ts';
import type { Row, Session } from '../db/Database.ts';
import { type AnySchema, builder, run, runFirst, sqlFragment } from '../db/sql.ts';
import { ofTenant, whereFilter } from '../db/where.ts';
import type { Actor } from '../http/Actor.ts';

/** A record as a dictionary item. */
export interface RecordItem {
  value: string;
  text: string;
  color?: string | null;
}

/** Which of a dictionary's records are wanted. */
export interface ItemQuery {
  keyword?: string;
  /** Only these values. */
  values?: readonly string[];
  /** Only these values, or records of these texts. */
  named?: readonly string[];
  byValue?: boolean;
  limit: number;
  offset?: number;
}

/** A record of a tree. `mark` is what its own column says of children, where it has one. */
export interface TreeRecord {
  value: string;
  text: string;
  parent: string | null;
  hasChild: boolean;
  mark: string | null;
}

/** More than can be scrolled through. */
const MOST_CHILDREN = 2_000;

const texts = (column: string) => sqlFragment<string>`cast(${sqlFragment.ref(column)} as text)`;

/** The records the actor may see: those of the model's own list that fit the dictionary's condition. */
function fitting(actor: Actor, source: DictionarySource): Expression<SqlBool> {
  const eb = expressionBuilder<AnySchema, string>();
  const columns = new Map(source.where.map((condition) => [condition.column, condition]));
  const conditions = source.where.map(({ column, kind, values }) => whereFilter(oneOf(column, kind, values), columns));
  return eb.and([ofTenant(actor.tenant), ...conditions]);
}

/** Items of a dictionary of records, each value once, in order of their texts or values. */
export function selectItems(actor: Actor, source: DictionarySource, query: ItemQuery) {
  const [text, value] = [texts(source.text), texts(source.code)];
  let select = builder
    .selectFrom(source.table)
    .where(fitting(actor, source))
    .where(matching(source, query))
    .select([value.as('value'), sqlFragment<string>`coalesce(${text}, ${value})`.as('text')])
    .distinct();
  if (source.color !== undefined) select = select.select(texts(source.color).as('color'));
  const order = query.byValue ? (['value', 'text'] as const) : (['text', 'value'] as const);
  for (const name of order) select = select.orderBy(sqlFragment.ref(name));
  return select.limit(query.limit).offset(query.offset ?? 0);
}

/** The same, read in a transaction that is there. */
export async function readItems(session: Session, ...of: Parameters<typeof selectItems>): Promise<RecordItem[]> {
  return (await run<RecordItem & Row>(session, selectItems(...of))).rows;
}

/** How many items the query finds on all pages. */
export async function countItems(
  session: Session,
  actor: Actor,
  source: DictionarySource,
  query: Pick<ItemQuery, 'keyword'>,
): Promise<number> {
  const select = builder
    .selectFrom(source.table)
    .where(fitting(actor, source))
    .where(matching(source, query))
    .select(sqlFragment<number>`count(distinct ${texts(source.code)})`.as('total'));
  return Number((await runFirst<{ total: number }>(session, select))?.total ?? 0);
}

function matching(
  source: Pick<DictionarySource, 'text' | 'code'>,
  { keyword = '', values, named }: Pick<ItemQuery, 'keyword' | 'values' | 'named'>,
): Expression<SqlBool> {
  const eb = expressionBuilder<AnySchema, string>();
  const [text, value] = [texts(source.text), texts(source.code)];
  const either = (list: readonly string[]) => {
    const wanted = sqlFragment<string>`any(${[...list]})`;
    return eb.or([eb(value, '=', wanted), eb(text, '=', wanted)]);
  };
  const parts = [eb(value, '<>', '')];
  if (values) parts.push(eb(value, '=', sqlFragment<string>`any(${[...values]})`));
  if (named) parts.push(either(named));
  if (keyword.includes(',')) parts.push(either(keyword.split(',')));
  else if (keyword !== '') {
    const pattern = `%${escapeLike(keyword)}%`;
    parts.push(eb.or([eb(text, 'ilike', pattern), eb(value, 'ilike', pattern)]));
  }
  return eb.and(parts);
}

/** Records below `pid`, in the order of their values; the root's are those whose parent is empty or the root itself. */
export async function readChildren(
  session: Session,
  actor: Actor,
  source: DictionarySource & { tree: NonNullable<DictionarySource['tree']> },
  { pid, condition }: { pid: string; condition: ReadonlyMap<string, string> },
): Promise<TreeRecord[]> {
  const { parent, hasChild, root } = source.tree;
  const atRoot = pid === '' || pid === root;
  const eb = expressionBuilder<AnySchema, string>();
  const own = texts(parent);
  const child = texts(`below.${parent}`);
  const below = builder
    .selectFrom(`${source.table} as below`)
    .where('below.tenant_id', '=', actor.tenant)
    .where(child, '=', texts(`${source.table}.${source.code}`))
    .select(sqlFragment`1`.as('one'));
  const mark = hasChild === undefined ? sqlFragment<string | null>`null` : texts(hasChild);
  const flag = hasChild === undefined ? eb.exists(below) : eb(mark, 'in', ['1', 'Y', 'y', 'true']);
  const select = builder
    .selectFrom(source.table)
    .where(fitting(actor, source))
    .where(atRoot ? eb.or([eb(own, 'is', null), eb(own, 'in', ['', root])]) : eb(own, '=', pid))
    .where(alike(condition))
    .select([texts(source.code).as('value'), texts(source.text).as('text'), own.as('parent')])
    .select([mark.as('mark'), flag.as('hasChild')])
    .orderBy(sqlFragment.ref('value'))
    .limit(MOST_CHILDREN);
  return (await run<TreeRecord & Row>(session, select)).rows;
}

/** Every column is like its text: `%` stands for any text, nothing else is special. */
export function alike(condition: ReadonlyMap<string, string>): Expression<SqlBool> {
  const eb = expressionBuilder<AnySchema, string>();
  return eb.and(
    [...condition].map(([column, wanted]) => eb(texts(column), 'like', wanted.replaceAll(/[\\_]/g, '\\$&'))),
  );
}

/** The condition of a request by columns; undefined when it is none, or names what is not among `columns`. */
export function conditionColumns(
  condition: TreeCondition,
  columns: ReadonlyMap<string, string>,
): Map<string, string> | undefined {
  const found = Object.entries(condition).map(([key, wanted]) => [columns.get(key), wanted] as const);
  if (found.some(([column]) => column === undefined)) return undefined;
  return new Map(found.map(([column, wanted]) => [column ?? '', wanted]));
}
