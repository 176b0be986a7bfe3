import type { MenuItem } from '../../../schemas/generated/types.ts';
import { likeliest, nearest } from '../../nearest.ts';
import type { MenuNode } from '../../plan/compiled.ts';
import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { WorldCheck } from './Check.ts';

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
  const entries = entriesOf(value.items as MenuItem[], ['items']);
  const screens = new Set<string>();
  const owners = new Map<string, string>();
  const named = new Set(entries.flatMap(({ item }) => item.screen ?? []));
  // Pages the menu leaves out stand at their own addresses all the same.
  for (const { id, title } of pages.values()) if (!named.has(id)) owners.set(`/${id}`, title);
  for (const { item, path, address } of entries) {
    const { screen } = item;
    const again = screen !== undefined && screens.has(screen);
    if (screen !== undefined) screens.add(screen);
    const other = owners.get(address);
    const title = item.title ?? pages.get(screen ?? '')?.title ?? address;
    if (again && item.path === undefined)
      tell(document, 'duplicate-item', sentences['duplicate-item'](`页面 "${screen}"`), [...path, 'screen']);
    else if (other !== undefined)
      tell(document, 'taken-name', sentences['taken-name']('菜单地址', address, other), [...path, placeOf(item)]);
    else if (again) tell(document, 'menu-repeats', sentences['menu-repeats'](screen), [...path, 'screen']);
    if (other === undefined) owners.set(address, title);
  }
};

const placeOf = (item: MenuItem) => (item.path === undefined ? 'screen' : 'path');

/** Entries with an address of their own: a folder or link without a path gets one that nothing else can have. */
function entriesOf(items: readonly MenuItem[], path: Path): Entry[] {
  return items.flatMap((item, index) => {
    const at = [...path, index];
    const address = item.path ?? (item.screen === undefined ? undefined : `/${item.screen}`);
    const below = entriesOf((item.children ?? []) as MenuItem[], [...at, 'children']);
    return address === undefined ? below : [{ item, path: at, address }, ...below];
  });
}

/** The first page after signing in is there, and the clock is that of some place. */
export const checkApp: WorldCheck = ({ app, files, menu, exists }, tell) => {
  if (files.app === undefined) return;
  const there = (['screen', 'report', 'board'] as const).some((kind) => exists(kind, app.home.slice(1)));
  const pages = there ? [app.home] : addressesOf(menu);
  if (!pages.includes(app.home))
    tell(
      files.app,
      'unknown-reference',
      sentences['unknown-reference']('页面地址', app.home, pages, likeliest(app.home, pages)),
      ['home'],
    );
  if (app.timeZone === undefined || isZone(app.timeZone)) return;
  const zones = Intl.supportedValuesOf('timeZone');
  const meant = OFFSETS[app.timeZone.replace(/^(?:UTC|GMT)/, '')] ?? nearestZone(app.timeZone, zones);
  tell(files.app, 'time-zone', sentences['time-zone'](app.timeZone, meant), ['timeZone']);
};

function addressesOf(nodes: readonly MenuNode[]): string[] {
  return nodes.flatMap(({ path, screen, url, children }) => [
    ...(screen === undefined && url === undefined ? [] : [path]),
    ...addressesOf(children),
  ]);
}

/** Where most of those live who write an offset; an offset knows no summer. */
const OFFSETS: Readonly<Record<string, string>> = {
  '+08:00': 'Asia/Shanghai',
  '+8': 'Asia/Shanghai',
  '+09:00': 'Asia/Tokyo',
  '+9': 'Asia/Tokyo',
};

/** The zone of the last compile: to ask for one takes a millisecond, and it hardly ever changes. */
let last = { zone: 'UTC', isThere: true };

function isZone(zone: string): boolean {
  if (last.zone !== zone) last = { zone, isThere: canTellTime(zone) };
  return last.isThere;
}

function canTellTime(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The zone written almost right, or the one of that city. */
function nearestZone(name: string, zones: readonly string[]): string | undefined {
  const near = nearest(name, zones);
  if (near !== undefined) return near;
  const city = name.split('/').at(-1) ?? name;
  const cities = new Map(zones.map((zone) => [zone.split('/').at(-1) ?? zone, zone]));
  return cities.get(nearest(city, cities.keys()) ?? '');
}
