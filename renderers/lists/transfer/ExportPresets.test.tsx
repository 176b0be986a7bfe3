// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import type { ExportChoice } from '../../../engine/lists/transfer/exportChoice.ts';
import type { SavedView } from '../../../engine/lists/views.ts';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import type { ListViewsPart } from '../useList.ts';
import { ExportPresets } from './ExportPresets.tsx';

const look = { order: ['b', 'a'], hidden: [], widths: {}, pins: {} };
const monthly = {
  id: 'm',
  title: '月报',
  kind: 'export',
  scope: 'all',
  mayEdit: true,
  version: 1,
  isDefault: false,
  definition: { ...look, exportAs: { format: 'xls', tables: ['lines'] } },
} as unknown as SavedView;
const view = { ...monthly, id: 'v', title: '一个视图', kind: 'view' } as SavedView;

interface PageProps {
  views: ListViewsPart;
  told: (choice: ExportChoice) => void;
}

function Page({ views, told }: PageProps) {
  const [choice, setChoice] = useState<ExportChoice>({ format: 'xlsx', range: 'page', tables: [] });
  const choose = (next: ExportChoice) => {
    setChoice(next);
    told(next);
  };
  return (
    <>
      <ExportPresets views={views} choice={choice} seen={['a']} onChoose={choose} />
      <button type="button" onClick={() => setChoice({ ...choice, format: 'csv' })}>
        变
      </button>
    </>
  );
}

async function opened() {
  const keep = vi.fn(async (given: object) => ({ ...monthly, ...given, id: 'new' }) as SavedView);
  const change = vi.fn(async () => monthly);
  const told = vi.fn();
  const views = {
    of: { views: [view, monthly] },
    mayShare: false,
    roles: [],
    keep,
    change,
    remove: vi.fn(),
  } as unknown as ListViewsPart;
  await mount(
    <ServicesProvider value={{ report: () => {} } as unknown as Services}>
      <Page views={views} told={told} />
    </ServicesProvider>,
  );
  return { keep, change, told };
}

const type = (label: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`) ?? expect.fail(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function choose(title: string): Promise<void> {
  const select = document.querySelector('[aria-label="导出方案"]') ?? expect.fail('no presets');
  await act(async () => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const offered = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  expect(offered.map(({ textContent }) => textContent)).toEqual(['月报']);
  await act(async () => offered.find(({ textContent }) => textContent === title)?.click());
}

test('a preset says columns, format and sub-tables, and never which rows; views are none', async () => {
  const { told } = await opened();
  await choose('月报');
  expect(told).toHaveBeenLastCalledWith({ format: 'xls', range: 'page', tables: ['lines'], columns: ['b', 'a'] });
  expect(pageText()).toContain('所有人的方案');
});

test('what was changed since can be kept over it', async () => {
  const { change } = await opened();
  await choose('月报');
  expect(pageText()).not.toContain('更新');
  await clickButton('变');
  await clickButton('更新');
  const definition = { ...look, exportAs: { format: 'csv', tables: ['lines'] } };
  expect(change).toHaveBeenCalledWith(monthly, { definition });
});

test('a new one keeps the columns that are seen, under a name that is not taken', async () => {
  const { keep } = await opened();
  await clickButton('存为方案');
  await clickButton('保存方案');
  expect(pageText()).toContain('请输入方案名称');
  keep.mockRejectedValueOnce(new Failure({ kind: 'business', code: 500, message: '“月报”已存在，请换一个名称' }));
  await type('方案名称', '月报');
  await clickButton('保存方案');
  expect(pageText()).toContain('“月报”已存在');
  await type('方案名称', ' 周报 ');
  await clickButton('保存方案');
  const definition = { ...look, order: ['a'], exportAs: { format: 'xlsx', tables: [] } };
  expect(keep).toHaveBeenLastCalledWith({ kind: 'export', title: '周报', scope: 'mine', isDefault: false, definition });
});
