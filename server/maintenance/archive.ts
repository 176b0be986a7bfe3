import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupShape } from '../db/backup/loadTables.ts';

/** What cannot be read as a backup; the message is for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const FORMAT = 'weft-backup';
const VERSION = 1;
const CHUNK = 512 * 1024;

export interface Head extends BackupShape {
  format: typeof FORMAT;
  version: typeof VERSION;
  /** ISO 8601, UTC. */
  created: string;
}

/** What a complete backup ends with. */
export interface Tail {
  /** Table → rows. */
  rows: Record<string, number>;
  files: number;
  /** What lies in a bucket and is not in here; absent: nothing. */
  left?: { files: number; bytes: number };
}

/** A stretch of a backup; `file` is a path under the folder of uploaded files, `bytes` in order. */
export type Part =
  | { head: Head }
  | { table: string; lines: string[] }
  | { file: string; bytes: Buffer }
  | { tail: Tail };

/** The first line of a backup made now. */
export function headOf(shape: BackupShape, created: Date): Head {
  return { format: FORMAT, version: VERSION, created: created.toISOString(), ...shape };
}

/** A backup while it is written, one line a thing: plain beside its name first, packed under it when it is whole. */
export interface Writing {
  head(head: Head): Promise<void>;
  table(name: string): Promise<void>;
  /** JSON arrays, of the table named last. */
  lines(lines: readonly string[]): Promise<void>;
  /** Copies a file in. */
  file(name: string, path: string): Promise<void>;
  /** Ends, packs and names it; answers its bytes. */
  finish(tail: Tail): Promise<number>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

/** Throws BackupError where `target` is there already. */
export async function openWriting(target: string): Promise<Writing> {
  const plain = `${target}.${process.pid}.part`;
  const packed = `${plain}.gz`;
  if (await exists(target)) throw new BackupError(`${target} 已存在，请换一个文件名`);
  const out = await open(plain, 'w', 0o600);
  const put = async (value: object): Promise<void> => void (await out.write(`${JSON.stringify(value)}\n`));
  const discard = async (): Promise<void> => {
    await out.close().catch(() => undefined);
    await rm(plain, { force: true });
    await rm(packed, { force: true });
  };
  return {
    head: put,
    table: (name) => put({ table: name }),
    lines: async (lines) => void (await out.write(`${lines.join('\n')}\n`)),
    async file(name, path) {
      await put({ file: name });
      for await (const bytes of createReadStream(path, { highWaterMark: CHUNK }))
        await put({ bytes: (bytes as Buffer).toString('base64') });
    },
    async finish(tail) {
      await put({ tail });
      await out.close();
      await pipeline(createReadStream(plain), createGzip({ level: 6 }), createWriteStream(packed, { mode: 0o600 }));
      const bytes = await synced(packed);
      await rename(packed, target);
      await rm(plain, { force: true });
      return bytes;
    },
    discard,
  };
}

async function synced(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  const handle: FileHandle | undefined = await open(path, 'r').catch(() => undefined);
  await handle?.close();
  return handle !== undefined;
}

/** Rows handed over at once. */
const MOST_LINES = 1_000;
const MOST_CHARACTERS = 4 * 1024 * 1024;

/** The parts of a backup in order. Throws BackupError where it is none, cut short or damaged. */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  let at: { table?: string; file?: string } = {};
  let held: string[] = [];
  let characters = 0;
  let tail: Tail | undefined;
  for await (const line of linesOf(path)) {
    if (tail) throw new BackupError(`${path} 在结尾之后还有内容，不是完整的备份`);
    if (at.table !== undefined && line.startsWith('[')) {
      held.push(line);
      characters += line.length;
      if (held.length < MOST_LINES && characters < MOST_CHARACTERS) continue;
    }
    if (held.length > 0 && at.table !== undefined) yield { table: at.table, lines: held };
    held = [];
    characters = 0;
    if (line.startsWith('[')) continue;
    const found = parse(line, path);
    if (found.head) yield { head: found.head };
    else if (found.table !== undefined) at = { table: found.table };
    else if (found.file !== undefined) at = { file: found.file };
    else if (found.tail) tail = found.tail;
    // An empty file has a name and no bytes; none is taken in.
    if (found.bytes !== undefined && at.file !== undefined)
      yield { file: at.file, bytes: Buffer.from(found.bytes, 'base64') };
  }
  if (!tail) throw new BackupError(`${path} 不完整：没有结尾，可能在复制或下载时被截断`);
  yield { tail };
}

interface Line {
  head?: Head;
  table?: string;
  file?: string;
  bytes?: string;
  tail?: Tail;
}

function parse(line: string, path: string): Line {
  const value = JSON.parse(line) as Line & Partial<Head>;
  if (value.format === undefined) return value;
  if (value.version !== VERSION) throw new BackupError(`${path} 的备份格式版本 ${value.version} 不认识，请升级本产品`);
  return { head: value as Head };
}

/** Split by line feeds alone: other ends of lines may stand inside of a text. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path);
  const source = createGunzip().setEncoding('utf8');
  packed.on('error', (error) => source.destroy(error)).pipe(source);
  let first = true;
  let rest = '';
  try {
    for await (const chunk of source) {
      if (first && !String(chunk).startsWith(`{"format":"${FORMAT}"`)) break;
      first = false;
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`找不到备份文件 ${path}`);
    throw new BackupError(
      `${path} 不是备份文件，或已损坏（${error instanceof Error ? error.message : String(error)}）`,
    );
  }
  if (first) throw new BackupError(`${path} 不是本产品的备份文件`);
}
