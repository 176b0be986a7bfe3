import { inProject, runMain } from './setup/checkout.mjs';
import { runNode, TYPESCRIPT } from './setup/child.mjs';
import { loadEnvFile } from './setup/environment.mjs';
import { ensureFrontend, isFrontendFresh } from './setup/frontend.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node.mjs';

await runMain(async () => {
  requireNode();
  loadEnvFile();
  // A finished build runs without the packages that made it.
  await ensureInstalled({ dev: !isFrontendFresh() });
  await ensureFrontend();
  return runNode([...TYPESCRIPT, inProject('server', 'main.ts'), ...process.argv.slice(2)]);
});
