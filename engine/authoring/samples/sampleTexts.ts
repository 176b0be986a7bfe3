import type { Rule } from '../../../schemas/generated/types.ts';
import { matchOf } from '../../regex/matchOf.ts';
import type { PatternName, RuleWord } from '../../rules/patterns.ts';

const digits = (number: number, length: number): string => String(number % 10 ** length).padStart(length, '0');
const letters = (number: number): string => matchOf('^[a-z]{6}$', number);

/** A text of each pattern, another one for another number. */
const byPattern: Readonly<Record<Exclude<PatternName, RuleWord | 'max255'>, (number: number) => string>> = {
  'n6-16': (number) => String(310_000 + number),
  '*6-16': (number) => `sample${number}`,
  's6-18': letters,
  url: (number) => `https://www.example.com/${number}`,
  e: (number) => `user${number}@example.com`,
  m: (number) => `138${digits(number, 8)}`,
  p: (number) => `31${digits(number, 4)}`,
  s: letters,
  n: String,
  z: String,
  money: String,
  mobile: (number) => `138${digits(number, 8)}`,
  username: (number) => `user${number}`,
  email: (number) => `user${number}@example.com`,
  natural: String,
  letters,
  landline: (number) => `0571-8${digits(number, 7)}`,
  bankCard: (number) => `622202${digits(number, 10)}`,
  idNumber: (number) => `A${digits(number, 7)}`,
  nationalId: (number) => `110105491231${digits(number, 3)}`,
  qq: (number) => String(10_000 + number),
  httpUrl: (number) => `https://www.example.com/${number}`,
  code20: (number) => `A${digits(number, 4)}`,
  'name2-100': (number) => `样例${letters(number)}`,
  digitsAndNewlines: String,
};

/**
 * Texts for a field that has these rules, the likeliest first: what it is called and the row's number, and what its
 * rules ask for. None of them need pass all rules.
 */
export function sampleTexts(rules: readonly Rule[], title: string, row: number, number: number): string[] {
  const { least, most } = lengthOf(rules);
  const fitted = `${title.slice(0, Math.max(0, most - String(row).length - 1))} ${row}`.trim();
  return [
    ...(fitted.length < least ? [] : [fitted]),
    ...rules.flatMap((rule) => textsOf(rule, number)),
    digits(number, Math.min(Math.max(1, least), 12)),
    `${letters(number)}${digits(number, Math.max(4, Math.min(least, 64) - 6))}`,
    fitted.padEnd(Math.min(least, 1000), '样例'),
  ];
}

function textsOf(rule: Rule, number: number): string[] {
  if (rule.rule === 'regex') return [matchOf(rule.regex, number)];
  if (rule.rule === 'cron') return [`0 ${number % 60} ${number % 24} * * ?`];
  const known: Readonly<Record<string, (number: number) => string>> = byPattern;
  return rule.rule === 'pattern' ? [known[rule.pattern]?.(number) ?? ''] : [];
}

function lengthOf(rules: readonly Rule[]): { least: number; most: number } {
  const bounds = rules.filter((rule) => rule.rule === 'length');
  return {
    least: Math.max(0, ...bounds.map(({ min }) => min ?? 0)),
    most: Math.min(Number.POSITIVE_INFINITY, ...bounds.map(({ max }) => max ?? Number.POSITIVE_INFINITY)),
  };
}
