import fs from 'node:fs';
import { inProject, runMain } from './setup/checkout.mjs';
import type { Lockfile } from './setup/install.mjs';
import { missingNatives } from './setup/natives.ts';

/** Writes what is missing into package-lock.json; with `--check` only says it. `npm ci` refuses a lock file with gaps. */
await runMain(async () => {
  const file = inProject('package-lock.json');
  const lock: Lockfile = JSON.parse(fs.readFileSync(file, 'utf8'));
  const missing = missingNatives(lock);
  const names = Object.keys(missing);
  if (names.length === 0) return 0;
  if (process.argv.includes('--check')) {
    console.error(
      `package-lock.json 缺少 ${names.length} 个平台包（如 ${names[0]}）：运行 node scripts/run.mjs lockfile`,
    );
    return 1;
  }
  const { '': root, ...rest } = { ...lock.packages, ...missing };
  const sorted = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'));
  const packages = { ...(root ? { '': root } : {}), ...Object.fromEntries(sorted) };
  fs.writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json：补上 ${names.length} 个平台包`);
  return 0;
});
