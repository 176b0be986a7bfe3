import { modify } from 'jsonc-parser';
import { fileKindOf, loadDocument, type SourceFile } from '../../compile/documents.ts';
import { applyEdits } from '../../compile/language/edits.ts';
import type { Path } from '../../compile/places.ts';
import { isMemberName, permissionPrefix, snakeCase, wireCode } from '../../names.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { Problem } from '../../problems.ts';
import type { Edit } from '../../sentence.ts';
import type { Use } from '../Use.ts';
import { usesOf } from '../uses.ts';
import type { RenameKind } from './kinds.ts';

export interface RenameRequest {
  kind: RenameKind;
  /** `market/order`; of a field `market/order.status`. */
  from: string;
  /** Of a field its new key alone. */
  to: string;
}

/** One file as it is afterwards: under another path, with another text, or both. */
export interface RenamedFile extends SourceFile {
  from: string;
}

export type Renamed = { files: RenamedFile[]; places: readonly Use[] } | { refused: string };

const FILE_NAME = /^[a-z][A-Za-z0-9_-]*(?:\/[a-z][A-Za-z0-9_-]*)*$/;

/**
 * Renames one thing in all files. What others outside keep hold of stays as it was where a file can say so: a renamed
 * field keeps its column in the table, a renamed file its permissions, its code and its table. What roles were given on
 * the name itself no file can keep (`outsideOfRename`).
 */
export function rename(files: readonly SourceFile[], compiled: Compiled, request: RenameRequest): Renamed {
  const unread = unreadPlace(files, compiled);
  if (unread !== undefined)
    return { refused: `${unread.file}:${unread.line} 有错误（${unread.message}），里面的旧名改不到：请先改好再改名` };
  const places = usesOf(files, compiled).filter(({ kind, name }) => kind === request.kind && name === request.from);
  const declared = places.find(({ declares }) => declares);
  if (declared === undefined) return { refused: `没有 "${request.from}"` };
  if (request.kind === 'field') return renameField(files, compiled, request, places);
  if (!FILE_NAME.test(request.to))
    return { refused: `"${request.to}" 不能作名字：每一段以小写字母开头，用英文字母、数字、- 和 _` };
  return renameFile(files, compiled, request, { places, path: declared.file });
}

/** The first mistake that keeps a file from being read: nobody knows which names it says. */
function unreadPlace(files: readonly SourceFile[], { problems }: Compiled): Problem | undefined {
  const wrong = problems.filter(({ severity }) => severity === 'error');
  const unread = new Set(
    files.flatMap((file) => {
      if (!wrong.some((each) => each.file === file.path)) return [];
      const isRead = file.unread === undefined && (!fileKindOf(file.path) || loadDocument(file).document?.valid);
      return isRead ? [] : file.path;
    }),
  );
  return wrong.find(({ file }) => unread.has(file));
}

function renameField(
  files: readonly SourceFile[],
  compiled: Compiled,
  { from, to }: RenameRequest,
  places: readonly Use[],
): Renamed {
  if (!/^[a-z][A-Za-z0-9]*$/.test(to) || isMemberName(to))
    return { refused: `"${to}" 不能作字段名：用小写字母开头的驼峰写法` };
  const at = from.lastIndexOf('.');
  const [id, key] = [from.slice(0, at), from.slice(at + 1)];
  const model = compiled.models.get(id);
  const list = model?.fields ?? compiled.reports.get(id)?.columns ?? [];
  if (list.some((each) => each.key === to)) return { refused: `"${id}" 已有 "${to}"` };
  if (model === undefined) return { refused: '报表的列名来自 SQL：请改 SQL 的输出名' };
  const field = model.fields.find((each) => each.key === key);
  // In statements the column is named, and that stays.
  const renamed = places.filter(({ statement }) => statement === undefined);
  const changed = withEdits(files, renamed, to);
  const index = model.fields.findIndex((each) => each.key === key);
  const own = places.find(({ declares }) => declares)?.file;
  const keeps = field !== undefined && field.column !== snakeCase(to);
  // Views that people keep know it by the name it had.
  const remembered = (text: string): string => withKey(text, ['fields', index, 'formerKey'], key);
  return {
    places: renamed,
    files: changed.map((file) => {
      if (file.path !== own || field === undefined) return file;
      const text = keeps ? withKey(file.text, ['fields', index, 'store', 'column'], field.column) : file.text;
      return {
        ...file,
        text: field.cell.formerKey === to ? withoutKey(text, ['fields', index, 'formerKey']) : remembered(text),
      };
    }),
  };
}

function renameFile(
  files: readonly SourceFile[],
  compiled: Compiled,
  { kind, from, to }: RenameRequest,
  { places, path }: { places: readonly Use[]; path: string },
): Renamed {
  const name = kind === 'dictionary' ? from : undefined;
  const ending = `.${kind}.json`;
  const folder = name === undefined ? 'screens/' : path.slice(0, path.length - name.length - ending.length);
  const target = `${folder}${to}${ending}`;
  if (files.some((file) => file.path === target)) return { refused: `${target} 已存在` };
  if (PAGES.has(kind) && from !== to && compiled.plans.has(to)) return { refused: `已有页面 "${to}"` };
  const statement = kind === 'report' ? statementBeside(files, path, target) : undefined;
  if (statement !== undefined && 'refused' in statement) return statement;
  const named = places.filter((place) => !place.declares && place.length > 0 && place.statement === undefined);
  const changed = withEdits(files, named, to);
  const menu = changed.find((file) => file.path === 'screens/menu.json');
  if (menu !== undefined && PAGES.has(kind)) menu.text = withAddress(menu.text, from, to);
  const own: RenamedFile = changed.find((file) => file.path === path) ?? { ...fileAt(files, path), from: path };
  const moved = { ...own, path: target, text: keptOutside(own.text, kind, from, to, compiled) };
  return {
    places: named,
    files: [
      ...changed.filter((file) => file !== own),
      { ...moved, text: movedText(moved.text, path, target) },
      ...(statement === undefined ? [] : [statement]),
    ],
  };
}

/** The file of a report's statement stands beside it, and goes with it to another folder. */
function statementBeside(
  files: readonly SourceFile[],
  path: string,
  target: string,
): RenamedFile | { refused: string } | undefined {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  const sqlOf = ({ text }: SourceFile) => (JSON.parse(text) as { sql?: unknown }).sql;
  const sql = sqlOf(fileAt(files, path));
  if (typeof sql !== 'string' || folderOf(path) === folderOf(target)) return undefined;
  const [from, to] = [folderOf(path) + sql, folderOf(target) + sql];
  const shared = files.find(
    (file) =>
      file.path !== path &&
      file.path.endsWith('.report.json') &&
      folderOf(file.path) === folderOf(path) &&
      sqlOf(file) === sql,
  );
  if (shared !== undefined) return { refused: `${from} 也是 ${shared.path} 的，不能移到别的文件夹` };
  if (files.some((file) => file.path === to)) return { refused: `${to} 已存在` };
  const beside = files.find((file) => file.path === from);
  return beside && { ...beside, from, path: to };
}

const PAGES: ReadonlySet<RenameKind> = new Set(['screen', 'report', 'board']);

interface Entry {
  screen?: string;
  path?: string;
  children?: Entry[];
}

/** Links and bookmarks know a page by its address: entries of the menu that took it from the name now say it. */
function withAddress(text: string, from: string, to: string): string {
  const walk = (entries: readonly Entry[], path: Path): [Path, string | undefined][] =>
    entries.flatMap((entry, index): [Path, string | undefined][] => {
      const at = [...path, index];
      const below = walk(entry.children ?? [], [...at, 'children']);
      if (entry.screen !== to || (entry.path !== undefined && entry.path !== `/${to}`)) return below;
      return [[[...at, 'path'], entry.path === undefined ? `/${from}` : undefined], ...below];
    });
  const { items } = JSON.parse(text) as { items: Entry[] };
  return walk(items, ['items']).reduce((now, [path, address]) => withKey(now, path, address), text);
}

const fileAt = (files: readonly SourceFile[], path: string): SourceFile =>
  files.find((file) => file.path === path) ?? { path, text: '' };

/** What hung on the name and is known outside: permissions in grants, codes in addresses, tables in the database. */
function keptOutside(text: string, kind: RenameKind, from: string, to: string, compiled: Compiled): string {
  const kept: [Path, string | undefined, string][] = [];
  if (kind === 'screen' || kind === 'board')
    kept.push([['permission'], compiled.plans.get(from)?.permission, permissionPrefix(from)]);
  if (kind === 'model') {
    const model = compiled.models.get(from);
    kept.push([['permission'], model?.permission, permissionPrefix(from)]);
    kept.push([['code'], model?.code, wireCode(from)]);
  }
  if (kind === 'report') {
    const report = compiled.reports.get(from);
    kept.push([['permission'], report?.permission, permissionPrefix(from)]);
    kept.push([['code'], report?.code, wireCode(from)]);
  }
  const value = JSON.parse(text) as Record<string, unknown>;
  return kept.reduce(
    (now, [path, was, derived]) =>
      was !== undefined && was === derived && from !== to && value[String(path[0])] === undefined
        ? withKey(now, path, was)
        : now,
    text,
  );
}

/** Where a file moves to another depth, its schema is elsewhere. */
function movedText(text: string, from: string, to: string): string {
  const up = (path: string) => '../'.repeat(path.split('/').length - 1);
  return up(from) === up(to) ? text : text.replace(`"${up(from)}schemas/`, `"${up(to)}schemas/`);
}

const withoutKey = (text: string, path: Path): string => withKey(text, path, undefined);

function withKey(text: string, path: Path, value: string | undefined): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  // Behind the title, where what a file is stands.
  const getInsertionIndex = (keys: string[]) => Math.max(keys.indexOf('title') + 1, path.length > 1 ? keys.length : 0);
  return modify(text, path, value, { formattingOptions, getInsertionIndex })
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((now, { offset, length, content }) => now.slice(0, offset) + content + now.slice(offset + length), text);
}

function withEdits(files: readonly SourceFile[], places: readonly Use[], to: string): RenamedFile[] {
  return files.flatMap((file) => {
    const edits: Edit[] = places.flatMap((place) =>
      place.file === file.path && place.length > 0 ? { offset: place.offset, length: place.length, text: to } : [],
    );
    return edits.length === 0 ? [] : { ...file, from: file.path, text: applyEdits(file.text, edits) };
  });
}
