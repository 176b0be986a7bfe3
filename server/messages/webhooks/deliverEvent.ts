import type { Resolve } from '../../config/openAddress.ts';
import { allRows } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { KEEP_DELIVERY_STATE, SELECT_DELIVERY } from '../../db/statements/outbox.ts';
import type { Context } from '../../http/Context.ts';
import { DeliveryError } from '../Channel.ts';
import type { OutboxHandler } from '../outbox.ts';
import { type KeptWebhook, postSigned } from './signed.ts';

interface KeptDelivery extends KeptWebhook {
  id: string;
  event: string;
  table: string | null;
  records: unknown;
  by: string | null;
  time: string;
}

/** Sends what became of records to whoever asked to be told, and keeps how that went. */
export function eventHandler(context: Context, resolve?: Resolve): OutboxHandler {
  const textOf = (moment: Date): string => formatDateTime(moment, context.compiled().app.timeZone);
  return {
    async send({ id, tenant }, signal) {
      const kept = await context.db.withTenant(
        allRows(tenant),
        async (session) =>
          (await session.query<KeptDelivery & Record<string, unknown>>(SELECT_DELIVERY, [tenant, id])).rows[0],
      );
      if (kept === undefined) return undefined;
      const { event, table, records, by, time } = kept;
      if (kept.status !== '1' && event !== 'ping') throw new DeliveryError('事件推送已停用', true);
      const model = [...context.compiled().models.values()].find((each) => each.table === table)?.code ?? table;
      const body = JSON.stringify({ id, event, tenant, ...(table === null ? {} : { model }), by, time, records });
      return postSigned({ ...context, resolve }, kept, { id, event, body }, signal);
    },
    async keep({ id, tenant, attempts }, { state, said, again, status, took }, session) {
      const now = context.clock();
      const next = again === undefined ? null : textOf(new Date(now.getTime() + again));
      const values = [STATES[state], attempts, textOf(now), next, said.slice(0, 500), status ?? null, took];
      await session.query(KEEP_DELIVERY_STATE, [tenant, id, ...values]);
    },
  };
}

const STATES = { waiting: '0', sent: '1', failed: '2' } as const;
