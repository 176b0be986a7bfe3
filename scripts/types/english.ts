import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The English of what schemas and engine say in Chinese; a key that ends in a colon is the beginning of many. */
export const ENGLISH_FILE = 'scripts/types/english.json';

export type English = Readonly<Record<string, string>>;

export const readEnglish = (root: string): English => JSON.parse(readFileSync(join(root, ENGLISH_FILE), 'utf8'));

/** Says Chinese texts in English, and remembers what it was asked for. */
export class Translator {
  private readonly used = new Set<string>();
  private readonly missing = new Set<string>();

  constructor(private readonly english: English) {}

  /** What has no English stays as it is. */
  readonly say = (text: string): string => {
    const said = this.find(text);
    if (said === undefined && text !== '') this.missing.add(text);
    return said ?? text;
  };

  private find(text: string): string | undefined {
    const whole = this.english[text];
    if (whole !== undefined) {
      this.used.add(text);
      return whole;
    }
    const beginning = text.slice(0, text.indexOf('：') + 1);
    const begun = this.english[beginning];
    const rest = begun === undefined ? undefined : this.find(text.slice(beginning.length));
    if (begun === undefined || rest === undefined) return undefined;
    this.used.add(beginning);
    return `${begun}${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  }

  /** What is wrong with the English, once all of it was asked for. */
  problems(): string[] {
    const told = (what: string) => (text: string) => `${ENGLISH_FILE}: ${what} ${JSON.stringify(text)}`;
    const unused = Object.keys(this.english).filter((text) => !this.used.has(text));
    return [
      ...[...this.missing].map(told('没有英文')),
      ...unused.map(told('再也没有用到')),
      ...Object.values(this.english).filter(hasChinese).map(told('英文里有引号以外的中文')),
    ];
  }
}

/** Whether there is Chinese, or its punctuation, outside of code and 「names of pages and buttons」. */
export const hasChinese = (text: string): boolean =>
  /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text.replace(/`[^`]*`|「[^」]*」/g, ''));
