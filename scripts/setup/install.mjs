import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inProject, SetupError, secondsSince } from './checkout.mjs';
import { runNpm } from './child.mjs';
import { exclusively } from './lock.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lockfile */

const STAMP = ['node_modules', '.weft-lock'];
const HIDDEN_LOCK = ['node_modules', '.package-lock.json'];

/**
 * Installs the dependencies when they are missing or not those of package-lock.json.
 * With `dev: false` the packages only the build and the tests need may be absent.
 * @param {{ dev?: boolean }} [options]
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (!reasonToInstall(dev)) return;
  await exclusively(async () => {
    const reason = reasonToInstall(dev);
    if (reason) await install(reason);
  });
}

/** @param {string} reason */
async function install(reason) {
  const begin = performance.now();
  console.log(`正在安装依赖（${reason}）：npm ci …`);
  // Under NODE_ENV=production npm would leave out what builds the front end.
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new SetupError(`依赖安装失败（npm ci 退出码 ${code}）：请检查网络或 npm 源后重试`);
  fs.writeFileSync(inProject(...STAMP), stampNow());
  console.log(`依赖已安装，用时 ${secondsSince(begin)}`);
}

/** Why an install is needed, in words; undefined when it is not. @param {boolean} dev */
function reasonToInstall(dev) {
  if (!fs.existsSync(inProject('package-lock.json'))) throw new SetupError('缺少 package-lock.json：请重新检出项目');
  if (!fs.existsSync(inProject('node_modules'))) return 'node_modules 不存在';
  const stamp = stampNow();
  if (fs.existsSync(inProject(...STAMP)) && fs.readFileSync(inProject(...STAMP), 'utf8') === stamp) return undefined;
  const installed = readLock(inProject(...HIDDEN_LOCK));
  if (!installed) return 'node_modules 不完整';
  const locked = readLock(inProject('package-lock.json'));
  const different = Object.entries(locked?.packages ?? {}).find(
    ([place, wanted]) =>
      place !== '' &&
      !(wanted.optional || wanted.devOptional) &&
      (dev || !wanted.dev) &&
      installed.packages[place]?.version !== wanted.version,
  );
  if (different) {
    const name = different[0].replace(/^.*node_modules\//, '');
    return installed.packages[different[0]] ? `${name} 的版本已变` : `缺少 ${name}`;
  }
  const missing = missingNativePackages(installed);
  if (missing.length > 0) return `缺少 ${missing[0]}`;
  // Somebody ran npm by hand and did it right.
  if (dev) fs.writeFileSync(inProject(...STAMP), stamp);
  return undefined;
}

/** What an install depends on: the lock file and the kind of machine its native packages are for. */
function stampNow() {
  const hash = createHash('sha256')
    .update(fs.readFileSync(inProject('package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** @param {string} file @returns {Lockfile | undefined} */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Packages this machine needs and another kind of machine left out. @param {Lockfile} installed */
function missingNativePackages(installed) {
  const suffix = nativeSuffix();
  const places = Object.keys(installed.packages);
  const missing = [];
  for (const { optionalDependencies } of Object.values(installed.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (!suffix.test(name) || places.some((place) => place.endsWith(`node_modules/${name}`))) continue;
      missing.push(`${name}@${version}`);
    }
  }
  return missing;
}

/** How packages for this machine are called at the end: `-linux-x64-gnu`, `-darwin-arm64`, `-win32-x64-msvc`. */
function nativeSuffix() {
  const machine = `-${process.platform}-${process.arch}`;
  if (process.platform === 'win32') return new RegExp(`${machine}(-msvc)?$`);
  if (process.platform !== 'linux') return new RegExp(`${machine}$`);
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return new RegExp(report.header.glibcVersionRuntime ? `${machine}(-gnu)?$` : `${machine}-musl$`);
}
