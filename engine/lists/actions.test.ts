import { expect, test } from 'vitest';
import type { PlanAction } from '../plan/Plan.ts';
import { allowedActions, usableAction } from './actions.ts';

const action = (code: string): PlanAction => ({ code, title: code, permission: `p:${code}` });

test('what may not be shown is left out, what is of no use stands there disabled', () => {
  const shown = allowedActions(
    [action('add'), action('export'), action('delete')],
    (permission) => permission !== 'p:delete',
    (permission) => permission === 'p:export',
  );
  expect(shown).toEqual([action('add'), { ...action('export'), disabled: true }]);
  expect([usableAction(shown, 'add')?.code, usableAction(shown, 'export'), usableAction(shown, 'delete')]).toEqual([
    'add',
    undefined,
    undefined,
  ]);
});
