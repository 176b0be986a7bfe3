import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type LayoutSettings, PRESET_COLORS } from '../../engine/session/layout.ts';
import { enter, NARROW, overflows, picture, prepareStage, signIn, THOROUGH, WIDE } from './browser.ts';
import { settled } from './list.ts';

const stage = prepareStage();

/** Many pages in one test. */
const PATIENT = 600_000;

/** Each setting of the drawer in each of its values, together with what it needs. */
const LOOKS: Readonly<Record<string, Partial<LayoutSettings>>> = {
  side: {},
  'side-folded': { sidebarOpened: false },
  'side-dark-menu': { theme: 'dark' },
  'side-loose': { fixSiderbar: false, fixedHeader: false },
  'side-auto-hide': { autoHideHeader: true },
  'side-dark': { dark: true },
  'side-weak': { weak: true },
  'side-one-page': { multipage: false },
  'top-fixed': { layout: 'topmenu' },
  'top-fluid': { layout: 'topmenu', contentWidth: 'Fluid' },
  'top-dark-menu': { layout: 'topmenu', theme: 'dark' },
  'top-dark': { layout: 'topmenu', dark: true, contentWidth: 'Fluid' },
  ...Object.fromEntries(
    (Object.keys(PRESET_COLORS) as (keyof typeof PRESET_COLORS)[]).map((color) => [`color-${color}`, { color }]),
  ),
};

/** Those that differ most. */
const FEW = ['side', 'side-loose', 'side-dark', 'side-weak', 'top-fixed', 'top-dark'];

async function takeOn(page: Page, layout: Partial<LayoutSettings>): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('pro__layout', JSON.stringify({ value, expire: null })), layout);
  await page.reload();
  await settled(page);
}

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
] as const)(
  'every setting of the drawer, %s: drawn, and nothing is pushed out of the window',
  { timeout: PATIENT },
  async (name, size) => {
    const { page } = await stage.visit({ size });
    await enter(page, 'admin', '/market/order');
    await settled(page);
    for (const [look, layout] of Object.entries(LOOKS)) {
      if (!THOROUGH && !FEW.includes(look)) continue;
      // On a phone there is one layout, in light, dark and weak.
      if (size === NARROW && !['side', 'side-dark', 'side-weak', 'side-dark-menu'].includes(look)) continue;
      await takeOn(page, layout);
      await picture(page, `layout-${look}-${name}`);
      expect(await overflows(page), look).toBe(false);
      expect(await page.getByRole('banner').count(), look).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).textContent(), look).toBe('订单');
      if (look === 'top-fixed') expect(await leftEdges(page)).toEqual([120, 120, 120, 120]);
    }
    if (size === WIDE) await lookAtHome(page);
  },
);

/** Where brand, the first tab's words, heading and content begin, px. */
function leftEdges(page: Page): Promise<number[]> {
  const parts = ['.weft-brand', '.weft-tabs [role=tab]', 'h1', '.weft-page > *'];
  return page.evaluate((selectors) => {
    const leftOf = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
      const inside = element?.matches('[role=tab]') ? Number.parseFloat(getComputedStyle(element).paddingLeft) : 0;
      return Math.round((element?.getBoundingClientRect().x ?? Number.NaN) + inside);
    };
    return selectors.map(leftOf);
  }, parts);
}

/** A card of the first page is as high as what is in it, whatever stands beside it. */
async function lookAtHome(page: Page): Promise<void> {
  await page.goto('/test/home');
  await page.locator('.weft-home section').nth(2).waitFor();
  const empty = await page.locator('.weft-home section').evaluateAll((cards) =>
    cards.map((card) => {
      const last = [...card.querySelectorAll('a')].at(-1)?.getBoundingClientRect();
      return Math.round(card.getBoundingClientRect().bottom - (last?.bottom ?? 0));
    }),
  );
  expect(Math.max(...empty)).toBeLessThan(32);
}

test('the views inside: a folder, a page beside others, a frame, and nothing at all', async () => {
  const { page, announce } = await stage.visit();
  // What Chromium says of a sandboxed frame of the same origin.
  announce(/origin-keyed/);
  await page.route('**/getUserPermissionByToken**', async (route) => {
    const answer = await route.fetch();
    const own = (await answer.json()) as { result: { menu: object[] } };
    const meta = { title: '帮助', keepAlive: true, internalOrExternal: false, url: '{{ domainUrl }}/favicon.svg' };
    const component = 'layouts/IframePageView';
    own.result.menu.push({ id: 'help', route: '1', path: '/help', name: 'help', component, meta });
    const folder = { title: '聚合', keepAlive: false, internalOrExternal: false };
    own.result.menu.push({
      id: 'all',
      route: '1',
      path: '/all',
      name: 'all',
      component: 'layouts/RouteView',
      alwaysShow: true,
      meta: folder,
      children: [{ ...own.result.menu[0], id: 'one', path: '/all/one', name: 'one' }],
    });
    await route.fulfill({ response: answer, json: own });
  });
  await signIn(page, 'admin', '/market/order');
  await settled(page);
  await page.goto('/help');
  await page.frameLocator('iframe').locator('svg').waitFor();
  await picture(page, 'view-frame');
  await page.goto('/all');
  await page.getByRole('heading', { level: 1, name: '聚合' }).waitFor();
  await picture(page, 'view-folder');
  expect(await page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab').allTextContents()).toEqual([
    '首页',
    '订单',
    '帮助',
    '聚合',
  ]);
});
