import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Api } from './api.ts';
import type { Stage, Visit } from './browser.ts';
import { settled } from './list.ts';

/** Px to go on sideways while looking for a column; less than what is drawn at once. */
const STEP = 200;

/** What the server keeps of a new product. */
export type Product = Record<string, string | number | null> & { id: string; version: number };

/** Puts new products named `<prefix>1`, `<prefix>2` … beside the demonstration's; answers them as kept. */
export async function addProducts(
  api: Api,
  prefix: string,
  rows: readonly Record<string, string | number | null>[],
): Promise<Product[]> {
  const sku = [...prefix].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 900, 7);
  for (const [index, row] of rows.entries()) {
    const own = { name: `${prefix}${index + 1}`, sku: `ZZ-${String(10_000 + sku * 100 + index)}`, orderNum: index + 1 };
    const said = await api('POST', '/online/cgform/api/form/demo_grid', { ...DEFAULTS, ...own, ...row });
    if (!said.success) throw new Error(`not added: ${said.message}`);
  }
  return productsOf(api, prefix);
}

const DEFAULTS = {
  stage: 'idea',
  qty: 100,
  price: 20,
  cost: 10,
  currency: 'USD',
  owner: 'admin',
  hot: 'N',
  checked: 'N',
};

/** What the server keeps of the products whose name holds `name`, in their order. */
export async function productsOf(api: Api, name: string): Promise<Product[]> {
  const said = await api('GET', `/online/cgform/api/getData/demo_grid?name=*${encodeURIComponent(name)}*&pageSize=100`);
  return (said.result as { records: Product[] }).records;
}

/** Opens the editable list with the products whose name holds `name`. */
export async function openProducts(page: Page, name: string): Promise<void> {
  await page.goto(productsAt(name));
  await productsShown(page);
}

/** Begins in front of the editable list with the products whose name holds `name`. */
export async function enterProducts(stage: Stage, name: string): Promise<Visit> {
  const visit = await stage.enter('admin', productsAt(name));
  await productsShown(visit.page);
  return visit;
}

const productsAt = (name: string) => `/demo/grid?name=${encodeURIComponent(name)}`;

async function productsShown(page: Page): Promise<void> {
  await settled(page);
  await page.locator('[row-index="0"] [col-id="name"]').waitFor();
}

/** A cell of the grid, scrolled to where it stands. */
export async function at(scope: Page | Locator, row: number, key: string): Promise<Locator> {
  const cell = scope.locator(`[row-index="${row}"] [role=gridcell][col-id="${key}"]`);
  const viewport = scope.locator('.ag-grid-viewport').first();
  for (let left = 0; (await cell.count()) === 0 && left < 8_000; left += STEP) await scrollTo(viewport, left);
  await cell.evaluate((element) => {
    const box = element.closest('.ag-grid-viewport');
    const frozen = element.closest('.ag-row')?.querySelector('.ag-grid-pinned-left-cells');
    if (!box || !frozen || frozen.contains(element)) return;
    const { left, right } = element.getBoundingClientRect();
    const room = { left: frozen.getBoundingClientRect().right, right: box.getBoundingClientRect().right - 20 };
    if (left < room.left) box.scrollLeft -= room.left - left;
    else if (right > room.right) box.scrollLeft += Math.min(right - room.right, left - room.left);
  });
  return cell;
}

/** Lets the pause between two inserts be over. */
export async function restAfterInsert(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 1_500;
  });
}

/** Scrolls sideways and waits until the columns there are drawn. */
async function scrollTo(viewport: Locator, left: number): Promise<void> {
  await viewport.evaluate(async (element, to) => {
    element.scrollLeft = to;
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, left);
}

/** Puts the keyboard on a cell without leaving an editor open. */
export async function stand(scope: Page | Locator, row: number, key: string): Promise<Locator> {
  const cell = await at(scope, row, key);
  const page = cell.page();
  await cell.click();
  await until(page, `${row} ${key} editing`);
  // Esc closes an open list first, and a list may come late.
  const left = async () => {
    await page.keyboard.press('Escape');
    return focusOf(page);
  };
  await expect.poll(left).toBe(`${row} ${key}`);
  return cell;
}

/** Where the keyboard is: row and column, and `editing` when it is inside an editor. */
export async function focusOf(page: Page): Promise<string> {
  return page.evaluate(focusedPlace);
}

/** Waits until the keyboard is there. */
export async function until(page: Page, place: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await focusOf(page)) !== place) {
    if (Date.now() > deadline) throw new Error(`the keyboard is at ${await focusOf(page)}, not at ${place}`);
    await page.waitForTimeout(20);
  }
}

function focusedPlace(): string {
  const active = document.activeElement;
  const cell = active?.closest('.ag-cell');
  const row = cell?.closest('[row-index]')?.getAttribute('row-index');
  return `${row} ${cell?.getAttribute('col-id')}${cell && cell !== active ? ' editing' : ''}`;
}

/** Types over what a cell holds, whatever it takes of it. */
export async function typeOver(page: Page, row: number, key: string, text: string): Promise<void> {
  await stand(page, row, key);
  await page.keyboard.press('F2');
  await until(page, `${row} ${key} editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Writes into a cell and leaves it unsaved. */
export async function write(page: Page, row: number, key: string, text: string): Promise<void> {
  await typeOver(page, row, key, text);
  await expect.poll(async () => (await at(page, row, key)).textContent()).toBe(text);
}

/** The buttons above a grid. */
export function toolbar(page: Page, title: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${[...title].join('\\s?')}$`) });
}

/** Saves and waits for the word that it is done. */
export async function save(page: Page): Promise<void> {
  // The word of an earlier save may still stand there.
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/saveAll/')),
    toolbar(page, '保存').click(),
  ]);
  await page.locator('.ant-message').getByText('保存成功').last().waitFor();
}

/** Puts text on the clipboard, as HTML too where it is given, and pastes it where the keyboard is. */
export async function paste(page: Page, text: string, html?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const flavours = { 'text/plain': text, ...(html === undefined ? {} : { 'text/html': html }) };
  await page.evaluate((written) => navigator.clipboard.write([new ClipboardItem(written)]), flavours);
  await page.keyboard.press('Control+v');
}

/** Copies what is chosen and answers its text. */
export async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}
