import fs from 'node:fs';
import path from 'node:path';
import { inProject } from './checkout.mjs';

/** @typedef {{ name: string, startTime: number, endTime: number }} TimedFile */

/** What runs on this machine took; a fresh checkout begins with what is in the repository. */
const OWN = ['.cache', 'durations.json'];
const SHIPPED = ['tests', 'durations.json'];
const SLOWEST = 20;

/** Seconds of each file of tests in its last complete run, by its path in the project. @returns {Record<string, number>} */
export function readDurations() {
  return { ...readJson(inProject(...SHIPPED)), ...readJson(inProject(...OWN)) };
}

/** Keeps what the files of a run took. @param {readonly TimedFile[]} files */
export function keepDurations(files) {
  const known = readJson(inProject(...OWN));
  for (const file of files) known[nameOf(file)] = secondsOf(file);
  const sorted = Object.entries(known)
    .filter(([name]) => fs.existsSync(inProject(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  fs.mkdirSync(path.dirname(inProject(...OWN)), { recursive: true });
  fs.writeFileSync(inProject(...OWN), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The files that took longest, for people; slowest first. @param {readonly TimedFile[]} files */
export function slowestText(files) {
  const slowest = [...files].sort((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST);
  return slowest.map((file) => `${secondsOf(file).toFixed(1).padStart(7)} s  ${nameOf(file)}`).join('\n');
}

const OWN_ENVIRONMENT = /@vitest-environment/;

/**
 * Longest first, by what the last run took: nothing long is left alone at the end. A file nobody has timed may be long.
 * Those with an environment of their own come together, after the others: a worker ends with its environment, and what it
 * has loaded and warmed goes with it.
 * @template {{ moduleId: string }} T
 * @param {readonly T[]} files
 * @returns {T[]}
 */
export function longestFirst(files) {
  const durations = readDurations();
  const ordered = files
    .map((file) => ({
      file,
      seconds: durations[path.relative(inProject(), file.moduleId).replaceAll('\\', '/')] ?? Infinity,
      apart: fs.existsSync(file.moduleId) && OWN_ENVIRONMENT.test(fs.readFileSync(file.moduleId, 'utf8')),
    }))
    .sort((a, b) => Number(a.apart) - Number(b.apart) || (a.seconds === b.seconds ? 0 : b.seconds - a.seconds));
  return ordered.map(({ file }) => file);
}

/** @param {TimedFile} file */
function nameOf({ name }) {
  return path.relative(inProject(), name).replaceAll('\\', '/');
}

/** @param {TimedFile} file */
function secondsOf({ startTime, endTime }) {
  return Math.max(0, Math.round((endTime - startTime) / 100) / 10);
}

/** @param {string} file @returns {Record<string, number>} */
function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
