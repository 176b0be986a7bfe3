// @vitest-environment jsdom
import { act, createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CellType } from '../../../schemas/generated/types.ts';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { fetchPart, lazyComponent } from '../../ui/lazyComponent.tsx';
import type { ColumnOf, EditorProps } from '../Cell.ts';
import { cellTypes } from '../cellTypes.ts';
import { PcaEditor } from '../types/pca/PcaEditor.tsx';
import { RadioEditor } from '../types/radio/RadioEditor.tsx';
import { SwitchEditor } from '../types/switch/SwitchEditor.tsx';
import { CellServicesProvider } from '../useCellServices.ts';
import { CellEditor } from './CellEditor.tsx';
import { roomyEditor } from './EditorDialog.tsx';
import { FilesEditor } from './files/FilesEditor.tsx';
import { createUploadGate, STILL_UPLOADING, type UploadGate, UploadGateContext } from './uploadGate.ts';
import { type StoredPicture, usePictureUpload } from './usePictureUpload.ts';

const propsOf = <T extends CellType>(column: Partial<ColumnOf<T>>, more: Partial<EditorProps> = {}): EditorProps => ({
  value: null,
  onChange: () => undefined,
  ...more,
  column: { key: 'k', title: '某项', type: 'input', kind: 'text', ...column },
});
const areas = [{ value: '330000', text: '浙江省' }];

test('an area in a form that does not exist, and a code that is no area, are told', async () => {
  await mount(createElement(PcaEditor, propsOf<'pca'>({ areaType: 'map' as 'select' }, { dictionary: areas })));
  expect(pageText()).toContain('Bad type value: map');
  await mount(createElement(PcaEditor, propsOf({}, { dictionary: areas, value: '999999' })));
  expect(document.body.innerHTML).toContain('Bad type value: 999999');
});

test('a dialog of files in which nothing stands is not taken', async () => {
  const onDone = vi.fn();
  const editor = createElement(FilesEditor, propsOf({ type: 'file', kind: 'files' }, { onDone }));
  await mount(createElement(CellServicesProvider, { value: {} as CellServices }, editor));
  await clickButton('确定');
  expect(pageText()).toContain('未上传任何文件');
  expect(onDone).not.toHaveBeenCalled();
});

test('an editor that another field fetched before its own turn came is drawn all the same', async () => {
  // Which editors were fetched before hangs on the files that ran before.
  const Editor = lazyComponent('Late', async () => () => null);
  const { slider } = cellTypes;
  Object.assign(cellTypes, { slider: { ...slider, Editor } });
  onTestFinished(() => void Object.assign(cellTypes, { slider }));
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await mount(createElement(CellEditor, propsOf({ type: 'slider' })));
  expect(document.querySelector('.editor-place')).not.toBeNull();
  await act(async () => fetchPart(Editor));
  vi.restoreAllMocks();
  for (const frame of frames) frame(0);
  await vi.waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
      expect(document.querySelector('.editor-place')).toBeNull();
    },
    { timeout: 30_000 },
  );
});

test.each([true, false])(
  'an editor that comes late takes the keyboard, but from nobody who types: %s',
  async (typing) => {
    const Editor = lazyComponent(
      'Focused',
      async () =>
        ({ autoFocus }: EditorProps) =>
          createElement('input', { autoFocus }),
    );
    const { slider } = cellTypes;
    Object.assign(cellTypes, { slider: { ...slider, Editor } });
    onTestFinished(() => void Object.assign(cellTypes, { slider }));
    const elsewhere = createElement(typing ? 'textarea' : 'button');
    await mount(
      createElement('div', {}, elsewhere, createElement(CellEditor, propsOf({ type: 'slider' }, { autoFocus: true }))),
    );
    document.querySelector<HTMLElement>('textarea, button')?.focus();
    await vi.waitFor(
      async () => {
        await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
        expect(document.querySelectorAll('input:not([readonly])')).toHaveLength(1);
      },
      { timeout: 30_000 },
    );
    expect(document.activeElement?.tagName).toBe(typing ? 'TEXTAREA' : 'INPUT');
  },
);

const picture = new File(['x'], '主图.png', { type: 'image/png' });

const onStored = vi.fn<(stored: StoredPicture) => void>();

function PictureEditor() {
  const { add } = usePictureUpload(onStored);
  return createElement('button', { type: 'button', onClick: () => add([picture]) }, '插图');
}

const Roomy = roomyEditor(PictureEditor);

/** A server that takes a picture and answers when it is told to. */
function slowServer() {
  let answer: (path: string) => void = () => undefined;
  const upload = () =>
    new Promise<string>((resolve) => {
      answer = resolve;
    });
  return { services: { upload } as unknown as CellServices, arrive: (path: string) => act(async () => answer(path)) };
}

test('a form waits for the pictures of its texts', async () => {
  const { services, arrive } = slowServer();
  const gate: UploadGate = createUploadGate();
  const inForm = createElement(UploadGateContext, { value: gate }, createElement(PictureEditor));
  await mount(createElement(CellServicesProvider, { value: services }, inForm));
  await clickButton('插图');
  expect(gate.busy()).toBe(true);
  await arrive('temp/a.png');
  expect(onStored).toHaveBeenCalledWith({ path: 'temp/a.png', name: '主图' });
  expect(gate.busy()).toBe(false);
});

test('so does the dialog of a cell', async () => {
  const { services, arrive } = slowServer();
  const onDone = vi.fn();
  const cell = createElement(Roomy, propsOf({ type: 'umeditor' }, { onDone }));
  await mount(createElement(CellServicesProvider, { value: services }, cell));
  await clickButton('插图');
  await clickButton('确定');
  expect(pageText()).toContain(STILL_UPLOADING);
  expect(onDone).not.toHaveBeenCalled();
  await arrive('temp/a.png');
  await clickButton('确定');
  expect(onDone).toHaveBeenCalledWith(true);
});

const options = [
  { value: 'a', text: '甲' },
  { value: 'b', text: '乙' },
];
const wrong = { status: 'error', describedBy: 'note', autoFocus: true } as const;

test('radio buttons are one field: the chosen one gets the keyboard, and it is left with the last of them', async () => {
  const onBlur = vi.fn();
  await mount(createElement(RadioEditor, propsOf({ options }, { ...wrong, onBlur, value: 'b' })));
  const group = document.querySelector('[role=radiogroup]');
  expect([group?.getAttribute('aria-invalid'), group?.getAttribute('aria-describedby')]).toEqual(['true', 'note']);
  const [first, second] = document.querySelectorAll('input');
  expect(document.activeElement).toBe(second);
  await act(async () => first?.focus());
  expect(onBlur).not.toHaveBeenCalled();
  await act(async () => first?.blur());
  expect(onBlur).toHaveBeenCalledOnce();
});

test('a switch tells what is wrong and when it is left', async () => {
  const onBlur = vi.fn();
  await mount(createElement(SwitchEditor, propsOf({}, { ...wrong, onBlur })));
  const button = document.querySelector<HTMLElement>('[role=switch]');
  expect([button?.getAttribute('aria-invalid'), button?.getAttribute('aria-describedby')]).toEqual(['true', 'note']);
  expect(document.activeElement).toBe(button);
  await act(async () => button?.blur());
  expect(onBlur).toHaveBeenCalledOnce();
});
