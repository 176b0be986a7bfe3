import { describe, expect, test } from 'vitest';
import { excludedCodes, isDisabled, isShown, type PermissionLists, parsePermissions } from './lists.ts';

const lists: PermissionLists = {
  held: parsePermissions([
    { action: 'market:order:add,market:order:edit', type: '1' },
    { action: 'market:order:price', type: '2' },
  ]),
  all: parsePermissions([
    { action: 'market:order:add', type: '1', status: '1' },
    { action: 'market:order:delete,market:order:export', type: '1', status: '1' },
    { action: 'market:order:batch_delete', type: 1, status: 1 },
    { action: 'market:order:print', type: '1', status: '0' },
    { action: 'market:order:price', type: '2', status: '1' },
    { action: 'market:order:cost', type: '2', status: '1' },
    { action: 'market:order:note', type: '2', status: '0' },
  ]),
};

describe('the show directive', () => {
  test.each([
    ['held, among several', 'market:order:edit', true],
    ['configured, not held', 'market:order:delete', false],
    ['switched off', 'market:order:print', true],
    ['nobody configured it', 'market:order:other', false],
    ['held, but as an editable strategy', 'market:order:price', false],
    ['only a part of the code', 'market:order', false],
  ])('%s', (_name, action, shown) => {
    expect(isShown(action, lists)).toBe(shown);
  });

  test('the list that comes with the form wins', () => {
    expect(isShown('x', lists, [{ action: 'x', type: '1' }])).toBe(true);
    expect(isShown('x', lists, [{ action: 'x', type: '2' }])).toBe(false);
  });
});

test('the disable filter: held, not held, switched off, unknown, and by the form', () => {
  const disabled = (action: string) => isDisabled(`market:order:${action}`, lists);
  expect(['price', 'cost', 'note', 'other'].map(disabled)).toEqual([false, true, false, false]);
  expect(isDisabled('x', lists, [{ action: 'x', type: '2' }])).toBe(true);
});

test('excluded codes: in force and not held; batch_delete takes remove along; no prefix, nothing', () => {
  expect([...excludedCodes('market:order:', lists)]).toEqual(['delete', 'export', 'batch_delete', 'remove']);
  expect(excludedCodes('', lists).size).toBe(0);
  expect(excludedCodes('market:', { held: [], all: [{ action: 'market:remove', type: '1', status: '1' }] })).toEqual(
    new Set(['remove']),
  );
});

test('what is no permission is left out', () => {
  expect(parsePermissions([null, {}, { action: '' }, 'x'])).toEqual([]);
  expect(parsePermissions('x')).toEqual([]);
});
