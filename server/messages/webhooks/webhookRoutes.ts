import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { secretBox } from '../../config/secretBox.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run } from '../../db/sql.ts';
import { ADD_TEST_DELIVERY } from '../../db/statements/outbox.ts';
import { textField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { queueItems } from '../outbox.ts';
import { NO_KEY } from './signed.ts';

const WEBHOOKS = 'system_webhook';
const DELIVERIES = 'system_webhook_delivery';
const HINT_LENGTH = 8;

/**
 * POST `/sys/webhook/issue` `{id}`: a new secret, answered this once; `/sys/webhook/test` `{id}`: an event `ping` goes
 * out; `/sys/webhook/retry` `{id}`: a delivery that failed goes out again.
 */
export function webhookRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'issueWebhookSecret', { config }, async (request) => {
    const records = await recordsFor(request, WEBHOOKS, 'issue');
    const id = textField(request.body, 'id', 36);
    const { secretKey } = records.context.settings;
    if (secretKey === undefined) throw new BusinessError(NO_KEY);
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const values = { secret: secretBox(secretKey).seal(secret, id), hint: `${secret.slice(0, HINT_LENGTH)}…` };
    const update = builder
      .updateTable('sys_webhook')
      .where('tenant_id', '=', records.actor.tenant)
      .where('id', '=', id);
    const set = update.set((eb) => ({ ...values, version: eb('version', '+', 1) }));
    if ((await inTenant(records, (session) => run(session, set))).affected === 0) throw new NotFoundError();
    return ok(secret, '签名密钥已生成');
  });
  addRoute(app, 'testWebhook', { config }, async (request) => {
    const records = await recordsFor(request, WEBHOOKS, 'test');
    const { context, actor } = records;
    const time = formatDateTime(context.clock(), context.compiled().app.timeZone);
    const made = context.newId();
    const values = [actor.tenant, textField(request.body, 'id', 36), made, actor.username, time];
    await inTenant(records, async (session) => {
      if ((await session.query(ADD_TEST_DELIVERY, values)).affected === 0) throw new NotFoundError();
      await queueItems(session, { kind: 'webhook', tenant: actor.tenant }, [made]);
    });
    return ok(null, '已发出一条测试，结果在“投递记录”里');
  });
  addRoute(app, 'retryDelivery', { config }, async (request) => {
    const records = await recordsFor(request, DELIVERIES, 'retry');
    const { tenant } = records.actor;
    const id = textField(request.body, 'id', 36);
    const again = builder.updateTable('sys_webhook_delivery').where('tenant_id', '=', tenant).where('id', '=', id);
    await inTenant(records, async (session) => {
      const { affected } = await run(session, again.where('state', '<>', '1').set({ state: '0', next_time: null }));
      if (affected === 0) throw new BusinessError('已经投递成功，或已不存在');
      if ((await queueItems(session, { kind: 'webhook', tenant }, [id])) === 0)
        throw new BusinessError('正在投递，请稍后刷新再看');
    });
    return ok(null, '已重新排队，稍后刷新看结果');
  });
}
