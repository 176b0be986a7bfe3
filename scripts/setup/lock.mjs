import fs from 'node:fs';
import os from 'node:os';
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
  const beat = setInterval(() => fs.utimes(file, new Date(), new Date(), () => {}), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
async function acquire(file) {
  const holder = watchHolder(file);
  for (let told = false; !take(file); await sleep(100)) {
    if (holder.isDead()) discard(file);
    else if (!told) {
      console.log('另一个进程正在安装或构建，等待它完成…');
      told = true;
    }
  }
}

/** Whether the lock is now this process's. @param {string} file */
function take(file) {
  try {
    fs.writeFileSync(file, `${process.pid} ${os.hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Watches the holder's sign of life. Silence is measured by the own clock while watching: after a sleep of the machine
 * every file looks old.
 * @param {string} file
 */
function watchHolder(file) {
  let seen = 0;
  let since = performance.now();
  return {
    isDead() {
      const beat = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
      if (beat === undefined) return false;
      if (beat !== seen) {
        seen = beat;
        since = performance.now();
      }
      return performance.now() - since > DEAD_AFTER || isGone(readText(file));
    },
  };
}

/** Whether the process that wrote the lock ran on this machine and does no more. @param {string} text */
function isGone(text) {
  const [pid = '', host] = text.split(' ');
  if (host !== os.hostname() || !/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
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
