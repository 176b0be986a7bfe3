import { type ParseError, parseTree } from 'jsonc-parser';
import type { Edit, Mend } from '../../sentence.ts';
import { applyEdits } from '../language/edits.ts';
import type { Spot } from './Spot.ts';

/** Tries what is usually forgotten, and takes what makes the text whole, or whole as far as some later line. */
export function mendSyntax({ text, offset }: Spot): Mend | undefined {
  const before = firstError(text);
  return [...candidates(text, offset)].find(({ edits }) => {
    const after = firstError(applyEdits(text, edits));
    return after === undefined || (before !== undefined && text.slice(before, after).split('\n').length > 2);
  });
}

/** Where a text is no JSON any more; undefined where it is JSON. */
function firstError(text: string): number | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  return errors[0]?.offset ?? (tree === undefined ? 0 : undefined);
}

function* candidates(text: string, offset: number): Generator<Mend> {
  const put = (at: number, piece: string, title = `加上 ${piece.trim()}`): Mend => ({
    title,
    edits: [{ offset: at, length: 0, text: piece }],
  });
  const end = text.trimEnd().length;
  const before = text.slice(0, Math.min(offset, end)).trimEnd().length;
  if (text[before - 1] === ',') yield taken(before - 1, ',');
  yield put(before, ',');
  const here = /^\s*/.exec(text.slice(offset))?.[0].length ?? 0;
  if (text[offset + here] === ',') yield taken(offset + here, ',');
  yield put(before, ':');
  yield* words(text, offset);
  if (text[text.search(/\S/)] === '"') yield put(0, text.startsWith(' ') ? '{\n' : '{');
  const open = unclosed(text);
  if (open !== '') yield put(end, closing(text, end, open), `加上 ${open}`);
  if (end > 0 && /[}\]]/.test(text[end - 1] ?? '')) yield taken(end - 1, text[end - 1] ?? '', text);
}

/** With the break before it, where it stands on a line of its own. */
function taken(offset: number, piece: string, text = ''): Mend {
  const start = text === '' ? offset : text.slice(0, offset).trimEnd().length;
  return { title: `删去 ${piece}`, edits: [{ offset: start, length: offset + 1 - start, text: '' }] };
}

const MEANT: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  NULL: 'null',
  undefined: 'null',
};

/** A word without its quotation marks, with the wrong ones, or with one of them. */
function* words(text: string, offset: number): Generator<Mend> {
  const line = text.lastIndexOf('\n', Math.max(offset - 1, 0)) + 1;
  const found = text.indexOf('\n', offset);
  const to = found < 0 ? text.length : found;
  const written = text.slice(line, to);
  const say = (edit: Edit): Mend => ({ title: `改为 ${edit.text}`, edits: [edit] });
  for (const match of written.matchAll(/'([^'"\\]*)'|“([^”"\\]*)”/g))
    yield say({ offset: line + match.index, length: match[0].length, text: `"${match[1] ?? match[2]}"` });
  for (const match of written.matchAll(/(?<=[{,:[\s]|^)[\p{L}_$][\p{L}\p{N}_$-]*(?=\s*(?:[:,}\]]|$))/gu))
    yield say({ offset: line + match.index, length: match[0].length, text: MEANT[match[0]] ?? `"${match[0]}"` });
  // A text without its end goes on to the end of the line, or to the comma before that.
  for (const ending of [/,?\s*$/, /\s*[}\]]*,?\s*$/]) {
    const at = line + written.search(ending);
    yield { title: '加上 "', edits: [{ offset: at, length: 0, text: '"' }] };
  }
  for (const match of written.matchAll(/(?<=[{,[\s:]|^)(?=[\p{L}\p{N}_$./#-]+")/gu))
    yield { title: '加上 "', edits: [{ offset: line + match.index, length: 0, text: '"' }] };
}

/** Brackets that are missing at the end, in the order they are to be written. */
function unclosed(text: string): string {
  const open: string[] = [];
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '');
  for (const character of bare) {
    if (character === '{') open.unshift('}');
    else if (character === '[') open.unshift(']');
    else if (character === open[0]) open.shift();
  }
  return open.join('');
}

/** Each on a line of its own where the text has lines. */
function closing(text: string, end: number, open: string): string {
  const lines = text.slice(0, end).includes('\n');
  if (!lines) return open;
  return [...open].map((bracket, index) => `\n${'  '.repeat(open.length - 1 - index)}${bracket}`).join('');
}

/** Takes a comment away, with its line where it has one of its own. */
export function mendComment({ text, offset }: Spot): Mend | undefined {
  const [comment] = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(text.slice(offset)) ?? [];
  if (comment === undefined) return undefined;
  const start = text.slice(0, offset).replace(/[ \t]+$/, '').length;
  const end = offset + comment.length;
  const own = start === 0 || text[start - 1] === '\n';
  const line = own && text[end] === '\n' ? 1 : 0;
  return { title: '删去注释', edits: [{ offset: start, length: end + line - start, text: '' }] };
}

/** Takes a byte order mark away; other encodings cannot be told from the text. */
export function mendEncoding({ text }: Spot): Mend | undefined {
  return text.startsWith('\ufeff')
    ? { title: '删去开头的 BOM', edits: [{ offset: 0, length: 1, text: '' }] }
    : undefined;
}
