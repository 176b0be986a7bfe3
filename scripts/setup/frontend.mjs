import fs from 'node:fs';
import { inProject, SetupError, secondsSince } from './checkout.mjs';
import { runNode } from './child.mjs';
import { exclusively } from './lock.mjs';
import { hashSources } from './sources.mjs';

const SOURCES = [
  'renderers',
  'engine',
  'schemas/generated',
  'vite.config.ts',
  'scripts/setup/beginScript.ts',
  'scripts/setup/mendedLibraries.ts',
  'scripts/setup/chunks.ts',
  'scripts/setup/packAssets.ts',
  'scripts/setup/pageChunks.ts',
  'scripts/setup/stubUnusedAntd.ts',
  'package-lock.json',
];
const STAMP = ['dist', '.weft-build'];

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
  if (stamp.contents !== frontendHash()) return false;
  writeStamp({ ...stamp, times });
  return true;
}

/**
 * Builds the front end and puts it in place in one move: a running server never serves half a build, and a failed
 * build leaves the last good one.
 */
export async function buildFrontend() {
  const begin = performance.now();
  const stamp = { times: hashOfTimes(), contents: frontendHash() };
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
  return hashSources(SOURCES, (file) => {
    const { mtimeMs, size } = fs.statSync(file);
    return `${mtimeMs}:${size}`;
  });
}

/** A name for the front end's sources as they are. */
export function frontendHash() {
  return hashSources(SOURCES);
}
