import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { fieldsOf, hasMeasures, newBoard, newModel, newPrint } from './newFiles.ts';

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

test('a new board of any shipped model with measures is right as it stands, and of others there is none', async () => {
  const shipped = await shippedFiles();
  const models = shipped.flatMap(({ path, text }) => {
    const [, id] = /^screens\/(.+)\.model\.json$/.exec(path) ?? [];
    return id === undefined ? [] : [{ id, text }];
  });
  const made = models.map(({ id, text }) => ({ text, files: newBoard(`${id}-new`, id, text) }));
  expect(made.filter(({ files }) => files !== undefined).length).toBeGreaterThan(10);
  expect(newBoard('a/b', 'market/order', '{ "measures": [')).toBeUndefined();
  for (const { text, files } of made) expect(hasMeasures(text)).toBe(files !== undefined);
  const added = made.flatMap(({ files = {} }) => Object.entries(files).map(([path, text]) => ({ path, text })));
  const { problems } = (await compiler())([...shipped, ...added]);
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([]);
});

test('a list of fields becomes a model that is right: in lines with types, or the cells of a heading', async () => {
  expect(fieldsOf('订单号\n金额 数\n下单日期\t日期\nOrder Note\n')).toEqual([
    { key: 'orderNo', title: '订单号', type: 'input' },
    { key: 'amount', title: '金额', type: 'inputNumber' },
    { key: 'orderDate', title: '下单日期', type: 'date' },
    { key: 'orderNote', title: 'Order Note', type: 'input' },
  ]);
  const fields = fieldsOf('名称\t数量，负责人、怪字');
  expect(fields).toHaveLength(4);
  const made = Object.entries(newModel('market/fresh', '新的', fields)).map(([path, text]) => ({ path, text }));
  const { problems } = (await compiler())([...(await shippedFiles()), ...made]);
  expect(problems).toEqual([]);
});
