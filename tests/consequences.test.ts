import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: readonly SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

const problemsWith = (path: string, edit: (text: string) => string) =>
  compile(shipped.map((file) => (file.path === path ? { ...file, text: edit(file.text) } : file))).problems;

test.each([
  ['with a mistake of its own', 'unknown-key', (text: string) => text.replace('{', '{ "备注": "",')],
  ['cut off where it begins', 'json-syntax', () => '{'],
])('a file %s is all that is told of, whatever is built on it', (_what, code, edit) => {
  const declarations = shipped.filter(({ path }) => path.endsWith('.json'));
  expect(declarations.length).toBeGreaterThan(300);
  const elsewhere = declarations.flatMap(({ path }) => {
    const problems = problemsWith(path, edit);
    expect(problems[0]).toMatchObject({ file: path, code });
    return problems.filter(({ file, severity }) => file !== path && severity === 'error');
  });
  expect(elsewhere).toEqual([]);
});

test.each(['null', '[]', '7', '"x"', '{ "subTables": [null] }'])(
  'a model that says %s is told, and nothing else',
  (text) => {
    const path = 'screens/fba/shipment-line.model.json';
    expect(new Set(problemsWith(path, () => text).map(({ file }) => file))).toEqual(new Set([path]));
  },
);

test('what app.json would say is missed by nobody but itself', () => {
  const app = 'screens/app.json';
  const told = (files: readonly SourceFile[]) => compile(files).problems.map(({ code, file }) => [code, file]);
  expect(told(shipped.filter(({ path }) => path !== app))).toEqual([['file-missing', app]]);
  expect(problemsWith(app, (text) => text.replace('"base/shop"', '"base/shpo"')).map(({ file }) => file)).toEqual([
    app,
  ]);
});

test('a mistake beside it that misses nothing of it is told all the same, after it', () => {
  const [broken, other] = ['screens/dictionaries/demo_province.dictionary.json', 'screens/market/timely.report.json'];
  const files = shipped.map((file) => {
    if (file.path === broken) return { ...file, text: file.text.replace('{', '{ "备注": "",') };
    return file.path === other ? { ...file, text: file.text.replace('{ "orderId"', '{ "ordreId"') } : file;
  });
  const { problems } = compile(files);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining([broken, other]));
  expect(problems[0]?.file).toBe(broken);
  expect(problems.find(({ file }) => file === other)?.mend).toBeDefined();
});

test('of a mistaken currency what is said of its amounts follows, and of others’ amounts nothing', () => {
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'screens/advertising/campaign-day.model.json': (text) =>
      text.replace('"currency": "currency"', '"currency": "shop"'),
    'screens/fba/claim.model.json': (text) => text.replace(/"currency": "currency",?\s*/, ''),
  };
  const told = (...paths: string[]) => {
    const edited = (file: SourceFile) => (paths.includes(file.path) ? edits[file.path]?.(file.text) : undefined);
    const files = shipped.map((file) => ({ ...file, text: edited(file) ?? file.text }));
    return compile(files).problems.map(({ code, file }) => [code, file]);
  };
  const [mistaken = '', other = ''] = Object.keys(edits);
  expect(told(mistaken)).toEqual([['currency-column', mistaken]]);
  expect(told(other)).toEqual([['measure-units', other]]);
  expect(told(mistaken, other)).toEqual(expect.arrayContaining([...told(mistaken), ...told(other)]));
});

test('what many files miss is mended in none of them', () => {
  const problems = problemsWith('screens/market/order.model.json', (text) =>
    text.replace('"code": "market_order"', '"code": "sales_line"'),
  );
  const missed = problems.filter(({ message }) => message.includes('market_order'));
  expect(new Set(missed.map(({ file }) => file)).size).toBeGreaterThan(2);
  expect(missed.filter(({ mend }) => mend !== undefined)).toEqual([]);
});

test.each(['[', '{"a":'])('20,000 times %s is told in one line', (open) => {
  const [told, ...more] = compile([
    ...shipped,
    { path: 'screens/market/bad.screen.json', text: open.repeat(20_000) },
  ]).problems;
  expect(told).toMatchObject({ code: 'too-deep', file: 'screens/market/bad.screen.json' });
  expect(more).toEqual([]);
});
