import fs from 'node:fs';
import * as XLSX from '@e965/xlsx';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { choose, press, settled } from './list.ts';

const stage = prepareStage();

test('a list is exported as one chooses, and offers that again the next time', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/position');
  await settled(page);
  const open = () => page.getByRole('button', { name: '导出 Excel' }).click();
  await open();
  const window = page.getByRole('dialog', { name: '导出' });
  await window.getByText('Excel 97-2003（.xls）').click();
  await window.getByText('自选').click();
  await choose(page, window.getByRole('combobox', { name: '要导出的列' }), '职级');
  await window.getByText('格式', { exact: true }).click();
  await picture(page, 'export-window');
  expect(await graveViolations(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), press(window, '导出')]);
  expect(download.suggestedFilename()).toMatch(/\.xls$/);
  const book = XLSX.read(fs.readFileSync(await download.path()));
  expect(book.SheetNames[0]).toBe('说明');
  const [head] = XLSX.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 });
  expect(head?.length).toBeGreaterThan(0);
  expect(head).not.toContain('职级');
  await window.waitFor({ state: 'detached' });
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: '更多工具' }).click();
  await page.getByRole('menuitem', { name: '导出 Excel' }).click();
  await window.getByRole('radio', { name: 'Excel 97-2003（.xls）', checked: true }).waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'export-window-phone');
});
