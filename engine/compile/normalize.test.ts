import { expect, test } from 'vitest';
import { cellAliases, cellKinds } from '../../schemas/generated/language.ts';
import { validators } from '../../schemas/generated/validators.js';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { explain } from './explain.ts';
import { normalize } from './normalize.ts';

const modelOf = (...fields: object[]) => ({ title: '试', fields });

test('names of JeecgBoot become the language’s own, everywhere a column is written', () => {
  for (const [alias, own] of Object.entries(cellAliases)) {
    const choices = own === 'sel_tree' || own === 'sel_search_async' ? { dictCode: 'order_status' } : {};
    const model = modelOf({ key: 'a', title: '甲', type: alias, ...choices });
    expect(validators.model(model), alias).toBe(true);
    expect(explain('model.schema.json', model)).toEqual([]);
    expect(normalize('model', model)).toMatchObject({ fields: [{ key: 'a', title: '甲', type: own }] });
    expect(cellKinds).toHaveProperty(own);
  }
  expect(cellAliases).toMatchObject({
    'select-multiple': 'list_multi',
    'multi-select': 'list_multi',
    departSelect: 'sel_depart',
    userSelect: 'sel_user',
    'user-select': 'sel_user',
    'select-dict-search': 'sel_search_async',
    'input-number': 'inputNumber',
    'sel-tree': 'sel_tree',
    'cat-tree': 'cat_tree',
  });
  const column = { key: 'a', type: 'user-select' };
  for (const [kind, file] of [
    ['columns', { columns: [column] }],
    ['form', { fields: [column] }],
    ['report', { columns: [column] }],
    ['screen', { type: 'list', columns: [column] }],
    ['screen', { type: 'list', form: { fields: [column] } }],
  ] as const)
    expect(JSON.stringify(normalize(kind, file)), kind).toContain('"sel_user"');
});

test('select-search is a select that takes what is typed, unless it says otherwise', () => {
  const typed = (more: object) => normalize('model', modelOf({ key: 'a', type: 'select-search', ...more }));
  expect(typed({})).toMatchObject({ fields: [{ type: 'select', allowInput: true }] });
  expect(typed({ allowInput: false })).toMatchObject({ fields: [{ type: 'select', allowInput: false }] });
});

test('an unknown type is told with the language’s own names alone; a key of another type is refused under an alias too', () => {
  const [unknown] = explain('model.schema.json', modelOf({ key: 'a', type: 'list_mult' }));
  expect(unknown?.sentence).toMatchObject({ suggestion: 'list_multi' });
  expect(unknown?.sentence.expected).not.toContain('select-multiple');
  expect(explain('model.schema.json', modelOf({ key: 'a', type: 'input-number', precison: 2 }))).toMatchObject([
    { code: 'unknown-key', sentence: { suggestion: 'precision' } },
  ]);
});

test('a column that says isOrder is what an editable grid is dragged by', async () => {
  const compile = await compiler();
  const shipped = await shippedFiles();
  const line = { key: 'place', title: '次序', type: 'input-number', precision: 0, isOrder: true };
  const parent = { key: 'pid', title: '主表', type: 'hidden', store: { length: 36 } };
  const file = (path: string, value: object) => ({ path: `screens/demo/${path}`, text: JSON.stringify(value) });
  const { plans, models, problems } = compile([
    ...shipped,
    file('a.model.json', { ...modelOf(line), subTables: [{ model: 'demo/b', foreignKey: 'pid' }] }),
    file('b.model.json', modelOf(parent, line)),
    file('a.screen.json', { title: '甲', type: 'list', model: 'demo/a', editing: 'inline' }),
    file('c.screen.json', { title: '丙', type: 'list', model: 'demo/a', columns: ['place'] }),
  ]);
  expect(problems).toEqual([]);
  const plan = plans.get('demo/a');
  if (plan?.type !== 'list') throw new Error('no list plan');
  expect(plan.grid?.options.dragSort).toBe('place');
  expect(plan.form.subTables[0]?.options.dragSort).toBe('place');
  // The server numbers the rows of a sub-table by the same.
  expect(models.get('demo/a')?.subTables[0]?.grid?.dragSort).toBe('place');
});
