import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const API = '/online/cgform/api';

const options = ['draft', 'waiting', 'approved'].map((value, index) => ({
  value,
  text: ['草稿', '待批准', '已批准'][index],
}));

const files = {
  'screens/market/bill.model.json': {
    title: '单据',
    recycleBin: { days: 30 },
    fields: [
      { key: 'name', title: '名称', type: 'input', validateRules: ['required', 'only'], store: { unique: true } },
      { key: 'qty', title: '数量', type: 'inputNumber', precision: 0 },
      { key: 'note', title: '备注', type: 'input' },
      { key: 'twice', title: '两倍', type: 'inputNumber', precision: 0, value: 'row.qty * 2' },
      { key: 'state', title: '状态', type: 'select', options },
    ],
    subTables: [{ model: 'market/bill-line', name: 'lines', foreignKey: 'billId', title: '明细' }],
    states: {
      field: 'state',
      initial: 'draft',
      final: ['approved'],
      transitions: [
        {
          code: 'submit',
          title: '提交',
          from: ['draft'],
          to: 'waiting',
          rule: { expression: 'size(lines) > 0 && lines.all(l, l.pieces > 0)', message: '每行明细都要有数量' },
        },
        { code: 'approve', title: '批准', from: ['waiting'], to: 'approved' },
        { code: 'back', title: '退回', from: ['waiting'], to: 'draft' },
      ],
      locks: [{ in: ['waiting'], fields: ['name', 'qty'], removable: true }, { in: ['approved'] }],
    },
  },
  'screens/market/bill-line.model.json': {
    title: '单据明细',
    fields: [
      { key: 'billId', title: '单据', type: 'hidden', store: { length: 36 } },
      { key: 'pieces', title: '件数', type: 'inputNumber', precision: 0 },
    ],
  },
  // Of which the rows are locked field by field.
  'screens/market/load.model.json': {
    title: '货件',
    fields: [
      { key: 'name', title: '名称', type: 'input', validateRules: ['required', 'only'], store: { unique: true } },
      { key: 'total', title: '合计', type: 'inputNumber', precision: 0, value: 'sum(lines, pieces)' },
      { key: 'state', title: '状态', type: 'select', options },
    ],
    subTables: [{ model: 'market/load-line', name: 'lines', foreignKey: 'loadId', title: '明细' }],
    states: {
      field: 'state',
      initial: 'draft',
      final: ['approved'],
      transitions: [
        { code: 'ship', title: '发货', from: ['draft'], to: 'waiting' },
        { code: 'close', title: '完成', from: ['waiting'], to: 'approved' },
      ],
      locks: [{ in: ['waiting'], fields: ['lines.pieces'], removable: true }],
    },
  },
  'screens/market/load-line.model.json': {
    title: '货件明细',
    fields: [
      { key: 'loadId', title: '货件', type: 'hidden', store: { length: 36 } },
      { key: 'code', title: '编号', type: 'input', validateRules: ['only'], store: { unique: true } },
      { key: 'pieces', title: '件数', type: 'inputNumber', precision: 0 },
      { key: 'got', title: '收到', type: 'inputNumber', precision: 0 },
    ],
  },
  'screens/market/load.screen.json': { title: '货件', type: 'list', model: 'market/load' },
  'screens/market/load-line.screen.json': { title: '货件明细', type: 'list', model: 'market/load-line' },
  'screens/market/bill.screen.json': { title: '单据', type: 'list', model: 'market/bill' },
  'screens/market/bill-line.screen.json': { title: '单据明细', type: 'list', model: 'market/bill-line' },
};

describe.each(await openTestDatabases())('what a state locks on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open(), files);
  });
  afterAll(() => sample.close());

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Record<string, unknown>) =>
    sample.call(method, `${API}/${path}`, { as: 'admin', ...(body ? { body } : {}) });
  const read = async (id: string) => (await ask('GET', `form/market_bill/${id}`)).result;
  const move = async (id: string, code: string) =>
    ask('POST', `transition/market_bill/${code}`, { id, version: (await read(id)).version });
  const add = async (name: string, ...ways: string[]): Promise<string> => {
    const { result: id } = await ask('POST', 'form/market_bill', { name, qty: 2, market_bill_line: [{ pieces: 1 }] });
    for (const code of ways) expect(await move(id, code)).toMatchObject({ success: true });
    return id;
  };
  const edit = async (id: string, values: object) =>
    ask('PUT', 'form/market_bill', { id, version: (await read(id)).version, ...values });
  const refusedIn = (title: string, state: string) => `${title}在“${state}”时不能修改`;

  /** What became of rows that were imported over those that are there. */
  async function imported(table: string, text: string, key: string[]) {
    const form = new FormData();
    form.append('file', new Blob([text]), '单.csv');
    const packed = new Response(form);
    const looked = await sample.server.app.inject({
      method: 'POST',
      url: `${API}/importFiles/${table}`,
      payload: Buffer.from(await packed.arrayBuffer()),
      headers: { ...(await sample.server.signIn('admin')), 'content-type': packed.headers.get('content-type') ?? '' },
    });
    const [{ name, path }] = looked.json().result.files;
    const order = { files: [{ name, path }], how: 'update', key, mode: 'good' };
    const { result: job } = await ask('POST', `importJob/${table}`, order);
    return vi.waitFor(
      async () => {
        const state = await sample.call('GET', '/sys/job/state', { as: 'admin', query: { id: job.id } });
        expect(state.result.state).toBe('done');
        return state.result.outcome;
      },
      { timeout: 30_000, interval: 100 },
    );
  }

  test('fields are left alone in a form, a grid and a bulk edit, and open again with the state', async () => {
    const id = await add('甲', 'submit');
    const message = refusedIn('数量', '待批准');
    expect((await edit(id, { qty: 3 })).result).toEqual([{ key: 'qty', message }]);
    // What is sent as it is, and what the lock does not name, is saved.
    expect((await edit(id, { qty: 2, note: '急' })).success).toBe(true);
    const { version } = await read(id);
    const grid = await ask('PUT', 'saveAll/market_bill', { changed: [{ id, version, qty: 9 }] });
    expect(grid.result).toMatchObject([{ key: 'qty', message, id }]);
    const bulk = await ask('PUT', 'bulkEdit/market_bill', { ids: [id, await add('乙')], values: { qty: 7 } });
    expect(bulk.result).toMatchObject({ changed: 1, refused: [{ id, name: '甲', message }] });
    expect(await read(id)).toMatchObject({ qty: 2, note: '急', twice: 4 });
    await move(id, 'back');
    expect((await edit(id, { qty: 3 })).success).toBe(true);
  });

  test('an import that finds the record changes nothing that is locked', async () => {
    const id = await add('丙', 'submit');
    const outcome = await imported('market_bill', '名称,数量,备注\n丙,8,导入\n', ['name']);
    expect(outcome).toMatchObject({ updated: 0, wrong: 1, errors: [{ reason: refusedIn('数量', '待批准') }] });
    expect(await read(id)).toMatchObject({ qty: 2, note: null });
  });

  test('neither a version of before nor an undo gets around it, and both say why', async () => {
    const id = await add('丁');
    await edit(id, { qty: 5 });
    await move(id, 'submit');
    const { version } = await read(id);
    const back = await ask('PUT', 'history/market_bill', { id, version, to: 1 });
    expect(back.result).toEqual([{ key: 'qty', message: refusedIn('数量', '待批准') }]);
    // A note may be written where only fields are locked, and is taken back; the record itself must stay.
    const bulk = await ask('PUT', 'bulkEdit/market_bill', { ids: [id], values: { note: '急' } });
    const undo = (set: string) => ask('POST', `changeSet/market_bill/${set}/undo`);
    expect((await undo(bulk.result.set)).result).toMatchObject({ done: 1, refusedCount: 0 });
    const grid = await ask('PUT', 'saveAll/market_bill', { added: [{ name: '戊一' }, { name: '戊二' }] });
    const [first] = grid.result.added;
    // As another process would leave it between the look and the undo: nothing tells that it was touched.
    const { db } = sample.server.context;
    await db.query(`UPDATE market_bill SET state = 'approved' WHERE id = $1`, [first.id]);
    const check = await ask('GET', `changeSet/market_bill/${grid.result.set}/undo`);
    const refused = [{ id: first.id, message: '“戊一”现在是“已批准”，不能删除' }];
    expect(check.result).toMatchObject({ done: 1, refused });
    expect((await undo(grid.result.set)).result).toMatchObject({ done: 1, refused });
    expect((await read(first.id)).name).toBe('戊一');
  });

  test('a record that must stay is removed by no way, one that may be is', async () => {
    const kept = await add('戊', 'submit', 'approve');
    const message = '“戊”现在是“已批准”，不能删除';
    const remove = (ids: string) => sample.call('DELETE', `${API}/form/market_bill/${ids}`, { as: 'admin' });
    expect(await remove(kept)).toMatchObject({ success: false, message });
    expect(await remove(`${await add('己')},${kept}`)).toMatchObject({ success: false, message });
    const { version } = await read(kept);
    const grid = await ask('PUT', 'saveAll/market_bill', { removed: [{ id: kept, version }] });
    expect(grid).toMatchObject({ success: false, message });
    expect((await read(kept)).name).toBe('戊');
    expect((await remove(await add('庚', 'submit'))).success).toBe(true);
  });

  test('rows of a record that is locked as a whole are left alone, through it and by themselves', async () => {
    const id = await add('辛', 'submit');
    const lines = async () => (await read(id)).market_bill_line;
    const [line] = await lines();
    // Only fields are locked while it waits.
    expect((await edit(id, { market_bill_line: [{ ...line, pieces: 2 }] })).success).toBe(true);
    await move(id, 'approve');
    const message = '这条单据现在是“已批准”，不能修改它的明细';
    const [now] = await lines();
    const through = await edit(id, { market_bill_line: [{ ...now, pieces: 9 }] });
    expect(through.result).toEqual([{ key: 'market_bill_line', message }]);
    const own = { id: now.id, version: now.version, pieces: 9 };
    expect((await ask('PUT', 'form/market_bill_line', own)).result).toEqual([{ key: '', message }]);
    const more = await ask('POST', 'form/market_bill_line', { billId: id, pieces: 1 });
    expect(more.result).toEqual([{ key: '', message }]);
    const gone = await sample.call('DELETE', `${API}/form/market_bill_line/${now.id}`, { as: 'admin' });
    expect(gone).toMatchObject({ success: false, message });
    expect(await lines()).toMatchObject([{ pieces: 2 }]);
    expect((await edit(id, { market_bill_line: [now], note: '锁' })).success).toBe(false);
  });

  test('a field of the rows is left alone, and none comes or goes, through the record and by themselves', async () => {
    const lines = [{ pieces: 1 }, { pieces: 2 }];
    const { result: id } = await ask('POST', 'form/market_load', { name: '子', market_load_line: lines });
    const whole = async () => (await ask('GET', `form/market_load/${id}`)).result;
    const save = async (rows: (now: Record<string, unknown>[]) => object[]) => {
      const { version, market_load_line: now } = await whole();
      return ask('PUT', 'form/market_load', { id, version, market_load_line: rows(now) });
    };
    const ship = async () => ask('POST', 'transition/market_load/ship', { id, version: (await whole()).version });
    expect(await ship()).toMatchObject({ success: true });
    const message = '件数在“待批准”时不能修改';
    const changed = await save(([first, second]) => [{ ...first }, { ...second, pieces: 9, got: 2 }]);
    expect(changed.result).toEqual([{ key: 'market_load_line[1].pieces', message }]);
    const fixed = '这条货件现在是“待批准”，不能增减它的明细';
    expect((await save((now) => [...now, { pieces: 3 }])).result).toEqual([
      { key: 'market_load_line', message: fixed },
    ]);
    expect((await save((now) => now.slice(1))).result).toEqual([{ key: 'market_load_line', message: fixed }]);
    // What the lock does not name is written, and the record with it.
    expect((await save((now) => now.map((row) => ({ ...row, got: 1 })))).success).toBe(true);
    const [line] = (await whole()).market_load_line;
    expect(line).toMatchObject({ pieces: 1, got: 1 });

    const own = (more: object) => ask('PUT', 'form/market_load_line', { id: line.id, version: line.version, ...more });
    expect((await own({ pieces: 9 })).result).toEqual([{ key: 'pieces', message }]);
    const bulk = await ask('PUT', 'bulkEdit/market_load_line', { ids: [line.id], values: { pieces: 7 } });
    expect(bulk.result).toMatchObject({ changed: 0, refused: [{ id: line.id, message }] });
    expect((await ask('POST', 'form/market_load_line', { loadId: id, pieces: 3 })).result).toEqual([
      { key: '', message: fixed },
    ]);
    const gone = await sample.call('DELETE', `${API}/form/market_load_line/${line.id}`, { as: 'admin' });
    expect(gone).toMatchObject({ success: false, message: fixed });
    expect((await own({ got: 5 })).success).toBe(true);
    expect(await whole()).toMatchObject({ total: 3, market_load_line: [{ pieces: 1, got: 5 }, { pieces: 2 }] });
    // The record itself may go where the lock says so, with its rows.
    const remove = await sample.call('DELETE', `${API}/form/market_load/${id}`, { as: 'admin' });
    expect(remove).toMatchObject({ success: true });
  });

  test('an import that brings rows to a record changes none of what is locked', async () => {
    const { result: id } = await ask('POST', 'form/market_load', {
      name: '丑',
      market_load_line: [{ code: 'A', pieces: 1 }],
    });
    const whole = async () => (await ask('GET', `form/market_load/${id}`)).result;
    await ask('POST', 'transition/market_load/ship', { id, version: (await whole()).version });
    const outcome = await imported('market_load_line', '编号,件数\nA,8\n', ['code']);
    expect(outcome).toMatchObject({ updated: 0, wrong: 1, errors: [{ reason: '件数在“待批准”时不能修改' }] });
    expect((await whole()).market_load_line).toMatchObject([{ pieces: 1 }]);
  });

  test('a rule looks at the rows of the record', async () => {
    const { result: id } = await ask('POST', 'form/market_bill', { name: '壬', qty: 1 });
    expect(await move(id, 'submit')).toMatchObject({ success: false, message: '每行明细都要有数量' });
    await edit(id, { market_bill_line: [{ pieces: 1 }, { pieces: 0 }] });
    expect((await move(id, 'submit')).success).toBe(false);
    const rows = (await read(id)).market_bill_line;
    await edit(id, { market_bill_line: rows.map((row: object) => ({ ...row, pieces: 3 })) });
    expect((await move(id, 'submit')).success).toBe(true);
  });
});
