import type { Menu, MenuItem } from '../../schemas/generated/types.ts';
import type { MenuNode } from '../plan/compiled.ts';
import type { Plan } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Declared, Linker } from './Linker.ts';
import type { Path } from './places.ts';

/** What the menu says of a screen that has a plan. */
type Page = Pick<Plan, 'id' | 'title'>;

/** The menu with its targets resolved. A screen the menu does not name joins the folder of its area. */
export function linkMenu(
  linker: Linker,
  menu: Declared<Menu> | undefined,
  pages: ReadonlyMap<string, Page>,
  declared: ReadonlySet<string>,
): MenuNode[] {
  const nodes =
    menu === undefined
      ? []
      : (menu.value.items as MenuItem[]).flatMap((item, index) =>
          linkItem(linker, menu, item, ['items', index], pages, declared),
        );
  const named = new Set(flatten(nodes).flatMap((node) => node.screen ?? []));
  addToAreas(
    nodes,
    [...pages.values()].filter(({ id }) => !named.has(id)),
  );
  return nodes;
}

function linkItem(
  linker: Linker,
  menu: Declared<Menu>,
  item: MenuItem,
  path: Path,
  pages: ReadonlyMap<string, Page>,
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
    // A declared screen without a page has told its own problem.
    if (declared.has(item.screen) && !pages.has(item.screen)) return [];
    const page = linker.reference(document, '页面', item.screen, pages, [...path, 'screen']);
    return page === undefined ? [] : [{ ...leaf(page), ...own(item) }];
  }
  const children = (item.children ?? []).flatMap((child, index) =>
    linkItem(linker, menu, child, [...path, 'children', index], pages, declared),
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

const leaf = (page: Page): MenuNode => ({
  id: page.id,
  title: page.title,
  path: `/${page.id}`,
  screen: page.id,
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

function addToAreas(nodes: MenuNode[], pages: readonly Page[]): void {
  const folders = new Map<string, MenuNode>();
  for (const node of flatten(nodes))
    if (node.screen === undefined && node.url === undefined && !folders.has(node.path)) folders.set(node.path, node);
  for (const page of pages) {
    const area = page.id.split('/')[0] ?? page.id;
    const path = `/${area}`;
    const folder = folders.get(path);
    if (folder !== undefined) folder.children.push(leaf(page));
    else if (!page.id.includes('/')) nodes.push(leaf(page));
    else {
      const made: MenuNode = { id: area, title: area, path, hidden: false, children: [leaf(page)] };
      folders.set(path, made);
      nodes.push(made);
    }
  }
}
