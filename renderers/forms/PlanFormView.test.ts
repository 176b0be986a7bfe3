// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { createExpressions } from '../../engine/expressions/expressions.ts';
import type { PlanForm } from '../../engine/plan.ts';
import { clickButton, mount, pageText, untilRead } from '../../tests/mount.ts';
import type { CellServices } from '../cells/CellServices.ts';
import { CellServicesProvider } from '../cells/cellServicesContext.ts';
import { createFormStore } from './FormStore.ts';
import { formStates } from './formState.ts';
import { PlanFormView } from './PlanFormView.tsx';

const field = { kind: 'text', required: false, readOnly: false, rules: [], span: 1 };
const form = {
  columns: 1,
  width: 800,
  tables: [],
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

test('a file on its way arrives, though its group is folded and its field hidden meanwhile', async () => {
  let arrive: (path: string) => void = () => undefined;
  let given: AbortSignal | undefined;
  const upload = vi.fn(({ signal }: { signal: AbortSignal }) => {
    given = signal;
    return new Promise<string>((resolve) => {
      arrive = resolve;
    });
  });
  const store = createFormStore({ stateOf: formStates(form, {}, createExpressions), check: () => [] }, { name: 'a' });
  const cells = { dictionary: () => undefined };
  const view = createElement(PlanFormView, {
    ...{ id: 'f', form, store, cells, narrow: false, refused: [] },
    onSubmit: () => undefined,
  });
  await mount(createElement(CellServicesProvider, { value: { upload } as unknown as CellServices }, view));
  await untilRead('上传文件');
  await drop(new File(['x'], 'a.pdf'));
  expect(pageText()).toContain('a.pdf');
  await clickButton('资料');
  const group = document.querySelector<HTMLElement>('.form-grid[hidden]');
  expect(group?.textContent).toContain('a.pdf');
  await act(async () => store.set({ name: 'none' }));
  expect(document.querySelectorAll('.form-section[hidden]')).toHaveLength(1);
  expect(given?.aborted).toBe(false);
  await act(async () => arrive('temp/a.pdf'));
  expect(store.row().files).toBe('temp/a.pdf');
});
