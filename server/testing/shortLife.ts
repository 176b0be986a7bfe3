/**
 * Flags of Node for tests and what they start, which live for seconds or minutes: WASM is compiled fast instead of well,
 * JavaScript is made better only where it runs for long, and nothing is compiled twice.
 */
export const SHORT_LIFE: readonly string[] = ['--liftoff-only', '--interrupt-budget=1000000', '--no-flush-bytecode'];
