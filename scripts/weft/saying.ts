import type { Said } from './Command.ts';
import type { Reference } from './references.ts';

/** As many are shown to people; programs get all. */
const MOST = 40;

/** Where the text of a reference says a word: in what a section is for, or in what it tells of a key. */
export function whereSaid(text: string, word: string, reference: Reference): Said | undefined {
  if (!reference.searched(word)) return undefined;
  let title = '';
  const found: { title: string; about: string }[] = [];
  for (const line of text.split('\n')) {
    const [, heading] = /^#{2,3} (.+)$/.exec(line) ?? [];
    const [, key, rest = ''] = /^\| `([^`]+)` \|(.*)$/.exec(line) ?? [];
    if (heading !== undefined) title = heading;
    else if (title === '' || !says(line, word)) continue;
    else if (key === undefined) found.push({ title, about: line });
    else found.push({ title: reference.titleOf(title, key), about: cellSaying(rest, word) });
  }
  if (found.length === 0) return undefined;
  const lines = found.slice(0, MOST).map(({ title: where, about }) => `  ${where}  ${about}`);
  const more = found.length > MOST ? [`  ${reference.more(found.length - MOST)}`] : [];
  return { code: 0, lines: [reference.said(word, found.length), ...lines, ...more], data: found };
}

const says = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

const cellSaying = (cells: string, word: string): string =>
  cells
    .split(/(?<!\\)\|/)
    .find((cell) => says(cell, word))
    ?.trim() ?? '';
