// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { BuilderQuery } from '../../../engine/queryBuilder/conditions.ts';
import { clickButton, mount, pageText, untilRead } from '../../../tests/mount.ts';
import { CellServicesProvider } from '../../cells/useCellServices.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import type { useList } from '../useList.ts';
import { HeadingFilter } from './HeadingFilter.tsx';

const asked = { param: false, required: false, folded: false, mode: 'single' } as const;
const state: PlanQueryItem = {
  key: 'state',
  title: '状态',
  type: 'select',
  kind: 'code',
  dictCode: 'state',
  ...asked,
};
const counted = [
  { value: '1', count: 1_200 },
  { value: '2', count: 3 },
  { value: null, count: 2 },
  { value: 'a,b', count: 1 },
];

async function opened(
  query: BuilderQuery | undefined,
  answer: object = { values: counted, more: true, late: false },
  field: PlanQueryItem = state,
) {
  const get = vi.fn(async () => answer);
  const [onAsk, onClose, sort] = [vi.fn<(query: BuilderQuery | undefined) => void>(), vi.fn(), vi.fn()];
  const items = [
    { value: '1', text: '在售' },
    { value: '2', text: '停售' },
  ];
  const list = {
    state: { values: {}, pageNo: 1, pageSize: 10, ...(query ? { builderQuery: query } : {}) },
    cells: { dictionary: () => items },
    columnValues: (field: string) => ({ path: '/values', parameters: { field } }),
    sort,
  } as unknown as ReturnType<typeof useList>;
  const at = document.body.appendChild(document.createElement('div'));
  await mount(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={{ client: { get } } as unknown as Services}>
        <CellServicesProvider value={{} as CellServices}>
          <HeadingFilter list={list} at={at} onAsk={onAsk} onClose={onClose} field={field} sortable />
        </CellServicesProvider>
      </ServicesProvider>
    </QueryClientProvider>,
  );
  return { get, onAsk, onClose, sort };
}

const box = (words: string) => {
  const found = [...document.querySelectorAll('li')].find((line) => line.textContent?.startsWith(words));
  return found?.querySelector('input') ?? expect.fail(`no value ${words}: ${pageText()}`);
};
const tick = (words: string) => act(async () => box(words).click());

test('values stand with how often they are there; the chosen ones are one condition beside the others', async () => {
  const others: BuilderQuery = { matchType: 'and', rows: [{ field: 'qty', rule: 'ge', val: '3' }] };
  const { get, onAsk, onClose } = await opened(others);
  await untilRead('1,200');
  expect(get).toHaveBeenCalledWith('/values', { field: 'state' }, { silent: true });
  expect(pageText()).toContain('只列出最多的 200 个取值');
  await tick('在售');
  await tick('停售');
  await tick('在售');
  await clickButton('确定');
  expect(onAsk).toHaveBeenCalledWith({
    matchType: 'and',
    rows: [...others.rows, { field: 'state', rule: 'in', val: '2' }],
  });
  expect(onClose).toHaveBeenCalled();
});

test('what no condition can say is counted and cannot be chosen', async () => {
  await opened(undefined);
  await untilRead('（空）');
  expect([box('在售'), box('（空）'), box('a,b')].map(({ disabled }) => disabled)).toEqual([false, true, true]);
});

test('what is asked for already is ticked, and goes at one click', async () => {
  const { onAsk } = await opened({ matchType: 'and', rows: [{ field: 'state', rule: 'in', val: '1' }] });
  await untilRead('停售');
  expect(box('在售').checked).toBe(true);
  await clickButton('清除这一列的筛选');
  expect(onAsk).toHaveBeenCalledWith(undefined);
});

test('beside conditions of which any is enough nothing can be asked, and that is said', async () => {
  const rows = [
    { field: 'qty', rule: 'ge', val: '3' },
    { field: 'name', rule: 'eq', val: 'x' },
  ] as const;
  await opened({ matchType: 'or', rows });
  await untilRead('满足任意一个条件');
  const done = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.replace(/\s/g, '') === '确定',
  );
  expect(done?.disabled).toBe(true);
});

test('too many rows to count are told; it sorts', async () => {
  const { sort } = await opened(undefined, { values: [], more: false, late: true });
  await untilRead('行数太多，没有统计取值');
  await clickButton('降序');
  expect(sort).toHaveBeenCalledWith({ key: 'state', order: 'desc' });
});

test('values of which several stand together in a cell are not counted, whatever is chosen there', async () => {
  const post = { key: 'post', title: '职务', kind: 'reference', type: 'sel_position', ...asked } as const;
  expect((await opened(undefined, undefined, post)).get).toHaveBeenCalledTimes(1);
  expect((await opened(undefined, undefined, { ...post, multiple: true })).get).not.toHaveBeenCalled();
});
