import { failedPattern, type PatternName, type RuleWord } from './patterns.ts';

/** Texts of each pattern, the shortest first. */
export const patternSamples: Readonly<
  Record<Exclude<PatternName, RuleWord | 'max255'>, readonly [string, ...string[]]>
> = {
  'n6-16': ['310000', '13800138000'],
  '*6-16': ['abcdef', 'a@abc.com'],
  's6-18': ['abcdef'],
  url: ['ftp://a', 'https://a.cn'],
  e: ['a@b.c'],
  m: ['13800138000'],
  p: ['310000'],
  s: ['a'],
  n: ['1', '-1.5'],
  z: ['1', '-1'],
  money: ['1', '1.25'],
  mobile: ['13800138000'],
  username: ['abcd', 'a_1b2c'],
  email: ['a@b.c'],
  natural: ['1'],
  letters: ['a', 'ab'],
  landline: ['2345678', '0571-23456789'],
  bankCard: ['6222020200', '6222020200112233'],
  idNumber: ['A', 'A1234567'],
  nationalId: ['110105491231002', '11010519491231002X'],
  qq: ['10000'],
  httpUrl: ['http://a'],
  code20: ['A', 'A1'],
  'name2-100': ['张三', 'ab'],
  digitsAndNewlines: ['1', '1\n2'],
};

const all = [...new Set(Object.values(patternSamples).flat())];

/** The fewest characters of a text that passes a pattern; 0 where nothing is known of it. */
export function shortestOf(pattern: string): number {
  const known: Readonly<Record<string, readonly string[]>> = patternSamples;
  return Object.hasOwn(known, pattern) ? (known[pattern]?.[0]?.length ?? 0) : 0;
}

/** Whether some text passes both patterns. */
export const agree = (one: string, other: string): boolean =>
  all.some((text) => failedPattern(one, text) === undefined && failedPattern(other, text) === undefined);
