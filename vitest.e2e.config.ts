import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/seedData.ts'],
    // Each file starts a server and a browser of its own, and mostly waits for them: three at a time fill two cores.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What is waited for comes at the pace of the machine.
    expect: { poll: { timeout: 10_000 } },
    env: { TZ: 'Asia/Shanghai' },
  },
});
