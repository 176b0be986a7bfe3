import { isCounted } from '../../../engine/queryBuilder/headingFilter.ts';
import { selectionOf, sqlFragment } from '../../db/sql.ts';
import { ParamError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import { shownColumn } from '../write/tenantRows.ts';
import { readRecordQuery } from './recordQuery.ts';
import { selectMatching } from './records.ts';

const MOST = 200;
/** Milliseconds; a list so wide is narrowed before anybody reads its values. */
const SHARE = 1_500;

/** The values of a column, with how many of the records found have each. */
export interface ColumnValues {
  /** The most frequent first; null: it is empty. */
  values: { value: unknown; count: number }[];
  /** There are more values than these. */
  more: boolean;
  /** There are too many records to count them. */
  late: boolean;
}

/**
 * Counts the values of the column `field` among the records the other parameters find: what the actor may list, and of
 * no column they may not know. Throws ParamError.
 */
export async function columnValues(
  records: Records,
  parameters: Readonly<Record<string, string>>,
): Promise<ColumnValues> {
  const { field = '' } = parameters;
  const { shape, context, actor } = records;
  const kind = shape.query.kinds.get(field);
  const column = shape.columns.get(field);
  if (!column || !kind || !isCounted(kind) || shape.query.hidden.has(field)) throw new ParamError(`field: ${field}`);
  const found = selectMatching(records, readRecordQuery(parameters, records)).select([
    shownColumn(column).as('value'),
    sqlFragment<number>`count(*)::float8`.as('count'),
  ]);
  const counted = found
    .groupBy(sqlFragment`1`)
    .orderBy(sqlFragment`2 desc, 1`)
    .limit(MOST + 1);
  const [answer] = await context.db.readTogether(actor, [{ ...selectionOf(counted), share: SHARE }]);
  if (!answer) return { values: [], more: false, late: true };
  const rows = answer.rows as { value: unknown; count: number }[];
  return { values: rows.slice(0, MOST), more: rows.length > MOST, late: false };
}
