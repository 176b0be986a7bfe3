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
  const text = fs.readFileSync(file, 'utf8');
  for (const line of unreadLines(text)) console.error(`.env 第 ${line} 行没有作用：应写成 名字=值`);
  for (const [name, value] of Object.entries(util.parseEnv(text))) {
    if (value === undefined || value === '' || process.env[name] !== undefined) continue;
    if (!only || only.includes(name)) process.env[name] = value;
  }
}

/**
 * Numbers of the lines that say nothing, whatever they were meant to: no value is otherwise without them. They may take
 * the next line with them, whose name is then none.
 * @param {string} text
 */
export function unreadLines(text) {
  const lines = text.split('\n');
  const named = () => Object.entries(util.parseEnv(lines.join('\n'))).filter(([name]) => /^\w+$/.test(name));
  return lines.flatMap((line, at) => {
    if (/^\s*(?:#|$)/.test(line) || line.includes('=')) return [];
    const said = named();
    lines[at] = '';
    const without = Object.fromEntries(named());
    if (said.every(([name, value]) => without[name] === value)) return [at + 1];
    lines[at] = line;
    return [];
  });
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
