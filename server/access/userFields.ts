import type { Actor } from '../http/Actor.ts';
import type { Rights } from '../http/Rights.ts';

/** Whoever may read these records knows more of people than their names. */
const MODEL = 'system/user';

/** What is nobody's business who only needs somebody's name. */
const PRIVATE: ReadonlySet<string> = new Set(['sex', 'birthday', 'phone', 'email']);

/** Keys of what the actor may not know of others, nor ask for. */
export function hiddenOfUsers(rights: Rights, actor: Actor): ReadonlySet<string> {
  const records = actor.admin || rights.mayModel(actor, MODEL, 'read');
  return records ? rights.hiddenFields(actor, MODEL) : PRIVATE;
}
