import { runMain } from './setup/checkout.mjs';
import { buildFrontend } from './setup/frontend.mjs';
import { exclusively } from './setup/lock.mjs';

await runMain(async () => {
  await exclusively(buildFrontend);
  return 0;
});
