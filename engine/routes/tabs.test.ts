import { describe, expect, test } from 'vitest';
import { pathOf } from './address.ts';
import {
  addressAt,
  closeTabs,
  HOME_TAB,
  keyOf,
  keysToClose,
  LAST_TAB,
  moveTab,
  openTabs,
  packTabs,
  pagesToKeep,
  redraw,
  relocate,
  stateFor,
  type TabPlace,
  type Tabs,
  tabPlaceOf,
  unpackTabs,
  visit,
} from './tabs.ts';

const HOME = '/dashboard/analysis';
const start = openTabs(HOME);
/** Two entries of the menu stand on `/b`; all else is a page by its path. */
const pageOf = (address: string) => (['/b?x=1', '/b?x=2'].includes(address) ? address : pathOf(address));
const come = (tabs: Tabs, place: TabPlace, how: Parameters<typeof visit>[3]) =>
  visit(tabs, place, keyOf(place, HOME, pageOf), how);
const go = (tabs: Tabs, ...addresses: string[]) =>
  addresses.reduce((now, address) => come(now, tabPlaceOf(address), 'push'), tabs);
const keys = (tabs: Tabs) => tabs.list.map((tab) => tab.key);
const at = (tabs: Tabs, key: string) => {
  const tab = tabs.list.find((one) => one.key === key);
  return tab && addressAt(tab.at);
};
const within = (key: string, address: string) => ({ ...tabPlaceOf(address), state: { tab: key } });

describe('opening', () => {
  test('home is first and always there; every other page is a tab of its own', () => {
    const tabs = go(start, '/a', '/b?x=1', '/b?x=2', '/a', '/b?x=1');
    expect(keys(tabs)).toEqual([HOME, '/a', '/b?x=1', '/b?x=2']);
    expect(tabs.active).toBe('/b?x=1');
    expect(keys(go(start, '/', `${HOME}?x=1`))).toEqual([HOME]);
  });

  test('a page that changes its own query stays the same tab', () => {
    const filtered = come(go(start, '/a'), within('/a', '/a?q=1'), 'push');
    expect(keys(filtered)).toEqual([HOME, '/a']);
    expect(at(filtered, '/a')).toBe('/a?q=1');
    expect(stateFor(filtered.list[1] ?? start.list[0] ?? never())).toEqual({ tab: '/a' });
  });

  test('a key of another page in the history is not believed', () => {
    expect(keyOf(within('/b', '/a?q=1'), HOME, pageOf)).toBe('/a');
    expect(keyOf({ ...tabPlaceOf('/a'), state: { tab: 7 } }, HOME, pageOf)).toBe('/a');
  });

  test('a link to an open tab shows it as it was left; the way back, and a link to the one in front, are taken at their word', () => {
    const filtered = come(go(start, '/a'), within('/a', '/a?q=1'), 'push');
    expect(at(go(filtered, '/b', '/a'), '/a')).toBe('/a?q=1');
    expect(at(come(go(filtered, '/b'), tabPlaceOf('/a'), 'pop'), '/a')).toBe('/a');
    expect(at(go(filtered, '/a'), '/a')).toBe('/a');
  });

  test('a link that asks an open page for something leads its tab there', () => {
    const tabs = go(start, '/a', '/b?x=1', '/a?q=1');
    expect(keys(tabs)).toEqual([HOME, '/a', '/b?x=1']);
    expect([tabs.active, at(tabs, '/a')]).toEqual(['/a', '/a?q=1']);
    expect(at(go(tabs, '/b?x=1', '/a?q=2'), '/a')).toBe('/a?q=2');
    expect(keys(go(start, '/c?q=1', '/c'))).toEqual([HOME, '/c']);
  });

  test('a redirect takes the place of the tab it began in', () => {
    const tabs = come(go(start, '/folder', '/b', '/folder'), tabPlaceOf('/folder/x'), 'replace');
    expect(keys(tabs)).toEqual([HOME, '/folder/x', '/b']);
    expect(keys(come(go(start, '/b', '/folder'), tabPlaceOf('/b'), 'replace'))).toEqual([HOME, '/b']);
    expect(keys(come(start, tabPlaceOf('/b'), 'replace'))).toEqual([HOME, '/b']);
  });

  test('a page behind another one changes its address without coming to the front', () => {
    const tabs = relocate(go(start, '/a', '/b'), '/a', tabPlaceOf('/a?_page=1'));
    expect([tabs.active, at(tabs, '/a')]).toEqual(['/b', '/a?_page=1']);
  });

  test('drawing anew concerns one tab', () => {
    expect(redraw(go(start, '/a', '/b'), '/a').list.map((tab) => tab.drawn)).toEqual([0, 1, 0]);
  });
});

describe('closing', () => {
  const tabs = go(start, '/a', '/b', '/c', '/b');

  test.each([
    ['left', '/b', ['/a']],
    ['right', '/b', ['/c']],
    ['others', '/b', ['/a', '/c']],
    ['others', HOME, ['/a', '/b', '/c']],
    ['left', '/a', []],
    ['right', '/c', []],
    ['self', '/a', ['/a']],
  ] as const)('%s of %s', (what, key, expected) => {
    expect(keysToClose(tabs, key, what)).toEqual(expected);
  });

  test('refusals: the last page, and home', () => {
    expect(keysToClose(start, HOME, 'self')).toBe(LAST_TAB);
    expect(keysToClose(tabs, HOME, 'self')).toBe(HOME_TAB);
    expect(LAST_TAB).toBe('这是最后一页，不能再关闭了啦');
    expect(HOME_TAB).toBe('首页不能关闭!');
  });

  test('the right neighbour comes to the front, else the left one; a tab behind goes quietly', () => {
    expect(closeTabs(tabs, ['/b']).active).toBe('/c');
    expect(closeTabs(tabs, ['/b', '/c']).active).toBe('/a');
    expect(closeTabs(tabs, ['/a', '/b', '/c']).active).toBe(HOME);
    expect(closeTabs(tabs, ['/a'])).toMatchObject({ active: '/b' });
    expect(closeTabs(tabs, ['/b', '/c'], HOME).active).toBe(HOME);
    expect(keys(closeTabs(tabs, [HOME, '/a']))).toEqual([HOME, '/b', '/c']);
  });
});

describe('keeping alive', () => {
  const tabs = go(start, '/a', '/b', '/c', '/d');
  const all = new Set(keys(tabs));
  const rules = { cap: 3, isDirty: () => false, isKept: () => true };

  test('the least recently used go first, the one in front never', () => {
    expect([...pagesToKeep(tabs, all, rules)]).toEqual(['/d', '/c', '/b']);
    expect([...pagesToKeep(go(tabs, '/a'), all, rules)]).toEqual(['/a', '/d', '/c']);
    expect([...pagesToKeep(tabs, all, { ...rules, cap: 0 })]).toEqual(['/d']);
  });

  test('what was never drawn is not drawn for being kept', () => {
    expect([...pagesToKeep(tabs, new Set(), rules)]).toEqual(['/d']);
  });

  test('unsaved work is never thrown away, whatever cap and menu say', () => {
    const isDirty = (key: string) => key === '/a' || key === HOME;
    expect(new Set(pagesToKeep(tabs, all, { cap: 2, isDirty, isKept: () => false }))).toEqual(
      new Set(['/d', '/a', HOME]),
    );
  });

  test('a page the menu does not keep lives only in front', () => {
    const isKept = (key: string) => key !== '/c' && key !== '/d';
    expect([...pagesToKeep(tabs, all, { ...rules, isKept })]).toEqual(['/d', '/b', '/a']);
  });
});

describe('order and memory', () => {
  test('a tab moves, home stays first', () => {
    const tabs = go(start, '/a', '/b', '/c');
    expect(keys(moveTab(tabs, '/c', 1))).toEqual([HOME, '/c', '/a', '/b']);
    expect(keys(moveTab(tabs, '/c', 0))).toEqual([HOME, '/c', '/a', '/b']);
    expect(keys(moveTab(tabs, '/a', 9))).toEqual([HOME, '/b', '/c', '/a']);
    expect(moveTab(tabs, HOME, 2)).toBe(tabs);
  });

  test('a reload brings the tabs back where they stood', () => {
    const tabs = come(go(start, '/a', '/b'), within('/b', '/b?q=1#x'), 'push');
    const again = unpackTabs(JSON.parse(JSON.stringify(packTabs(tabs))), HOME, pathOf);
    expect(keys(again)).toEqual([HOME, '/a', '/b']);
    expect(at(again, '/b')).toBe('/b?q=1#x');
  });

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/user/login', '/gone'])(
    'A096 %s is not brought back',
    (key) => {
      expect(
        keys(unpackTabs([{ key, at: key }], HOME, (known) => (known === '/gone' ? undefined : pathOf(known)))),
      ).toEqual([HOME]);
      expect(keys(unpackTabs([{ key: '/a', at: key }], HOME, pathOf))).toEqual([HOME]);
    },
  );

  test('spoilt memory is none', () => {
    for (const kept of [undefined, null, 'x', {}, [1, { key: 1 }, { key: '/a' }]])
      expect(keys(unpackTabs(kept, HOME, pathOf))).toEqual([HOME]);
  });
});

function never(): never {
  throw new Error('the tab is there');
}
