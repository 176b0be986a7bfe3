import { createHash, randomBytes } from 'node:crypto';
import { KEEP_TICKET, LOOK_TICKET, SWEEP_TICKETS, TAKE_TICKET } from '../db/statements/signIn.ts';
import type { Context } from '../http/Context.ts';

export type TicketKind = 'oidc' | 'identity' | 'bind' | 'reset' | 'second' | 'totp';

/** Unguessable texts that are good for one use within their life; the database knows their hashes only. */
export interface Tickets {
  /** A new ticket that stands for `payload` for `life` milliseconds. */
  issue(kind: TicketKind, payload: Record<string, string>, life: number): Promise<string>;
  /** What it stands for, without using it up; undefined as for `take`. */
  look(kind: TicketKind, ticket: string): Promise<Record<string, string> | undefined>;
  /** Uses the ticket up; undefined when it is of another kind, used, too old or invented. */
  take(kind: TicketKind, ticket: string): Promise<Record<string, string> | undefined>;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

/** Tickets in the database. */
export function createTickets({ db, clock }: Pick<Context, 'db' | 'clock'>): Tickets {
  const read = async (statement: string, kind: TicketKind, ticket: string) => {
    const found = await db.query<{ payload: string; expires_at: number }>(statement, [hashOf(ticket), kind]);
    const row = found.rows[0];
    if (!row || row.expires_at <= clock().getTime()) return undefined;
    return JSON.parse(row.payload) as Record<string, string>;
  };
  return {
    async issue(kind, payload, life) {
      const ticket = randomBytes(32).toString('base64url');
      const now = clock().getTime();
      await db.query(SWEEP_TICKETS, [now]);
      await db.query(KEEP_TICKET, [hashOf(ticket), kind, JSON.stringify(payload), now + life]);
      return ticket;
    },
    look: (kind, ticket) => read(LOOK_TICKET, kind, ticket),
    take: (kind, ticket) => read(TAKE_TICKET, kind, ticket),
  };
}
