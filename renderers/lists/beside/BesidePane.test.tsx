// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { clickButton, mount, pageText, untilRead } from '../../../tests/mount.ts';
import { CellServicesProvider } from '../../cells/useCellServices.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { BesidePane } from './BesidePane.tsx';
import type { Beside } from './besideOf.ts';

const asked = { param: false, required: false, folded: false, mode: 'below' } as const;
const team: PlanQueryItem = { key: 'team', title: '部门', type: 'sel_depart', kind: 'reference', ...asked };
const tree = { tableName: 't', text: 'n', code: 'c', pidField: 'p', hasChildField: '', root: '0' };
const shelf: PlanQueryItem = {
  key: 'shelf',
  title: '库位',
  type: 'sel_tree',
  kind: 'reference',
  dictCode: 'shelf',
  tree,
  ...asked,
};
const state: PlanQueryItem = {
  key: 'state',
  title: '状态',
  type: 'select',
  kind: 'code',
  dictCode: 'state',
  ...asked,
};

const choose = vi.fn();

async function opened(item: PlanQueryItem, services: Partial<CellServices>, more: Partial<Beside> = {}) {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const cells = { dictionary: (code: string) => (code === 'state' ? [{ value: '1', text: '在库' }] : undefined) };
  const beside: Beside = {
    title: item.title,
    search: true,
    code: 'x',
    width: 240,
    item,
    value: undefined,
    cells,
    choose,
    ...more,
  };
  await mount(
    <CellServicesProvider value={services as CellServices}>
      <BesidePane beside={beside} />
    </CellServicesProvider>,
  );
}

const lines = () => [...document.querySelectorAll('[role=treeitem]')].map((line) => line.textContent);
const type = (text: string) =>
  act(async () => {
    const input = document.querySelector('input') ?? expect.fail('no search');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('departments stand as their picker shows them, the only one at the top and the way to the chosen one open', async () => {
  const child = (name: string, ...children: object[]) => ({ id: name, orgCode: name, departName: name, children });
  const departments = [child('总部', child('一部', child('一组')), child('二部'))];
  const services = { departments: async () => departments, picker: async () => ({ type: 'department', value: 'id' }) };
  await opened(team, services as unknown as CellServices, { value: '一组' });
  await untilRead('一组');
  expect(lines()).toEqual(['全部', '总部', '一部', '一组', '二部']);
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('一组');
  await type('二');
  expect(lines()).toEqual(['总部', '二部']);
  await type('nobody');
  expect(pageText()).toContain('没有找到');
  await clickButton('清空搜索');
  expect(lines()).toContain('一组');
});

test('a tree of records comes level by level and is searched on the server', async () => {
  const treeNodes = vi.fn(async (_question: unknown, parent: string | undefined) =>
    parent === undefined
      ? [
          { value: 'SH', title: '上海', isLeaf: false },
          { value: 'SZ', title: '深圳', isLeaf: true },
        ]
      : [{ value: `${parent}-1`, title: '收货区', isLeaf: true }],
  );
  const searchDictionary = vi.fn(async () => [{ value: 'SH-9', text: '退货区' }]);
  await opened(shelf, { treeNodes, searchDictionary });
  await untilRead('深圳');
  await act(async () => document.querySelector<HTMLElement>('[aria-expanded=false] .beside-caret')?.click());
  expect(lines()).toEqual(['全部', '上海', '收货区', '深圳']);
  expect(treeNodes.mock.calls.map(([, parent]) => parent)).toEqual([undefined, 'SH']);
  await type('退');
  await untilRead('退货区');
  expect(lines()).toEqual(['退货区']);
});

test('what does not come is told, and asked for again', async () => {
  const answers = [
    () => Promise.reject(new Failure({ kind: 'business', code: 500, message: '部门正忙' })),
    () => Promise.resolve([]),
  ];
  const services = {
    departments: () => (answers.shift() ?? expect.fail('asked too often'))(),
    picker: async () => ({ type: 'department', value: 'orgCode' }),
  };
  await opened(team, services as unknown as CellServices);
  await untilRead('部门正忙');
  await clickButton('重试');
  await untilRead('还没有可选的内容');
});

test('items of a dictionary are a list', async () => {
  await opened(state, {}, { search: false });
  expect([lines(), document.querySelector('input')]).toEqual([['全部', '在库'], null]);
  await act(async () => document.querySelectorAll<HTMLElement>('[role=treeitem]')[1]?.click());
  expect(choose).toHaveBeenLastCalledWith('1');
});
