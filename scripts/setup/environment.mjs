import fs from 'node:fs';
import util from 'node:util';
import { inProject } from './checkout.mjs';

/**
 * Puts the names of `.env` into `process.env`; what the environment already says wins. `only` limits it to some names.
 * @param {readonly string[]} [only]
 */
export function loadEnvFile(only) {
  const file = inProject('.env');
  if (!fs.existsSync(file)) return;
  for (const [name, value] of Object.entries(util.parseEnv(fs.readFileSync(file, 'utf8')))) {
    if (value === undefined || value === '' || process.env[name] !== undefined) continue;
    if (!only || only.includes(name)) process.env[name] = value;
  }
}

/** Tests must never meet a database someone works with: of .env only what is meant for them counts. */
export function loadTestVariables() {
  loadEnvFile(['TEST_DATABASE_URL', 'TEST_MYSQL_URL', 'CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']);
  delete process.env.DATABASE_URL;
}

const MAJOR = 20;
const MINOR = 19;

/** Ends the process with one line when this Node is older than the product needs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  console.error(`需要 Node ≥ ${MAJOR}.${MINOR}，当前为 ${process.versions.node}：https://nodejs.org`);
  process.exit(1);
}
