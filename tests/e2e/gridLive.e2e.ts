import { expect, test } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, picture, prepareStage, type Visit } from './browser.ts';
import { addProducts, at, openProducts, productsOf, save, stand, until } from './gridPage.ts';

const stage = prepareStage();

/** Two people, each in a browser of their own, at the same rows. */
async function twoAt(name: string): Promise<[Visit, Visit]> {
  const visits: [Visit, Visit] = [await stage.visit(), await stage.visit()];
  for (const [index, { page }] of visits.entries()) {
    const followed = page.waitForEvent('websocket');
    await beSignedIn(page, index === 0 ? 'admin' : 'yunying');
    await openProducts(page, name);
    await followed;
  }
  return visits;
}

async function write({ page }: Visit, row: number, key: string, text: string): Promise<void> {
  await stand(page, row, key);
  await page.keyboard.press('F2');
  await until(page, `${row} ${key} editing`);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test('what one saves slides into the other one’s grid', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '同步', [{}, {}]);
  const [mine, theirs] = await twoAt('同步');
  const cell = await at(theirs.page, 0, 'name');
  const slid = cell.locator('.edit-grid-old');
  const seen = slid.waitFor({ state: 'attached' }).then(() => slid.textContent());
  await write(mine, 0, 'name', '同步甲');
  await mine.page.keyboard.press('Enter');
  await save(mine.page);
  expect(await seen).toBe('同步1');
  await slid.waitFor({ state: 'detached' });
  await expect.poll(() => cell.textContent()).toBe('同步甲');
  expect(await theirs.page.locator('.edit-grid-changed').count()).toBe(0);
});

test.each(['保留我的', '采用对方的'])('a change to the cell under the pen is asked about: %s', async (choice) => {
  const keeps = choice === '保留我的';
  const name = keeps ? '留我' : '用他';
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, name, [{}, {}]);
  const [mine, theirs] = await twoAt(name);
  await write(theirs, 0, 'name', `${name}乙`);
  await write(mine, 0, 'name', `${name}甲`);
  await mine.page.keyboard.press('Enter');
  await save(mine.page);
  const asked = theirs.page.getByRole('alertdialog');
  await asked.getByText(`${name}甲`).waitFor();
  await picture(theirs.page, 'grid-conflict');
  await asked.getByRole('button', { name: choice }).click();
  await asked.waitFor({ state: 'detached' });
  await (await at(theirs.page, 1, 'qty')).click();
  const cell = await at(theirs.page, 0, 'name');
  await expect.poll(() => cell.textContent()).toBe(keeps ? `${name}乙` : `${name}甲`);
  if (!keeps) return;
  await save(theirs.page);
  expect((await productsOf(api, name))[0]?.name).toBe(`${name}乙`);
});

test('a changed cell that is scrolled away is brought into sight and asked about, but not from under the pen', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '远处', [{}, {}]);
  const [mine, theirs] = await twoAt('远处');
  const away = theirs.page.locator('[row-index="0"] [col-id="email"]');
  const fill = async (visit: Visit, text: string) => {
    await write(visit, 0, 'email', text);
    await visit.page.keyboard.press('Enter');
  };
  const leave = async () => {
    const viewport = theirs.page.locator('.ag-grid-viewport').first();
    await viewport.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect.poll(() => away.count()).toBe(0);
  };
  await fill(theirs, 'yi@example.com');
  await leave();
  await fill(mine, 'jia@example.com');
  await save(mine.page);
  const asked = theirs.page.getByRole('alertdialog', { name: '供应商邮箱 已被他人修改' });
  await asked.getByText('jia@example.com').waitFor();
  await expect.poll(() => away.isVisible()).toBe(true);
  await picture(theirs.page, 'grid-conflict-away');
  await asked.getByRole('button', { name: '采用对方的' }).click();
  await asked.waitFor({ state: 'detached' });
  await expect.poll(async () => (await at(theirs.page, 0, 'email')).textContent()).toBe('jia@example.com');

  await fill(theirs, 'bing@example.com');
  await leave();
  await (await at(theirs.page, 1, 'sku')).click();
  await until(theirs.page, '1 sku editing');
  await fill(mine, 'ding@example.com');
  await save(mine.page);
  // Where the cell cannot be seen the words say which it is, and what stands in it.
  await asked.getByText('第 1 行的“供应商邮箱”已被他人改为 ding@example.com，您的是 bing@example.com').waitFor();
  await picture(theirs.page, 'grid-conflict-centred');
  expect(await away.count()).toBe(0);
  await until(theirs.page, '1 sku editing');
  await asked.getByRole('button', { name: '保留我的' }).click();
  await asked.waitFor({ state: 'detached' });
  await until(theirs.page, '1 sku editing');
  await theirs.page.keyboard.press('Escape');
  await save(theirs.page);
  expect((await productsOf(api, '远处'))[0]?.email).toBe('bing@example.com');
});

test('after a cut line what was missed comes in', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '断线', [{}, {}]);
  const [mine, theirs] = await twoAt('断线');
  theirs.announce(/net::ERR_INTERNET_DISCONNECTED/, /WebSocket/, /net::ERR_/);
  const context = theirs.page.context();
  await context.setOffline(true);
  await write(mine, 1, 'name', '断线之后');
  await mine.page.keyboard.press('Enter');
  await save(mine.page);
  await context.setOffline(false);
  const cell = await at(theirs.page, 1, 'name');
  await expect.poll(() => cell.textContent(), { timeout: 40_000 }).toBe('断线之后');
});
