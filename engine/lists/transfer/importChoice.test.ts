import { describe, expect, test } from 'vitest';
import {
  complaintOf,
  firstChoice,
  headingsOf,
  importOrder,
  type Looked,
  parseJob,
  parseLooked,
} from './importChoice.ts';

const looked: Looked = {
  files: [
    {
      ...{ name: 'a.xlsx', path: 'private/1/a.xlsx' },
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
      ...{ mapping: { 名称: 'name', 件: 'qty', SKU: '' }, how: 'upsert', key: ['name'], whole: false },
    });
    // Rights may have gone, and no two headings fill one field.
    expect(firstChoice(looked, { ...kept, mapping: { 件: 'name' } }, ['insert'])).toMatchObject({
      ...{ how: 'insert', mapping: { 名称: 'name', 件: '' } },
    });
  });

  test('says what stands against it', () => {
    const first = firstChoice(looked, undefined, ALL);
    expect(complaintOf(first, looked)).toBeUndefined();
    expect(complaintOf({ ...first, mapping: { 件: 'qty' } }, looked)).toBe('必填字段还没有对应的列：名称');
    expect(complaintOf({ ...first, mapping: {} }, looked)).toBe('请至少对应一列');
    expect(complaintOf({ ...first, how: 'upsert', key: [] }, looked)).toBe('请选择按哪些字段匹配已有记录');
    expect(complaintOf({ ...first, how: 'update', mapping: { 件: 'qty' } }, looked)).toBe(
      '用来匹配的字段没有对应的列：SKU',
    );
    expect(complaintOf(first, { ...looked, files: looked.files.slice(1) })).toBe('没有可导入的文件');
  });

  test('becomes the body of a job, without files that are none', () => {
    const choice = { ...firstChoice(looked, undefined, ALL), whole: false };
    expect(importOrder(looked, choice, { check: true, total: 0 })).toMatchObject({ mode: 'check', key: [] });
    expect(importOrder(looked, { ...choice, how: 'update' }, { check: false, total: 3 })).toMatchObject({
      ...{ mode: 'good', how: 'update', key: ['sku'], total: 3, files: [{ name: 'a.xlsx', path: 'private/1/a.xlsx' }] },
    });
  });

  test('answers are read whatever they hold', () => {
    expect(parseLooked(null)).toEqual({ files: [], fields: [], key: [] });
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
      ...{ total: 2, inserted: 1, updated: 0, errors: [], set: 's' },
    });
  });
});
