import fs from 'node:fs';
import os from 'node:os';
import { inProject } from '../../scripts/setup/checkout.mjs';

const REPORT = inProject('docs', 'performance.md');

/** What figures of pages are taken in. */
export const BROWSER = 'headless Chromium';

/** Puts a table in its place in the report; `means` is what was measured with besides the machine. */
export function writeReport(name: string, table: string, runs: number, means?: string): void {
  const begin = `<!-- begin: npm run bench${name} -->`;
  const end = `<!-- end: npm run bench${name} -->`;
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 1_073_741_824)} GiB, Node ${process.versions.node}`;
  const told = `${runs === 1 ? 'One run' : `Medians of ${runs} runs`}; ${[machine, ...(means ? [means] : [])].join(', ')}.`;
  const section = [begin, '', told, '', table, '', end].join('\n');
  const before = fs.readFileSync(REPORT, 'utf8');
  const from = before.indexOf(begin);
  const to = before.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${REPORT} has no place for the figures`);
  fs.writeFileSync(REPORT, before.slice(0, from) + section + before.slice(to + end.length));
}
