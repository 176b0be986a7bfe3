import { callableAt } from '../../engine/api/callableEndpoints.ts';
import { GENERAL_RIGHTS } from '../../engine/permissions/general.ts';
import type { Compiled, MenuNode } from '../../engine/plan/compiled.ts';
import type { Plan, PlanAction } from '../../engine/plan/Plan.ts';
import { columnRights, grantedActions, isForAll } from '../../engine/plan/parts.ts';
import { type Grants, holds, seesBeyond } from './grants.ts';
import { scopeCode, scopeOf, scopesOfPage } from './rowScopes.ts';

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
  /** Whoever asks does not hold it and cannot hand it on. */
  disabled?: true;
  children: GrantNode[];
}

/** A grant as it is kept. */
export interface Grant {
  kind: 'menu' | 'action' | 'scope';
  code: string;
}

/** `menu:market/order`, `action:market:order:edit`, `scope:market/order#mine`: a grant's id on the wire. */
export const grantId = ({ kind, code }: Grant): string => `${kind}:${code}`;

/** The grant behind an id; undefined for a folder, which is open when something in it is. */
export function grantOf(id: string): Grant | undefined {
  const [, kind, code] = /^(menu|action|scope):(.+)$/.exec(id) ?? [];
  return code === undefined ? undefined : { kind: kind as Grant['kind'], code };
}

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
  const { screen, key } = scopeOf(code);
  return !seesBeyond(actor, { menus: new Set(), scopes: new Map([[screen, [key]]]) });
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
      const children = [
        ...scopes.flatMap(({ key, title }) =>
          leaf({ kind: 'scope', code: scopeCode(node.screen ?? '', key) }, `仅显示${title}`, found.key).map((each) => {
            return { ...each, scope: true as const };
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
    ...[
      {
        key: GENERAL,
        value: GENERAL,
        title: '通用权限',
        parentId: '',
        isLeaf: false,
        group: true as const,
        children: general,
      },
    ],
  ];
}

/** Key of the group of rights that hang on no screen. */
const GENERAL = 'folder:~general';

/** Keys of all nodes, parents first. */
export function treeIds(nodes: readonly GrantNode[]): string[] {
  return nodes.flatMap((node) => [node.key, ...treeIds(node.children)]);
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
