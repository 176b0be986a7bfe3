import { expect, test } from 'vitest';
import type { PlanSubList } from '../../plan/Plan.ts';
import { lockedSubList } from './lockedSubList.ts';

const action = (code: string) => ({ code, title: code, permission: '' });
const list = {
  toolbar: ['add', 'batch_delete', 'export'].map(action),
  rowActions: ['edit', 'detail', 'delete'].map(action),
  form: { fields: [{ key: 'qty' }, { key: 'got' }] },
  locks: { field: 'state', states: { shipped: ['qty'], closed: 'all' } },
} as unknown as PlanSubList;

const left = (state: string | null) => {
  const { toolbar, rowActions, form } = lockedSubList(list, { id: '1', state });
  const open = form?.fields.filter(({ disabled }) => disabled !== true).map(({ key }) => key);
  return [toolbar.map(({ code }) => code), rowActions.map(({ code }) => code), open];
};

test('the rows of a record are offered without what its state locks', () => {
  expect(lockedSubList(list, { id: '1', state: 'draft' })).toBe(list);
  expect(lockedSubList(list, { id: '1', state: null })).toBe(list);
  // A state is a word of the data: none of an object's own.
  expect(lockedSubList(list, { id: '1', state: 'toString' })).toBe(list);
  expect(left('shipped')).toEqual([['export'], ['edit', 'detail'], ['got']]);
  expect(left('closed')).toEqual([['export'], ['detail'], []]);
});
