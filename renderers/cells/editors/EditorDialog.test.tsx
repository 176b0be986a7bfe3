// @vitest-environment jsdom
import { act, type ChangeEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { clickButton, mount, pageText, untilRead } from '../../../tests/mount.ts';
import type { EditorProps } from '../Cell.ts';
import { roomyEditor } from './EditorDialog.tsx';

const Roomy = roomyEditor(({ value, onChange }: EditorProps) => (
  <textarea
    aria-label="正文"
    value={String(value ?? '')}
    onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
  />
));

async function opened() {
  const [onDone, onChange] = [vi.fn(), vi.fn()];
  const props = { value: '原文', column: { key: 'detail', title: '正文', type: 'umeditor' }, onDone, onChange };
  await mount(<Roomy {...(props as unknown as EditorProps)} />);
  const write = async (text: string) => {
    const area = document.querySelector('textarea') as HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    await act(async () => area.dispatchEvent(new Event('input', { bubbles: true })));
  };
  return { onDone, onChange, write };
}

test('a text that was only read is left at once', async () => {
  const { onDone } = await opened();
  await clickButton('取消');
  expect(onDone.mock.calls).toEqual([[false]]);
  expect(pageText()).not.toContain('放弃修改?');
});

test('one that was written is given up when that is said, and not before', async () => {
  const { onDone, onChange, write } = await opened();
  await write('新文');
  expect(onChange.mock.calls).toEqual([['新文']]);
  await clickButton('取消');
  await untilRead('已填写的内容还没有保存。');
  expect(onDone).not.toHaveBeenCalled();
  await clickButton('继续编辑');
  expect(onDone).not.toHaveBeenCalled();
  await clickButton('取消');
  await untilRead('放弃修改?');
  await clickButton('放弃');
  expect(onDone.mock.calls).toEqual([[false]]);
});

test('what was written back as it stood is nothing to be given up', async () => {
  const { onDone, write } = await opened();
  await write('新文');
  await write('原文');
  await clickButton('取消');
  expect(onDone.mock.calls).toEqual([[false]]);
});
