import { expressionBuilder } from 'kysely';
import type { BoardRows } from '../../engine/boards/BoardData.ts';
import { dimensionsOf, measuresOf } from '../../engine/boards/parts.ts';
import type { BoardDataPart, BoardDimension } from '../../engine/plan/board.ts';
import { readPage } from '../../engine/queries/page.ts';
import { amongValues, inDays, inGroup } from '../db/boardSql.ts';
import type { AnySchema } from '../db/sql.ts';
import { ForbiddenError } from '../http/errors.ts';
import { listRecords } from '../records/read/records.ts';
import { isOpen } from './answerBoard.ts';
import { columnOf, type OpenBoard, reaching } from './openBoard.ts';

const MOST_COLUMNS = 8;

/** What the figure is made of first, then what the model says first of a record. */
function columnsShown({ plan, records, measures }: OpenBoard, part: BoardDataPart): BoardDimension[] {
  const { fields } = records.shape;
  const first = [
    ...measuresOf(part).flatMap((key) => measures.get(key)?.columns ?? []),
    ...dimensionsOf(part),
    ...(plan.period ? [plan.period.key] : []),
  ];
  const keys = new Set([...fields.slice(0, 2).map(({ key }) => key), ...first, ...fields.map(({ key }) => key)]);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return [...keys]
    .flatMap((key) => byKey.get(key) ?? [])
    .filter(({ kind }) => kind !== 'secret')
    .slice(0, MOST_COLUMNS)
    .map(({ key, title, kind, dictCode }) => ({ key, title, kind, ...(dictCode === undefined ? {} : { dictCode }) }));
}

/** The records behind one figure of a part: those of its filters, days and group. `g_<key>` names the group. */
export async function boardRows(
  board: OpenBoard,
  part: BoardDataPart,
  parameters: Readonly<Record<string, string>>,
): Promise<BoardRows> {
  const { records, plan, range, ask } = board;
  if (!isOpen(board, part)) throw new ForbiddenError(part.id);
  const date = plan.period && columnOf(records, plan.period.key);
  const groups = dimensionsOf(part).flatMap((key) => {
    const column = columnOf(records, key);
    const value = parameters[`g_${key}`];
    return column === undefined || value === undefined ? [] : [inGroup(column, ask.grain, value === '' ? null : value)];
  });
  const filters = reaching(board, part).flatMap(([key, values]) => {
    const column = columnOf(records, key);
    return column === undefined ? [] : [amongValues(column, values)];
  });
  const days = range && date && !part.ignores.includes('period') ? inDays(date, range) : [];
  const within = expressionBuilder<AnySchema, string>().and([...groups, ...filters, ...days]);
  const sort = date && plan.period ? [{ key: plan.period.key, order: 'desc' } as const] : [];
  const page = readPage(parameters);
  const query = { filter: { op: 'and' as const, filters: [] }, sort, page, within };
  const { records: rows, total } = await listRecords(records, query);
  return { columns: columnsShown(board, part), records: rows, total };
}
