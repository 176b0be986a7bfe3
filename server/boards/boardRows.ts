import { expressionBuilder } from 'kysely';
import type { BoardRows } from '../../engine/boards/BoardData.ts';
import { dimensionsOf, measuresOf } from '../../engine/boards/parts.ts';
import type { BoardDataPart, BoardDimension } from '../../engine/plan/board.ts';
import { readPage } from '../../engine/queries/page.ts';
import { amongValues, inDays, inGroup } from '../db/boardSql.ts';
import type { AnySchema } from '../db/sql.ts';
import { ForbiddenError } from '../http/errors.ts';
import { openSource } from './answerBoard.ts';
import { dateOf, handed, type OpenBoard, type OpenSource, reaching } from './openBoard.ts';

const MOST_COLUMNS = 8;

/** What the figure is made of first, then what is said first of a row. */
function columnsShown({ listed, measures }: OpenSource, part: BoardDataPart): BoardDimension[] {
  const first = [
    ...measuresOf(part).flatMap((key) => measures.get(key)?.columns ?? []),
    ...dimensionsOf(part),
    ...[part.date].flatMap((key) => key ?? []),
  ];
  const keys = new Set([...listed.slice(0, 2).map(({ key }) => key), ...first, ...listed.map(({ key }) => key)]);
  const byKey = new Map(listed.map((column) => [column.key, column]));
  return [...keys].flatMap((key) => byKey.get(key) ?? []).slice(0, MOST_COLUMNS);
}

/** The records behind one figure of a part: those of its filters, days and group. `g_<key>` names the group. */
export async function boardRows(
  board: OpenBoard,
  part: BoardDataPart,
  parameters: Readonly<Record<string, string>>,
): Promise<BoardRows> {
  const { range, ask } = board;
  const source = openSource(board, part);
  if (source === undefined) throw new ForbiddenError(part.id);
  const dateKey = dateOf(board, part);
  const date = dateKey === undefined ? undefined : source.columns.get(dateKey);
  const groups = dimensionsOf(part).flatMap((key) => {
    const column = source.columns.get(key);
    const value = parameters[`g_${key}`];
    return column === undefined || value === undefined ? [] : [inGroup(column, ask.grain, value === '' ? null : value)];
  });
  const filters = reaching(board, part).flatMap(([key, values]) => {
    const column = source.columns.get(key);
    return column === undefined ? [] : [amongValues(column, values)];
  });
  const days = range && date ? inDays(date, range) : [];
  const within = expressionBuilder<AnySchema, string>().and([...groups, ...filters, ...days]);
  const { page } = source.counted(handed(board, part, range));
  const { records, total } = await page(within, readPage(parameters), part.date);
  return { columns: columnsShown(source, part), records, total };
}
