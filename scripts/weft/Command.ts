import type { Compiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { likeliest, nearest } from '../../engine/nearest.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';

/** What the words after a command are, and the project it works on. */
export interface Call {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Folder of the declarations. */
  directory: string;
  /** Whoever reads it is a program. */
  json: boolean;
  project(): Promise<Project>;
}

export interface Project {
  files: readonly SourceFile[];
  compiled: Compiled;
  compile: Compiler;
}

/** What is said and how it ends: 0 as wished, 1 when there is something to tell, 2 when it was not understood. */
export interface Said {
  code: 0 | 1 | 2;
  /** For people. */
  lines: readonly string[];
  /** For programs. */
  data: unknown;
}

export interface Command {
  usage: string;
  /** The fewest and the most words it takes. */
  words: readonly [number, number];
  /** Names of the options it takes beside those that all take. */
  options?: readonly string[];
  help: string;
  /** As they are typed, after `npm run weft --`. */
  examples: readonly string[];
  run(call: Call): Promise<Said>;
}

/** It was called in a way nobody can make sense of. */
export const misunderstood = (...lines: string[]): Said => ({ code: 2, lines, data: { error: lines.join('\n') } });

/** What keeps a command from doing what it was asked. */
export const refused = (...lines: string[]): Said => ({ code: 1, lines, data: { refused: lines.join('\n') } });

/** The word that was likely meant, as a question; '' when none is near. */
export function meant(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : `；是不是想写 "${near}"？`;
}

/** As many are named where nothing is like what was asked for. */
const NAMED = 3;

/** What is not there; then what was likely meant, by its name or its title, or else what there is. */
export function absent(what: string, word: string, names: Iterable<string>, titled: readonly string[] = []): Said {
  const known = [...names];
  const near = likeliest(word, known);
  const some = known.slice(0, NAMED).map((each) => `"${each}"`);
  const few = `有 ${known.length} 个，如 ${some.join('、')}`;
  const there = known.length === 0 ? '一个也没有，请看 --dir 是否写对' : few;
  const way =
    titled.length > 0
      ? `叫这个标题的是 ${titled.map((each) => `"${each}"`).join('、')}`
      : near === undefined
        ? there
        : `是不是想写 "${near}"？`;
  return misunderstood(`没有${what} "${word}"；${way}`);
}
