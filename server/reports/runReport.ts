import type { PlanSort, ValueKind } from '../../engine/plan/Plan.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { Row, Selection, Session } from '../db/Database.ts';
import { figureText, groupText } from '../db/reportSql.ts';
import { sqlFragment } from '../db/sql.ts';
import { aggregatesIn, figuresOfAnswer, figuresOfRows, type Totals } from './figures.ts';
import { columnOf, filtered, type ReportQuery, statementOf } from './reportQuery.ts';
import type { ReportShape } from './reportShape.ts';
import { groupColumn, type Subtotal, subtotalsOf, withoutGroups } from './subtotals.ts';

export interface ReportResult {
  records: Row[];
  total: number;
  /** Figures over the whole filtered result, by the key of the column. */
  totals: Totals;
  /** The same over this page; absent where it is all there is. */
  pageTotals?: Totals;
  /** Figures of the groups that end on this page; absent where there are no groups. */
  subtotals?: Subtotal[];
}

/** Rows read beside the first pages: a report that has no more is evaluated once, for page, number and figures. */
const AHEAD = 500;

/**
 * One page, with the number of rows and the figures of the whole result, each within the database's own deadline.
 * `read`: the page's rows where they are read already, as `pageSelection` asks for them.
 */
export async function runReport(
  session: Session,
  shape: ReportShape,
  query: ReportQuery & { page: PageRequest },
  read?: Row[],
): Promise<ReportResult> {
  const { limit, offset } = query.page;
  const ahead = read === undefined && offset + limit <= AHEAD;
  const statement = ahead
    ? selectReport(shape, query, { limit: AHEAD, offset: 0 })
    : pageSelection(shape, query, query.page);
  const rows = read ?? (await session.query(statement.sql, statement.values)).rows;
  const [first, last] = ahead ? [offset, offset + limit] : [0, limit];
  const shown = rows.slice(first, last);
  const all = ahead && rows.length < AHEAD ? rows : undefined;
  const subtotals = await subtotalsOf(session, shape, query, { shown, next: rows[last], all });
  const grouped = shape.groupBy.length > 0 ? { subtotals } : {};
  const records = shown.map(withoutGroups);
  const whole = all ?? (rows.length < limit && offset === 0 ? rows : undefined);
  const { total, totals } =
    whole === undefined
      ? await readTotals(
          session,
          shape,
          query,
          shown.length < limit && shown.length > 0 ? offset + shown.length : undefined,
        )
      : { total: whole.length, totals: figuresOfRows(shape.figures, whole) };
  const isPart = shape.figures.size > 0 && records.length < total;
  return {
    records,
    total,
    totals,
    ...(isPart ? { pageTotals: figuresOfRows(shape.figures, records) } : {}),
    ...grouped,
  };
}

/** The rows of one page, and where there are groups the row behind it: it says whether the last group goes on. */
export function pageSelection(
  shape: ReportShape,
  query: ReportQuery,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Selection {
  return selectReport(shape, query, { limit: limit + (shape.groupBy.length > 0 ? 1 : 0), offset });
}

/** The rows of a report, filtered and sorted; without a sort in the order of its own SQL. */
export function selectReport(
  shape: ReportShape,
  query: ReportQuery,
  page: { limit: number; offset: number },
): Selection {
  let select = filtered(shape, query)
    .select(shape.columns.map(({ key, column }) => sqlFragment.ref(column).as(key)))
    .select(shape.groupBy.map((key, level) => groupText(columnOf(shape, key)).as(groupColumn(level))))
    .limit(page.limit)
    .offset(page.offset);
  for (const { key, order } of orderOf(shape, query.sort)) {
    const ref = sqlFragment.ref(columnOf(shape, key));
    select = select.orderBy(ref, order === 'asc' ? 'asc' : (ordering) => ordering.desc().nullsLast());
  }
  return statementOf(query, select.compile());
}

/** Kinds of outputs that have an order in every database. */
const ORDERED: ReadonlySet<ValueKind> = new Set([
  'text',
  'number',
  'date',
  'datetime',
  'time',
  'code',
  'flag',
  'reference',
]);

/** Rows that are alike in what they are sorted by stand on one page only: by the other outputs they have an order. */
function orderOf(shape: ReportShape, sort: readonly PlanSort[]): readonly PlanSort[] {
  const order = askedOrder(shape, sort);
  if (order.length === 0) return order;
  const others = shape.columns.filter(
    ({ key, kind, list }) => list !== true && ORDERED.has(kind) && !order.some((each) => each.key === key),
  );
  return [...order, ...others.map(({ key }): PlanSort => ({ key, order: 'asc' }))];
}

/** Groups stand together, whatever the rows in them are sorted by. */
function askedOrder({ groupBy, report }: ReportShape, sort: readonly PlanSort[]): readonly PlanSort[] {
  const asked = (key: string) => [...sort, ...(report.sort ? [report.sort] : [])].find((each) => each.key === key);
  const groups = groupBy.map((key): PlanSort => ({ key, order: asked(key)?.order ?? 'asc' }));
  return [...groups, ...sort.filter(({ key }) => !groupBy.includes(key))];
}

/** The number of rows, where it is not known, and the figures over them. */
export async function readTotals(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
  known?: number,
): Promise<Pick<ReportResult, 'total' | 'totals'>> {
  if (known !== undefined && shape.figures.size === 0) return { total: known, totals: {} };
  const select = filtered(shape, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(aggregatesIn(shape.figures).map(({ name, aggregate }) => figureText(aggregate, shape.where).as(name)));
  const statement = statementOf(query, select.compile());
  const { rows } = await session.query(statement.sql, statement.values);
  const row = rows[0] ?? {};
  return { total: Number(row.total ?? 0), totals: figuresOfAnswer(shape.figures, row) };
}
