import { inProject, runMain } from './setup/checkout.mjs';
import { runNode, TYPESCRIPT } from './setup/child.mjs';

await runMain(() => runNode([...TYPESCRIPT, inProject('tests', 'bench', 'grid', 'run.ts'), ...process.argv.slice(2)]));
