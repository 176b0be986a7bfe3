import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import { type Problem, type ProblemCode, type Sentence, sentences, severityOf } from '../problems.ts';
import { nearest } from '../queries/nearest.ts';

/** A file as read: `path` relative to the project, with `/`. */
export interface SourceFile {
  path: string;
  text: string;
}

export const fileKinds = ['screen', 'model', 'report', 'columns', 'query', 'picker', 'form', 'dictionary'] as const;
export type FileKind = (typeof fileKinds)[number] | 'app' | 'menu';

/** A parsed declaration: its kind, its id and the tree that knows every position. */
export interface Document {
  file: string;
  text: string;
  kind: FileKind;
  /** `market/order`; the code for a dictionary; the kind itself for app and menu. */
  id: string;
  value: unknown;
  tree: Node;
}

export type Path = (string | number)[];

/** The key, the value, or that many characters into a text value. */
export type PlaceInValue = 'key' | 'value' | number;

/** Makes problems for one document. `at: 'key'` points at the key instead of its value. */
export function problemIn(
  document: Pick<Document, 'file' | 'text' | 'tree'>,
  code: ProblemCode,
  sentence: Sentence,
  path: Path,
  at: PlaceInValue = 'value',
): Problem {
  const offset = offsetOf(document.tree, path, at === 'key' ? 'key' : 'value') + (typeof at === 'number' ? at + 1 : 0);
  return {
    code,
    severity: severityOf(code),
    file: document.file,
    ...positionAt(document.text, offset),
    pointer: pointerOf(path),
    ...sentence,
  };
}

export const pointerOf = (path: Path) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** 1-based line and column of an offset. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** Offset of a value or its key; the nearest ancestor when the place does not exist. */
export function offsetOf(tree: Node, path: Path, at: 'key' | 'value'): number {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? tree : findNodeAtLocation(tree, path.slice(0, length));
    if (node === undefined) continue;
    const key =
      at === 'key' && length === path.length && node.parent?.type === 'property'
        ? node.parent.children?.[0]
        : undefined;
    return (key ?? node).offset;
  }
  return tree.offset;
}

/** Reads every declaration: syntax, comments, duplicate and forbidden keys, and what kind of file it is. */
export function loadDocuments(files: readonly SourceFile[]): { documents: Document[]; problems: Problem[] } {
  const documents: Document[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    if (!file.path.endsWith('.json')) continue;
    const named = kindOf(file.path);
    if (named === undefined) {
      const name = file.path.split('/').at(-1) ?? file.path;
      problems.push(whole(file, 'file-kind', sentences['file-kind'](name, suggestedName(name))));
      continue;
    }
    const odd = oddPart(file.path);
    if (odd !== undefined) {
      problems.push(whole(file, 'file-name', sentences['file-name'](odd, plainName(odd))));
      continue;
    }
    const parsed = parse(file);
    problems.push(...parsed.problems);
    if (parsed.tree !== undefined && parsed.problems.length === 0) {
      documents.push({ file: file.path, text: file.text, ...named, value: plainValue(parsed.tree), tree: parsed.tree });
    }
  }
  return { documents, problems };
}

/** The first folder or name of a path that could not be part of an address, a permission or a table's name. */
function oddPart(path: string): string | undefined {
  const parts = path.replace(/^screens\//, '').split('/');
  return parts.find((part, index) =>
    index < parts.length - 1 ? !PLAIN.test(part) : !PLAIN.test(part.replace(/(\.[a-z]+)?\.json$/, '')),
  );
}

const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The same name in plain letters; undefined when nothing would be left of it. */
function plainName(part: string): string | undefined {
  const [ending = ''] = /(\.[a-z]+)?\.json$/.exec(part) ?? [];
  const name = part
    .slice(0, part.length - ending.length)
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  return name === '' ? undefined : name + ending;
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

function kindOf(path: string): { kind: FileKind; id: string } | undefined {
  const inside = path.replace(/^screens\//, '');
  if (inside === 'app.json') return { kind: 'app', id: 'app' };
  if (inside === 'menu.json') return { kind: 'menu', id: 'menu' };
  const match = /^(.+)\.([a-z]+)\.json$/.exec(inside);
  const kind = fileKinds.find((each) => each === match?.[2]);
  if (match?.[1] === undefined || kind === undefined) return undefined;
  return { kind, id: kind === 'dictionary' ? (match[1].split('/').at(-1) ?? match[1]) : match[1] };
}

function suggestedName(name: string): string | undefined {
  const parts = name.split('.');
  const kind = parts.length >= 3 ? nearest(parts.at(-2) ?? '', fileKinds) : undefined;
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

function parse(file: SourceFile): { tree: Node | undefined; problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(file.text, errors, { allowTrailingComma: false, disallowComments: false });
  const at = (offset: number, code: ProblemCode, sentence: Sentence): Problem => ({
    code,
    severity: 'error',
    file: file.path,
    ...positionAt(file.text, offset),
    pointer: '',
    ...sentence,
  });
  const problems = errors.slice(0, 1).map((error) => {
    const name = printParseErrorCode(error.error);
    return at(error.offset, 'json-syntax', sentences['json-syntax'](syntaxReasons[name] ?? name));
  });
  if (tree === undefined && problems.length === 0)
    problems.push(at(0, 'json-syntax', sentences['json-syntax']('文件是空的')));
  visit(file.text, { onComment: (offset) => problems.push(at(offset, 'json-comment', sentences['json-comment']())) });
  if (tree !== undefined)
    walkKeys(tree, (key, node, again) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype')
        problems.push(at(node.offset, 'forbidden-key', sentences['forbidden-key'](key)));
      else if (again) problems.push(at(node.offset, 'duplicate-key', sentences['duplicate-key'](key)));
    });
  return { tree, problems };
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

function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value;
  const pairs = (node.children ?? []).map((property) => property.children ?? []);
  return Object.fromEntries(
    pairs.flatMap(([key, value]) => (key && value ? [[String(key.value), plainValue(value)]] : [])),
  );
}
