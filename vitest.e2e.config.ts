import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/setup/LongestFirst.ts';
import { testReporters } from './scripts/setup/TestReport.ts';
import { SHORT_LIFE } from './server/testing/shortLife.ts';

export default defineConfig({
  test: {
    ...testReporters(),
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['scripts/setup/testGround.ts', 'tests/e2e/seedData.ts'],
    sequence: { sequencer: LongestFirst },
    // Files share what they import and a browser; each starts a server of its own.
    isolate: false,
    execArgv: [...SHORT_LIFE],
    // Page, server and compiler of one test work beside each other: two tests at a time fill two cores.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 180_000,
    // What is waited for comes at the pace of the machine.
    expect: { poll: { timeout: 20_000 } },
    env: { TZ: 'Asia/Shanghai' },
  },
});
