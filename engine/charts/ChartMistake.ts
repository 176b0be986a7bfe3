import type { Sentence } from '../sentence.ts';

/** A mistake in the declaration of a chart; the caller gives it its place in the file and its code. */
export interface ChartMistake {
  /** `unknown`: a key that names no column; `kind`: a column of another kind is needed; `shape`: keys that do not fit. */
  about: 'unknown' | 'kind' | 'shape';
  /** From the chart on, as it is written: `['y', 0, 'key']`. */
  path: (string | number)[];
  sentence: Sentence;
}

export function mistake(path: (string | number)[], message: string, fix: string): ChartMistake {
  return { about: 'shape', path, sentence: { message, fix } };
}
