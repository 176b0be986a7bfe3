import { makeNew } from './new/makeNew.ts';
import { runMain } from './setup/checkout.mjs';

await runMain(() => makeNew(process.argv.slice(2)));
