import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Another living process works on the data directory. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`数据目录 ${directory} 正被进程 ${pid} 使用，请先停止该进程，或换一个数据目录`);
  }
}

/** The data directory cannot be made or written. */
export class DirectoryError extends Error {
  override readonly name = 'DirectoryError';
  constructor(
    readonly directory: string,
    reason: string,
  ) {
    super(`数据目录 ${directory} 不可写（${reason}），请检查目录权限，或换一个数据目录`);
  }
}

interface Owner {
  pid: number;
  /** Start of the process in clock ticks; tells a process from a later one with the same pid. */
  started?: string;
  /** Pids of another boot mean nothing. */
  boot?: string;
}

const HALF_WRITTEN = 200;

/**
 * Takes the directory for this process; the lock file is beside it, where the database never looks. Resolves to
 * the way to give it back. Throws LockedError or DirectoryError.
 */
export async function lockDirectory(dataDir: string): Promise<() => void> {
  const directory = resolve(dataDir);
  const file = `${directory}.lock`;
  prepareDirectory(directory);
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (createLock(directory, file)) return () => release(file);
    const text = readText(file);
    const owner = parseOwner(text);
    if (owner && isAlive(owner)) throw new LockedError(directory, owner.pid);
    // Its creator may not have written its pid yet.
    if (!owner) await pause(HALF_WRITTEN);
    if (readText(file) === text) discard(file, text);
  }
  throw new DirectoryError(directory, 'lock');
}

function prepareDirectory(directory: string): void {
  try {
    makeDirectory(directory);
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    accessSync(dirname(directory), constants.W_OK);
  } catch (error) {
    throw new DirectoryError(directory, reasonOf(error));
  }
}

/** One level at a time: Node's own recursive way never returns below /proc and the like. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory);
}

function createLock(directory: string, file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(describe(process.pid)));
    fsyncSync(handle);
    closeSync(handle);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'EEXIST') return false;
    throw new DirectoryError(directory, reasonOf(error));
  }
}

/** Renamed first: of two processes that find the same dead lock only one moves it, the other would move a new one. */
function discard(file: string, text: string | undefined): void {
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    return;
  }
  if (readText(moved) === text) rmSync(moved, { force: true });
  else restore(moved, file);
}

function restore(moved: string, file: string): void {
  renameSync(moved, file);
}

function release(file: string): void {
  const owner = parseOwner(readText(file));
  if (owner?.pid === process.pid && owner.started === describe(process.pid).started) rmSync(file, { force: true });
}

function isAlive(owner: Owner): boolean {
  const now = describe(owner.pid);
  if (owner.boot && now.boot && owner.boot !== now.boot) return false;
  if (!exists(owner.pid)) return false;
  return owner.started === undefined || now.started === undefined || owner.started === now.started;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but there.
    return reasonOf(error) === 'EPERM';
  }
}

function describe(pid: number): Owner {
  // Field 22 of stat; the name in parentheses before it may hold blanks.
  const stat = readText(`/proc/${pid}/stat`);
  const started = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return { pid, started, boot: readText('/proc/sys/kernel/random/boot_id')?.trim() };
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as Owner;
    return Number.isInteger(owner.pid) && owner.pid > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
