import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, picture, prepareStage } from './browser.ts';

const stage = prepareStage();

test('declarations begin with a dump of another system and with a table, after a look at what they would be', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/isystem/playground');
  const path = page.locator('.playground-path');
  const problems = page.getByRole('region', { name: '问题' });
  const frame = page.frameLocator('iframe[title="预览"]');
  const asked = page.getByRole('dialog', { name: '新建声明' });
  await problems.getByText('没有问题').waitFor();
  await page.getByRole('button', { name: '新建' }).click();
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('从 JeecgBoot 数据库转储').click();
  await asked.getByLabel(/数据库转储/).setInputFiles('tests/jeecg/dump.sql');
  await asked.getByRole('button', { name: '看看会写成什么' }).click();
  await asked.getByRole('region', { name: '没有搬过来的' }).waitFor();
  await picture(page, 'playground-from-dump');
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('从表格文件（XLSX、CSV）').click();
  await asked.getByLabel('路径').fill('market/count-sheet');
  const lines = Array.from({ length: 30 }, (_, at) => `A${at},${at},2026-01-0${(at % 9) + 1}`);
  const buffer = Buffer.from(['货号,数量,盘点日期', ...lines].join('\n'));
  await asked.getByLabel(/表格文件/).setInputFiles({ name: '盘点.csv', mimeType: 'text/csv', buffer });
  await asked.getByRole('button', { name: '看看会写成什么' }).click();
  await asked.getByRole('region', { name: '依据' }).waitFor();
  await picture(page, 'playground-from-table');
  expect(await graveViolations(page)).toEqual([]);
  await asked.getByRole('button', { name: '取 2 个文件为草稿' }).click();
  await expect.poll(() => path.textContent()).toBe('market/count-sheet.model.json');
  await problems.getByText('没有问题').waitFor();
  await frame.getByRole('columnheader', { name: '盘点日期' }).waitFor();
});

test('the page as it is printed and for weak eyes, and what is wrong with it itself is listed below', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/isystem/playground');
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill('market/order.');
  await page.getByText('order.screen.json', { exact: true }).click();
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('columnheader', { name: '订单号' }).waitFor();
  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('打印', { exact: true }).click();
  await expect.poll(() => page.locator('iframe[title="预览"]').evaluate((each) => each.clientWidth)).toBe(794);
  await picture(page, 'playground-print');
  await results.getByText('桌面', { exact: true }).click();
  const colorOf = () =>
    frame.locator('.playground-stage').evaluate((each) => getComputedStyle(each).getPropertyValue('--ant-color-error'));
  const usual = await colorOf();
  await results.getByText('色弱', { exact: true }).click();
  await expect.poll(colorOf).not.toBe(usual);
  await picture(page, 'playground-weak');

  await frame.locator('body').evaluate((body) => {
    window.console.error('种下的错误');
    body.append(document.createElement('img'));
  });
  const faults = results.getByRole('list', { name: '页面本身的问题' });
  await results.getByText('页面本身的问题').first().click();
  await faults.getByText('种下的错误').waitFor();
  await results.getByRole('button', { name: '检查无障碍' }).click();
  await faults.getByText(/img/).first().waitFor();
  await picture(page, 'playground-faults');
  await frame.locator('body > img').evaluate((planted) => planted.remove());
  expect(await graveViolations(page)).toEqual([]);
});
