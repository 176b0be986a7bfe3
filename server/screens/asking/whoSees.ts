import type { Ground, Seer } from '../../../engine/api/rightsAsked.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { holds } from '../../access/grants.ts';
import { type Grant, grantId } from '../../access/grantTree.ts';
import { isOpenIn } from '../../access/rightsIndex.ts';
import type { Actor } from '../../http/Context.ts';
import type { Need } from './needs.ts';
import type { People, Role } from './readPeople.ts';

/** Whether somebody has all that is needed. */
export function has(actor: Actor, needs: readonly Need[], plan: Plan): boolean {
  if (actor.admin) return isOpenIn(actor.tenant, plan.id);
  return needs.every(({ ways }) => ways.some((way) => waysHeld(actor, way)));
}

const waysHeld = (actor: Actor, way: readonly Grant[]): boolean =>
  way.every(({ kind, code }) => kind !== 'scope' && holds(actor, kind, code));

/** For each thing that is needed the grants somebody has it by, with the roles that give them. */
export function groundsOf(needs: readonly Need[], actor: Actor, roles: readonly Role[], titleOf: TitleOf): Ground[] {
  return needs.map(({ what, ways }) => {
    const held = ways.filter((way) => waysHeld(actor, way)).flat();
    const grants = [...new Map(held.map((grant) => [grantId(grant), grant])).values()];
    return {
      what,
      grants: grants.map((grant) => ({
        title: titleOf(grant),
        roles: roles.filter((role) => gives(role, grant)).map(({ name }) => name),
      })),
    };
  });
}

const gives = ({ rows }: Role, { kind, code }: Grant): boolean =>
  rows.some((row) => row.kind === kind && row.code === code);

export type TitleOf = (grant: Grant) => string;

/** What grants are called in the tree of grants. */
export function titlesOf(
  compiled: Compiled,
  nodes: readonly { key: string; title: string; children: readonly unknown[] }[],
): TitleOf {
  const titles = new Map<string, string>();
  const walk = (level: typeof nodes, above: string): void => {
    for (const { key, title, children } of level) {
      titles.set(key, above === '' ? title : `${above} / ${title}`);
      walk(children as typeof nodes, key.startsWith('folder:') ? '' : title);
    }
  };
  walk(nodes, '');
  return (grant) => titles.get(grantId(grant)) ?? compiled.plans.get(grant.code)?.title ?? grant.code;
}

/** Everybody who sees a part of a page, or opens it, and by which grants. */
export function seersOf(
  { people, roles }: People,
  needs: readonly Need[],
  plan: Plan,
  parts: { actorOf: (roles: readonly Role[]) => Actor; titleOf: TitleOf },
): Seer[] {
  return people.flatMap(({ id, name: title, username, roles: ids }) => {
    const own = ids.flatMap((role) => roles.get(role) ?? []);
    const actor = parts.actorOf(own);
    if (!has(actor, needs, plan)) return [];
    const grounds = actor.admin ? [] : groundsOf(needs, actor, own, parts.titleOf);
    return [{ id, title, username, admin: actor.admin, grounds }];
  });
}
