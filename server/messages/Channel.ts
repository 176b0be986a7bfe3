import { allRows } from '../db/Database.ts';
import { builder, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

/** What a message is when it goes out. */
export interface OutgoingMessage {
  tenant: string;
  id: string;
  title: string;
  /** Plain text. */
  content: string;
  /** As the channel knows who it is for: a mail address, a phone, a username, the name of a webhook. */
  receiver: string;
  /** What goes with it, where the channel takes files. Throws DeliveryError where it is gone. */
  file?: { name: string; read(): Promise<Buffer> };
}

/** One way by which messages go. */
export interface Channel {
  /** As records have it: an item of the dictionary `message_channel`. */
  code: string;
  title: string;
  /** Why nothing can go this way now, in words; undefined: it can. */
  missing(): string | undefined;
  /** The address of a receiver as people name them, a username among others; or why there is none. */
  addressOf(tenant: string, receiver: string): Promise<{ address: string } | { problem: string }>;
  /** Answers what was said at the other end. Throws DeliveryError. */
  send(message: OutgoingMessage, signal: AbortSignal): Promise<string>;
}

/** Something did not go out, in words; `final`: and will not, however often it is tried. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  constructor(
    message: string,
    readonly final = false,
    /** Of the answer, where there was one. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** Where a user of the tenant is reached, as their account has it. */
export async function userAddress(
  db: Context['db'],
  of: { tenant: string; username: string; column: 'email' | 'phone' | 'id'; title: string },
): Promise<{ address: string } | { problem: string }> {
  const { tenant, username, column, title } = of;
  const select = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', tenant)
    .where('username', '=', username)
    .where('status', '=', 1)
    .select([`${column} as address`]);
  const user = await db.withTenant(allRows(tenant), (session) => runFirst<{ address: string | null }>(session, select));
  if (user === undefined) return { problem: `没有用户“${username}”，或已停用` };
  return user.address ? { address: user.address } : { problem: `用户“${username}”没有填写${title}` };
}
