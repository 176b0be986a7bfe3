import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, picture, prepareStage, THOROUGH, type Visit, WIDE } from './browser.ts';
import { type CellStates, type Opens, STATES } from './cellStates.ts';
import { columnOf, exampleFieldsOf, LEADING, ROWS, TABLE, TYPES, writeCellTable } from './cellTable.ts';
import { stand, toolbar, until } from './gridPage.ts';
import { press, question, settled } from './list.ts';

const declarations = writeCellTable();
afterAll(() => fs.rmSync(declarations, { recursive: true, force: true }));
const stage = prepareStage(() => ({ declarations }));

const RECORDS = `/online/cgform/api/form/${TABLE.replaceAll('/', '_')}`;
const CATEGORIES = '/sys/category/loadTreeRoot?async=true&pcode=A01';

/** 8 × 8, green. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR42mNgWM+AFTEMLQkAYCRAQa7aCZMAAAAASUVORK5CYII=',
  'base64',
);

/** There are hundreds of things to wait for, and most have come at once. */
const SOON = { interval: 10 };

/** A column of the table and how it is seen. */
type Column = CellStates & { key: string };

/** In the order of the table. */
const COLUMNS: readonly Column[] = TYPES.flatMap((type) =>
  Object.entries(STATES[type]).map(([field, states]) => ({ ...states, key: columnOf(type, field) })),
);
const DRAWN = COLUMNS.filter(({ opens }) => opens !== 'absent');

beforeAll(async () => {
  const api = await openApi(stage.product.address, 'admin');
  const categories = ((await api('GET', CATEGORIES)).result as { key: string }[]).map(({ key }) => key);
  const kept = COLUMNS.map(({ key, value }) => [key, typeof value === 'function' ? value(categories) : value]);
  const filled = { ...Object.fromEntries(kept), [LEADING.given]: STATES.normal.demo?.shown };
  for (const [name, row] of [
    [ROWS.filled, filled],
    [ROWS.empty, Object.fromEntries(COLUMNS.map(({ key, off }) => [key, off]))],
    [ROWS.disabled, filled],
  ]) {
    const said = await api('POST', RECORDS, { ...(row as object), [LEADING.name]: name });
    if (!said.success) throw new Error(`not added: ${said.message} ${JSON.stringify(said.result)}`);
  }
});

async function openTable(visit: Visit): Promise<Page> {
  const { page } = visit;
  await page.route('**/sys/common/static/**', (route) => route.fulfill({ contentType: 'image/png', body: PNG }));
  await enter(page, 'admin', `/${TABLE}`);
  await settled(page);
  await page.locator('[row-index="2"] [col-id="name"]').waitFor();
  return page;
}

/** Number of the row whose first column says so. */
async function rowOf(page: Page, name: string): Promise<number> {
  const first = page.locator(`[row-index] [role=gridcell][col-id="${LEADING.name}"]`);
  return Number(
    await first.filter({ hasText: name }).locator('xpath=ancestor::*[@row-index]').getAttribute('row-index'),
  );
}

interface Place {
  page: Page;
  row: number;
  column: Column;
  cell: Locator;
}

/** Goes through a row by the arrow key and looks at each cell while the keyboard is on it. */
async function walk(page: Page, name: string, look: (place: Place) => Promise<void>): Promise<void> {
  const row = await rowOf(page, name);
  await stand(page, row, LEADING.given);
  // A pointer that rests on a cell attends to that one.
  await page.mouse.move(0, 0);
  for (const column of DRAWN) {
    await page.keyboard.press('ArrowRight');
    await until(page, `${row} ${column.key}`);
    await look({ page, row, column, cell: page.locator(`[row-index="${row}"] [col-id="${column.key}"]`) });
  }
}

/** What floats over the page, by what opens it. */
const LAYERS: Partial<Record<Opens, string>> = {
  list: '.ant-select-dropdown',
  calendar: '.ant-picker-dropdown',
  dialog: '.ant-modal',
  popover: '.ant-popover',
};

/** Where the keyboard is, as `0 name editing` or the layer it is in, and the layers that are open. */
async function standing({ page }: Place): Promise<{ at: string; open: string[] }> {
  return page.evaluate((layers) => {
    const active = document.activeElement;
    const cell = active?.closest('.ag-cell');
    const row = cell?.closest('[row-index]')?.getAttribute('row-index');
    const editing = document.querySelector('.ag-cell-inline-editing') !== null;
    const within = layers.find(([, selector]) => active?.closest(selector))?.[0];
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return {
      at: within ?? `${row} ${cell?.getAttribute('col-id')}${editing ? ' editing' : ''}`,
      open: layers
        .filter(([, selector]) => [...document.querySelectorAll(selector)].some(isSeen))
        .map(([kind]) => kind),
    };
  }, Object.entries(LAYERS));
}

const stands = async (place: Place, at: string, ...open: Opens[]): Promise<void> =>
  expect.poll(() => standing(place), { ...SOON, message: place.column.key }).toEqual({ at, open });

const textOf = async ({ cell }: Place): Promise<string> => ((await cell.textContent()) ?? '').trim();

/** Which marks of the cell are on. */
const marksOf = ({ cell }: Place): Promise<(string | null)[]> =>
  cell.locator('[aria-checked]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-checked')));

/** Opens the editor by a key and leaves it by Esc; of a list, Esc first closes the list. */
async function openAndLeave(place: Place, key: string): Promise<void> {
  const { page, row, column } = place;
  const { opens } = column;
  const cell = `${row} ${column.key}`;
  await page.keyboard.press(key);
  if (opens === 'nothing') return stands(place, cell);
  if (opens === 'dialog' || opens === 'popover') await stands(place, opens, opens);
  else await stands(place, `${cell} editing`, ...(opens === 'input' ? [] : [opens]));
  if (THOROUGH) await picture(page, `cell-${column.key}-${key}-${page.viewportSize()?.width}`);
  await page.keyboard.press('Escape');
  if (opens === 'list') {
    await stands(place, `${cell} editing`);
    await page.keyboard.press('Escape');
  }
  await stands(place, cell);
}

/** Switches the mark by a key and back, the one or the other. */
async function switchAndBack(place: Place, key: string, back = key): Promise<void> {
  const before = await marksOf(place);
  await place.page.keyboard.press(key);
  await expect.poll(() => marksOf(place), { ...SOON, message: place.column.key }).not.toEqual(before);
  await place.page.keyboard.press(back);
  await expect.poll(() => marksOf(place), { ...SOON, message: place.column.key }).toEqual(before);
}

/** The cell is marked, and the words beside it say why. */
async function isWrong({ page, cell, column }: Place): Promise<void> {
  const tip = page.locator('.edit-grid-tip:visible');
  const told = async () => [await cell.getAttribute('aria-invalid'), ...(await tip.allTextContents())];
  await expect.poll(told, { ...SOON, message: column.key }).toEqual(['true', column.wrong]);
}

async function rename(page: Page, name: string, into: string): Promise<void> {
  const row = await rowOf(page, name);
  await stand(page, row, LEADING.name);
  await page.keyboard.press('F2');
  await until(page, `${row} ${LEADING.name} editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(into);
  await page.keyboard.press('Enter');
}

test('every type of the language has an example, and every field of the example its states', () => {
  expect(Object.keys(STATES).toSorted()).toEqual(TYPES.toSorted());
  for (const type of TYPES) {
    expect([type, Object.keys(STATES[type])]).toEqual([type, exampleFieldsOf(type).map(({ key }) => key)]);
  }
});

// What the keyboard does is the same in a narrow window; it takes as long again.
test.each(THOROUGH ? [WIDE, NARROW] : [WIDE])(
  'each cell shows its value or nothing, opens by Enter and F2, is left by Esc as it was, and is left alone where it is disabled: $width px',
  async (size) => {
    const page = await openTable(await stage.visit({ size }));
    for (const { key } of COLUMNS.filter(({ opens }) => opens === 'absent'))
      expect(await page.locator(`[col-id="${key}"]`).count()).toBe(0);
    await walk(page, ROWS.filled, async (place) => {
      const { column, cell } = place;
      await expect.poll(() => textOf(place), { ...SOON, message: column.key }).toBe(column.shown);
      if (column.shown === '') await cell.locator('img, [aria-checked=true]').waitFor();
      await (column.opens === 'mark' ? switchAndBack(place, 'Enter') : openAndLeave(place, 'Enter'));
      expect([column.key, await textOf(place)]).toEqual([column.key, column.shown]);
    });
    await walk(page, ROWS.empty, async (place) => {
      const { column, cell } = place;
      expect([column.key, await textOf(place)]).toEqual([column.key, column.empty ?? '']);
      expect(await cell.locator('img, [aria-checked=true]').count()).toBe(0);
      if (column.opens === 'mark') await switchAndBack(place, 'Space', column.empty ? 'Delete' : 'Space');
      else await openAndLeave(place, 'F2');
      expect([column.key, await textOf(place)]).toEqual([column.key, column.empty ?? '']);
    });
    await walk(page, ROWS.disabled, async (place) => {
      const { row, column } = place;
      await expect.poll(() => textOf(place), { ...SOON, message: column.key }).toBe(column.shown);
      const marks = await marksOf(place);
      await page.keyboard.press('Enter');
      await page.keyboard.press('F2');
      await page.keyboard.press('x');
      await page.keyboard.press('Delete');
      await stands(place, `${row} ${column.key}`);
      expect([column.key, await textOf(place)]).toEqual([column.key, column.shown]);
      expect(await marksOf(place)).toEqual(marks);
    });
    // Nothing was changed by all that.
    expect(await page.locator('.edit-grid-changed, [aria-invalid=true]').count()).toBe(0);
  },
);

test('each cell that must not be empty says so: all of them when the row is saved, and any when it is emptied', async () => {
  const page = await openTable(await stage.visit());
  await rename(page, ROWS.empty, ROWS.required);
  await toolbar(page, '保存').click();
  await page.locator('.ant-message').getByText('处需要修改').waitFor();
  await walk(page, ROWS.required, isWrong);
  await picture(page, 'cell-types-wrong');
  await rename(page, ROWS.required, ROWS.empty);
  await rename(page, ROWS.filled, ROWS.required);
  await walk(page, ROWS.required, async (place) => {
    const { column } = place;
    if (column.opens === 'mark' || column.opens === 'nothing') return;
    await page.keyboard.press('Delete');
    await isWrong(place);
    expect([column.key, await textOf(place)]).toEqual([column.key, '']);
  });
});

test('a text that was written in a dialog is given up when that is said, and not by Esc alone', async () => {
  const page = await openTable(await stage.visit());
  const asked = question(page, '放弃修改?');
  await walk(page, ROWS.filled, async (place) => {
    const { row, column } = place;
    if (column.key !== columnOf('markdown', 'demo')) return;
    await page.keyboard.press('F2');
    await stands(place, 'dialog', 'dialog');
    const text = page.locator('.ant-modal textarea');
    await text.press('Control+End');
    await page.keyboard.type('再写一段。');
    await page.keyboard.press('Escape');
    await asked.waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    // Whoever stays goes on where they were.
    await page.keyboard.type('又一句。');
    await expect.poll(() => text.inputValue()).toContain('再写一段。又一句。');
    await page.keyboard.press('Escape');
    await asked.waitFor();
    await picture(page, 'cell-dialog-given-up');
    await press(asked, '放弃');
    await stands(place, `${row} ${column.key}`);
    expect(await textOf(place)).toBe(column.shown);
  });
});
