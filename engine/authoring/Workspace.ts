import type { CompilePorts } from '../compile/CompilePorts.ts';
import { type Compiler, createCompiler } from '../compile/compile.ts';
import type { SourceFile } from '../compile/documents.ts';
import type { CompileSchema } from '../compile/forms/formSchemas.ts';
import type { Compiled } from '../plan/compiled.ts';
import type { ParseSql } from '../reportSql/gate.ts';
import { type Answers, type Questions, Unanswered } from './Judging.ts';

export interface WorkspaceParts {
  hash: CompilePorts['hash'];
  /** Asks the server's own parsers; what it answers once holds for good. */
  judge(questions: Questions): Promise<Answers>;
}

/** A set of files that is changed again and again; what a change leaves alone is not compiled again. */
export interface Workspace {
  files(): readonly SourceFile[];
  /** Replaces all files. */
  open(files: readonly SourceFile[]): void;
  /** Writes or, without a text, takes away one file. */
  change(path: string, text: string | undefined): void;
  /** Reads what was compiled of the files as they are now; plans are made, and statements parsed, while they are read. */
  read<T>(reader: (compiled: Compiled, parseSql: ParseSql) => T): Promise<T>;
}

export function createWorkspace(parts: WorkspaceParts): Workspace {
  const answered = createAnswered(parts);
  const compile = createCompiler({ ...answered.ports, hash: parts.hash });
  let files = new Map<string, SourceFile>();
  let made: { of: ReadonlyMap<string, SourceFile>; compiled: Compiled } | undefined;
  let scouted = false;
  const compiledNow = (): Compiled => {
    if (made?.of !== files) made = { of: files, compiled: compile([...files.values()]) };
    return made.compiled;
  };
  return {
    files: () => [...files.values()],
    open(next) {
      files = new Map(next.map((file) => [file.path, file]));
    },
    change(path, text) {
      const known = files.get(path);
      if (known?.text === text && known?.unread === undefined) return;
      const next = new Map(files);
      if (text === undefined) next.delete(path);
      else next.set(path, { path, text });
      // The order of the files is that of their paths, as when they are read from a folder.
      files = known && text !== undefined ? next : new Map([...next].sort(([one], [other]) => (one < other ? -1 : 1)));
    },
    async read(reader) {
      if (!scouted) await answered.learn(scout([...files.values()], parts.hash));
      scouted = true;
      for (;;) {
        try {
          return reader(compiledNow(), answered.ports.parseSql);
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error;
          await answered.learn(error.questions);
        }
      }
    },
  };
}

/** Everything a first compile would ask, so that it is asked in one go. */
function scout(files: readonly SourceFile[], hash: CompilePorts['hash']): Questions {
  const sql: string[] = [];
  const schemas: Questions['schemas'][number][] = [];
  const compile: Compiler = createCompiler({
    hash,
    parseSql: (text) => {
      sql.push(text);
      return { ok: true, tree: { stmts: [] } };
    },
    compileSchema: (schema) => {
      schemas.push(schema);
      return { ok: true, code: '' };
    },
  });
  const { plans } = compile(files);
  // What a plan asks is asked while it is read.
  for (const plan of plans.values()) void plan.id;
  return { sql, schemas };
}

/** Ports that know what they were told, and say what they were not. */
function createAnswered({ judge }: WorkspaceParts) {
  const statements = new Map<string, ReturnType<ParseSql>>();
  const schemas = new Map<string, ReturnType<CompileSchema>>();
  const ports: Omit<CompilePorts, 'hash'> = {
    parseSql(text) {
      const known = statements.get(text);
      if (known === undefined) throw new Unanswered({ sql: [text], schemas: [] });
      return known;
    },
    compileSchema(schema) {
      const known = schemas.get(JSON.stringify(schema));
      if (known === undefined) throw new Unanswered({ sql: [], schemas: [schema] });
      return known;
    },
  };
  return {
    ports,
    async learn(questions: Questions): Promise<void> {
      if (questions.sql.length + questions.schemas.length === 0) return;
      const answers = await judge(questions);
      questions.sql.forEach((text, index) => {
        const answer = answers.sql[index];
        if (answer) statements.set(text, answer);
      });
      questions.schemas.forEach((schema, index) => {
        const answer = answers.schemas[index];
        if (answer) schemas.set(JSON.stringify(schema), answer);
      });
    },
  };
}
