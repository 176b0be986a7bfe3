import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bill as billModel, sampleTables } from '../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const api = '/online/cgform/api';
const LINES = 'market:bill-line:list';
const databases = await openTestDatabases();

/** Bills with lists of their lines, notes and seals below; nothing else shows these. */
const screens = {
  'screens/market/bill.screen.json': { title: '发货单', type: 'erp', model: 'market/bill' },
  'screens/market/bill.model.json': {
    ...billModel,
    subTables: [
      ...billModel.subTables,
      { model: 'market/bill-seal', foreignKey: 'billId', title: '封条', single: true },
    ],
  },
  'screens/market/bill-seal.model.json': {
    title: '封条',
    fields: [
      { key: 'billId', title: '单', type: 'hidden', store: { length: 36, index: true } },
      { key: 'no', title: '封号', type: 'input' },
    ],
  },
};

interface Shown {
  subLists: { source: { model: string }; columns: { key: string }[] }[];
  form: { subTables: { key: string }[] };
}

describe.each(databases)('sub-lists on $kind', ({ open }) => {
  let sample: SampleServer;
  let bill = '';

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), screens);
    const body = {
      billNo: 'B-1',
      market_bill_line: [{ sku: 'a', qty: 2, secret: '7' }],
      market_bill_note: [{ note: '易碎' }],
    };
    bill = (await call('POST', 'form/market_bill', { body })).result;
  });
  afterAll(() => sample.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: Call = {}) =>
    sample.call(method, `${api}/${path}`, more);
  const planOf = async (as: string) => (await sample.call('GET', '/config/plans/market/bill', { as })).result as Shown;
  const rowsOf = (table: string, as: string) => call('GET', `getData/${table}`, { query: { billId: bill }, as });
  const grant = async (code: string, held: boolean) => {
    const role = "(SELECT id FROM sys_role WHERE role_code = 'finance')";
    const change = held
      ? `INSERT INTO sys_role_grant VALUES (${role}, 'action', $1) ON CONFLICT DO NOTHING`
      : `DELETE FROM sys_role_grant WHERE code = $1 AND role_id = ${role}`;
    await sample.db.query(change, [code]);
    await sample.db.query('UPDATE sys_user SET rights_version = rights_version + 1');
  };

  test('who may look at a sub-list has it and its rows, without the columns that are not theirs', async () => {
    const { subLists } = await planOf('yunying');
    expect(subLists.map(({ source }) => source.model)).toEqual([
      'market_bill_line',
      'market_bill_note',
      'market_bill_seal',
    ]);
    const keys = subLists[0]?.columns.map(({ key }) => key);
    expect(keys).toContain('sku');
    expect(keys).not.toContain('secret');
    const rows = await rowsOf('market_bill_line', 'yunying');
    expect(rows.result.records).toMatchObject([{ sku: 'a', billId: bill }]);
    expect(rows.text).not.toContain('secret');
  });

  test('A02 who lacks it has neither list nor rows, not with the record and not by writing them', async () => {
    await grant(LINES, false);
    const { subLists, form } = await planOf('caiwu');
    expect(subLists.map(({ source }) => source.model)).toEqual(['market_bill_note', 'market_bill_seal']);
    expect(form.subTables).toEqual([]);
    expect(await rowsOf('market_bill_line', 'caiwu')).toMatchObject({ success: false, status: 403 });
    const record = (await call('GET', `form/market_bill/${bill}`, { as: 'caiwu' })).result;
    expect(record.market_bill_note).toMatchObject([{ note: '易碎' }]);
    expect(record).not.toHaveProperty('market_bill_line');
    await grant('market:bill:edit', true);
    const body = { id: bill, version: record.version, buyer: '李四', market_bill_line: [] };
    const edited = await call('PUT', 'form/market_bill', { body, as: 'caiwu' });
    expect(edited).toMatchObject({ success: false, result: [{ key: 'market_bill_line' }] });
    expect((await rowsOf('market_bill_line', 'admin')).result.total).toBe(1);
    await grant('market:bill:edit', false);
  });

  test('A02 who holds nothing but the right to look reads the rows and changes none', async () => {
    await grant(LINES, true);
    const rows = (await rowsOf('market_bill_line', 'caiwu')).result.records;
    expect(rows).toHaveLength(1);
    const { id, version } = rows[0];
    const tries = [
      call('POST', 'form/market_bill_line', { body: { billId: bill, sku: 'b' }, as: 'caiwu' }),
      call('PUT', 'form/market_bill_line', { body: { id, version, qty: 3 }, as: 'caiwu' }),
      call('DELETE', `form/market_bill_line/${id}`, { as: 'caiwu' }),
    ];
    for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ success: false, status: 403 });
  });

  test('the rows of a sub-list go with their record, whoever removes it', async () => {
    const gone = (await call('POST', 'form/market_bill', { body: { billNo: 'B-2', market_bill_line: [{ sku: 'z' }] } }))
      .result;
    await grant(LINES, false);
    await grant('market:bill:delete', true);
    expect(await call('DELETE', `form/market_bill/${gone}`, { as: 'caiwu' })).toMatchObject({ success: true });
    const left = await call('GET', 'getData/market_bill_line', { query: { billId: gone } });
    expect(left.result.total).toBe(0);
  });

  test('a record whose sub-table has one row takes no second, by itself, in a batch or with the record', async () => {
    const own = (await call('POST', 'form/market_bill', { body: { billNo: 'B-3', market_bill_seal: [{ no: '1' }] } }))
      .result;
    const problem = { key: 'billId', message: '这条发货单已有封条，不能再加一条' };
    const second = await call('POST', 'form/market_bill_seal', { body: { billId: own, no: '2' } });
    expect(second).toMatchObject({ success: false, result: [problem] });
    const empty = (await call('POST', 'form/market_bill', { body: { billNo: 'B-4' } })).result;
    const batch = {
      added: [
        { billId: empty, no: '3' },
        { billId: empty, no: '4' },
      ],
    };
    expect(await call('PUT', 'saveAll/market_bill_seal', { body: batch })).toMatchObject({
      success: false,
      result: [{ index: 1, part: 'added', key: 'billId', message: '这条发货单只能有一条封条' }],
    });
    const both = { billNo: 'B-5', market_bill_seal: [{ no: '5' }, { no: '6' }] };
    expect(await call('POST', 'form/market_bill', { body: both })).toMatchObject({
      success: false,
      message: '封条只能有一行',
    });
    const tries = ['7', '8'].map((no) => call('POST', 'form/market_bill_seal', { body: { billId: empty, no } }));
    const won = (await Promise.all(tries)).filter(({ success }) => success);
    expect(won, 'of two at once one is the second').toHaveLength(1);
  });

  test('who has a record open with its rows does not save over a row that came or went meanwhile', async () => {
    const own = (await call('POST', 'form/market_bill', { body: { billNo: 'B-9', market_bill_line: [{ sku: 'a' }] } }))
      .result;
    const skus = async () =>
      (await call('GET', 'getData/market_bill_line', { query: { billId: own } })).result.records.map(
        ({ sku }: { sku: string }) => sku,
      );
    const line = (sku: string) => ({ billId: own, sku });
    const [first] = (await call('GET', `form/market_bill/${own}`)).result.market_bill_line;
    const removed = [{ id: first.id, version: first.version }];
    const meanwhile = [
      () => call('POST', 'form/market_bill_line', { body: line('b') }),
      () => call('PUT', 'saveAll/market_bill_line', { body: { added: [line('c')] } }),
      () => call('POST', 'importRows/market_bill_line', { body: { rows: [line('d')] } }),
      () => call('PUT', 'saveAll/market_bill_line', { body: { removed } }),
    ];
    for (const change of meanwhile) {
      const { version, market_bill_line } = (await call('GET', `form/market_bill/${own}`)).result;
      expect(await change()).toMatchObject({ success: true });
      const body = { id: own, version, market_bill_line };
      expect(await call('PUT', 'form/market_bill', { body })).toMatchObject({ success: false, code: 409 });
    }
    expect((await skus()).sort()).toEqual(['b', 'c', 'd']);
  });
});
