import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes though they are short. */
const LONG = /(?:access|everyScreen)\.e2e\.ts$/;

/** Vitest begins with the largest files; what takes long must not be what is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/seedData.ts'],
    sequence: { sequencer: LongestFirst },
    // Files share what they import; each starts a server and a browser of its own.
    isolate: false,
    // They mostly wait for them: three at a time fill two cores.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What is waited for comes at the pace of the machine.
    expect: { poll: { timeout: 10_000 } },
    env: { TZ: 'Asia/Shanghai' },
  },
});
