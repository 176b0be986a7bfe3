import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { prepareStage } from './browser.ts';
import {
  addProducts,
  at,
  enterProducts,
  paste,
  productsOf,
  save,
  stand,
  toolbar,
  typeOver,
  until,
} from './gridPage.ts';
import { dialog, press } from './list.ts';

const stage = prepareStage();

async function shown(page: Page, row: number, key: string): Promise<string> {
  return ((await (await at(page, row, key)).textContent()) ?? '').trim();
}

/** The words beside a wrong cell. */
async function told(page: Page, row: number, key: string): Promise<string> {
  const cell = await at(page, row, key);
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true');
  await cell.hover();
  const tip = page.getByRole('tooltip').filter({ visible: true });
  await tip.waitFor();
  return (await tip.textContent()) ?? '';
}

test('ten wrong inputs: nothing of them is kept in silence, and each is told in words', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const rows = await addProducts(api, '有误', [{ launchDate: '2026-12-01' }, { launchDate: '2026-12-02' }, {}, {}]);
  const { page } = await enterProducts(stage, '有误');
  const seen = new Map<string, string>();
  const said = async (words: RegExp) => {
    const message = page.locator('.ant-message').getByText(words).last();
    await message.waitFor();
    return (await message.textContent()) ?? '';
  };

  await typeOver(page, 0, 'qty', '12a');
  seen.set('数量 12a', await shown(page, 0, 'qty'));
  await typeOver(page, 0, 'launchDate', '2026-02-30');
  seen.set('日期 2026-02-30', await told(page, 0, 'launchDate'));
  expect(await shown(page, 0, 'launchDate')).toBe('2026-02-30');
  // The text is there again to be mended.
  await stand(page, 0, 'launchDate');
  await page.keyboard.press('F2');
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('2026-02-30');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await until(page, '0 launchDate');
  await typeOver(page, 0, 'sampledAt', '3');
  seen.set('时间 3', await told(page, 0, 'sampledAt'));
  await typeOver(page, 1, 'launchDate', '2026/2/3');
  await expect.poll(() => shown(page, 1, 'launchDate')).toBe('2026-02-03');
  await typeOver(page, 1, 'name', '长'.repeat(50));
  seen.set('品名 50 字', `${[...(await shown(page, 1, 'name'))].length} 字`);
  await typeOver(page, 1, 'sku', String(rows[0]?.sku));
  seen.set('SKU 重复', await told(page, 1, 'sku'));
  await stand(page, 0, 'name');
  await page.keyboard.press('Delete');
  seen.set('清空必填', await told(page, 0, 'name'));
  await typeOver(page, 0, 'email', 'a@');
  seen.set('邮箱 a@', await told(page, 0, 'email'));
  await typeOver(page, 2, 'cost', '21');
  seen.set('成本高于售价', await told(page, 2, 'cost'));
  await typeOver(page, 3, 'sku', 'bad');
  seen.set('SKU bad', await told(page, 3, 'sku'));

  await stand(page, 2, 'sku');
  await page.keyboard.press('ArrowRight');
  await until(page, '2 stage');
  await paste(page, '不存在的阶段');
  const preview = dialog(page, '1 个单元格无法粘贴');
  seen.set('粘贴字典外的词', ((await preview.getByRole('row').last().textContent()) ?? '').trim());
  await press(preview, '取消');
  await preview.waitFor({ state: 'hidden' });
  await stand(page, 2, 'name');
  await paste(page, '宽'.repeat(50));
  const note = page.locator('.range-note');
  await expect.poll(() => note.textContent()).toContain('已粘贴 1 个');
  seen.set('粘贴 50 字', await told(page, 2, 'name'));
  await (await at(page, 2, 'productCode')).click();
  await until(page, '2 productCode');
  await paste(page, 'P0001');
  await expect.poll(() => note.textContent()).toContain('只读');
  seen.set('粘贴进只读', (await note.textContent()) ?? '');

  await toolbar(page, '保存').click();
  seen.set('保存', await said(/处需要修改/));
  expect(Object.fromEntries(seen)).toEqual({
    '数量 12a': '12',
    '日期 2026-02-30': '日期不存在：2026-02-30',
    '时间 3': '时间格式应为 YYYY-MM-DD HH:mm:ss：3',
    '品名 50 字': '40 字',
    'SKU 重复': 'SKU 不能重复',
    清空必填: '请输入品名',
    '邮箱 a@': '邮箱格式不正确',
    成本高于售价: '成本不能高于售价',
    'SKU bad': '请按“两位大写字母-五位数字”填写，如 TS-00123',
    粘贴字典外的词: '3阶段不存在的阶段不在可选范围内：不存在的阶段',
    '粘贴 50 字': '最大长度40位字符',
    粘贴进只读: '已粘贴 0 个单元格，跳过只读 1 个',
    保存: '有 9 处需要修改',
  });
  expect((await productsOf(api, '有误')).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
});

test('numbers too fine and values others hold: marked, stepped through by keyboard, mended from the bar', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const taken = await addProducts(api, '别页', [{}, {}]);
  await addProducts(
    api,
    '位数',
    Array.from({ length: 20 }, () => ({})),
  );
  const { page } = await enterProducts(stage, '位数');
  const bar = page.getByRole('region', { name: '需要修改的单元格' });
  const said = bar.getByRole('status');

  await stand(page, 0, 'price');
  await paste(page, Array.from({ length: 20 }, (_, row) => (row === 12 || row === 18 ? '19.999' : '21')).join('\n'));
  await bar.getByText('2 处需要修改').waitFor();
  expect(await said.textContent()).toBe('1/2 第 13 行“售价”：售价最多2位小数');
  await said.click();
  await until(page, '12 price');
  expect(await shown(page, 12, 'price')).toBe('19.999');
  expect(await told(page, 12, 'price')).toContain('售价最多2位小数');
  await page.getByRole('tooltip').getByText('四舍五入').click();
  await expect.poll(() => shown(page, 12, 'price')).toBe('20.00');
  await page.keyboard.press('Control+z');
  await bar.getByRole('button', { name: '全部四舍五入（2 处）' }).click();
  await bar.waitFor({ state: 'hidden' });
  await expect.poll(() => shown(page, 12, 'price')).toBe('20.00');

  const skus = Array.from({ length: 20 }, (_, row) => `ZZ-${60_000 + row}`);
  const clashing = skus.with(3, String(taken[0]?.sku)).with(17, String(taken[1]?.sku));
  await page.keyboard.press('Control+Home');
  await stand(page, 0, 'sku');
  await paste(page, clashing.join('\n'));
  await toolbar(page, '保存').click();
  await page.locator('.ant-message').getByText('第 4 行“SKU”：SKU 不能重复').waitFor();
  await until(page, '3 sku');
  expect(await told(page, 3, 'sku')).toBe('SKU 不能重复');
  expect(await said.textContent()).toBe('1/2 第 4 行“SKU”：SKU 不能重复');
  const next = bar.getByRole('button', { name: '下一个' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toBe('2/2 第 18 行“SKU”：SKU 不能重复');
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  await typeOver(page, 17, 'sku', 'ZZ-99998');
  await said.click();
  await typeOver(page, 3, 'sku', 'ZZ-99999');
  await bar.waitFor({ state: 'hidden' });
  await save(page);
  expect((await productsOf(api, '位数')).map(({ price }) => price)).toContain(20);
});
