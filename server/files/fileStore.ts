import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../config/settings.ts';
import { BusinessError, ParamError, Refusal, TooLargeError } from '../http/errors.ts';
import { extensionOf, fileTypeOf, HEAD, takenExtensions } from './fileTypes.ts';

/** Bytes of one file. */
export const LARGEST_FILE: number = 20 * 1024 * 1024;

/** A file that is wholly on disk and under no name that leads to it yet. */
export interface Incoming {
  size: number;
  /** Where it is held until then. */
  held: string;
  /** Gives it its name in the tenant's folder `biz` and answers the path under the tenant. Throws ParamError. */
  place(tenant: string, biz: string): Promise<string>;
  discard(): Promise<void>;
}

export interface StoredFile {
  /** Bytes that `stream` has, and of the whole file. */
  size: number;
  whole: number;
  /** Its bytes, once; with the last of them it is closed. */
  stream(): Readable;
  close(): Promise<void>;
}

/** Bytes of a file, the last one too. */
export interface Range {
  start: number;
  end: number;
}

/** A placed file as it lies in its store. */
export interface Lying {
  url: string;
  bytes: number;
  /** Epoch milliseconds. */
  modified: number;
  place: Place;
}

/** Where a file lies: the folder of files, or a bucket. */
export type Place = 'disk' | 's3';

/** Uploaded files under one folder, a folder a tenant. */
export interface FileStore {
  /** Where it places files, as their rows say. */
  readonly place: Place;
  /** Where it finds, and removes, what it did not place itself too. */
  readonly reaches: readonly Place[];
  /**
   * Takes a file in; nothing of it is left when that fails. Throws BusinessError for a type that is not taken,
   * TooLargeError, and a refusal when the disk is full.
   */
  receive(name: string, source: AsyncIterable<Buffer>): Promise<Incoming>;
  /**
   * Takes in a file that the server makes itself, of any size: `write` is handed the path. Nothing of it is left when that
   * fails.
   */
  make(name: string, write: (path: string) => Promise<void>): Promise<Incoming>;
  /** A placed file; undefined where there is none. The caller reads or closes it. */
  open(tenant: string, file: string, range?: Range): Promise<StoredFile | undefined>;
  /** A placed file's place on the disk, for the server's own threads. Throws ParamError for what names none. */
  pathOf(tenant: string, file: string): string;
  /** Removes a placed file; one that is not there is no error. */
  remove(tenant: string, file: string): Promise<void>;
  /** Placed files of a tenant but those of single persons; `whole`: those too that take long to be listed. */
  list(tenant: string, whole?: boolean): Promise<Lying[]>;
  /** Removes what processes that are gone left half written, and private files that were made before `keepUntil`. */
  sweep(keepUntil?: Date): Promise<void>;
}

/** Folder of files that are one person's alone: `private/<user id>/…`. */
const PRIVATE = 'private';

/** Where files of one person are placed. */
export const privateFolder = (userId: string): string => `${PRIVATE}/${userId}`;

/** Whether a path leads among the files of single persons, however a disk tells letters apart. */
export const isPrivate = (path: string): boolean => /^private(?:\/|$)/i.test(path);

const FOLDER = /^[\w-]{1,40}(?:\/[\w-]{1,40}){0,3}$/;
const STORED = /^(?:[\w-]{1,40}\/){1,4}[\p{L}\p{N}_-]{1,80}\.[a-z0-9]{1,8}$/u;
const TENANT = /^[\w-]{1,36}$/;
const LONGEST_BASE = 40;

/** Files under `root`; tests replace `openFile`. */
export function createFileStore(root: string, openFile: typeof open = open): FileStore {
  const waiting = path.join(root, '.incoming');
  return {
    place: 'disk',
    reaches: ['disk'],
    async receive(name, source) {
      const type = fileTypeOf(name);
      if (!type) throw new BusinessError(`不支持上传此类文件，可上传：${takenExtensions}`);
      await mkdir(waiting, { recursive: true, mode: 0o700 });
      const held = path.join(waiting, `${process.pid}-${randomBytes(12).toString('hex')}.part`);
      const discard = () => rm(held, { force: true });
      let size = 0;
      try {
        const handle = await openFile(held, 'wx', 0o600);
        try {
          size = await writeChecked(handle, source, type);
          await handle.sync();
        } finally {
          await handle.close();
        }
      } catch (error) {
        await discard();
        throw refusalOfDisk(error);
      }
      return { size, held, place: (tenant, biz) => place(root, held, { tenant, biz, name }), discard };
    },
    async make(name, write) {
      if (!fileTypeOf(name)) throw new ParamError('extension');
      await mkdir(waiting, { recursive: true, mode: 0o700 });
      const held = path.join(waiting, `${process.pid}-${randomBytes(12).toString('hex')}.part`);
      const discard = () => rm(held, { force: true });
      try {
        await write(held);
        const { size } = await stat(held);
        return { size, held, place: (tenant, biz) => place(root, held, { tenant, biz, name }), discard };
      } catch (error) {
        await discard();
        throw refusalOfDisk(error);
      }
    },
    pathOf(tenant, file) {
      if (!STORED.test(file) || !TENANT.test(tenant)) throw new ParamError('stored file');
      return path.join(root, tenant, file);
    },
    async remove(tenant, file) {
      if (!STORED.test(file) || !TENANT.test(tenant)) throw new ParamError('stored file');
      await rm(path.join(root, tenant, file), { force: true });
    },
    async open(tenant, file, range) {
      if (!TENANT.test(tenant) || !STORED.test(file)) return undefined;
      try {
        const handle = await open(path.join(root, tenant, file), 'r');
        const found = await handle.stat();
        const whole = found.size;
        const size = range ? Math.min(range.end + 1, whole) - range.start : whole;
        if (found.isFile() && size > 0)
          return { size, whole, stream: () => handle.createReadStream(range ?? {}), close: () => handle.close() };
        await handle.close();
      } catch (error) {
        if (!/^(ENOENT|ENOTDIR|ENAMETOOLONG|EISDIR)$/.test(codeOf(error))) throw error;
      }
      return undefined;
    },
    list: (tenant) => (TENANT.test(tenant) ? filesBelow(path.join(root, tenant), '') : Promise.resolve([])),
    async sweep(keepUntil) {
      await sweepFolder(waiting);
      if (keepUntil) await sweepPrivate(root, keepUntil);
    },
  };
}

/** Answers the bytes that were written. */
async function writeChecked(
  handle: FileHandle,
  source: AsyncIterable<Buffer>,
  type: { begins: (head: Buffer) => boolean; text: boolean },
): Promise<number> {
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw new TooLargeError();
    const before = head.length;
    if (before < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - before)]);
    const unlike = before < HEAD && head.length === HEAD && !type.begins(head);
    if (unlike || (type.text && chunk.includes(0))) throw new BusinessError('文件内容与扩展名不符');
    await handle.write(chunk);
  }
  if (size === 0) throw new BusinessError('不能上传空文件');
  if (head.length < HEAD && !type.begins(head)) throw new BusinessError('文件内容与扩展名不符');
  return size;
}

async function place(
  root: string,
  held: string,
  { tenant, biz, name }: { tenant: string; biz: string; name: string },
): Promise<string> {
  const file = pathFor(tenant, biz, name);
  const folder = path.join(root, tenant, biz);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(held, path.join(root, tenant, file));
  // Without it a power cut could forget the name of a file that was acknowledged.
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
  return file;
}

/** The path under its tenant that a new file of that name gets. Throws ParamError. */
export function pathFor(tenant: string, biz: string, name: string): string {
  if (!FOLDER.test(biz) || !TENANT.test(tenant)) throw new ParamError('biz');
  return `${biz}/${ownName(name)}`;
}

/** Whether that is the path of a stored file, and nothing that leads elsewhere. */
export const isStored = (tenant: string, file: string): boolean => STORED.test(file) && TENANT.test(tenant);

/** What people know the file by, cleaned, made unlike any other by chance. */
function ownName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const extension = extensionOf(last);
  const clean = last
    .slice(0, -extension.length - 1)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const base = [...clean].slice(0, LONGEST_BASE).join('') || 'file';
  return `${base}_${randomBytes(12).toString('hex')}.${extension}`;
}

/** The name people gave a stored file, as far as it was kept. */
export function givenName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/_[0-9a-f]{24}(?=\.[a-z0-9]+$)/, '');
}

const DAY = 24 * 60 * 60_000;

async function sweepFolder(waiting: string): Promise<void> {
  const names = await readdir(waiting).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const file = path.join(waiting, name);
    const pid = Number(/^\d+/.exec(name)?.[0]);
    const found = await stat(file).catch(() => undefined);
    // Another server may be using the same folder, and a pid may have come round again.
    if (found && (!isAlive(pid) || Date.now() - found.mtimeMs > DAY)) await rm(file, { force: true });
  }
}

async function sweepPrivate(root: string, keepUntil: Date): Promise<void> {
  for (const tenant of await namesIn(root)) {
    const own = path.join(root, tenant, PRIVATE);
    for (const user of await namesIn(own))
      for (const name of await namesIn(path.join(own, user))) {
        const file = path.join(own, user, name);
        const found = await stat(file).catch(() => undefined);
        if (found?.isFile() && found.mtime < keepUntil) await rm(file, { force: true });
      }
  }
}

async function filesBelow(top: string, folder: string): Promise<Lying[]> {
  const found: Lying[] = [];
  for (const name of await namesIn(path.join(top, folder))) {
    const url = folder === '' ? name : `${folder}/${name}`;
    if (isPrivate(url)) continue;
    if (!STORED.test(url)) {
      if (FOLDER.test(url)) found.push(...(await filesBelow(top, url)));
      continue;
    }
    const at = await stat(path.join(top, url)).catch(() => undefined);
    if (at?.isFile()) found.push({ url, bytes: at.size, modified: at.mtimeMs, place: 'disk' });
  }
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return [];
    throw error;
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function refusalOfDisk(error: unknown): unknown {
  return /^(ENOSPC|EDQUOT)$/.test(codeOf(error)) ? new Refusal(507, 500, '系统存储空间不足') : error;
}

/** The folder of uploaded files; one of the process's own where nothing is to be kept. */
export function fileRoot({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return dataDir.startsWith('memory:') ? path.join(tmpdir(), `weft-files-${process.pid}`) : path.join(dataDir, 'files');
}
