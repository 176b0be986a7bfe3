import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { parseValue } from '../values.ts';
import { changedBy, createPreparedNames, OUTDATED, type WireStatement, writeStatements } from '../wire.ts';
import { SMALL_LOG } from './build.ts';
import type { PgliteAnswer, PgliteFailure, PgliteRequest, PgliteRows, PgliteSettings } from './pgliteMessages.ts';
import { slimTemplate, WholeFile } from './template.ts';
import { createWireBytes } from './wireBytes.ts';

const port = parentPort;
if (!port) throw new Error('this file is the entry of a worker thread');

/** A cache before files that are in memory: what the default would take is cleared at every opening. */
const SMALL_CACHE = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function create({ dataDir, template, program }: PgliteSettings): Promise<PGlite> {
  const options: PGliteOptions = { dataDir, pgliteWasmModule: program };
  if (dataDir.startsWith('memory:')) options.startParams = SMALL_CACHE;
  if (template && existsSync(template)) {
    const loadDataDir = new WholeFile(readFileSync(template));
    // A template of another release is no reason to fail: it is written anew.
    const loaded = await PGlite.create({ ...options, loadDataDir }).catch(() => undefined);
    if (loaded) return loaded;
  }
  const pg = await PGlite.create(template ? { ...options, initDbStartParams: SMALL_LOG } : options);
  // Where it cannot be kept, the next one is made as this one was.
  if (template) await writeTemplate(pg, template).catch(() => undefined);
  return pg;
}

async function writeTemplate(pg: PGlite, template: string): Promise<void> {
  const half = `${template}.${process.pid}.${threadId}`;
  const dump = await pg.dumpDataDir('none');
  mkdirSync(dirname(template), { recursive: true });
  writeFileSync(half, slimTemplate(new Uint8Array(await dump.arrayBuffer())));
  renameSync(half, template);
}

async function open(settings: PgliteSettings): Promise<PGlite> {
  const pg = await create(settings);
  pg.onNotification((channel, payload) => port?.postMessage({ kind: 'notification', channel, payload }));
  return pg;
}

const prepared = createPreparedNames();

async function answer(pg: PGlite, request: PgliteRequest): Promise<PgliteAnswer> {
  if (request.kind === 'query') return { kind: 'rows', id: request.id, results: await runAll(pg, request.statements) };
  await (request.kind === 'script' ? pg.exec(request.sql) : pg.close());
  return { kind: 'rows', id: request.id, results: [] };
}

/** In one journey, which enters the database once; the library's own takes six of them for each statement. */
async function runAll(pg: PGlite, statements: readonly WireStatement[]): Promise<PgliteRows[]> {
  const wire = createWireBytes();
  const read = writeStatements(wire, statements, prepared);
  try {
    const messages = await pg.execProtocolStream(wire.bytes());
    prepared.settle(read, true);
    return answersIn(messages);
  } catch (error) {
    prepared.settle(isOutdated(error) ? 'all' : read, false);
    throw error;
  }
}

/** What the library makes of the messages that answer a statement. */
type Answer =
  | { name: 'rowDescription'; fields: { name: string; dataTypeID: number }[] }
  | { name: 'dataRow'; fields: (string | null)[] }
  | { name: 'commandComplete'; text: string }
  | { name: 'emptyQuery' | 'readyForQuery' };

function answersIn(messages: readonly unknown[]): PgliteRows[] {
  const answers: PgliteRows[] = [];
  let current: PgliteRows = { rows: [], affected: 0, fields: [] };
  const next = (affected: number): void => {
    answers.push({ ...current, affected });
    current = { rows: [], affected: 0, fields: [] };
  };
  for (const message of messages as Answer[]) {
    if (message.name === 'rowDescription')
      current.fields = message.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID }));
    else if (message.name === 'dataRow') current.rows.push(rowOf(current.fields, message.fields));
    else if (message.name === 'commandComplete') next(changedBy(message.text));
    else if (message.name === 'emptyQuery') next(0);
  }
  return answers;
}

const rowOf = (fields: PgliteRows['fields'], values: readonly (string | null)[]): unknown[] =>
  fields.map(({ oid }, at) => {
    const text = values[at];
    return text === null || text === undefined ? null : parseValue(oid, text);
  });

const isOutdated = (error: unknown): boolean => (error as { routine?: string }).routine === OUTDATED;

function failureOf(id: number, error: unknown): PgliteFailure {
  const { message, code, position, constraint, column } = error as Partial<PgliteFailure>;
  const why = { message: message ?? String(error), position, constraint, column };
  // Undone as if for the sake of another transaction: the next time it is prepared anew.
  return { kind: 'failure', id, ...why, code: isOutdated(error) ? '40001' : code };
}

// Requests queue up behind the opening and behind each other: PGlite is one connection.
let tail: Promise<PGlite> = open(workerData as PgliteSettings);
tail.then(
  () => port.postMessage({ kind: 'ready' }),
  (error: unknown) => port.postMessage(failureOf(0, error)),
);
port.on('message', (request: PgliteRequest) => {
  tail = tail.then(async (pg) => {
    try {
      port.postMessage(await answer(pg, request));
    } catch (error) {
      port.postMessage(failureOf(request.id, error));
    }
    return pg;
  });
});
