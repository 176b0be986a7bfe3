import { describe, expect, test } from 'vitest';
import { browserTestsOf, fitting, nearestFirst, readersOf } from './changed.mjs';
import { browserTests } from './tests.mjs';

describe('the tests of a change', () => {
  test('come nearest first: changed, beside it, in its room, elsewhere', () => {
    const tests = ['server/app.test.ts', 'engine/rows/steps.test.ts', 'engine/values/date.test.ts', 'engine/a.test.ts'];
    const changed = ['engine/values/number.ts', 'engine/a.test.ts'];
    expect(nearestFirst(tests, changed)).toEqual([
      'engine/a.test.ts',
      'engine/values/date.test.ts',
      'server/app.test.ts',
      'engine/rows/steps.test.ts',
    ]);
  });

  test('are left out when they take too long, but never all of them', () => {
    const tests = ['tests/e2e/access.e2e.ts', 'tests/e2e/form.e2e.ts'];
    expect(fitting(tests, 1)).toEqual({ taken: [tests[0]], left: [tests[1]] });
    expect(fitting(tests, 10_000)).toEqual({ taken: tests, left: [] });
  });

  test('are those that read what is declared, too', () => {
    expect(readersOf(['screens/market/order.screen.json'])).toEqual(['tests/screens.test.ts']);
    expect(readersOf(['server/app.ts'])).toEqual([]);
  });

  test('in the browser are those that name the screen, the cell type or the room', () => {
    const all = browserTests([]);
    expect(browserTestsOf(all, ['screens/demo/form.screen.json'])).toContain('tests/e2e/form.e2e.ts');
    expect(browserTestsOf(all, ['renderers/cells/types/slider/cell.ts'])).toContain('tests/e2e/cellTypes.e2e.ts');
    expect(browserTestsOf(all, ['renderers/grid/edit/keys.ts'])).toContain('tests/e2e/gridTyping.e2e.ts');
    expect(browserTestsOf(all, ['renderers/query/fields.ts'])).toContain('tests/e2e/superQuery.e2e.ts');
    expect(browserTestsOf(all, ['tests/e2e/tabs.e2e.ts'])[0]).toBe('tests/e2e/tabs.e2e.ts');
    expect(browserTestsOf(all, ['engine/values/date.ts'])).toEqual([]);
  });
});
