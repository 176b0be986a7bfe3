import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { runNode } from '../../scripts/setup/child.mjs';
import { frontendHash } from '../../scripts/setup/frontend.mjs';
import { openApi } from './api.ts';
import { beSignedIn, enter, follow, NARROW, overflows, picture, prepareStage, THOROUGH, WIDE } from './browser.ts';
import { keptFolder } from './keptFolder.ts';
import { settled } from './list.ts';

// The front end as in development: there React complains, and the grid refuses options it does not know.
const stage = prepareStage(async () => ({ web: await keptFolder('strict-web', frontendHash(), buildStrict) }));

async function buildStrict(folder: string): Promise<void> {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  // Nobody measures it: squeezing it would take longer than the rest.
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--minify', 'false', '--logLevel', 'warn'];
  expect(await runNode(args, { env: { NODE_ENV: 'development' }, quiet: true })).toBe(0);
}

interface Entry {
  id: string;
  type: string;
  title: string;
}

interface MenuEntry {
  path: string;
  component: string;
  children?: MenuEntry[];
}

/** Where the menu has a page; it may give it a path of its own. */
function placeIn(menu: readonly MenuEntry[], component: string): string | undefined {
  for (const entry of menu) {
    const path = entry.component === component ? entry.path : placeIn(entry.children ?? [], component);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** What a list's plan says of its records. */
interface Records {
  editing?: string;
  toolbar: { code: string; title: string }[];
  rowActions: { code: string; title: string }[];
}

const isRecords = (plan: Partial<Records>): plan is Records => plan.rowActions !== undefined;

/** Against hanging, and not a measure: there are many screens, and more to come. */
const PATIENT = 600_000;

const LOOKS = [
  { name: 'wide', size: WIDE },
  { name: 'narrow', size: NARROW },
];

// Each page is opened wide and made narrow; opening all of them narrow once more takes a minute.
test.each(THOROUGH ? LOOKS : LOOKS.slice(0, 1))(
  'every screen of the manifest mounts and its form opens, first $name, without a word in the console',
  async ({ name: first, size }) => {
    const api = await openApi(stage.product.address, 'admin');
    const { screens } = (await api('GET', '/config/manifest')).result as { screens: Entry[] };
    expect(screens.length).toBeGreaterThanOrEqual(3);
    const { page } = await stage.visit({ size });
    await beSignedIn(page, 'admin');
    // One page at a time: what is waited for is this page's.
    await page.evaluate(() => localStorage.setItem('pro__layout', '{"value":{"multipage":false},"expire":null}'));
    await enter(page, 'admin');
    let opened = 0;
    const menu = ((await api('GET', '/sys/permission/getUserPermissionByToken')).result as { menu: MenuEntry[] }).menu;
    for (const { id, type, title } of screens) {
      await follow(page, placeIn(menu, `screens/${id}`) ?? `/${id}`);
      if (type === 'page') await page.getByRole('heading', { level: 1 }).waitFor();
      else if (type === 'board') await page.locator('.board-figure').first().waitFor();
      else if (type === 'kanban') await page.locator('.kanban-card').first().waitFor();
      else if (type === 'form') await page.getByRole('region', { name: title }).locator('input').first().waitFor();
      else {
        await settled(page);
        await expect.poll(() => page.title()).toBe(`${title} · 织屏`);
        await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThan(0);
      }
      await lookAt(page, `screen-${id.replaceAll('/', '-')}`, first);
      expect(await page.getByText(/出错了|加载失败/).count()).toBe(0);
      const plan = (await api('GET', `/config/plans/${id}`)).result as Partial<Records>;
      if (!isRecords(plan)) continue;
      const inline = plan.editing === 'inline';
      const opening = (inline ? plan.rowActions : plan.toolbar).find(({ code }) => code === (inline ? 'edit' : 'add'));
      if (!opening) continue;
      if (inline) await openChosen(page, size === NARROW);
      // An empty list offers it once more, where the rows would be.
      else
        await page
          .getByRole('button', { name: new RegExp(`${opening.title}$`) })
          .first()
          .click();
      await page.getByRole('dialog').locator('input').first().waitFor();
      await lookAt(page, `form-${id.replaceAll('/', '-')}`, first);
      opened++;
    }
    expect(opened).toBeGreaterThanOrEqual(8);
  },
  PATIENT,
);

/** Nothing may be pushed out of the window, as wide as it was opened and as it is after. */
async function lookAt(page: Page, what: string, first: string): Promise<void> {
  const looks = LOOKS[0]?.name === first ? LOOKS : LOOKS.toReversed();
  for (const { name, size } of looks) {
    await page.setViewportSize(size);
    await expect.poll(() => overflows(page), { message: `${what} ${name}` }).toBe(false);
    await picture(page, `${what}-${name}`);
  }
  if (looks[0]) await page.setViewportSize(looks[0].size);
}

async function openChosen(page: Page, narrow: boolean): Promise<void> {
  // Rows that are locked cannot be chosen.
  const boxes = page.locator('.ag-row [col-id="_chosen"] [role="checkbox"]').filter({ visible: true });
  await boxes.first().click({ force: true });
  if (!narrow) return page.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('button', { name: /^更多操作，已选/ }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
}
