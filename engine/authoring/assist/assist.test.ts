import { beforeAll, describe, expect, test } from 'vitest';
import { compiler, keyNodes, shippedFiles } from '../../../tests/declarations.ts';
import type { SourceFile } from '../../compile/documents.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { completionsAt } from './complete.ts';
import { hoverAt } from './hover.ts';
import { namedAt } from './named.ts';

const declared = {
  'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/goods' },
  'menu.json': { items: [{ screen: 'market/goods' }] },
  'market/state.dictionary.json': {
    title: '商品状态',
    items: [
      { value: '1', text: '在售' },
      { value: '0', text: '下架' },
    ],
  },
  'market/goods.model.json': {
    title: '商品',
    fields: [
      { key: 'name', title: '名称', type: 'input', validateRules: [{ rule: 'required' }] },
      { key: 'state', title: '状态', type: 'select', dictCode: 'state' },
      { key: 'price', title: '单价', type: 'inputNumber', disabledWhen: "row.state == '0'" },
    ],
  },
  'market/goods.screen.json': {
    title: '商品',
    type: 'list',
    model: 'market/goods',
    columns: ['name', { key: 'state', width: 90 }],
  },
};
const files: SourceFile[] = Object.entries(declared).map(([path, value]) => ({
  path: `screens/${path}`,
  text: JSON.stringify(value, null, 2),
}));

let compiled: Compiled;
beforeAll(async () => {
  compiled = (await compiler())(files);
  expect(compiled.problems).toEqual([]);
});

/** `|` stands where the cursor is. */
function written(path: string, text: string): { file: SourceFile; offset: number } {
  return { file: { path: `screens/${path}`, text: text.replace('|', '') }, offset: text.indexOf('|') };
}
function complete(path: string, text: string) {
  const { file, offset } = written(path, text);
  return completionsAt(files, compiled, file, offset);
}
const labels = (path: string, text: string) => complete(path, text).map(({ label }) => label);

/** The file as it is declared, with the cursor that many characters into the text it holds. */
function spot(path: string, text: string, into = 1): [SourceFile, number] {
  const file = files.find((each) => each.path === `screens/${path}`);
  if (file === undefined) throw new Error(`no file ${path}`);
  expect(file.text).toContain(text);
  return [file, file.text.indexOf(text) + into];
}

describe('what may be written', () => {
  test.each([
    ['an empty file offers the keys of its kind', 'a/b.dictionary.json', '{|}', ['title', 'items']],
    ['keys that are there already are not offered again', 'a/b.dictionary.json', '{"title": "x", |}', ['items']],
    ['behind a quotation mark as well', 'a/b.dictionary.json', '{"title": "x", "|}', ['items']],
    ['keys of a part, deep within', 'a/b.dictionary.json', '{"items": [{"value": "1", |}]}', ['text', 'color']],
    ['the types of pages', 'a/b.screen.json', '{"type": "|"}', ['list', 'tree', 'erp', 'board']],
    ['true and false', 'a/b.model.json', '{"fields": [{"type": "input", "hidden": |}]}', ['true', 'false']],
    ['models', 'a/b.screen.json', '{"type": "list", "model": |}', ['market/goods']],
    ['dictionaries', 'a/b.model.json', '{"fields": [{"type": "select", "dictCode": "|"}]}', ['state']],
    [
      'what a cell type alone knows',
      'a/b.model.json',
      '{"fields": [{"type": "inputNumber", |}]}',
      ['precision', 'key'],
    ],
    [
      'what every cell type knows, before there is one',
      'a/b.model.json',
      '{"fields": [{|}]}',
      ['type', 'key', 'title'],
    ],
    [
      'fields of the model in a list',
      'a/b.screen.json',
      '{"type": "list", "model": "market/goods", "columns": ["|"]}',
      ['name', 'price'],
    ],
    [
      'fields in an entry that says more',
      'a/b.screen.json',
      '{"type": "list", "model": "market/goods", "columns": [{"key": "|"}]}',
      ['name', 'price'],
    ],
    [
      'fields behind row. in an expression',
      'market/goods.model.json',
      '{"fields": [{"key": "x", "type": "input", "disabledWhen": "row.pr|"}]}',
      ['name', 'price'],
    ],
    [
      'names and functions in an expression',
      'market/goods.model.json',
      '{"fields": [{"key": "x", "type": "input", "disabledWhen": "row.price > 3 && ro|"}]}',
      ['row', 'user', 'round', 'sum'],
    ],
  ])('%s', (_what, path, text, wanted) => {
    expect(labels(path, text)).toEqual(expect.arrayContaining(wanted));
  });

  test('a key comes with its colon and an empty value, and a comma where another one follows', () => {
    const found = complete('a/b.dictionary.json', '{"it|\n  "title": "x"}');
    expect(found.find(({ label }) => label === 'items')).toMatchObject({
      insert: '"items": [],',
      caret: 10,
      from: 1,
      to: 4,
      detail: '列表',
    });
    expect(complete('a/b.dictionary.json', '{"it|": []}').find(({ label }) => label === 'items')?.insert).toBe(
      '"items"',
    );
  });

  test('keys that are there, and words of other places, are not offered', () => {
    expect(labels('a/b.dictionary.json', '{"title": "x", |}')).not.toContain('title');
    expect(labels('a/b.screen.json', '{"title": "|"}')).toEqual([]);
    expect(labels('notes.txt', '{|}')).toEqual([]);
    expect(labels('a/b.screen.json', '')).toEqual([]);
  });

  test('a dictionary shows its items, a field its title and whose it is', () => {
    const [dictionary] = complete('a/b.model.json', '{"fields": [{"type": "select", "dictCode": "|"}]}');
    expect(dictionary).toMatchObject({ insert: '"state"', detail: '商品状态', help: '1 在售、0 下架' });
    const [field] = complete('a/b.screen.json', '{"type": "list", "model": "market/goods", "columns": ["|"]}');
    expect(field).toMatchObject({ insert: '"name"', detail: '名称 · 商品' });
  });

  test('of an expression the word alone is exchanged', () => {
    const text = '{"fields": [{"key": "x", "type": "input", "disabledWhen": "row.pr|"}]}';
    const found = complete('market/goods.model.json', text).find(({ label }) => label === 'price');
    expect(found).toMatchObject({ insert: 'price', from: text.indexOf('pr|'), to: text.indexOf('|') });
  });
});

/** Of the keys and texts of all shipped files one in so many is tried. */
const EVERY = 37;

test('what stands in the shipped files is what is offered in its place', async () => {
  const shipped = await shippedFiles();
  const world = (await compiler())(shipped);
  const missed: string[] = [];
  let at = 0;
  for (const file of shipped.filter(({ path }) => path.endsWith('.json')))
    for (const key of keyNodes(file.text)) {
      at += 1;
      if (at % EVERY > 0) continue;
      const offered = completionsAt(shipped, world, file, key.offset + 1);
      if (!offered.some(({ label }) => label === key.value)) missed.push(`${file.path} ${key.value}`);
      const value = key.parent?.children?.[1];
      if (value?.type !== 'string') continue;
      const texts = completionsAt(shipped, world, file, value.offset + 1).filter(({ from }) => from === value.offset);
      // Where nothing is offered anything may be written.
      if (texts.length > 0 && !texts.some(({ label }) => label === value.value))
        missed.push(`${file.path} ${key.value}: ${value.value}`);
    }
  // Names of an author's own choice: of a form's own schema, and of what a page of another model is asked for.
  expect(missed.length).toBeLessThan(at / EVERY / 100);
});

describe('what is said of a place', () => {
  test('a key: what the reference says, its type and what holds without it', () => {
    const hover = hoverAt(files, compiled, ...spot('market/goods.screen.json', '"width"'));
    expect(hover?.paragraphs).toEqual([
      '列宽，像素。',
      '整数；范围：24 – 1200；例如：`120`',
      '生效的值：`90`，写在 screens/market/goods.screen.json:9',
    ]);
    expect(hover).toMatchObject({ to: (hover?.from ?? 0) + '"width"'.length });
  });

  test('types in Latin letters stand apart from the words between them', () => {
    const file = { path: 'screens/market/kept.model.json', text: '{ "title": "货", "recycleBin": true }' };
    const hover = hoverAt([...files, file], compiled, file, file.text.indexOf('recycleBin'));
    expect(hover?.paragraphs[1]).toMatch(/^true 或 false 或对象；/);
  });

  test('a name: what it is, where it is declared and how often it is said', () => {
    expect(hoverAt(files, compiled, ...spot('market/goods.model.json', '"state",\n      "title"'))?.paragraphs).toEqual(
      expect.arrayContaining(['**状态 `market/goods.state`**', expect.stringContaining('字典 `state`')]),
    );
    expect(hoverAt(files, compiled, ...spot('market/goods.model.json', '"dictCode": "state"', 14))?.paragraphs).toEqual(
      expect.arrayContaining([
        '**商品状态 `state`**',
        '1 在售、0 下架',
        '1 处写到，声明在 screens/market/state.dictionary.json:1',
      ]),
    );
  });

  test('nothing between things', () => {
    expect(hoverAt(files, compiled, ...spot('market/goods.screen.json', '{', 0))).toBeUndefined();
  });
});

describe('what is named at a place', () => {
  test('a field, from a list and from within an expression, leads to the model', () => {
    for (const [path, text, into] of [
      ['market/goods.screen.json', '"key": "state"', 9],
      ['market/goods.model.json', "row.state == '0'", 5],
    ] as const) {
      const [file, offset] = spot(path, text, into);
      const named = namedAt(files, compiled, file.path, offset);
      expect(named).toMatchObject({ kind: 'field', name: 'market/goods.state' });
      expect(named?.declared).toMatchObject({ file: 'screens/market/goods.model.json' });
      expect(named?.uses).toHaveLength(3);
    }
  });

  test('nothing where nothing is named', () => {
    const [file, offset] = spot('market/goods.screen.json', '"width": 90', 9);
    expect(namedAt(files, compiled, file.path, offset)).toBeUndefined();
  });
});
