import { cellAliases, screenDefaults } from '../../schemas/generated/language.ts';
import type { ScreenFile } from '../../schemas/generated/types.ts';
import type { FileKind } from './language/fileKinds.ts';
import { normalizePicker } from './normalizePicker.ts';

type Json = Record<string, unknown>;

/**
 * Rewrites a declaration so that there is one way to say anything: names become objects, defaults are written out.
 * The result is valid in the same language; normalizing it again changes nothing. The input is left untouched.
 */
export function normalize(kind: FileKind, value: unknown): unknown {
  const file = value as Json;
  switch (kind) {
    case 'model':
      return { ...file, fields: list(file.fields, column), ...(file.tree ? { tree: tree(file.tree as Json) } : {}) };
    case 'columns':
      return { ...file, columns: list(file.columns, column) };
    case 'query':
      return { ...file, items: list(file.items, named) };
    case 'form':
      return form(file);
    case 'report':
      return report(file);
    case 'screen':
      return screen(file);
    case 'picker':
      return normalizePicker(file);
    case 'print':
      return print(file);
    default:
      return structuredCopy(file);
  }
}

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const list = (value: unknown, each: (item: unknown) => unknown): unknown[] =>
  Array.isArray(value) ? value.map(each) : [];
/** `"orderId"` → `{key: "orderId"}`. */
const named = (item: unknown): unknown => (typeof item === 'string' ? { key: item } : item);

function action(item: unknown): unknown {
  if (typeof item === 'string') return { code: item };
  const entry = item as Json;
  const prompt = entry.prompt as Json | undefined;
  if (!Array.isArray(prompt?.validateRules)) return entry;
  return { ...entry, prompt: { ...prompt, validateRules: prompt.validateRules.map(rule) } };
}

/** Codes of the grid that are rules of their own. */
const ruleOfPattern: Record<string, string> = { '*': 'required', only: 'unique' };

function rule(item: unknown): unknown {
  if (typeof item !== 'string') {
    const entry = item as Json;
    const own = entry.rule === 'pattern' ? ruleOfPattern[String(entry.pattern)] : undefined;
    // Most are said the one way already.
    if (own === undefined) return item;
    const { rule: _rule, pattern: _pattern, ...rest } = entry;
    return { rule: own, ...rest };
  }
  if (item === 'required' || item === 'unique' || item === 'cron') return { rule: item };
  return rule({ rule: 'pattern', pattern: item });
}

/** A name of JeecgBoot's becomes the language's own; one of them also says what its type does not by itself. */
function ownType(entry: Json): Json {
  const own = cellAliases[String(entry.type)];
  if (own === undefined) return entry;
  return { ...(entry.type === 'select-search' ? { allowInput: true } : {}), ...entry, type: own };
}

function column(item: unknown): unknown {
  const entry = ownType(named(item) as Json);
  const { validateRules: written, query, form } = entry;
  const asks = Array.isArray(written) && written.some((each) => rule(each) !== each);
  if (!asks && query !== true && form !== true) return entry;
  const result: Json = { ...entry };
  if (asks) result.validateRules = written.map(rule);
  if (query === true) result.query = {};
  if (form === true) result.form = {};
  return result;
}

/** Sizes in mm, upright. */
const PAPERS: Readonly<Record<string, { width: number; height: number }>> = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
};

const paper = (item: unknown): unknown => (typeof item === 'string' ? { title: item, ...PAPERS[item] } : item);

function print(value: Json): Json {
  return { ...value, paper: [value.paper ?? 'A4'].flat().map(paper), parts: list(value.parts, printPart) };
}

function printPart(item: unknown): unknown {
  const part = item as Json;
  const result: Json = { ...part };
  if (Array.isArray(part.fields)) result.fields = part.fields.map(named);
  if (Array.isArray(part.columns)) result.columns = part.columns.map(named);
  if (Array.isArray(part.parts)) result.parts = part.parts.map(printPart);
  return result;
}

function tree(value: Json): Json {
  return { ...value, parent: value.parent ?? 'pid', hasChild: value.hasChild ?? 'hasChild', root: value.root ?? '0' };
}

function form(value: Json): Json {
  return {
    ...value,
    columns: value.columns ?? 2,
    ...(Array.isArray(value.fields) ? { fields: value.fields.map(column) } : {}),
  };
}

function report(value: Json): Json {
  return {
    ...value,
    params: list(value.params, (item) => item),
    columns: list(value.columns, column),
    query: list(value.query, named),
  };
}

/** A list that stands in a screen. */
function subList(item: unknown): unknown {
  if (typeof item === 'string') return { table: item };
  return listParts(item as Json);
}

function screen(value: Json): Json {
  // What a screen inherits must not be hidden behind a default written into it.
  const defaults = value.extends === undefined ? screenDefaults[String(value.type) as ScreenFile['type']] : {};
  const result: Json = { ...defaults, ...value };
  if (Array.isArray(value.subLists)) result.subLists = value.subLists.map(subList);
  return listParts(result);
}

function listParts(value: Json): Json {
  const result: Json = { ...value };
  if (Array.isArray(value.toolbar)) result.toolbar = value.toolbar.map(action);
  if (Array.isArray(value.rowActions)) result.rowActions = value.rowActions.map(action);
  if (Array.isArray(value.columns)) result.columns = value.columns.map(column);
  if (Array.isArray(value.query)) result.query = value.query.map(named);
  if (typeof value.form === 'object' && value.form !== null) result.form = form(value.form as Json);
  return result;
}
