/** $1 tenant, $2 who: what is there, what is theirs, and what nobody uses. */
export const SELECT_USAGE = `SELECT t.name, t.file_quota AS quota, count(f.id)::int AS files,
    coalesce(sum(f.bytes), 0)::float8 AS bytes,
    count(f.id) FILTER (WHERE f.create_by = $2)::int AS own_files,
    coalesce(sum(f.bytes) FILTER (WHERE f.create_by = $2), 0)::float8 AS own_bytes,
    count(f.id) FILTER (WHERE f.unused_since IS NOT NULL)::int AS unused_files,
    coalesce(sum(f.bytes) FILTER (WHERE f.unused_since IS NOT NULL), 0)::float8 AS unused_bytes
  FROM sys_tenant t LEFT JOIN sys_file f ON f.tenant_id = t.id WHERE t.id = $1 GROUP BY t.id`;

/** Whoever found it lying in the store first knew less of it. */
export const KEEP_FILE = `INSERT INTO sys_file (id, tenant_id, file_name, url, extension, bytes, size, token, place,
    unused_since, create_by, create_time, sys_org_code)
  VALUES ($2, $1, $3, $4::text, $5, $6::bigint, round($6::bigint::numeric / 1024, 1), substring($4::text from '_([0-9a-f]{24})[.][a-z0-9]+$'), $7,
    $9::timestamp, $8, $9::timestamp, $10)
  ON CONFLICT (tenant_id, url) DO UPDATE SET create_by = EXCLUDED.create_by, sys_org_code = EXCLUDED.sys_org_code`;

/** What lies in a store and has no row: $2 ids, $3 names, $4 paths, $5 extensions, $6 bytes, $7 places, $8 moments. */
export const ADOPT_FILES = `INSERT INTO sys_file (id, tenant_id, file_name, url, extension, bytes, size, token, place,
    create_time)
  SELECT id, $1::text, name, url, extension, bytes, round(bytes::numeric / 1024, 1),
    substring(url from '_([0-9a-f]{24})[.][a-z0-9]+$'), place, moment::timestamp
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[])
    AS found (id, name, url, extension, bytes, place, moment)
  WHERE NOT EXISTS (SELECT 1 FROM sys_file_gone g WHERE g.tenant_id = $1::text AND g.url = found.url)
  ON CONFLICT DO NOTHING`;

export const SELECT_URLS = 'SELECT url FROM sys_file WHERE tenant_id = $1';

export const SELECT_FILE = 'SELECT file_name AS name, url, token FROM sys_file WHERE tenant_id = $1 AND id = $2';

export const SELECT_FILES = `SELECT file_name AS name, url, token FROM sys_file
  WHERE tenant_id = $1 AND id = any($2)`;

/** $2: places that can be reached. */
export const SELECT_GONE = 'SELECT url FROM sys_file_gone WHERE tenant_id = $1 AND place = any($2) LIMIT 500';

export const FORGET_GONE = 'DELETE FROM sys_file_gone WHERE tenant_id = $1 AND url = $2';

/** Nobody has used them since $2, and they are older than $3; of those without a token that is not known. */
export const SELECT_UNUSED = `SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes FROM sys_file
  WHERE tenant_id = $1 AND token IS NOT NULL AND unused_since <= $2::timestamp AND create_time <= $3::timestamp`;

export const REMOVE_UNUSED = `DELETE FROM sys_file
  WHERE tenant_id = $1 AND token IS NOT NULL AND unused_since <= $2::timestamp AND create_time <= $3::timestamp`;

/** By how many people's pictures the tokens $1 are used, but for those among the tenant's contacts. */
export const SELECT_FILE_PEOPLE = 'SELECT token, people FROM sys_file_people($1::text[])';

/** Whether a tenant has files in a bucket. */
/** Files of a tenant that lie in a bucket. */
export const COUNT_FAR = `SELECT count(*)::int AS files, coalesce(sum(bytes), 0)::float8 AS bytes FROM sys_file
  WHERE tenant_id = $1 AND place = 's3'`;

export const SELECT_FAR = "SELECT EXISTS (SELECT 1 FROM sys_file WHERE tenant_id = $1 AND place = 's3') AS far";
