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
export const markOf = ({ token, url }: Named): string => escapeLike(token === null ? url : `_${token}.`);

const MARK = '_([0-9a-f]{24})[.]';

const marks = (column: string): RawBuilder<unknown> =>
  sqlFragment`regexp_matches(${sqlFragment.ref(column)}::text, ${MARK}, 'g') as m`;

function marksIn(table: string, column: string, tenant: string): RawBuilder<unknown> {
  return sqlFragment`select distinct id, m[1] as token from ${sqlFragment.table(table)}, ${marks(column)}
    where tenant_id = ${tenant} and ${sqlFragment.ref(column)} is not null`;
}

/** Milliseconds. */
const DEADLINE = 60_000;

/**
 * Counts anew by how many records each file of a tenant is used, those in the recycle bin too, and pictures of people.
 * `session` sees the whole tenant. A file nobody uses says since when that is known; one whose name has no chance part
 * is not counted and says nothing.
 */
export async function countUses(
  session: Session,
  { compiled, tenant, now }: { compiled: Compiled; tenant: string; now: string },
): Promise<void> {
  const parts = [
    ...namingFields(compiled).map(({ model, field }) => marksIn(model.table, field.column, tenant)),
    marksIn('sys_record_bin', 'kept', tenant),
  ];
  const counting = sqlFragment`with used as (${sqlFragment.join(parts, sqlFragment` union all `)}),
      counted as (
        select token, count(*)::int as uses from used group by token
        union all select token, people from sys_file_people(
          array(select token::text from sys_file where tenant_id = ${tenant} and token is not null))),
      found as (select f.id, coalesce(sum(c.uses), 0)::int as uses, f.token is not null and sum(c.uses) is null as unused
        from sys_file f left join counted c on c.token = f.token where f.tenant_id = ${tenant} group by f.id)
    update sys_file f set use_count = found.uses,
      unused_since = case when found.unused then coalesce(f.unused_since, ${now}::timestamp) end
    from found where found.id = f.id
      and (f.use_count <> found.uses or found.unused <> (f.unused_since is not null))`;
  const { sql, parameters } = counting.compile(builder);
  await session.query(sql, parameters as readonly SqlValue[], { deadline: DEADLINE });
}

/** A stored file as it is looked for. */
export interface Named {
  token: string | null;
  url: string;
}

/** In how many records a file is named; a place without a model is the recycle bin. */
export interface FilePlace<F extends Named> {
  file: F;
  model: Model | undefined;
  field: Field | undefined;
  count: number;
}

/**
 * In how many records each place of the tenant names each of these files, as far as `session` sees; every place is read
 * once, however many they are.
 */
export async function placesOf<F extends Named>(
  session: Session,
  { compiled, tenant, files }: { compiled: Compiled; tenant: string; files: readonly F[] },
): Promise<FilePlace<F>[]> {
  const fields = namingFields(compiled);
  const byName = new Map(files.map((file) => [file.token ?? file.url, file]));
  const tokens = files.flatMap(({ token }) => token ?? []);
  const urls = files.flatMap(({ token, url }) => (token === null ? [url] : []));
  const counts = (table: string, column: string, at: number) => [
    ...(tokens.length > 0 ? [byToken(tokens, { table, column, at, tenant })] : []),
    ...(urls.length > 0 ? [byUrl(urls, { table, column, at, tenant })] : []),
  ];
  const parts = [
    ...fields.flatMap(({ model, field }, at) => counts(model.table, field.column, at)),
    ...counts('sys_record_bin', 'kept', fields.length),
  ];
  if (parts.length === 0) return [];
  const { sql, parameters } = sqlFragment.join(parts, sqlFragment` union all `).compile(builder);
  const { rows } = await session.query<{ at: number; name: string; count: number }>(
    sql,
    parameters as readonly SqlValue[],
    { deadline: DEADLINE },
  );
  return rows.flatMap(({ at, name, count }) => {
    const file = byName.get(name);
    return file ? [{ file, model: fields[at]?.model, field: fields[at]?.field, count }] : [];
  });
}

interface Place {
  table: string;
  column: string;
  at: number;
  tenant: string;
}

const byToken = (tokens: string[], { table, column, at, tenant }: Place): RawBuilder<unknown> =>
  sqlFragment`select ${at}::int as at, m[1] as name, count(distinct id)::int as count
    from ${sqlFragment.table(table)}, ${marks(column)}
    where tenant_id = ${tenant} and ${sqlFragment.ref(column)} is not null and m[1] = any(${tokens}::text[])
    group by m[1]`;

const byUrl = (urls: string[], { table, column, at, tenant }: Place): RawBuilder<unknown> =>
  sqlFragment`select ${at}::int as at, given.url as name, count(*)::int as count
    from ${sqlFragment.table(table)}
      join unnest(${urls}::text[]) as given (url) on strpos(${sqlFragment.ref(column)}::text, given.url) > 0
    where tenant_id = ${tenant} group by given.url`;
