import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, signIn, WIDE } from './browser.ts';

const stage = prepareStage();
const PATH = '/isystem/playground';

async function openFile(page: Page, part: string, name: string): Promise<void> {
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill(part);
  await page.getByText(name, { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"market/order"').first().waitFor();
}

/** Lets a role read declarations here. */
async function grantPlayground(api: Api, roleCode: string): Promise<void> {
  const { result } = await api('GET', '/sys/role/queryall');
  const roleId = (result as { id: string; roleCode: string }[]).find((role) => role.roleCode === roleCode)?.id ?? '';
  const held = (await api('GET', `/sys/permission/queryRolePermission?roleId=${roleId}`)).result as string[];
  const permissionIds = [...held, 'menu:system/playground', 'action:screens:read'].join();
  const saved = { roleId, permissionIds, lastpermissionIds: held.join() };
  expect((await api('POST', '/sys/permission/saveRolePermission', saved)).success).toBe(true);
}

test('a mistake is told with its place and mended, and the page comes back by itself', async () => {
  const { page } = await stage.visit();
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
  // The editor draws it where the list says, in the same words.
  await page.locator('.monaco-editor .squiggly-error').first().waitFor();
  await page.locator('.monaco-editor').getByText('"xtitle"').hover();
  const hint = page.locator('.monaco-hover').filter({ hasText: 'xtitle' });
  await hint.getByText('不认识的键 "xtitle"').waitFor();
  await hint.getByText('unknown-key').waitFor();
  await picture(page, 'playground-problem');

  // What was typed outlives the page.
  await page.reload();
  await problems.getByText('不认识的键 "xtitle"').waitFor();
  await problems.getByRole('button', { name: '改为 "title"' }).click();
  await problems.getByText('没有问题').waitFor();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
  expect(await results.getByText(/停在上一次正确时的样子/).count()).toBe(0);
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
  await page.getByLabel('数据').click();
  await page.getByTitle('样例 20 行').click();
  await frame.getByText('共 20 条').waitFor();
  await page.getByLabel('数据').click();
  await page.getByTitle('没有数据').click();
  await frame.getByText('共 20 条').waitFor({ state: 'detached' });
  await page.getByLabel('数据').click();
  await page.getByTitle('粘贴的行').click();
  await page.getByLabel('粘贴的行').fill('订单号\t金额\nP-19\t7.5\nP-20\t多少');
  await frame.getByText('P-20').waitFor();
  await page.getByText('第 2 行「金额」').waitFor();
  await picture(page, 'playground-pasted');
  expect(asked()).toBe(before);
  expect(await graveViolations(page)).toEqual([]);
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
  await dialog.getByLabel('发布说明').fill('改回原名');
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
  await page.getByRole('button', { name: '分享' }).click();
  const link = await page.getByLabel('链接').inputValue();
  await picture(page, 'playground-share');
  expect(link.length).toBeLessThan(2000);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
  await results.getByRole('button', { name: '退出' }).click();
  await frame.getByRole('button', { name: '新增' }).waitFor();

  const begun = requests.length;
  await page.goto('/');
  await page.goto(link);
  await page.locator('.monaco-editor').getByText('"订单甲"').waitFor();
  await results.getByText('正在以角色「审计」的身份预览，只能查看').waitFor();
  expect(new URL(page.url()).hash).toBe('');
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
});

test('files are begun from fields and from SQL, moved, and taken away with a word of what would miss them', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const text = page.locator('.monaco-editor');
  const path = page.locator('.playground-path');
  const problems = page.getByRole('region', { name: '问题' });
  const frame = page.frameLocator('iframe[title="预览"]');
  await page.getByRole('button', { name: '新建' }).click();
  const asked = page.getByRole('dialog', { name: '新建声明' });
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('模型和它的列表').click();
  await asked.getByLabel('路径').fill('market/order');
  await asked.getByText('market/order.model.json、market/order.screen.json 已存在').waitFor();
  await asked.getByLabel('路径').fill('market/stock-take');
  await asked.getByLabel('字段（可以不填）').fill('SKU编码\n盘点数量 数\n盘点日期 日期');
  await picture(page, 'playground-new');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await picture(page, 'playground-new-phone');
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize(WIDE);
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await expect.poll(() => path.textContent()).toBe('market/stock-take.model.json');
  await problems.getByText('没有问题').waitFor();
  await frame.getByRole('columnheader', { name: '盘点数量' }).waitFor();
  await picture(page, 'playground-made');

  await page.getByRole('button', { name: '改名、移动' }).click();
  const renaming = page.getByRole('dialog', { name: '给 market/stock-take 改名' });
  await renaming.getByLabel('新名字').fill('base/stock-count');
  await page.keyboard.press('Enter');
  await renaming.waitFor({ state: 'detached' });
  await page.getByPlaceholder('按路径找文件').fill('stock-count');
  await page.getByText('stock-count.model.json', { exact: true }).click();
  await text.getByText('盘点数量').first().waitFor();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const removing = page.getByRole('dialog', { name: '删除 base/stock-count.model.json？' });
  await removing.getByText(/stock-take\.screen\.json:\d+/).waitFor();
  await picture(page, 'playground-remove');
  await removing.getByRole('button', { name: /取\s*消/ }).click();

  await page.getByRole('button', { name: '新建' }).click();
  await asked.getByLabel('路径').fill('market/by-state');
  const sql = asked.getByLabel('SQL（可以不填）');
  await sql.fill('select status, count(*) as orders form market_order');
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await asked.getByText(/PostgreSQL 不认识这条 SQL/).waitFor();
  await sql.fill('select status, count(*) as orders from market_order group by 1');
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await expect.poll(() => path.textContent()).toBe('market/by-state.report.json');
  await text.getByText('"orders"').first().waitFor();
  await problems.getByText('没有问题').waitFor();
  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('SQL', { exact: true }).click();
  await results.getByRole('button', { name: /^运行/ }).click();
  await results.getByRole('columnheader', { name: 'orders' }).waitFor();
  await picture(page, 'playground-report');
  await page.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByText('没有未发布的改动', { exact: false }).waitFor();
});

test('two who write in one file are told of each other, until one has done', async () => {
  const [own, other] = [await stage.visit(), await stage.visit()];
  const api = await openApi(stage.product.address, 'admin');
  await grantPlayground(api, 'operator');
  await enter(own.page, 'admin', PATH);
  await enter(other.page, 'yunying', PATH);
  const told = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name} 正在编辑此文件` });
  const write = async (page: Page) => {
    await openFile(page, 'market/order.', 'order.screen.json');
    await page.locator('.monaco-editor').getByText('"订单"').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  };
  await write(own.page);
  // Nobody else writes yet, and whoever only looks is told.
  await openFile(other.page, 'market/order.', 'order.screen.json');
  await told(other.page, '管理员').waitFor();
  expect(await own.page.getByText('正在编辑此文件').count()).toBe(0);
  await write(other.page);
  await own.page.getByText(/正在编辑此文件，请先商量/).waitFor();
  await picture(own.page, 'playground-editors');
  expect(await graveViolations(own.page)).toEqual([]);
  await own.page.setViewportSize(NARROW);
  await own.page.getByText('文本', { exact: true }).click();
  await own.page.getByText(/正在编辑此文件，请先商量/).waitFor();
  await picture(own.page, 'playground-editors-phone');
  expect(await overflows(own.page)).toBe(false);
  await own.page.setViewportSize(WIDE);
  // What is given up is no writing any more.
  await other.page.getByRole('button', { name: '放弃改动' }).click();
  await other.page.getByRole('button', { name: /确\s*定/ }).click();
  await own.page.getByText(/正在编辑此文件/).waitFor({ state: 'detached' });
  await own.page.getByRole('button', { name: '放弃改动' }).click();
  await own.page.getByRole('button', { name: /确\s*定/ }).click();
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
  const asked = page.getByRole('dialog', { name: '给 lineNo 改名' });
  // The editor knows what stands at its cursor once it has taken the other file in.
  await expect
    .poll(async () => {
      if (!(await asked.isVisible())) await page.keyboard.press('F2');
      return asked.isVisible();
    })
    .toBe(true);
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
