import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Api, openApi } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';

const stage = prepareStage();

const column = (page: Page, state: string): Locator => page.locator(`.kanban-column[aria-label^="${state}，"]`);
const card = (page: Page, shipment: string): Locator => page.locator(`.kanban-card[aria-label^="${shipment}，"]`);
const countIn = async (page: Page, state: string) =>
  Number(await column(page, state).locator('.kanban-count').textContent());
const labelOf = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function open(page: Page, path = '/fba/kanban'): Promise<void> {
  await enter(page, 'admin', path);
  await page.locator('.kanban-card').first().waitFor();
}

/** The number of the first card of a state. */
async function firstOf(page: Page, state: string): Promise<string> {
  const label = await column(page, state).locator('.kanban-card').first().getAttribute('aria-label');
  return label?.split('，')[0] ?? expect.fail(state);
}

async function stateOf(api: Api, shipment: string): Promise<string> {
  const { result } = await api('GET', `/online/cgform/api/getData/fba_shipment?shipmentNo=${shipment}`);
  return (result as { records: { state: string }[] }).records[0]?.state ?? expect.fail(shipment);
}

test('kanban: a card dragged to the next state is saved by that state’s button; elsewhere it may not go', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  await open(page);
  const shipment = await firstOf(page, '运输中');
  const [before, after] = [await countIn(page, '运输中'), await countIn(page, '已送达')];
  // Two steps on: there is no such button, and nothing is sent.
  await card(page, shipment).dragTo(column(page, '已完成'));
  expect(await stateOf(api, shipment)).toBe('IN_TRANSIT');
  await card(page, shipment).dragTo(column(page, '已送达'));
  await page.getByText(`“${shipment}”已移到已送达`).waitFor();
  expect(await stateOf(api, shipment)).toBe('DELIVERED');
  await expect.poll(() => countIn(page, '运输中')).toBe(before - 1);
  await expect.poll(() => countIn(page, '已送达')).toBe(after + 1);
  await picture(page, 'list-kanban');
});

test('kanban: arrows walk over the cards, Shift with an arrow moves one, and the keyboard stays with it', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  await open(page);
  const shipment = await firstOf(page, '已发货');
  await card(page, shipment).focus();
  await page.keyboard.press('ArrowDown');
  expect(await labelOf(page)).not.toContain(shipment);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText(`“${shipment}”已移到运输中`).waitFor();
  expect(await stateOf(api, shipment)).toBe('IN_TRANSIT');
  await expect.poll(() => labelOf(page)).toBe(`${shipment}，运输中`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText(shipment).first().waitFor();
});

test('kanban: a question is asked first, and a phone shows one state with a switch and moves by the menu', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  await open(page);
  await page.setViewportSize(NARROW);
  await expect.poll(() => page.locator('.kanban-column:visible').count()).toBe(1);
  const shipment = await firstOf(page, '计划中');
  const move = async () => {
    await card(page, shipment)
      .getByRole('button', { name: `${shipment}的操作` })
      .click();
    await page.getByRole('menuitem', { name: '移到已发货' }).click();
    return page.getByRole('dialog', { name: `确定发货“${shipment}”吗？` });
  };
  await (await move()).getByRole('button', { name: /取\s?消/ }).click();
  expect(await stateOf(api, shipment)).toBe('WORKING');
  await (await move()).getByRole('button', { name: /发\s?货/ }).click();
  await page.getByText(`“${shipment}”已移到已发货`).waitFor();
  expect(await stateOf(api, shipment)).toBe('SHIPPED');
  expect(await overflows(page)).toBe(false);
  await picture(page, 'list-kanban-narrow');
});

test('kanban: where no button says how, moving edits the field, and 撤销 moves the card back', async () => {
  const { page } = await stage.visit();
  const api = await openApi(stage.product.address, 'admin');
  const heads = page.locator('.kanban-head');
  await open(page, '/demo/purchase-kanban');
  const order = (await page.locator('.kanban-card').first().getAttribute('aria-label'))?.split('，') ?? [];
  const [name = '', from = ''] = order;
  const states = (await heads.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const to = states.find((state) => state !== from) ?? '';
  const read = async () => {
    const { result } = await api('GET', `/online/cgform/api/getData/demo_purchase?orderNo=${name}`);
    return (result as { records: { state: string; version: number }[] }).records[0] ?? expect.fail(name);
  };
  const before = await read();
  await card(page, name)
    .getByRole('button', { name: `${name}的操作` })
    .click();
  await page.getByRole('menuitem', { name: `移到${to}` }).click();
  await page.getByText(`“${name}”已移到${to}`).waitFor();
  expect((await read()).state).not.toBe(before.state);
  await page.getByRole('button', { name: /撤\s?销/ }).click();
  await page.getByText(`“${name}”已移回${from}`).waitFor();
  expect(await read()).toMatchObject({ state: before.state, version: before.version + 2 });
});
