import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';

test('parameters of a popup name fields of the row and parameters of the report', async () => {
  const compile = await compiler();
  const files = await shippedFiles();
  const path = 'screens/demo/pickers.model.json';
  const changed = (from: string, to: string) =>
    compile(files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file))).problems;
  expect(changed('"channel": "channel"', '"channel": "chanel"')).toMatchObject([
    { code: 'unknown-reference', found: 'chanel', suggestion: 'channel' },
  ]);
  expect(changed('"channel": "channel"', '"chanel": "channel"')).toMatchObject([
    { code: 'unknown-reference', found: 'chanel', suggestion: 'channel' },
  ]);
});
