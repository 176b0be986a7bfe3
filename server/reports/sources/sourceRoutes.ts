import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { hostOf } from '../../config/openAddress.ts';
import { run, runFirst } from '../../db/sql.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { TYPE_ANEW } from './faultWords.ts';
import {
  goesElsewhere,
  type KeptSource,
  keptSource,
  kindNames,
  kindOf,
  MOST_SECONDS,
  selectSources,
  tlsOf,
} from './KeptSource.ts';
import type { Sources } from './sources.ts';

const MODEL = 'system_data_source';

/**
 * POST `/online/cgreport/api/testConnection`: `{id}`, or a source as a form has it, whose empty password is the kept
 * one of its `id`; GET `/sys/dataSource/options`.
 */
export function sourceRoutes(app: FastifyInstance, recordsFor: RecordsFor, sources: Sources): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'testDataSource', { config }, async (request) => {
    const records = await recordsFor(request, MODEL, 'test');
    const { kept, password } = await asked(records, request, sources);
    await sources.test(kept, password);
    return ok(null, `连接成功：${kindNames[kept.kind]} ${kept.host}:${kept.port} / ${kept.database}`);
  });
  addRoute(app, 'dataSourceOptions', { config }, async (request) => {
    const records = await recordsFor(request, MODEL, 'read');
    const select = selectSources(records.actor.tenant).orderBy('code');
    const { rows } = await inTenant(records, (session) => run<{ code: string; name: string }>(session, select));
    return ok(rows.map(({ code, name }) => ({ label: name, value: code })));
  });
}

async function keptById(records: Records, id: string): Promise<KeptSource> {
  const select = selectSources(records.actor.tenant).where('id', '=', id);
  const row = await inTenant(records, (session) => runFirst(session, select));
  if (row === undefined) throw new NotFoundError();
  return keptSource(row);
}

async function asked(
  records: Records,
  { body }: FastifyRequest,
  { passwordOf }: Sources,
): Promise<{ kept: KeptSource; password: string }> {
  if (!isRecord(body)) throw new ParamError('body');
  const text = (key: string, most: number): string => {
    const value = body[key] ?? '';
    if ((typeof value !== 'string' && typeof value !== 'number') || String(value).length > most)
      throw new ParamError(key);
    return String(value);
  };
  const id = text('id', 36);
  const old = id === '' ? undefined : await keptById(records, id);
  if (body.host === undefined) {
    if (old === undefined) throw new ParamError('id');
    return { kept: old, password: passwordOf(old) };
  }
  const kept = { id, version: 0, code: '', secret: null, name: text('name', 60), ...settingsIn(text) };
  const typed = text('dbPassword', 200);
  if (typed !== '' && typed !== SECRET_MASK) return { kept, password: typed };
  if (old === undefined || old.secret === null) return { kept, password: '' };
  // A kept password goes to whom it was kept for, and to nobody else.
  if (goesElsewhere(kept, old)) throw new BusinessError(TYPE_ANEW);
  return { kept, password: passwordOf(old) };
}

function settingsIn(text: (key: string, most: number) => string) {
  const whole = (key: string, most: number): number => {
    const value = Number(text(key, 10));
    if (!Number.isInteger(value) || value < 1 || value > most) throw new ParamError(key);
    return value;
  };
  return {
    kind: kindOf(text('dbType', 2)),
    host: hostOf(text('host', 253)),
    port: whole('port', 65_535),
    database: text('dbName', 64),
    user: text('dbUsername', 64),
    tls: tlsOf(text('tls', 1)),
    timeLimit: text('timeLimit', 10) === '' ? 10 : whole('timeLimit', MOST_SECONDS),
  };
}
