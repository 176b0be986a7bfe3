// @vitest-environment jsdom
import { act, createElement, type RefObject, useReducer } from 'react';
import { expect, test } from 'vitest';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import type { GridColumn, RowConflict, RowTable } from '../../../engine/rows/RowTable.ts';
import { mount } from '../../../tests/mount.ts';
import type { LiveGrid } from '../../state/liveRows.ts';
import type { useList } from '../useList.ts';
import { usePageOfRows } from './usePageOfRows.ts';

const column = { key: 'name', title: '品名', type: 'input', kind: 'text', required: false, readOnly: false, rules: [] };
const state = {};
const listOf = (names: readonly string[], version: number) => {
  const records = names.map((name, at) => ({ id: String(at), version, name }));
  return { rows: { data: { records }, isPlaceholderData: false }, state } as unknown as ReturnType<typeof useList>;
};

interface PageParts {
  list: ReturnType<typeof useList>;
  redraw: () => void;
}

function Page({ page, table, grid }: { page: PageParts; table: RowTable; grid: RefObject<LiveGrid> }) {
  page.redraw = useReducer((count: number) => count + 1, 0)[1];
  usePageOfRows(table, page.list, grid);
  return null;
}

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
  const grid = { current: { showConflict, editing: () => undefined } } as unknown as RefObject<LiveGrid>;
  const page: PageParts = { list: listOf(['旧的', '另一行'], 1), redraw: () => {} };
  await mount(createElement(Page, { page, table, grid }));
  const shown = () => table.rows().map(({ name }) => name);
  expect(shown()).toEqual(['旧的', '另一行']);

  table.set([{ id: '0', key: 'name', value: '我的' }]);
  page.list = listOf(['对方的', '新的'], 2);
  await act(async () => page.redraw());
  expect(asked).toEqual([{ id: '0', key: 'name', mine: '我的', theirs: '对方的' }]);
  expect(shown()).toEqual([kept, '新的']);
});
