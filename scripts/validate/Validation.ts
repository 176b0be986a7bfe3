import { writeFile } from 'node:fs/promises';
import { mendAll } from '../../engine/authoring/mendAll.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { withMends } from '../../engine/compile/mends/mends.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Problem } from '../../engine/problems.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { placeIn } from '../../server/screens/readFiles.ts';
import type { Describe } from './database.ts';
import { type Format, formatProblems, type Judged } from './formats.ts';
import { readProject } from './readProject.ts';

export interface Options {
  format: Format;
  directory: string;
  withDatabase: boolean;
  /** Mends what can be mended first: of one kind, or of all. */
  fix?: { code?: string };
  /** Whether what is declared to agree is held against data. */
  withData: boolean;
  /** Takes what is told. */
  say: (text: string) => void;
}

export interface Validation {
  /** Validates the files as they are now and tells; 1 when there are errors. */
  run(): Promise<number>;
  close(): Promise<void>;
}

/** What is kept from one run to the next: the compiler's memory, and the database, which is only started when it is asked. */
export async function createValidation(options: Options): Promise<Validation> {
  const { format, directory, withDatabase, withData, fix, say } = options;
  const compile = createCompiler(await loadCompilePorts());
  // Loaded when the files are compiled: until then there is nothing to ask it.
  let database: Describe | undefined;
  const describe = async (compiled: Compiled): Promise<Problem[]> => {
    const { createDescribe } = await import('./database.ts');
    database ??= await createDescribe();
    return database.run(compiled);
  };
  return {
    async run() {
      let files: readonly SourceFile[] = await readProject(directory);
      if (fix) files = await mendFiles(directory, files, (now) => compile(now).problems, fix.code);
      const compiled = compile(files);
      const described = withDatabase ? await describe(compiled) : [];
      const found = [...compiled.problems, ...withMends(described, files)];
      // Data says nothing of declarations that cannot be read.
      const judged = withData && !hasErrors(found) ? await judgeData(compiled) : undefined;
      const problems = [...found, ...(judged ? [...judged.problems, ...judged.foreign.problems] : [])];
      const text = formatProblems(format, problems, files.length, compiled.exceptions, judged);
      if (text !== '') say(text);
      return hasErrors(problems) ? 1 : 0;
    },
    close: async () => database?.close(),
  };
}

const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Loaded with the product's server when it is asked for. */
async function judgeData(compiled: Compiled): Promise<Judged> {
  const { checkData } = await import('./data.ts');
  return checkData(compiled);
}

/** Mends what can be mended, writes the files it changes and says on the error stream what was done. */
async function mendFiles(
  directory: string,
  files: readonly SourceFile[],
  judge: (files: readonly SourceFile[]) => readonly Problem[],
  code?: string,
): Promise<readonly SourceFile[]> {
  const outcome = mendAll(files, judge, code);
  for (const [index, file] of outcome.files.entries())
    if (file !== files[index]) await writeFile(placeIn(directory, file.path), file.text);
  for (const { file, line, column, mend } of outcome.mended) console.error(`${file}:${line}:${column}  ${mend?.title}`);
  console.error(outcome.mended.length === 0 ? '没有能自动改的' : `已改 ${outcome.mended.length} 处`);
  return outcome.files;
}
