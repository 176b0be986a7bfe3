import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inProject } from './checkout.mjs';
import { runNode } from './child.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, ok: boolean }} Counts */
/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} FileReport */
/** @typedef {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileReport[] }} Report */

/** More files than these do not fail for want of a quiet machine. */
const MOST_ALONE = 6;

/**
 * Runs Vitest once, shows its output, and answers how many tests passed, failed and were skipped.
 * @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
export async function runVitest(args) {
  const { report, code } = await runOnce(args);
  return countTests(report, code);
}

/**
 * As `runVitest`, for tests that wait for what happens: files that failed beside others run once more, one at a time and
 * from the beginning. What fails then has failed; what passes is named, since it wants mending.
 * @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
export async function runVitestPatiently(args) {
  const { report, code } = await runOnce(args);
  const files = filesToRepeat(report);
  if (!report || files.length === 0) return countTests(report, code);
  console.log(`${files.length} 个文件没有通过，单独再跑一遍`);
  const options = args.filter((arg, at) => arg.startsWith('-') || args[at - 1]?.startsWith('-'));
  const alone = await runOnce([...files, ...options, '--maxWorkers=1']);
  if (!alone.report) return countTests(report, code);
  for (const name of passedAlone(report, alone.report)) console.log(`只在单独跑时通过：${name}`);
  return countTests(repeated(report, alone.report), alone.code);
}

/**
 * Files that failed, when they are few and nothing failed outside of files.
 * @param {Report | undefined} report
 */
export function filesToRepeat(report) {
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return failed.length > MOST_ALONE ? [] : failed.map(({ name }) => name);
}

/**
 * Names of tests that failed in one run and passed in a later one.
 * @param {Report} before @param {Report} after
 */
export function passedAlone(before, after) {
  const passed = new Set(namesOf(after, 'passed'));
  return namesOf(before, 'failed').filter((name) => passed.has(name));
}

/** @param {Report} report @param {string} wanted */
function namesOf({ testResults }, wanted) {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
}

/**
 * A report with the files of a later run in place of the earlier ones.
 * @param {Report} before @param {Report} after @returns {Report}
 */
export function repeated(before, after) {
  const again = new Map(after.testResults.map((file) => [file.name, file]));
  const testResults = before.testResults.map((file) => again.get(file.name) ?? file);
  const report = { ...before, success: after.success, testResults };
  return {
    ...report,
    numPassedTests: namesOf(report, 'passed').length,
    numFailedTests: namesOf(report, 'failed').length,
  };
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ report: Report | undefined, code: number }>}
 */
async function runOnce(args) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-tests-'));
  const file = path.join(folder, 'report.json');
  const vitest = inProject('node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const code = await runNode([vitest, 'run', ...args, '--passWithNoTests', ...reporters], {
      env: { TZ: 'Asia/Shanghai', NODE_ENV: 'test' },
    });
    return { report: readReport(file), code };
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
