import { backend, builtServer } from './setup/backend.mjs';
import { runMain } from './setup/checkout.mjs';
import { runNode } from './setup/child.mjs';
import { loadEnvFile, requireNode } from './setup/environment.mjs';
import { frontend } from './setup/frontend.mjs';
import { ensureInstalled } from './setup/install.mjs';

await runMain(async () => {
  requireNode();
  loadEnvFile();
  // A finished build runs without the packages that made it.
  await ensureInstalled({ dev: !frontend.isFresh() || !backend.isFresh() });
  await frontend.ensure();
  return runNode([await builtServer(), ...process.argv.slice(2)]);
});
