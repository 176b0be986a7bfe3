import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryItem } from '../../tests/queryItem.ts';
import type { PlanColumn, PlanQueryItem } from '../plan/Plan.ts';
import { fitView, type ViewedList } from './fitView.ts';
import { addressOf, initialState, isAskedAnew, type ListDefaults, type ListState, stateOf } from './listState.ts';
import { EMPTY_LOOK, readDefinition, type ViewDefinition } from './viewDefinition.ts';
import { inOrder, isSameLook, pinsDragged } from './views.ts';

const item = (key: string, more: Partial<PlanQueryItem> = {}): PlanQueryItem =>
  queryItem(key, { title: `题${key}`, ...more });

const view: ViewDefinition = {
  ...EMPTY_LOOK,
  values: { sku: 'A' },
  builder: { matchType: 'and', rows: [{ field: 'qty', rule: 'gt', val: '5' }] },
  sort: { key: 'qty', order: 'desc' },
  pageSize: 30,
};

const defaults: ListDefaults = {
  query: [item('sku'), item('day', { mode: 'group' }), item('month', { param: true, defaultValue: '2026-01' })],
  builderFields: [item('qty', { kind: 'number' })],
  sortable: ['sku', 'qty'],
  pageSize: 10,
  views: { starts: new Map([['7', view]]), own: '7' },
};

test('a bare address opens the own view, one that asks for rows does not', () => {
  const opened = stateOf('', defaults);
  expect(opened).toMatchObject({ view: '7', values: { sku: 'A' }, sort: { key: 'qty' }, pageSize: 30 });
  expect(addressOf(opened, defaults)).toBe('');
  for (const link of ['sku=B', 'self_month=2026-02', '_page=2', '_sort=sku']) {
    expect(stateOf(link, defaults)).not.toHaveProperty('view');
    expect(stateOf(link, defaults)).not.toHaveProperty('builderQuery');
  }
  expect(stateOf('_view=none', defaults)).toEqual({ values: { month: '2026-01' }, pageNo: 1, pageSize: 10 });
});

test('whatever is asked for over a view, or without one, survives a reload', () => {
  const text = fc.constantFrom('', 'A', 'B&=%', '中 文');
  const states = fc.record({
    view: fc.constantFrom(undefined, '7', 'unknown'),
    values: fc.record({ sku: text, day_begin: text, month: text }),
    sort: fc.constantFrom(undefined, { key: 'qty', order: 'desc' as const }, { key: 'sku', order: 'asc' as const }),
    builderQuery: fc.constantFrom(undefined, view.builder, {
      matchType: 'or' as const,
      rows: [{ field: 'qty', rule: 'eq' as const, val: '1' }],
    }),
    pageNo: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.constantFrom(10, 20, 30),
  });
  fc.assert(
    fc.property(states, fc.boolean(), (wanted, withOwn) => {
      const { own: _own, ...others } = defaults.views ?? { starts: new Map() };
      const all = withOwn ? defaults : { ...defaults, views: others };
      const values = Object.fromEntries(Object.entries(wanted.values).filter(([, each]) => each !== ''));
      const state = JSON.parse(JSON.stringify({ ...wanted, values })) as ListState;
      expect(stateOf(`?${addressOf(state, all)}`, all)).toEqual(state);
    }),
  );
});

test('turning pages changes no view, asking for other rows does', () => {
  const opened = initialState(defaults, '7');
  expect(isAskedAnew({ ...opened, pageNo: 4 }, defaults)).toBe(false);
  expect(isAskedAnew({ ...opened, values: {} }, defaults)).toBe(true);
  expect(isAskedAnew({ ...opened, pageSize: 20 }, defaults)).toBe(true);
});

test('columns that came later stand where they are declared, those that went leave no gap', () => {
  const keys = (declared: string, wanted: string) =>
    inOrder(
      [...declared].map((key) => ({ key })),
      [...wanted],
    )
      .map(({ key }) => key)
      .join('');
  expect(keys('abcd', '')).toBe('abcd');
  expect(keys('abcd', 'dcba')).toBe('dcba');
  expect(keys('xabycd', 'dcba')).toBe('xdcbya');
  expect(keys('ad', 'dcba')).toBe('da');
});

test('a look is the same whatever its keys stand in', () => {
  const one = { ...EMPTY_LOOK, hidden: ['a', 'b'], widths: { a: 100, b: 90 } };
  expect(isSameLook(one, { ...one, hidden: ['b', 'a'], widths: { b: 90, a: 100 } })).toBe(true);
  expect(isSameLook(one, { ...one, order: ['b'] })).toBe(false);
});

const column = (key: string): PlanColumn => ({
  key,
  title: `题${key}`,
  type: 'input',
  kind: 'text',
  sortable: true,
  hidden: false,
});
const list = (keys: string[]): ViewedList =>
  ({
    code: 'x',
    source: { model: 'x' },
    columns: keys.map(column),
    query: keys.map((key) => item(key)),
    form: { fields: [] },
  }) as never;

test('what its reader may not know leaves the view without a trace, what is gone is told by name', () => {
  const kept: ViewDefinition = {
    order: ['secret', 'a', 'gone'],
    hidden: ['secret'],
    widths: { secret: 90, a: 100 },
    pins: { gone: 'left', a: 'right' },
    sort: { key: 'secret', order: 'asc' },
    values: { a: '1', secret: '731', gone: '2' },
    builder: { matchType: 'or', rows: [{ field: 'secret', rule: 'eq', val: '731' }] },
  };
  const whole = list(['a', 'secret']);
  const fitted = fitView(kept, { whole, own: list(['a']), titles: { gone: '金额', secret: '底价' } });
  expect(fitted).toEqual({
    definition: { order: ['a'], hidden: [], widths: { a: 100 }, pins: { a: 'right' }, values: { a: '1' } },
    gone: ['金额'],
    withheld: 1,
  });
  expect(JSON.stringify(fitted)).not.toMatch(/secret|731|底价/);
});

test('a column dragged to a side stays there, one dragged away from it does not, others are as they were', () => {
  const shown = [{ key: 'a' }, { key: 'b', fixed: 'right' as const }, { key: 'c' }];
  const at = { a: 'left', b: null, c: null } as const;
  expect(pinsDragged({ gone: 'left' }, at, shown)).toEqual({ gone: 'left', a: 'left', b: 'none' });
  expect(pinsDragged({ b: 'right' }, { a: null, b: 'right', c: 'right' }, shown)).toEqual({ b: 'right', c: 'right' });
});

test('what was renamed is known by the name it had, and what took that name is another', () => {
  const kept: ViewDefinition = {
    order: ['sku', 'a'],
    hidden: ['sku'],
    widths: { sku: 90 },
    pins: { sku: 'left' },
    sort: { key: 'sku', order: 'desc' },
    values: { sku: '1', day_begin: '2026-01-01', day_end: '2026-01-31' },
    builder: { matchType: 'and', rows: [{ field: 'sku', rule: 'eq', val: '731' }] },
  };
  const columns = [{ ...column('code'), formerKey: 'sku' }, { ...column('shipped'), formerKey: 'day' }, column('a')];
  const whole = {
    code: 'x',
    source: { model: 'x' },
    columns,
    form: { fields: [] },
    query: [item('code'), item('shipped', { mode: 'group', kind: 'date' }), item('a')],
  } as never as ViewedList;
  expect(fitView(kept, { whole, own: whole, titles: { sku: '编码' } })).toEqual({
    definition: {
      order: ['code', 'a'],
      hidden: ['code'],
      widths: { code: 90 },
      pins: { code: 'left' },
      sort: { key: 'code', order: 'desc' },
      values: { code: '1', shipped_begin: '2026-01-01', shipped_end: '2026-01-31' },
      builder: { matchType: 'and', rows: [{ field: 'code', rule: 'eq', val: '731' }] },
    },
    gone: [],
    withheld: 0,
  });
  const again = { ...whole, columns: [...columns, column('sku')] } as never as ViewedList;
  expect(fitView(kept, { whole: again, own: again, titles: {} }).definition.order).toEqual(['sku', 'a']);
});

test('nothing but a definition is read, whatever is sent', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = readDefinition(value);
      expect(readDefinition(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
  const most = { order: Array.from({ length: 9999 }, (_, at) => `k${at}`), widths: { a: 1, __proto__x: 99, b: 5000 } };
  expect(readDefinition(most)).toMatchObject({ widths: { __proto__x: 99 } });
  expect(readDefinition(most).order).toHaveLength(300);
});
