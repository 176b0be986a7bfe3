import { expect, test } from 'vitest';
import { type KeySituation, keyDecision } from './keyDecision.ts';

const at = (key: string, more: Partial<KeySituation> = {}): KeySituation => ({
  key,
  keyCode: key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  editing: false,
  listOpen: false,
  collects: false,
  typed: '',
  editable: true,
  live: false,
  details: false,
  ...more,
});

test('a character opens the editor and goes on into it, so does the first key of an input method', () => {
  expect(keyDecision(at('a'))).toBe('open');
  expect(keyDecision(at(' '))).toBe('open');
  expect(keyDecision(at('Process', { keyCode: 229 }))).toBe('open');
  expect(keyDecision(at('a', { editable: false }))).toBe('grid');
  expect(keyDecision(at('Process', { keyCode: 229, editable: false }))).toBe('grid');
});

test('shortcuts do not open an editor', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(keyDecision(at('c', more))).toBe('grid');
});

test('keys of a composition reach neither the grid nor end the editing', () => {
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown']) {
    expect(keyDecision(at(key, { editing: true, isComposing: true }))).toBe('editor');
    expect(keyDecision(at(key, { editing: true, keyCode: 229 }))).toBe('editor');
  }
  const ends = (key: string, more: Partial<KeySituation> = {}) => keyDecision(at(key, { editing: true, ...more }));
  expect(['Enter', 'Escape', 'Tab', 'ArrowDown'].map((key) => ends(key))).toEqual(['down', 'cancel', 'next', 'grid']);
  expect(['Enter', 'Tab'].map((key) => ends(key, { shiftKey: true }))).toEqual(['up', 'previous']);
});

test('Delete and Backspace empty what may be changed', () => {
  expect([keyDecision(at('Delete')), keyDecision(at('Backspace'))]).toEqual(['empty', 'empty']);
  expect(keyDecision(at('Delete', { editable: false }))).toBe('editor');
});

test('Enter opens the details behind a value that opens no editor', () => {
  expect(keyDecision(at('Enter', { details: true, editable: false }))).toBe('show');
  expect(keyDecision(at('Enter', { details: true, editable: false, ctrlKey: true }))).toBe('grid');
  expect(keyDecision(at('Enter', { details: true }))).toBe('grid');
  expect(keyDecision(at('Enter', { editable: false }))).toBe('grid');
});

test('a live mark is switched by Space and Enter and never opens an editor', () => {
  expect([keyDecision(at(' ', { live: true })), keyDecision(at('Enter', { live: true }))]).toEqual([
    'toggle',
    'toggle',
  ]);
  expect(keyDecision(at('a', { live: true }))).toBe('grid');
  expect(keyDecision(at('Tab', { live: true }))).toBe('grid');
});

test('where values are gathered, Enter adds what is typed and commits when nothing is', () => {
  const gathering = { editing: true, collects: true };
  expect(keyDecision(at('Enter', { ...gathering, listOpen: true }))).toBe('editor');
  expect(keyDecision(at('Enter', { ...gathering, typed: '热销' }))).toBe('editor');
  expect(keyDecision(at('Enter', gathering))).toBe('down');
  expect(keyDecision(at('Tab', { ...gathering, listOpen: true }))).toBe('next');
});

test('Esc closes an open list first, then the editor', () => {
  for (const collects of [false, true]) {
    expect(keyDecision(at('Escape', { editing: true, collects, listOpen: true }))).toBe('editor');
    expect(keyDecision(at('Escape', { editing: true, collects }))).toBe('cancel');
  }
});

test('clipboard and undo keys inside an editor stay in it', () => {
  for (const key of ['c', 'v', 'z', 'a']) expect(keyDecision(at(key, { editing: true, ctrlKey: true }))).toBe('editor');
});
