import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../testing/pdfText.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const API = '/online/cgform/api';
const PRINT = 'market/goods-label';

const label = {
  title: '商品标签',
  model: 'market/goods',
  paper: [
    { title: '60 × 40 标签', width: 60, height: 40 },
    { title: '小标签', width: 60, height: 10 },
    { title: 'A5', width: 148, height: 210 },
  ],
  copies: 'qty',
  margin: 2,
  parts: [
    { type: 'text', text: '${name}' },
    { type: 'text', text: '${remark}' },
  ],
};

describe.each(await openTestDatabases())('labels on $kind', ({ open }) => {
  let sample: SampleServer;
  let headers: Record<string, string>;
  const ids: string[] = [];

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), {
      'screens/market/goods-label.print.json': label,
    });
    headers = await sample.server.signIn('admin');
    for (const [name, qty, remark] of [
      ['短', 3, '一行'],
      ['长', 2, '备注很长很长。'.repeat(40)],
    ] as const) {
      const added = await sample.call('POST', `${API}/form/market_goods`, { body: { name, qty, remark } });
      ids.push(String(added.result));
    }
  });
  afterAll(() => sample.close());

  const state = (paper: string, of = ids) =>
    sample.call('GET', `${API}/printCounts/market_goods`, { query: { print: PRINT, ids: of.join(), paper } });

  test('what one label does not hold is told before it is printed: which record, how many, how much', async () => {
    const { result } = await state('0');
    expect(result.overflow).toEqual([
      {
        id: ids[1],
        name: '长',
        page: 4,
        pages: expect.any(Number),
        over: expect.any(Number),
        cut: expect.any(Boolean),
      },
    ]);
    const [long] = result.overflow;
    expect(long.over).toBeGreaterThan(5);
    // As the file has it: three labels of the short one, and both copies of the long one.
    const query = new URLSearchParams({ print: PRINT, ids: ids.join(), paper: '0' });
    const file = await sample.server.app.inject({ url: `${API}/print/market_goods?${query}`, headers });
    const pages = pdfText(file.rawPayload);
    expect(pages).toHaveLength(3 + 2 * long.pages);
    expect(pages[long.page - 1]?.join('')).toContain('长');
    expect((await state('0', ids.slice(0, 1))).result.overflow).toEqual([]);
    const counted = await sample.call('POST', `${API}/printCounts/market_goods`, {
      body: { print: PRINT, ids: ids.join(), paper: 0 },
    });
    expect(counted.result.overflow).toEqual(result.overflow);
  });

  test('what is taller than a label is on none; a paper simply goes on', async () => {
    const { result } = await state('1');
    expect(result.overflow.map(({ name, cut }: { name: string; cut: boolean }) => [name, cut])).toEqual([
      ['短', false],
      ['长', true],
    ]);
    expect((await state('2')).result.overflow).toEqual([]);
  });
});
