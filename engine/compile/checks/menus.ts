import type { MenuItem } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import { once } from '../../once.ts';
import type { MenuNode } from '../../plan/compiled.ts';
import { sentences } from '../../problems.ts';
import { OPEN_PATHS } from '../../routes/guardRoute.ts';
import type { Sentence } from '../../sentence.ts';
import type { Declared } from '../Linker.ts';
import type { Path } from '../places.ts';
import { type CheckWorld, isPage, type Tell, type WorldCheck } from './Check.ts';
import { isZone, meantZone } from './data/zones.ts';

interface Entry {
  item: MenuItem;
  path: Path;
  /** Where it leads in the browser. */
  address: string;
}

/** No address of the menu is that of another page, and no page stands there twice unawares. */
export const checkMenu: WorldCheck = ({ files, screens: pages }, tell) => {
  if (files.menu === undefined) return;
  const { document, value } = files.menu;
  checkTitles(value.items as MenuItem[], ['items'], pages, (...told) => tell(document, ...told));
  const entries = entriesOf(value.items as MenuItem[], ['items']);
  const screens = new Set<string>();
  const owners = new Map<string, { title: string; said?: Path }>();
  const named = new Set(entries.flatMap(({ item }) => item.screen ?? []));
  // Pages the menu leaves out stand at their own addresses all the same.
  for (const { id, title } of pages.values()) if (!named.has(id)) owners.set(`/${id}`, { title });
  for (const { item, path, address } of entries) {
    const { screen } = item;
    const again = screen !== undefined && screens.has(screen);
    if (screen !== undefined) screens.add(screen);
    const other = owners.get(address);
    const title = item.title ?? pages.get(screen ?? '')?.title ?? address;
    if (again && item.path === undefined)
      tell(document, 'duplicate-item', sentences['duplicate-item'](`页面 "${screen}"`), [...path, 'screen']);
    else if (other?.said !== undefined && item.path === undefined)
      // It is at home there: the other one was given its address.
      tell(document, 'taken-name', sentences['taken-name']('菜单地址', address, title), other.said);
    else if (other !== undefined)
      tell(document, 'taken-name', sentences['taken-name']('菜单地址', address, other.title), [...path, placeOf(item)]);
    else if (again) tell(document, 'menu-repeats', sentences['menu-repeats'](screen), [...path, 'screen']);
    if (other === undefined)
      owners.set(address, { title, ...(item.path === undefined ? {} : { said: [...path, 'path'] }) });
  }
};

/**
 * A report or a board is a page by its own name, unless a screen shows it: what stands there already would keep it from
 * ever being drawn.
 */
export const checkPageNames: WorldCheck = ({ files }, tell) => {
  const screens = [...files.screens.values()];
  const shown = new Set(
    screens.flatMap(({ value }) => [
      ...('report' in value ? [`report ${value.report}`] : []),
      ...('board' in value ? [`board ${value.board}`] : []),
    ]),
  );
  const owners = new Map(screens.map(({ id, document }) => [id, document.file]));
  const claim = (kind: 'report' | 'board', { id, document }: Declared<unknown>): void => {
    if (shown.has(`${kind} ${id}`)) return;
    const other = owners.get(id);
    const screen = files.screens.get(id)?.value;
    // A screen that names no report at all may well be meant to show this one.
    if (screen !== undefined && 'report' in screen && !files.reports.has(screen.report)) return;
    if (other === undefined) owners.set(id, document.file);
    else tell(document, 'taken-name', sentences['taken-name']('页面', id, other), []);
  };
  for (const report of files.reports.values()) claim('report', report);
  for (const board of files.boards.values()) claim('board', board);
};

/** An address outside that is one of our own pages opens all of this once more, and only where it was written for. */
export const checkMenuLinks: WorldCheck = (world, tell) => {
  const { menu } = world.files;
  if (menu === undefined) return;
  const pages = once(() => pagesOf(world.menu));
  const visit = (items: readonly MenuItem[], path: Path): void => {
    for (const [index, { url, children = [] }] of items.entries()) {
      const at = [...path, index];
      const [, address, rest = ''] = LINK.exec(url ?? '') ?? [];
      const page = address === undefined ? undefined : pages().get(address);
      if (url !== undefined && page !== undefined)
        tell(menu.document, 'slot-link', ownPage(url, page, rest), [...at, 'url']);
      visit(children as MenuItem[], [...at, 'children']);
    }
  };
  visit(menu.value.items as MenuItem[], ['items']);
};

/** A host, behind it the address of a page, and what is asked of that page. */
const LINK = /^https?:\/\/[^/?#]+(?:\/?#)?(\/[^/?#]+\/[^?#]+?)\/?([?#].*)?$/i;

/** Pages by every address they have. */
const pagesOf = (nodes: readonly MenuNode[]): Map<string, string> =>
  new Map(
    nodes.flatMap(({ path, screen, children }): [string, string][] => [
      ...(screen === undefined ? [] : [path, `/${screen}`].map((each): [string, string] => [each, screen])),
      ...pagesOf(children),
    ]),
  );

const ownPage = (url: string, page: string, rest: string): Sentence => ({
  message: `"${url}" 像是本系统的页面 "${page}"：写成外部地址会把整个系统再打开一次，换了域名就打不开`,
  found: url,
  expected: `"screen": "${page}"`,
  fix: `请删去 url，改写 "screen": "${page}"${rest === '' ? '' : withoutRest(rest)}；确是另一个系统的页面，请在 allow 里写明原因`,
});

/** An entry names a page and nothing that is asked of it. */
const withoutRest = (rest: string): string =>
  rest.startsWith('#')
    ? `。菜单项只说是哪一页，带不了 "${rest}"，打开的是这一页的开头`
    : `。菜单项只说是哪一页，带不了 "${rest}"：要一打开就有条件，请把条件写成查询项（报表的 params、看板的 filters）的 defaultValue；页面本身不该有这个默认值时，另写一个页面给菜单用`;

/** No two entries beside each other are called the same: nobody could tell which is which. */
function checkTitles(items: readonly MenuItem[], path: Path, pages: CheckWorld['screens'], tell: Tell): void {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const at = [...path, index];
    checkTitles((item.children ?? []) as MenuItem[], [...at, 'children'], pages, tell);
    const title = item.title ?? pages.get(item.screen ?? '')?.title;
    if (title === undefined || item.hidden === true) continue;
    const first = seen.get(title);
    // A page that stands there twice is told as one.
    const again = first !== undefined && item.screen !== undefined && items[first]?.screen === item.screen;
    if (first === undefined) seen.set(title, index);
    else if (!again)
      tell('menu-repeats', sameTitle(title, first), [...at, item.title === undefined ? 'screen' : 'title']);
  }
}

const sameTitle = (title: string, first: number): Sentence => ({
  ...sentences['menu-repeats'](title),
  message: `与同一级的第 ${first + 1} 项同名：两项都叫 "${title}"`,
  fix: '请改换其中一个的 title；确要同名，请在 allow 里写明原因',
});

const placeOf = (item: MenuItem) => (item.path === undefined ? 'screen' : 'path');

/** A slash at its end makes no other address. */
const withoutEnd = (address: string): string => address.replace(/(?<=.)\/+$/, '');

/** Entries with an address of their own: a folder or link without a path gets one that nothing else can have. */
function entriesOf(items: readonly MenuItem[], path: Path): Entry[] {
  return items.flatMap((item, index) => {
    const at = [...path, index];
    const address = item.path ?? (item.screen === undefined ? undefined : `/${item.screen}`);
    const below = entriesOf((item.children ?? []) as MenuItem[], [...at, 'children']);
    return address === undefined ? below : [{ item, path: at, address: withoutEnd(address) }, ...below];
  });
}

/** The first page after signing in and those that need none are there, and the clock is that of some place. */
export const checkApp: WorldCheck = ({ app, files, menu, exists, addresses }, tell) => {
  if (files.app === undefined) return;
  for (const [index, path] of (app.openRoutes ?? []).entries()) {
    if (addresses.has(path) || isPage({ exists }, path.slice(1)) || OPEN_PATHS.some((each) => each === path)) continue;
    const known = [...OPEN_PATHS, ...addresses.keys()];
    const sentence = sentences['unknown-reference']('页面地址', path, known, likeliest(path, known));
    tell(files.app, 'unknown-reference', sentence, ['openRoutes', index]);
  }
  const there = isPage({ exists }, app.home.slice(1));
  const pages = there ? [app.home] : addressesOf(menu);
  if (!pages.includes(app.home))
    tell(
      files.app,
      'unknown-reference',
      sentences['unknown-reference']('页面地址', app.home, pages, likeliest(app.home, pages)),
      ['home'],
    );
  if (app.timeZone === undefined || isZone(app.timeZone)) return;
  tell(files.app, 'time-zone', sentences['time-zone'](app.timeZone, meantZone(app.timeZone)), ['timeZone']);
};

/** Where the entries of a menu lead, as far as that is a page. */
export function addressesOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ path, screen, url, children }) => [
    ...(screen === undefined && url === undefined ? [] : [path]),
    ...addressesOf(children),
  ]);
}
