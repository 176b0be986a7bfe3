import type { BoardFile } from '../../../../schemas/generated/types.ts';
import { likeliest } from '../../../nearest.ts';
import { sentences } from '../../../problems.ts';
import { hint, meant, type Sentence } from '../../../sentence.ts';
import { type CheckWorld, type FileCheck, isPage } from '../Check.ts';
import { askedBy } from './askedBy.ts';

/** How an address begins that leads somewhere, or whose beginning is a value. */
const LEADING = /^\s*(?:https?:\/\/[^/]|\/(?![/\\])|tel:|mailto:|\{\{|\$\{)/i;

/** What is told of an address that no browser would be led by. */
export function noAddress(href: string): Sentence | undefined {
  if (LEADING.test(href)) return undefined;
  const bare = /^\s*(?:\/\/)?(\w[\w-]*(?:\.\w[\w-]*)+(?:[/?#:].*)?)$/.exec(href)?.[1];
  const near = bare === undefined ? undefined : `https://${bare}`;
  return {
    ...sentences['wrong-format'](href, '以 https://、http://、/、tel: 或 mailto: 开头', near),
    fix: meant(near, '请以 https://、http://、/、tel: 或 mailto: 开头'),
  };
}

/** What is told of a path of our own in an area of pages that has no such page; what the database adds may be there. */
export function deadLink(href: string, world: CheckWorld): Sentence | undefined {
  const { addresses, areas } = world;
  const [path = ''] = href.trim().split(/[?#]/);
  const area = /^\/([\w-]+)(?:\/|$)/.exec(path)?.[1];
  if (area === undefined || /[{}]/.test(path) || !areas.has(area)) return undefined;
  if (addresses.has(path)) return idleCondition(href, path, world);
  if (isPage(world, path.slice(1))) return undefined;
  const known = [...addresses.keys()];
  const near = likeliest(path, known);
  return {
    message: `链接的 "${path}" 没有这样的页面，点了只会看到 404`,
    found: path,
    expected: '已有页面的地址',
    fix: meant(near, '请改成已有页面的地址；页面由数据库里的菜单提供的，请在 allow 里写明原因'),
    ...hint(near),
  };
}

/** What is told of a condition in an address that its page does not know: it would show all there is. */
function idleCondition(href: string, path: string, world: CheckWorld): Sentence | undefined {
  const [, search = ''] = href.split('#')[0]?.split('?') ?? [];
  const id = path.slice(1);
  const asked = search === '' || !world.screens.has(id) || isBoard(id, world) ? undefined : askedBy(world, id);
  if (asked === undefined) return undefined;
  const names = search.split('&').flatMap((part) => part.split('=')[0]?.trim() || []);
  const idle = names.find((name) => {
    // What begins with `_` is the page's own; a name that is put in is known later.
    const key = name.replace(/^self_/, '').replace(/_(?:begin|end)$/, '');
    return !/^_|[{}%]/.test(name) && !asked.includes(name) && !asked.includes(key);
  });
  if (idle === undefined) return undefined;
  const near = likeliest(idle, asked);
  return {
    message: `链接里的条件 "${idle}"，页面 "${id}" 没有这个查询项：点过去看到的是没有筛选的数据`,
    found: idle,
    expected: asked.length === 0 ? '没有查询项的页面，不带条件' : asked.map((key) => `"${key}"`).join('、'),
    fix: meant(near, '请改成那一页的查询项，或删去这个条件'),
    ...hint(near),
  };
}

const isBoard = (id: string, { files }: CheckWorld): boolean => {
  const screen = files.screens.get(id)?.value;
  return files.boards.has(id) || (screen !== undefined && 'board' in screen);
};

/** What is told of a place for a value that would stay in the address as it is written. */
export function openPlace(href: string, known: ReadonlySet<string>): { sentence: Sentence; start: number } | undefined {
  for (const { 0: found, 1: name = '', index: start } of href.matchAll(/(?<![{$])#?\{\s*(\w+)\s*\}(?!\})/g)) {
    if (!known.has(name)) continue;
    const own = `{{ ${name} }}`;
    const message = `"${found}" 会照原样留在地址里，不会换成字段的值`;
    const sentence = { message, found, expected: own, fix: meant(own, ''), suggestion: own };
    return { sentence, start };
  }
  return undefined;
}

/** Links in the texts of a board lead to pages. */
export const checkBoardLinks: FileCheck<BoardFile> = ({ value, document }, world, tell) => {
  const visit = (parts: BoardFile['parts'], path: (string | number)[]): void => {
    for (const [index, part] of parts.entries()) {
      const at = [...path, index];
      if (part.type === 'group') visit(part.parts, [...at, 'parts']);
      if (part.type === 'tabs')
        for (const [tab, { parts: inner }] of part.tabs.entries()) visit(inner, [...at, 'tabs', tab, 'parts']);
      if (part.type !== 'text') continue;
      for (const { 0: whole, 1: href = '', index: from } of part.text.matchAll(/\]\(\s*(\/[^)\s]*)/g)) {
        const sentence = deadLink(href, world);
        const start = from + whole.length - href.length;
        if (sentence !== undefined) tell(document, 'slot-link', sentence, [...at, 'text'], start);
      }
    }
  };
  visit(value.parts, ['parts']);
};
