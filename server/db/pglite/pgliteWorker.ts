import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { knownTypes, parseValue } from '../values.ts';
import { SMALL_LOG } from './build.ts';
import type { PgliteAnswer, PgliteFailure, PgliteRequest, PgliteRows, PgliteSettings } from './pgliteMessages.ts';
import { slimTemplate, WholeFile } from './template.ts';

const port = parentPort;
if (!port) throw new Error('this file is the entry of a worker thread');

/** Values arrive in text form already; PGlite would refuse text for numbers. */
const asIs = new Proxy<Record<number, (text: string) => string>>({}, { get: () => (text: string) => text });

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
  // Its own list of types knows no numeric; one list serves both databases.
  for (const oid of knownTypes()) pg.parsers[oid] = (text: string) => parseValue(oid, text);
  pg.onNotification((channel, payload) => port?.postMessage({ kind: 'notification', channel, payload }));
  return pg;
}

async function answer(pg: PGlite, request: PgliteRequest): Promise<PgliteAnswer> {
  const results: PgliteRows[] = [];
  switch (request.kind) {
    case 'query': {
      const runAll = async (on: Pick<PGlite, 'query'>): Promise<void> => {
        for (const statement of request.statements) results.push(await runOne(on, statement));
      };
      await (request.whole ? pg.transaction((transaction) => runAll(transaction)) : runAll(pg));
      break;
    }
    case 'script':
      await pg.exec(request.sql);
      break;
    case 'close':
      await pg.close();
  }
  return { kind: 'rows', id: request.id, results };
}

async function runOne(
  on: Pick<PGlite, 'query'>,
  { sql, values }: { sql: string; values: (string | null)[] },
): Promise<PgliteRows> {
  const result = await on.query<unknown[]>(sql, values, { rowMode: 'array', serializers: asIs });
  const fields = result.fields.map((field) => ({ name: field.name, oid: field.dataTypeID }));
  return { rows: result.rows, affected: result.affectedRows ?? 0, fields };
}

function failureOf(id: number, error: unknown): PgliteFailure {
  const { message, code, position, constraint, column } = error as Partial<PgliteFailure>;
  return { kind: 'failure', id, message: message ?? String(error), code, position, constraint, column };
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
