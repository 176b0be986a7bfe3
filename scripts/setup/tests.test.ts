import { describe, expect, test } from 'vitest';
import { inProject } from './checkout.mjs';
import { longestFirst, slowestText } from './durations.mjs';
import { countTests, failedText, sayCounts, sumCounts } from './tests.mjs';

const times = { startTime: 0, endTime: 1 };
const passed = {
  ...times,
  name: 'a.e2e.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'a works' }],
};
const red = {
  ...times,
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
    const broken = { ...times, name: 'c.e2e.ts', status: 'failed', assertionResults: [] };
    expect(countTests({ ...report, testResults: [passed, broken, broken] }, 1)).toMatchObject({ failed: 2, ok: false });
  });

  test('a failed test is not counted twice', () => {
    expect(countTests({ ...report, numFailedTests: 1, testResults: [red] }, 1).failed).toBe(1);
  });

  test('an error outside every test never counts zero failures', () => {
    expect(countTests(report, 1).failed).toBe(1);
    expect(countTests(undefined, 137).failed).toBe(1);
  });

  test('each failed test is told again in a line, and a file that cannot be loaded too', () => {
    const why = [{ status: 'failed', fullName: 'b waits', failureMessages: ['Error: late\n    at b.ts:1'] }];
    const broken = {
      ...times,
      name: inProject('c.e2e.ts'),
      status: 'failed',
      message: 'no such module\n',
      assertionResults: [],
    };
    const files = [passed, { ...red, name: inProject('b.e2e.ts'), assertionResults: why }, broken];
    expect(failedText(files)).toBe('b.e2e.ts > b waits > Error: late\nc.e2e.ts > no such module');
    const hooks = [{ title: 'd on postgres', why: 'deadline of 10 s\n    at open' }];
    expect(failedText([{ ...broken, name: inProject('d.test.ts'), hooks }])).toBe(
      'd.test.ts > d on postgres > deadline of 10 s',
    );
    expect(failedText([passed])).toBe('');
  });

  test('the closing line is what other programs read', () => {
    const sum = sumCounts([countTests(report, 0), countTests({ ...report, numPendingTests: 2 }, 0)]);
    expect(sayCounts(sum)).toBe('6 passed, 0 failed, 2 skipped');
    expect(sayCounts(countTests(report, 1))).toBe('3 passed, 1 failed');
    expect(sumCounts([countTests(report, 0), countTests(report, 1)]).ok).toBe(false);
  });
});

describe('the durations of a run', () => {
  const file = (name: string, seconds: number) => ({
    name: inProject(name),
    startTime: 1_000,
    endTime: 1_000 + seconds * 1_000,
  });

  test('the twenty slowest are told, slowest first', () => {
    const files = Array.from({ length: 30 }, (_, at) => file(`tests/${at}.test.ts`, at));
    const lines = slowestText(files).split('\n');
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe('   29.0 s  tests/29.test.ts');
    expect(lines[19]).toBe('   10.0 s  tests/10.test.ts');
  });

  test('a file nobody has timed runs before the timed ones, and a long one before a short one', () => {
    const of = (name: string) => ({ moduleId: inProject(name) });
    const short = of('tests/fileNames.test.ts');
    const long = of('tests/e2e/access.e2e.ts');
    const unknown = of('tests/never-timed.test.ts');
    expect(longestFirst([short, unknown, long])).toEqual([unknown, long, short]);
  });

  test('files with an environment of their own come after all others', () => {
    const of = (name: string) => ({ moduleId: inProject(name) });
    const own = of('renderers/shell/tabs/tabStates.test.tsx');
    const shared = of('tests/fileNames.test.ts');
    expect(longestFirst([own, shared])).toEqual([shared, own]);
  });
});
