import fs from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { openApi } from './api.ts';
import { beSignedIn, holdRequests, prepareStage } from './browser.ts';
import {
  addProducts,
  at,
  copied,
  enterProducts,
  openProducts,
  paste,
  productsOf,
  save,
  stand,
  typeOver,
  until,
} from './gridPage.ts';
import { saveInto } from './implementersPage.ts';
import { columnTexts } from './list.ts';

const stage = prepareStage();

/** The keys of an input method, which say 229 whatever they are. */
class InputMethod {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async key(name: string): Promise<void> {
    await this.session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: name, windowsVirtualKeyCode: 229 });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, windowsVirtualKeyCode: 229 });
  }

  async spell(...steps: string[]): Promise<void> {
    for (const text of steps) {
      await this.key('Process');
      const end = text.length;
      await this.session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  }

  async take(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }
}

async function inputMethodOf(page: Page): Promise<InputMethod> {
  return new InputMethod(await page.context().newCDPSession(page));
}

/** What stands in the input that has the keyboard. */
async function typed(page: Page): Promise<string> {
  return page.evaluate(() => {
    const inside = document.activeElement;
    return inside instanceof HTMLInputElement || inside instanceof HTMLTextAreaElement ? inside.value : '（none）';
  });
}

/** Puts the keyboard on a cell without any editor having been open: from a cell beside it that has none. */
async function arrive(page: Page, from: string, arrow: 'ArrowLeft' | 'ArrowRight', key: string): Promise<void> {
  await (await at(page, 0, from)).click();
  await page.keyboard.press(arrow);
  await until(page, `0 ${key}`);
}

test('a composed word lands whole in text that opens above its cell; Enter, Esc and Tab inside the word do nothing', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '组词', [{ selling: '旧卖点', remark: '旧备注' }]);
  const { page } = await enterProducts(stage, '组词');
  const method = await inputMethodOf(page);
  const cases = [
    ['rival', 'ArrowLeft', 'selling'],
    ['source', 'ArrowRight', 'remark'],
  ] as const;
  for (const [from, arrow, key] of cases) {
    await arrive(page, from, arrow, key);
    await method.spell('s', 'sh', 'shi');
    for (const name of ['Enter', 'Escape', 'Tab']) await method.key(name);
    await expect.poll(() => typed(page)).toBe('shi');
    await method.take('是的');
    await expect.poll(() => typed(page)).toBe('是的');
    await method.spell('h', 'hao');
    await method.take('好');
    await expect.poll(() => typed(page)).toBe('是的好');
    await page.keyboard.press('Control+Enter');
    await until(page, `0 ${key}`);
    await expect.poll(async () => (await at(page, 0, key)).textContent()).toBe('是的好');
  }
  await save(page);
  expect(await productsOf(api, '组词')).toMatchObject([{ selling: '是的好', remark: '是的好' }]);
});

test('a word composed while the editor is still being fetched lands whole', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '慢网', [{ selling: '旧卖点' }]);
  const { page } = await stage.visit();
  await beSignedIn(page, 'admin');
  const release = await holdRequests(page, /InputPopEditor-.*\.js$/);
  await openProducts(page, '慢网');
  const method = await inputMethodOf(page);
  await arrive(page, 'rival', 'ArrowLeft', 'selling');
  await method.spell('m', 'man');
  expect(await typed(page)).toBe('man');
  release();
  await page.waitForResponse(/InputPopEditor-.*\.js$/);
  await method.spell('manzou');
  for (const name of ['Enter', 'Escape', 'Tab']) await method.key(name);
  expect(await typed(page)).toBe('manzou');
  await method.take('慢走');
  const area = page.locator('.ant-popover:visible textarea');
  await expect.poll(() => area.inputValue()).toBe('慢走');
  await page.keyboard.type('！');
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await at(page, 0, 'selling')).textContent()).toBe('慢走！');
});

test('a composed word searches in lists of choices, and moves nothing', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '搜选', [{}]);
  const { page } = await enterProducts(stage, '搜选');
  const method = await inputMethodOf(page);
  const cases = [
    ['stage', 'dayang', '打样', '打样'],
    ['category', 'chenshan', '衬衫', '衬衫'],
  ] as const;
  for (const [key, spelled, word, found] of cases) {
    await (await at(page, 0, key)).click();
    await until(page, `0 ${key} editing`);
    // The first Esc closes the list, the second the editor.
    const list = page.locator('.ant-select-dropdown:visible');
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await until(page, `0 ${key}`);
    await method.spell(spelled.slice(0, 1), spelled);
    for (const name of ['Enter', 'Escape', 'Tab']) await method.key(name);
    await until(page, `0 ${key} editing`);
    expect(await typed(page)).toBe(spelled);
    await method.take(word);
    await expect.poll(() => typed(page)).toBe(word);
    await expect.poll(() => page.locator('.ant-select-item-option:visible').allTextContents()).toEqual([found]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await at(page, 0, key)).textContent()).toBe(found);
  }
});

test('blocks of the office programs with line breaks inside a cell are pasted as they were copied', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '换行', [{}, {}, {}]);
  const { page } = await enterProducts(stage, '换行');
  const fixture = (name: string): { text: string; html: string } =>
    JSON.parse(fs.readFileSync(inProject('engine', 'clipboard', 'fixtures', `${name}.json`), 'utf8'));
  const remarks = async () => (await productsOf(api, '换行')).map(({ remark }) => remark);

  // Three columns wide: the first two are read only and are passed over.
  await (await at(page, 0, 'rival')).click();
  await until(page, '0 rival');
  await paste(page, fixture('wps').text);
  await page
    .getByText(/^已粘贴 3 个单元格，跳过只读 6 个/)
    .first()
    .waitFor();
  await expect.poll(async () => (await at(page, 1, 'remark')).textContent()).toBe('甲 乙');
  await save(page);
  await expect.poll(remarks).toEqual(['备注', '甲\n乙', null]);

  // The far-right cell opens, and holds both lines.
  await (await at(page, 1, 'remark')).click();
  await expect.poll(() => typed(page)).toBe('甲\n乙');
  await page.keyboard.press('End');
  await page.keyboard.type('三');
  await page.keyboard.press('Control+Enter');
  await until(page, '1 remark');

  // Plain text without quotes is beyond telling; the table beside it is not.
  await (await at(page, 0, 'source')).click();
  await until(page, '0 source');
  await pasteTable(page, fixture('bare-breaks'));
  await expect.poll(async () => (await at(page, 0, 'remark')).textContent()).toBe('上 下');
  await save(page);
  await expect.poll(remarks).toEqual(['上\n下', '单', null]);
});

test('a click opens an editor: until something is typed, blocks, copying and steps back are the cells’', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '点贴', [{}, {}, {}]);
  const { page } = await enterProducts(stage, '点贴');
  const before = await columnTexts(page, 'sku');
  await (await at(page, 0, 'sku')).click();
  await until(page, '0 sku editing');
  await paste(page, 'ZZ-77021\t打样\r\nZZ-77022\t上架\r\n');
  const [, , last = ''] = before;
  await expect.poll(() => columnTexts(page, 'sku')).toEqual(['ZZ-77021', 'ZZ-77022', last]);
  expect(await columnTexts(page, 'stage')).toEqual(['打样', '上架', '选品']);
  await until(page, '0 sku');
  await (await at(page, 2, 'sku')).click();
  await until(page, '2 sku editing');
  await page.keyboard.press('Control+z');
  await expect.poll(() => columnTexts(page, 'sku')).toEqual(before);
  await (await at(page, 1, 'stage')).click();
  await until(page, '1 stage editing');
  expect((await copied(page)).trim()).toBe('选品');
  await page.keyboard.press('Control+x');
  await expect.poll(() => columnTexts(page, 'stage')).toEqual(['选品', '', '选品']);
  await until(page, '1 stage');

  // A word sought in a list is being typed.
  await (await at(page, 0, 'stage')).click();
  await until(page, '0 stage editing');
  await page.keyboard.type('打');
  await page.keyboard.press('Control+x');
  await paste(page, '上架\n上架');
  await stand(page, 0, 'stage');
  expect(await columnTexts(page, 'stage')).toEqual(['选品', '', '选品']);

  await (await at(page, 2, 'name')).click();
  await until(page, '2 name editing');
  await page.keyboard.press('End');
  await paste(page, '（一格）\n');
  await paste(page, '甲\t乙');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await columnTexts(page, 'name'))[2]).toMatch(/^点贴3（一格）\s*甲\s*乙$/);
});

test('the footer goes from the configuration and comes back under the pen: what was typed is in its cell', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '换列', [{}, {}]);
  const { page } = await enterProducts(stage, '换列');
  const file = 'screens/demo/grid.model.json';
  const text = fs.readFileSync(path.join(stage.product.screens, 'demo', 'grid.model.json'), 'utf8');
  const footer = page.locator('[row-index="b-0"]').first();
  await footer.waitFor();
  const name = await at(page, 0, 'name');
  await name.click();
  await until(page, '0 name editing');
  await page.keyboard.press('End');
  await page.keyboard.type('正在写');
  saveInto(stage.product.screens, { file, text: text.replace(/,\s*"statistics": \[[^\]]*\]/g, '') });
  await footer.waitFor({ state: 'detached' });
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('换列1正在写');
  expect(await (await at(page, 0, 'name')).getAttribute('class')).toContain('edit-grid-changed');
  saveInto(stage.product.screens, { file, text });
  await footer.waitFor();
  await expect.poll(async () => (await at(page, 0, 'name')).textContent()).toContain('换列1正在写');
  await save(page);
  expect(await productsOf(api, '换列')).toMatchObject([{ name: '换列1正在写' }, { name: '换列2' }]);
});

test('whoever types on past the last row gets a new one, never the figures; one that stays empty goes again', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await addProducts(api, '续行', [{}, {}]);
  const { page } = await enterProducts(stage, '续行');
  await page.locator('[row-index="b-0"]').first().waitFor();
  await typeOver(page, 1, 'sku', 'ZZ-88001');
  for (const sku of ['ZZ-88002', 'ZZ-88003']) await page.keyboard.type(`${sku}\n`);
  await until(page, '4 sku');
  await page.keyboard.press('ArrowDown');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await until(page, '4 sku');
  expect((await columnTexts(page, 'sku')).slice(1)).toEqual(['ZZ-88001', 'ZZ-88002', 'ZZ-88003', '']);
  await page.keyboard.press('ArrowUp');
  await until(page, '3 sku');
  await expect.poll(() => columnTexts(page, 'sku')).toHaveLength(4);

  const jumps = ['End', 'Home', 'Control+End', 'Control+Home'];
  const places = ['3 remark', '3 name', '3 remark', '0 name'];
  for (const [index, key] of jumps.entries()) {
    await page.keyboard.press(key);
    await until(page, places[index] ?? '');
  }

  // Tab goes by a dialog, Enter opens it.
  await (await at(page, 0, 'material')).click();
  await until(page, '0 material editing');
  await page.keyboard.press('Tab');
  await until(page, '0 pictures');
  await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
});

/** Pastes what an office program puts on the clipboard: text and table. */
async function pasteTable(page: Page, { text, html }: { text: string; html: string }): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async ([plain, table]) => {
      const blob = (type: string, content: string) => new Blob([content], { type });
      const item = { 'text/plain': blob('text/plain', plain), 'text/html': blob('text/html', table) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    [text, html] as const,
  );
  await page.keyboard.press('Control+v');
}
