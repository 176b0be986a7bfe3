import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { englishWords, graveViolations, type Stop, toTheStart, walk } from './access.ts';
import { BEFORE, INSIDE, MENU, type Place, RICHEST, text, withSettings } from './accessPlaces.ts';
import { beSignedIn, enter, NARROW, overflows, picture, prepareStage, THOROUGH, type Visit, WIDE } from './browser.ts';
import { follow } from './inside.ts';
import { settled } from './list.ts';

const stage = prepareStage();

/** Many pages in one test. */
const PATIENT = 600_000;

/** Light and wide with all places, dark and narrow with those that have most in them; a thorough run crosses all with all. */
const LOOKS = [
  { look: 'light wide', size: WIDE, dark: false, all: true },
  { look: 'dark narrow', size: NARROW, dark: true, all: THOROUGH },
  ...(THOROUGH
    ? [
        { look: 'light narrow', size: NARROW, dark: false, all: true },
        { look: 'dark wide', size: WIDE, dark: true, all: true },
      ]
    : []),
];

/** A server that offers every way to sign in. */
async function offerEverything(page: Page): Promise<void> {
  const thirdLogins = [
    { id: 'corp', title: '企业账号' },
    { id: 'partner', title: '甲企业' },
  ];
  await withSettings(page, { captcha: true, register: true, thirdLogins, casLogin: 'https://sso.example/login' });
}

async function inLook(page: Page, dark: boolean): Promise<void> {
  await page.addInitScript((on) => {
    if (!on) return;
    const { value } = JSON.parse(localStorage.getItem('pro__layout') ?? '{"value":{}}');
    localStorage.setItem('pro__layout', JSON.stringify({ value: { ...value, dark: true }, expire: null }));
  }, dark);
}

/** Rows that are asked for anew are pale for a while. */
async function rowsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const atRest = (grid: Element) => !grid.closest('.grid-busy') && getComputedStyle(grid).opacity === '1';
    return [...document.querySelectorAll('.grid-place')].every(atRest);
  });
}

/** Gets to a place by a load, or from the place before as a link leads there. */
type Way = (page: Page, path: string) => Promise<unknown>;
const load: Way = (page, path) => page.goto(path);

/** Every place in turn; all of them are looked at before the test says what is wrong. */
async function look(page: Page, places: readonly Place[], kind: string, go: Way = load): Promise<void> {
  const wrong: string[] = [];
  for (const { name, path, there } of places) {
    await go(page, path);
    try {
      await there(page);
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`);
      continue;
    }
    await rowsAtRest(page);
    await picture(page, `shell-${name}-${kind.replaceAll(' ', '-')}`);
    for (const violation of await graveViolations(page)) wrong.push(`${name}: ${violation}`);
    for (const words of await englishWords(page)) wrong.push(`${name}: ${words}`);
    if (await overflows(page)) wrong.push(`${name}: wider than its window`);
  }
  expect(wrong.join('\n')).toBe('');
}

/** Pages are followed to with one of them open at a time: what is looked at is the page in front alone. */
async function lookInside(page: Page, places: readonly Place[], kind: string): Promise<void> {
  const followed = places.filter(({ alone }) => !alone);
  await beSignedIn(page, 'admin');
  await page.evaluate(() => localStorage.setItem('pro__layout', '{"value":{"multipage":false},"expire":null}'));
  await load(page, followed[0]?.path ?? '/');
  await look(page, followed, kind, follow);
  await page.evaluate(() => localStorage.removeItem('pro__layout'));
  const loaded = places.filter(({ alone }) => alone);
  await look(page, loaded, kind);
}

describe.each(LOOKS)('no serious violation, $look', ({ look: kind, size, dark, all }) => {
  const open = async (): Promise<Visit> => {
    const visit = await stage.visit({ size, unguarded: true });
    await inLook(visit.page, dark);
    return visit;
  };
  const chosen = (places: readonly Place[]) => places.filter(({ name }) => all || RICHEST.includes(name));

  test('before sign-in', { timeout: PATIENT }, async () => {
    const { page } = await open();
    await offerEverything(page);
    await look(page, chosen(BEFORE), kind);
  });

  test('inside', { timeout: PATIENT }, async () => {
    const { page } = await open();
    await lookInside(page, chosen(size === NARROW ? [...INSIDE, MENU] : INSIDE), kind);
  });
});

describe('by keyboard alone', () => {
  const unseen = (stops: readonly Stop[]) => stops.filter(({ seen }) => !seen).map(({ name }) => name);
  const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name).join('\n');

  test('the sign-in page: every field and way, each with a mark', async () => {
    const { page } = await stage.visit();
    await offerEverything(page);
    await page.goto('/user/login');
    await text('其他登录方式')(page);
    await toTheStart(page);
    const stops = await walk(page);
    expect(unseen(stops)).toEqual([]);
    for (const name of [
      '账号密码登录',
      '用户名',
      '密码',
      '验证码',
      '登',
      '忘记密码',
      '注册账号',
      '企业账号',
      '统一认证登录',
    ])
      expect(namesOf(stops)).toContain(name);
  });

  test('shell and list: header, menu, tabs, query, toolbar, grid and pager, each with a mark, and out again', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    // What comes last to the page.
    await page.getByRole('combobox', { name: '搜索菜单' }).waitFor();
    await page.getByRole('button', { name: /^通知/, disabled: false }).waitFor();
    await toTheStart(page);
    const stops = await walk(page);
    expect(unseen(stops)).toEqual([]);
    for (const name of ['收起菜单', '搜索菜单', '通知', '的菜单', '订单', '订单号', '查', '新增', '刷新'])
      expect(namesOf(stops)).toContain(name);
    expect(stops.length).toBeGreaterThan(20);
  });

  test('a form: opened by Enter, kept in while it stands, left by Escape to where it was opened', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const add = page.getByRole('button', { name: /新增$/ }).first();
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('订单号').waitFor();
    const stops = await walk(page);
    expect(stops.filter(({ inDialog }) => !inDialog)).toEqual([]);
    expect(unseen(stops)).toEqual([]);
    expect(namesOf(stops)).toContain('确');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('menu: arrows go through it, Enter opens a page', async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', '/market/order');
    await settled(page);
    const held = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    await page.getByRole('menu').first().focus();
    await page.keyboard.press('ArrowDown');
    // The menu moves the keyboard a frame after the key.
    await expect.poll(held).toBe('首页');
    await page.keyboard.press('ArrowDown');
    await expect.poll(held).not.toBe('首页');
    await page.keyboard.press('Home');
    await expect.poll(held).toBe('首页');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/analysis');
  });
});
