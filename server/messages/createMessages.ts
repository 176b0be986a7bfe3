import type { FastifyInstance } from 'fastify';
import type { Resolve } from '../config/openAddress.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Context } from '../http/Context.ts';
import type { MailFile } from '../http/jobs/MailFile.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { TableHooks } from '../records/Records.ts';
import { createChannels } from './channels.ts';
import { mailChannel } from './mailChannel.ts';
import { createMailFile } from './mailFile.ts';
import { messageHooks, templateHooks } from './messageHooks.ts';
import { messageRoutes } from './messageRoutes.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import { messageHandler } from './sendMessages.ts';
import { eventHandler } from './webhooks/deliverEvent.ts';
import { deliveryHooks, webhookHooks } from './webhooks/webhookHooks.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';

/** Messages and webhooks of one process. */
export interface Messages {
  outbox: Outbox;
  /** Why no mail can be sent now, in words; undefined: it can. */
  mailMissing(): string | undefined;
  mailFile: MailFile;
  hooks: readonly (readonly [table: string, hooks: TableHooks])[];
  routes(app: FastifyInstance, recordsFor: RecordsFor): void;
}

/** Everything by which something goes out to people and programs: docs/behaviour.md, “server/messages”. */
export function createMessages(
  context: Context,
  files: Pick<FileStore, 'open'>,
  { outboxOptions = {}, resolve }: { outboxOptions?: OutboxOptions | undefined; resolve?: Resolve | undefined } = {},
): Messages {
  const channels = createChannels(context, resolve);
  const outbox = createOutbox(
    context,
    { message: messageHandler(context, channels, files), webhook: eventHandler(context, resolve) },
    outboxOptions,
  );
  const mail = mailChannel(context);
  return {
    outbox,
    mailMissing: mail.missing,
    mailFile: createMailFile(context, mail),
    hooks: [
      ['sys_message_template', templateHooks],
      ['sys_message', messageHooks(channels)],
      ['sys_webhook', webhookHooks],
      ['sys_webhook_delivery', deliveryHooks],
    ],
    routes(app, recordsFor) {
      messageRoutes(app, recordsFor, channels);
      webhookRoutes(app, recordsFor);
    },
  };
}
