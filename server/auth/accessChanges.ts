import type { Actor, Context } from '../http/Context.ts';
import { Refusal } from '../http/errors.ts';
import type { Sessions } from './sessions.ts';

/** What the database tells when somebody's session or rights have changed. */
const ACCESS_CHANNEL = 'weft_access';

/** Something that stays open and acts for somebody, as they were when it was last looked at. */
export interface Opened {
  readonly sessionHash: string;
  actor: Actor;
}

export interface OpenedThings<T extends Opened> {
  all(): Iterable<T>;
  /** Ends whatever the session opened. */
  endSession(sessionHash: string): void;
  /** Ends everything for the moment: what was told while nobody listened is not coming again. */
  lost(): void;
}

/**
 * Keeps what is open in step with sessions and rights, whichever process changed them: what belongs to a session that
 * is over ends, all else acts with the rights of today. Resolves to the way to stop.
 */
export async function followAccess<T extends Opened>(
  context: Context,
  sessions: Sessions,
  things: OpenedThings<T>,
): Promise<() => Promise<void>> {
  const look = async (hash: string): Promise<void> => {
    try {
      const actor = await sessions.actor(hash);
      for (const each of things.all()) if (each.sessionHash === hash) each.actor = actor;
    } catch (error) {
      if (error instanceof Refusal) things.endSession(hash);
      else {
        context.log.warn({ err: error }, 'changed rights could not be looked at');
        // Whoever comes back is looked at then.
        things.lost();
      }
    }
  };
  const heard = (payload: string): void => {
    const concerned = [...things.all()].filter((each) => concerns(payload, each));
    for (const hash of new Set(concerned.map(({ sessionHash }) => sessionHash))) void look(hash);
  };
  return context.db.listen(ACCESS_CHANNEL, heard, () => things.lost());
}

function concerns(payload: string, { sessionHash, actor }: Opened): boolean {
  const [kind = '', id = ''] = payload.split(' ');
  return id === { user: actor.userId, tenant: actor.tenant, session: sessionHash }[kind];
}
