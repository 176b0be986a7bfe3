import { describe, expect, test } from 'vitest';
import { countTests, sayCounts, sumCounts } from './tests.mjs';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [passed],
};

describe('the counts of a run', () => {
  test('a green run', () => {
    expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 0, ok: true });
  });

  test('skipped and planned tests are both skipped', () => {
    expect(countTests({ ...report, numPendingTests: 2, numTodoTests: 1 }, 0).skipped).toBe(3);
  });

  test('a file that cannot be loaded is a failed test', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countTests({ ...report, testResults: [passed, broken, broken] }, 1)).toMatchObject({ failed: 2, ok: false });
  });

  test('a failed test is not counted twice', () => {
    const red = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countTests({ ...report, numFailedTests: 1, testResults: [red] }, 1).failed).toBe(1);
  });

  test('an error outside every test never counts zero failures', () => {
    expect(countTests(report, 1).failed).toBe(1);
    expect(countTests(undefined, 137).failed).toBe(1);
  });

  test('the closing line is what other programs read', () => {
    const sum = sumCounts([countTests(report, 0), countTests({ ...report, numPendingTests: 2 }, 0)]);
    expect(sayCounts(sum)).toBe('6 passed, 0 failed, 2 skipped');
    expect(sayCounts(countTests(report, 1))).toBe('3 passed, 1 failed');
    expect(sumCounts([countTests(report, 0), countTests(report, 1)]).ok).toBe(false);
  });
});
