import { execFileSync } from 'node:child_process';
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
  const { page, announce } = await stage.visit();
  announce(/种下的错误/);
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

test('drafts become a commit on a branch that puts nothing in force, and are held against a revision', async () => {
  const { screens } = stage.product;
  const git = (...args: string[]) => execFileSync('git', ['-C', screens, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-q', '-m', 'a');
  const { page } = await stage.visit();
  await enter(page, 'admin', '/isystem/playground');
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill('market/order.');
  await page.getByText('order.screen.json', { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"订单"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('一览');
  await page.getByRole('button', { name: '发布…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('标题 订单 → 订单一览', { exact: true }).waitFor();
  await dialog.getByText('提交到 git 分支，由人合并').click();
  await dialog.getByLabel('分支', { exact: true }).fill('weft/order-title');
  await dialog.getByLabel('发布说明').fill('订单页改名');
  await picture(page, 'playground-branch');
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /提\s*交/ }).click();
  await page.getByText(/已提交到分支 weft\/order-title/).waitFor();
  expect(git('log', '-1', '--format=%s', 'weft/order-title')).toBe('订单页改名');
  expect(git('diff', '--name-only', 'main', 'weft/order-title')).toBe('market/order.screen.json');
  expect(git('status', '--porcelain')).toBe('');

  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('改动', { exact: true }).click();
  await results.getByText('与 git 版本比').click();
  await results.getByText('标题 订单 → 订单一览', { exact: true }).waitFor();
  await results.getByRole('textbox', { name: 'git 版本' }).fill('weft/order-title');
  await results.getByText('意思没有不同').waitFor();
  await picture(page, 'playground-revision');
  await results.getByRole('textbox', { name: 'git 版本' }).fill('nowhere');
  await results.getByText('git 里没有版本 "nowhere"').waitFor();
  await page.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
});
