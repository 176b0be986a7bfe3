import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Format } from './formats.ts';
import { createValidation } from './Validation.ts';

const directory = mkdtempSync(join(tmpdir(), 'weft-validation-'));
afterAll(() => rmSync(directory, { recursive: true }));

test.each<[Format, string]>([
  ['people', `${join(directory, 'menu.json')}:1:2  错误 json-syntax`],
  ['github', `::error file=${join(directory, 'menu.json')},line=1,col=2,title=json-syntax`],
  ['json', `"file": ${JSON.stringify(join(directory, 'menu.json'))}`],
])('for %s a mistake in another folder is told with the file as it lies there', async (format, place) => {
  writeFileSync(join(directory, 'menu.json'), '[');
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const validation = await createValidation({ format, directory, withDatabase: false, withData: false, say });
  expect(await validation.run()).toBe(1);
  expect(said.join('\n')).toContain(place);
  await validation.close();
});
