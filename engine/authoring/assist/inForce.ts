import type { SourceFile } from '../../compile/documents.ts';
import { type Document, placeOf } from '../../compile/documents.ts';
import { type Path, pointerOf } from '../../compile/places.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { documentOf } from '../documentOf.ts';
import { type Origin, originsOf } from '../origins.ts';
import { valueAt } from './Completion.ts';
import { ownersAt } from './fieldsAt.ts';
import type { Spot } from './Spot.ts';

/** What of a page follows from what is named at a place: each value with the line it comes from; Markdown, a paragraph each. */
export function inForceAt(files: readonly SourceFile[], compiled: Compiled, spot: Spot): string[] {
  const { document, path } = spot;
  const origins = PAGES.has(document.kind) ? originsOf(document.id, files, compiled) : undefined;
  if (origins === undefined) return [];
  if (path.length === 1 && path[0] === 'extends') return takenOver(files, document);
  const entry = entryOf(document, path);
  if (entry === undefined) return ofValue({ files, compiled, spot, origins }, path);
  const prefix = prefixOf(origins, entry);
  if (prefix === undefined) return [];
  const rest = path.slice(entry.path.length);
  const isName = rest.length === 0 || (rest.length === 1 && rest[0] === 'key');
  return isName ? ofEntry(origins, prefix) : ofValue({ files, compiled, spot, origins, prefix, entry }, rest);
}

const PAGES: ReadonlySet<string> = new Set(['screen', 'report', 'board']);

/** An entry of a list that is called by a field's key. */
interface Entry {
  list: string;
  key: string;
  path: Path;
}

function entryOf({ value }: Document, path: Path): Entry | undefined {
  const at = path.findIndex((part) => typeof part === 'number');
  if (at < 1) return undefined;
  const own = path.slice(0, at + 1);
  const said = valueAt(value, own);
  const key = typeof said === 'string' ? said : Object(said).key;
  return typeof key === 'string' ? { list: String(path[at - 1]), key, path: own } : undefined;
}

/** The pointer of an entry within the plan, where entries may stand in another order. */
function prefixOf(origins: readonly Origin[], { list, key }: Entry): string | undefined {
  const found = origins.find(({ pointer, value }) => value === key && pointer.startsWith(`/${list}/`));
  return found?.pointer.endsWith('/key') === true ? found.pointer.slice(0, -'/key'.length) : undefined;
}

/** What is said of an entry by nobody who writes declarations. */
const WITHIN: ReadonlySet<string> = new Set(['key', 'kind', 'param']);

function ofEntry(origins: readonly Origin[], prefix: string): string[] {
  const own = origins.flatMap((origin) => {
    const name = origin.pointer.startsWith(`${prefix}/`) ? origin.pointer.slice(prefix.length + 1) : '/';
    return name.includes('/') || WITHIN.has(name) ? [] : `- \`${name}\`：${said(origin)}`;
  });
  return own.length === 0 ? [] : [['生效的值：', ...own].join('\n')];
}

interface Question {
  files: readonly SourceFile[];
  compiled: Compiled;
  spot: Spot;
  origins: readonly Origin[];
  /** Of the entry it belongs to. */
  prefix?: string;
  entry?: Entry;
}

/** One value, and the one it stands for. */
function ofValue({ files, compiled, spot, origins, prefix = '', entry }: Question, rest: Path): string[] {
  const pointer = prefix + pointerOf(rest);
  const origin = origins.find((each) => each.pointer === pointer);
  if (origin === undefined) return [];
  const { base } = compiled.catalog().find(({ kind, id }) => kind === 'screen' && id === spot.document.id) ?? {};
  const below =
    base === undefined ? undefined : originsOf(base, files, compiled)?.find((each) => each.pointer === pointer);
  const before = below ?? (entry && ofField({ files, compiled, spot }, entry.key, rest));
  const instead = before === undefined || before.file === origin.file ? '' : `；不写则为 ${said(before)}`;
  return [`生效的值：${said(origin)}${instead}`];
}

/** What the field's own model says, which the page may say otherwise. */
function ofField(
  { files, compiled, spot }: Pick<Question, 'files' | 'compiled' | 'spot'>,
  key: string,
  rest: Path,
): Pick<Origin, 'value' | 'file' | 'line' | 'how'> | undefined {
  const [owner] = ownersAt(spot, { files, compiled });
  const model = files
    .flatMap((file) => documentOf(file) ?? [])
    .find(({ kind, id }) => kind === 'model' && id === owner?.id);
  const fields = Object(model?.value).fields as unknown;
  const at = Array.isArray(fields) ? fields.findIndex((each) => Object(each).key === key) : -1;
  const value = at < 0 ? undefined : valueAt(fields, [at, ...rest]);
  if (model === undefined || value === undefined) return undefined;
  return { value, how: 'written', file: model.file, line: placeOf(model, ['fields', at, ...rest]).line };
}

function said({ value, file, line, how }: Pick<Origin, 'value' | 'file' | 'line' | 'how'>): string {
  const place = how === 'default' ? '默认' : `${how === 'written' ? '写在' : '得自'} ${file}:${line}`;
  return `\`${JSON.stringify(value)}\`，${place}`;
}

/** What a page takes over of the one it extends, and what it says instead. */
function takenOver(files: readonly SourceFile[], document: Document): string[] {
  const own = Object(document.value) as Record<string, unknown>;
  const base = files
    .flatMap((file) => documentOf(file) ?? [])
    .find(({ kind, id }) => kind === 'screen' && id === own.extends);
  if (base === undefined) return [];
  const keys = Object.keys(Object(base.value)).filter((key) => key !== '$schema');
  const lineOf = (key: string) => `\`${key}\`（${base.file}:${placeOf(base, [key], 'key').line}）`;
  const [taken, replaced] = [keys.filter((key) => !(key in own)), keys.filter((key) => key in own)];
  return [
    ...(taken.length === 0 ? [] : [`继承：${taken.map(lineOf).join('、')}`]),
    ...(replaced.length === 0 ? [] : [`本文件另写：${replaced.map(lineOf).join('、')}`]),
  ];
}
