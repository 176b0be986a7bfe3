import { once } from '../once.ts';
import type { Compiled, Exception } from '../plan/compiled.ts';
import { type Problem, sentences } from '../problems.ts';
import { readAllowances } from './allow.ts';
import type { CompilePorts } from './CompilePorts.ts';
import { catalogOf } from './catalog.ts';
import { type Document, fileKindOf, loadDocument, placeOf, problemIn, type SourceFile } from './documents.ts';
import { explain } from './explain.ts';
import { type Declared, emptyJournal } from './Linker.ts';
import { LANGUAGE_VERSION, versionIn } from './language/version.ts';
import { link } from './link.ts';
import { Memory } from './Memory.ts';
import { withMends } from './mends/mends.ts';
import { normalize } from './normalize.ts';
import { withoutConsequences } from './telling/consequences.ts';
import { inOrder } from './telling/order.ts';
import { withWrongModels } from './telling/wrongModels.ts';

/** Compiles sets of files, one after another; what is as it was in the last set is not made again. */
export type Compiler = (files: readonly SourceFile[]) => Compiled;

/** `compile` of one set of files, with nothing to go by. */
export function compile(files: readonly SourceFile[], ports: CompilePorts): Compiled {
  return createCompiler(ports)(files);
}

/**
 * Declarations in, plans and problems out:
 *
 *   files ─ load ─▶ documents ─ validate ─▶ sound ones ─ normalize ─▶ one way to say it ─ link ─▶ models, reports, plans, menu
 *
 * Nothing is thrown for an author's mistake; every step adds to `problems`, and a file with a mistake of its own is left
 * out of the next step, so that one mistake is told once.
 */
export function createCompiler(ports: CompilePorts): Compiler {
  const memory = new Memory();
  return (files) => {
    const journal = emptyJournal();
    memory.begin(journal);
    const read = files.map((file) =>
      memory.keep('file', file.path, [file.text, file.unread], () => readDeclaration(file)),
    );
    const declared = read.flatMap((each) => each.declared ?? []);
    const linked = link(declared, { files, ports, memory, journal });
    memory.end();
    // What a plan would tell when it is read would be told to nobody.
    for (const each of Object.values(journal)) Object.freeze(each);
    const documents = read.flatMap(({ document }) => document ?? []);
    const allowances = readAllowances(documents);
    for (const each of journal.allowed) allowances.use(each);
    const own = [...read.flatMap(({ problems }) => problems), ...missingFiles(files)];
    const leftOut = files.filter(({ path }, at) => read[at]?.declared === undefined && fileKindOf(path) !== undefined);
    const told = withWrongModels(
      withoutConsequences(journal.problems, leftOut, files, documents),
      documents,
      linked.models,
    );
    const others = [...told, ...allowances.problems()];
    const exceptions = [...allowances.exceptions(), ...foreignNotes(linked.reports, documents)];
    const catalog = once(() => catalogOf(documents, ports.hash));
    return {
      problems: withMends(inOrder([...own, ...others], new Set(leftOut.map(({ path }) => path))), files),
      exceptions,
      ...linked,
      catalog,
    };
  };
}

/** Reports whose rows nothing here narrows. */
function foreignNotes(reports: Compiled['reports'], documents: readonly Document[]): Exception[] {
  return [...reports.values()].flatMap(({ file, dataSource }) => {
    const document = documents.find((each) => each.file === file);
    if (dataSource === undefined || document === undefined) return [];
    const text = `data-source ${dataSource.code}：外部数据库，行范围与受限列管不到它，看得到这张报表的人看得到它的全部行`;
    const { line, column } = placeOf(document, ['dataSource']);
    return [{ file, line, column, text }];
  });
}

interface ReadFile {
  document?: Document;
  /** Of a file without a mistake of its own. */
  declared?: Declared<unknown>;
  problems: readonly Problem[];
}

function readDeclaration(file: SourceFile): ReadFile {
  const { document, problems } = loadDocument(file);
  if (document === undefined) return { problems };
  const found = validate(document);
  const told = [...problems, ...judgeVersion(document), ...found];
  if (found.length > 0) return { document, problems: told };
  const value = normalize(document.kind, document.value);
  return { document, declared: { id: document.id, value, document }, problems: told };
}

/** Apart from what the schema says: a newer app.json may well hold keys that are unknown here. */
function judgeVersion(document: Document): Problem[] {
  const version = document.kind === 'app' ? versionIn(document.value) : LANGUAGE_VERSION;
  if (version === LANGUAGE_VERSION) return [];
  const code = version < LANGUAGE_VERSION ? 'version-behind' : 'version-ahead';
  return [problemIn(document, code, sentences[code](version, LANGUAGE_VERSION), ['schemaVersion'])];
}

function validate(document: Document): Problem[] {
  const place = (path: string, found: string | undefined) =>
    problemIn(document, 'schema-reference', sentences['schema-reference'](String(found), path), ['$schema']);
  const depth = document.file.split('/').length - 1;
  const expected = `${'../'.repeat(depth)}schemas/${document.kind}.schema.json`;
  const found = (document.value as { $schema?: string } | null)?.$schema;
  const own = typeof found === 'string' && found !== expected ? [place(expected, found)] : [];
  if (document.valid) return own;
  const findings = explain(`${document.kind}.schema.json`, document.value);
  return [...own, ...findings.map(({ code, sentence, path, at }) => problemIn(document, code, sentence, path, at))];
}

function missingFiles(files: readonly SourceFile[]): Problem[] {
  return ['app.json', 'menu.json']
    .filter((name) => !files.some((file) => file.path === `screens/${name}`))
    .map((name) => ({
      code: 'file-missing',
      severity: 'error',
      file: `screens/${name}`,
      line: 1,
      column: 1,
      pointer: '',
      ...sentences['file-missing'](name),
    }));
}
