import fs from 'node:fs';
import { inProject, SetupError, secondsSince } from './checkout.mjs';
import { exclusively } from './lock.mjs';
import { hashSources } from './sources.mjs';

/** @typedef {{ times: string, contents: string }} BuildStamp */

/**
 * @typedef {object} Build
 * @property {string} title what is built, in words
 * @property {string} folder below `dist`
 * @property {string} entry the file of the folder without which there is no build
 * @property {readonly string[]} sources files and folders of which it is made
 * @property {(folder: string) => Promise<void>} make fills an empty folder; throws an error whose message says why not
 */

/**
 * A build that is made again when its sources changed. A new one is put in place in one move: whoever reads never sees
 * half of it, and a failed one leaves the last good one.
 * @param {Build} build
 */
export function keptBuild({ title, folder, entry, sources, make }) {
  const stampFile = inProject('dist', `.${folder}-build`);
  const hash = () => hashSources(sources);
  const hashOfTimes = () =>
    hashSources(sources, (file) => {
      const { mtimeMs, size } = fs.statSync(file);
      return `${mtimeMs}:${size}`;
    });

  /** @returns {BuildStamp | undefined} */
  const readStamp = () => {
    try {
      return JSON.parse(fs.readFileSync(stampFile, 'utf8'));
    } catch {
      return undefined;
    }
  };
  /** @param {BuildStamp} stamp */
  const writeStamp = (stamp) => {
    fs.mkdirSync(inProject('dist'), { recursive: true });
    fs.writeFileSync(stampFile, JSON.stringify(stamp));
  };

  /** Whether it was made of the sources as they are. */
  const isFresh = () => {
    const stamp = readStamp();
    if (!stamp || !fs.existsSync(inProject('dist', folder, entry))) return false;
    const times = hashOfTimes();
    if (stamp.times === times) return true;
    // A checkout or a touch changes times only.
    if (stamp.contents !== hash()) return false;
    writeStamp({ ...stamp, times });
    return true;
  };

  const build = async () => {
    const begin = performance.now();
    const stamp = { times: hashOfTimes(), contents: hash() };
    const next = inProject('dist', `${folder}.next`);
    fs.rmSync(next, { recursive: true, force: true });
    console.log(`正在构建${title}…`);
    try {
      await make(next);
    } catch (error) {
      throw new SetupError(`${title}构建失败：${error instanceof Error ? error.message : String(error)}`);
    }
    const place = inProject('dist', folder);
    const last = inProject('dist', `${folder}.last`);
    fs.rmSync(last, { recursive: true, force: true });
    if (fs.existsSync(place)) fs.renameSync(place, last);
    fs.renameSync(next, place);
    fs.rmSync(last, { recursive: true, force: true });
    writeStamp(stamp);
    console.log(`${title}已构建，用时 ${secondsSince(begin)}`);
  };

  return {
    isFresh,
    build,
    /** A name for the sources as they are. */
    hash,
    /** Makes it when its sources changed since it was made. */
    async ensure() {
      if (isFresh()) return;
      await exclusively(async () => {
        if (!isFresh()) await build();
      });
    },
  };
}
