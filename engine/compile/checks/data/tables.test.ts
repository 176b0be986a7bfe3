import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../../tests/declarations.ts';

test('a table of the system is nobody else’s, neither as a table of records nor of links', async () => {
  const compile = await compiler();
  const files = await shippedFiles();
  const problemsOf = (model: object) => {
    const text = JSON.stringify({ $schema: '../../schemas/model.schema.json', title: '坏', ...model });
    return compile([...files, { path: 'screens/market/bad.model.json', text }]).problems;
  };
  const name = { key: 'name', title: '名称', type: 'input' };
  for (const table of ['sys_session', 'pg_class', 'user', 'order'])
    expect(problemsOf({ table, fields: [name] })).toMatchObject([{ code: 'system-table', found: table }]);
  const links = { table: 'sys_user_role', own: 'role_id', other: 'user_id' };
  const field = { key: 'people', title: '人', type: 'sel_user', multiple: true, store: { links } };
  expect(problemsOf({ fields: [name, field] })).toMatchObject([
    { code: 'system-table', found: 'sys_user_role', pointer: '/fields/1/store/links/table' },
  ]);
});
