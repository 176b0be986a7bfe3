import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';

await runMain(async () => {
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: { check: { type: 'boolean', default: false } },
  });
  // What writes them loads the compiler of TypeScript, which a misspelt option need not wait for.
  const { generate } = await import('./types/generate.ts');
  return generate(values);
});
