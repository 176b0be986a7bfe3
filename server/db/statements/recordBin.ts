import type { RawBuilder } from 'kysely';
import { builder, type Compilable, sqlFragment } from '../sql.ts';

/** A statement the builder has no word for. */
const statement = (text: RawBuilder<unknown>): Compilable => ({ compile: () => text.compile(builder) });

/** Records to be kept, and how. */
export interface Keeping {
  tenant: string;
  table: string;
  /** Ids of the entries and their records, with the ids of nodes below that go with them. */
  entries: readonly { bin: string; id: string; nodes: readonly string[] }[];
  /** Rows that go too: by which column of their table they belong to the record; absent: they are the nodes below it. */
  rows: readonly { key: string; table: string; column?: string }[];
  types: object;
  by: string;
  time: string;
}

/** Copies records and what goes with them into the bin. */
export function keepRecords({ tenant, table, entries, rows, types, by, time }: Keeping): Compilable {
  // Read once for all records: the column may have no index.
  const ids = entries.map(({ id }) => id);
  const parts = rows.map(({ key, table: from, column }, at) => {
    const part = sqlFragment.table(`part_${at}`);
    const owner = column === undefined ? sqlFragment`top.id` : sqlFragment`gone.${sqlFragment.ref(column)}`;
    const among =
      column === undefined
        ? sqlFragment`join given as top on gone.id = any (array(select jsonb_array_elements_text(top.nodes)))
            where true`
        : sqlFragment`where ${owner} = any(${ids}::text[])`;
    return {
      pair: sqlFragment`${key}::text, coalesce(${part}.rows, '[]')`,
      join: sqlFragment`left join (select ${owner} as owner, jsonb_agg(to_jsonb(gone) order by gone.id) as rows
        from ${sqlFragment.table(from)} as gone ${among} and gone.tenant_id = ${tenant} group by 1) as ${part}
        on ${part}.owner = kept.id`,
    };
  });
  const joins = parts.map(({ join }) => join);
  return statement(sqlFragment`with given as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given (bin text, id text, nodes jsonb))
    insert into sys_record_bin (id, tenant_id, table_name, record_id, types, kept, create_by, create_time)
    select given.bin, kept.tenant_id, ${table}, kept.id, ${JSON.stringify(types)}::jsonb,
      jsonb_build_object('row', to_jsonb(kept), 'rows', jsonb_build_object(${sqlFragment.join(parts.map(({ pair }) => pair))})),
      ${by}, ${time}::timestamp
    from given join ${sqlFragment.table(table)} as kept on kept.id = given.id
      ${joins.length > 0 ? sqlFragment.join(joins, sqlFragment` `) : sqlFragment``}
    where kept.tenant_id = ${tenant}`);
}

/** Rows that stand in an entry: those kept under a key, or without one the record itself. */
const keptJson = (kept: RawBuilder<unknown>, key: string | undefined) =>
  key === undefined
    ? sqlFragment`jsonb_build_array(${kept} -> 'row')`
    : sqlFragment`coalesce(${kept} -> 'rows' -> ${key}::text, '[]')`;

/** What of an entry is meant, and which columns of its rows have no place in the table. */
export interface KeptPart {
  entry: string;
  table: string;
  key: string | undefined;
  lost: readonly string[];
}

/** Rows of an entry as rows of their table, to be selected from; `add` is added to the version of each. */
export function keptRowsOf({ entry, table, key, lost }: KeptPart, add = 0) {
  const all = keptJson(sqlFragment`(select kept from sys_record_bin where id = ${entry})`, key);
  return sqlFragment`jsonb_populate_recordset(null::${sqlFragment.table(table)}, (select coalesce(jsonb_agg((one - ${lost}::text[])
    || jsonb_build_object('version', (one ->> 'version')::integer + ${add}::integer)), '[]')
    from jsonb_array_elements(${all}) as each (one)))`;
}

/** Puts rows of an entry back into their table; what came out of it is a version further than what went in. */
export const bringBack = (part: KeptPart): Compilable =>
  statement(sqlFragment`insert into ${sqlFragment.table(part.table)} select * from ${keptRowsOf(part, 2)} as kept`);

/** Those of the lost columns that held something. */
export const filledColumns = ({ entry, key, lost }: KeptPart): Compilable =>
  statement(sqlFragment`select distinct pair.key as column
    from sys_record_bin, jsonb_array_elements(${keptJson(sqlFragment`kept`, key)}) as one, jsonb_each(one) as pair
    where id = ${entry} and jsonb_typeof(pair.value) <> 'null' and pair.key = any(${lost}::text[])`);
