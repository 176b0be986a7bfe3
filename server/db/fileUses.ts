import type { RawBuilder } from 'kysely';
import type { Compiled, Field, Model } from '../../engine/plan/compiled.ts';
import { escapeLike } from '../../engine/queries/Filter.ts';
import type { Session, SqlValue } from './Database.ts';
import { builder, sqlFragment } from './sql.ts';

/** A field that may name stored files: an upload, a text with pictures, or whatever a form keeps. */
export interface NamingField {
  model: Model;
  field: Field;
}

const NAMING: ReadonlySet<string> = new Set(['files', 'markup', 'json']);

/** Where stored files may be named; what is worked out names none of its own. */
export function namingFields({ models }: Pick<Compiled, 'models'>): NamingField[] {
  return [...models.values()]
    .filter(({ facts, table }) => facts === undefined && table !== 'sys_file')
    .flatMap((model) =>
      model.fields.filter(({ kind, store }) => NAMING.has(kind) && !store.links).map((field) => ({ model, field })),
    );
}

/** What a stored file is found by: the chance part of its name, or all of it. */
export const markOf = ({ token, url }: { token: string | null; url: string }): string =>
  escapeLike(token === null ? url : `_${token}.`);

const MARK = '_([0-9a-f]{24})[.]';

function marksIn(table: string, column: string, tenant: string): RawBuilder<unknown> {
  return sqlFragment`select distinct id, m[1] as token
    from ${sqlFragment.table(table)}, regexp_matches(${sqlFragment.ref(column)}::text, ${MARK}, 'g') as m
    where tenant_id = ${tenant} and ${sqlFragment.ref(column)} is not null`;
}

/** Milliseconds. */
const DEADLINE = 60_000;

/**
 * Counts anew by how many records each file of a tenant is used, those in the recycle bin too; `named`: texts that name
 * files beside the records. `session` sees the whole tenant. A file nobody uses says since when that is known.
 */
export async function countUses(
  session: Session,
  { compiled, tenant, named, now }: { compiled: Compiled; tenant: string; named: readonly string[]; now: string },
): Promise<void> {
  const parts = [
    ...namingFields(compiled).map(({ model, field }) => marksIn(model.table, field.column, tenant)),
    marksIn('sys_record_bin', 'kept', tenant),
    sqlFragment`select at::text, m[1] from unnest(${[...named]}::text[]) with ordinality as given (text, at),
      regexp_matches(given.text, ${MARK}, 'g') as m`,
  ];
  const counting = sqlFragment`with used as (${sqlFragment.join(parts, sqlFragment` union all `)}),
      counted as (select token, count(*)::int as uses from used group by token),
      found as (select f.id, coalesce(c.uses, 0) as uses from sys_file f left join counted c on c.token = f.token
        where f.tenant_id = ${tenant} and f.token is not null)
    update sys_file f set use_count = found.uses,
      unused_since = case when found.uses = 0 then coalesce(f.unused_since, ${now}::timestamp) end
    from found where found.id = f.id
      and (f.use_count <> found.uses or (found.uses = 0) <> (f.unused_since is not null))`;
  const { sql, parameters } = counting.compile(builder);
  await session.query(sql, parameters as readonly SqlValue[], { deadline: DEADLINE });
}

/** In how many records each place of the tenant names a file, as far as `session` sees; the recycle bin has no model. */
export async function placesOf(
  session: Session,
  compiled: Compiled,
  tenant: string,
  mark: string,
): Promise<{ model: Model | undefined; field: Field | undefined; count: number }[]> {
  const fields = namingFields(compiled);
  const like = `%${mark}%`;
  const count = (table: string, column: string, at: number) =>
    sqlFragment`select ${at}::int as at, count(*)::int as count from ${sqlFragment.table(table)}
      where tenant_id = ${tenant} and ${sqlFragment.ref(column)}::text like ${like}`;
  const parts = [
    ...fields.map(({ model, field }, at) => count(model.table, field.column, at)),
    count('sys_record_bin', 'kept', fields.length),
  ];
  const { sql, parameters } = sqlFragment.join(parts, sqlFragment` union all `).compile(builder);
  const { rows } = await session.query<{ at: number; count: number }>(sql, parameters as readonly SqlValue[], {
    deadline: DEADLINE,
  });
  return rows
    .filter((row) => row.count > 0)
    .map((row) => ({ model: fields[row.at]?.model, field: fields[row.at]?.field, count: row.count }));
}
