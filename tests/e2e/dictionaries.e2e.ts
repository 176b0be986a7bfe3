import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { at, paste, stand } from './gridPage.ts';
import { answered, columnTexts, dialog, settled } from './list.ts';

const stage = prepareStage(() => ({ declarations: inProject('tests', 'e2e', 'dictionaries') }));

const SEARCH = '/sys/dict/loadDict/new_product';
const envelope = (result: unknown, more: object = {}) => ({
  success: true,
  code: 200,
  message: '',
  result,
  timestamp: 0,
  ...more,
});
const item = (value: string, text: string) => ({ value, text, title: text, label: text });

/** What is offered at the moment. */
const offered = (page: Page): Locator => page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
const node = (page: Page, title: string): Locator =>
  offered(page).locator('.ant-select-tree-treenode').filter({ hasText: title });

/** Opens the switcher beside a node and waits for what lies below. */
async function expand(page: Page, title: string): Promise<void> {
  const below = page.waitForResponse((response) => /loadTreeData|loadTreeChildren/.test(response.url()));
  await node(page, title).locator('.ant-select-tree-switcher').click();
  await below;
}

async function openForm(page: Page): Promise<Locator> {
  await enter(page, 'admin', '/demo/place');
  await settled(page);
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = dialog(page, '新增');
  await form.getByLabel('标题').fill('甲');
  return form;
}

test('a search waits for the last key, takes the last answer, and says what it found or why not', async () => {
  const { page, requests } = await stage.visit();
  const slow: Route[] = [];
  await page.route(`**${SEARCH}?**`, async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword');
    if (keyword === '慢') slow.push(route);
    else if (keyword === '坏')
      await route.fulfill({ json: envelope(null, { success: false, code: 500, message: '字典正忙' }) });
    else if (keyword === '快') await route.fulfill({ json: envelope([item('K', '快的')]) });
    else await route.continue();
  });
  const form = await openForm(page);
  const input = form.getByLabel('新品', { exact: true });
  await input.click();
  await offered(page).getByText('请输入搜索内容').waitFor();
  const asked = () => requests.filter((request) => request.includes(SEARCH)).length;

  // In one go: on a busy machine the pause between two keys may be a pause to the list as well.
  await input.evaluate((element: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const words of ['印', '印花', '印花短', '印花短袖']) {
      write?.call(element, words);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await offered(page).locator('.ant-select-item-option').first().waitFor();
  expect(asked()).toBe(1);
  await picture(page, 'dictionary-search');

  await input.fill('慢');
  await expect.poll(() => slow.length, { timeout: 10_000 }).toBe(1);
  await input.fill('快');
  await offered(page).getByText('快的').waitFor();
  // The page has given the slow question up; its answer finds nobody.
  await slow[0]?.fulfill({ json: envelope([item('S', '慢的')]) }).catch(() => undefined);
  await expect.poll(() => offered(page).getByText('慢的').count()).toBe(0);
  await expect.poll(() => offered(page).getByText('快的').count()).toBe(1);

  await input.fill('没有这种东西');
  await offered(page).getByText('没有查询到任何数据').waitFor();
  await input.fill('坏');
  await page.locator('.ant-message-warning').getByText('字典正忙').waitFor();

  await input.fill('印花');
  await offered(page).locator('.ant-select-item-option').first().click();
  await form.getByRole('button', { name: /确\s*定/ }).click();
  await expect.poll(() => columnTexts(page, 'product').then((texts) => texts[0] ?? '')).toMatch(/印花/);
});

test('a tree opens level by level, ends in leaves, is searched on the server, and names what is stored by one question', async () => {
  const { page, requests } = await stage.visit();
  const form = await openForm(page);
  await form.getByLabel('库位', { exact: true }).click();
  await node(page, '上海仓').waitFor();
  await expand(page, '上海仓');
  await node(page, '存储区').waitFor();
  await expand(page, '存储区');
  await node(page, '06 号货架').waitFor();
  await expect.poll(() => node(page, '06 号货架').locator('.ant-select-tree-switcher-noop').count()).toBe(1);
  const box = await offered(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(400);
  await picture(page, 'dictionary-tree');
  await node(page, '06 号货架').locator('.ant-select-tree-title').click();

  await form.getByLabel('备用库位', { exact: true }).click();
  // The list before may still be going.
  await node(page, '深圳仓').last().waitFor();
  await page.keyboard.type('02 号');
  await node(page, '深圳仓 02 号货架').locator('.ant-select-tree-checkbox').click();
  await node(page, '孟买仓 02 号货架').locator('.ant-select-tree-checkbox').click();
  await form.getByLabel('标题').click();

  await form.getByLabel('分类', { exact: true }).click();
  await node(page, '鞋靴').waitFor();
  await page.keyboard.type('凉鞋');
  await node(page, '凉鞋').locator('.ant-select-tree-title').click();
  await expect.poll(() => form.getByLabel('分类名称').inputValue()).toBe('凉鞋');
  await answered(page, () => form.getByRole('button', { name: /确\s*定/ }).click());
  const first = async (key: string) => (await columnTexts(page, key))[0];
  await expect
    .poll(() => Promise.all(['shelf', 'shelves', 'category'].map(first)))
    .toEqual(['上海仓 06 号货架', '深圳仓 02 号货架,孟买仓 02 号货架', '凉鞋']);

  // Names came with the rows: nobody asks for them again.
  const before = requests.length;
  await page.reload();
  await settled(page);
  await expect.poll(() => columnTexts(page, 'shelf').then((texts) => texts[0])).toBe('上海仓 06 号货架');
  expect(requests.slice(before).filter((request) => /loadDictItem/.test(request))).toEqual([]);

  await page.getByRole('button', { name: '编辑' }).first().click();
  await dialog(page, '编辑').getByTitle('上海仓 06 号货架').waitFor();
  await dialog(page, '编辑')
    .getByRole('button', { name: /取\s*消/ })
    .click();

  // A query asks with the same tree.
  await page.locator('#query-shelf, [id$="-shelf"]').first().click();
  await node(page, '深圳仓').locator('.ant-select-tree-title').click();
  await answered(page, () => page.getByRole('button', { name: /^查\s?询$/ }).click());
  expect(await columnTexts(page, 'shelf')).toEqual([]);
});

test('a tree that cannot be loaded says why and is loaded by 重试', async () => {
  const { page } = await stage.visit();
  const form = await openForm(page);
  const refused = envelope(null, { success: false, code: 500, message: '分类正忙' });
  await page.route('**/sys/category/loadTreeRoot?**', (route) => route.fulfill({ json: refused }), { times: 1 });
  await form.getByLabel('分类', { exact: true }).click();
  await page.locator('.ant-message-error').getByText('分类正忙').waitFor();
  await offered(page).getByRole('button', { name: '重试' }).click();
  await node(page, '服装').waitFor();
});

test('an area is chosen level by level, kept as six digits, and read however it is written', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const { page } = await stage.visit();
  const form = await openForm(page);
  await form.getByLabel('标题').fill('地区一');
  await form.getByLabel('地区', { exact: true }).click();
  for (const name of ['浙江省', '杭州市', '西湖区']) {
    await page.locator('.ant-cascader-menu-item').getByText(name, { exact: true }).click();
    if (name === '杭州市') await picture(page, 'dictionary-area');
  }
  for (const [level, name] of [
    ['省', '广东'],
    ['市', '深圳'],
  ] as const) {
    await form.getByLabel(`发往城市${level}`).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await answered(page, () => form.getByRole('button', { name: /确\s*定/ }).click());
  const rows = async () => {
    const said = await api('GET', '/online/cgform/api/getData/demo_place?title=*地区*&column=title&order=asc');
    return (said.result as { records: Record<string, string>[] }).records;
  };
  expect(await rows()).toMatchObject([{ area: '330106', city: '440300' }]);

  await page.goto('/demo/place-grid');
  await settled(page);
  await stand(page, 0, 'area');
  await paste(page, '北京市东城区');
  await expect.poll(async () => (await at(page, 0, 'area')).textContent()).toBe('北京市/北京市/东城区');
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByText('保存成功').waitFor();
  expect((await rows()).map((row) => row.area)).toContain('110101');
});

test('names pasted into trees are looked up; what nobody bears is listed before anything is pasted', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await api('POST', '/online/cgform/api/form/demo_place', { title: '粘贴甲' });
  await api('POST', '/online/cgform/api/form/demo_place', { title: '粘贴乙' });
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/place-grid');
  await settled(page);
  const titled = page.locator('.ag-row').filter({ hasText: '粘贴' }).first();
  const first = Number(await titled.getAttribute('row-index'));
  const text = async (row: number, key: string) => (await at(page, row, key)).textContent();
  await stand(page, first, 'shelf');
  await paste(page, '存储区');
  await page.getByText('有多个“存储区”，请填写编码').waitFor();
  await picture(page, 'paste-names-refused');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /取\s?消/ })
    .click();
  await stand(page, first, 'shelf');
  await paste(page, '上海仓 02 号货架\t上海仓、深圳仓\t深圳仓\t存储区');
  await expect.poll(() => text(first, 'shelf')).toBe('上海仓 02 号货架');
  await expect.poll(() => text(first, 'shelves')).toBe('上海仓,深圳仓');
  await expect.poll(() => text(first, 'warehouse')).toBe('深圳仓');
  await expect.poll(() => text(first, 'zone')).toBe('存储区');
  await stand(page, first, 'category');
  await paste(page, '没有的\n上衣');
  await page.getByRole('dialog').getByText('不在可选范围内：没有的').waitFor();
});

test('a chain over a tree asks below the value above, once a value; a change empties what hangs on it', async () => {
  const { page, requests } = await stage.visit();
  await page.route(
    /loadTreeData.*pid=SH(&|$)/,
    (route) => route.fulfill({ json: envelope(null, { success: false, code: 500, message: '字典正忙' }) }),
    { times: 1 },
  );
  const form = await openForm(page);
  const open = (label: string) => form.getByLabel(label, { exact: true }).click();
  const choose = (text: string) => offered(page).getByText(text, { exact: true }).click();
  const shown = (label: string) =>
    form
      .locator('.ant-form-item, .form-field')
      .filter({ has: page.getByLabel(label, { exact: true }) })
      .textContent();
  await open('库区');
  await offered(page).getByText('没有查询到任何数据').waitFor();
  await page.keyboard.press('Escape');
  await open('仓库');
  await choose('上海仓');
  await open('库区');
  await offered(page).getByText('选项加载失败').waitFor();
  await offered(page).getByRole('button', { name: '重试' }).click();
  await choose('存储区');
  await open('货架');
  await choose('上海仓 02 号货架');
  await picture(page, 'dictionary-chain');
  const asked = () => requests.filter((request) => request.includes('pid=SH')).length;
  const before = asked();

  // Another warehouse empties both; the first one's zones are still known.
  await open('仓库');
  await choose('深圳仓');
  await expect.poll(() => shown('货架')).not.toContain('02 号货架');
  await open('仓库');
  await choose('上海仓');
  await open('库区');
  await choose('存储区');
  await open('货架');
  await choose('上海仓 03 号货架');
  expect(asked()).toBe(before);
  await form.getByRole('button', { name: /^确\s?定$/ }).click();
  await form.waitFor({ state: 'hidden' });

  await page.goto('/demo/place-grid');
  await settled(page);
  const cell = await at(page, 0, 'rack');
  await expect.poll(() => cell.textContent()).toBe('上海仓 03 号货架');
  await cell.click();
  await offered(page).getByText('上海仓 04 号货架', { exact: true }).waitFor();
  await picture(page, 'dictionary-chain-grid');
  await choose('上海仓 04 号货架');
  await expect.poll(async () => (await at(page, 0, 'rack')).textContent()).toBe('上海仓 04 号货架');
});

test('a dictionary that cannot be loaded leaves its list empty and is loaded by 重试', async () => {
  const { page } = await stage.visit();
  await page.route(
    '**/sys/dict/getDictItems/new_product',
    (route) => route.fulfill({ json: envelope(null, { success: false, code: 500, message: '字典正忙' }) }),
    { times: 1 },
  );
  const form = await openForm(page);
  await form.getByLabel('同类新品', { exact: true }).click();
  await offered(page).getByText('选项加载失败').waitFor();
  await offered(page).getByRole('button', { name: '重试' }).click();
  await offered(page).locator('.ant-select-item-option').first().waitFor();
});

test('on a narrow screen nothing is pushed out', async () => {
  const { page } = await stage.visit({ size: NARROW });
  const form = await openForm(page);
  await form.getByLabel('地区', { exact: true }).click();
  for (const name of ['浙江省', '杭州市']) {
    await page.locator('.ant-cascader-menu-item').getByText(name, { exact: true }).click();
  }
  const menu = await page.locator('.ant-cascader-dropdown').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(NARROW.width);
  await picture(page, 'dictionary-area-narrow');
  expect(await overflows(page)).toBe(false);
});

test('kept dictionaries tell their age, are read anew, and go with the session', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/place');
  await settled(page);
  const kept = () => page.evaluate(() => localStorage.getItem('pro__dictionaries'));
  // Written two days ago.
  await page.evaluate(() => {
    const { value, expire } = JSON.parse(localStorage.getItem('pro__dictionaries') ?? '{}');
    localStorage.setItem('pro__dictionaries', JSON.stringify({ value, expire: expire - 2 * 86_400_000 }));
  });
  const menu = page.getByLabel(/的菜单$/);
  await menu.click();
  const entry = page.getByRole('menuitem', { name: /清理缓存/ });
  await entry.getByText('2 天前').waitFor();
  await picture(page, 'dictionary-age');
  await entry.click();
  await page.getByText('刷新缓存完成！').waitFor();
  await menu.click();
  await entry.getByText('刚刚').waitFor();
  const life = JSON.parse((await kept()) ?? '{}').expire - Date.now();
  expect(Math.round(life / 86_400_000)).toBe(7);

  await page.route(
    '**/sys/dict/refleshCache?**',
    (route) => route.fulfill({ json: envelope(null, { success: false, code: 500 }) }),
    { times: 1 },
  );
  await entry.click();
  await page.getByText('刷新缓存失败！').waitFor();

  await menu.click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await page.getByLabel('用户名').waitFor();
  expect(await kept()).toBeNull();
});
