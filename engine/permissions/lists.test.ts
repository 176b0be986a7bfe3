import { describe, expect, test } from 'vitest';
import { excludedCodes, gridCodes, isDisabled, isShown, type PermissionLists, parsePermissions } from './lists.ts';

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

describe('the codes of a grid', () => {
  const configured = (codes: string, type: string) =>
    codes.split(' ').map((code) => ({ action: `a:${code}`, type, status: '1' }));
  const codesOf = (visible: string, editable: string, saves = true) => {
    const all = [...configured(visible, '1'), ...configured(editable, '2')];
    const { excluded, locked } = gridCodes('a:', { all, held: [] }, saves);
    return [[...excluded].sort().join(' '), [...locked].sort().join(' ')];
  };

  test('an editable strategy that is not held locks its column or button and hides nothing', () => {
    const { excluded, locked } = gridCodes('market:order:', lists);
    expect(excluded).toEqual(excludedCodes('market:order:', lists));
    expect([...locked]).toEqual(['cost']);
  });

  test('without a prefix nothing is locked', () => {
    const { excluded, locked } = gridCodes('', lists);
    expect(excluded.size + locked.size).toBe(0);
  });

  test.each([
    ['some change is left: 保存 stays', 'add', 'batch_delete', 'add', 'batch_delete remove'],
    [
      'nothing to send, and nothing of it shown: no 保存',
      'add edit batch_delete',
      'x',
      'add batch_delete edit remove save',
      'x',
    ],
    [
      'nothing to send, but some of it shown: 保存 is locked',
      'add edit',
      'batch_delete',
      'add edit',
      'batch_delete remove save',
    ],
    ['what may not be sent is not begun', 'x', 'save', 'x', 'add edit remove save'],
    ['neither where 保存 is not there at all', 'save', 'x', 'save', 'add edit remove x'],
  ])('%s', (_name, visible, editable, excluded, locked) => {
    expect(codesOf(visible, editable)).toEqual([excluded, locked]);
  });

  test('rows that go with their record are not asked about 保存', () => {
    expect(codesOf('add edit batch_delete', 'save', false)).toEqual(['add batch_delete edit remove', 'save']);
  });
});

test('what is no permission is left out', () => {
  expect(parsePermissions([null, {}, { action: '' }, 'x'])).toEqual([]);
  expect(parsePermissions('x')).toEqual([]);
});

const one = (action: string, type: string, status?: string) => [{ action, type, ...(status ? { status } : {}) }];

/** Step by step: what comes first decides. */
describe('v-has', () => {
  test.each([
    ['1 the form grants it, whatever else is said', { form: one('x', '1'), all: one('x', '1', '1'), held: [] }, true],
    ['1 not by its type 2', { form: one('x', '2'), all: [], held: [] }, false],
    ['2 its rule is switched off, held or not', { form: [], all: one('x', '1', '0'), held: [] }, true],
    ['2 among several actions of one entry', { form: [], all: one('w,x', '1', '0'), held: [] }, true],
    ['2 not for type 2', { form: [], all: one('x', '2', '0'), held: [] }, false],
    ['3 held', { form: [], all: one('x', '1', '1'), held: one('x', '1') }, true],
    ['3 held among several', { form: [], all: one('x', '1', '1'), held: one('w, x', '1') }, true],
    ['3 held without being configured', { form: [], all: [], held: one('x', '1') }, true],
    ['3 not as type 2', { form: [], all: one('x', '1', '1'), held: one('x', '2') }, false],
    ['4 configured and not held: removed', { form: [], all: one('x', '1', '1'), held: [] }, false],
    ['4 configured by nobody: removed', { form: [], all: [], held: [] }, false],
    ['4 a longer or shorter name is another one', { form: [], all: [], held: one('xx,y', '1') }, false],
  ])('%s', (_name, { form, all, held }, shown) => {
    expect(isShown('x', { all, held }, form)).toBe(shown);
  });
});

describe('disabledAuthFilter', () => {
  test.each([
    [
      'the form disables it, whatever else is said',
      { form: one('x', '2'), all: one('x', '2', '0'), held: one('x', '2') },
      true,
    ],
    ['the form\u2019s type 1 says nothing', { form: one('x', '1'), all: [], held: [] }, false],
    ['configured by nobody: enabled', { form: [], all: [], held: [] }, false],
    ['configured as type 1 only: enabled', { form: [], all: one('x', '1', '1'), held: [] }, false],
    ['switched off: enabled', { form: [], all: one('x', '2', '0'), held: [] }, false],
    ['configured and not held: disabled', { form: [], all: one('x', '2', '1'), held: [] }, true],
    ['held as type 1: disabled still', { form: [], all: one('x', '2', '1'), held: one('x', '1') }, true],
    ['held as type 2: enabled', { form: [], all: one('x', '2', '1'), held: one('w,x', '2') }, false],
    [
      'the first entry that names it decides',
      { form: [], all: [...one('x', '2', '0'), ...one('x', '2', '1')], held: [] },
      false,
    ],
  ])('%s', (_name, { form, all, held }, disabled) => {
    expect(isDisabled('x', { all, held }, form)).toBe(disabled);
  });
});

describe('getNoAuthCols and what a grid leaves out', () => {
  test.each([
    ['in force and not held', 'p:', one('p:a', '1', '1'), [], ['a']],
    ['held', 'p:', one('p:a', '1', '1'), one('p:a', '1'), []],
    ['held as type 2 is not held', 'p:', one('p:a', '1', '1'), one('p:a', '2'), ['a']],
    ['switched off', 'p:', one('p:a', '1', '0'), [], []],
    ['without a status', 'p:', one('p:a', '1'), [], []],
    ['type 2 hides nothing', 'p:', one('p:a', '2', '1'), [], []],
    ['a type nobody knows hides nothing', 'p:', one('p:a', '3', '1'), [], []],
    ['another instance\u2019s codes', 'p:', one('q:a,pp:a', '1', '1'), [], []],
    ['the prefix alone names no code', 'p:', one('p:', '1', '1'), [], []],
    ['no prefix: nothing, not everything', '', one('p:a', '1', '1'), [], []],
    ['nobody configured anything: all is allowed', 'p:', [], [], []],
    ['batch_delete takes remove along', 'p:', one('p:batch_delete', '1', '1'), [], ['batch_delete', 'remove']],
    ['remove does not take batch_delete along', 'p:', one('p:remove', '1', '1'), [], ['remove']],
    [
      'remove held goes with batch_delete all the same',
      'p:',
      one('p:batch_delete,p:remove', '1', '1'),
      one('p:remove', '1'),
      ['batch_delete', 'remove'],
    ],
  ])('%s', (_name, prefix, all, held, excluded) => {
    expect([...excludedCodes(prefix, { all, held })]).toEqual(excluded);
  });

  test('two screens over one model, each with its own prefix, leave out their own', () => {
    const all = one('a:add,a:remove,b:add', '1', '1');
    const held = one('b:add', '1');
    expect([...excludedCodes('a:', { all, held })]).toEqual(['add', 'remove']);
    expect([...excludedCodes('b:', { all, held })]).toEqual([]);
  });
});
