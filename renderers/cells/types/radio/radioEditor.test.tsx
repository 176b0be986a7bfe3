// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { ColumnOf } from '../../Cell.ts';
import { RadioEditor } from './RadioEditor.tsx';

const column: ColumnOf<'radio'> = {
  key: 'grade',
  title: '等级',
  type: 'radio',
  kind: 'code',
  options: [
    { value: 'A', text: '甲' },
    { value: 'B', text: '乙' },
  ],
};

/** What is set by a click on a choice while 甲 is chosen. */
async function chosenBy(text: string, more: Partial<ColumnOf<'radio'>>): Promise<unknown[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const set: unknown[] = [];
  await act(async () =>
    root.render(<RadioEditor column={{ ...column, ...more }} value="A" onChange={(value) => void set.push(value)} />),
  );
  const label = [...place.querySelectorAll('label')].find((one) => one.textContent === text);
  await act(async () => label?.click());
  await act(async () => root.unmount());
  place.remove();
  return set;
}

test('a click on what is chosen empties it only where the column says so; one beside it chooses', async () => {
  expect(await chosenBy('甲', {})).toEqual([]);
  expect(await chosenBy('甲', { allowClear: true })).toEqual([null]);
  expect(await chosenBy('乙', { allowClear: true })).toEqual(['B']);
});
