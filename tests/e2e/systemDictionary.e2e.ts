import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { press, settled } from './list.ts';

const stage = prepareStage();

test('items stand below the dictionary that is chosen, with their colours, and are imported there', async () => {
  const { page, requests } = await stage.visit({ unguarded: true });
  await enter(page, 'admin', '/system/dictionary?dictCode=send_status');
  await settled(page);
  await page.getByText('send_status').first().click();
  const below = page.getByRole('region', { name: '子表' });
  await below.getByText('已撤销').waitFor();
  await below.getByRole('button', { name: '导入' }).waitFor();
  await picture(page, 'system-dictionary');
  await press(page.locator('.screen-buttons').first(), '刷新缓存');
  await page.getByText('刷新缓存完成！').waitFor();
  const asked = requests.findIndex((request) => request.includes('/sys/dict/refleshCache'));
  expect(asked).toBeGreaterThan(-1);
  // The browser's own copy is read after it.
  await expect.poll(() => requests.slice(asked).some((request) => request.includes('queryAllDictItems'))).toBe(true);
  await page.setViewportSize(NARROW);
  await below.waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'system-dictionary-narrow');
});
