import { runMain } from './setup/checkout.mjs';
import { migrateProject } from './validate/migrateProject.ts';

await runMain(() => migrateProject(process.argv.slice(2), console.log));
