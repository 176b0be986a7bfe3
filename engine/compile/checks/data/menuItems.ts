import type { MenuItem } from '../../../../schemas/generated/types.ts';
import { apiAddresses } from '../../../api/familyEndpoints.ts';
import { likeliest } from '../../../nearest.ts';
import { once } from '../../../once.ts';
import { sentences } from '../../../problems.ts';
import { OPEN_PATHS } from '../../../routes/guardRoute.ts';
import type { Path } from '../../places.ts';
import type { CheckWorld, Tell, TellIn, WorldCheck } from '../Check.ts';
import { addressesOf } from '../menus.ts';

/** What each entry of the menu says of itself does something, and its address is one that a page can have. */
export const checkMenuItems: WorldCheck = (world, tell) => {
  const { menu } = world.files;
  checkAddresses(world, tell);
  if (menu === undefined) return;
  const here: Tell = (...told) => tell(menu.document, ...told);
  const visit = (items: readonly MenuItem[], path: Path): void => {
    for (const [index, item] of items.entries()) {
      const at = [...path, index];
      checkKeys(item, at, here);
      if (item.path !== undefined) checkPath(item.path, [...at, 'path'], here);
      if (item.url !== undefined) checkNames(item.url, [...at, 'url'], here);
      if (item.children !== undefined) visit(item.children as MenuItem[], [...at, 'children']);
    }
  };
  visit(menu.value.items as MenuItem[], ['items']);
};

/** A page by its own name stands at an address that is the API's, unless the menu gives it another. */
function checkAddresses({ screens, files, menu }: CheckWorld, tell: TellIn): void {
  const named = once(() => new Set(addressesOf(menu)));
  for (const { id } of screens.values()) {
    const address = `/${id}`;
    if (!api().test(address)) continue;
    const declared = files.screens.get(id) ?? files.reports.get(id) ?? files.boards.get(id);
    if (declared === undefined || !named().has(address)) continue;
    const fix = '请换一个文件夹，或在 menu.json 里给它写明 path';
    tell(declared.document, 'reserved-name', { ...sentences['reserved-name'](address), fix }, []);
  }
}

function checkKeys(item: MenuItem, at: Path, tell: Tell): void {
  const { screen, url, frame, children, alwaysShow } = item;
  const outside = url !== undefined && frame !== true;
  const noPage = outside
    ? '外部地址在新窗口里打开，没有自己的页面；嵌在页面里打开，请写 "frame": true'
    : children !== undefined && alwaysShow !== true && '目录没有自己的页面，除非写 "alwaysShow": true';
  const why = {
    alwaysShow: children === undefined && '只有目录可以自成一页',
    frame: url === undefined && (screen === undefined ? '目录没有外部地址' : '本系统的页面总在页内打开'),
    keepAlive: noPage,
    hiddenHeaderContent: noPage,
  };
  for (const [key, reason] of Object.entries(why))
    if (item[key as keyof typeof why] !== undefined && reason)
      tell('key-unused', sentences['key-unused'](key, reason), [...at, key], 'key');
}

/** Asked of few menus, and of each only where it says a path. */
const api = once(apiAddresses);
/** Where the product itself leads. */
const OWN: readonly string[] = ['/', '/user', '/oauth2-app', '/oauth2-app/login', ...OPEN_PATHS];

function checkPath(path: string, at: Path, tell: Tell): void {
  const meant = path.replace(/(?<=.)\/+$/, '');
  if (/[?#:*{}\s\\]/.test(path))
    tell('wrong-format', sentences['wrong-format'](`"${path}"`, '页面地址，如 /market，不含 ? # : * 与空格'), at);
  else if (OWN.includes(meant) || api().test(meant)) tell('reserved-name', sentences['reserved-name'](path), at);
}

/** What an address may ask of whoever opens it. */
const NAMES = ['tenantId', 'username', 'domainUrl', "window._CONFIG['domianURL']"];

/** An address with a name that is not known leads nowhere, and its entry is gone. */
function checkNames(url: string, at: Path, tell: Tell): void {
  for (const { 1: curly, 2: dollar, index } of url.matchAll(/\{\{([^{}]*)\}\}|\$\{([^{}]*)\}/g)) {
    const name = (curly ?? dollar ?? '').trim();
    if (NAMES.includes(name)) continue;
    const known = NAMES.slice(0, 3);
    tell('unknown-reference', sentences['unknown-reference']('占位符', name, known, likeliest(name, known)), at, index);
  }
}
