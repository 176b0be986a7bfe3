import { pathOf } from './address.ts';
import type { MenuItem } from './MenuItem.ts';

/** The online pages a menu may name by their component. */
export type OnlineType = 'catalog' | 'copies' | 'list' | 'tree' | 'erp' | 'tab' | 'inner' | 'report' | 'reports';

/** What clients of the JeecgBoot family call their online pages: component, and where it usually stands. */
const ONLINE: readonly { type: OnlineType; component: string; path: string; title: string }[] = [
  { type: 'catalog', component: 'modules/online/cgform/OnlCgformHeadList', path: '/online/cgform', title: '表单列表' },
  {
    type: 'copies',
    component: 'modules/online/cgform/OnlCgformCopyList',
    path: '/online/copyform/:code',
    title: '副本列表',
  },
  { type: 'list', ...online('cgform/auto/OnlCgformAutoList', 'cgformList') },
  { type: 'tree', ...online('cgform/auto/OnlCgformTreeList', 'cgformTreeList') },
  { type: 'erp', ...online('cgform/auto/erp/OnlCgformErpList', 'cgformErpList') },
  { type: 'tab', ...online('cgform/auto/tab/OnlCgformTabList', 'cgformTabList') },
  { type: 'inner', ...online('cgform/auto/innerTable/OnlCgformInnerTableList', 'cgformInnerTableList') },
  {
    type: 'reports',
    component: 'modules/online/cgreport/OnlCgreportHeadList',
    path: '/online/cgreport',
    title: '报表列表',
  },
  { type: 'report', ...online('cgreport/auto/OnlCgreportAutoList', 'cgreport') },
];

function online(component: string, path: string): { component: string; path: string; title: string } {
  return { component: `modules/online/${component}`, path: `/online/${path}/:code`, title: '在线页面' };
}

/** Whether an entry opens whichever screen its address names by code, and no list of screens. */
export function showsOneByCode({ path, component }: MenuItem): boolean {
  const type = onlineType(component);
  return path.endsWith('/:code') && type !== undefined && type !== 'copies';
}

/** What a component shows; undefined where it is none of the online pages. */
export function onlineType(component: string): OnlineType | undefined {
  return ONLINE.find((each) => each.component === component)?.type;
}

/** The addresses by wire code that a menu leaves out, as entries nobody sees. */
export function withOnlinePages(menu: readonly MenuItem[]): MenuItem[] {
  const taken = new Set(pathsIn(menu));
  const missing = ONLINE.filter(({ path }) => !taken.has(path));
  return [
    ...menu,
    ...missing.map(({ component, path, title }) => ({
      id: path,
      route: '1',
      path,
      name: path.slice(1).replaceAll('/', '-').replaceAll(':', '@'),
      component,
      hidden: true,
      alwaysShow: false,
      meta: { title, keepAlive: true, internalOrExternal: false, hiddenHeaderContent: false },
      children: [],
    })),
  ];
}

function pathsIn(menu: readonly MenuItem[]): string[] {
  return menu.flatMap((item) => [...(item.route === '0' ? [] : [pathOf(item.path)]), ...pathsIn(item.children)]);
}
