import type {
  App,
  Column,
  ColumnsFile,
  DictionaryFile,
  FormFile,
  Menu,
  ModelFile,
  PickerFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../schemas/generated/types.ts';
import { snakeCase, wireCode } from '../names.ts';
import type { Compiled, Model } from '../plan/compiled.ts';
import { type Problem, sentences } from '../problems.ts';
import type { ParseSql } from '../reportSql/gate.ts';
import { readAllowances } from './allow.ts';
import { checkDeclarations } from './checks/checkDeclarations.ts';
import { checkWorld } from './checks/checkWorld.ts';
import { type Document, kindOf, loadDocuments, problemIn, type SourceFile } from './documents.ts';
import { explain } from './explain.ts';
import { type CompileSchema, linkFormSchemas } from './formSchemas.ts';
import { createLinker, type Declared, declarationsOf, type Exists } from './Linker.ts';
import { linkCells } from './linkCells.ts';
import { declareDictionaries, linkDictionaries } from './linkDictionaries.ts';
import { linkMenu } from './linkMenu.ts';
import { linkModels } from './linkModels.ts';
import { declaredPickers, linkPickers } from './linkPickers.ts';
import { linkReports } from './linkReports.ts';
import { normalize } from './normalize.ts';
import { linkScreens } from './screens/linkScreens.ts';

/** What the compiler cannot do itself: PostgreSQL's own parser, Ajv, which writes code, and hashes come from outside. */
export interface CompilePorts {
  parseSql: ParseSql;
  compileSchema: CompileSchema;
  /** SHA-256 of a text, hex: Node's own is ten times as fast as one in JavaScript. */
  hash(text: string): string;
}

/**
 * Declarations in, plans and problems out:
 *
 *   files ─ load ─▶ documents ─ validate ─▶ sound ones ─ normalize ─▶ one way to say it ─ link ─▶ models, reports, plans, menu
 *
 * Nothing is thrown for an author's mistake; every step adds to `problems`, and a file with a mistake of its own is left
 * out of the next step, so that one mistake is told once.
 */
export function compile(files: readonly SourceFile[], ports: CompilePorts): Compiled {
  const loaded = loadDocuments(files);
  const checked = loaded.documents.map((document) => ({ document, problems: validate(document) }));
  const declared = checked
    .filter(({ problems }) => problems.length === 0)
    .map(
      ({ document }): Declared<unknown> => ({
        id: document.id,
        value: normalize(document.kind, document.value),
        document,
      }),
    );
  const problems = [...loaded.problems, ...checked.flatMap((each) => each.problems), ...missingFiles(files)];
  return link(declared, files, problems, ports, loaded.documents);
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

const fallbackApp: App = { title: '织屏', shortTitle: '织屏', home: '/dashboard/analysis' };

function link(
  declared: Declared<unknown>[],
  files: readonly SourceFile[],
  problems: Problem[],
  ports: CompilePorts,
  documents: readonly Document[],
): Compiled {
  const there = new Set(files.flatMap(({ path }) => keyOf(path) ?? []));
  const exists: Exists = (kind, id) => there.has(`${kind} ${id}`);
  const allowances = readAllowances(documents);
  const linker = createLinker(exists, allowances);
  const dictionaryFiles = declarationsOf<DictionaryFile>(declared, 'dictionary');
  const dictionaries = declareDictionaries(linker, dictionaryFiles);
  const models = linkModels(linker, declarationsOf<ModelFile>(declared, 'model'), dictionaries);
  linkDictionaries(linker, dictionaryFiles, models, dictionaries);
  const reportFiles = declarationsOf<ReportFile>(declared, 'report');
  const sqlFiles = new Map(files.filter((file) => file.path.endsWith('.sql')).map((file) => [file.path, file]));
  const tables = new Map([...models.values()].map((model) => [model.table, secretColumns(model)]));
  const sound = new Set([...reportFiles.values()].map(({ document }) => document.file));
  const unsound = files.map((file) => file.path).filter((file) => file.endsWith('.report.json') && !sound.has(file));
  const withheld = withheldTables(files, models);
  const { parseSql } = ports;
  const reports = linkReports(linker, reportFiles, { parseSql, sqlFiles, unsound, tables, withheld, dictionaries });
  const pickerFiles = declarationsOf<PickerFile>(declared, 'picker');
  const pickers = linkPickers(linker, pickerFiles, { reports, models });
  for (const { value, document } of declarationsOf<ModelFile>(declared, 'model').values()) {
    const columns = value.fields as Column[];
    const world = { pickers: declaredPickers(pickerFiles), reports, dictionaries, models };
    linkCells(linker, { document, columns, pathOf: (index) => ['fields', index] }, world);
  }
  const forms = declarationsOf<FormFile>(declared, 'form');
  const schemas = linkFormSchemas(linker, forms, ports);
  const plans = linkScreens(linker, declarationsOf<ScreenFile>(declared, 'screen'), {
    models,
    reports,
    reportFiles,
    dictionaries,
    columns: declarationsOf<ColumnsFile>(declared, 'columns'),
    queries: declarationsOf<QueryFile>(declared, 'query'),
    forms,
    pickers: declaredPickers(pickerFiles),
    schemas,
    hash: ports.hash,
  });
  const screens = new Set(
    documents
      .filter((document) => document.kind === 'screen' || document.kind === 'report')
      .map((document) => document.id),
  );
  const menu = linkMenu(linker, declarationsOf<Menu>(declared, 'menu').get('menu'), plans, screens);
  const app = declarationsOf<App>(declared, 'app').get('app')?.value ?? fallbackApp;
  const linked = { app, menu, models, reports, dictionaries, pickers, plans, validators: schemas.modules };
  checkDeclarations(linker, checkWorld(declared, exists, linked));
  return { problems: sorted([...problems, ...linker.problems, ...allowances.problems()]), ...linked };
}

/** Kind and id of a declaration's file, as one text. */
function keyOf(path: string): string | undefined {
  const named = kindOf(path);
  return named && `${named.kind} ${named.id}`;
}

/** Tables that models with mistakes would have, as far as their texts say so. */
function withheldTables(files: readonly SourceFile[], models: ReadonlyMap<string, Model>): Set<string> {
  return new Set(
    files.flatMap(({ path, text }) => {
      const named = kindOf(path);
      if (named?.kind !== 'model' || models.has(named.id)) return [];
      const said = [...text.matchAll(/"(?:code|table)"\s*:\s*"([^"]+)"/g)].map(([, name = '']) => name);
      return [snakeCase(wireCode(named.id)), ...said];
    }),
  );
}

/** Columns that keep what nobody may read. */
function secretColumns({ fields }: Model): Set<string> {
  return new Set(fields.flatMap(({ kind, column }) => (kind === 'secret' ? [column] : [])));
}

function sorted(problems: Problem[]): Problem[] {
  const order = problems.sort(
    (left, right) => left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column,
  );
  return order.filter((problem, index) => !isSame(problem, order[index - 1]));
}

/** What stands in a shared file is met by everybody who uses it. */
function isSame(problem: Problem, before: Problem | undefined): boolean {
  return (
    before !== undefined &&
    problem.file === before.file &&
    problem.line === before.line &&
    problem.column === before.column &&
    problem.code === before.code &&
    problem.message === before.message
  );
}
