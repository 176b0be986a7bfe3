import { nearest } from '../../engine/nearest.ts';
import { meant } from './Command.ts';

/** The language reference in one language, and what is said about it. */
export interface Reference {
  /** Its name in `docs/`. */
  file: string;
  /** Who reads what. */
  guides: readonly string[];
  chapters: string;
  /** The column that says what a key means. */
  meaning: string;
  firstSentence: RegExp;
  /** Whether its descriptions are searched for such a word. */
  searched(word: string): boolean;
  titleOf(section: string, key: string): string;
  /** `also`: beside what was shown already. */
  listed(word: string, count: number, also: boolean): string;
  unknown(word: string, asked: string, names: Iterable<string>): string;
  said(word: string, count: number): string;
  more(count: number): string;
  /** What a command ends with that reads on. */
  option: string;
}

const zh: Reference = {
  file: 'reference.md',
  guides: [
    '使用者    docs/staff.md',
    '实施      docs/implementers.md（逐步做），docs/reference.md（每个键）',
    '管理员    docs/admins.md（管理、运行、备份、升级）',
  ],
  chapters: '语言参考的章节：',
  meaning: '说明',
  firstSentence: /^[^。]*。?/,
  searched: (word) => /\p{Script=Han}/u.test(word),
  titleOf: (section, key) => `${section} 的 ${key}`,
  listed: (word, count, also) => `"${word}" ${also ? '还' : ''}在 ${count} 处，看其中一处：`,
  unknown: (word, asked, names) => `语言参考里没有 "${word}"${meant(asked, names)}`,
  said: (word, count) => `说到“${word}”的 ${count} 处：`,
  more: (count) => `还有 ${count} 处，请写得更长些`,
  option: '',
};

const en: Reference = {
  file: 'reference.en.md',
  guides: [
    'staff           docs/staff.md',
    'implementers    docs/implementers.md (step by step), docs/reference.en.md (every key)',
    'administrators  docs/admins.md (rights, running, backups, upgrades)',
  ],
  chapters: 'Chapters of the language reference:',
  meaning: 'Meaning',
  firstSentence: /^.*?(?:[.](?= |$)|$)/,
  searched: () => true,
  titleOf: (section, key) => `${key} of ${section}`,
  listed: (word, count, also) =>
    `"${word}" stands in ${count} ${also ? 'more ' : ''}place${count === 1 ? '' : 's'}; to see one:`,
  unknown: (word, asked, names) => {
    const near = nearest(asked, names);
    return `The reference has no "${word}"${near === undefined ? '' : `; was "${near}" meant?`}`;
  },
  said: (word, count) => `“${word}” is said in ${count} place${count === 1 ? '' : 's'}:`,
  more: (count) => `and in ${count} more; a longer word finds fewer`,
  option: ' --language en',
};

/** By what `--language` calls them. */
export const references: Readonly<Record<string, Reference>> = { zh, en };
