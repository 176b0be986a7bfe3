import { buffer } from 'node:stream/consumers';
import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { KEEP_MESSAGE_STATE, SELECT_MESSAGE } from '../db/statements/outbox.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Context } from '../http/Context.ts';
import { type Channel, DeliveryError, type OutgoingMessage } from './Channel.ts';
import type { OutboxHandler } from './outbox.ts';

type Kept = Omit<OutgoingMessage, 'tenant' | 'file'> & {
  channel: string;
  fileName: string | null;
  filePath: string | null;
} & Record<string, unknown>;

/** Sends messages by their channels, and keeps how that went. */
export function messageHandler(
  context: Context,
  channels: ReadonlyMap<string, Channel>,
  files: Pick<FileStore, 'open'>,
): OutboxHandler {
  const textOf = (moment: Date): string => formatDateTime(moment, context.compiled().app.timeZone);
  return {
    async send({ id, tenant }, signal) {
      const kept = await context.db.withTenant(
        allRows(tenant),
        async (session) => (await session.query<Kept>(SELECT_MESSAGE, [tenant, id])).rows[0],
      );
      if (kept === undefined) return undefined;
      const channel = channels.get(kept.channel);
      if (channel === undefined) throw new DeliveryError(`没有渠道“${kept.channel}”`, true);
      const missing = channel.missing();
      if (missing !== undefined) throw new DeliveryError(missing, true);
      const { fileName: name, filePath: path, ...message } = kept;
      const file = name && path ? { name, read: () => readFile(files, tenant, path) } : undefined;
      return { said: await channel.send({ ...message, tenant, ...(file ? { file } : {}) }, signal) };
    },
    async keep({ id, tenant, attempts }, { state, said, again }, session) {
      const now = context.clock();
      const next = again === undefined ? null : textOf(new Date(now.getTime() + again));
      const kept = [{ waiting: '0', sent: '1', failed: '2' }[state], attempts, textOf(now), next, said.slice(0, 500)];
      await session.query(KEEP_MESSAGE_STATE, [tenant, id, ...kept]);
    },
  };
}

/** Results of jobs are kept for a week; whoever wants one sent later has it made anew. */
async function readFile(files: Pick<FileStore, 'open'>, tenant: string, path: string): Promise<Buffer> {
  const found = await files.open(tenant, path);
  if (found === undefined) throw new DeliveryError('附件已经过期清除，请重新生成', true);
  return buffer(found.stream());
}
