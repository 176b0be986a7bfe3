import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inProject, ROOT, SetupError, secondsSince } from './checkout.mjs';
import { runNode } from './child.mjs';
import { exclusively } from './lock.mjs';

const SOURCES = [
  'renderers',
  'engine',
  'schemas/generated',
  'vite.config.ts',
  'scripts/setup/chineseWords.ts',
  'scripts/setup/packAssets.ts',
  'scripts/setup/stubUnusedAntd.ts',
  'package-lock.json',
];
const STAMP = ['dist', '.weft-build'];
const TEST = /\.test\.tsx?$/;

/** @typedef {{ times: string, contents: string }} BuildStamp */

/** Builds the front end into `dist/web` when its sources changed since the last build. */
export async function ensureFrontend() {
  if (isFrontendFresh()) return;
  await exclusively(async () => {
    if (!isFrontendFresh()) await buildFrontend();
  });
}

/** Whether `dist/web` was built from the sources as they are. */
export function isFrontendFresh() {
  const stamp = readStamp();
  if (!stamp || !fs.existsSync(inProject('dist', 'web', 'index.html'))) return false;
  const times = hashOfTimes();
  if (stamp.times === times) return true;
  // A checkout or a touch changes times only.
  if (stamp.contents !== hashOfContents()) return false;
  writeStamp({ ...stamp, times });
  return true;
}

/**
 * Builds the front end and puts it in place in one move: a running server never serves half a build, and a failed
 * build leaves the last good one.
 */
export async function buildFrontend() {
  const begin = performance.now();
  const stamp = { times: hashOfTimes(), contents: hashOfContents() };
  const next = inProject('dist', 'web.next');
  console.log('正在构建前端…');
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const code = await runNode([vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new SetupError(`前端构建失败（vite build 退出码 ${code}）`);
  const web = inProject('dist', 'web');
  const last = inProject('dist', 'web.last');
  fs.rmSync(last, { recursive: true, force: true });
  if (fs.existsSync(web)) fs.renameSync(web, last);
  fs.renameSync(next, web);
  fs.rmSync(last, { recursive: true, force: true });
  writeStamp(stamp);
  console.log(`前端已构建，用时 ${secondsSince(begin)}`);
}

/** @returns {BuildStamp | undefined} */
function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(inProject(...STAMP), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {BuildStamp} stamp */
function writeStamp(stamp) {
  fs.mkdirSync(inProject('dist'), { recursive: true });
  fs.writeFileSync(inProject(...STAMP), JSON.stringify(stamp));
}

function hashOfTimes() {
  return hashFiles((file) => {
    const { mtimeMs, size } = fs.statSync(file);
    return `${mtimeMs}:${size}`;
  });
}

function hashOfContents() {
  return hashFiles((file) => fs.readFileSync(file));
}

/** @param {(file: string) => string | Buffer} fingerprint */
function hashFiles(fingerprint) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(inProject(source))) {
      hash.update(path.relative(ROOT, file)).update('\0').update(fingerprint(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return TEST.test(place) ? [] : [place];
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
