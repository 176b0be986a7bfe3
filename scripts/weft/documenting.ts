import { readFile } from 'node:fs/promises';
import { inProject } from '../setup/checkout.mjs';
import { type Command, meant, misunderstood } from './Command.ts';

/** Who reads what. */
const GUIDES = [
  '使用者    docs/staff.md',
  '实施      docs/implementers.md（逐步做），docs/reference.md（每个键）',
  '管理员    docs/admins.md（管理、运行、备份、升级）',
];

export const docs: Command = {
  usage: 'docs [<词>]',
  words: [0, 1],
  help: '语言参考里的一节（cells/select、model），或每个地方的一个键（dictCode）；不写词时列出有哪些文档与章节',
  examples: ['docs select', 'docs dictCode'],
  async run({ words: [word] }) {
    const sections = sectionsOf(await readFile(inProject('docs', 'reference.md'), 'utf8'));
    const chapters = sections.filter(({ level }) => level === 2).map(({ title }) => title);
    if (word === undefined)
      return { code: 0, lines: [...GUIDES, '', '语言参考的章节：', `  ${chapters.join('  ')}`], data: { chapters } };
    const found = [...sections.filter(isCalled(word)), ...sections.flatMap((section) => rowOf(section, word))];
    if (found.length > 0) {
      const lines = found.flatMap(({ title, text }, at) => [...(at === 0 ? [] : ['']), `# ${title}`, ...text]);
      return { code: 0, lines, data: found.map(({ title, text }) => ({ title, text: text.join('\n') })) };
    }
    const names = new Set(sections.flatMap(({ title, keys }) => [...namesOf(title), ...keys]));
    return misunderstood(`语言参考里没有 "${word}"${meant(word, names)}`);
  },
};

interface Section {
  level: number;
  title: string;
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
      return { level: heading.indexOf(' '), title: heading.replace(/^#+ /, ''), text: lines, keys };
    });
}

/** The first cell of a line of a table. */
const KEY = /^\| `([^`]+)` \|/;

/** `cells/select` is found as `select`, `model · tree` as `tree`. */
const namesOf = (title: string): string[] => [title, ...title.split(/\/| · /)];

const isCalled =
  (word: string) =>
  ({ title }: Section): boolean =>
    title.toLowerCase() === word.toLowerCase() || title.split(/\/| · /).at(-1) === word;

/** What a section says of one key. */
function rowOf({ title, text }: Section, word: string): Pick<Section, 'title' | 'text'>[] {
  const at = text.findIndex((line) => KEY.exec(line)?.[1] === word);
  const head = text.slice(0, at).findLastIndex((line) => line.startsWith('|---'));
  return at < 0 ? [] : [{ title: `${title} 的 ${word}`, text: [...text.slice(head - 1, head + 1), text[at] ?? ''] }];
}
