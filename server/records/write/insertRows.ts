import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';

const BATCH = 1_000;

export interface InsertOptions {
  /** Leaves rows out whose unique values are taken already, instead of failing. */
  skipTaken?: boolean;
}

/**
 * Inserts rows, given by column names, in as few statements as is sensible; answers the ids that were written. All
 * rows carry the columns of the first. One bound value a batch: a statement with a value for each cell would spend
 * its time being parsed. Throws what `Session.query` throws.
 */
export async function insertRows(
  session: Session,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
  { skipTaken = false }: InsertOptions = {},
): Promise<Set<string>> {
  const written = new Set<string>();
  const names = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    const given = sqlFragment`json_populate_recordset(null::${sqlFragment.table(table)}, ${batch}::json)`.as('given');
    const insert = builder
      .insertInto(table)
      .columns(names)
      .expression((eb) => eb.selectFrom(given).select(names))
      .returning('id');
    const statement = skipTaken ? insert.onConflict((conflict) => conflict.doNothing()) : insert;
    for (const { id } of (await run<{ id: string }>(session, statement)).rows) written.add(id);
  }
  return written;
}
