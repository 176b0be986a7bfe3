import { findNodeAtLocation, type Node } from 'jsonc-parser';

/** Keys and indexes from the root of a declaration to a value. */
export type Path = (string | number)[];

/** Characters that a JSON text is made of, as code units. */
export const SPACE = 32;
export const QUOTE = 34;
export const COMMA = 44;
export const COLON = 58;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;

/** The key, the value, or that many characters into a text value. */
export type PlaceInValue = 'key' | 'value' | number;

/** A path as a JSON pointer. */
export function pointerOf(path: Path): string {
  let pointer = '';
  for (const part of path)
    pointer += typeof part === 'number' ? `/${part}` : `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** 1-based line and column of an offset. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let [line, start] = [1, 0];
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

/** The offset of a 1-based line and column; within the text in any case. */
export function offsetAt(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let each = 1; each < line; each++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
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

/**
 * Offset of a value in a text that is JSON; undefined where there is none. For one place: it goes through the text before
 * it once, where the tree that knows every place takes ten times as long and is kept.
 */
export function seekValue(text: string, path: Path): number | undefined {
  let at: number | undefined = pastSpace(text, 0);
  for (const step of path) {
    at = typeof step === 'number' ? seekItem(text, at, step) : seekKey(text, at, step);
    if (at === undefined) return undefined;
  }
  return at;
}

function seekItem(text: string, open: number, index: number): number | undefined {
  if (text[open] !== '[') return undefined;
  let at = pastSpace(text, open + 1);
  for (let left = index; text[at] !== ']'; left--) {
    if (left === 0) return at;
    at = pastComma(text, pastValue(text, at));
  }
  return undefined;
}

function seekKey(text: string, open: number, key: string): number | undefined {
  if (text[open] !== '{') return undefined;
  const written = JSON.stringify(key);
  let at = pastSpace(text, open + 1);
  while (text[at] !== '}') {
    const end = pastText(text, at);
    const value = pastSpace(text, text.indexOf(':', end) + 1);
    const own = text.slice(at, end);
    if (own === written || (own.includes('\\') && JSON.parse(own) === key)) return value;
    at = pastComma(text, pastValue(text, value));
  }
  return undefined;
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at++;
  return at;
}

function pastComma(text: string, from: number): number {
  const at = pastSpace(text, from);
  return text[at] === ',' ? pastSpace(text, at + 1) : at;
}

/** Behind a text in quotation marks. */
function pastText(text: string, open: number): number {
  let at = open + 1;
  for (; at < text.length && text.charCodeAt(at) !== QUOTE; at++) if (text.charCodeAt(at) === BACKSLASH) at++;
  return at + 1;
}

function pastValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = pastText(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (code === COMMA || code <= SPACE)) return at;
    at++;
  }
  return text.length;
}
