import type { PlanSort, ValueKind } from '../../engine/plan/Plan.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { Row, Selection, Session } from '../db/Database.ts';
import { evaluatedOnce, figureText, groupText, IS_ROW } from '../db/reportSql.ts';
import { sqlFragment } from '../db/sql.ts';
import { aggregatesIn, FIGURE, figuresOfAnswer, figuresOfRows, type Totals } from './figures.ts';
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
 * `read`: the page's rows where they are read already, as `pageSelection` asks for them. Nothing more is asked of
 * `session` after it.
 */
export async function runReport(
  session: Session,
  shape: ReportShape,
  query: ReportQuery & { page: PageRequest },
  read?: Row[],
): Promise<ReportResult> {
  const { limit, offset } = query.page;
  const ahead = read === undefined && offset + limit <= AHEAD;
  const asked = ahead ? { limit: AHEAD, offset: 0 } : withNext(shape, query.page);
  const answer = read === undefined ? await readWhole(session, shape, query, asked) : { rows: read };
  const { rows } = answer;
  const [first, last] = ahead ? [offset, offset + limit] : [0, limit];
  const shown = rows.slice(first, last);
  const all = ahead && rows.length < AHEAD ? rows : undefined;
  const subtotals = await subtotalsOf(session, shape, query, { shown, next: rows[last], all });
  const grouped = shape.groupBy.length > 0 ? { subtotals } : {};
  const records = shown.map(withoutGroups);
  const { total, totals } = 'totals' in answer ? answer : await readTotals(session, shape, query);
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
  return selectReport(shape, query, withNext(shape, { limit, offset }));
}

type Rows = Pick<PageRequest, 'limit' | 'offset'>;

function withNext({ groupBy }: ReportShape, { limit, offset }: Rows): Rows {
  return { limit: limit + (groupBy.length > 0 ? 1 : 0), offset };
}

/** The rows of a report, filtered and sorted; without a sort in the order of its own SQL. */
export function selectReport(shape: ReportShape, query: ReportQuery, page: Rows): Selection {
  return statementOf(shape, query, rowsIn(filtered(shape, query), shape, query, page).compile());
}

/** Those rows, the number of all and the figures over them: the report is evaluated once for all three. */
async function readWhole(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
  page: Rows,
): Promise<{ rows: Row[] } & Pick<ReportResult, 'total' | 'totals'>> {
  if (shape.dialect.kind === 'mysql') {
    const statement = selectReport(shape, query, page);
    return {
      rows: (await session.query(statement.sql, statement.values)).rows,
      ...(await readTotals(session, shape, query)),
    };
  }
  const whole = evaluatedOnce(filtered(shape, query), query.values.length);
  const rows = rowsIn(whole.rows, shape, query, page);
  const statement = statementOf(shape, query, whole.beside(rows, totalsIn(whole.rows, shape)).compile());
  const answer = await session.query(statement.sql, statement.values, { last: shape.groupBy.length === 0 });
  return {
    rows: answer.rows.filter((row) => row[IS_ROW] === true).map(rowOnly),
    ...totalsOf(shape, answer.rows[0]),
  };
}

const TOTAL = '_total';

function rowOnly(row: Row): Row {
  const own = Object.entries(row).filter(([key]) => key !== TOTAL && key !== IS_ROW && !key.startsWith(FIGURE));
  return Object.fromEntries(own);
}

/** As page and order ask for them. */
function rowsIn(from: ReturnType<typeof filtered>, shape: ReportShape, query: ReportQuery, page: Rows) {
  const { dialect } = shape;
  let select = from
    .select(shape.columns.map(({ key, column }) => sqlFragment.ref(column).as(key)))
    .select(shape.groupBy.map((key, level) => groupText(columnOf(shape, key), dialect).as(groupColumn(level))))
    .limit(dialect.rows(page.limit))
    .offset(dialect.rows(page.offset));
  for (const { key, order } of orderOf(shape, query.sort))
    for (const by of dialect.ordered(sqlFragment.ref(columnOf(shape, key)), order)) select = select.orderBy(by);
  return select;
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

/** The number of rows and the figures over them. */
export async function readTotals(
  session: Session,
  shape: ReportShape,
  query: ReportQuery,
): Promise<Pick<ReportResult, 'total' | 'totals'>> {
  const statement = statementOf(shape, query, totalsIn(filtered(shape, query), shape).compile());
  const { rows } = await session.query(statement.sql, statement.values);
  return totalsOf(shape, rows[0]);
}

function totalsIn(from: ReturnType<typeof filtered>, { figures, where, dialect }: ReportShape) {
  return from
    .select((eb) => eb.fn.countAll<number>().as(TOTAL))
    .select(aggregatesIn(figures).map(({ name, aggregate }) => figureText(aggregate, where, dialect).as(name)));
}

function totalsOf({ figures }: ReportShape, row: Row = {}): Pick<ReportResult, 'total' | 'totals'> {
  return { total: Number(row[TOTAL] ?? 0), totals: figuresOfAnswer(figures, row) };
}
