import type { RightsEffect, ScreenChange } from '../../../engine/api/rightsAsked.ts';
import type { Actor } from '../../http/Context.ts';
import { compareReach, type Reach } from './reach.ts';
import type { People, Person, Role } from './readPeople.ts';

interface Parts {
  actorOf(roles: readonly Role[]): Actor;
  reachOf(actor: Actor): Reach;
}

/** What changes for everybody who has a role when it grants something else; those with the same roles are looked at once. */
export function effectOf({ people, roles }: People, changed: Role, { actorOf, reachOf }: Parts): RightsEffect {
  const touched = new Map<string, Person[]>();
  for (const person of people) {
    if (!person.roles.includes(changed.id)) continue;
    const key = person.roles.join(' ');
    touched.set(key, [...(touched.get(key) ?? []), person]);
  }
  const told = new Map<string, ScreenChange & { people: string[] }>();
  const who = new Set<string>();
  for (const [key, group] of touched) {
    const own = key.split(' ').flatMap((id) => roles.get(id) ?? []);
    const then = own.map((role) => (role.id === changed.id ? changed : role));
    for (const change of compareReach(reachOf(actorOf(own)), reachOf(actorOf(then)))) {
      const names = group.map(({ name }) => name);
      const same = told.get(JSON.stringify(change));
      if (same) same.people.push(...names);
      else told.set(JSON.stringify(change), { ...change, people: names });
      for (const { id } of group) who.add(id);
    }
  }
  return { people: who.size, changes: [...told.values()] };
}
