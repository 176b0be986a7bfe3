import type { NameChange, ScreenChange } from '../../../engine/api/rightsAsked.ts';
import { GENERAL_RIGHTS } from '../../../engine/permissions/general.ts';
import type { Compiled, MenuNode } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { columnSets, grantedActions, openActions } from '../../../engine/plan/parts.ts';
import { holds } from '../../access/grants.ts';
import { grantOfEntry } from '../../access/grantTree.ts';
import { scopeNotes } from '../../access/rowScopes.ts';
import type { Actor } from '../../http/Context.ts';
import type { Rights } from '../../http/Rights.ts';
import { planFor } from '../planFor.ts';
import { partsOfPage } from './needs.ts';

/** What somebody sees of one page, titles by code. */
export interface SeenPage {
  title: string;
  columns: ReadonlyMap<string, string>;
  actions: ReadonlyMap<string, string>;
  /** Which rows, in words; empty: all. */
  rows: string;
}

/** What somebody sees of every page they can open. */
export type Reach = ReadonlyMap<string, SeenPage>;

/** By the functions that answer whoever is signed in. */
export function reachOf(compiled: Compiled, rights: Rights, actor: Actor): Reach {
  const notes = scopeNotes(actor, compiled);
  const found = new Map<string, SeenPage>();
  for (const plan of compiled.plans.values())
    if (rights.canOpen(actor, plan.id))
      found.set(plan.id, seenOf(planFor(plan, actor, rights), actor, notes[plan.code]));
  for (const node of linksIn(compiled)) {
    const { kind, code } = grantOfEntry(node);
    if (kind === 'menu' && holds(actor, kind, code))
      found.set(code, { title: node.title, columns: new Map(), actions: new Map(), rows: '' });
  }
  const general = GENERAL_RIGHTS.filter(({ code }) => holds(actor, 'action', code));
  if (general.length > 0)
    found.set('~general', {
      title: '通用权限',
      columns: new Map(),
      actions: new Map(general.map(({ code, title }) => [code, title])),
      rows: '',
    });
  return found;
}

function seenOf(plan: Plan, actor: Actor, rows = ''): SeenPage {
  const parts = partsOfPage(plan);
  const open = openActions(plan);
  const usable = new Set(
    grantedActions(plan).flatMap(({ permission }) =>
      open.has(permission) || holds(actor, 'action', permission) ? permission : [],
    ),
  );
  const titled = (kind: 'column' | 'action') =>
    new Map(parts.flatMap((part) => (part.kind === kind ? [[part.code, part.title]] : [])));
  const actions = new Map([...titled('action')].filter(([code]) => usable.has(code)));
  return { title: plan.title, columns: columnSets(plan).length === 0 ? new Map() : titled('column'), actions, rows };
}

/** Entries of the menu that open something else than a page of ours. */
function linksIn({ menu, plans }: Compiled): MenuNode[] {
  const walk = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) =>
      node.children.length > 0 ? walk(node.children) : plans.has(node.screen ?? '') ? [] : [node],
    );
  return walk(menu);
}

/** Page by page, what one sees and the other does not. */
export function compareReach(before: Reach, after: Reach): ScreenChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): ScreenChange[] => {
    const [one, other] = [before.get(id), after.get(id)];
    const title = (one ?? other)?.title ?? id;
    const nothing = { gained: [], lost: [] };
    if (one === undefined || other === undefined)
      return [
        { screen: { id, title }, open: one === undefined ? 'gained' : 'lost', columns: nothing, actions: nothing },
      ];
    const [columns, actions] = [named(one.columns, other.columns), named(one.actions, other.actions)];
    const rows = one.rows === other.rows ? {} : { rows: { before: one.rows || '全部', after: other.rows || '全部' } };
    const same = [columns, actions].every(({ gained, lost }) => gained.length + lost.length === 0);
    return same && !('rows' in rows) ? [] : [{ screen: { id, title }, columns, actions, ...rows }];
  });
}

function named(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): NameChange {
  const beyond = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
    [...one].flatMap(([code, title]) => (other.has(code) ? [] : title));
  return { gained: beyond(after, before), lost: beyond(before, after) };
}
