import type { Page } from 'playwright-core';

export const PATH = '/isystem/playground';

/** Opens a declaration that is about orders, once everything has been compiled. */
export async function openFile(page: Page, part: string, name: string): Promise<void> {
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill(part);
  await page.getByText(name, { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"market/order"').first().waitFor();
}

/** Chooses what rows the preview shows, by the text of the choice. */
export async function chooseRows(page: Page, text: string): Promise<void> {
  await page.getByLabel('数据').click();
  await page.getByTitle(text).click();
}

/** Gives up every draft, and waits until there is none. */
export async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
}
