import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { runNode } from '../../scripts/setup/child.mjs';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { settled } from './list.ts';

const web = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-strict-'));
afterAll(() => fs.rmSync(web, { recursive: true, force: true }));

// The front end as in development: there React complains, and the grid refuses options it does not know.
const stage = prepareStage(async () => {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', web, '--emptyOutDir', '--logLevel', 'warn'];
  expect(await runNode(args, { env: { NODE_ENV: 'development' }, quiet: true })).toBe(0);
  return { web };
});

interface Entry {
  id: string;
  type: string;
  title: string;
}

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('every screen of the manifest mounts, %s, without a word in the console', async (name, size) => {
  const api = await openApi(stage.product.address, 'admin');
  const { screens } = (await api('GET', '/config/manifest')).result as { screens: Entry[] };
  expect(screens.length).toBeGreaterThanOrEqual(3);
  const { page } = await stage.visit({ size });
  await enter(page, 'admin');
  for (const { id, type, title } of screens) {
    await page.goto(`/${id}`);
    if (type === 'page') await page.getByRole('heading', { level: 1 }).waitFor();
    else {
      await settled(page);
      expect(await page.title()).toBe(`${title} · 织屏`);
      expect(await page.getByRole('columnheader').count()).toBeGreaterThan(0);
    }
    await picture(page, `screen-${id.replaceAll('/', '-')}-${name}`);
    expect({ id, overflows: await overflows(page) }).toEqual({ id, overflows: false });
    expect(await page.getByText(/出错了|加载失败/).count()).toBe(0);
  }
});

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)('every form and every detail opens, %s', async (name, size) => {
  const api = await openApi(stage.product.address, 'admin');
  const { screens } = (await api('GET', '/config/manifest')).result as { screens: Entry[] };
  const { page } = await stage.visit({ size });
  await enter(page, 'admin');
  for (const { id } of screens.filter(({ type }) => type === 'list')) {
    await page.goto(`/${id}`);
    await settled(page);
    const plan = (await api('GET', `/config/plans/${id}`)).result as { editing: string };
    if (plan.editing === 'inline') {
      await page.locator('.ag-row[row-index="0"] .ag-selection-checkbox input').first().click({ force: true });
      await page.getByRole('button', { name: '编辑' }).click();
    } else await page.getByRole('button', { name: /新增$/ }).click();
    await page.getByRole('dialog').locator('input').first().waitFor();
    await picture(page, `form-${id.replaceAll('/', '-')}-${name}`);
    expect(await overflows(page)).toBe(false);
  }
});
