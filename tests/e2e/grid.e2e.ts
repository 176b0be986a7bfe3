import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Api, openApi, PASSWORD } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, signIn, type Visit } from './browser.ts';
import { draftsIn } from './drafts.ts';
import {
  addProducts,
  at,
  enterProducts,
  focusOf,
  openProducts,
  productsOf,
  save,
  stand,
  toolbar,
  until,
} from './gridPage.ts';
import { answered, columnTexts, dialog, press, question, settled } from './list.ts';

const stage = prepareStage();

test('typing, Enter, Tab, F2, Escape and Delete; what is saved is there after a reload', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '键盘', [{}, {}]);
  const { page } = await enterProducts(stage, '键盘');
  const name = await at(page, 0, 'name');
  await name.click();
  await until(page, '0 name editing');
  await page.keyboard.press('End');
  await page.keyboard.type('改');
  await page.keyboard.press('Enter');
  await until(page, '1 name');
  await expect.poll(() => name.textContent()).toContain('键盘1改');
  await expect.poll(() => name.getAttribute('class')).toContain('edit-grid-changed');

  // A character on a cell replaces what stands there; Escape takes it back.
  await page.keyboard.press('x');
  await until(page, '1 name editing');
  await expect.poll(() => page.locator('.ag-cell input:focus').inputValue()).toBe('x');
  await page.keyboard.press('Escape');
  await until(page, '1 name');
  await expect.poll(async () => (await at(page, 1, 'name')).textContent()).toContain('键盘2');
  await page.keyboard.press('F2');
  await until(page, '1 name editing');
  await page.keyboard.press('End');
  await page.keyboard.type('又改');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusOf(page)).toMatch(/^1 (orderNum|sku)/);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await at(page, 1, 'name')).textContent()).toContain('键盘2又改');

  const cost = await stand(page, 0, 'cost');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await cost.textContent())?.trim()).toBe('');
  await save(page);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await page.reload();
  await settled(page);
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('键盘1改');
  const [first, second] = await productsOf(api, '键盘');
  expect(first).toMatchObject({ name: '键盘1改', cost: null });
  expect(second).toMatchObject({ name: '键盘2又改', cost: 10 });
});

test('a number that is none goes back; tags regroup; marks toggle by click and by keyboard; a day is typed', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '类型', [{ launchDate: '2026-12-01' }]);
  const { page } = await enterProducts(stage, '类型');
  await stand(page, 0, 'qty');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'qty')).textContent()).toBe('100');
  await stand(page, 0, 'qty');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'qty')).textContent()).toBe('250');
  await expect.poll(async () => (await at(page, 0, 'amount')).textContent()).toBe('5,000.00');

  await stand(page, 0, 'launchDate');
  await page.keyboard.type('2027-01-15');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'launchDate')).textContent()).toBe('2027-01-15');

  const hot = await at(page, 0, 'hot');
  await hot.getByRole('switch').click();
  await expect.poll(() => hot.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  const checked = await at(page, 0, 'checked');
  await checked.getByRole('checkbox').click();
  await expect.poll(() => checked.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Space');
  await expect.poll(() => checked.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusOf(page)).toBe('0 urgent');
  await page.keyboard.press('Space');

  await stand(page, 0, 'labels');
  await page.keyboard.press('F2');
  await until(page, '0 labels editing');
  await page.keyboard.type('新款爆款好');
  await page.keyboard.press('Tab');
  // On to the next cell: its editor is a dialog, which nobody asked for.
  await until(page, '0 contract');
  expect(await dialog(page, '上传文件').count()).toBe(0);
  await expect.poll(async () => (await at(page, 0, 'labels')).textContent()).toBe('新款爆款好');
  await save(page);
  const [saved] = await productsOf(api, '类型');
  expect(saved).toMatchObject({
    qty: 250,
    amount: 5000,
    launchDate: '2027-01-15',
    hot: 'Y',
    checked: 'N',
    urgent: 'Y',
  });
  expect(saved?.labels).toBe('新款;爆款;好');
});

test('wrong cells are marked, say why, are counted, and nothing is sent; undo and redo by keyboard', async () => {
  const api = await openApi(stage.product.address, 'admin');
  const other = (await addProducts(api, '出错', [{}, {}, {}]))[1];
  const { page, requests } = await enterProducts(stage, '出错');
  const write = async (row: number, key: string, text: string) => {
    await stand(page, row, key);
    await page.keyboard.press('F2');
    await until(page, `${row} ${key} editing`);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await stand(page, 0, 'name');
  await page.keyboard.press('Delete');
  await write(0, 'sku', String(other?.sku));
  await write(2, 'sku', 'bad');
  await toolbar(page, '保存').click();
  await page.getByText(/^有 \d+ 处需要修改$/).waitFor();
  const said = await page.getByText(/^有 \d+ 处需要修改$/).textContent();
  const wrong = page.locator('.ag-cell[aria-invalid=true]');
  expect(said).toBe(`有 ${await wrong.count()} 处需要修改`);
  await until(page, '0 name');
  const tip = page.getByRole('tooltip').filter({ visible: true });
  await expect.poll(() => tip.allTextContents()).toEqual(['请输入品名']);
  await picture(page, 'grid-errors');
  await (await at(page, 0, 'sku')).hover();
  await expect.poll(() => tip.allTextContents()).toEqual(['SKU 不能重复']);
  await (await at(page, 2, 'sku')).hover();
  await expect.poll(() => tip.allTextContents()).toEqual(['请按“两位大写字母-五位数字”填写，如 TS-00123']);
  expect(requests.filter((request) => request.startsWith('PUT'))).toEqual([]);

  await stand(page, 0, 'qty');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('出错1');
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await page.keyboard.press('Control+y');
  expect((await (await at(page, 0, 'name')).textContent())?.trim()).toBe('');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('出错1');
  expect((await productsOf(api, '出错')).map(({ version }) => version)).toEqual([1, 1, 1]);
});

test('Ctrl F finds over rows that are not drawn, in lists that show and that are edited', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(
    api,
    '查找',
    Array.from({ length: 30 }, (_, index) => ({ qty: index === 2 || index === 27 ? 777 : 100 })),
  );
  const { page } = await enterProducts(stage, '查找');
  await answered(page, () => page.goto(`/demo/grid?name=${encodeURIComponent('查找')}&_size=30`));
  await stand(page, 0, 'name');
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: '在表格中查找' });
  await bar.getByRole('textbox').waitFor();
  await page.keyboard.type('777');
  await expect.poll(() => bar.getByRole('status').textContent()).toBe('1/2');
  await picture(page, 'find-grid');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.grid-found-now').textContent()).toContain('777');
  expect(await page.locator('.ag-row:has(.grid-found-now)').getAttribute('row-index')).toBe('27');
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => bar.getByRole('status').textContent()).toBe('1/2');
  await page.keyboard.press('Escape');
  await until(page, '2 qty');
  expect(await page.locator('.grid-found').count()).toBe(0);

  await page.goto('/market/order');
  await settled(page);
  await page.keyboard.press('Control+f');
  await bar.getByRole('textbox').waitFor();
  await page.keyboard.type('US');
  await page.locator('.grid-found-now').waitFor();
  await picture(page, 'find-list');
  await page.setViewportSize(NARROW);
  await picture(page, 'find-list-narrow');
  expect(await overflows(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
});

test('headings sort and ask for rows, by conditions and by values with their counts', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '列头', [{ qty: 30 }, { qty: 10 }, { qty: 10, stage: 'sample' }, { qty: 20 }]);
  const { page } = await enterProducts(stage, '列头');
  const names = async () => {
    await settled(page);
    return columnTexts(page, 'name');
  };
  await at(page, 0, 'qty');
  const heading = page.getByRole('columnheader', { name: /首单数量/ });
  await answered(page, () => heading.click());
  expect(await names()).toEqual(['列头2', '列头3', '列头4', '列头1']);
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');

  const window = page.getByRole('tooltip').filter({ hasText: '筛选：首单数量' });
  await heading.hover();
  await heading.locator('.grid-filter').click();
  await window.getByRole('checkbox', { name: '10' }).waitFor();
  expect(await window.locator('li').allTextContents()).toEqual(['102', '201', '301']);
  await picture(page, 'heading-filter');
  await window.getByRole('checkbox', { name: '10' }).check();
  await answered(page, () => window.getByRole('button', { name: '确定' }).click());
  expect(await names()).toEqual(['列头2', '列头3']);
  await expect.poll(() => heading.getAttribute('aria-description')).toContain('已按这一列筛选');

  // By the keyboard, a condition in place of the values.
  await heading.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await window.getByRole('button', { name: '不限' }).click();
  await window.getByLabel('条件 1 的值').fill('20');
  await answered(page, () => page.keyboard.press('Enter'));
  expect(await names()).toEqual(['列头4', '列头1']);
  // What is not saved is asked about before other rows come.
  await stand(page, 0, 'name');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await heading.click();
  await page.locator('.ant-modal-confirm').waitFor();
  await page.keyboard.press('Escape');
  expect(await heading.getAttribute('aria-sort')).toBe('ascending');
});

test('the page is usable wide and on a phone', async () => {
  const wide = await stage.visit();
  await enter(wide.page, 'admin', '/demo/grid');
  await settled(wide.page);
  await at(wide.page, 0, 'name');
  await picture(wide.page, 'grid-wide');
  expect(await overflows(wide.page)).toBe(false);
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/demo/grid');
  await settled(page);
  expect(await overflows(page)).toBe(false);
  await at(page, 0, 'name');
  await picture(page, 'grid-narrow');
  const qty = await at(page, 0, 'qty');
  await qty.click();
  await page.keyboard.type('321');
  await page.keyboard.press('Enter');
  await expect.poll(() => qty.textContent()).toBe('321');
  expect(await overflows(page)).toBe(false);
  await picture(page, 'grid-narrow-changed');
});

describe('what is not saved is not lost', () => {
  const restore = (page: Page) =>
    question(page, '恢复上次未保存的内容？')
      .getByRole('button', { name: /恢\s?复/ })
      .click();

  /** A row that was changed and not saved, in a session of its own. */
  async function edited(name: string): Promise<Visit & { api: Api }> {
    const api = await openApi(stage.product.address, 'admin');
    await addProducts(api, name, [{}, {}]);
    const visit = await stage.visit();
    const { page } = visit;
    page.on('dialog', (asked) => void asked.accept());
    await signIn(page, 'admin');
    await openProducts(page, name);
    await stand(page, 0, 'name');
    await page.keyboard.press('F2');
    await until(page, '0 name editing');
    await page.keyboard.press('End');
    await page.keyboard.type('改');
    await page.keyboard.press('Enter');
    await until(page, '1 name');
    await expect.poll(() => draftsIn(page)).toContain(`${name}1改`);
    return { ...visit, api };
  }

  /** The session ends with the attempt to save. */
  async function expire({ page, announce }: Visit): Promise<void> {
    announce(/^(401|510) /);
    const json = { success: false, code: 510, message: 'Token失效，请重新登录', result: null };
    await page.route(/\/saveAll\//, (route) => route.fulfill({ json }), { times: 1 });
    await toolbar(page, '保存').click();
    await question(page, '登录已过期').getByText('很抱歉，登录已过期，请重新登录').waitFor();
    // The dialog says it all; nothing stands beside it.
    expect(await page.locator('.ant-message-notice').count()).toBe(0);
    await press(question(page, '登录已过期'), '重新登录');
  }

  test('FA31: after a reload it is offered, stands there as unsaved, and is gone once saved', async () => {
    const { page, api } = await edited('草稿');
    await page.reload();
    const offer = question(page, '恢复上次未保存的内容？');
    await offer.getByText(/您在 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 填写的内容没有保存/).waitFor();
    await picture(page, 'grid-draft');
    await restore(page);
    const cell = await at(page, 0, 'name');
    await expect.poll(() => cell.textContent()).toBe('草稿1改');
    await expect.poll(() => cell.getAttribute('class')).toContain('edit-grid-changed');
    await save(page);
    expect((await productsOf(api, '草稿1改')).length).toBe(1);
    await expect.poll(() => draftsIn(page)).not.toContain('草稿1改');
    await page.reload();
    await settled(page);
    expect(await offer.count()).toBe(0);
  });

  test('FA29: signed in again over the page, nothing has moved, and the save goes through', async () => {
    const visit = await edited('过期');
    const { page, api } = visit;
    const beside = await stage.visit({ beside: visit });
    await beside.page.goto('/market/order');
    await settled(beside.page);
    const old = await page.evaluate(() => localStorage.getItem('pro__session'));
    await expire(visit);
    const again = dialog(page, '登录已过期');
    expect(await again.getByLabel('用户名').inputValue()).toBe('admin');
    const password = again.getByLabel('密码', { exact: true });
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await again.getByText('用户名或密码错误').waitFor();
    await picture(page, 'sign-in-again');
    await password.fill(PASSWORD);
    const followed = page.waitForEvent('websocket', (socket) => socket.url().includes('/vxeSocket/'));
    await page.keyboard.press('Enter');
    await again.waitFor({ state: 'hidden' });
    await followed;
    const cell = await at(page, 0, 'name');
    await expect.poll(() => cell.textContent()).toBe('过期1改');
    await expect.poll(() => cell.getAttribute('class')).toContain('edit-grid-changed');
    await save(page);
    expect((await productsOf(api, '过期1改')).length).toBe(1);
    // The old token is over; the other tab of the same person goes on with the new one.
    await answered(beside.page, () => beside.page.getByTitle('下一页').click());
    expect(await question(beside.page, '登录已过期').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('pro__session'))).not.toBe(old);
  });

  test('FA31: signing out names the page, and what was typed is offered after', async () => {
    const { page } = await edited('注销');
    const signOut = async () => {
      await page.getByLabel(/的菜单$/).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    };
    await signOut();
    const asked = question(page, '提示');
    await asked.getByText(/^“.+”还有内容没有保存。真的要注销登录吗 \?$/).waitFor();
    await press(asked, '取消');
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toBe('注销1改');
    await signOut();
    await press(asked, '确定');
    await page.getByLabel('用户名').waitFor();
    await signIn(page, 'admin', '/demo/grid?name=注销');
    await restore(page);
    await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toBe('注销1改');
  });

  test('FA29: whoever leaves and comes back gets it offered', async () => {
    const visit = await edited('离开');
    const { page } = visit;
    await expire(visit);
    await press(dialog(page, '登录已过期'), '换个账号登录');
    await page.waitForURL('**/user/login**');
    await signIn(page, 'admin', '/demo/grid?name=离开');
    await restore(page);
    const cell = await at(page, 0, 'name');
    await expect.poll(() => cell.textContent()).toBe('离开1改');
    await save(page);
  });
});
