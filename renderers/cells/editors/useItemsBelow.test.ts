// @vitest-environment jsdom
import { act, createElement, useReducer } from 'react';
import { expect, test } from 'vitest';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import { mount } from '../../../tests/mount.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { CellServicesProvider } from '../useCellServices.ts';
import { type ItemsBelow, useItemsBelow } from './useItemsBelow.ts';

const tree = { tableName: 't', text: 'name', code: 'no', pidField: 'pid', hasChildField: '', root: '0' };
const column = { type: 'select', dictCode: 'shelf', tree } as const;

interface Asked {
  parent: string;
  answer: (items: readonly DictionaryItem[]) => void;
  fail: () => void;
}

interface Probe {
  parent: string | null;
  shown: ItemsBelow | undefined;
  redraw: () => void;
}

function Cell({ probe, of }: { probe: Probe; of: Parameters<typeof useItemsBelow>[0] }) {
  probe.redraw = useReducer((count: number) => count + 1, 0)[1];
  probe.shown = useItemsBelow(of, probe.parent);
  return null;
}

async function world(of: Parameters<typeof useItemsBelow>[0], parent: string | null) {
  const asked: Asked[] = [];
  const services = {
    knownBelow: () => undefined,
    itemsBelow: (_code: string, _tree: unknown, above: string) =>
      new Promise((resolve, reject) => {
        asked.push({ parent: above, answer: resolve, fail: () => reject(new Error('忙')) });
      }),
  } as unknown as CellServices;
  const probe: Probe = { parent, shown: undefined, redraw: () => {} };
  await mount(createElement(CellServicesProvider, { value: services }, createElement(Cell, { probe, of })));
  const turn = (next: string | null) =>
    act(async () => {
      probe.parent = next;
      probe.redraw();
    });
  return { asked, probe, turn };
}

const item = (value: string) => ({ value, text: value });

test('only what stands below the value asked for last is offered, however late the answers come', async () => {
  const { asked, probe, turn } = await world(column, 'A');
  expect(probe.shown).toEqual({ items: undefined });
  await turn('B');
  await act(async () => asked[1]?.answer([item('B-1')]));
  expect(probe.shown).toEqual({ items: [item('B-1')] });
  await act(async () => asked[0]?.answer([item('A-1')]));
  expect(probe.shown).toEqual({ items: [item('B-1')] });
  await turn(null);
  expect(probe.shown).toEqual({ items: [] });
  expect(asked.map(({ parent }) => parent)).toEqual(['A', 'B']);
});

test('a failure offers nothing and another try', async () => {
  const { asked, probe } = await world(column, '');
  await act(async () => asked[0]?.fail());
  expect(probe.shown?.items).toEqual([]);
  await act(async () => probe.shown?.retry?.());
  await act(async () => asked[1]?.answer([item('A')]));
  expect(probe.shown).toEqual({ items: [item('A')] });
});

test('a column that is no chain over a tree asks nothing', async () => {
  const { asked, probe } = await world({ type: 'select', dictCode: 'shelf' }, '');
  expect([asked, probe.shown]).toEqual([[], undefined]);
});
