import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inProject } from './checkout.mjs';
import { runNode } from './child.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, ok: boolean }} Counts */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestReport */
/** @typedef {{ title: string, why: string }} HookReport */
/** @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: TestReport[], hooks?: HookReport[] }} FileReport */
/** @typedef {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileReport[] }} Report */

/**
 * Runs Vitest once, shows its output, and answers how many tests passed, failed and were skipped, and how long each
 * file took.
 * @param {readonly string[]} args
 * @param {{ beside?: boolean, env?: NodeJS.ProcessEnv }} [options] `beside`: another run writes to the same terminal
 * @returns {Promise<{ counts: Counts, files: FileReport[] }>}
 */
export async function runVitest(args, { beside = false, env = {} } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-tests-'));
  const file = path.join(folder, 'report.json');
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  try {
    const code = await runNode([vitest, 'run', ...args, '--passWithNoTests'], {
      env: { TZ: 'Asia/Shanghai', NODE_ENV: 'test', WEFT_TEST_REPORT: file, ...env },
      byLine: beside,
    });
    const report = readReport(file);
    return { counts: countTests(report, code), files: report?.testResults ?? [] };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts of a Vitest report. A file that could not be loaded, and an error outside every test, is a failed test too:
 * otherwise a red run could count zero failures.
 * @param {Report | undefined} report
 * @param {number} code exit code of the run
 * @returns {Counts}
 */
export function countTests(report, code) {
  if (!report) return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0, ok: code === 0 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    ok: code === 0,
  };
}

/**
 * What failed, a line each with its file and the first line of why: a long output may have been cut where it was told.
 * @param {readonly FileReport[]} files
 */
export function failedText(files) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults, hooks = [] }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const failed = [
        ...hooks.map(({ title, why }) => [title, why]),
        ...tests.map(({ fullName, failureMessages }) => [fullName, failureMessages?.[0]]),
      ];
      const file = path.relative(inProject(), name).replaceAll('\\', '/');
      return (failed.length > 0 ? failed : [['', message]]).map(([title, why = '']) =>
        [file, title, why.split('\n')[0]].filter(Boolean).join(' > '),
      );
    })
    .join('\n');
}

/** Both runs as one. @param {readonly Counts[]} runs @returns {Counts} */
export function sumCounts(runs) {
  const sum = { passed: 0, failed: 0, skipped: 0, ok: true };
  for (const run of runs) {
    sum.passed += run.passed;
    sum.failed += run.failed;
    sum.skipped += run.skipped;
    sum.ok &&= run.ok;
  }
  return sum;
}

/** The closing line, which other programs read: `12 passed, 0 failed` and `, 3 skipped` when there are any. @param {Counts} counts */
export function sayCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} file @returns {Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Names of the browser tests a filter leaves over; all of them without a filter. @param {readonly string[]} filters */
export function browserTests(filters) {
  const folder = inProject('tests', 'e2e');
  if (!fs.existsSync(folder)) return [];
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `tests/e2e/${file.replaceAll('\\', '/')}`);
  return filters.length === 0 ? names : names.filter((name) => filters.some((filter) => name.includes(filter)));
}
