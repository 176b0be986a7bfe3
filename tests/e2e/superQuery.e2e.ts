import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CLICK_GAP } from '../../engine/lists/clickGuard.ts';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { at, write } from './gridPage.ts';
import { answered, choose, columnTexts, dialog, pager, press, query, question, settled, totalOf } from './list.ts';
import { addAfter, chooseRule, close, condition, openBuilder, part, pick, say, typeDay } from './superQueryPage.ts';

const stage = prepareStage(() => ({ declarations: fileURLToPath(new URL('superQuery', import.meta.url)) }));

const LIST = '/demo/form?_size=30';
const REPORT = '/demo/form-summary?_size=30';

interface Goods {
  name: string;
  stage: string;
  owner: string;
  departs: string;
  startDate: string;
}

let known: Goods[] | undefined;

async function goods(): Promise<Goods[]> {
  const api = await openApi(stage.product.address, 'admin');
  const path = '/online/cgform/api/getData/demo_form?pageNo=1&pageSize=100';
  known ??= ((await api('GET', path)).result as { records: Goods[] }).records;
  return known;
}

const named = async (holds: (one: Goods) => boolean): Promise<string[]> =>
  (await goods())
    .filter(holds)
    .map(({ name }) => name)
    .sort();

const shown = async (page: Page): Promise<string[]> => (await columnTexts(page, 'name')).sort();

async function warned(page: Page, text: string): Promise<void> {
  await page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor();
}

const ask = (page: Page, builder: Locator) => answered(page, () => press(builder, '查询'));

/** Four conditions, each in the editor of its field's type. */
async function fillFour(builder: Locator, departments: string): Promise<void> {
  await say(builder, 1, '阶段', '在…中');
  const page = builder.page();
  for (const text of ['打样', '上架']) await choose(page, part(builder, 1, '值'), text);
  await page.keyboard.press('Escape');
  await addAfter(builder, 1);
  await say(builder, 2, '开始日期', '大于等于');
  await typeDay(part(builder, 2, '值'), '2026-11-05');
  await addAfter(builder, 2);
  await say(builder, 3, '负责人', '不等于');
  await pick(builder, 3, '选择用户', 'zhangwei');
  await addAfter(builder, 3);
  await say(builder, 4, departments);
  await pick(builder, 4, '选择部门', '运营一部');
}

const stages: readonly string[] = ['sample', 'sale'];
const four = (one: Goods, departs = one.departs.split(',')): boolean[] => [
  stages.includes(one.stage),
  one.startDate >= '2026-11-05',
  one.owner !== 'zhangwei',
  departs.includes('A01A01'),
];

test('dictionary, day, user and department find the right rows of a list, all of them or any', async () => {
  const { page, requests } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  const builder = await openBuilder(page);
  await fillFour(builder, '协作部门');
  await picture(page, 'super-query');
  await ask(page, builder);
  await expect.poll(() => shown(page)).toEqual(await named((one) => four(one).every(Boolean)));
  await builder.getByText('任一条件').click();
  await ask(page, builder);
  const any = await named((one) => four(one).some(Boolean));
  await expect.poll(() => shown(page)).toEqual(any);
  await builder.getByText(`查到 ${any.length} 条`).waitFor();

  await close(builder);
  await page.getByRole('button', { name: '高级查询，已有 4 个条件' }).waitFor();
  await picture(page, 'super-query-active');
  // Order, paging, export and a reload keep it.
  await answered(page, () => page.getByRole('columnheader', { name: '名称' }).click());
  await expect.poll(() => shown(page)).toEqual(any);
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出 CSV' }).click()]);
  expect(requests.filter((each) => /exportCsv.*superQueryParams=/.test(each))).toHaveLength(1);
  await answered(page, () => page.reload());
  await expect.poll(() => shown(page)).toEqual(any);
  const again = await openBuilder(page);
  await expect.poll(() => part(again, 3, '值').inputValue()).toBe('张伟');
  await page.keyboard.press('Escape');
  await again.waitFor({ state: 'hidden' });

  await answered(page, () => page.getByRole('button', { name: '清除高级查询' }).click());
  await expect.poll(() => shown(page)).toEqual(await named(() => true));
  expect(page.url()).not.toContain('_super');
});

test('the same finds the right rows of a report; it stays behind another tab and beside the query form', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', REPORT);
  await settled(page);
  const builder = await openBuilder(page);
  await fillFour(builder, '部门');
  await ask(page, builder);
  const all = await named((one) => four(one, one.departs.split(',').slice(0, 1)).every(Boolean));
  await expect.poll(() => shown(page)).toEqual(all);
  // What the report does not filter by is not offered.
  await part(builder, 1, '字段').click();
  expect(await page.locator('.ant-select-item-option:visible').allTextContents()).not.toContain('金额');
  await page.keyboard.press('Escape');
  await close(builder);
  await page.getByRole('tab', { name: '首页' }).click();
  await page.getByRole('tab', { name: '表单汇总' }).click();
  await page.getByRole('button', { name: '高级查询，已有 4 个条件' }).waitFor();
  await expect.poll(() => shown(page)).toEqual(all);
  await query(page).getByLabel('名称').fill('没有这样的');
  await answered(page, () => page.keyboard.press('Enter'));
  await page.getByText('没有符合查询条件的数据').waitFor();
  await answered(page, () => page.getByRole('button', { name: '重置条件' }).click());
  await expect.poll(() => totalOf(page)).toBe((await goods()).length);
});

test('nothing empty is asked or saved; queries are kept under a name, replaced, loaded and given up', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  const builder = await openBuilder(page);
  await press(builder, '查询');
  await warned(page, '不能查询空条件');
  await press(builder, '保存查询条件');
  await warned(page, '空条件不能保存');
  await say(builder, 1, '名称');
  await part(builder, 1, '值').fill('衬衫');

  const naming = page
    .getByRole('dialog')
    .filter({ has: page.locator('.ant-modal-title', { hasText: '保存查询条件' }) });
  await press(builder, '保存查询条件');
  await press(naming, '确定');
  await naming.getByText('保存名称不能为空').waitFor();
  await naming.getByLabel('保存名称').fill('衬衫类');
  await naming.getByLabel('保存名称').press('Enter');
  await warned(page, '保存成功');
  await naming.waitFor({ state: 'hidden' });

  await addAfter(builder, 1);
  await say(builder, 2, '名称');
  await part(builder, 2, '值').fill('跑鞋');
  await builder.getByText('任一条件').click();
  await press(builder, '保存查询条件');
  await expect.poll(() => naming.getByLabel('保存名称').inputValue()).toBe('衬衫类');
  await naming.getByLabel('保存名称').press('Enter');
  const twice = question(page, '衬衫类 已存在，是否覆盖？');
  await picture(page, 'super-query-overwrite');
  await press(twice, '覆盖');
  await warned(page, '保存成功');
  await twice.waitFor({ state: 'hidden' });

  await page.reload();
  await settled(page);
  const later = await openBuilder(page);
  await later.getByRole('button', { name: '衬衫类', exact: true }).click();
  await condition(later, 2).waitFor();
  await picture(page, 'super-query-saved');
  await ask(page, later);
  await expect.poll(() => shown(page)).toEqual(await named(({ name }) => /衬衫|跑鞋/.test(name)));
  await later.getByRole('button', { name: '删除查询“衬衫类”' }).click();
  await press(question(page, '确定删除吗?'), '删除');
  await later.getByText('没有保存的查询').waitFor();
  await answered(page, () => press(later, '重置'));
  await expect.poll(() => condition(later, 2).count()).toBe(0);
  await expect.poll(() => shown(page)).toEqual(await named(() => true));
});

test('queries an older release kept in the browser are taken over once; spoilt storage breaks nothing', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  const key = 'pro__JSuperQuerySaved_demo_form_admin';
  for (const junk of ['{bad', '{"value":[{"title":1},7,null]}', 'x'.repeat(100_000)]) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, junk] as const);
    const builder = await openBuilder(page);
    await builder.getByText('没有保存的查询').waitFor();
    await page.keyboard.press('Escape');
    await builder.waitFor({ state: 'hidden' });
  }
  const builder = await openBuilder(page);
  await say(builder, 1, '编码', '以…开始');
  await part(builder, 1, '值').fill('FM-1');
  await press(builder, '保存查询条件');
  await page.getByLabel('保存名称').fill('新的');
  await page.getByLabel('保存名称').press('Enter');
  await builder.getByRole('button', { name: '新的', exact: true }).waitFor();
  // Until the question has gone for good, a moment after it is out of sight, Esc is the question's.
  await page.getByLabel('保存名称').waitFor({ state: 'hidden' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return builder.isVisible();
    })
    .toBe(false);
  const older = [{ title: '旧的', matchType: 'or', records: [{ field: 'code', rule: 'eq', val: 'FM-101' }] }];
  const text = JSON.stringify({ value: older, expire: null });
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, text] as const);
  const again = await openBuilder(page);
  for (const title of ['新的', '旧的']) await again.getByRole('button', { name: title, exact: true }).waitFor();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  for (const title of ['新的', '旧的']) {
    await again.getByRole('button', { name: `删除查询“${title}”` }).click();
    await press(question(page, '确定删除吗?'), '删除');
    await again.getByRole('button', { name: title, exact: true }).waitFor({ state: 'hidden' });
  }
  await again.getByText('没有保存的查询').waitFor();
});

test('the keyboard: first row, Enter asks, Esc closes; values go and stay with field and rule', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  const builder = await openBuilder(page);
  await expect.poll(() => part(builder, 1, '字段').evaluate((input) => input === document.activeElement)).toBe(true);
  await say(builder, 1, '名称');
  await part(builder, 1, '值').fill('衬衫');
  await answered(page, () => page.keyboard.press('Enter'));
  await expect.poll(() => shown(page)).toEqual(await named(({ name }) => name.includes('衬衫')));
  // Words stay words under another field; a number is none.
  await say(builder, 1, '编码');
  expect(await part(builder, 1, '值').inputValue()).toBe('衬衫');
  await say(builder, 1, '数量', '大于等于');
  expect(await part(builder, 1, '值').inputValue()).toBe('');
  // Several values where several may be, and the first of them where one may be.
  await say(builder, 1, '编码', '在…中');
  await part(builder, 1, '值').fill('FM-101,FM-103 FM-105 ');
  await answered(page, () => page.keyboard.press('Control+Enter'));
  await expect
    .poll(() => columnTexts(page, 'code').then((codes) => codes.sort()))
    .toEqual(['FM-101', 'FM-103', 'FM-105']);
  await chooseRule(builder, 1, '等于');
  expect(await part(builder, 1, '值').inputValue()).toBe('FM-101');
  await part(builder, 1, '值').focus();
  await page.keyboard.press('Escape');
  await builder.waitFor({ state: 'hidden' });
});

test('what is asked of a tree is shown flat', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/tree');
  await settled(page);
  const roots = await totalOf(page);
  const builder = await openBuilder(page);
  await say(builder, 1, '创建时间', '大于等于');
  await typeDay(part(builder, 1, '值'), '2020-01-01');
  await ask(page, builder);
  await close(builder);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(roots);
  expect(await page.getByRole('gridcell').getByRole('button', { name: '展开', exact: true }).count()).toBe(0);
});

test('an editable list is asked by it, and by nothing once it is cleared', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/grid');
  await settled(page);
  const builder = await openBuilder(page);
  await say(builder, 1, '创建时间', '小于');
  await typeDay(part(builder, 1, '值'), '2001-01-01');
  await ask(page, builder);
  await close(builder);
  await expect.poll(() => totalOf(page)).toBe(0);
  await answered(page, () => page.getByRole('button', { name: '清除高级查询' }).click());
  await expect.poll(() => totalOf(page)).toBeGreaterThan(0);
});

test('unsaved rows are asked about once before the builder, or the same query again, brings others', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/grid');
  await settled(page);
  await write(page, 0, 'name', '没有保存');
  const leave = question(page, '放弃修改?');
  const stay = async () => {
    await press(leave, '继续编辑');
    await leave.waitFor({ state: 'detached' });
    expect(await (await at(page, 0, 'name')).textContent()).toBe('没有保存');
    // A click so soon after the last would be one with it.
    await page.waitForTimeout(CLICK_GAP);
  };
  await press(query(page), '查询');
  await stay();
  const builder = await openBuilder(page);
  await say(builder, 1, '创建时间', '小于');
  await typeDay(part(builder, 1, '值'), '2001-01-01');
  await press(builder, '查询');
  await stay();
  expect(page.url()).not.toContain('_super');
  expect(await part(builder, 1, '值').inputValue()).toBe('2001-01-01');
  await press(builder, '查询');
  await answered(page, () => press(leave, '放弃'));
  await leave.waitFor({ state: 'detached' });
  await expect.poll(() => totalOf(page)).toBe(0);
});

test('several days are asked for; what is typed stays until it is reset', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  const days = (await goods()).slice(0, 2).map(({ startDate }) => startDate);
  const builder = await openBuilder(page);
  await say(builder, 1, '开始日期', '在…中');
  const chosen = builder.getByRole('list', { name: '条件 1 的值（已选）' });
  for (const day of [...days, '2001-01-01']) {
    await typeDay(part(builder, 1, '值'), day);
    await chosen.getByText(day).waitFor();
  }
  await chosen.getByRole('button', { name: '移除2001-01-01' }).click();
  await addAfter(builder, 1);
  await say(builder, 2, '每日时刻', '在…中');
  await addAfter(builder, 2);
  await say(builder, 3, '名称');
  await part(builder, 3, '值').fill('没有这样的');
  await builder.getByText('任一条件').click();
  await picture(page, 'super-query-several');
  await page.keyboard.press('Escape');
  await builder.waitFor({ state: 'hidden' });
  expect(page.url()).not.toContain('_super');

  await page.reload();
  await settled(page);
  const again = await openBuilder(page);
  expect(await part(again, 3, '值').inputValue()).toBe('没有这样的');
  await ask(page, again);
  const wanted = await named(({ startDate }) => days.includes(startDate));
  await expect.poll(() => shown(page)).toEqual(wanted);
  await close(again);
  // Conditions that are not finished are no less kept.
  await condition(await openBuilder(page), 3).waitFor();
  await answered(page, () => press(again, '重置'));
  await expect.poll(() => condition(again, 2).count()).toBe(0);
  await close(again);
  expect(await part(await openBuilder(page), 1, '字段').inputValue()).toBe('');
  expect(await condition(again, 2).count()).toBe(0);
});

test('over a slow network it says that it is coming', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', LIST);
  await settled(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/QueryBuilderDialog-.*\.js/, (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: '高级查询' }).click();
  const coming = page.getByRole('progressbar', { name: '正在打开' });
  await coming.waitFor();
  await picture(page, 'part-coming');
  release();
  await dialog(page, '高级查询').waitFor();
  await coming.waitFor({ state: 'detached' });
});

test('on a phone it fills the window, asks and closes', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', LIST);
  await settled(page);
  await picture(page, 'super-query-closed-narrow');
  await page.getByRole('button', { name: '筛选' }).click();
  const builder = await openBuilder(page);
  await say(builder, 1, '阶段');
  await choose(page, part(builder, 1, '值'), '打样');
  await addAfter(builder, 1);
  await say(builder, 2, '负责人');
  await picture(page, 'super-query-narrow');
  expect(await overflows(page)).toBe(false);
  const box = await builder.boundingBox();
  expect(box && [box.x, box.width]).toEqual([0, NARROW.width]);
  await answered(page, () => press(builder, '查询'));
  await builder.waitFor({ state: 'hidden' });
  await expect.poll(() => shown(page)).toEqual(await named(({ stage: at }) => at === 'sample'));
  await picture(page, 'super-query-active-narrow');
  await answered(page, () => page.getByRole('button', { name: '清除高级查询' }).click());
  expect(await pager(page).count()).toBe(1);
});
