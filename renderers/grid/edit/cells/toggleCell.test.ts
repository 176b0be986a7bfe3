// @vitest-environment jsdom
import type { ICellRendererParams } from 'ag-grid-community';
import { expect, test } from 'vitest';
import { field } from '../../../../engine/rows/fixtures/exampleTable.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { ToggleCell } from './ToggleCell.ts';

const grade = field({
  key: 'grade',
  title: '等级',
  type: 'radio',
  kind: 'code',
  options: [
    { value: 'A', text: '甲' },
    { value: 'B', text: '乙' },
    { value: 'X', text: '旧', disabled: true },
  ],
});
const hot = field({ key: 'hot', title: '主推', type: 'switch', kind: 'flag' });

/** Draws a cell; \`click\` clicks the mark that reads so, and answers what was set. */
function cell(column: typeof grade, value: string | null, canChange = true) {
  const set: unknown[] = [];
  const context = {
    cells: { dictionary: () => undefined },
    canChange: () => canChange,
    set: (id: string, key: string, next: unknown) => void set.push([id, key, next]),
  };
  const data = { id: 'r1', [column.key]: value };
  const drawn = new ToggleCell();
  drawn.init({
    value,
    data,
    context,
    node: {},
    colDef: { context: { column } },
  } as unknown as ICellRendererParams<GridRow>);
  const marks = [...drawn.getGui().querySelectorAll<HTMLElement>('[aria-checked]')];
  return {
    marks,
    click: (text: string) => {
      marks.find((mark) => mark.textContent === text)?.click();
      return set;
    },
  };
}

test('a click turns a switch and chooses a radio', () => {
  expect(cell(hot, 'Y').click('')).toEqual([['r1', 'hot', 'N']]);
  expect(cell(grade, 'A').click('乙')).toEqual([['r1', 'grade', 'B']]);
  expect(cell(grade, null).marks.map((mark) => mark.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false']);
});

test('a cell that may not be changed is not changed by a click', () => {
  const locked = cell(hot, 'Y', false);
  expect([locked.click(''), locked.marks[0]?.getAttribute('aria-disabled')]).toEqual([[], 'true']);
  expect(cell(grade, 'A', false).click('乙')).toEqual([]);
});

test('what is no longer to be chosen is shown and not chosen', () => {
  const one = cell(grade, 'A');
  expect([one.click('旧'), one.marks[2]?.getAttribute('aria-disabled')]).toEqual([[], 'true']);
});

test('a click on what is chosen clears it only where the column says so', () => {
  expect(cell(grade, 'A').click('甲')).toEqual([]);
  expect(cell({ ...grade, allowClear: true } as typeof grade, 'A').click('甲')).toEqual([['r1', 'grade', null]]);
});
