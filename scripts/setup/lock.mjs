import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from './checkout.mjs';

const BEAT = 2_000;
const DEAD_AFTER = 15_000;

/**
 * Runs `work` while no other process of this checkout does; waits for its turn. A holder that died without letting go
 * is recognised by its silence.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(work) {
  const file = inProject('.cache', 'setup.lock');
  fs.mkdirSync(inProject('.cache'), { recursive: true });
  await acquire(file);
  const beat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
async function acquire(file) {
  for (let told = false; ; await sleep(100)) {
    try {
      fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (isDead(file)) discard(file);
    else if (!told) {
      console.log('另一个进程正在安装或构建，等待它完成…');
      told = true;
    }
  }
}

/** @param {string} file */
function isDead(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  if (Date.now() - stat.mtimeMs > DEAD_AFTER) return true;
  const pid = Number.parseInt(readText(file), 10);
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Two waiters may both see a dead holder; moving the file away first makes sure that the slower one
 * does not remove the quicker one's fresh lock.
 * @param {string} file
 */
function discard(file) {
  const seen = readText(file);
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (readText(aside) !== seen) fs.linkSync(aside, file);
  } catch {
    // Someone else was quicker; the next attempt sees how things stand.
  }
  fs.rmSync(aside, { force: true });
}

/** @param {string} file */
function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
