import { escapeLike } from '../../../engine/queries/Filter.ts';
import type { PageRequest } from '../../../engine/queries/page.ts';
import type { Row, Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { columnSql } from '../../db/where.ts';
import { nameOf } from '../changeSets/readSets.ts';
import type { Records } from '../Records.ts';
import { shownSubTables } from '../write/subTables.ts';
import { inTenant, selection, visible } from '../write/tenantRows.ts';
import { asRow, type KeptTypes, lostColumns, withinScopes } from './binSql.ts';

/** A removed record, as far as the actor may know it. */
export interface BinEntry {
  id: string;
  /** What people call it. */
  name: string;
  by: string;
  byName: string;
  time: string;
  /** Rows of its sub-tables, or records below it, that would come back with it. */
  lines: number;
  row: Row;
}

interface Stored extends Row {
  _bin_id: string;
  _bin_by: string;
  _bin_name: string | null;
  _bin_time: string;
  _bin_lines: number;
}

/** Which of them: ids of the bin, or what their texts hold. */
export interface BinQuery {
  keyword?: string;
  ids?: readonly string[];
}

const BIN = ['_bin_id', '_bin_by', '_bin_name', '_bin_time'] as const;

/** A page of what was removed, last first. */
export async function readBin(
  records: Records,
  query: BinQuery,
  { limit, offset }: Pick<PageRequest, 'limit' | 'offset'>,
): Promise<{ entries: BinEntry[]; total: number }> {
  return inTenant(records, async (session) => {
    const matching = await selectBin(records, query, session);
    const counted = await runFirst<{ total: number }>(
      session,
      matching.select(sqlFragment<number>`count(*)::integer`.as('total')),
    );
    const page = matching
      .select([...selection(records.shape), ...BIN.map((name) => sqlFragment.ref(name).as(name)), linesOf(records)])
      .orderBy('_bin_time', 'desc')
      .orderBy('_bin_id', 'desc');
    const { rows } = await run<Stored>(session, page.limit(limit).offset(offset));
    return { entries: rows.map((row) => told(records, row)), total: counted?.total ?? 0 };
  });
}

function told({ shape }: Records, stored: Stored): BinEntry {
  const row = visible(stored, shape);
  const { _bin_id: id, _bin_by: by, _bin_name: name, _bin_time: time, _bin_lines: lines } = stored;
  return { id, name: nameOf(shape, row), by, byName: name ?? by, time, lines, row };
}

/** The actor's part of a model's bin: `_bin_id`, `_bin_by`, `_bin_time`, `_bin_kept`, and the row under its table's name. */
export async function selectBin(records: Records, { keyword = '', ids }: BinQuery, session: Session) {
  const { actor, shape } = records;
  const { model } = shape;
  const mine = builder
    .selectFrom('sys_record_bin')
    .where('tenant_id', '=', actor.tenant)
    .where('table_name', '=', model.table);
  const types = await run<{ hash: string; types: KeptTypes }>(
    session,
    mine.select(['types', sqlFragment<string>`md5(types::text)`.as('hash')]).distinct(),
  );
  const lost = types.rows.map((each) => [each.hash, lostColumns(model, each.types).map(({ column }) => column)]);
  const bin = mine
    .$if(ids !== undefined, (some) => some.where('id', '=', sqlFragment`any(${[...(ids ?? [])]})`))
    .select([
      ...(['id as _bin_id', 'create_by as _bin_by', 'create_time as _bin_time', 'kept as _bin_kept'] as const),
      sqlFragment<string>`md5(types::text)`.as('_bin_types'),
      sqlFragment`(select u.realname from sys_user as u where u.username = sys_record_bin.create_by)`.as('_bin_name'),
    ])
    .as('bin');
  const without = sqlFragment`array(select jsonb_array_elements_text(${JSON.stringify(Object.fromEntries(lost))}::jsonb -> _bin_types))`;
  const row = asRow(model, sqlFragment`(_bin_kept -> 'row')`, without);
  const found = builder.selectFrom(bin).innerJoinLateral(row, (join) => join.onTrue());
  const seen = withinScopes(records);
  const within = seen === undefined ? found : found.where(seen);
  const words = keyword.trim();
  if (words === '') return within;
  const texts = shape.fields.filter(({ kind }) => kind === 'text' || kind === 'code');
  return within.where((eb) =>
    eb.or(
      texts.map(({ column }) => eb(sqlFragment`${columnSql({ column })}::text`, 'ilike', `%${escapeLike(words)}%`)),
    ),
  );
}

/** How many rows come back with one. */
function linesOf(records: Records) {
  const { model } = records.shape;
  const keys = shownSubTables(records).map((child) => `${child.records.shape.model.table}.${child.foreignKey}`);
  const all = model.tree ? [...keys, `${model.table}.`] : keys;
  return sqlFragment<number>`(select coalesce(sum(jsonb_array_length(each.value)), 0)::integer
    from jsonb_each(_bin_kept -> 'rows') as each where each.key = any(${all}::text[]))`.as('_bin_lines');
}
