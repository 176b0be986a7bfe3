import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { validators } from '../../schemas/generated/validators.js';
import { isMemberName } from '../names.ts';
import { nearest } from '../nearest.ts';
import { once } from '../once.ts';
import type { DeclaredAt } from '../plan/base.ts';
import { type Problem, type ProblemCode, sentences, severityOf } from '../problems.ts';
import type { Sentence } from '../sentence.ts';
import { type FileKind, fileKinds } from './language/fileKinds.ts';
import { ownSpelling, type Spelling, writtenPath } from './language/spellings.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  OPEN_BRACE,
  OPEN_BRACKET,
  offsetOf,
  type Path,
  type PlaceInValue,
  pointerOf,
  positionAt,
  QUOTE,
  SPACE,
  seekValue,
} from './places.ts';

/** A file as read: `path` relative to the project, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
  /** Why its text was not read, in words. */
  unread?: string;
}

/** A parsed declaration: its kind, its id and the tree that knows every position. */
export interface Document {
  file: string;
  text: string;
  kind: FileKind;
  /** `market/order`; the code for a dictionary; the kind itself for app and menu. */
  id: string;
  /** Every key by the language's own name. */
  value: unknown;
  /** The value keeps to the schema of its kind. */
  valid: boolean;
  readonly tree: Node;
  /** Keys that stand in the text by another name. */
  spelled: readonly Spelling[];
}

/** Where something stands in a document. `at: 'key'` points at the key instead of its value. */
export function placeOf(
  document: Pick<Document, 'text' | 'tree' | 'spelled'>,
  path: Path,
  at: PlaceInValue = 'value',
): Pick<Problem, 'line' | 'column' | 'pointer'> {
  const written = writtenPath(document.spelled, path);
  const offset =
    offsetOf(document.tree, written, at === 'key' ? 'key' : 'value') + (typeof at === 'number' ? at + 1 : 0);
  return { ...positionAt(document.text, offset), pointer: pointerOf(written) };
}

/** The file and line of something, for those who look at what it makes; the line is found for the first who asks. */
export function declaredAt({ file, text, spelled }: Document, path: Path): DeclaredAt {
  const line = once(() => positionAt(text, seekValue(text, writtenPath(spelled, path)) ?? 0).line);
  return {
    file,
    get line() {
      return line();
    },
  };
}

/** Makes problems for one document, at the place of `path`. */
export function problemIn(
  document: Pick<Document, 'file' | 'text' | 'tree' | 'spelled'>,
  code: ProblemCode,
  sentence: Sentence,
  path: Path,
  at?: PlaceInValue,
): Problem {
  return { code, severity: severityOf(code), file: document.file, ...placeOf(document, path, at), ...sentence };
}

/** Reads every declaration, each by itself. */
export function loadDocuments(files: readonly SourceFile[]): { documents: Document[]; problems: Problem[] } {
  const read = files.map(loadDocument);
  return {
    documents: read.flatMap(({ document }) => document ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Reads a declaration: syntax, comments, duplicate and forbidden keys, and what kind of file it is. */
export function loadDocument(file: SourceFile): { document?: Document; problems: Problem[] } {
  const unfit = unusable(file);
  if (unfit !== undefined) return { problems: [unfit] };
  if (file.path.endsWith('.sql')) return { problems: [] };
  const named = fileKindOf(file.path);
  if (named === undefined) {
    const name = file.path.split('/').at(-1) ?? file.path;
    return { problems: [whole(file, 'file-kind', sentences['file-kind'](name, suggestedName(name)))] };
  }
  const odd = oddPart(file.path);
  if (odd !== undefined) return { problems: [whole(file, 'file-name', sentences['file-name'](odd, plainName(odd)))] };
  const { value, problems } = readJson(file);
  if (problems.length > 0) return { problems };
  const document = createDocument(file, named, value);
  return { document, problems: document.spelled.map((each) => otherSpelling(document, each)) };
}

/** What keeps a file from being looked into. */
function unusable(file: SourceFile): Problem | undefined {
  const { path, text, unread } = file;
  if (unread !== undefined) return whole(file, 'file-unreadable', sentences['file-unreadable'](unread));
  if (text.length > LONGEST_FILE) return whole(file, 'file-unreadable', sentences['file-unreadable']('超过 2 MB'));
  const strange = text.startsWith('\ufeff')
    ? '开头有 BOM'
    : text.includes('\ufffd')
      ? '有不是 UTF-8 的字节'
      : undefined;
  // A zero is found slowly, and JSON that holds one cannot be read.
  if ((strange !== undefined || path.endsWith('.sql')) && text.includes('\0')) return wronglyEncoded(file, 'UTF-16');
  return strange === undefined ? undefined : wronglyEncoded(file, strange);
}

const wronglyEncoded = (file: SourceFile, encoding: string): Problem =>
  whole(file, 'file-encoding', sentences['file-encoding'](encoding));

/** Characters of a file; no declaration comes near. */
export const LONGEST_FILE = 2_000_000;

function createDocument(file: SourceFile, named: Pick<Document, 'kind' | 'id'>, written: unknown): Document {
  const isValid = validators[named.kind];
  // What is valid holds no other names; only what is refused is looked at twice.
  const valid = isValid(written);
  const { value, spelled } = valid
    ? { value: written, spelled: [] }
    : ownSpelling(`${named.kind}.schema.json`, written);
  return new ReadDocument(file, named, value, valid || (spelled.length > 0 && isValid(value)), spelled);
}

/**
 * Positions are needed by few: the tree that knows them is made for the first who asks. A class, since an object with a
 * getter of its own takes fifty times as long to make, and others to be looked into.
 */
class ReadDocument implements Document {
  readonly file: string;
  readonly text: string;
  readonly kind: FileKind;
  readonly id: string;
  private made: Node | undefined;

  constructor(
    { path, text }: SourceFile,
    { kind, id }: Pick<Document, 'kind' | 'id'>,
    readonly value: unknown,
    readonly valid: boolean,
    readonly spelled: readonly Spelling[],
  ) {
    this.file = path;
    this.text = text;
    this.kind = kind;
    this.id = id;
  }

  get tree(): Node {
    this.made ??= parseTree(this.text) ?? NO_TREE;
    return this.made;
  }
}

const NO_TREE: Node = { type: 'object', offset: 0, length: 0 };

function otherSpelling({ file, text, tree }: Document, { path, written, own, value }: Spelling): Problem {
  const sentence = sentences['other-spelling'](written, value === null ? undefined : own, value);
  return problemIn({ file, text, tree, spelled: [] }, 'other-spelling', sentence, path, 'key');
}

/** The first folder or name of a path that could not be part of an address, a permission or a table's name. */
function oddPart(path: string): string | undefined {
  const parts = path.replace(/^screens\//, '').split('/');
  return parts.find((part, index) => {
    const name = index < parts.length - 1 ? part : part.replace(/(\.[a-z]+)?\.json$/, '');
    return !PLAIN.test(name) || isMemberName(name);
  });
}

const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The same name in plain letters; undefined when nothing would be left of it. */
function plainName(part: string): string | undefined {
  const [ending = ''] = /(\.[a-z]+)?\.json$/.exec(part) ?? [];
  const name = part
    .slice(0, part.length - ending.length)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  return name === '' || isMemberName(name) ? undefined : name + ending;
}

const whole = (file: SourceFile, code: ProblemCode, sentence: Sentence): Problem => ({
  code,
  severity: 'error',
  file: file.path,
  line: 1,
  column: 1,
  pointer: '',
  ...sentence,
});

const FOLDER = 'screens/';

/** What kind of declaration a path names, and its id. */
export function fileKindOf(path: string): { kind: FileKind; id: string } | undefined {
  if (!path.endsWith('.json')) return undefined;
  const inside = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : path;
  if (inside === 'app.json') return { kind: 'app', id: 'app' };
  if (inside === 'menu.json') return { kind: 'menu', id: 'menu' };
  // Asked of every file by many: no regular expression.
  const dot = inside.lastIndexOf('.', inside.length - '.json'.length - 1);
  const name = inside.slice(dot + 1, -'.json'.length);
  const kind = fileKinds.find((each) => each === name);
  if (dot <= 0 || kind === undefined) return undefined;
  const id = inside.slice(0, dot);
  return { kind, id: kind === 'dictionary' ? id.slice(id.lastIndexOf('/') + 1) : id };
}

/** Whether whoever gave a file this name meant a declaration or its SQL: rightly, or with an ending nobody reads. */
export const isMeantAsDeclaration = (name: string): boolean => MEANT.test(name);

const MEANT = new RegExp(
  `\\.(?:(?:json|sql)(?:\\.txt)?|jsonc|json5|(?:${fileKinds.join('|')})\\.(?:ya?ml|toml|txt|[jt]s))$`,
  'i',
);

function suggestedName(name: string): string | undefined {
  const bare = name.replace(/\.txt$/i, '');
  if (/\.sql$/i.test(bare)) return bare.replace(/\.sql$/i, '.sql');
  const parts = bare.split('.');
  const written = parts.length >= 3 ? (parts.at(-2) ?? '').toLowerCase() : '';
  const kind = fileKinds.find((each) => each === written) ?? nearest(written, fileKinds);
  return kind === undefined
    ? nearest(name, ['app.json', 'menu.json'])
    : [...parts.slice(0, -2), kind, 'json'].join('.');
}

const syntaxReasons: Record<string, string> = {
  InvalidSymbol: '不认识的符号',
  InvalidNumberFormat: '数字写法不对',
  PropertyNameExpected: '这里应为键名',
  ValueExpected: '这里应为值',
  ColonExpected: '键之后缺少冒号',
  CommaExpected: '缺少逗号',
  CloseBraceExpected: '缺少右花括号 }',
  CloseBracketExpected: '缺少右方括号 ]',
  EndOfFileExpected: '文件末尾有多余的内容',
  UnexpectedEndOfString: '字符串没有结束',
  InvalidCharacter: '字符串里有不允许的字符',
  InvalidEscapeCharacter: '转义写法不对',
};

/** A declaration nests a dozen levels; far more would exhaust whoever walks it. */
export const DEEPEST_JSON = 64;

/**
 * The value of a file. `JSON.parse` is ten times as fast as a parser that knows places; whatever it refuses, or
 * swallows (a key written twice), is looked at again for its place.
 */
function readJson(file: SourceFile): { value: unknown; problems: Problem[] } {
  const { text } = file;
  const value = parsed(text);
  if (value === undefined && text.includes('\0')) return { value, problems: [wronglyEncoded(file, 'UTF-16')] };
  const keys = value === undefined ? Number.NaN : keysIn(value, 1);
  if (keys === colonsIn(text)) return { value, problems: [] };
  const { properties, depth, at } = countParts(text);
  if (depth > DEEPEST_JSON)
    return { value: undefined, problems: [problemAt(file, at, 'too-deep', sentences['too-deep'](DEEPEST_JSON))] };
  return keys === properties ? { value, problems: [] } : { value: undefined, problems: syntaxProblems(file) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told with its place.
    return undefined;
  }
}

/**
 * At least as many as a text writes properties: those that stand in a text of theirs, behind a space or a quotation mark,
 * are taken for more. So where there are as many keys no key is written twice, and the text need not be gone through.
 */
function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE || before <= SPACE) count++;
  }
  return count;
}

/** How many properties a text writes, and how deep it nests; `at`: where it goes beyond the limit. */
function countParts(text: string): { properties: number; depth: number; at: number } {
  let [properties, level, depth, at] = [0, 0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      for (index++; index < text.length && text.charCodeAt(index) !== QUOTE; index++)
        if (text.charCodeAt(index) === BACKSLASH) index++;
    } else if (code === COLON) properties++;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      level++;
      if (level > depth) depth = level;
      if (level === DEEPEST_JSON + 1 && at === 0) at = index;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) level--;
  }
  return { properties, depth, at };
}

/** Keys of all objects in a value; forbidden ones do not count, so that they are looked for; no number beyond the depth. */
function keysIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST_JSON) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += keysIn(item, depth + 1);
  else {
    const record = value as Record<string, unknown>;
    for (const key in record) {
      const inner = record[key];
      if (!isForbidden(key)) count++;
      if (typeof inner === 'object') count += keysIn(inner, depth + 1);
    }
  }
  return count;
}

const isForbidden = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

const problemAt = (file: SourceFile, offset: number, code: ProblemCode, sentence: Sentence): Problem => ({
  code,
  severity: 'error',
  file: file.path,
  ...positionAt(file.text, offset),
  pointer: '',
  ...sentence,
});

/** What is wrong with a text that was refused, each with its place. */
function syntaxProblems(file: SourceFile): Problem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { allowTrailingComma: false, disallowComments: false });
  const at = (offset: number, code: ProblemCode, sentence: Sentence): Problem =>
    problemAt(file, offset, code, sentence);
  const begin = file.text.search(/\S/);
  // Whatever the parser says of it, what is missing is its beginning.
  if (file.text[begin] === '"') return [at(begin, 'json-syntax', sentences['json-syntax']('开头缺少左花括号 {'))];
  const problems = errors.slice(0, 1).map((error) => {
    const name = printParseErrorCode(error.error);
    return at(error.offset, 'json-syntax', sentences['json-syntax'](syntaxReasons[name] ?? name));
  });
  if (tree === undefined && problems.length === 0)
    problems.push(at(0, 'json-syntax', sentences['json-syntax']('文件是空的')));
  visit(file.text, { onComment: (offset) => problems.push(at(offset, 'json-comment', sentences['json-comment']())) });
  if (tree !== undefined)
    walkKeys(tree, (key, node, again) => {
      if (isForbidden(key)) problems.push(at(node.offset, 'forbidden-key', sentences['forbidden-key'](key)));
      else if (again) problems.push(at(node.offset, 'duplicate-key', sentences['duplicate-key'](key)));
    });
  // JSON.parse is the stricter of the two.
  if (problems.length === 0) problems.push(at(0, 'json-syntax', sentences['json-syntax']('不是 JSON')));
  return problems;
}

function walkKeys(node: Node, visitKey: (key: string, node: Node, again: boolean) => void): void {
  const seen = new Set<string>();
  for (const child of node.children ?? []) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [];
    if (key !== undefined) {
      visitKey(String(key.value), key, seen.has(String(key.value)));
      seen.add(String(key.value));
      if (value !== undefined) walkKeys(value, visitKey);
    } else if (child.type !== 'property') walkKeys(child, visitKey);
  }
}
