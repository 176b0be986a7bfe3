import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { newPrint } from './declarations.ts';

test('a new print of any shipped model is right as it stands', async () => {
  const models = readdirSync('screens', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(market|base|fba)\/(.+)\.model\.json$/.exec(file.replaceAll('\\', '/'))?.slice(1) ?? [],
  );
  expect(models.length).toBeGreaterThan(6);
  const made: Record<string, string> = {};
  for (let at = 0; at < models.length; at += 2) {
    const id = `${models[at]}/${models[at + 1]}`;
    Object.assign(made, newPrint(`${id}-new`, id, readFileSync(`screens/${id}.model.json`, 'utf8')));
  }
  const files = [...(await shippedFiles()), ...Object.entries(made).map(([path, text]) => ({ path, text }))];
  const compile = await compiler();
  const { problems } = compile(files);
  expect(problems.filter(({ file }) => file in made)).toEqual([]);
});
