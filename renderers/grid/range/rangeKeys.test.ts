import { expect, test } from 'vitest';
import { commandOf } from './rangeKeys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({
    key,
    keyCode: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    isComposing: false,
    ...more,
  });

test('arrows extend only with Shift, to the edge with Ctrl or Cmd', () => {
  expect(press('ArrowDown')).toBeUndefined();
  expect(press('ArrowDown', { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'extend', direction: 'down', toEdge: false });
  expect(press('ArrowLeft', { shiftKey: true, metaKey: true })).toEqual({
    do: 'extend',
    direction: 'left',
    toEdge: true,
  });
});

test('Home and End lead to the ends of the row, with Ctrl of the grid, with Shift the range goes along', () => {
  expect(press('Home')).toEqual({ do: 'jump', to: 'first', all: false, extend: false });
  expect(press('End', { shiftKey: true })).toEqual({ do: 'jump', to: 'last', all: false, extend: true });
  expect(press('Home', { ctrlKey: true })).toEqual({ do: 'jump', to: 'first', all: true, extend: false });
  expect(press('End', { metaKey: true })).toEqual({ do: 'jump', to: 'last', all: true, extend: false });
  expect(press('End', { altKey: true })).toBeUndefined();
});

test('letters act with Ctrl or Cmd, whatever Caps Lock says', () => {
  expect(press('a', { ctrlKey: true })).toEqual({ do: 'all' });
  expect(press('A', { metaKey: true })).toEqual({ do: 'all' });
  expect(press('d', { ctrlKey: true })).toEqual({ do: 'fillDown' });
  expect(press('R', { ctrlKey: true })).toEqual({ do: 'fillRight' });
  expect(press('Enter', { ctrlKey: true })).toEqual({ do: 'fillAll' });
  expect(press('Enter')).toBeUndefined();
  expect(press('r', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
  expect(press('y', { ctrlKey: true })).toEqual({ do: 'redo' });
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'redo' });
  expect(press('a', { ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(press('a')).toBeUndefined();
});

test('Delete and Backspace empty, Escape collapses', () => {
  expect(press('Delete')).toEqual({ do: 'empty' });
  expect(press('Backspace')).toEqual({ do: 'empty' });
  expect(press('Escape')).toEqual({ do: 'collapse' });
  expect(press('Delete', { shiftKey: true })).toBeUndefined();
});

test('keys of an input method and of Alt are left alone', () => {
  expect(press('Delete', { isComposing: true })).toBeUndefined();
  expect(press('a', { ctrlKey: true, keyCode: 229 })).toBeUndefined();
  expect(press('ArrowDown', { shiftKey: true, altKey: true })).toBeUndefined();
});
