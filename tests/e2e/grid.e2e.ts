import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { addProducts, at, focusOf, openProducts, productsOf, save, stand, toolbar, until } from './gridPage.ts';
import { settled } from './list.ts';

const stage = prepareStage();

test('typing, Enter, Tab, F2, Escape and Delete; what is saved is there after a reload', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '键盘', [{}, {}]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '键盘');
  const name = await at(page, 0, 'name');
  await name.click();
  await until(page, '0 name editing');
  await page.keyboard.press('End');
  await page.keyboard.type('改');
  await page.keyboard.press('Enter');
  await until(page, '1 name');
  expect(await name.textContent()).toContain('键盘1改');
  expect(await name.getAttribute('class')).toContain('edit-grid-changed');

  // A character on a cell replaces what stands there; Escape takes it back.
  await page.keyboard.press('x');
  await until(page, '1 name editing');
  await expect.poll(() => page.locator('.ag-cell input:focus').inputValue()).toBe('x');
  await page.keyboard.press('Escape');
  await until(page, '1 name');
  expect(await (await at(page, 1, 'name')).textContent()).toContain('键盘2');
  await page.keyboard.press('F2');
  await until(page, '1 name editing');
  await page.keyboard.press('End');
  await page.keyboard.type('又改');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusOf(page)).toMatch(/^1 (orderNum|sku)/);
  await page.keyboard.press('Escape');
  expect(await (await at(page, 1, 'name')).textContent()).toContain('键盘2又改');

  const cost = await stand(page, 0, 'cost');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await cost.textContent())?.trim()).toBe('');
  await save(page);
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await page.reload();
  await settled(page);
  expect(await (await at(page, 0, 'name')).textContent()).toContain('键盘1改');
  const [first, second] = await productsOf(api, '键盘');
  expect(first).toMatchObject({ name: '键盘1改', cost: null });
  expect(second).toMatchObject({ name: '键盘2又改', cost: 10 });
});

test('a number that is none goes back; tags regroup; marks toggle by click and by keyboard; a day is typed', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '类型', [{ launchDate: '2026-12-01' }]);
  const { page } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '类型');
  await stand(page, 0, 'qty');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'qty')).textContent()).toBe('100');
  await stand(page, 0, 'qty');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'qty')).textContent()).toBe('250');
  expect(await (await at(page, 0, 'amount')).textContent()).toBe('5,000.00');

  await stand(page, 0, 'launchDate');
  await page.keyboard.type('2027-01-15');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'launchDate')).textContent()).toBe('2027-01-15');

  const hot = await at(page, 0, 'hot');
  await hot.getByRole('switch').click();
  expect(await hot.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  const checked = await at(page, 0, 'checked');
  await checked.getByRole('checkbox').click();
  expect(await checked.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Space');
  expect(await checked.getByRole('checkbox').getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('ArrowRight');
  expect(await focusOf(page)).toBe('0 urgent');
  await page.keyboard.press('Space');

  await stand(page, 0, 'labels');
  await page.keyboard.press('F2');
  await until(page, '0 labels editing');
  await page.keyboard.type('新款爆款好');
  await page.keyboard.press('Tab');
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
  const { page, requests } = await stage.visit();
  await enter(page, 'admin');
  await openProducts(page, '出错');
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
  expect(await (await at(page, 0, 'name')).textContent()).toContain('出错1');
  expect(await page.locator('.edit-grid-changed').count()).toBe(0);
  await page.keyboard.press('Control+y');
  expect((await (await at(page, 0, 'name')).textContent())?.trim()).toBe('');
  await page.keyboard.press('Control+z');
  expect(await (await at(page, 0, 'name')).textContent()).toContain('出错1');
  expect((await productsOf(api, '出错')).map(({ version }) => version)).toEqual([1, 1, 1]);
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
  expect(await qty.textContent()).toBe('321');
  expect(await overflows(page)).toBe(false);
  await picture(page, 'grid-narrow-changed');
});
