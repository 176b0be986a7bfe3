import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runMain, SetupError } from './setup/checkout.mjs';
import { runChild } from './setup/child.mjs';
import { requireNode } from './setup/environment.mjs';

const NAMES = [
  // Draws the same pages without a window around them.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];

/**
 * Path of a Chromium that runs on this machine: named by the environment, on the PATH, in the usual places, or
 * fetched by Playwright; undefined when there is none. A path the environment names and that does not run is an error.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  for (const variable of VARIABLES) {
    const named = process.env[variable];
    if (!named) continue;
    if (!runs(named)) throw new SetupError(`${variable} 指向的浏览器无法运行：${named}`);
    return named;
  }
  return [...onPath(), ...usualPlaces(), ...(await fetchedByPlaywright())].find(runs);
}

/**
 * The same, and installs Chromium where this process may (root on Debian or Ubuntu).
 * @returns {Promise<string>}
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  const installed = mayInstall() ? await install() : undefined;
  if (installed) return installed;
  throw new SetupError(
    '没有找到 Chromium：请安装 Chrome 或 Chromium，或运行 npx playwright-core install chromium，或用 CHROMIUM_PATH 指定路径',
  );
}

async function install() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('没有找到 Chromium，正在安装（apt-get install）…');
  await runChild('apt-get', ['update', '-qq'], { env, quiet: true });
  // Not every release has the small one.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const code = await runChild('apt-get', ['install', '-y', '-qq', browser, 'fonts-noto-cjk'], { env, quiet: true });
    if (code === 0) return findChromium();
  }
  return undefined;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.filter(Boolean).flatMap((folder) => programs.map((program) => path.join(folder, program)));
  }
  return ['/opt/google/chrome/chrome', '/opt/chromium/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'];
}

/** Playwright is a dependency, and this file must also work before there are any. */
async function fetchedByPlaywright() {
  try {
    const { chromium } = await import('playwright-core');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Whether a candidate is a browser: Ubuntu's `chromium-browser` may be a script that only says where to get one.
 * @param {string} file
 */
function runs(file) {
  if (!fs.existsSync(file)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom|edge/i.test(stdout);
}

function mayInstall() {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version') && fs.existsSync('/usr/bin/apt-get');
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  await runMain(async () => {
    requireNode();
    console.log(await requireChromium());
    return 0;
  });
}
