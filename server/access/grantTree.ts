import { callableAt } from '../../engine/api/callableEndpoints.ts';
import { GENERAL_RIGHTS } from '../../engine/permissions/general.ts';
import type { Compiled, MenuNode } from '../../engine/plan/compiled.ts';
import type { Plan, PlanAction, PlanQueryItem } from '../../engine/plan/Plan.ts';
import { columnRights, grantedActions, isForAll } from '../../engine/plan/parts.ts';
import { type Grants, holds, seesBeyond } from './grants.ts';
import { scopeCode, scopeOf, scopesOfPage, takenOnPage, valuesHeld } from './rowScopes.ts';

/** A node of what may be granted: docs/contract.md, “Menu and permissions”. */
export interface GrantNode {
  key: string;
  value: string;
  title: string;
  parentId: string;
  isLeaf: boolean;
  /** Nothing to be granted itself: it is open when something in it is. */
  group?: true;
  /** Narrows the rows of the page above it: no right, and nothing that comes with the page. */
  scope?: true;
  /** What its values are chosen with: it is granted value by value, `scope:market/order#chosen=A`. */
  takes?: PlanQueryItem;
  /** Whoever asks does not hold it and cannot hand it on. */
  disabled?: true;
  children: GrantNode[];
}

/** A grant as it is kept. */
export interface Grant {
  kind: 'menu' | 'action' | 'scope';
  code: string;
}

/**
 * `menu:market/order`, `action:market:order:edit`, `scope:market/order#mine`: a grant's id on the wire; the value a scope
 * is granted with is percent-encoded, `scope:market/order#chosen=a%2Cb`.
 */
export function grantId({ kind, code }: Grant): string {
  const [, base, value] = (kind === 'scope' && VALUED.exec(code)) || [];
  return base === undefined || value === undefined ? `${kind}:${code}` : `scope:${base}=${encodeURIComponent(value)}`;
}

/** The grant behind an id; undefined for a folder, which is open when something in it is. */
export function grantOf(id: string): Grant | undefined {
  const [, kind, code] = /^(menu|action|scope):(.+)$/.exec(id) ?? [];
  if (code === undefined) return undefined;
  const [, base, value] = (kind === 'scope' && VALUED.exec(code)) || [];
  if (base === undefined || value === undefined) return { kind: kind as Grant['kind'], code };
  try {
    return { kind: 'scope', code: `${base}=${decodeURIComponent(value)}` };
  } catch {
    return undefined;
  }
}

/** Id of the tree's node a grant is given at: a scope that takes values has one for all of them. */
export function nodeOf(id: string): string {
  return id.startsWith('scope:') ? (VALUED.exec(id)?.[1] ?? id) : id;
}

/** Page and scope, and behind it the value. */
const VALUED = /^([^#]+#[^=]+)=(.+)$/s;

const folderKey = ({ id }: MenuNode): string => `folder:${id}`;
export const grantOfEntry = ({ screen, id }: MenuNode): Grant => ({ kind: 'menu', code: screen ?? id });

/** A button that administrators alone may press is nobody's to be given. */
const isForAdmins = ({ call }: PlanAction): boolean =>
  call !== undefined && callableAt(call.method, call.path)?.actions === 'admin';

/** Buttons and restricted columns of a screen, those of its sub-tables too, with what they are called. */
export function rightsOf(plan: Plan): { code: string; title: string }[] {
  return [
    ...grantedActions(plan)
      .filter((action) => !isForAdmins(action))
      .map(({ permission, title }) => ({ code: permission, title })),
    ...columnRights(plan).map(({ code, title }) => ({ code, title: `${title}（列）` })),
  ];
}

/** What one does not hold one does not give; of scopes whoever sees the rows may give any, and else one's own. */
function mayGive(actor: Grants, { kind, code }: Grant): boolean {
  if (kind !== 'scope') return holds(actor, kind, code);
  const { screen, held } = scopeOf(code);
  // Of a scope with values those who have some of them give these on.
  const own = (actor.narrowed ?? []).some(({ scopes }) => valuesHeld(scopes.get(screen) ?? [], held).length > 0);
  return own || !seesBeyond(actor, { menus: new Set(), scopes: new Map([[screen, [held]]]) });
}

/** The menu, as the tenant is shown it, with its screens, and below each screen its buttons and restricted columns; what is everybody's is left out. */
export function grantTree(compiled: Compiled, actor: Grants, shown: readonly MenuNode[] = compiled.menu): GrantNode[] {
  // Screens may share the rights of one model: each stands where it comes first.
  const placed = new Set<string>();
  const leaf = (grant: Grant, title: string, parentId: string): GrantNode[] => {
    const key = grantId(grant);
    if (placed.has(key)) return [];
    placed.add(key);
    const disabled = mayGive(actor, grant) ? {} : { disabled: true as const };
    return [{ key, value: key, title, parentId, isLeaf: true, ...disabled, children: [] }];
  };
  const screen = (node: MenuNode, parentId: string): GrantNode[] => {
    const plan = compiled.plans.get(node.screen ?? '');
    if (plan && isForAll(plan))
      return columnRights(plan).flatMap(({ code, title }) =>
        leaf({ kind: 'action', code }, `${plan.title}：${title}（列）`, parentId),
      );
    return leaf(grantOfEntry(node), node.title, parentId).map((found) => {
      const actions = plan ? rightsOf(plan) : [];
      const scopes = scopesOfPage(compiled, node.screen ?? '');
      const taken = takenOnPage(compiled, node.screen ?? '');
      const children = [
        ...scopes.flatMap(({ key, title }) =>
          leaf({ kind: 'scope', code: scopeCode(node.screen ?? '', key) }, `仅显示${title}`, found.key).map((each) => {
            const takes = taken.get(key);
            return { ...each, scope: true as const, ...(takes === undefined ? {} : { takes }) };
          }),
        ),
        ...actions.flatMap(({ code, title }) => leaf({ kind: 'action', code }, title, found.key)),
      ];
      return { ...found, isLeaf: children.length === 0, children };
    });
  };
  const nodes = (menu: readonly MenuNode[], parentId: string): GrantNode[] =>
    menu.flatMap((node) => {
      if (node.children.length === 0) return screen(node, parentId);
      const key = folderKey(node);
      const children = nodes(node.children, key);
      if (children.length === 0) return [];
      return [{ key, value: key, title: node.title, parentId, isLeaf: false, group: true as const, children }];
    });
  const general = GENERAL_RIGHTS.flatMap(({ code, title }) => leaf({ kind: 'action', code }, title, GENERAL));
  return [
    ...nodes(shown, ''),
    {
      key: GENERAL,
      value: GENERAL,
      title: '通用权限',
      parentId: '',
      isLeaf: false,
      group: true as const,
      children: general,
    },
  ];
}

/** Key of the group of rights that hang on no screen. */
const GENERAL = 'folder:~general';

/** Which ids of grants the nodes are for: their own, and of a scope that takes values those with one. */
export function grantable(nodes: readonly GrantNode[]): (id: string) => boolean {
  const taking = new Map(below(nodes).map(({ key, takes }) => [key, takes !== undefined]));
  return (id) => {
    const node = nodeOf(id);
    return taking.get(node) === (node !== id);
  };
}

const below = (nodes: readonly GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...below(node.children)]);

/** Keys of all nodes, parents first. */
export function treeIds(nodes: readonly GrantNode[]): string[] {
  return below(nodes).map(({ key }) => key);
}

/** A node without those below it. */
export const alone = (node: GrantNode): GrantNode => ({ ...node, children: [] });

/** The nodes right below the one with this key, without those below them. */
export function levelBelow(nodes: readonly GrantNode[], key: string): GrantNode[] {
  return nodes.flatMap((node) => (node.key === key ? node.children.map(alone) : levelBelow(node.children, key)));
}

/** Paths of the menu's entries by the keys the tree gives them. */
export function menuPaths(menu: readonly MenuNode[]): { key: string; path: string; alwaysShow: boolean }[] {
  return menu.flatMap((node) => {
    const key = node.children.length > 0 ? folderKey(node) : grantId(grantOfEntry(node));
    return [{ key, path: node.url ?? node.path, alwaysShow: node.alwaysShow === true }, ...menuPaths(node.children)];
  });
}
