import { type BoardData, type BoardPartData, type BoardRow, MOST_GROUPS } from '../../engine/boards/BoardData.ts';
import { dataPartsOf, dimensionsOf, measuresOf, reaches } from '../../engine/boards/parts.ts';
import { aggregatesOf, computeMeasure, type Figure } from '../../engine/measures/evaluate.ts';
import type { BoardDataPart, BoardGrain } from '../../engine/plan/board.ts';
import type { Measure } from '../../engine/plan/measure.ts';
import type { PlanSort } from '../../engine/plan/Plan.ts';
import type { DayRange } from '../../engine/queries/periods.ts';
import { decimalValue, readDecimal } from '../../engine/values/decimal.ts';
import type { RowsFrom } from '../db/agreementSql.ts';
import { amongValues, groupSql, inDays } from '../db/boardSql.ts';
import { type Row, SqlStateError } from '../db/Database.ts';
import { aggregateSql, measureSql } from '../db/measures.ts';
import type { Compilable } from '../db/sql.ts';
import { dateOf, handed, type OpenBoard, type OpenSource, reaching } from './openBoard.ts';

/** What is asked of the database for one or several parts: groups, and the figures of each. */
interface Question {
  source: string;
  /** What a report is handed. */
  params: Readonly<Record<string, string>>;
  /** Key of the column that `range` is days of. */
  date?: string | undefined;
  dimensions: readonly string[];
  range: DayRange | undefined;
  filters: readonly [string, readonly string[]][];
  sort?: PlanSort;
  top?: number;
}

/** Every part by itself: what one may not see, or waits too long for, keeps nothing from the others. */
export async function answerBoard(board: OpenBoard, now: Date): Promise<BoardData> {
  const { plan, range, before, newest, filters, ask: asked } = board;
  const wanted = dataPartsOf(plan.parts).filter(({ id }) => asked.parts?.has(id) ?? true);
  const questions = new Questions(board);
  const answers = wanted.map((part) => {
    const isOpen = openSource(board, part) !== undefined;
    return [part.id, isOpen ? answerPart(board, part, questions) : FORBIDDEN] as const;
  });
  await questions.run();
  const parts = await Promise.all(answers.map(async ([id, answer]) => [id, await answer] as const));
  return {
    at: now.toISOString(),
    ...(range === undefined ? {} : { range }),
    ...(before === undefined ? {} : { before }),
    ...(newest === undefined ? {} : { newest }),
    filters: Object.fromEntries([...filters].map(([key, values]) => [key, values.join(',')])),
    parts: Object.fromEntries(parts),
  };
}

const FORBIDDEN = Promise.resolve<BoardPartData>({ rows: [], error: 'forbidden' });

/** What a part counts; undefined unless the actor may know every column it speaks of, its filters' among them. */
export function openSource(board: OpenBoard, part: BoardDataPart): OpenSource | undefined {
  const source = board.sources.get(part.source);
  if (source === undefined) return undefined;
  const named = [
    ...dimensionsOf(part),
    ...measuresOf(part).flatMap((key) => source.measures.get(key)?.columns ?? []),
    ...reaching(board, part).map(([key]) => key),
    ...[dateOf(board, part)].flatMap((key) => key ?? []),
  ];
  return named.every((key) => source.columns.has(key)) ? source : undefined;
}

async function answerPart(board: OpenBoard, part: BoardDataPart, questions: Questions): Promise<BoardPartData> {
  const measures = measuresOf(part);
  const filters = reaching(board, part);
  const date = dateOf(board, part);
  const range = date === undefined ? undefined : board.range;
  const question: Question = {
    source: part.source,
    params: handed(board, part, board.range),
    date,
    dimensions: dimensionsOf(part),
    range,
    filters,
  };
  if (part.type === 'table') Object.assign(question, { sort: part.sort, top: part.top });
  const asked = [questions.ask(question, measures)];
  if (part.type === 'figure' && board.before && reaches(board.plan, part, 'period')) {
    const before = date === undefined ? {} : { range: board.before };
    asked.push(questions.ask({ ...question, params: handed(board, part, board.before), ...before }, measures));
  }
  const spark =
    part.type === 'figure' && part.spark && date !== undefined
      ? questions.ask({ ...question, dimensions: [date] }, measures)
      : undefined;
  try {
    const [rows = [], before] = await Promise.all(asked);
    const way = await spark;
    const most = part.type === 'table' ? part.top : MOST_GROUPS;
    return {
      rows: rows.slice(0, most),
      ...(rows.length > most ? { more: true } : {}),
      ...(before?.[0] === undefined ? {} : { before: before[0] }),
      ...(way === undefined ? {} : { spark: way.slice(0, MOST_GROUPS) }),
    };
  } catch (error) {
    const slow = error instanceof SqlStateError && error.code === '57014';
    if (!slow) board.log.error({ err: error }, 'a part of a board failed');
    return { rows: [], error: slow ? 'slow' : 'failed' };
  }
}

/** So many statements of one board are under way at a time. */
const TOGETHER = 4;

/** Gathers what parts ask, so that what two of them ask is asked once. */
class Questions {
  private readonly gathered = new Map<
    string,
    {
      question: Question;
      measures: Set<string>;
      settle: { resolve(rows: BoardRow[]): void; reject(error: unknown): void };
      answer: Promise<BoardRow[]>;
    }
  >();

  constructor(private readonly board: OpenBoard) {}

  /** Answered by `run`, with these measures and maybe more. */
  ask(question: Question, measures: readonly string[]): Promise<BoardRow[]> {
    const key = JSON.stringify(question);
    let known = this.gathered.get(key);
    if (known === undefined) {
      let settle = { resolve: (_rows: BoardRow[]): void => undefined, reject: (_error: unknown): void => undefined };
      const answer = new Promise<BoardRow[]>((resolve, reject) => {
        settle = { resolve, reject };
      });
      answer.catch(() => undefined);
      known = { question, measures: new Set(), settle, answer };
      this.gathered.set(key, known);
    }
    for (const measure of measures) known.measures.add(measure);
    const wanted = new Set([...question.dimensions, ...measures]);
    return known.answer.then((rows) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name)))),
    );
  }

  async run(): Promise<void> {
    const waiting = [...this.gathered.values()];
    const next = async (): Promise<void> => {
      for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
        await readGroups(this.board, each.question, each.measures).then(each.settle.resolve, each.settle.reject);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, next));
  }
}

async function readGroups(board: OpenBoard, question: Question, keys: ReadonlySet<string>): Promise<BoardRow[]> {
  const source = board.sources.get(question.source);
  if (source === undefined) throw new Error(`asked of what is not open: ${question.source}`);
  const { from, read } = source.counted(question.params);
  const measures = [...keys].flatMap((key) => source.measures.get(key) ?? []);
  const aggregates = [
    ...new Map(measures.flatMap(({ node }) => aggregatesOf(node)).map((each) => [JSON.stringify(each), each])),
  ];
  const rows = await read(selectGroups({ from, columns: source.columns }, board.ask.grain, question, measures));
  return rows.map((row) => {
    const figures = new Map(aggregates.map(([key], at) => [key, figureIn(row[`a${at}`])]));
    const values = measures.map(({ key, node }) => [
      key,
      valueIn(computeMeasure(node, (each) => figures.get(JSON.stringify(each)))),
    ]);
    const groups = question.dimensions.map((key, at) => [key, row[`d${at}`] ?? null]);
    return Object.fromEntries([...groups, ...values]) as BoardRow;
  });
}

function selectGroups(
  { from, columns }: { from: RowsFrom; columns: OpenSource['columns'] },
  grain: BoardGrain,
  { dimensions, date: dateKey, range, filters, sort, top }: Question,
  measures: readonly Measure[],
): Compilable {
  const aggregates = [
    ...new Map(measures.flatMap(({ node }) => aggregatesOf(node)).map((each) => [JSON.stringify(each), each])).values(),
  ];
  const groups = dimensions.map((key) => groupOf(columns, key, grain));
  let select = from
    .select(groups.map((group, at) => group.as(`d${at}`)))
    .select(aggregates.map((each, at) => aggregateSql(each, columns).as(`a${at}`)));
  const date = dateKey === undefined ? undefined : columns.get(dateKey);
  if (range !== undefined && date !== undefined)
    for (const within of inDays(date, range)) select = select.where(within);
  for (const [key, values] of filters) {
    const column = columns.get(key);
    if (column !== undefined) select = select.where(amongValues(column, values));
  }
  for (const group of groups) select = select.groupBy(group);
  const sorted = sort && measures.find(({ key }) => key === sort.key);
  if (sort !== undefined && sorted !== undefined) {
    const by = measureSql(sorted.node, columns);
    select = select.orderBy(by, (ordering) => (sort.order === 'asc' ? ordering.asc() : ordering.desc()).nullsLast());
  }
  for (const [at, key] of dimensions.entries())
    select = select.orderBy(`d${at}`, sort?.key === key ? sort.order : 'asc');
  return dimensions.length === 0 ? select : select.limit((top ?? MOST_GROUPS) + 1);
}

function groupOf(columns: OpenSource['columns'], key: string, grain: BoardGrain) {
  const column = columns.get(key);
  if (column === undefined) throw new Error(`grouped by an unknown column: ${key}`);
  return groupSql(column, grain);
}

/** As the engine writes it. */
function figureIn(value: Row[string] | undefined): Figure {
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  return readDecimal(text) ?? text;
}

/** A moment stays its text. */
function valueIn(figure: Figure): string | number | null {
  if (figure === undefined) return null;
  return readDecimal(figure) === undefined ? figure : decimalValue(figure);
}
