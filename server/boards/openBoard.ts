import type { Expression, SqlBool } from 'kysely';
import { reachedBy } from '../../engine/boards/parts.ts';
import { rangeBefore, rangeOf } from '../../engine/boards/ranges.ts';
import type { BoardDataPart, BoardDimension, BoardPlan } from '../../engine/plan/board.ts';
import type { Measure } from '../../engine/plan/measure.ts';
import type { PageRequest } from '../../engine/queries/page.ts';
import type { DayRange } from '../../engine/queries/periods.ts';
import type { RowsFrom } from '../db/agreementSql.ts';
import { groupSql, newestDay } from '../db/boardSql.ts';
import type { Row } from '../db/Database.ts';
import type { Compilable } from '../db/sql.ts';
import type { WhereColumn } from '../db/where.ts';
import type { Context } from '../http/Context.ts';
import { ParamError } from '../http/errors.ts';
import type { Shape } from '../records/shape.ts';
import type { BoardAsk } from './boardAsk.ts';

/** Rows that are counted, before anything is taken of them, and how they are read as who may. */
export interface Counted {
  from: RowsFrom;
  read(query: Compilable): Promise<Row[]>;
  /** A page of the rows within a condition; `sort` by the key of a column, the newest first. */
  page(within: Expression<SqlBool>, page: PageRequest, sort: string | undefined): Promise<CountedPage>;
}

export interface CountedPage {
  records: readonly Row[];
  total: number;
}

/** A model or report that parts count, as one actor may read it. */
export interface OpenSource {
  measures: ReadonlyMap<string, Measure>;
  /** What the actor may know; columns that group, filter or say the day. */
  columns: ReadonlyMap<string, WhereColumn>;
  /** The columns as rows are listed by. */
  listed: readonly BoardDimension[];
  /** The model; undefined: of a report. */
  shape?: Shape;
  /** All rows the actor may see; of a report with these values of its parameters. */
  counted(params: Readonly<Record<string, string>>): Counted;
}

/** A board as one actor asks for it: days and filters are settled. */
export interface OpenBoard {
  plan: BoardPlan;
  /** By their key; without those the actor may not read. */
  sources: ReadonlyMap<string, OpenSource>;
  ask: BoardAsk;
  log: Context['log'];
  range?: DayRange;
  before?: DayRange;
  newest?: string;
  /** Values by the key of their column; filters that nobody chose a value for have the one most rows have. */
  filters: ReadonlyMap<string, readonly string[]>;
}

/** `open` gives a source by its key; undefined: the actor may not read it. */
export async function openBoard(
  plan: BoardPlan,
  open: (key: string) => Promise<OpenSource | undefined>,
  asked: BoardAsk,
  { today, log }: { today: string; log: Context['log'] },
): Promise<OpenBoard> {
  const sources = new Map<string, OpenSource>();
  for (const key of Object.keys(plan.sources)) {
    const source = await open(key);
    if (source !== undefined) sources.set(key, source);
  }
  const own = sources.get(plan.model);
  const models = [...(own ? [own] : []), ...sources.values()].filter(({ shape }) => shape !== undefined);
  const days = await daysOf(plan, own, asked, today);
  return { plan, sources, ask: asked, log, ...days, filters: await filtersOf(plan, models, asked) };
}

async function daysOf(plan: BoardPlan, own: OpenSource | undefined, { period, compare }: BoardAsk, today: string) {
  if (plan.period === undefined) return {};
  const column = own?.columns.get(plan.period.key);
  const newest = own && column && plan.period.until === 'newest' ? await newestOf(own, column) : undefined;
  const range = rangeOf(period ?? plan.period.defaultValue, newest ?? today);
  if (range === undefined) throw new ParamError('period: neither a name nor two days');
  const before = rangeBefore(range, compare);
  return { range, ...(before === undefined ? {} : { before }), ...(newest === undefined ? {} : { newest }) };
}

async function newestOf(source: OpenSource, column: WhereColumn): Promise<string | undefined> {
  const { from, read } = source.counted({});
  const [row] = await read(from.select(newestDay(column).as('newest')));
  return typeof row?.newest === 'string' ? row.newest : undefined;
}

/** A filter that needs a value takes it of the first model that has one: amounts of several currencies never add up. */
async function filtersOf({ filters }: BoardPlan, models: readonly OpenSource[], { chosen }: BoardAsk) {
  const settled = new Map(chosen);
  for (const { key, required, defaultValue } of filters) {
    if (!required || settled.has(key)) continue;
    let value = defaultValue;
    for (const source of value === undefined ? models : []) {
      const column = source.columns.get(key);
      value ??= column && (await commonest(source, column));
    }
    if (value !== undefined) settled.set(key, [value]);
  }
  return settled;
}

/** The value most rows have. */
async function commonest(source: OpenSource, column: WhereColumn): Promise<string | undefined> {
  return (await valuesOf(source, column, 1))[0];
}

/** So many values of a column, those that most rows have first. */
export async function valuesOf(source: OpenSource, column: WhereColumn, most: number): Promise<string[]> {
  const value = groupSql(column, 'day');
  const { from, read } = source.counted({});
  const query = from
    .select(value.as('value'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(value, 'is not', null)
    .groupBy(value)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(most);
  return (await read(query)).flatMap((row) => (typeof row.value === 'string' ? row.value : []));
}

/** The columns that filters narrow of what a part counts, with their values. */
export const reaching = ({ plan, filters }: OpenBoard, part: BoardDataPart): [string, readonly string[]][] =>
  [...filters].flatMap(([key, values]): [string, readonly string[]][] => {
    const column = reachedBy(plan, part, key);
    return column === undefined ? [] : [[column, values]];
  });

/** What a report is handed for a part: the values of its parameters that filters and the period give. */
export function handed(
  { filters, plan }: OpenBoard,
  { params = {} }: BoardDataPart,
  range: DayRange | undefined,
): Record<string, string> {
  const values = Object.entries(params).flatMap(([param, source]): [string, string][] => {
    if (source !== 'period') return [[`self_${param}`, filters.get(source)?.join(',') ?? '']];
    const { from = '', to = '' } = plan.period && range ? range : {};
    return [
      [`self_${param}_begin`, from],
      [`self_${param}_end`, to],
    ];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Key of the column that says the day, of a part that the period reaches. */
export const dateOf = ({ plan }: OpenBoard, { date, ignores }: BoardDataPart): string | undefined =>
  plan.period === undefined || ignores.includes('period') ? undefined : date;
