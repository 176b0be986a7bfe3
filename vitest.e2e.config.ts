import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/seedData.ts'],
    // Each file starts a server and a browser; one at a time leaves them the machine.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    env: { TZ: 'Asia/Shanghai' },
  },
});
