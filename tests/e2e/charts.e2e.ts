import fs from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { graveViolations } from './access.ts';
import { NARROW, picture, WIDE } from './browser.ts';
import { type ChartPage, openChartPage } from './charts/build.ts';
import { SAMPLE_NAMES, type SampleName } from './charts/samples.ts';

let stage: ChartPage;
let browser: Browser;

beforeAll(async () => {
  stage = await openChartPage();
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  await stage?.close();
});

type Look = { dark?: boolean; weak?: boolean };

async function show(names: readonly SampleName[], size = WIDE, look: Look = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) wrong.push(said.text());
  });
  onTestFinished(async () => {
    await page.close();
    expect(wrong).toEqual([]);
  });
  await page.goto(stage.address);
  await page.evaluate(([samples, how]) => window.chartStage.show(samples, how), [names, look] as const);
  await page
    .locator('figure')
    .nth(names.length - 1)
    .waitFor();
  return page;
}

const plot = (page: Page, name: SampleName) =>
  page.locator(`[data-sample=${name}]`).locator('.chart-plot, .chart-empty');
const said = (page: Page) => page.locator('[aria-live=polite]').first();

const drawn = SAMPLE_NAMES.filter((name) => name !== 'empty' && name !== 'long');

test.each([
  ['wide', WIDE, {}],
  ['narrow', NARROW, {}],
  ['dark', WIDE, { dark: true }],
  ['weak', WIDE, { weak: true }],
] as const)('every kind is drawn, %s, and nothing keeps people from it', async (name, size, look) => {
  const page = await show(SAMPLE_NAMES, size, look);
  for (const each of drawn) {
    await plot(page, each).locator('svg').first().waitFor();
    expect(await plot(page, each).locator('svg path').count(), each).toBeGreaterThan(0);
  }
  expect(await plot(page, 'long').locator('canvas').count()).toBe(1);
  expect(await plot(page, 'empty').textContent()).toBe('暂无数据');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await graveViolations(page)).toEqual([]);
  await picture(page, `charts-${name}`);
});

test('patterns stand beside colours for weak eyes only', async () => {
  const patterns = (page: Page) => plot(page, 'stack').locator('pattern').count();
  expect(await patterns(await show(['stack']))).toBe(0);
  expect(await patterns(await show(['stack'], WIDE, { weak: true }))).toBeGreaterThan(3);
});

test('the keyboard walks the points, each is said and shown', async () => {
  const page = await show(['line']);
  const chart = plot(page, 'line');
  expect(await chart.getAttribute('aria-label')).toMatch(
    /^折线图「每日销售额」：2026-08-01 至 2026-10-29，共 90 点，4 个系列/,
  );
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page).textContent()).toMatch(/^2026-08-01，美国：¥\d/);
  await page.locator('.chart-hint').waitFor();
  expect(await page.locator('.chart-hint-head').textContent()).toBe('2026-08-01');
  expect(await page.locator('.chart-hint-line').count()).toBe(4);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => said(page).textContent()).toMatch(/^2026-10-29，德国：/);
  expect(await page.locator('.chart-hint-line[data-here] .chart-hint-title').allTextContents()).toEqual(['德国']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => window.chartStage.pressed)).toEqual([{ series: 1, index: 88 }]);
  await page.keyboard.press('Escape');
  await expect.poll(() => said(page).textContent()).toBe('');
});

test.each(['pie', 'scatter', 'heatmap', 'waterfall', 'funnel', 'gauge', 'flat'] as const)(
  'the keyboard walks %s',
  async (name) => {
    const page = await show([name]);
    await plot(page, name).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.chart-hint').waitFor();
    expect(await said(page).textContent()).toMatch(/：[¥\d]/);
    const value = (await said(page).textContent())?.split('：')[1]?.split('，')[0] ?? '';
    expect(await page.locator('.chart-hint-value').first().textContent()).toContain(value);
  },
);

test('a gap is said as one', async () => {
  const page = await show(['one']);
  await plot(page, 'one').focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page).textContent()).toBe('2026-08-07：没有数据');
});

test('a press tells the point: on a bar, and on the plane beside a line', async () => {
  const page = await show(['bar', 'line']);
  const box = await plot(page, 'bar').boundingBox();
  const line = await plot(page, 'line').boundingBox();
  if (!box || !line) throw new Error('the charts have no room');
  await page.mouse.click(box.x + 70, box.y + box.height - 40);
  await expect.poll(() => page.evaluate(() => window.chartStage.pressed)).toEqual([{ series: 0, index: 0 }]);
  await page.mouse.click(line.x + line.width / 2, line.y + line.height - 60);
  await expect.poll(() => page.evaluate(() => window.chartStage.pressed[1]?.series)).toBe(3);
});

test('names are texts wherever they stand', async () => {
  const page = await show(['flat']);
  await plot(page, 'flat').focus();
  await page.keyboard.press('End');
  await page.locator('.chart-hint').waitFor();
  expect(await page.locator('.chart-hint-head').textContent()).toBe('<b>汽车</b>');
  expect(await page.locator('.chart-hint b').count()).toBe(0);
});

test('the same points are a table, and back', async () => {
  const page = await show(['combo']);
  await page.getByRole('button', { name: '表格' }).click();
  const table = page.getByRole('table', { name: '销售额与广告占比' });
  await table.waitFor();
  expect(await table.locator('thead th').allTextContents()).toEqual(['日期', '销售额', '广告占比']);
  expect(await table.locator('tbody tr').count()).toBe(30);
  expect(await table.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
    '2026-08-01',
    expect.stringMatching(/^¥[\d,]+\.\d\d$/),
    expect.stringMatching(/^\d+\.\d%$/),
  ]);
  expect(await graveViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '图', exact: true }).click();
  await plot(page, 'combo').locator('svg').waitFor();
});

test('a drawing that is no longer shown is given up', async () => {
  const page = await show(['line']);
  const drawing = await plot(page, 'line').elementHandle();
  await page.getByRole('button', { name: '表格' }).click();
  await page.getByRole('table').waitFor();
  expect(await drawing?.evaluate((element) => element.innerHTML)).toBe('');
});

test('a long table comes in parts', async () => {
  const page = await show(['long']);
  await page.getByRole('button', { name: '表格' }).click();
  expect(await page.locator('tbody tr').count()).toBe(200);
  await page.getByRole('button', { name: /再显示 200 行（共 100000 行）/ }).click();
  expect(await page.locator('tbody tr').count()).toBe(400);
});

test('it follows the room it has', async () => {
  const page = await show(['line'], WIDE);
  const width = () => plot(page, 'line').locator('svg').getAttribute('width').then(Number);
  const wide = await width();
  await page.setViewportSize(NARROW);
  await expect.poll(width).toBeLessThan(wide / 2);
  const box = await plot(page, 'line').boundingBox();
  expect(await width()).toBe(Math.floor(box?.width ?? 0));
});

test.each([
  ['PNG', /^\u0089PNG/],
  ['SVG', /^<svg[\s\S]*各类目销售额[\s\S]*截至 2026-11-23 09:15/],
])('a picture is saved as %s, with title and caption', async (kind, expected) => {
  const page = await show(['bar']);
  await page.getByRole('button', { name: '下载' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(`下载 ${kind}`).click()]);
  expect(download.suggestedFilename()).toBe(`各类目销售额.${kind.toLowerCase()}`);
  const content = fs.readFileSync(await download.path());
  expect(content.length).toBeGreaterThan(5000);
  expect(content.toString(kind === 'PNG' ? 'latin1' : 'utf8')).toMatch(expected);
});

test('buttons are large enough for fingers on a phone', async () => {
  const page = await show(['line'], NARROW);
  const box = await page.getByRole('button', { name: '表格' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
});
