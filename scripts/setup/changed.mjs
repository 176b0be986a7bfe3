import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inProject, ROOT } from './checkout.mjs';
import { readDurations } from './durations.mjs';

/** Files of tests by the folders a change in which they stand for; what imports tell is not among them. */
const STAND_FOR = [
  { folder: 'screens/', tests: ['tests/screens.test.ts'] },
  { folder: 'schemas/', tests: ['tests/schemas.test.ts'] },
  { folder: 'tests/broken/', tests: ['tests/broken.test.ts'] },
  { folder: 'docs/', tests: ['tests/implementers.test.ts'] },
];

/** Files changed since `main` was left; on `main` itself those not yet committed, or the last commit's. @returns {string[]} */
export function changedFiles() {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD')[0];
  const since = branch === 'main' ? 'HEAD' : (git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD');
  const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  if (changed.length > 0) return [...new Set(changed)];
  return git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** @param {...string} args @returns {string[]} */
function git(...args) {
  try {
    const text = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Of the tests a change reaches, the nearest that fit into some seconds; the first always does.
 * @param {readonly string[]} tests nearest first
 * @param {number} seconds
 */
export function fitting(tests, seconds) {
  const durations = readDurations();
  /** @type {string[]} */
  const taken = [];
  /** @type {string[]} */
  const left = [];
  let sum = 0;
  for (const test of tests) {
    const more = durations[test] ?? 1;
    if (taken.length === 0 || sum + more <= seconds) {
      taken.push(test);
      sum += more;
    } else left.push(test);
  }
  return { taken, left };
}

/**
 * Tests in the order of their distance from a change: changed themselves, beside a changed file, in its room, elsewhere.
 * @param {readonly string[]} tests
 * @param {readonly string[]} changed
 */
export function nearestFirst(tests, changed) {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const rooms = new Set(changed.map((file) => file.split('/').slice(0, 2).join('/')));
  /** @param {string} test */
  const distance = (test) => {
    if (changed.includes(test)) return 0;
    if (folders.has(path.posix.dirname(test))) return 1;
    return rooms.has(test.split('/').slice(0, 2).join('/')) ? 2 : 3;
  };
  return [...tests].sort((a, b) => distance(a) - distance(b));
}

/** Tests that read the changed files without importing them. @param {readonly string[]} changed */
export function readersOf(changed) {
  return STAND_FOR.flatMap(({ folder, tests }) => (changed.some((file) => file.startsWith(folder)) ? tests : []));
}

/**
 * Browser tests that are changed themselves or name what is: a screen by its address or id, a cell type, or a room of
 * the renderers by the words of its files. Those that name most come first.
 * @param {readonly string[]} tests
 * @param {readonly string[]} changed
 */
export function browserTestsOf(tests, changed) {
  const words = changed.flatMap(wordsOf);
  const found = tests.map((test) => {
    const text = fs.readFileSync(inProject(test), 'utf8');
    const named = words.filter((word) => text.includes(word)).length;
    return { test, weight: changed.includes(test) ? Infinity : named };
  });
  return found
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight))
    .map(({ test }) => test);
}

/** @param {string} file @returns {string[]} */
function wordsOf(file) {
  const screen = /^screens\/(.+?)\.(?:screen|form|model|picker|report|dictionary)\.json$/.exec(file)?.[1];
  if (screen) return [`/${screen}`];
  const cell = /^renderers\/cells\/types\/([^/]+)\//.exec(file)?.[1];
  if (cell) return [`'${cell}'`, 'cellTable.ts'];
  const room = /^renderers\/([^/]+)\/(?:([^/]+)\/)?/.exec(file);
  return room ? (BY_ROOM[`${room[1]}/${room[2]}`] ?? BY_ROOM[room[1] ?? ''] ?? []) : [];
}

/** What the browser tests of a room import or say. @type {Record<string, string[]>} */
const BY_ROOM = {
  'grid/edit': ["from './gridPage.ts'", 'typeOver('],
  grid: ["from './gridPage.ts'", 'columnTexts('],
  query: ["from './superQueryPage.ts'", 'unfold('],
  forms: ["from './formPage.ts'"],
  pickers: ['PickerDialog', 'queryUserComponentData'],
  lists: ['answered(page'],
  shell: ['的菜单'],
  notices: ['WebSocket(/\\/websocket'],
  pages: ["getByLabel('用户名')"],
};
