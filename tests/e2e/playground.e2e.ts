import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { englishWords, graveViolations } from './access.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, signIn } from './browser.ts';
import { shapeOf } from './pageShape.ts';
import { chooseRows, discard, openFile, PATH } from './playgroundPage.ts';

const stage = prepareStage();
/** Pixels of what stands above a page of the product on a phone. */
const HEADERS = 150;

/** Ends the process that draws a page, as a fault of the browser would. */
async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const cdp = await page.context().newCDPSession(page);
  // There is nobody left to answer.
  void cdp.send('Page.crash').catch(() => undefined);
  await gone;
}

/** How the workbench looks at a page. */
async function looks(page: Page) {
  const results = page.getByRole('region', { name: '结果' });
  const frame = page.locator('iframe[title="预览"]');
  return {
    path: await page.locator('.playground-path').textContent(),
    rows: await results.getByLabel('数据').locator('.ant-segmented-item-selected').textContent(),
    as: await results.getByText(/^正在以/).textContent(),
    width: await frame.evaluate((each) => each.clientWidth),
    shape: await shapeOf(frame.contentFrame().locator('.playground-stage')),
  };
}

test('a mistake is told with its place and mended, and the page comes back by itself', async () => {
  const visit = await stage.visit();
  const { page } = visit;
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const problems = page.getByRole('region', { name: '问题' });
  const results = page.getByRole('region', { name: '结果' });
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('columnheader').first().waitFor();

  await page.locator('.monaco-editor').getByText('"title"').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x');
  await problems.getByText('不认识的键 "xtitle"').waitFor();
  await problems.getByText(/order\.screen\.json:3:3/).waitFor();
  await results.getByText(/停在上一次正确时的样子/).waitFor();
  await frame.getByRole('columnheader').first().waitFor();
  // The bulb mends it, and one step back takes that back.
  await page.keyboard.press('Control+.');
  const offered = page.locator('.action-widget').getByText('改为');
  await offered.waitFor();
  expect(await offered.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Enter');
  await problems.getByText('没有问题').waitFor();
  await page.keyboard.press('Control+z');
  await problems.getByText('不认识的键 "xtitle"').waitFor();
  // The editor draws it where the list says, in the same words.
  await page.locator('.monaco-editor .squiggly-error').first().waitFor();
  await page.locator('.monaco-editor').getByText('"xtitle"').hover();
  const hint = page.locator('.monaco-hover').filter({ hasText: 'xtitle' });
  await hint.getByText('不认识的键 "xtitle"').waitFor();
  await hint.getByText('unknown-key').waitFor();
  await picture(page, 'playground-problem');

  // What was typed outlives the page, and the process that drew it.
  const { page: later } = await stage.visit({ beside: visit });
  await crash(page);
  await enter(later, 'admin', PATH);
  const told = later.getByRole('region', { name: '问题' });
  await told.getByText('不认识的键 "xtitle"').waitFor();
  await told.getByRole('button', { name: '改为 "title"' }).click();
  await told.getByText('没有问题').waitFor();
  await later.getByText('没有未发布的改动', { exact: false }).waitFor();
  expect(await later.getByText(/停在上一次正确时的样子/).count()).toBe(0);
});

test('what a change means and reaches, and where every value of the page is written', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('改动', { exact: true }).click();
  await results.getByText('意思没有不同').waitFor();
  await page.locator('.monaco-editor').getByText('"type"').click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n"toolbar": ["add"],');
  await results.getByText('按钮 导出 删除').waitFor();
  await results.getByText('所有人都不再有它').first().waitFor();
  await picture(page, 'playground-changes');
  expect(await graveViolations(page)).toEqual([]);
  await results.getByText('原文', { exact: true }).click();
  const texts = results.getByRole('region', { name: 'screens/market/order.screen.json' });
  await expect.poll(() => texts.locator('[data-sign="+"]').textContent()).toBe('+  "toolbar": ["add"],\n');
  await picture(page, 'playground-texts');
  expect(await graveViolations(page)).toEqual([]);

  await results.getByText('编译结果', { exact: true }).click();
  await page.getByPlaceholder('按键或值查找').fill('orderId');
  await picture(page, 'playground-origins');
  expect(await graveViolations(page)).toEqual([]);
  await results
    .getByRole('button', { name: /^market\/order\.model\.json:\d+$/ })
    .first()
    .click();
  await page.getByText('market/order.model.json', { exact: true }).waitFor();
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
});

test('rows are those one chooses, and nothing is asked of the server for them', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('columnheader').first().waitFor();
  const asked = () => requests.filter((each) => each.includes('/getData/market_order')).length;
  const before = asked();
  await chooseRows(page, '样例 20 行');
  await frame.getByText('共 20 条').waitFor();
  await chooseRows(page, '没有数据');
  await frame.getByText('共 20 条').waitFor({ state: 'detached' });
  for (const [rows, shown] of [
    ['样例 10000 行', '共 10,000 条'],
    ['超长文字', '订单号很长订单号很长'],
    ['出错', '加载失败'],
  ] as const) {
    await chooseRows(page, rows);
    await frame.getByText(shown).first().waitFor();
  }
  await chooseRows(page, '粘贴的行');
  await page.getByLabel('粘贴的行').fill('订单号\t金额\nP-19\t7.5\nP-20\t多少');
  await frame.getByText('P-20').waitFor();
  await page.getByText('第 2 行「金额」').waitFor();
  await picture(page, 'playground-pasted');
  expect(await englishWords(page)).toEqual([]);
  // Longer labels are tried by what things are called in the files.
  await page.getByRole('radiogroup', { name: '外观' }).getByText('英文', { exact: true }).click();
  await frame.getByRole('columnheader', { name: 'Order id' }).waitFor();
  await picture(page, 'playground-english');
  await page.getByRole('radiogroup', { name: '外观' }).getByText('浅色', { exact: true }).click();
  await frame.getByRole('columnheader', { name: '订单号' }).waitFor();
  expect(asked()).toBe(before);
  expect(await graveViolations(page)).toEqual([]);
  // A slow answer is waited for behind bars that stand for rows.
  await chooseRows(page, '很慢');
  await frame.locator('.ant-skeleton').first().waitFor();
  expect(await frame.locator('[row-index="0"]').count()).toBe(0);
  await frame.locator('[row-index="0"]').first().waitFor();
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'playground-phone');
});

test('a change is published with its reason, is there for others at once, and comes back as a draft', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const results = page.getByRole('region', { name: '结果' });
  await page.locator('.monaco-editor').getByText('"订单"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('一览');
  const preview = page.locator('iframe[title="预览"]');
  const drafted = preview.contentFrame().locator('.playground-stage');
  await drafted.getByLabel('订单一览').first().waitFor();
  expect(await results.locator('.playground-caption b').textContent()).toBe('订单一览');
  await drafted.getByRole('gridcell').nth(30).waitFor();
  const [draft, size] = [
    await shapeOf(drafted),
    await preview.evaluate((each) => [each.clientWidth, each.clientHeight]),
  ];
  await page.getByRole('button', { name: '发布…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('标题 订单 → 订单一览', { exact: true }).waitFor();
  await dialog.getByText('人打得开这些页面').waitFor();
  const publish = dialog.getByRole('button', { name: '发布', exact: true });
  expect(await publish.isDisabled()).toBe(true);
  await dialog.getByLabel('发布说明').fill('订单页改名');
  await picture(page, 'playground-publish');
  expect(await graveViolations(page)).toEqual([]);
  await publish.click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
  const ask = await openApi(stage.product.address, 'yunying');
  const titleOfOthers = async () =>
    ((await ask('GET', '/config/manifest')).result as { screens: { id: string; title: string }[] }).screens.find(
      ({ id }) => id === 'market/order',
    )?.title;
  expect(await titleOfOthers()).toBe('订单一览');
  // The page is what the draft was seen as; a board is, too.
  const [width = 0, height = 0] = size;
  const product = await stage.visit({ size: { width, height: height + HEADERS } });
  await enter(product.page, 'admin', '/market/order');
  const pageOf = (visited: Page) => visited.locator('.weft-content:visible');
  expect(draft.length).toBeGreaterThan(200);
  await expect.poll(() => shapeOf(pageOf(product.page))).toEqual(draft);
  await openFile(page, 'board/amazon', 'amazon.board.json');
  await product.page.goto('/board/amazon');
  await expect
    .poll(async () => [await shapeOf(pageOf(product.page)), await shapeOf(drafted)])
    .toSatisfy(([one, other]) => one.length > 30 && isDeepStrictEqual(one, other));

  await results.getByText('历史', { exact: true }).click();
  await results.getByText('订单页改名').waitFor();
  await results
    .getByText(/处改动/)
    .first()
    .click();
  await picture(page, 'playground-history');
  expect(await graveViolations(page)).toEqual([]);
  await results.getByRole('button', { name: '取之前的为草稿' }).first().click();
  await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  // It is a draft and nothing more.
  expect(await titleOfOthers()).toBe('订单一览');
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, 'playground-draft-phone');
  await page.getByRole('button', { name: '发布…' }).click();
  const reason = dialog.getByLabel('发布说明');
  expect(await reason.inputValue()).toBe('');
  await reason.fill('改回原名');
  // Closed to decide something else first, it has its words when it is opened again.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '发布…' }).click();
  expect(await reason.inputValue()).toBe('改回原名');
  await picture(page, 'playground-publish-phone');
  expect(await overflows(page)).toBe(false);
  await publish.click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
});

test('the page as a role, and a link that carries the draft and how it is looked at', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const results = page.getByRole('region', { name: '结果' });
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('button', { name: '新增' }).waitFor();
  await page.getByLabel('身份').fill('审计');
  await page.getByTitle('审计', { exact: true }).click();
  await results.getByText('正在以角色「审计」的身份预览，只能查看').waitFor();
  await frame.getByRole('columnheader').first().waitFor();
  await frame.getByRole('button', { name: '新增' }).waitFor({ state: 'detached' });
  await picture(page, 'playground-look');
  expect(await graveViolations(page)).toEqual([]);

  await page.locator('.monaco-editor').getByText('"订单"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('甲');
  await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  await chooseRows(page, '样例 20 行');
  await results.getByText('手机', { exact: true }).click();
  await frame.getByText('共 20 条').waitFor();
  // The page follows the draft a moment after it is counted.
  await frame.getByRole('region', { name: '订单甲' }).first().waitFor();
  const seen = await looks(page);
  expect(seen).toMatchObject({ path: 'market/order.screen.json', rows: '20 行', width: 390 });
  await page.getByRole('button', { name: '分享' }).click();
  const link = await page.getByLabel('链接').inputValue();
  await picture(page, 'playground-share');
  expect(link.length).toBeLessThan(2000);
  await page.keyboard.press('Escape');
  await discard(page);
  await results.getByRole('button', { name: '退出' }).click();
  await frame.getByRole('button', { name: '新增' }).waitFor();

  const begun = requests.length;
  await page.goto('/');
  await page.goto(link);
  await page.locator('.monaco-editor').getByText('"订单甲"').waitFor();
  await results.getByText('正在以角色「审计」的身份预览，只能查看').waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => looks(page)).toEqual(seen);
  // The fragment is the browser's own: no server has seen it.
  expect(requests.slice(begun).filter((each) => each.includes('draft='))).toEqual([]);
  await page.setViewportSize(NARROW);
  await page.getByText('结果', { exact: true }).click();
  await picture(page, 'playground-look-phone');
  expect(await overflows(page)).toBe(false);

  // Whoever signs in on the way arrives at the draft as well, and the server has not seen it either.
  const other = await stage.visit();
  await other.page.goto(link);
  await other.page.getByLabel('用户名').waitFor();
  await other.page.reload();
  await signIn(other.page, 'admin', other.page.url());
  await other.page.locator('.monaco-editor').getByText('"订单甲"').waitFor();
  expect(other.requests.filter((each) => each.includes('draft='))).toEqual([]);
  await expect.poll(() => looks(other.page)).toEqual(seen);
});

test('a part of the page leads to its line, and a line outlines its part', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('columnheader', { name: '订单号' }).click({ modifiers: ['Alt'] });
  await frame.getByRole('button', { name: '到这一行' }).click();
  await expect.poll(() => page.locator('.playground-path').textContent()).toBe('market/order.model.json');
  const outlined = (key: string) =>
    frame.locator(`[role=columnheader][col-id="${key}"]`).evaluate((head) => getComputedStyle(head).outlineStyle);
  await expect.poll(() => outlined('orderId')).toBe('solid');
  expect(await outlined('lineNo')).toBe('none');
  await page.locator('.monaco-editor').getByText('"lineNo"').first().click();
  await expect.poll(() => outlined('lineNo')).toBe('solid');
  await picture(page, 'playground-pointing');
  // A line of another file outlines nothing here, and does again where one comes back to it.
  await page.getByText('order.screen.json', { exact: true }).click();
  await expect.poll(() => outlined('lineNo')).toBe('none');
  await page.getByText('order.model.json', { exact: true }).click();
  await expect.poll(() => outlined('lineNo')).toBe('solid');
});

test('what may be written is offered, a name leads to its declaration and is renamed wherever it stands', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const text = page.locator('.monaco-editor');
  const path = page.locator('.playground-path');
  await text.getByText('"market/order"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"toolb');
  const offered = page.locator('.suggest-widget');
  await offered.getByText('toolbar').first().waitFor();
  await picture(page, 'playground-completion');
  await page.keyboard.press('Enter');
  await text.getByText('"toolbar"').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();

  await text.getByText('"market/order"').first().hover();
  await page.locator('.monaco-hover').getByText('声明在 screens/market/order.model.json', { exact: false }).waitFor();
  await picture(page, 'playground-hover');
  await text.getByText('"market/order"').first().click();
  await page.keyboard.press('F12');
  await expect.poll(() => path.textContent()).toBe('market/order.model.json');

  await text.getByText('"lineNo"').first().click();
  await page.keyboard.press('F2');
  const asked = page.getByRole('dialog', { name: '给 lineNo 改名' });
  await asked.getByLabel('新名字').fill('orderId');
  await asked.getByRole('button', { name: '改名' }).click();
  await asked.getByText('"market/order" 已有 "orderId"').waitFor();
  await asked.getByLabel('新名字').fill('lineNumber');
  await picture(page, 'playground-rename');
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await text.getByText('"lineNumber"').first().waitFor();
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
});
