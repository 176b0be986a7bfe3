import type { SourceKind } from '../../../engine/plan/compiled.ts';
import { hostOf } from '../../config/openAddress.ts';
import type { Row } from '../../db/Database.ts';
import type { ForeignTls } from '../../db/foreign/ForeignDatabase.ts';
import { builder } from '../../db/sql.ts';

/** A data source as it is kept or about to be; `secret`: its password, sealed. */
export interface KeptSource {
  id: string;
  version: number;
  code: string;
  name: string;
  kind: SourceKind;
  host: string;
  port: number;
  database: string;
  user: string;
  secret: string | null;
  tls: ForeignTls;
  /** Seconds. */
  timeLimit: number;
}

/** Values of the dictionary `database_type`. */
const KINDS: Readonly<Record<string, SourceKind>> = { 4: 'mysql', 5: 'mysql', 6: 'postgres' };
const TLS: Readonly<Record<string, ForeignTls>> = { 0: 'none', 1: 'unchecked', 2: 'checked' };

/** What a kind is called, for people. */
export const kindNames: Readonly<Record<SourceKind, string>> = { postgres: 'PostgreSQL', mysql: 'MySQL' };

/** How long a statement may take at most, in seconds. */
export const MOST_SECONDS = 60;

export const kindOf = (type: unknown): SourceKind => KINDS[String(type)] ?? 'postgres';
export const tlsOf = (tls: unknown): ForeignTls => TLS[String(tls)] ?? 'none';

type Whither = Pick<KeptSource, 'kind' | 'host' | 'port' | 'tls' | 'user'>;

/** Whether a password kept for one of them would go to somebody else with the other: it is then to be typed anew. */
export const goesElsewhere = (one: Whither, other: Whither): boolean =>
  (['kind', 'host', 'port', 'tls', 'user'] as const).some((key) => one[key] !== other[key]);

/** The columns of a source, by the names that `keptSource` reads. */
export const selectSources = (tenant: string) =>
  builder
    .selectFrom('sys_data_source')
    .where('tenant_id', '=', tenant)
    .select(['id', 'version', 'code', 'name', 'db_type', 'host', 'port', 'db_name', 'db_username', 'db_password'])
    .select(['tls', 'time_limit']);

export const keptSource = (row: Row): KeptSource => ({
  id: String(row.id),
  version: Number(row.version),
  code: String(row.code),
  name: String(row.name),
  kind: kindOf(row.db_type),
  host: hostOf(String(row.host)),
  port: Number(row.port),
  database: String(row.db_name),
  user: String(row.db_username),
  secret: row.db_password === null ? null : String(row.db_password),
  tls: tlsOf(row.tls),
  timeLimit: Number(row.time_limit),
});
