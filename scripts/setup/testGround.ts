import fs from 'node:fs';
import path from 'node:path';
import { buildThreads } from './backend.mjs';

/** A disk in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** Bytes that must be free there: databases and browser profiles of a run come and go. */
const ROOM = 3 * 2 ** 30;

const PREFIX = 'weft-tests-';

/**
 * What all tests of a run stand on. Hundreds of databases and files are opened in it, each in a thread of its own: those
 * are built. A data directory is a thousand files that are copied and removed: a disk takes a second of the processor
 * for that, and five of waiting, memory a tenth.
 */
export async function setup(): Promise<() => void> {
  await buildThreads();
  if (process.env.TMPDIR !== undefined || !hasRoom()) return () => undefined;
  sweep();
  const folder = fs.mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

function hasRoom(): boolean {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

/** Removes what runs have left that were ended from outside: their process is named in it. */
function sweep(): void {
  for (const name of fs.readdirSync(MEMORY).filter((each) => each.startsWith(PREFIX))) {
    const pid = name.slice(PREFIX.length).split('-')[0];
    if (!fs.existsSync(`/proc/${pid}`)) fs.rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}
