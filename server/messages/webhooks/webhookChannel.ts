import { allRows } from '../../db/Database.ts';
import { SELECT_WEBHOOK } from '../../db/statements/outbox.ts';
import type { Context } from '../../http/Context.ts';
import { type Channel, DeliveryError } from '../Channel.ts';
import { type KeptWebhook, NO_KEY, postSigned, type SignedParts } from './signed.ts';

/** Messages to programs: to a webhook of the tenant, by its name, as event `message`. */
export function webhookChannel(context: Pick<Context, 'db'> & SignedParts): Channel {
  const find = async (tenant: string, title: string): Promise<KeptWebhook | undefined> =>
    context.db.withTenant(
      allRows(tenant),
      async (session) =>
        (await session.query<KeptWebhook & Record<string, unknown>>(SELECT_WEBHOOK, [tenant, null, title])).rows[0],
    );
  return {
    code: '5',
    title: '事件推送',
    missing: () => (context.settings.secretKey === undefined ? `事件推送：${NO_KEY}` : undefined),
    async addressOf(tenant, receiver) {
      const hook = await find(tenant, receiver);
      return hook ? { address: hook.title } : { problem: `没有名为“${receiver}”的事件推送` };
    },
    async send({ tenant, id, title, content, receiver }, signal) {
      const hook = await find(tenant, receiver);
      if (hook === undefined) throw new DeliveryError(`没有名为“${receiver}”的事件推送`, true);
      if (hook.status !== '1') throw new DeliveryError(`事件推送“${receiver}”没有启用`, true);
      const body = JSON.stringify({ id, event: 'message', tenant, title, content });
      return (await postSigned(context, hook, { id, event: 'message', body }, signal)).said;
    },
  };
}
