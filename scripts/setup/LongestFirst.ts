import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestFirst } from './durations.mjs';

/** The order of a run by what the last one took; Vitest's own goes by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(files);
  }
}
