import type { Node } from 'jsonc-parser';
import { nearest } from '../../nearest.ts';
import type { Edit, Mend } from '../../sentence.ts';
import type { Spot } from './Spot.ts';

/** Writes the suggested word where another was found, or adds the suggested key. */
export function mendWord({ text, offset, node, problem }: Spot): Mend | undefined {
  const { suggestion, found } = problem;
  if (suggestion === undefined) return undefined;
  const [, key, value] = WHOLE_KEY.exec(suggestion) ?? [];
  if (key !== undefined && value !== undefined) return mendMissing(text, node, key, value);
  const edit = editAt(text, node, { offset, suggestion, said: found });
  if (edit === undefined || text.slice(edit.offset, edit.offset + edit.length) === edit.text) return undefined;
  const written = node?.type === 'number' ? suggestion : `"${suggestion}"`;
  return { title: edit.length === 0 ? `加上 ${written}` : `改为 ${written}`, edits: [edit] };
}

function editAt(
  text: string,
  node: Node | undefined,
  { offset, suggestion, said }: { offset: number; suggestion: string; said: string | undefined },
): Edit | undefined {
  if (node?.type === 'array') return appended(text, node, JSON.stringify(suggestion));
  // What is not written is not found in what is: a word like it on that line is another value's.
  if (node?.type === 'object') return undefined;
  if (node?.type === 'number')
    return Number.isFinite(Number(suggestion)) ? { ...stretch(node), text: suggestion } : undefined;
  // A statement is not told word by word: its word is the one most like what was meant.
  const found = said ?? nearest(suggestion, text.slice(offset).match(NAMES) ?? []);
  if (found === undefined) return undefined;
  return inString(text, node, { offset, found, suggestion }) ?? inPlace(text, offset, found, suggestion);
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const NAMES = /[\p{L}_][\p{L}\p{N}_]*/gu;

const stretch = ({ offset, length }: Node): Pick<Edit, 'offset' | 'length'> => ({ offset, length });

function appended(text: string, { offset, length, children = [] }: Node, item: string): Edit {
  const [last, before] = [children.at(-1), children.at(-2)];
  if (last === undefined) return { offset: offset + length - 1, length: 0, text: item };
  const end = last.offset + last.length;
  const gap = text.slice(before === undefined ? offset + 1 : before.offset + before.length, last.offset);
  // On a line of its own where the others are.
  const comma = before !== undefined ? gap : gap.includes('\n') ? `,${gap}` : ', ';
  return { offset: end, length: 0, text: `${comma}${item}` };
}

/** A key with its value, as it is to be added. */
const WHOLE_KEY = /^"([^"]+)": (.+)$/;

/** Adds a key beside the one that was found wanting it. */
function mendMissing(text: string, node: Node | undefined, key: string, value: string): Mend | undefined {
  let property = node;
  while (property !== undefined && property.type !== 'property') property = property.parent;
  const object = property?.parent;
  const [name, beside] = property?.children ?? [];
  if (object === undefined || name === undefined || beside === undefined) return undefined;
  if (object.children?.some(({ children }) => children?.[0]?.value === key)) return undefined;
  // The colon as its neighbour has it.
  const colon = text.slice(name.offset + name.length, beside.offset);
  return {
    title: `加上 "${key}": ${value}`,
    edits: [appended(text, object, `${JSON.stringify(key)}${colon}${value}`)],
  };
}

/** The key or text value at the place: the whole of it, or the word in it that was found. */
function inString(
  text: string,
  node: Node | undefined,
  { offset, found, suggestion }: { offset: number; found: string; suggestion: string },
): Edit | undefined {
  if (node?.type !== 'string') return undefined;
  const value = String(node.value);
  const inside = offset > node.offset && PLAIN_NAME.test(suggestion) ? misspelt(text, offset) : undefined;
  if (inside !== undefined) return { ...inside, text: suggestion };
  if (value === found || JSON.stringify(value) === found) return { ...stretch(node), text: JSON.stringify(suggestion) };
  // Behind the place: an expression may hold the word twice.
  const from = Math.max(offset - node.offset - 1, 0);
  const at = wordIn(value, found, from) ?? wordIn(value, found, 0);
  if (at === undefined) return undefined;
  const mended = value.slice(0, at) + suggestion + value.slice(at + found.length);
  return { ...stretch(node), text: JSON.stringify(mended) };
}

/** The name that stands at the place, in an expression. */
function misspelt(text: string, offset: number): Pick<Edit, 'offset' | 'length'> | undefined {
  const [word] = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(text.slice(offset)) ?? [];
  return word === undefined ? undefined : { offset, length: word.length };
}

/** Words that stand bare: numbers of a declaration, names in a statement. */
function inPlace(text: string, offset: number, found: string, suggestion: string): Edit | undefined {
  const line = text.indexOf('\n', offset);
  const at = wordIn(text.slice(0, line < 0 ? text.length : line), found, offset);
  return at === undefined ? undefined : { offset: at, length: found.length, text: suggestion };
}

const WORD = /[\p{L}\p{N}_]/u;

/** Where a word stands as a whole, from there on. */
function wordIn(text: string, word: string, from: number): number | undefined {
  if (word === '') return undefined;
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = at > 0 && WORD.test(text[at - 1] ?? '') && WORD.test(word[0] ?? '');
    const after = WORD.test(text[at + word.length] ?? '') && WORD.test(word.at(-1) ?? '');
    if (!before && !after) return at;
  }
  return undefined;
}
