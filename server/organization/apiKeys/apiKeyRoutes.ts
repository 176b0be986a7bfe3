import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HINT_LENGTH, newApiKey } from '../../auth/apiKeys.ts';
import type { Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, runFirst } from '../../db/sql.ts';
import { textField } from '../../http/body.ts';
import type { ModelAction } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { tokenHash } from '../../http/sessionToken.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { assertKeysNotAbove, logKey } from './apiKeyHooks.ts';

const KEYS = 'system_api_key';

interface KeptKey {
  title: string;
  expire: string;
}

/** Writes to a key of the tenant, which waits for others who do. Throws NotFoundError, ForbiddenError. */
async function change(
  recordsFor: RecordsFor,
  request: FastifyRequest,
  action: ModelAction,
  work: (records: Records, key: KeptKey, id: string, session: Session) => Promise<unknown>,
): Promise<unknown> {
  const records = await recordsFor(request, KEYS, action);
  const id = textField(request.body, 'id', 36);
  return inTenant(records, async (session) => {
    const mine = builder.selectFrom('sys_api_key').where('tenant_id', '=', records.actor.tenant).where('id', '=', id);
    const kept = mine.select((eb) => ['title', eb.cast<string>('expire_time', 'text').as('expire')]);
    const key = await runFirst<KeptKey>(session, kept.forUpdate());
    if (!key) throw new NotFoundError();
    await assertKeysNotAbove(records, [id], session);
    return work(records, key, id, session);
  });
}

async function setKey(session: Session, id: string, values: Record<string, string | null>): Promise<void> {
  const update = builder.updateTable('sys_api_key').where('id', '=', id);
  await run(
    session,
    update.set((eb) => ({ ...values, version: eb('version', '+', 1) })),
  );
}

/**
 * POST `/sys/apiKey/issue` `{id}`: a new key, answered this once; the one before is over. `/sys/apiKey/revoke` `{id}`:
 * the key is over at once.
 */
export function apiKeyRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'issueApiKey', { config }, (request) =>
    change(recordsFor, request, 'issue', async (records, { title, expire }, id, session) => {
      const { context } = records;
      if (expire <= formatDateTime(context.clock(), context.compiled().app.timeZone))
        throw new BusinessError(`“${title}”已过有效期，请先改有效期`);
      const key = newApiKey();
      await setKey(session, id, { key_hash: tokenHash(key), hint: `${key.slice(0, HINT_LENGTH)}…`, status: '1' });
      await logKey(records, session, `生成 ${title} ${id}`);
      return ok(key, '密钥已生成');
    }),
  );
  addRoute(app, 'revokeApiKey', { config }, (request) =>
    change(recordsFor, request, 'revoke', async (records, { title }, id, session) => {
      await setKey(session, id, { key_hash: null, hint: null, status: '2' });
      await logKey(records, session, `吊销 ${title} ${id}`);
      return ok(null, '已吊销，使用它的程序立即不能再访问');
    }),
  );
}
