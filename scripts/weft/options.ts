import type { ParseArgsConfig } from 'node:util';
import { UsageError } from '../setup/checkout.mjs';
import type { Command } from './Command.ts';

/** What every command takes. */
const GENERAL = ['dir', 'format', 'help'] as const;

export const options = {
  dir: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  language: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  each: { type: 'string' },
  most: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

type Given = Readonly<Record<string, string | boolean | undefined>>;

/** Throws UsageError where more, less or something else stands after a command than it takes. */
export function checkCall({ usage, words: [least, most], options: own = [] }: Command, given: Given, words: string[]) {
  const told = (what: string) => new UsageError(`${what}。用法：npm run weft -- ${usage}`);
  const misplaced = words.find((word) => word.startsWith('-'));
  if (misplaced !== undefined) throw told(`"${misplaced}" 写在 -- 之后，不算选项`);
  const known: ReadonlySet<string> = new Set([...GENERAL, ...own]);
  const strange = Object.keys(given).find((name) => !known.has(name));
  if (strange !== undefined) throw told(`这个命令不用 --${strange}`);
  if (words.length < least) throw told(least === 1 ? '还要写一个词' : `要写 ${least} 个词，却有 ${words.length} 个`);
  if (words.length > most) throw told(`多出来的 "${words[most]}"`);
}
