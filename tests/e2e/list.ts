import type { Locator, Page } from 'playwright-core';
import { follow } from './inside.ts';

/** Opens a list the menu grants and waits for its first rows; where the application runs already, inside it. */
export async function openList(page: Page, path: string): Promise<void> {
  if (await leads(page, path)) await follow(page, path);
  else await page.goto(path);
  await settled(page);
}

/** Whether the application runs and gets there by itself; the page in front is asked for something else by its address. */
async function leads(page: Page, path: string): Promise<boolean> {
  if ((await page.locator('.weft-content:visible').count()) === 0) return false;
  const [here, there] = [new URL(page.url()), new URL(path, page.url())];
  return here.pathname !== there.pathname || here.search === there.search;
}

/** Waits until the shown rows answer the last question. */
export async function settled(page: Page): Promise<void> {
  // A page may have several lists, and stand beside pages that are not in front.
  await pager(page).filter({ visible: true }).first().waitFor();
  for (const bar of await page.getByRole('progressbar', { name: '加载中' }).all())
    await bar.waitFor({ state: 'detached' });
}

/** Does something that asks for rows, and waits until they are shown. */
export async function answered(page: Page, action: () => Promise<unknown>): Promise<void> {
  // What is still under way must not be taken for the answer.
  await settled(page);
  // A page that is loaded has its rows from its start.
  const rows = /\/api\/get(Tree)?Data\/|\/config\/start\?/;
  await Promise.all([page.waitForResponse((response) => rows.test(response.url())), action()]);
  await settled(page);
}

/** The words of the pager: `1-10 共 25 条`. */
export function pager(page: Page): Locator {
  return page.locator('.ant-pagination-total-text');
}

/** Number of all rows, from the pager's words. */
export async function totalOf(page: Page): Promise<number> {
  return Number(/共 ([\d,]+) 条/.exec((await pager(page).textContent()) ?? '')?.[1]?.replaceAll(',', ''));
}

/** What a column shows, from top to bottom; totals aside. */
export async function columnTexts(page: Page, key: string): Promise<string[]> {
  const cells = page.locator(`[row-index] [role=gridcell][col-id="${key}"]`);
  return cells.evaluateAll((elements) => {
    const row = (element: Element) => Number(element.closest('[row-index]')?.getAttribute('row-index'));
    const rows = elements.filter((element) => Number.isInteger(row(element)));
    return rows.sort((a, b) => row(a) - row(b)).map((element) => (element.textContent ?? '').trim());
  });
}

/** The headings of the grid. */
export async function headings(page: Page): Promise<string[]> {
  return (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());
}

/** The cell of a column in a row, 0-based. */
export function cell(page: Page, row: number, key: string): Locator {
  return page.locator(`[row-index="${row}"] [role=gridcell][col-id="${key}"]`);
}

/** A link at a row's right end, or behind its 更多. */
export async function act(page: Page, row: number, title: string): Promise<void> {
  const actions = cell(page, row, '_actions');
  const link = actions.getByRole('button', { name: title, exact: true });
  // Drawn a moment after its row.
  await actions.getByRole('button').first().waitFor();
  if (await link.isVisible()) {
    try {
      return await link.click({ timeout: 10_000 });
    } catch (error) {
      // A list that is being made narrow folds its links, perhaps between the look and the click.
      if (await link.isVisible()) throw error;
    }
  }
  await actions.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: title }).click();
}

/** The query strip. */
export function query(page: Page): Locator {
  return page.getByRole('form', { name: '查询条件' });
}

/** Opens the folded half of the query strip. */
export async function unfold(page: Page): Promise<void> {
  await query(page).getByRole('button', { name: /展开/ }).click();
}

/** Asks with what was typed. */
export async function ask(page: Page): Promise<void> {
  await answered(page, () =>
    query(page)
      .getByRole('button', { name: /查\s?询/ })
      .click(),
  );
}

/** Chooses an entry of a drop-down by its text. */
export async function choose(page: Page, input: Locator, text: string): Promise<void> {
  await input.click();
  await input.fill(text);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first().click();
}

/** The window a record is added, edited or read in. */
export function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog').filter({ has: page.locator('.ant-modal-title', { hasText: title }) });
}

/** The question before something that cannot be undone. */
export function question(page: Page, title: string): Locator {
  return page.getByRole('dialog').filter({ has: page.locator('.ant-modal-confirm-title', { hasText: title }) });
}

/** Presses a button of a window. Two-letter words antd spaces, and its idle sign of work may outstay the work. */
export async function press(scope: Locator, title: string): Promise<void> {
  await scope.getByRole('button', { name: new RegExp(`^${[...title].join('\\s?')}$`) }).click();
}

/** Presses 新增 above a list; answers the window that opens. */
export async function beginAdding(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /新\s?增/ })
    .first()
    .click();
  return dialog(page, '新增');
}
