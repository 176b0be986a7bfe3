import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Problem } from '../engine/problems.ts';
import { answerCalls } from '../renderers/playground/compiler/answerCalls.ts';
import type { CallName, CompilerCalls, FromWorker, ToWorker } from '../renderers/playground/compiler/messages.ts';
import { markerOf } from '../renderers/playground/editor/markerOf.ts';
import { ProblemList } from '../renderers/playground/ProblemList.tsx';
import { readProject } from '../scripts/validate/readProject.ts';
import { createValidation, type Validation } from '../scripts/validate/Validation.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';
import { brokenCase } from './declarations.ts';

/** `WEFT_TABLE=1` prints what each place says of each file. */
const TABLE = process.env.WEFT_TABLE === '1';

/** What the database alone tells is told when one publishes. */
const OF_DATABASE = ['sql-database', 'output-type', 'figures-differ', 'figures-unread', 'source-unread'];
const codes = (await readdir('tests/broken')).filter((code) => !OF_DATABASE.includes(code)).sort();

/** The same of a mistake wherever it is told. */
type Told = Pick<Problem, 'code' | 'severity' | 'file' | 'line' | 'column' | 'message' | 'fix'>;

const toldOf = ({ code, severity, file, line, column, message, fix }: Told): Told => ({
  code,
  severity,
  file,
  line,
  column,
  message,
  fix,
});

let folder: string;
let commandLine: Validation;
let worker: ReturnType<typeof openWorker>;
let said = '';
const rows: Record<string, string>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'weft-conformance-'));
  await cp('screens', folder, { recursive: true });
  commandLine = await createValidation({
    format: 'json',
    directory: folder,
    withDatabase: false,
    withData: false,
    say: (text) => {
      said = text;
    },
  });
  worker = openWorker();
  await worker.call('open', (await readDeclarations('screens')).map(overWire));
});
afterAll(async () => {
  await commandLine.close();
  await rm(folder, { recursive: true, force: true });
  if (TABLE) console.table(rows);
});

/** As it is after `postMessage` or a request. */
const overWire = <T,>(value: T): T => structuredClone(value);

/** The worker's own entry but for the thread: what goes in and out is cloned, and the server's parsers answer in JSON. */
function openWorker() {
  const waiting = new Map<number, (message: FromWorker & { id: number }) => void>();
  const ports = loadCompilePorts();
  let last = 0;
  const take = async (message: FromWorker): Promise<void> => {
    if ('id' in message) return waiting.get(message.id)?.(message);
    const { parseSql, compileSchema, hash: _ } = await ports;
    const { sql, schemas } = message.questions;
    const answers = JSON.stringify({ sql: sql.map(parseSql), schemas: schemas.map(compileSchema) });
    post({ judged: message.judge, answers: JSON.parse(answers) });
  };
  const answer = ports.then(({ hash }) => answerCalls(hash, (message) => void take(overWire(message))));
  const post = (message: ToWorker): void => void answer.then((answering) => answering(overWire(message)));
  return {
    call<Name extends CallName>(call: Name, input: CompilerCalls[Name]['input']) {
      last += 1;
      const id = last;
      return new Promise<CompilerCalls[Name]['output']>((resolve, reject) => {
        waiting.set(id, (message) =>
          'failed' in message
            ? reject(new Error(message.failed))
            : resolve(message.output as CompilerCalls[Name]['output']),
        );
        post({ call, id, input } as ToWorker);
      });
    },
  };
}

const inCopy = (file: string) => path.join(folder, path.relative('screens', file));

/** Lays a case over the copy of the shipped files, and gives what takes it away again. */
async function lay(code: string): Promise<() => Promise<void>> {
  const { without } = brokenCase(code);
  const own = `tests/broken/${code}/screens`;
  const there = (await readdir(`tests/broken/${code}`)).includes('screens');
  for (const file of without) await rm(inCopy(file));
  const added = there ? await readdir(own, { recursive: true, withFileTypes: true }) : [];
  if (there) await cp(own, folder, { recursive: true, verbatimSymlinks: true, force: true });
  const laid = added
    .filter(({ name }) => /\.(json|sql)$/.test(name))
    .map(({ parentPath, name }) => path.join(path.relative(own, parentPath), name));
  return async () => {
    for (const file of [...laid, ...without.map((each) => path.relative('screens', each))]) {
      await rm(path.join(folder, file), { recursive: true, force: true });
      const shipped = path.join('screens', file);
      if (existsSync(shipped)) await cp(shipped, path.join(folder, file));
    }
  };
}

async function ofCommandLine(): Promise<Problem[]> {
  await commandLine.run();
  return (JSON.parse(said) as { problems: Problem[] }).problems;
}

let inWorker: readonly SourceFile[] = [];

/** File by file, as somebody would who edits them; what could not be read is only there when everything is opened. */
async function ofWorker(files: readonly SourceFile[]): Promise<Problem[]> {
  const unread = [...files, ...inWorker].some((file) => file.unread !== undefined);
  const before = new Map(inWorker.map((file) => [file.path, file.text]));
  const now = new Set(files.map((file) => file.path));
  inWorker = files;
  if (unread || before.size === 0) {
    await worker.call('open', files);
    return found();
  }
  const gone = [...before.keys()].filter((file) => !now.has(file)).map((file) => ({ path: file, text: undefined }));
  const changed = files.filter((file) => before.get(file.path) !== file.text);
  for (const { path: file, text } of [...gone, ...changed]) {
    await worker.call('change', { path: file, text });
    await found();
  }
  return found();
}

const found = async (): Promise<Problem[]> => (await worker.call('find', 'screens/menu.json')).problems;

/** Lines as Monaco counts them. */
function linesOf(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return { getLineCount: () => lines.length, getLineContent: (line: number) => lines[line - 1] ?? '' };
}

/** What the editor draws, read back; undefined where the file has no text to draw it in. */
function ofMarker(problem: Problem, files: readonly SourceFile[]): Told | undefined {
  const file = files.find((each) => each.path === problem.file);
  if (file === undefined) return undefined;
  const lines = linesOf(file.text);
  const marker = markerOf({ Error: 8, Warning: 4 }, lines, problem);
  const { startLineNumber: line, startColumn: column, endLineNumber, endColumn, code } = marker;
  const [message = '', fix = ''] = marker.message.split('\n');
  // Monaco moves what lies outside of the text into it, to another place than the one that is told.
  expect(line).toBeLessThanOrEqual(lines.getLineCount());
  expect(column).toBeLessThanOrEqual(lines.getLineContent(line).length + 1);
  expect(endLineNumber).toBe(line);
  expect(endColumn).toBeGreaterThan(column);
  return {
    code,
    severity: marker.severity === 8 ? 'error' : 'warning',
    file: problem.file,
    line,
    column,
    message,
    fix,
  };
}

/** What the list under the editor says: its words, and its place with the code. */
function ofList(problem: Problem): string[] {
  const nothing = () => undefined;
  const list = { problems: [problem], busy: false, failed: undefined };
  const html = renderToStaticMarkup(<ProblemList {...list} onShow={nothing} onMend={nothing} onRetry={nothing} />);
  const [, words = '', place = ''] = /<b>([\s\S]*?)<\/b><small>([\s\S]*?)<\/small>/.exec(html) ?? [];
  const plain = (text: string) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return [plain(words), plain(place), /aria-label="(错误|提醒)"/.exec(html)?.[1] ?? ''];
}

test('there are enough files with one mistake', () => {
  expect(codes.length).toBeGreaterThanOrEqual(60);
});

describe.each(codes)('%s', (code) => {
  test('is told alike by command line, worker, list and marker: code, place and words', async () => {
    const remove = await lay(code);
    try {
      const files = await readDeclarations(folder);
      const told = await ofCommandLine();
      expect(told.map((each) => each.code)).toContain(code);
      const worked = await ofWorker(files);
      expect(worked).toEqual(told);
      for (const problem of worked) {
        const marker = ofMarker(problem, files);
        if (marker !== undefined) expect(marker).toEqual(toldOf(problem));
        const { message, fix, file, line, column, severity } = problem;
        const place = `${fix} · ${file.replace(/^screens\//, '')}:${line}:${column} · ${problem.code}`;
        expect(ofList(problem)).toEqual([message, place, severity === 'error' ? '错误' : '提醒']);
        const at = `${file}:${line}:${column}`;
        rows.push({ code: problem.code, 命令行: at, 编译线程: '同', 列表: '同', 编辑器: marker ? '同' : '没有文本' });
      }
    } finally {
      await remove();
    }
  });
});

test('once the mistakes are taken away, nobody tells of any', async () => {
  expect(await ofCommandLine()).toEqual([]);
  expect(await ofWorker(await readDeclarations(folder))).toEqual([]);
});

test('a folder that is not there is one line', async () => {
  await expect(readProject(path.join(folder, 'nowhere'))).rejects.toThrow(/^没有文件夹 .*nowhere，请用 --dir 写明/);
  await expect(readProject('package.json')).rejects.toThrow('package.json 不是文件夹');
});

test('what the process itself prints is that', async () => {
  const remove = await lay('unknown-key');
  try {
    const told = await ofCommandLine();
    const args = ['scripts/run.mjs', 'validate', '--format', 'json', '--no-database', '--dir', folder];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect((JSON.parse(stdout) as { problems: Problem[] }).problems).toEqual(told);
  } finally {
    await remove();
  }
});
