// @vitest-environment jsdom
import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { clickButton, mount, pageText, until } from '../../../tests/mount.ts';
import type { CellPlace } from '../edit/GridHandle.ts';
import { FindBar } from './FindBar.tsx';
import { useFindKey } from './FindLayer.tsx';
import type { FindSource } from './FindSource.ts';

const names = ['蓝牙耳机', '键盘', '耳机架', '耳机包'];

/** A grid of which the first two rows alone are drawn; it is told when rows change. */
function gridOf() {
  const root = document.body.appendChild(document.createElement('section'));
  root.className = 'grid-place';
  const draw = (id: number) => {
    root.insertAdjacentHTML(
      'beforeend',
      `<div class="ag-row" row-id="${id}"><div class="ag-cell" col-id="name"></div></div>`,
    );
  };
  draw(0);
  draw(1);
  let rows = names.map((name, id) => ({ id: String(id), name }));
  let changed = () => undefined as void;
  const shown = vi.fn<(place: CellPlace) => void>();
  const focused = vi.fn<(place: CellPlace | undefined) => void>();
  const source: FindSource = {
    root,
    rows: () => rows,
    partial: () => true,
    columns: () => ({ shown: [{ key: 'name', title: '名称', kind: 'text' }], hidden: [] }),
    text: ({ id }) => rows.find((row) => row.id === id)?.name ?? '',
    show: shown,
    focused: () => ({ id: '1', key: 'name' }),
    focus: focused,
    onChange: (told) => {
      changed = told;
      return () => undefined;
    },
  };
  const remove = (id: string) => {
    rows = rows.filter((row) => row.id !== id);
    changed();
  };
  const classes = () =>
    [...root.querySelectorAll('.ag-cell')].map((cell) => cell.className.replace('ag-cell', '').trim());
  return { source, shown, focused, remove, classes, draw };
}

const input = () => document.querySelector('input') ?? expect.fail('no bar');
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, more: KeyboardEventInit = {}, on: Element = input()) =>
  act(
    async () => void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  );

test('it goes from hit to hit and back, over rows that are not drawn, and marks those that are', async () => {
  const grid = gridOf();
  await mount(<FindBar source={grid.source} asked={1} onClose={() => undefined} />);
  await type('耳机');
  // From the cell the keyboard is in: the second row.
  expect(pageText()).toContain('2/3');
  expect(grid.shown).toHaveBeenLastCalledWith({ id: '2', key: 'name' });
  expect(grid.classes()).toEqual(['grid-found', '']);
  await press('Enter');
  await press('Enter');
  expect(pageText()).toContain('1/3');
  expect(grid.classes()).toEqual(['grid-found grid-found-now', '']);
  await press('Enter', { shiftKey: true });
  expect(pageText()).toContain('3/3');
  grid.draw(3);
  await until(() => expect(grid.classes()).toEqual(['grid-found', '', 'grid-found grid-found-now']));
  expect(pageText()).toContain('在已加载的 4 行中查找，没有展开过的下级不在内');
});

test('a hit that goes is counted no more; what is nowhere is told', async () => {
  const grid = gridOf();
  await mount(<FindBar source={grid.source} asked={1} onClose={() => undefined} />);
  await type('耳机');
  await act(async () => grid.remove('2'));
  await until(() => expect(pageText()).toContain('–/2'));
  await press('Enter');
  expect(grid.shown).toHaveBeenLastCalledWith({ id: '3', key: 'name' });
  await type('鼠标');
  expect(pageText()).toContain('没有找到');
});

test('Escape closes, takes the marks away and gives the keyboard to the hit, or back where it was', async () => {
  const grid = gridOf();
  const onClose = vi.fn();
  await mount(<FindBar source={grid.source} asked={1} onClose={onClose} />);
  await press('Escape');
  expect(grid.focused).toHaveBeenLastCalledWith({ id: '1', key: 'name' });
  await type('架');
  await press('Escape');
  expect(grid.focused).toHaveBeenLastCalledWith(expect.objectContaining({ id: '2', key: 'name' }));
  await clickButton('');
  expect(onClose).toHaveBeenCalledTimes(2);
});

function Page() {
  const place = useRef<HTMLElement>(null);
  const { asked } = useFindKey(place);
  return (
    <>
      <section ref={place} className="grid-place">
        <button type="button">cell</button>
      </section>
      <input aria-label="elsewhere" />
      <output>{asked}</output>
    </>
  );
}

test('Ctrl F is the grid’s with the keyboard in it, the browser’s elsewhere and in the bar', async () => {
  const ways: string[] = [];
  await mount(<Page />);
  window.addEventListener('keydown', (event) => ways.push(event.defaultPrevented ? 'grid' : 'browser'));
  const cell = document.querySelector('button') ?? expect.fail('no cell');
  await press('f', { ctrlKey: true }, cell);
  expect(document.querySelector('output')?.textContent).toBe('1');
  await press('f', { ctrlKey: true }, input());
  await press('f', { ctrlKey: true, shiftKey: true }, cell);
  await press('f', {}, cell);
  expect(document.querySelector('output')?.textContent).toBe('1');
  expect(ways).toEqual(['browser', 'browser', 'browser']);
});
