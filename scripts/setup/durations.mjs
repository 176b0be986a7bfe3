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

/**
 * Longest first, by what the last run took: nothing long is left alone at the end. A file nobody has timed may be long.
 * @template {{ moduleId: string }} T
 * @param {readonly T[]} files
 * @returns {T[]}
 */
export function longestFirst(files) {
  const durations = readDurations();
  /** @param {T} file */
  const of = ({ moduleId }) => durations[path.relative(inProject(), moduleId).replaceAll('\\', '/')] ?? Infinity;
  return [...files].sort((a, b) => (of(a) === of(b) ? 0 : of(b) - of(a)));
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
