import { readFile } from 'node:fs/promises';
import { inProject } from '../setup/checkout.mjs';
import { type Command, misunderstood } from './Command.ts';
import { type Reference, references } from './references.ts';
import { whereSaid } from './saying.ts';

/** As many are read as they are; of more it is told where they stand. */
const READ_WHOLE = 3;

export const docs: Command = {
  usage: 'docs [<词>] [--language zh|en]',
  words: [0, 1],
  options: ['language'],
  help: '语言参考里的一节（cells/select、model）、一节里的一个键（report.columns），或每个地方的一个键（dictCode）；多于三处时列出各处；不写词时列出有哪些文档与章节；--language en 读英文的，也可以写英文的词',
  examples: ['docs select', 'docs report.columns', 'docs dictCode', 'docs report.columns --language en'],
  async run({ words: [word], options: { language = 'zh' } }) {
    const reference = Object.hasOwn(references, String(language)) ? references[String(language)] : undefined;
    if (reference === undefined)
      return misunderstood(`不认识的语言 "${language}"，可用：${Object.keys(references).join('、')}`);
    const text = await readFile(inProject('docs', reference.file), 'utf8');
    const sections = sectionsOf(text);
    const chapters = sections.filter(({ level }) => level === 2).map(({ title }) => title);
    if (word === undefined)
      return {
        code: 0,
        lines: [...reference.guides, '', reference.chapters, `  ${chapters.join('  ')}`],
        data: { chapters },
      };
    const found = lookUp(sections, partsOf(word), reference);
    if (found.length === 0) {
      const names = new Set(
        sections.flatMap((section) => [...section.parts, ...section.keys, ...addressesIn(section)]),
      );
      const said = whereSaid(text, word, reference);
      return said ?? misunderstood(reference.unknown(word, partsOf(word).join('.'), names));
    }
    // What has that name and no more cannot be asked for otherwise.
    const whole = found.length > READ_WHOLE ? found.filter(({ address }) => sameWord(address, word)) : found;
    const listed = found.filter((each) => !whole.includes(each));
    const texts = whole.map(({ title, lines }) => [`# ${title}`, ...lines]);
    const lines = [...texts, ...(listed.length > 0 ? [listOf(word, listed, whole.length > 0, reference)] : [])];
    return {
      code: 0,
      lines: lines.flatMap((each, at) => [...(at === 0 ? [] : ['']), ...each]),
      data: [
        ...whole.map((each) => ({ title: each.title, text: each.lines.join('\n') })),
        ...listed.map(({ title, address, about }) => ({ title, command: commandOf(address, reference), about })),
      ],
    };
  },
};

const commandOf = (address: string, { option }: Reference): string => `npm run weft -- docs ${address}${option}`;

function listOf(word: string, found: readonly Found[], also: boolean, reference: Reference): string[] {
  const commands = found.map(({ address, about }) => ({ command: commandOf(address, reference), about }));
  const width = Math.max(...commands.map(({ command }) => command.length));
  const lines = commands.map(({ command, about }) => `  ${command.padEnd(width)}  ${about}`);
  return [reference.listed(word, found.length, also), ...lines];
}

/** A section, or what one says of a key. */
interface Found {
  title: string;
  lines: readonly string[];
  /** What it is asked for by alone. */
  address: string;
  /** Its first sentence. */
  about: string;
}

interface Section {
  level: number;
  title: string;
  /** `board · chart` has two, and so has `cells/select`. */
  parts: readonly string[];
  text: readonly string[];
  /** What its table tells of. */
  keys: readonly string[];
}

function sectionsOf(text: string): Section[] {
  return text
    .split(/^(?=#{2,3} )/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      const keys = lines.flatMap((line) => KEY.exec(line)?.[1] ?? []);
      const title = heading.replace(/^#+ /, '');
      return { level: heading.indexOf(' '), title, parts: partsOf(title), text: lines, keys };
    });
}

/** The first cell of a line of a table. */
const KEY = /^\| `([^`]+)` \|/;

/** However they are put together: `report.columns`, `report/columns` and `report · columns` are one. */
const partsOf = (name: string): string[] => name.split(/\s*[./·]\s*/).filter((part) => part !== '');

const addressOf = (title: string): string => title.replaceAll(' · ', '.');

const addressesIn = ({ title, keys }: Section): string[] => {
  const own = addressOf(title);
  return [own, ...keys.map((key) => `${own}.${key}`)];
};

/** The sections called so, and those that tell of such a key, both by name; with its whole address there is but one. */
function lookUp(sections: readonly Section[], asked: readonly string[], reference: Reference): Found[] {
  const [place, key = ''] = [asked.slice(0, -1), asked.at(-1)];
  const called = sections.filter(({ parts }) => endsWith(parts, asked));
  const telling = sections.filter(({ parts }) => endsWith(parts, place));
  const whole = called.filter(({ parts }) => parts.length === asked.length);
  const within = telling.filter(({ parts }) => parts.length === place.length);
  const rows = (some: readonly Section[]) =>
    some.flatMap((section) => rowOf(section, key, reference)).toSorted(byTitle);
  const sectionsCalled = (some: readonly Section[]) =>
    some.map((section) => wholeOf(section, reference)).toSorted(byTitle);
  if (asked.length < 2) return [...sectionsCalled(called), ...rows(telling)];
  const alone = [...sectionsCalled(whole), ...rows(within)];
  return alone.length > 0 ? alone : [...sectionsCalled(called), ...rows(telling)];
}

const byTitle = (one: Found, other: Found): number => (one.title < other.title ? -1 : 1);

const sameWord = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

const endsWith = (parts: readonly string[], last: readonly string[]): boolean =>
  last.length <= parts.length && last.every((part, at) => sameWord(parts[parts.length - last.length + at], part));

function wholeOf({ title, text }: Section, { firstSentence }: Reference): Found {
  const [about = ''] = firstSentence.exec(text.find((line) => line !== '') ?? '') ?? [];
  return { title, lines: text, address: addressOf(title), about };
}

/** What a section says of one key. */
function rowOf({ title, text }: Section, word: string, { meaning, firstSentence, titleOf }: Reference): Found[] {
  const at = text.findIndex((line) => sameWord(KEY.exec(line)?.[1], word));
  const row = text[at];
  if (row === undefined) return [];
  const key = KEY.exec(row)?.[1] ?? word;
  const head = text.slice(0, at).findLastIndex((line) => line.startsWith('|---')) - 1;
  const column = cellsOf(text[head] ?? '').indexOf(meaning);
  const [about = ''] = firstSentence.exec(cellsOf(row)[column < 0 ? 1 : column] ?? '') ?? [];
  const lines = [...text.slice(head, head + 2), row];
  return [{ title: titleOf(title, key), lines, address: `${addressOf(title)}.${key}`, about }];
}

/** Of a line of a table. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
