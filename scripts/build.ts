import { backend } from './setup/backend.mjs';
import { runMain } from './setup/checkout.mjs';
import { frontend } from './setup/frontend.mjs';
import { exclusively } from './setup/lock.mjs';

await runMain(async () => {
  await exclusively(async () => {
    await frontend.build();
    await backend.build();
  });
  return 0;
});
