import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/setup/LongestFirst.ts';
import { testReporters } from './scripts/setup/TestReport.ts';
import { SHORT_LIFE } from './server/testing/shortLife.ts';

export default defineConfig({
  test: {
    ...testReporters(),
    include: ['{engine,server,renderers,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/bench/**'],
    globalSetup: ['scripts/setup/testGround.ts'],
    // Database suites hold a WASM PostgreSQL each; two cores carry two workers.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Files share what they import, which takes as long as most of them run; each makes its own server, page and clock.
    isolate: false,
    execArgv: [...SHORT_LIFE],
    // Guards against hanging, not measures: a busy machine is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: 'Asia/Shanghai' },
  },
});
