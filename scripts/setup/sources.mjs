import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inProject, ROOT } from './checkout.mjs';

const TEST = /\.test\.tsx?$/;

/**
 * A name for files and folders of the project as they are, tests beside the sources aside.
 * @param {readonly string[]} sources
 * @param {(file: string) => string | Buffer} [fingerprint] their contents unless given
 */
export function hashSources(sources, fingerprint = (file) => fs.readFileSync(file)) {
  const hash = createHash('sha256');
  for (const source of sources) {
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
