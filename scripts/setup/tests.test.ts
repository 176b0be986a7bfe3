import { describe, expect, test } from 'vitest';
import { countTests, filesToRepeat, passedAlone, repeated, sayCounts, sumCounts } from './tests.mjs';

const passed = { name: 'a.e2e.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a works' }] };
const red = {
  name: 'b.e2e.ts',
  status: 'failed',
  assertionResults: [
    { status: 'failed', fullName: 'b waits' },
    { status: 'passed', fullName: 'b works' },
  ],
};
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
    const broken = { name: 'c.e2e.ts', status: 'failed', assertionResults: [] };
    expect(countTests({ ...report, testResults: [passed, broken, broken] }, 1)).toMatchObject({ failed: 2, ok: false });
  });

  test('a failed test is not counted twice', () => {
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

describe('files that failed beside others', () => {
  const first = { ...report, numPassedTests: 2, numFailedTests: 1, testResults: [passed, red] };
  const again = (status: string) => ({
    ...report,
    testResults: [{ ...red, status, assertionResults: red.assertionResults.map((test) => ({ ...test, status })) }],
  });

  test('are repeated when they are few', () => {
    expect(filesToRepeat(first)).toEqual(['b.e2e.ts']);
    expect(filesToRepeat({ ...first, testResults: Array(7).fill(red) })).toEqual([]);
    expect(filesToRepeat(undefined)).toEqual([]);
  });

  test('count as they ended alone, and those that then passed are named', () => {
    expect(passedAlone(first, again('passed'))).toEqual(['b waits']);
    expect(countTests(repeated(first, again('passed')), 0)).toEqual({ passed: 3, failed: 0, skipped: 0, ok: true });
    expect(passedAlone(first, again('failed'))).toEqual([]);
    expect(countTests(repeated(first, again('failed')), 1)).toMatchObject({ passed: 1, failed: 2, ok: false });
  });
});
