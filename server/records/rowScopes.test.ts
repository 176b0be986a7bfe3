import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataPartsOf } from '../../engine/boards/parts.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import type { Answer } from '../testing/sampleServer.ts';
import { everyName, foreignRow, type ScopedSample, startScoped, stockRows } from '../testing/scopedSample.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const api = '/online/cgform/api';

describe.each(await openTestDatabases())('row scopes in reading on $kind', ({ open }) => {
  let sample: ScopedSample;
  beforeAll(async () => {
    sample = await startScoped(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  const sorted = (names: string[]) =>
    [...new Set(names)].sort((one, other) => everyName.indexOf(one) - everyName.indexOf(other)).join('');
  const named = ({ result }: Answer, key = 'name') =>
    sorted((result?.records ?? result).map((row: Record<string, string>) => row[key]));
  /** The rows an answer's text speaks of. */
  const within = ({ text }: Answer) => sorted([...`${everyName}外`].filter((name) => text.includes(name)));
  const sumOf = (names: string) =>
    [...stockRows, foreignRow].filter(({ name }) => names.includes(name)).reduce((sum, { qty }) => sum + qty, 0);
  /** Asks for every row there is by its id. */
  const each = async (ask: (id: string) => Promise<Answer>) => {
    const found: string[] = [];
    for (const [name, id] of sample.ids) {
      const { code, result } = await ask(id);
      if (code === 200 && result.records?.length !== 0) found.push(name);
    }
    return sorted(found);
  };

  const printOf = (name: string) => ({ query: { print: `market/${name}`, ids: [...sample.ids.values()].join() } });

  const paths: [string, (as: string) => Promise<string | number>, ((names: string) => string | number)?][] = [
    [
      'values of a column',
      async (as) =>
        within(await sample.ask('GET', `${api}/columnValues/market_stock`, as, { query: { field: 'name' } })),
    ],
    ['list', async (as) => named(await sample.ask('GET', `${api}/getData/market_stock`, as))],
    [
      'long list',
      async (as) => named(await sample.ask('GET', `${api}/getData/market_stock`, as, { query: { pageSize: '-521' } })),
    ],
    [
      'sorted',
      async (as) =>
        named(await sample.ask('GET', `${api}/getData/market_stock`, as, { query: { column: 'qty', order: 'asc' } })),
    ],
    [
      'count',
      async (as) =>
        (await sample.ask('GET', `${api}/getData/market_stock`, as, { query: { pageSize: '1' } })).result.total,
      (names) => names.length,
    ],
    ['get', (as) => each((id) => sample.ask('GET', `${api}/form/market_stock/${id}`, as))],
    ['history', (as) => each((id) => sample.ask('GET', `${api}/history/market_stock/${id}`, as))],
    [
      'versions',
      (as) =>
        each((id) =>
          sample.ask('GET', '/sys/dataLog/queryDataVerList', as, { query: { dataTable: 'market_stock', dataId: id } }),
        ),
    ],
    ['export', async (as) => within(await sample.ask('GET', `${api}/exportCsv/market_stock`, as))],
    [
      'export as a workbook is made',
      async (as) =>
        within(await sample.ask('GET', `${api}/exportXls/market_stock`, as, { query: { exportFormat: 'csv' } })),
    ],
    ['print', async (as) => within(await sample.ask('GET', `${api}/print/market_stock`, as, printOf('stock-card')))],
    [
      'print of those that go together',
      async (as) => within(await sample.ask('GET', `${api}/print/market_stock`, as, printOf('stock-sheet'))),
    ],
    [
      'counts of prints',
      async (as) => {
        const { result } = await sample.ask('GET', `${api}/printCounts/market_stock`, as, printOf('stock-card'));
        const names = new Map([...sample.ids].map(([name, id]) => [id, name]));
        return sorted((result?.records ?? []).map(({ id }: { id: string }) => names.get(id)));
      },
    ],
    ['sub-table', async (as) => named(await sample.ask('GET', `${api}/getData/market_stock_line`, as), 'sku')],
    ['dictionary', async (as) => named(await sample.ask('GET', '/sys/dict/getDictItems/stock_name', as), 'value')],
    [
      'dictionary search',
      async (as) =>
        named(await sample.ask('GET', '/sys/dict/loadDict/stock_name', as, { query: { pageSize: '50' } }), 'value'),
    ],
    [
      'dictionary texts',
      async (as) =>
        within(
          await sample.ask('GET', '/sys/dict/loadDictItem/stock_name', as, {
            query: { key: [...everyName, '外'].join() },
          }),
        ),
    ],
    [
      'report, as a popup asks it too',
      async (as) => named(await sample.ask('GET', '/online/cgreport/api/getData/market_shelf', as)),
    ],
    [
      'report total',
      async (as) =>
        Number(
          (await sample.ask('GET', '/online/cgreport/api/getData/market_shelf', as, { query: { pageSize: '1' } }))
            .result.totals.qty,
        ),
      sumOf,
    ],
    ['report export', async (as) => within(await sample.ask('GET', '/online/cgreport/api/exportCsv/market_shelf', as))],
    [
      'board figure of a report',
      async (as) => boardFigure(await sample.ask('GET', '/dashboard/board/data/market_board', as), 'pieces'),
      sumOf,
    ],
    [
      'board figure',
      async (as) => boardFigure(await sample.ask('GET', '/dashboard/board/data/market_board', as), 'units'),
      sumOf,
    ],
    [
      'board rows',
      async (as) => {
        const plan = sample.compiled.plans.get('market/board');
        const [part] = plan && 'parts' in plan ? dataPartsOf(plan.parts) : [];
        return named(
          await sample.ask('GET', '/dashboard/board/rows/market_board', as, {
            query: { part: part?.id, pageSize: '100' },
          }),
        );
      },
    ],
    ['what is worked out of them', async (as) => named(await sample.ask('GET', `${api}/getData/market_stock_day`, as))],
    [
      'a report of that',
      async (as) => named(await sample.ask('GET', '/online/cgreport/api/getData/market_shelf_days', as)),
    ],
    [
      'duplicate check',
      async (as) => {
        const taken = async (fieldVal: string) =>
          (
            await sample.ask('GET', '/sys/duplicate/check', as, {
              query: { tableName: 'market_stock', fieldName: 'name', fieldVal, dataId: '' },
            })
          ).message === '该值不可用，系统中已存在！';
        const found: string[] = [];
        for (const name of sample.ids.keys()) if (await taken(name)) found.push(name);
        return sorted(found);
      },
    ],
  ];
  const boardFigure = ({ result }: Answer, measure: 'units' | 'pieces') => {
    const figures = Object.values<{ rows: Partial<Record<string, number | string>>[] }>(result.parts);
    return Number(figures.find(({ rows: [first] }) => first?.[measure] !== undefined)?.rows[0]?.[measure] ?? 0);
  };

  async function seen(as: string): Promise<Record<string, string | number>> {
    const found: Record<string, string | number> = {};
    for (const [name, ask] of paths) found[name] = await ask(as);
    return found;
  }
  const wanted = (names: string) =>
    Object.fromEntries(paths.map(([name, , expected = (each: string) => each]) => [name, expected(names)]));

  describe('every way to read, by what the roles have', () => {
    const page = 'market/stock';
    test('no scope anywhere: all of the tenant', async () => {
      expect(await seen('caiwu')).toEqual(wanted(everyName));
      expect(await seen('other')).toEqual(wanted('外'));
    });
    test('one scope: those rows', async () => {
      await sample.give('finance', `${page}#mine`);
      expect(await seen('caiwu')).toEqual(wanted('甲乙'));
      expect(await seen('admin')).toEqual(wanted(everyName));
      expect(await seen('other')).toEqual(wanted('外'));
    });
    test('two scopes of one role: either', async () => {
      await sample.give('finance', `${page}#mine`, `${page}#shops`);
      expect(await seen('caiwu')).toEqual(wanted('甲乙丙'));
    });
    test('values written out, what is empty, and a department nobody has', async () => {
      await sample.give('finance', `${page}#few`);
      expect(await seen('caiwu')).toEqual(wanted('己'));
      await sample.give('finance', `${page}#department`);
      expect(await seen('caiwu')).toEqual(wanted(everyName));
      await sample.run(`UPDATE sys_session SET org_code = ''`);
      expect(await seen('caiwu')).toEqual(wanted(''));
    });
    test('a scope that is no longer declared: nothing', async () => {
      await sample.give('finance', `${page}#gone`);
      expect(await seen('caiwu')).toEqual(wanted(''));
    });
    test('a scope with values: the rows of those it is given with, of several roles all of them', async () => {
      await sample.give('finance', `${page}#chosen=A`);
      expect(await seen('caiwu')).toEqual(wanted('甲丙'));
      await sample.give('finance', `${page}#chosen=A`, `${page}#chosen=C`);
      expect(await seen('caiwu')).toEqual(wanted('甲丙戊己'));
      await sample.give('finance', `${page}#chosenFew=C`);
      expect(await seen('caiwu')).toEqual(wanted('丁戊'));
      await sample.give('finance', `${page}#chosenFew=C`, `${page}#chosen=A`);
      expect(await seen('caiwu')).toEqual(wanted('甲丙丁戊'));
      await sample.join('aux', true);
      await sample.give('finance', `${page}#chosen=A`);
      await sample.give('aux', `${page}#chosen=B`);
      expect(await seen('caiwu')).toEqual(wanted('甲乙丙丁'));
      await sample.join('aux', false);
    });
    test('a scope with values that is given with none, or with what no row has: nothing', async () => {
      for (const code of ['chosen', 'chosen=', `chosen=A' OR '1'='1`, 'chosen=a', 'mine=A', 'chosenFew']) {
        await sample.give('finance', `${page}#${code}`);
        expect(await seen('caiwu'), code).toEqual(wanted(''));
      }
    });
    test('a second role with a scope widens, one without shows everything', async () => {
      await sample.give('finance', `${page}#mine`);
      await sample.join('aux', true);
      await sample.give('aux', `${page}#shops`);
      expect(await seen('caiwu')).toEqual(wanted('甲乙丙'));
      await sample.give('aux');
      expect(await seen('caiwu')).toEqual(wanted(everyName));
      await sample.join('aux', false);
      await sample.join('boss', true);
      await sample.give('finance', `${page}#few`);
      expect(await seen('caiwu')).toEqual(wanted(everyName));
      await sample.join('boss', false);
    });
  });
});
