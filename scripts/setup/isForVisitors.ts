import type { ConfigEnv } from 'vite';

/** Whether visitors wait for what is built: how it comes to them then matters; the tests' strict front end is for none. */
export const isForVisitors = (_: unknown, { command, mode }: ConfigEnv): boolean =>
  command === 'build' && mode === 'production';
