import { findNodeAtLocation, type Node } from 'jsonc-parser';

/** Keys and indexes from the root of a declaration to a value. */
export type Path = (string | number)[];

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
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
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
