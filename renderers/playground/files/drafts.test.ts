import { expect, test } from 'vitest';
import { overtaken, parseDrafts, withChange, withDrafts, withoutSent } from './drafts.ts';

const FILES = [
  { path: 'a', text: '1' },
  { path: 'c', text: '3' },
];

test('a draft remembers the file as it was found, and is gone when the text is as it was', () => {
  const once = withChange({}, FILES, 'a', '2');
  expect(once).toEqual({ a: { text: '2', from: '1' } });
  const twice = withChange(once, FILES, 'a', '22');
  expect(twice).toEqual({ a: { text: '22', from: '1' } });
  expect(withChange(twice, FILES, 'a', '1')).toEqual({});
});

test('drafts stand over the files: changed, new and taken away', () => {
  const drafts = withChange(withChange(withChange({}, FILES, 'a', '2'), FILES, 'b', 'new'), FILES, 'c', null);
  expect(withDrafts(FILES, drafts)).toEqual([
    { path: 'a', text: '2' },
    { path: 'b', text: 'new' },
  ]);
});

test('who else has changed a file meanwhile is told', () => {
  const drafts = withChange(withChange({}, FILES, 'a', '2'), FILES, 'b', 'new');
  expect(overtaken(FILES, drafts)).toEqual([]);
  expect(overtaken([{ path: 'a', text: 'theirs' }], drafts)).toEqual(['a']);
  expect(overtaken([...FILES, { path: 'b', text: 'theirs' }], drafts)).toEqual(['b']);
  expect(overtaken([{ path: 'a', text: '2' }], drafts)).toEqual([]);
});

test('what was kept and is no draft is left out', () => {
  expect(parseDrafts(undefined)).toEqual({});
  expect(parseDrafts({ a: { text: '1', from: null }, b: 1, c: { text: 2, from: '' } })).toEqual({
    a: { text: '1', from: null },
  });
});

test('what was sent is no draft any more; what was written while it was under way stays, over what was sent', () => {
  const sent = withChange(withChange({}, FILES, 'a', '2'), FILES, 'b', 'new');
  expect(withoutSent(sent, sent)).toEqual({});
  const meanwhile = withChange(withChange(sent, FILES, 'a', '22'), FILES, 'd', 'more');
  expect(withoutSent(meanwhile, sent)).toEqual({ a: { text: '22', from: '2' }, d: { text: 'more', from: null } });
});
