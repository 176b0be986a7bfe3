import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

describe.each(databases)('values records must not share on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const call = (method: 'POST' | 'PUT', path: string, body: Record<string, unknown>, more: Call = {}) =>
    sample.call(method, `${api}/${path}/market_bill`, { body, ...more });
  const form = (body: Record<string, unknown>, more?: Call) => call('POST', 'form', body, more);
  const numbers = async () => {
    const query = { column: 'orderNum', order: 'asc', pageSize: '100' };
    const { result } = await sample.call('GET', `${api}/getData/market_bill`, { query });
    return result.records.map((row: { billNo: string; orderNum: number }) => [row.billNo, row.orderNum]);
  };
  const taken = { success: false, code: 400, result: [{ key: 'buyer', message: '该值不可用，系统中已存在！' }] };

  test('a unique rule without an index holds on add, edit and import, and for one tenant only', async () => {
    const { result: first } = await form({ billNo: 'U-1', buyer: '王芳' });
    expect(await form({ billNo: 'U-2', buyer: '王芳' })).toMatchObject(taken);
    expect(await form({ billNo: 'U-2', buyer: '王芳' }, { as: 'other' })).toMatchObject({ success: true });
    const { result: second } = await form({ billNo: 'U-2', buyer: '李雷' });
    expect(await call('PUT', 'form', { id: second, version: 1, buyer: '王芳' })).toMatchObject(taken);
    expect(await call('PUT', 'form', { id: first, version: 1, buyer: '王芳', packing: 'box' })).toMatchObject({
      success: true,
    });
    const rows = [
      { billNo: 'U-3', buyer: '李雷' },
      { billNo: 'U-4', buyer: '韩梅' },
    ];
    const imported = await call('POST', 'importRows', { rows, mode: 'good' });
    expect(imported.result).toMatchObject({ successCount: 1, errors: [{ row: 1, key: 'buyer' }] });
    expect(await form({ billNo: 'U-5', buyer: '' })).toMatchObject({ success: true });
    expect(await form({ billNo: 'U-6', buyer: '' })).toMatchObject({ success: true });
  });

  test('two who bring the same value at once: one of them', async () => {
    const both = await Promise.all(['R-1', 'R-2'].map((billNo) => form({ billNo, buyer: '同时' })));
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  test('new rows of a list ordered by hand come last or where they were put, whoever adds at the same time', async () => {
    const before = (await numbers()).length;
    await Promise.all(['N-1', 'N-2', 'N-3'].map((billNo) => form({ billNo })));
    await call('PUT', 'saveAll', {
      added: [{ billNo: 'N-4', orderNum: 1 }, { billNo: 'N-5', orderNum: 500 }, { billNo: 'N-6' }],
    });
    const all = (await numbers()) as [string, number][];
    expect(new Set(all.map(([, number]) => number)).size).toBe(before + 6);
    expect(all[0]).toEqual(['N-4', 1]);
    expect(all.slice(-2)).toEqual([
      ['N-5', 500],
      ['N-6', 501],
    ]);
  });

  test('rows put in at several places stand there, no number twice; two with one wish follow one another', async () => {
    const old = ['P-1', 'P-2', 'P-3', 'P-4'].map((billNo, index) => ({ billNo, orderNum: 1001 + index }));
    await call('PUT', 'saveAll', { added: old });
    const added = [
      { billNo: 'P-3a', orderNum: 1004 },
      { billNo: 'P-1a', orderNum: 1002 },
      { billNo: 'P-3b', orderNum: 1005 },
    ];
    expect(await call('PUT', 'saveAll', { added })).toMatchObject({ success: true });
    const placed = async () => ((await numbers()) as [string, number][]).filter(([name]) => name.startsWith('P-'));
    expect(await placed()).toEqual([
      ['P-1', 1001],
      ['P-1a', 1002],
      ['P-2', 1003],
      ['P-3a', 1004],
      ['P-3b', 1005],
      ['P-3', 1006],
      ['P-4', 1007],
    ]);
    const twice = ['P-0', 'P-00'].map((billNo) => ({ billNo, orderNum: 1001 }));
    expect(await call('PUT', 'saveAll', { added: twice })).toMatchObject({ success: true });
    expect((await placed()).slice(0, 4)).toEqual([
      ['P-0', 1001],
      ['P-00', 1002],
      ['P-1', 1003],
      ['P-1a', 1004],
    ]);
  });
});
