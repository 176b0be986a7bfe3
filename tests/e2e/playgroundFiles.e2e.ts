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
