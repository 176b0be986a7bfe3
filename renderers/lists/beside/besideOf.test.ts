import { expect, test } from 'vitest';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { presetOf } from './besideOf.ts';

const beside = { key: 'team', title: '部门', width: 240, search: true };
const field = (more: object = {}) =>
  ({ key: 'team', title: '部门', type: 'sel_depart', kind: 'reference', readOnly: false, ...more }) as PlanField;
const state = { values: { team: 'A01' }, pageNo: 1, pageSize: 10 };

test('a new record begins with the choice', () => {
  expect(presetOf({ beside, state }, [field()])).toEqual({ team: 'A01' });
});

test('and with nothing where there is no choice, no such field, or another is to receive its name', () => {
  expect(presetOf({ beside: undefined, state }, [field()])).toBeUndefined();
  expect(presetOf({ beside, state: { ...state, values: {} } }, [field()])).toBeUndefined();
  expect(presetOf({ beside, state }, [field({ key: 'other' })])).toBeUndefined();
  expect(presetOf({ beside, state }, [field({ readOnly: true })])).toBeUndefined();
  expect(presetOf({ beside, state }, [field({ textField: 'teamName' })])).toBeUndefined();
});
