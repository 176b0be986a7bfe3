import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { runNode } from '../../scripts/setup/child.mjs';
import { frontend } from '../../scripts/setup/frontend.mjs';
import { compiler, shippedFiles } from '../declarations.ts';
import { graveViolations } from './access.ts';
import { openApi } from './api.ts';
import {
  beSignedIn,
  enter,
  NARROW,
  overflows,
  picture,
  prepareStage,
  smallPicture,
  THOROUGH,
  type Visit,
  WIDE,
} from './browser.ts';
import { follow } from './inside.ts';
import { keptFolder } from './keptFolder.ts';
import { settled } from './list.ts';
import { type Filling, fillEmptyLists } from './sampleAnswers.ts';

// The front end as in development: there React complains, and the grid refuses options it does not know.
const stage = prepareStage(async () => ({
  web: await keptFolder('strict-web', frontend.hash(), buildStrict),
  lasting: true,
}));

async function buildStrict(folder: string): Promise<void> {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  // Nobody measures it: squeezing it would take longer than the rest.
  const asIs = ['--mode', 'development', '--minify', 'false'];
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', ...asIs, '--logLevel', 'warn'];
  expect(await runNode(args, { env: { NODE_ENV: 'development' }, quiet: true })).toBe(0);
}

/** What has a page of its own, by the endings of files; a screen of a report is called as the report is. */
const PAGES = /^screens\/(.+)\.(?:screen|board|report)\.json$/;
const FILES = await shippedFiles();
const IDS = [...new Set(FILES.flatMap(({ path }) => PAGES.exec(path)?.[1] ?? []))].toSorted();
const COMPILED = (await compiler())(FILES);

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

/** What the server offers to whoever may see everything. */
interface Offered {
  screens: Entry[];
  placeOf(id: string): string;
  planOf(id: string): Promise<Partial<Records>>;
}

let asked: Promise<Offered> | undefined;

async function ask(): Promise<Offered> {
  const api = await openApi(stage.product.address, 'admin');
  const { screens } = (await api('GET', '/config/manifest')).result as { screens: Entry[] };
  const { menu } = (await api('GET', '/sys/permission/getUserPermissionByToken')).result as { menu: MenuEntry[] };
  return {
    screens,
    placeOf: (id) => placeIn(menu, `screens/${id}`) ?? `/${id}`,
    planOf: async (id) => (await api('GET', `/config/plans/${id}`)).result as Partial<Records>,
  };
}

const offered = (): Promise<Offered> => {
  asked ??= ask();
  return asked;
};

test('every file of a page is in the manifest, and nothing else', async () => {
  const { screens } = await offered();
  expect(screens.map(({ id }) => id).toSorted()).toEqual(IDS);
});

const LOOKS = [
  { first: 'wide', sizes: { wide: WIDE, narrow: NARROW } },
  { first: 'narrow', sizes: { narrow: NARROW, wide: WIDE } },
];

// Each page is opened wide and made narrow, its form the other way round; both once more takes minutes.
describe.each(THOROUGH ? LOOKS : LOOKS.slice(0, 1))('first $first', ({ sizes }) => {
  const opened: string[] = [];
  const [first, second] = Object.entries(sizes);
  if (first === undefined || second === undefined) throw new Error('a page has two sizes');

  test.each(IDS)(
    '%s mounts with something on it and its form opens, for everybody and without a word in the console',
    async (id) => {
      const { screens, placeOf, planOf } = await offered();
      const { type, title = '' } = screens.find((entry) => entry.id === id) ?? {};
      const { page } = await stage.stay({ size: first[1] }, begin);
      filling.plan = COMPILED.plans.get(id);
      await page.setViewportSize(first[1]);
      await follow(page, placeOf(id));
      await drawn(page, type, title);
      await isFull(page, type);
      const name = id.replaceAll('/', '-');
      await fits(page, `screen-${name}-${first[0]}`);
      expect(await graveViolations(page, '.weft-content')).toEqual([]);
      await page.setViewportSize(second[1]);
      await fits(page, `screen-${name}-${second[0]}`);
      expect(await page.getByText(/出错了|加载失败/).count()).toBe(0);
      const plan = await planOf(id);
      if (!isRecords(plan) || !(await openForm(page, plan, second[1] === NARROW))) return;
      opened.push(id);
      await page.getByRole('dialog').locator('input').first().waitFor();
      await fits(page, `form-${name}-${second[0]}`);
      expect(await graveViolations(page, '[role=dialog]')).toEqual([]);
      await page.setViewportSize(first[1]);
      await fits(page, `form-${name}-${first[0]}`);
    },
  );

  test('many of them have a form', () => {
    expect(opened.length).toBeGreaterThanOrEqual(8);
  });
});

/** Where the demonstration has no rows, there are sample ones. */
const filling: Filling = { compiled: COMPILED };

/** Signs in, one page at a time: what is waited for is this page's. */
async function begin({ page }: Visit): Promise<void> {
  await fillEmptyLists(page, filling);
  // For the developer tools React notes where each element was made and how long it took: half of its work.
  await page.addInitScript(() => {
    Object.assign(console, { createTask: undefined, timeStamp: undefined });
    const nowhere = new Error();
    const apply = (made: ErrorConstructor, self: unknown, given: [string?]): unknown =>
      given[0] === 'react-stack-top-frame' ? nowhere : Reflect.apply(made, self, given);
    Object.assign(window, { Error: new Proxy(Error, { apply }) });
  });
  await beSignedIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('pro__layout', '{"value":{"multipage":false},"expire":null}'));
  await enter(page, 'admin');
}

async function drawn(page: Page, type: string | undefined, title: string): Promise<void> {
  if (type === 'page') return page.getByRole('heading', { level: 1 }).waitFor();
  if (type === 'board') return page.locator('.board-figure').first().waitFor();
  if (type === 'kanban') return page.locator('.kanban-card').first().waitFor();
  if (type === 'form') return page.getByRole('region', { name: title }).locator('input').first().waitFor();
  await settled(page);
  await expect.poll(() => page.title()).toBe(`${title} · 织屏`);
  await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThan(0);
}

/** A page without rows shows little of what may go wrong with it. */
async function isFull(page: Page, type: string | undefined): Promise<void> {
  if (type === 'board') expect(await page.getByText('没有数据').count()).toBe(0);
  // Rows of a form to fill in are yet to come.
  if (type === 'form' || type === 'page') return;
  await expect.poll(() => emptyGrids(page)).toEqual([]);
}

/** What the grids are called that are shown without a row. */
function emptyGrids(page: Page): Promise<string[]> {
  return page.locator('.weft-content .ag-root').evaluateAll((grids) => {
    const isRow = (cell: Element) => /^\d+$/.test(cell.closest('[row-index]')?.getAttribute('row-index') ?? '');
    const empty = grids.filter(
      (grid) => grid.checkVisibility() && ![...grid.querySelectorAll('[role=gridcell]')].some(isRow),
    );
    return empty.map((grid) => grid.getAttribute('aria-label') ?? grid.outerHTML.slice(0, 200));
  });
}

/** Nothing may be pushed out of the window. */
async function fits(page: Page, what: string): Promise<void> {
  await expect.poll(() => overflows(page), { message: what }).toBe(false);
  await (what.startsWith('screen-') ? smallPicture : picture)(page, what);
}

/** Opens the form of a new record, or of the first one where records are edited in place; false: there is none. */
async function openForm(page: Page, plan: Records, narrow: boolean): Promise<boolean> {
  const inline = plan.editing === 'inline';
  const opening = (inline ? plan.rowActions : plan.toolbar).find(({ code }) => code === (inline ? 'edit' : 'add'));
  if (!opening) return false;
  if (inline) await openChosen(page, narrow);
  // An empty list offers it once more, where the rows would be.
  else
    await page
      .getByRole('button', { name: new RegExp(`${opening.title}$`) })
      .first()
      .click();
  return true;
}

async function openChosen(page: Page, narrow: boolean): Promise<void> {
  // Rows that are locked cannot be chosen.
  const boxes = page.locator('.ag-row [col-id="_chosen"] [role="checkbox"]').filter({ visible: true });
  // A grid that is being narrowed draws its rows anew: a click may meet the row before.
  const isChosen = async () => (await boxes.first().getAttribute('aria-checked')) === 'true';
  const choose = async () => {
    if (!(await isChosen())) await boxes.first().click({ force: true });
    return isChosen();
  };
  await expect.poll(choose).toBe(true);
  if (!narrow) return page.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('button', { name: /^更多操作，已选/ }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
}
