import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleTables } from '../../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../../testing/sampleServer.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';

const api = '/online/cgform/api';
const databases = await openTestDatabases();

const deal = {
  title: '成交单',
  fields: [
    { key: 'name', title: '名称', type: 'input' },
    { key: 'rate', title: '税率', type: 'inputNumber', precision: 2 },
    { key: 'total', title: '合计', type: 'inputNumber', precision: 2, value: 'sum(lines, qty * price)' },
    { key: 'taxed', title: '含税', type: 'inputNumber', precision: 2, value: 'row.total * row.rate' },
    {
      key: 'pieces',
      title: '件数',
      type: 'inputNumber',
      precision: 0,
      value: 'count(lines)',
      validateRules: [{ rule: 'expression', expression: 'count(lines) <= 8', message: '最多 8 行' }],
    },
    { key: 'seen', title: '改于', type: 'input', value: 'now' },
  ],
  subTables: [{ model: 'market/deal-line', foreignKey: 'dealId', name: 'lines' }],
};

const line = {
  title: '成交明细',
  fields: [
    { key: 'dealId', title: '单', type: 'hidden', store: { length: 36, index: true } },
    { key: 'qty', title: '数量', type: 'inputNumber', precision: 0 },
    { key: 'price', title: '单价', type: 'inputNumber', precision: 2 },
    { key: 'place', title: '位', type: 'inputNumber', precision: 0 },
  ],
  unique: [['dealId', 'place']],
};

const screens = {
  'screens/market/deal.model.json': deal,
  'screens/market/deal-line.model.json': line,
  'screens/market/deals.screen.json': { title: '成交', type: 'list', model: 'market/deal', editing: 'inline' },
  'screens/market/deal-lines.screen.json': {
    title: '成交明细',
    type: 'list',
    model: 'market/deal-line',
    rowActions: [{ code: 'free', title: '免费', set: { price: 0 } }],
  },
};

interface Stored {
  id: string;
  version: number;
  total: number | null;
}

/** The same numbers every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe.each(databases)('totals of lines on $kind', ({ open }) => {
  let sample: SampleServer;

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), screens);
  });
  afterAll(async () => {
    await sample.close();
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Call['body']) =>
    sample.call(method, `${api}/${path}`, body === undefined ? {} : { body });
  const add = async (body: Record<string, unknown>): Promise<string> =>
    (await call('POST', 'form/market_deal', body)).result;
  const read = async (id: string) => (await call('GET', `form/market_deal/${id}`)).result;
  const addLine = (body: Record<string, unknown>) => call('POST', 'form/market_deal_line', body);
  const wrong = async () =>
    (
      await sample.db.query(`
        SELECT d.id, d.total, d.taxed, d.pieces, sum(l.qty * l.price) AS wanted, count(l.id)::int AS rows
        FROM market_deal d LEFT JOIN market_deal_line l ON l.deal_id = d.id
        GROUP BY d.id, d.total, d.taxed, d.pieces, d.rate
        HAVING d.total IS DISTINCT FROM coalesce(sum(l.qty * l.price), 0) OR d.pieces IS DISTINCT FROM count(l.id)::int
          OR d.taxed IS DISTINCT FROM round(d.total * d.rate, 2)`)
    ).rows;

  test('settle again when a change set is taken back, and their own change is no change since', async () => {
    const id = await add({ name: '撤', rate: 2, market_deal_line: [{ qty: 1, price: 10 }] });
    const body = { added: [2, 3].map((qty) => ({ dealId: id, qty, price: 10 })) };
    const { set } = (await call('PUT', 'saveAll/market_deal_line', body)).result;
    expect(await read(id)).toMatchObject({ total: 60, taxed: 120, pieces: 3 });
    const undone = (await call('POST', `changeSet/market_deal_line/${set}/undo`)).result;
    expect(undone).toMatchObject({ done: 2, refusedCount: 0 });
    expect(await read(id)).toMatchObject({ total: 10, taxed: 20, pieces: 1 });
    expect((await call('POST', `changeSet/market_deal_line/${undone.set}/undo`)).result).toMatchObject({ done: 2 });
    expect(await read(id)).toMatchObject({ total: 60, taxed: 120, pieces: 3 });
    const gone = await call('DELETE', `form/market_deal/${id}`);
    const back = await call('POST', `changeSet/market_deal/${gone.headers['x-change-set']}/undo`);
    expect(back.result).toMatchObject({ done: 1, refusedCount: 0 });
    expect(await read(id)).toMatchObject({ total: 60, taxed: 120, pieces: 3 });
    expect(await wrong()).toEqual([]);
  });

  test('computed from the lines that will be kept, whatever was sent', async () => {
    const id = await add({
      rate: 1.1,
      total: 999,
      market_deal_line: [{ qty: 3, price: 0.1 }, { qty: 2, price: 5 }, {}],
    });
    expect(await read(id)).toMatchObject({ version: 1, total: 10.3, taxed: 11.33, pieces: 3 });
    // The record by itself: the lines that are kept count.
    const renamed = await call('PUT', 'form/market_deal', { id, version: 1, name: 'x', rate: 2, total: 1 });
    expect(renamed.result).toMatchObject({ version: 2, total: 10.3, taxed: 20.6, pieces: 3 });
    const saved = await call('PUT', 'saveAll/market_deal', { changed: [{ id, version: 2, rate: 1 }], added: [{}] });
    expect(saved).toMatchObject({ success: true });
    expect(await read(id)).toMatchObject({ version: 3, total: 10.3, taxed: 10.3 });
    const [first] = (await read(id)).market_deal_line;
    const fewer = await call('PUT', 'form/market_deal', { id, version: 3, market_deal_line: [first] });
    expect(fewer.result).toMatchObject({ total: 0.3, pieces: 1 });
  });

  test('a line written by itself changes its record: the total, the version, and nothing else', async () => {
    const [one, other] = [await add({ rate: 1 }), await add({ rate: 1 })];
    const { seen } = await read(one);
    const { result: lineId } = await addLine({ dealId: one, qty: 2, price: 2.5 });
    expect(await read(one)).toMatchObject({ version: 2, total: 5, pieces: 1, seen });
    await call('PUT', 'form/market_deal_line', { id: lineId, version: 1, qty: 4 });
    expect(await read(one)).toMatchObject({ version: 3, total: 10, seen });
    // What changes no total leaves the record as it was.
    await call('PUT', 'form/market_deal_line', { id: lineId, version: 2, qty: 8, price: 1.25 });
    expect(await read(one)).toMatchObject({ version: 3 });
    await call('PUT', 'form/market_deal_line', { id: lineId, version: 3, dealId: other });
    expect([await read(one), await read(other)]).toMatchObject([
      { version: 4, total: 0, pieces: 0 },
      { version: 2, total: 10, pieces: 1 },
    ]);
    const free = await call('PUT', 'change/market_deal_line/market_deal_lines/free', { id: lineId, version: 4 });
    expect(free).toMatchObject({ success: true });
    expect(await read(other)).toMatchObject({ version: 3, total: 0, pieces: 1 });
    await call('DELETE', `form/market_deal_line/${lineId}`);
    expect(await read(other)).toMatchObject({ version: 4, pieces: 0 });
  });

  test('lines that go to other records at once leave their totals, also where the record is part of their key', async () => {
    const two = [1, 2].map((place) => ({ qty: place, price: 10, place }));
    const [one, other, empty] = [
      await add({ rate: 1, market_deal_line: two }),
      await add({ rate: 1, market_deal_line: two.map((each) => ({ ...each, qty: each.qty * 100 })) }),
      await add({ rate: 1 }),
    ];
    const linesOf = async (id: string): Promise<Stored[]> => (await read(id)).market_deal_line;
    const go = (rows: readonly Stored[], dealId: string) => rows.map(({ id, version }) => ({ id, version, dealId }));
    const save = async (changed: object[]) =>
      expect(await call('PUT', 'saveAll/market_deal_line', { changed })).toMatchObject({ success: true });
    await save(go(await linesOf(one), empty));
    expect([await read(one), await read(empty)]).toMatchObject([
      { version: 2, total: 0, pieces: 0 },
      { version: 2, total: 30, pieces: 2 },
    ]);
    await save(go(await linesOf(empty), one));
    expect([await read(one), await read(empty)]).toMatchObject([
      { version: 3, total: 30, pieces: 2 },
      { version: 3, total: 0, pieces: 0 },
    ]);
    await save([...go(await linesOf(one), other), ...go(await linesOf(other), one)]);
    expect([await read(one), await read(other)]).toMatchObject([{ total: 3000 }, { total: 30 }]);
    // Within one record they exchange their places, and are under it still.
    const [first, second] = await linesOf(one);
    await save([
      { ...first, place: 2 },
      { ...second, place: 1, qty: 0 },
    ]);
    expect(await linesOf(one)).toMatchObject([{ place: 2 }, { place: 1 }]);
    expect(await wrong()).toEqual([]);
  });

  test('a rule of the record over its lines holds on every way', async () => {
    const id = await add({ rate: 1, market_deal_line: Array.from({ length: 8 }, () => ({ qty: 1, price: 1 })) });
    const more = await addLine({ dealId: id, qty: 1, price: 1 });
    expect(more).toMatchObject({ success: false, result: [{ key: '', message: '所属的成交单：最多 8 行' }] });
    const { version, market_deal_line: rows } = await read(id);
    const sent = await call('PUT', 'form/market_deal', { id, version, market_deal_line: [...rows, { qty: 1 }] });
    expect(sent).toMatchObject({ success: false, result: [{ key: 'pieces', message: '最多 8 行' }] });
    expect(await read(id)).toMatchObject({ version, total: 8, pieces: 8 });
  });

  test('many records at once cost as few statements as two', async () => {
    // What the server says of its own beside the save (a session's last use, a job's look) is not counted.
    const statements = async (deals: number): Promise<string[]> => {
      const ids = [];
      for (let at = 0; at < deals; at++) ids.push(await add({ rate: 1 }));
      sample.texts.length = 0;
      const added = ids.map((dealId) => ({ dealId, qty: 1, price: 3 }));
      expect(await call('PUT', 'saveAll/market_deal_line', { added })).toMatchObject({ success: true });
      return sample.texts.filter((text) =>
        /\b(market_deal|market_deal_line|sys_record_history|sys_change_set)\b/.test(text),
      );
    };
    const ofTwo = await statements(2);
    expect(ofTwo).toHaveLength(9);
    expect(await statements(30)).toEqual(ofTwo);
  });

  test('after any three hundred changes every total is that of the lines', { timeout: 240_000 }, async () => {
    const roll = dice(20_261_123);
    const someLine = () => ({ qty: roll(5) === 0 ? null : roll(9), price: roll(5) === 0 ? null : roll(999) / 100 });
    const deals: string[] = [await add({ rate: 1 })];
    const someDeal = () => deals[roll(deals.length)] ?? '';
    const lines = async (count: number): Promise<Stored[]> =>
      (await sample.db.query<Stored & { deal_id: string }>('SELECT id, version FROM market_deal_line ORDER BY id')).rows
        .filter(() => roll(3) === 0)
        .slice(0, count);
    const moves: (() => Promise<unknown>)[] = [
      async () => deals.push(await add({ rate: roll(300) / 100, market_deal_line: [someLine(), someLine()] })),
      async () => {
        const { id, version, market_deal_line: rows } = await read(someDeal());
        const kept = rows.filter(() => roll(3) > 0).map((row: object) => (roll(2) ? { ...row, ...someLine() } : row));
        return call('PUT', 'form/market_deal', { id, version, market_deal_line: [...kept, someLine()].slice(0, 8) });
      },
      async () => {
        const { id, version } = await read(someDeal());
        return call('PUT', 'form/market_deal', { id, version, rate: roll(200) / 100, total: 7 });
      },
      async () => {
        const { id, version } = await read(someDeal());
        return call('PUT', 'saveAll/market_deal', { changed: [{ id, version, rate: roll(200) / 100 }] });
      },
      () => addLine({ dealId: someDeal(), ...someLine() }),
      async () => {
        const [one] = await lines(1);
        return one && call('PUT', 'form/market_deal_line', { ...one, ...someLine(), dealId: someDeal() });
      },
      async () => {
        const [one, two, three] = await lines(3);
        return call('PUT', 'saveAll/market_deal_line', {
          added: [{ dealId: someDeal(), ...someLine() }],
          changed: [one, two].flatMap((each) => (each ? [{ ...each, ...someLine(), dealId: someDeal() }] : [])),
          removed: three ? [three] : [],
        });
      },
      () => call('POST', 'importRows/market_deal_line', { rows: [{ dealId: someDeal(), ...someLine() }], mode: 'all' }),
      async () => {
        const [one] = await lines(1);
        return one && call('PUT', 'change/market_deal_line/market_deal_lines/free', { ...one });
      },
      async () => {
        const gone = await lines(2);
        return gone.length > 0 && call('DELETE', `form/market_deal_line/${gone.map(({ id }) => id).join(',')}`);
      },
      async () => {
        if (deals.length < 6) return undefined;
        const [id] = deals.splice(roll(deals.length), 1);
        return call('DELETE', `form/market_deal/${id}`);
      },
    ];
    for (let at = 0; at < 300; at++) {
      await moves[roll(moves.length)]?.();
      if (at % 20 === 19) expect(await wrong()).toEqual([]);
    }
    expect(deals.length).toBeGreaterThan(3);
    expect((await sample.db.query('SELECT id FROM market_deal_line')).rows.length).toBeGreaterThan(5);
  });
});
