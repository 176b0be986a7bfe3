import type { Menu, MenuItem } from '../../schemas/generated/types.ts';
import type { MenuNode } from '../plan/compiled.ts';
import type { Plan } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Declared, Linker } from './Linker.ts';
import type { Path } from './places.ts';

/** The menu with its targets resolved. A screen the menu does not name joins the folder of its area. */
export function linkMenu(
  linker: Linker,
  menu: Declared<Menu> | undefined,
  plans: ReadonlyMap<string, Plan>,
  declared: ReadonlySet<string>,
): MenuNode[] {
  const nodes =
    menu === undefined
      ? []
      : (menu.value.items as MenuItem[]).flatMap((item, index) =>
          linkItem(linker, menu, item, ['items', index], plans, declared),
        );
  const named = new Set(flatten(nodes).flatMap((node) => node.screen ?? []));
  addToAreas(
    nodes,
    [...plans.values()].filter(({ id }) => !named.has(id)),
  );
  return nodes;
}

function linkItem(
  linker: Linker,
  menu: Declared<Menu>,
  item: MenuItem,
  path: Path,
  plans: ReadonlyMap<string, Plan>,
  declared: ReadonlySet<string>,
): MenuNode[] {
  const { document } = menu;
  const targets = [item.screen, item.url, item.children].filter((target) => target !== undefined);
  if (targets.length !== 1)
    linker.report(
      document,
      'menu-target',
      sentences['menu-target'](targets.length === 0 ? '没有去处' : `${targets.length} 个去处`),
      path,
    );
  if (item.screen === undefined && item.title === undefined)
    linker.report(document, 'menu-title', sentences['menu-title'](), path);
  // The content security policy is written before anybody has signed in: it cannot name such a host.
  const [host] = /^https?:\/\/[^/?#]*[{}][^/?#]*/i.exec((item.frame && item.url) || '') ?? [];
  if (host !== undefined) linker.report(document, 'menu-host', sentences['menu-host'](host), [...path, 'url']);
  if (item.screen !== undefined) {
    // A declared screen without a plan has told its own problem.
    if (declared.has(item.screen) && !plans.has(item.screen)) return [];
    const plan = linker.reference(document, '页面', item.screen, plans, [...path, 'screen']);
    return plan === undefined ? [] : [{ ...leaf(plan), ...own(item) }];
  }
  const children = (item.children ?? []).flatMap((child, index) =>
    linkItem(linker, menu, child, [...path, 'children', index], plans, declared),
  );
  const title = item.title ?? '';
  const location = item.path ?? `/${path.filter((part) => typeof part === 'number').join('-')}`;
  return [
    {
      id: location.slice(1).replaceAll('/', ':'),
      title,
      path: location,
      hidden: item.hidden === true,
      children,
      ...(item.icon === undefined ? {} : { icon: item.icon }),
      ...(item.url === undefined ? {} : { url: item.url }),
      ...(item.url !== undefined && item.frame ? { frame: true } : {}),
      ...routeOf(item),
    },
  ];
}

const leaf = (plan: Plan): MenuNode => ({
  id: plan.id,
  title: plan.title,
  path: `/${plan.id}`,
  screen: plan.id,
  hidden: false,
  children: [],
});

function own(item: MenuItem): Partial<MenuNode> {
  return {
    ...(item.title === undefined ? {} : { title: item.title }),
    ...(item.icon === undefined ? {} : { icon: item.icon }),
    ...(item.path === undefined ? {} : { path: item.path }),
    ...(item.hidden === undefined ? {} : { hidden: item.hidden }),
    ...routeOf(item),
  };
}

/** What the guard and the tabs are told of a route, where it is said. */
function routeOf({ alwaysShow, keepAlive, hiddenHeaderContent }: MenuItem): Partial<MenuNode> {
  return {
    ...(alwaysShow === undefined ? {} : { alwaysShow }),
    ...(keepAlive === undefined ? {} : { keepAlive }),
    ...(hiddenHeaderContent === undefined ? {} : { hiddenHeaderContent }),
  };
}

export function flatten(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function addToAreas(nodes: MenuNode[], plans: readonly Plan[]): void {
  const folders = new Map<string, MenuNode>();
  for (const node of flatten(nodes))
    if (node.screen === undefined && node.url === undefined && !folders.has(node.path)) folders.set(node.path, node);
  for (const plan of plans) {
    const area = plan.id.split('/')[0] ?? plan.id;
    const path = `/${area}`;
    const folder = folders.get(path);
    if (folder !== undefined) folder.children.push(leaf(plan));
    else if (!plan.id.includes('/')) nodes.push(leaf(plan));
    else {
      const made: MenuNode = { id: area, title: area, path, hidden: false, children: [leaf(plan)] };
      folders.set(path, made);
      nodes.push(made);
    }
  }
}
