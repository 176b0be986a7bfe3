import { expect, test } from 'vitest';
import type { PlanAction } from '../plan/Plan.ts';
import { allowedActions, rowLinks, usableAction } from './actions.ts';

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

test('a row shows what applies to it first, as many as have room, and the rest behind 更多', () => {
  const when = (code: string, state: string) => ({ ...action(code), when: { field: 'state', in: [state] } });
  const actions = {
    inRow: [when('approve', 'new'), when('refuse', 'new')],
    more: [action('edit'), action('print'), when('close', 'old')],
  };
  const codes = (state: string) => {
    const { shown, rest } = rowLinks(actions, { state });
    return [shown.map(({ code }) => code), rest.map(({ code }) => code)];
  };
  expect(codes('new')).toEqual([
    ['approve', 'refuse'],
    ['edit', 'print'],
  ]);
  expect(codes('old')).toEqual([['edit', 'print'], ['close']]);
  expect(codes('')).toEqual([['edit', 'print'], []]);
  // On a phone all of them stand behind it.
  expect(rowLinks({ inRow: [], more: actions.more }, {}).shown).toEqual([]);
});
