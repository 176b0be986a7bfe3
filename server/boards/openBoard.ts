import { rangeBefore, rangeOf } from '../../engine/boards/ranges.ts';
import type { BoardDataPart, BoardPlan } from '../../engine/plan/board.ts';
import type { Measure } from '../../engine/plan/measure.ts';
import type { DayRange } from '../../engine/queries/periods.ts';
import { groupSql, newestDay } from '../db/boardSql.ts';
import type { Row } from '../db/Database.ts';
import { type Compilable, selectionOf } from '../db/sql.ts';
import type { WhereColumn } from '../db/where.ts';
import { ParamError } from '../http/errors.ts';
import type { Records } from '../records/Records.ts';
import { selectMatching } from '../records/read/records.ts';
import type { BoardAsk } from './boardAsk.ts';

/** A board as one actor asks for it: days and filters are settled. */
export interface OpenBoard {
  plan: BoardPlan;
  records: Records;
  measures: ReadonlyMap<string, Measure>;
  ask: BoardAsk;
  range?: DayRange;
  before?: DayRange;
  newest?: string;
  /** Values by the key of their column; filters that nobody chose a value for have the one most rows have. */
  filters: ReadonlyMap<string, readonly string[]>;
}

/** All records the actor may see. */
export const allOf = (records: Records) => selectMatching(records, { filter: { op: 'and', filters: [] } });

/** Rows of one statement, for the actor's tenant and within the database's own deadline. */
export async function ask({ context, actor }: Records, query: Compilable): Promise<Row[]> {
  const [found] = await context.db.readTogether({ tenant: actor.tenant }, [selectionOf(query)]);
  return found?.rows ?? [];
}

/** A column that groups, filters or says the day; undefined: the actor may not know it. */
export const columnOf = ({ shape }: Records, key: string): WhereColumn | undefined => shape.columns.get(key);

export async function openBoard(plan: BoardPlan, records: Records, asked: BoardAsk, today: string): Promise<OpenBoard> {
  const measures = new Map(records.shape.model.measures.map((measure) => [measure.key, measure]));
  const days = await daysOf(plan, records, asked, today);
  return { plan, records, measures, ask: asked, ...days, filters: await filtersOf(plan, records, asked) };
}

async function daysOf(plan: BoardPlan, records: Records, { period, compare }: BoardAsk, today: string) {
  const column = plan.period && columnOf(records, plan.period.key);
  if (plan.period === undefined || column === undefined) return {};
  const newest = plan.period.until === 'newest' ? await newestOf(records, column) : undefined;
  const range = rangeOf(period ?? plan.period.defaultValue, newest ?? today);
  if (range === undefined) throw new ParamError('period: neither a name nor two days');
  const before = rangeBefore(range, compare);
  return { range, ...(before === undefined ? {} : { before }), ...(newest === undefined ? {} : { newest }) };
}

async function newestOf(records: Records, column: WhereColumn): Promise<string | undefined> {
  const [row] = await ask(records, allOf(records).select(newestDay(column).as('newest')));
  return typeof row?.newest === 'string' ? row.newest : undefined;
}

async function filtersOf({ filters }: BoardPlan, records: Records, { chosen }: BoardAsk) {
  const settled = new Map(chosen);
  for (const { key, required, defaultValue } of filters) {
    if (!required || settled.has(key)) continue;
    const column = columnOf(records, key);
    const value = defaultValue ?? (column && (await commonest(records, column)));
    if (value !== undefined) settled.set(key, [value]);
  }
  return settled;
}

/** The value most rows have. */
async function commonest(records: Records, column: WhereColumn): Promise<string | undefined> {
  const value = groupSql(column, 'day');
  const query = allOf(records)
    .select(value.as('value'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(value, 'is not', null)
    .groupBy(value)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(1);
  const [row] = await ask(records, query);
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Keys of the filters with values that reach a part. */
export function reaching({ filters }: OpenBoard, { ignores }: BoardDataPart): [string, readonly string[]][] {
  return [...filters].filter(([key]) => !ignores.includes(key));
}
