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

/** Where a part of a frame that is drawn smaller stands: Playwright does not reckon with that in one of another process. */
async function boxScaled(frame: Locator, part: Locator) {
  await part.waitFor();
  const { left, top, width, height, inside } = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height, inside: window.innerWidth };
  });
  const outside = await frame.boundingBox();
  if (outside === null) throw new Error('the frame is not drawn');
  const scale = outside.width / inside;
  return {
    x: outside.x + left * scale,
    y: outside.y + top * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Clicks what stands in a frame that is drawn smaller. */
export async function clickScaled(page: Page, frame: Locator, part: Locator): Promise<void> {
  const { x, y, width, height } = await boxScaled(frame, part);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The darkest point along the upper edge of a part of such a frame, 0 to 255. */
export async function darkestEdge(page: Page, frame: Locator, part: Locator): Promise<number> {
  const { x, y, width } = await boxScaled(frame, part);
  const clip = { x: Math.floor(x), y: Math.floor(y) - 2, width: Math.floor(width), height: 5 };
  const drawn = [...(await page.screenshot({ clip }))];
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return Math.min(...context.getImageData(0, 0, bitmap.width, bitmap.height).data);
  }, drawn);
}
