import { expect, test } from 'vitest';
import { type Document, loadDocuments } from '../documents.ts';
import { normalize } from '../normalize.ts';
import { respelled } from './edits.ts';

const load = (path: string, text: string): { document: Document; codes: string[]; lines: number[] } => {
  const { documents, problems } = loadDocuments([{ path, text }]);
  const [document] = documents;
  if (document === undefined) throw new Error(`not read: ${problems[0]?.message}`);
  return { document, codes: problems.map(({ code }) => code), lines: problems.map(({ line }) => line) };
};

/** The same declaration by other names, and by the language's own. */
const PAIRS: [path: string, other: string, own: string][] = [
  [
    'screens/a/b.screen.json',
    `{
  "title": "a", "type": "list", "model": "a/b",
  "sort": { "column": "no", "order": "asc" },
  "columns": ["no", { "field": "name", "pinned": "left", "visible": false }],
  "rowActions": [
    { "action": "edit", "title": "改" },
    { "action": "call", "code": "go", "title": "去", "path": "/go", "ask": { "key": "a", "title": "A" } }
  ]
}`,
    `{
  "title": "a", "type": "list", "model": "a/b",
  "sort": { "key": "no", "order": "asc" },
  "columns": ["no", { "key": "name", "fixed": "left", "hidden": true }],
  "rowActions": [
    { "code": "edit", "title": "改" },
    { "code": "go", "title": "去", "path": "/go", "prompt": { "key": "a", "title": "A" } }
  ]
}`,
  ],
  [
    'screens/a/b.model.json',
    `{
  "title": "a",
  "fields": [
    { "key": "day", "label": "日", "type": "date", "picker": "month" },
    { "key": "who", "title": "谁", "type": "sel_user", "picker": "a/people" },
    { "key": "kind", "title": "类", "type": "select", "dict": "kind", "form": { "readonly": true } }
  ],
  "children": [{ "model": "a/c", "foreignKey": "b", "grid": { "toolbar": ["add"], "rowDrag": "no" } }]
}`,
    `{
  "title": "a",
  "fields": [
    { "key": "day", "title": "日", "type": "date", "period": "month" },
    { "key": "who", "title": "谁", "type": "sel_user", "picker": "a/people" },
    { "key": "kind", "title": "类", "type": "select", "dictCode": "kind", "form": { "readOnly": true } }
  ],
  "subTables": [{ "model": "a/c", "foreignKey": "b", "grid": { "buttons": ["add"], "dragSort": "no" } }]
}`,
  ],
];

test.each(PAIRS)('%s means the same by other names, and is rewritten to the own ones', (path, other, own) => {
  const written = load(path, other);
  const wanted = load(path, own);
  expect(written.document.value).toEqual(wanted.document.value);
  expect(normalize(written.document.kind, written.document.value)).toEqual(
    normalize(wanted.document.kind, wanted.document.value),
  );
  expect(new Set(written.codes)).toEqual(new Set(['other-spelling']));
  expect(wanted.codes).toEqual([]);
  expect(respelled(written.document)).toBe(own);
  expect(respelled(wanted.document)).toBe(own);
});

test('each is told at its own line', () => {
  const [, other] = PAIRS[0] ?? [];
  expect(load('screens/a/b.screen.json', other ?? '').lines).toEqual([3, 4, 4, 4, 6, 7, 7]);
});

test('a key whose own name stands there too is left for the validator', () => {
  const both = '{ "title": "a", "type": "list", "sort": { "column": "a", "key": "b" } }';
  expect(load('screens/a/b.screen.json', both)).toMatchObject({
    codes: [],
    document: { value: { sort: { column: 'a', key: 'b' } } },
  });
});
