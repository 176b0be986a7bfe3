/**
 * Flags of Node for tests and what they start, which live for seconds or minutes: WASM is compiled fast instead of well,
 * JavaScript is made better only where it runs for long, nothing is compiled twice, and what is thrown away at once is
 * not looked through so often.
 */
export const SHORT_LIFE: readonly string[] = [
  '--liftoff-only',
  '--interrupt-budget=1000000',
  '--no-flush-bytecode',
  '--max-semi-space-size=64',
];
