// @vitest-environment jsdom
import { act, createElement, useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import { mount, until } from '../../../tests/mount.ts';
import type { CellServices } from '../../services/CellServices.ts';
import type { EditorProps } from '../Cell.ts';
import { SelSearchEditor } from '../types/sel_search/SelSearchEditor.tsx';
import { SelectEditor } from '../types/select/SelectEditor.tsx';
import { CellServicesProvider } from '../useCellServices.ts';
import { DictionarySearchEditor } from './DictionarySearchEditor.tsx';

const items: DictionaryItem[] = [
  { value: 'coat', text: '大衣' },
  { value: 'shirt', text: '衬衫' },
  { value: 'skirt', text: '衬裙' },
];
const [onChange, onDone] = [vi.fn(), vi.fn()];
beforeEach(() => vi.clearAllMocks());

async function type(word: string): Promise<void> {
  const input = [...document.querySelectorAll('input')].at(-1);
  if (!input) throw new Error('no input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
}

let arrive: (came: DictionaryItem[]) => void = () => undefined;

function Late() {
  const [dictionary, setDictionary] = useState<DictionaryItem[]>();
  useEffect(() => {
    arrive = setDictionary;
  }, []);
  return createElement(SelSearchEditor, propsOf(dictionary ? { dictionary } : {}));
}

const propsOf = (more: Partial<EditorProps>): EditorProps => ({
  value: null,
  onChange,
  onDone,
  column: { key: 'k', title: '品类', type: 'sel_search', kind: 'code', dictCode: 'category' },
  ...more,
});

test.each([SelSearchEditor, SelectEditor])(
  'Enter behind a word takes its first match, and what stands there already',
  async (Editor) => {
    await mount(createElement(Editor, propsOf({ dictionary: items })));
    await type('衬');
    expect([onChange.mock.calls, onDone.mock.calls]).toEqual([[['shirt']], [[true]]]);
    await mount(createElement(Editor, propsOf({ dictionary: items, value: 'shirt' })));
    await type('衬衫');
    expect(onDone).toHaveBeenCalledTimes(2);
  },
);

test('pressed before the items are there, Enter waits for them', async () => {
  await mount(createElement(Late));
  await type('裙');
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => arrive(items));
  expect([onChange.mock.calls, onDone.mock.calls]).toEqual([[['skirt']], [[true]]]);
});

test('Enter waits for the server’s answer to the word, and takes none to another', async () => {
  const asked: { word: string; answer: (found: DictionaryItem[]) => void }[] = [];
  const searchDictionary = (_code: string, word: string) =>
    new Promise<DictionaryItem[]>((answer) => void asked.push({ word, answer }));
  const services = { searchDictionary } as unknown as CellServices;
  const editor = createElement(DictionarySearchEditor, propsOf({ dictionary: [] }));
  await mount(createElement(CellServicesProvider, { value: services }, editor));
  await type('衬');
  await until(() => expect(asked).toHaveLength(1));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => asked[0]?.answer([{ value: 'shirt', text: '衬衫' }]));
  expect([asked[0]?.word, onChange.mock.calls, onDone.mock.calls]).toEqual(['衬', [['shirt']], [[true]]]);
});
