import { beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { createIndex, createTable, modelIndexes, rlsStatements } from '../server/db/schema/tables.ts';
import { compiler, shippedFiles } from './declarations.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** The shipped declarations with a model and a page of it at these paths below `screens/`. */
function withModel(id: string, key = 'name'): Compiled {
  const up = '../'.repeat(id.split('/').length);
  const file = (kind: string, rest: object) => ({
    path: `screens/${id}.${kind}.json`,
    text: JSON.stringify({ $schema: `${up}schemas/${kind}.schema.json`, title: '订单', ...rest }),
  });
  const model = file('model', { fields: [{ key, title: '名称', type: 'input' }] });
  return compile([...shipped, model, file('screen', { type: 'list', model: id })]);
}

const LONG = 'a'.repeat(70);

describe('a name that could be no table, permission or address', () => {
  test.each([
    ['odd/订单', undefined],
    ['odd/my order', 'my-order.model.json'],
    ['odd/a.b', 'a-b.model.json'],
    ['odd/.hidden', 'hidden.model.json'],
    ['odd/_lead', 'lead.model.json'],
    ['odd/é', undefined],
    ['odd/constructor', undefined],
    ['then/order', undefined],
    ['odd/quo\'te"; drop', 'quo-te-drop.model.json'],
    ['odd/a%20b#c?d', 'a-20b-c-d.model.json'],
    ['odd/a:b', 'a-b.model.json'],
    ['市场/order', undefined],
    ['odd folder/order', 'odd-folder'],
  ])('%s is told with its file and the way out', (id, suggestion) => {
    const { problems, models, plans } = withModel(id);
    const own = problems.find(({ file }) => file === `screens/${id}.model.json`);
    expect(own).toMatchObject({ code: 'file-name', severity: 'error', line: 1, column: 1 });
    expect(own?.suggestion).toBe(suggestion);
    expect(own?.fix).toContain('中文写进 title');
    expect([models.has(id), plans.has(id)]).toEqual([false, false]);
  });

  test.each(['1st', '2026/orders', `odd/${LONG}`, `odd/${'A'.repeat(40)}`])('%s gives no table', (id) => {
    const [problem, ...others] = withModel(id).problems;
    expect(problem).toMatchObject({ code: 'table-name', file: `screens/${id}.model.json`, line: 1 });
    expect(problem?.fix).toContain('"table"');
    expect(others).toEqual([]);
  });

  test('a key of capitals alone gives no column', () => {
    const [problem] = withModel('odd/keys', `a${'B'.repeat(39)}`).problems;
    expect(problem).toMatchObject({
      code: 'table-name',
      file: 'screens/odd/keys.model.json',
      pointer: '/fields/0/key',
    });
  });
});

test.each(['odd/UPPER', 'Odd/mixedCase', 'odd/1st', 'odd/x-y', 'odd/a--b', 'odd/trail-', 'odd/select', 'users'])(
  '%s is a table the database can make',
  (id) => {
    const { problems, models } = withModel(id);
    expect(problems).toEqual([]);
    const model = models.get(id);
    if (!model) throw new Error('no model');
    expect(createTable(model)).toContain(`"${model.table}"`);
    for (const index of modelIndexes(model)) expect(createIndex(model.table, index)).toContain(`"${index.name}"`);
    expect(rlsStatements(model.table).join()).toContain(`"${model.table}"`);
  },
);

test.each(['pg_class', 'user'])('%s is a name PostgreSQL keeps for itself', (id) => {
  expect(withModel(id).problems).toMatchObject([{ code: 'system-table' }]);
});
