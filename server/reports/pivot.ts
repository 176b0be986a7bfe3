import type { PageRequest } from '../../engine/queries/page.ts';
import type { Row, Session } from '../db/Database.ts';
import { crossGroups, figureText, outputValue } from '../db/reportSql.ts';
import { aggregatesIn, figuresOfAnswer, type Totals } from './figures.ts';
import { columnOf, filtered, type ReportQuery, statementOf } from './reportQuery.ts';
import type { ReportShape } from './reportShape.ts';

/** Most values that stand across; what is more is told and left out. */
const MOST_ACROSS = 40;
/** Most cells that are read. */
const MOST_CELLS = 20_000;

/** A cross table as it is sent: figures of a row under `<place>_<measure>`, `all_<measure>` for those of all columns. */
export interface Pivot {
  records: Row[];
  /** Rows there are. */
  total: number;
  totals: Totals;
  pivot: {
    /** Values that stand across, in order, each with the first part of its figures' names. */
    across: { place: string; value: unknown }[];
    /** How many there are in all, where not all are shown. */
    cut?: number;
    /** Not all cells were read. */
    short?: true;
  };
}

/** What stands for all columns together. */
const ALL = 'all';

/** A cross table of a report's rows; what the actor does not see takes no part in it. Undefined: it is none. */
export async function runPivot(
  session: Session,
  shape: ReportShape,
  query: ReportQuery & { page: Pick<PageRequest, 'limit' | 'offset'> },
): Promise<Pivot | undefined> {
  const { pivot } = shape.report;
  if (pivot === undefined) return undefined;
  const seen = (keys: readonly string[]) => keys.filter((key) => shape.where.has(key));
  const [rows, across] = [seen(pivot.rows), seen(pivot.columns)];
  const figures = new Map([...shape.figures].filter(([key]) => pivot.measures.includes(key)));
  const answers = await readCross({ ...shape, figures }, session, query, rows, across);
  return arrange(answers, { rows, across, figures, page: query.page });
}

async function readCross(
  shape: ReportShape,
  session: Session,
  query: ReportQuery,
  rows: readonly string[],
  across: readonly string[],
): Promise<Row[]> {
  const columns = (keys: readonly string[]) => keys.map((key) => columnOf(shape, key));
  const { sets, inRow, inColumn, order } = crossGroups(columns(rows), columns(across), directions(query, rows));
  const statement = statementOf(
    shape,
    query,
    filtered(shape, query)
      .select(rows.map((key) => outputValue(columnOf(shape, key)).as(key)))
      .select(across.map((key) => outputValue(columnOf(shape, key)).as('_across')))
      .select([inRow.as('_in_row'), inColumn.as('_in_column')])
      .select(aggregatesIn(shape.figures).map(({ name, aggregate }) => figureText(aggregate, shape.where).as(name)))
      .groupBy(sets)
      .orderBy(order)
      .limit(MOST_CELLS + 1)
      .compile(),
  );
  return (await session.query(statement.sql, statement.values)).rows;
}

/** How each of the rows' columns is ordered. */
function directions({ sort }: ReportQuery, rows: readonly string[]): ('asc' | 'desc')[] {
  return rows.map((row) => sort.find(({ key }) => key === row)?.order ?? 'asc');
}

interface Arranging {
  rows: readonly string[];
  across: readonly string[];
  figures: ReportShape['figures'];
  page: Pick<PageRequest, 'limit' | 'offset'>;
}

function arrange(answers: readonly Row[], { rows, across, figures, page }: Arranging): Pivot {
  const cells = answers.slice(0, MOST_CELLS);
  const of = (inRow: boolean, inColumn: boolean) =>
    cells.filter((each) => Number(each._in_row) === (inRow ? 1 : 0) && Number(each._in_column) === (inColumn ? 1 : 0));
  const values = across.length === 0 ? [] : of(false, true).map((each) => each._across ?? null);
  const shown = values.slice(0, MOST_ACROSS);
  const places = new Map(shown.map((value, at) => [JSON.stringify(value), `p${at}`]));
  const named = (place: string, answer: Row): Totals =>
    Object.fromEntries(
      Object.entries(figuresOfAnswer(figures, answer)).map(([key, value]) => [`${place}_${key}`, value]),
    );
  const placeOf = (answer: Row) => places.get(JSON.stringify(answer._across ?? null));
  const keyOf = (answer: Row) => JSON.stringify(rows.map((key) => answer[key] ?? null));
  const lines = of(true, false);
  const byRow = new Map(
    lines
      .slice(page.offset, page.offset + page.limit)
      .map((line): [string, Row] => [
        keyOf(line),
        { ...Object.fromEntries(rows.map((key) => [key, line[key] ?? null])), ...named(ALL, line) },
      ]),
  );
  for (const cell of across.length === 0 ? [] : of(true, true)) {
    const [row, place] = [byRow.get(keyOf(cell)), placeOf(cell)];
    if (row && place !== undefined) Object.assign(row, named(place, cell));
  }
  const totals = [...of(false, false).map((all) => named(ALL, all))];
  for (const cell of across.length === 0 ? [] : of(false, true)) {
    const place = placeOf(cell);
    if (place !== undefined) totals.push(named(place, cell));
  }
  return {
    records: [...byRow.values()],
    total: lines.length,
    totals: Object.assign({}, ...totals) as Totals,
    pivot: {
      across: shown.map((value, at) => ({ place: `p${at}`, value })),
      ...(values.length > shown.length ? { cut: values.length } : {}),
      ...(answers.length > MOST_CELLS ? { short: true } : {}),
    },
  };
}
