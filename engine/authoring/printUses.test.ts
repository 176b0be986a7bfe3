import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import type { SourceFile } from '../compile/documents.ts';
import type { Compiled } from '../plan/compiled.ts';
import { rename } from './renaming/rename.ts';
import { usesOf } from './uses.ts';

const PRINT = 'screens/fba/labels.print.json';
const print = {
  title: '箱唛',
  model: 'fba/shipment',
  group: 'center',
  each: { table: 'fba/shipment-line' },
  copies: 'shipped',
  lookups: {
    listing: { model: 'base/listing', table: 'fba/shipment-line', match: { shop: 'main.shop', msku: 'msku' } },
  },
  parts: [
    { type: 'heading', text: '${main.shipmentNo} ${msku}' },
    { type: 'barcode', symbology: 'code128', value: '${listing.fnsku}' },
    { type: 'fields', fields: ['main.shop', { key: 'sku' }, 'listing.title'] },
    { type: 'table', columns: ['shipmentNo'] },
  ],
};

let compile: (files: readonly SourceFile[]) => Compiled;
let files: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  files = [...(await shippedFiles()), { path: PRINT, text: JSON.stringify(print, null, 2) }];
});

test('a print names fields of the record, of rows, and of what is looked up', () => {
  const compiled = compile(files);
  expect(compiled.problems).toEqual([]);
  const named = usesOf(files, compiled).filter(({ file, kind }) => file === PRINT && kind === 'field');
  const times = new Map<string, number>();
  for (const { name } of named) times.set(name, (times.get(name) ?? 0) + 1);
  expect(Object.fromEntries([...times].toSorted())).toEqual({
    'base/listing.fnsku': 1,
    'base/listing.msku': 1,
    'base/listing.shop': 1,
    'base/listing.title': 1,
    'fba/shipment-line.msku': 2,
    'fba/shipment-line.shipped': 1,
    'fba/shipment-line.sku': 1,
    'fba/shipment.center': 1,
    'fba/shipment.shipmentNo': 2,
    'fba/shipment.shop': 2,
  });
});

test('a field that gets another name has it in prints too, and nothing is wrong afterwards', () => {
  const renamed = rename(files, compile(files), { kind: 'field', from: 'fba/shipment.shop', to: 'store' });
  if ('refused' in renamed) throw new Error(renamed.refused);
  const changed = new Map(renamed.files.map((file) => [file.path, file.text]));
  const all = files.map((file) => ({ path: file.path, text: changed.get(file.path) ?? file.text }));
  const text = changed.get(PRINT) ?? '';
  expect(text.match(/main\.store/g)?.length).toBe(2);
  expect(text).toContain('"shop": "main.store"');
  expect(compile(all).problems.filter(({ file }) => file === PRINT)).toEqual([]);
});
