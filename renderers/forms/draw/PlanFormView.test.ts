// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { clickButton, mount, pageText, untilRead } from '../../../tests/mount.ts';
import { CellServicesProvider } from '../../cells/useCellServices.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { createFormStore } from '../store/FormStore.ts';
import { formStates } from '../store/formState.ts';
import { PlanFormView } from './PlanFormView.tsx';

const field = { kind: 'text', required: false, readOnly: false, rules: [], span: 1 };
const form = {
  columns: 1,
  width: 800,
  subTables: [],
  fields: [
    { ...field, key: 'name', title: '名称', type: 'input' },
    {
      ...field,
      key: 'files',
      title: '附件',
      type: 'file',
      kind: 'files',
      group: '资料',
      visibleWhen: "row.name != 'none'",
    },
  ],
} as unknown as PlanForm;

/** A file is let fall on the form's place for files. */
async function drop(file: File): Promise<void> {
  const place = document.querySelector('.cell-files') ?? expect.fail('no place for files');
  const dropped = Object.assign(new Event('drop', { bubbles: true }), {
    dataTransfer: { types: ['Files'], files: [file] },
  });
  await act(async () => place.dispatchEvent(dropped));
}

interface Underway {
  arrive: (path: string) => void;
  given: AbortSignal | undefined;
}

async function open(shown: PlanForm) {
  const underway: Underway = { arrive: () => undefined, given: undefined };
  const upload = vi.fn(({ signal }: { signal: AbortSignal }) => {
    underway.given = signal;
    return new Promise<string>((resolve) => {
      underway.arrive = resolve;
    });
  });
  const store = createFormStore({ stateOf: formStates(shown, {}, createExpressions), check: () => [] }, { name: 'a' });
  const cells = { dictionary: () => undefined };
  const view = createElement(PlanFormView, {
    id: 'f',
    form: shown,
    store,
    cells,
    narrow: false,
    refused: [],
    onSubmit: () => undefined,
  });
  await mount(createElement(CellServicesProvider, { value: { upload } as unknown as CellServices }, view));
  await untilRead('上传文件');
  return { store, underway };
}

test('a file on its way arrives, though its group is folded and its field hidden meanwhile', async () => {
  const { store, underway } = await open(form);
  await drop(new File(['x'], 'a.pdf'));
  expect(pageText()).toContain('a.pdf');
  await clickButton('资料');
  const group = document.querySelector<HTMLElement>('.form-grid[hidden]');
  expect(group?.textContent).toContain('a.pdf');
  await act(async () => store.set({ name: 'none' }));
  expect(document.querySelectorAll('.form-section[hidden]')).toHaveLength(1);
  expect(underway.given?.aborted).toBe(false);
  await act(async () => underway.arrive('temp/a.pdf'));
  expect(store.row().files).toBe('temp/a.pdf');
});

test('a file on its way arrives, though its tab goes meanwhile, and is there when the tab comes back', async () => {
  const tabbed = { ...form, tabs: [{ title: '附件页', groups: ['资料'] }] } as unknown as PlanForm;
  const { store, underway } = await open(tabbed);
  const tabs = () => document.querySelectorAll('[role=tab]').length;
  expect(tabs()).toBe(1);
  await drop(new File(['x'], 'a.pdf'));
  await act(async () => store.set({ name: 'none' }));
  expect(tabs()).toBe(0);
  expect(underway.given?.aborted).toBe(false);
  await act(async () => underway.arrive('temp/a.pdf'));
  expect(store.row().files).toBe('temp/a.pdf');
  await act(async () => store.set({ name: 'b' }));
  expect(tabs()).toBe(1);
  expect(pageText()).toContain('a.pdf');
  expect(document.querySelector('[role=tabpanel] .cell-files')?.textContent).toContain('a.pdf');
});

test('a number with too many digits is wrong while it is typed, and rounded at a click', async () => {
  const price = {
    ...field,
    key: 'price',
    title: '售价',
    type: 'inputNumber',
    kind: 'number',
    precision: 2,
    rules: [{ rule: 'digits', decimals: 2 }],
  };
  const { store } = await open({ ...form, fields: [price, ...form.fields] } as unknown as PlanForm);
  const input = () => document.querySelector<HTMLInputElement>('#f_price');
  await act(async () => store.set({ price: 1.23 }));
  expect(document.querySelector('[role=alert]')).toBeNull();
  await act(async () => store.set({ price: 1.239 }));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('售价最多2位小数');
  expect([input()?.value, input()?.getAttribute('aria-invalid')]).toEqual(['1.239', 'true']);
  await clickButton('四舍五入');
  expect([store.row().price, document.querySelector('[role=alert]')]).toEqual([1.24, null]);
});
