import fs from 'node:fs';
import path from 'node:path';

/** A place outside the grid's room that knows how AG Grid calls its elements. */
export interface StrayGridName {
  /** Path in the project, with `/`. */
  file: string;
  /** 1-based. */
  line: number;
  text: string;
}

const LAYER = 'renderers';
const HOME = 'renderers/grid/';
const NAME = /(?<![\w-])ag-[a-z]/i;

/**
 * Every class name of AG Grid's outside `renderers/grid/`: a string reaches through the wall that imports may not, and
 * breaks unseen when the library calls its parts otherwise.
 */
export function findStrayGridNames(root: string): StrayGridName[] {
  return fs
    .readdirSync(path.join(root, LAYER), { recursive: true, encoding: 'utf8' })
    .map((file) => `${LAYER}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(HOME))
    .flatMap((file) => findGridNames(file, fs.readFileSync(path.join(root, file), 'utf8')));
}

/** The same for one file's text. */
export function findGridNames(file: string, text: string): StrayGridName[] {
  return text
    .split('\n')
    .flatMap((line, at) => (NAME.test(line) ? [{ file, line: at + 1, text: line.trim().slice(0, 60) }] : []));
}
