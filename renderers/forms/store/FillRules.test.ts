// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import { FillRules } from './FillRules.tsx';
import { useRecordStore } from './useRecordStore.ts';

const field = (key: string, title: string, defaultValue?: string) => ({
  key,
  title,
  type: 'input',
  kind: 'text',
  rules: [],
  ...(defaultValue ? { defaultValue } : {}),
});
const form = {
  fields: [field('number', '单号', 'PO-${order_num}'), field('batch', '批次', '${batch}'), field('name', '名称')],
  subTables: [],
} as unknown as PlanForm;

type Opened = ReturnType<typeof useRecordStore>;

function Probe({ onOpened }: { onOpened: (record: Opened) => void }) {
  const record = useRecordStore({
    form,
    original: null,
    start: {},
    left: undefined,
    check: () => [],
    lines: () => ({}),
  });
  onOpened(record);
  return createElement(FillRules, { form, store: record.store, onFilled: record.given });
}

/** A new record's form whose fill rules the server answers so. */
async function open(put: (path: string) => Promise<unknown>): Promise<Opened> {
  const opened: { record?: Opened } = {};
  const onOpened = (record: Opened) => {
    opened.record = record;
  };
  const services = { client: { put }, clock: () => 0 } as unknown as Services;
  await mount(createElement(ServicesProvider, { value: services }, createElement(Probe, { onOpened })));
  if (!opened.record) throw new Error('nothing was drawn');
  return opened.record;
}

test('what did not come is told with its field and its rule, and comes with 重试; nothing of it counts as typed', async () => {
  const put = vi.fn(async (path: string) => {
    if (path.endsWith('/batch') && put.mock.calls.length < 3) throw new Error('规则正忙');
    return 7;
  });
  const { store, isTyped } = await open(put);
  expect(store.row()).toMatchObject({ number: 'PO-7' });
  expect(pageText()).toContain('有默认值没有取到，可以重试，或自己填写');
  expect(pageText()).toContain('批次（填值规则 batch）：规则正忙');
  await clickButton('重试');
  expect(store.row()).toMatchObject({ number: 'PO-7', batch: 7 });
  expect(put).toHaveBeenCalledTimes(3);
  expect(pageText()).not.toContain('有默认值没有取到');
  expect(isTyped()).toBe(false);
});

test('what was typed meanwhile stays', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { store, isTyped } = await open(() => new Promise((resolve) => (answer = resolve)));
  await act(async () => store.set({ batch: '自己写的' }));
  await act(async () => answer(7));
  expect(store.row().batch).toBe('自己写的');
  expect(isTyped()).toBe(true);
});
