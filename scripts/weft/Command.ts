import type { Compiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
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
  help: string;
  run(call: Call): Promise<Said>;
}

/** It was called in a way nobody can make sense of. */
export const misunderstood = (...lines: string[]): Said => ({ code: 2, lines, data: { error: lines.join('\n') } });

/** What keeps a command from doing what it was asked. */
export const refused = (...lines: string[]): Said => ({ code: 1, lines, data: { refused: lines.join('\n') } });
