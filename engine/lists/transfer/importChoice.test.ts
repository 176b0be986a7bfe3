import { describe, expect, test } from 'vitest';
import {
  complaintOf,
  firstChoice,
  headingsOf,
  importOrder,
  type Looked,
  lookedWithin,
  parseJob,
  parseLooked,
  sumOf,
} from './importChoice.ts';

const looked: Looked = {
  files: [
    {
      name: 'a.xlsx',
      path: 'private/1/a.xlsx',
      sheets: [
        {
          name: '甲',
          columns: [
            { title: '名称', key: 'name' },
            { title: '件' },
            { title: '来源', locked: '是只读的' },
            { title: '' },
          ],
          rows: [
            { line: 2, cells: ['x', '1'] },
            { line: 3, cells: ['x', '2'] },
          ],
        },
        {
          name: '乙',
          columns: [
            { title: '名称', key: 'name' },
            { title: 'SKU', key: 'sku' },
          ],
          rows: [],
        },
      ],
    },
    { name: 'b.xlsm', error: '不能导入', sheets: [] },
  ],
  fields: [
    { key: 'name', title: '名称', required: true, keyed: true },
    { key: 'sku', title: 'SKU', required: false, keyed: true },
    { key: 'qty', title: '数量', required: false, keyed: false },
  ],
  key: ['sku'],
  tables: [],
};
const ALL = ['insert', 'upsert', 'update'] as const;

describe('the choice of an import', () => {
  test('every heading stands once, with what is below it', () => {
    expect(headingsOf(looked).map(({ title, samples }) => [title, samples])).toEqual([
      ['名称', ['x']],
      ['件', ['1', '2']],
      ['来源', []],
      ['SKU', []],
    ]);
  });

  test('is what it was the last time, as far as that can still be meant', () => {
    const first = firstChoice(looked, undefined, ALL);
    expect(first).toEqual({
      mapping: { 名称: 'name', 件: '', SKU: 'sku' },
      how: 'insert',
      lines: {},
      key: ['sku'],
      whole: true,
      clear: false,
    });
    const kept = {
      mapping: { 件: 'qty', SKU: '', 名称: 'gone' },
      how: 'upsert',
      key: ['name', 'qty', 'x'],
      whole: false,
    };
    expect(firstChoice(looked, kept, ALL)).toMatchObject({
      mapping: { 名称: 'name', 件: 'qty', SKU: '' },
      how: 'upsert',
      key: ['name'],
      whole: false,
    });
    // Rights may have gone, and no two headings fill one field.
    expect(firstChoice(looked, { ...kept, mapping: { 件: 'name' } }, ['insert'])).toMatchObject({
      how: 'insert',
      mapping: { 名称: 'name', 件: '' },
    });
  });

  test('says what stands against it', () => {
    const first = firstChoice(looked, undefined, ALL);
    expect(complaintOf(first, looked)).toBeUndefined();
    expect(complaintOf({ ...first, mapping: { 件: 'qty' } }, looked)).toBe('必填字段还没有对应的列：名称');
    const filled = { ...looked, fields: looked.fields.map((field) => ({ ...field, filled: field.key === 'name' })) };
    expect(complaintOf({ ...first, mapping: { 件: 'qty' } }, filled)).toBeUndefined();
    expect(complaintOf({ ...first, mapping: { 件: 'qty', 名: '' } }, filled)).toBe('必填字段还没有对应的列：名称');
    expect(complaintOf({ ...first, mapping: {} }, looked)).toBe('请至少对应一列');
    expect(complaintOf({ ...first, how: 'upsert', key: [] }, looked)).toBe('请选择按哪些字段匹配已有记录');
    expect(complaintOf({ ...first, how: 'update', mapping: { 件: 'qty' } }, looked)).toBe(
      '用来匹配的字段没有对应的列：SKU',
    );
    expect(complaintOf(first, { ...looked, files: looked.files.slice(1) })).toBe('没有可导入的文件');
  });

  test('lines have headings, a key and complaints of their own', () => {
    const line = { name: '明细', table: 'lines', rows: [] };
    const columns = [{ title: '名称', owner: '名称' }, { title: '名称', key: 'name' }, { title: '件' }];
    const fields = [
      { key: 'name', title: '品名', required: true, keyed: true },
      { key: 'qty', title: '数量', required: false, keyed: false },
    ];
    const [file] = looked.files;
    const files = [{ ...file, name: 'a.xlsx', path: 'a', sheets: [...(file?.sheets ?? []), { ...line, columns }] }];
    const whole: Looked = { ...looked, files, tables: [{ code: 'lines', title: '明细', fields, key: ['name'] }] };
    expect(headingsOf(whole)).toHaveLength(4);
    expect(headingsOf(whole, 'lines').map(({ title, owner }) => [title, owner])).toEqual([
      ['名称', '名称'],
      ['名称', undefined],
      ['件', undefined],
    ]);
    const first = firstChoice(whole, undefined, ALL);
    expect(first.lines).toEqual({ lines: { mapping: { 名称: 'name', 件: '' }, key: ['name'] } });
    expect(complaintOf(first, whole)).toBeUndefined();
    const unmapped = { lines: { mapping: { 名称: '', 件: 'qty' }, key: ['name'] } };
    expect(complaintOf({ ...first, lines: unmapped }, whole)).toBe('明细：必填字段还没有对应的列：品名');
    expect(complaintOf({ ...first, how: 'update', lines: unmapped }, whole)).toBe(
      '明细：用来匹配的字段没有对应的列：品名',
    );
    // No key is a choice, and is remembered.
    const kept = { ...first, lines: { lines: { mapping: { 件: 'qty' }, key: [] } } };
    expect(firstChoice(whole, kept, ALL).lines).toEqual({ lines: { mapping: { 名称: 'name', 件: 'qty' }, key: [] } });
    const alone = { ...whole, files: files.map((each) => ({ ...each, sheets: each.sheets.slice(2) })) };
    const only = firstChoice(alone, undefined, ALL);
    expect(complaintOf(only, alone)).toBe('文件里只有明细，没有它们所属的记录；请改选“新增或修改”');
    expect(complaintOf({ ...only, how: 'upsert' }, alone)).toBeUndefined();
    const outcome = {
      inserted: 1,
      wrong: 1,
      lines: [{ code: 'lines', title: '明细', inserted: 2, updated: 1, wrong: 3 }],
    };
    const parsed = parseJob({ state: 'done', outcome }).outcome;
    expect(parsed && sumOf(parsed)).toEqual({ rows: 4, wrong: 4 });
  });

  test('becomes the body of a job, without files that are none', () => {
    const choice = { ...firstChoice(looked, undefined, ALL), whole: false };
    expect(importOrder(looked, choice, { check: true, total: 0, fixed: {} })).toMatchObject({ mode: 'check', key: [] });
    expect(
      importOrder(looked, { ...choice, how: 'update' }, { check: false, total: 3, fixed: { of: '1' } }),
    ).toMatchObject({
      fixed: { of: '1' },
      mode: 'good',
      how: 'update',
      key: ['sku'],
      total: 3,
      files: [{ name: 'a.xlsx', path: 'private/1/a.xlsx' }],
    });
  });

  test('rows under one record are asked for no field that names it', () => {
    const fields = [...looked.fields, { key: 'of', title: '单', required: true, keyed: true }];
    const whole = { ...looked, fields, key: ['of', 'sku'] };
    const within = lookedWithin(whole, { of: '1' });
    expect([within.fields, within.key]).toEqual([looked.fields, ['sku']]);
    expect(complaintOf(firstChoice(whole, undefined, ALL), whole)).toBe('必填字段还没有对应的列：单');
    expect(complaintOf(firstChoice(within, undefined, ALL), within)).toBeUndefined();
  });

  test('answers are read whatever they hold', () => {
    expect(parseLooked(null)).toEqual({ files: [], fields: [], key: [], tables: [] });
    expect(parseJob({ state: 'x' })).toEqual({
      state: 'waiting',
      done: 0,
      total: 0,
      said: '',
      file: undefined,
      outcome: undefined,
    });
    expect(
      parseJob({ state: 'done', said: 'ok', outcome: { total: 2, inserted: '1', set: 's' } }).outcome,
    ).toMatchObject({
      total: 2,
      inserted: 1,
      updated: 0,
      errors: [],
      set: 's',
    });
  });
});
