// @vitest-environment jsdom
import { act, createElement, type RefObject, useReducer } from 'react';
import { expect, test } from 'vitest';
import { createRowTable } from '../../../../engine/rows/createRowTable.ts';
import type { GridColumn, RowConflict, RowTable } from '../../../../engine/rows/RowTable.ts';
import { mount } from '../../../../tests/mount.ts';
import type { EditGridApi, EditTree } from '../../../grid/edit/EditGridProps.ts';
import { type Services, ServicesProvider } from '../../../services/services.ts';
import type { useList } from '../../useList.ts';
import type { LiveGrid } from './liveRows.ts';
import { usePageOfRows } from './usePageOfRows.ts';

const column = { key: 'name', title: '品名', type: 'input', kind: 'text', required: false, readOnly: false, rules: [] };
const state = {};
const listOf = (names: readonly string[], version: number) => {
  const records = names.map((name, at) => ({ id: String(at), version, name }));
  return { rows: { data: { records }, isPlaceholderData: false }, state } as unknown as ReturnType<typeof useList>;
};

type PageGrid = LiveGrid & Pick<EditGridApi, 'openRows'>;

interface PageParts {
  list: ReturnType<typeof useList>;
  redraw: () => void;
  tree?: EditTree;
}

function Page({ page, table, grid }: { page: PageParts; table: RowTable; grid: RefObject<PageGrid> }) {
  page.redraw = useReducer((count: number) => count + 1, 0)[1];
  usePageOfRows({ table, list: page.list, grid, tree: page.tree });
  return null;
}

const services = { report: () => {} } as unknown as Services;
const mountPage = (parts: Parameters<typeof Page>[0]) =>
  mount(createElement(ServicesProvider, { value: services }, createElement(Page, parts)));

test.each([
  ['mine', '我的'],
  ['theirs', '对方的'],
] as const)('a refresh over what is not saved asks about what others changed of it: %s', async (choice, kept) => {
  const columns = [column] as unknown as readonly GridColumn[];
  const table = createRowTable({ columns, clock: () => 0, random: () => 0.5 });
  const asked: RowConflict[] = [];
  const showConflict = (conflict: RowConflict) => {
    asked.push(conflict);
    return Promise.resolve(choice);
  };
  const grid = { current: { showConflict, editing: () => undefined } } as unknown as RefObject<PageGrid>;
  const page: PageParts = { list: listOf(['旧的', '另一行'], 1), redraw: () => {} };
  await mountPage({ page, table, grid });
  const shown = () => table.rows().map(({ name }) => name);
  expect(shown()).toEqual(['旧的', '另一行']);

  table.set([{ id: '0', key: 'name', value: '我的' }]);
  page.list = listOf(['对方的', '新的'], 2);
  await act(async () => page.redraw());
  expect(asked).toEqual([{ id: '0', key: 'name', mine: '我的', theirs: '对方的' }]);
  expect(shown()).toEqual([kept, '新的']);
});

test('a refresh of a tree reads what stands below open rows with it, even when the top is as it was', async () => {
  const columns = [column] as unknown as readonly GridColumn[];
  const table = createRowTable({ columns, clock: () => 0, random: () => 0.5, tree: true });
  const openRows = () => (table.row('0') ? ['0', 'gone'] : []);
  const grid = { current: { openRows, editing: () => undefined } } as unknown as RefObject<PageGrid>;
  const asked: (readonly string[])[] = [];
  const tree: EditTree = {
    parent: 'pid',
    hasChild: 'hasChild',
    load: (parents) => {
      asked.push(parents);
      return Promise.resolve([
        { id: 'c', pid: '0', name: `下级 ${asked.length}`, version: asked.length },
        { id: 'd', pid: 'gone', name: '没有上级', version: 1 },
      ]);
    },
  };
  const page: PageParts = { list: listOf(['上级', '另一行'], 1), redraw: () => {}, tree };
  await mountPage({ page, table, grid });
  const { rows, ...list } = page.list;
  page.list = { ...list, rows: { ...rows, dataUpdatedAt: 1 } } as typeof page.list;
  await act(async () => page.redraw());
  expect(asked).toEqual([['0', 'gone']]);
  expect(table.rows().map(({ name }) => name)).toEqual(['上级', '下级 1', '另一行']);

  // What is typed while the rows are on their way stays.
  page.list = { ...list, rows: { ...rows, dataUpdatedAt: 2 } } as typeof page.list;
  await act(async () => {
    page.redraw();
    table.set([{ id: '1', key: 'name', value: '改过' }]);
  });
  expect(table.rows().map(({ name }) => name)).toEqual(['上级', '下级 2', '改过']);
});
