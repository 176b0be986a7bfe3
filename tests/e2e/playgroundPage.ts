import type { Locator, Page } from 'playwright-core';

export const PATH = '/isystem/playground';

/** Opens a declaration that is about orders, once everything has been compiled. */
export async function openFile(page: Page, part: string, name: string): Promise<void> {
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill(part);
  await page.getByText(name, { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"market/order"').first().waitFor();
}

/** Chooses what rows the preview shows, in one click. */
export async function chooseRows(page: Page, text: string): Promise<void> {
  await page.getByRole('radiogroup', { name: '数据' }).getByTitle(text).click();
}

/** Gives up every draft, and waits until there is none. */
export async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
}

/** Clicks what stands in a frame that is drawn smaller: Playwright does not reckon with that in one of another process. */
export async function clickScaled(page: Page, frame: Locator, part: Locator): Promise<void> {
  await part.waitFor();
  const { x, y, inside } = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, inside: window.innerWidth };
  });
  const outside = await frame.boundingBox();
  if (outside === null) throw new Error('the frame is not drawn');
  const scale = outside.width / inside;
  await page.mouse.click(outside.x + x * scale, outside.y + y * scale);
}
