import { EDITING, type EditingBy, editingMessage, readEditing, readEditingBy } from '../../engine/live/editing.ts';
import { READ_SCREENS } from '../../engine/permissions/general.ts';
import type { Json } from '../../engine/values/ValueType.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Actor, Context } from '../http/Context.ts';
import { LIVE_CHANNEL } from './announce.ts';
import { type Live, type Sockets, sendTo } from './sockets.ts';

/** As with the route that reads declarations. */
const mayRead = (actor: Actor): boolean =>
  actor.tenant === HOME_TENANT && (actor.admin || actor.permissions.has(READ_SCREENS));

/** Tells every process that somebody writes in a declaration; what else is said is passed over. */
export async function announceEditing(context: Context, { actor }: Live, args: readonly Json[]): Promise<void> {
  const editing = readEditing(args);
  if (!editing || !mayRead(actor)) return;
  const by: EditingBy = { ...editing, userId: actor.userId, name: actor.realname || actor.username };
  try {
    await context.db.notify(LIVE_CHANNEL, JSON.stringify({ [EDITING]: by }));
  } catch (error) {
    context.log.warn({ err: error }, 'an edited declaration was not announced');
  }
}

/**
 * Tells the sockets of this process who writes where; the writer's own, too, since one person may write in two browsers:
 * a page passes over what its own browser has said.
 */
export function createEditingFanOut(sockets: Sockets): (payload: string) => void {
  return (payload) => {
    const by = readNotice(payload);
    if (!by) return;
    const text = editingMessage(by);
    for (const live of sockets.all()) if (mayRead(live.actor)) sendTo(live, text);
  };
}

function readNotice(payload: string): EditingBy | undefined {
  try {
    const { [EDITING]: by } = JSON.parse(payload) as Record<string, Json>;
    return by === undefined ? undefined : readEditingBy([by]);
  } catch {
    return undefined;
  }
}
