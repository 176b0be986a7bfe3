import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SECRET_MASK } from '../../engine/values/secret.ts';
import { attacks, markdownAttacks } from '../contracts/markupCorpus.ts';
import { openApi } from './api.ts';
import { beSignedIn, enter, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { at } from './gridPage.ts';
import { saveInto } from './implementersPage.ts';
import { act, dialog, press, question, settled } from './list.ts';

const stage = prepareStage();
const FORM = '/online/cgform/api/form/demo_article';

const MODEL = {
  $schema: '../../schemas/model.schema.json',
  title: '文章',
  fields: [
    { key: 'name', title: '名称', type: 'input', validateRules: ['required'] },
    { key: 'secret', title: '口令', type: 'password', validateRules: [{ rule: 'length', min: 8 }] },
    { key: 'detail', title: '正文', type: 'umeditor' },
    { key: 'notes', title: '说明', type: 'markdown' },
    { key: 'script', title: '脚本', type: 'code', language: 'python' },
  ],
};
const COLUMNS = ['name', 'secret', 'detail', 'notes', 'script'];
const LIST = {
  $schema: '../../schemas/screen.schema.json',
  title: '文章',
  type: 'list',
  model: 'demo/article',
  columns: COLUMNS,
};
const INLINE = { ...LIST, title: '文章表格', editing: 'inline' };

/** 8 × 8, green. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR42mNgWM+AFTEMLQkAYCRAQa7aCZMAAAAASUVORK5CYII=',
  'base64',
);

beforeAll(async () => {
  const { product } = stage;
  await product.stop();
  saveInto(product.screens, { file: 'screens/demo/article.model.json', text: JSON.stringify(MODEL) });
  saveInto(product.screens, { file: 'screens/demo/article.screen.json', text: JSON.stringify(LIST) });
  saveInto(product.screens, { file: 'screens/demo/article-inline.screen.json', text: JSON.stringify(INLINE) });
  await product.start();
});

/** Notes on the page what the content security policy had to stop, and what ran though it must not. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { __stopped: stopped });
    document.addEventListener('securitypolicyviolation', (event) =>
      stopped.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return () =>
    page.evaluate(() => {
      const { __stopped, __ran } = window as unknown as { __stopped: string[]; __ran?: number };
      return __ran === undefined ? __stopped : [...__stopped, 'a script ran'];
    });
}

async function add(fields: Record<string, string>): Promise<string> {
  const api = await openApi(stage.product.address, 'admin');
  const said = await api('POST', FORM, fields);
  if (!said.success) throw new Error(`not added: ${said.message}`);
  return String(said.result);
}

async function open(page: Page, name: string, action: '编辑' | '详情'): Promise<Locator> {
  await page.goto(`/demo/article?name=${encodeURIComponent(name)}`);
  await settled(page);
  await act(page, 0, action);
  return dialog(page, action);
}

const monaco = (scope: Locator) => scope.locator('.monaco-editor[role=code]').first();

test('rich text, Markdown, code and a password are written, saved, shown and written on', async () => {
  const { page, requests } = await stage.visit();
  const stopped = await watchPolicy(page);
  await enter(page, 'admin', '/demo/article');
  await settled(page);
  expect(requests.filter((request) => /monaco|Umeditor|Markdown/i.test(request))).toEqual([]);
  await page
    .getByRole('button', { name: /^新\s?增$/ })
    .first()
    .click();
  const form = dialog(page, '新增');
  await monaco(form).waitFor();
  await form.getByLabel('名称').fill('成文');
  await form.getByLabel('口令', { exact: true }).fill('open-sesame');

  const rich = form.getByRole('textbox', { name: '正文' });
  await rich.click();
  await page.keyboard.type('开头');
  await form.getByRole('toolbar', { name: '正文 工具' }).getByRole('button', { name: '二级标题' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('粗字');
  await form.getByRole('toolbar', { name: '正文 工具' }).getByRole('button', { name: '链接' }).click();
  await page.getByLabel('链接地址').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('请输入以 https://').waitFor();
  await page.getByLabel('链接地址').fill('https://example.com/a');
  await page.keyboard.press('Enter');
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('toolbar', { name: '正文 工具' }).getByRole('button', { name: '图片' }).click();
  await (await choosing).setFiles({ name: '主图.png', mimeType: 'image/png', buffer: PNG });
  await rich.locator('img[src^="blob:"]').waitFor();
  await picture(page, 'editors-rich');

  await form.getByLabel('说明', { exact: true }).fill('第一行');
  await page.keyboard.press('Control+a');
  await form.getByRole('toolbar', { name: '说明 工具' }).getByRole('button', { name: '加粗' }).click();
  await form.getByLabel('预览').getByText('第一行').waitFor();
  await expect.poll(() => form.getByLabel('预览').locator('strong').textContent()).toBe('第一行');
  await monaco(form).click();
  await page.keyboard.type('def f():\nreturn 1');
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });

  const { records } = (
    await (
      await openApi(stage.product.address, 'admin')
    )('GET', `/online/cgform/api/getData/demo_article?name=${encodeURIComponent('成文')}`)
  ).result as { records: Record<string, string>[] };
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ secret: SECRET_MASK, notes: '**第一行**', script: 'def f():\n  return 1' });
  expect(records[0]?.detail).toMatch(
    /^<h2>开头<\/h2><p><strong>粗字<\/strong>.*<a .*href="https:\/\/example\.com\/a".*<img .*src="\/sys\/common\/static\/jeditor\//,
  );

  const detail = await open(page, '成文', '详情');
  await detail.locator('.markup h2').getByText('开头').waitFor();
  await detail.locator('.markup img[src^="blob:"]').waitFor();
  await expect.poll(() => detail.locator('.code-reader').textContent()).toBe('def f():\n  return 1');
  await detail.getByText(SECRET_MASK).waitFor();
  await picture(page, 'editors-detail');

  const edit = await open(page, '成文', '编辑');
  await edit.getByRole('textbox', { name: '正文' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('续写');
  await press(edit, '确定');
  await edit.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(page, 0, 'detail')).textContent()).toMatch(/开头 .*续写/);
  await expect.poll(async () => (await at(page, 0, 'secret')).textContent()).toBe(SECRET_MASK);
  expect(await stopped()).toEqual([]);
});

test('code: the language is switched, the screen filled and left by Esc with the caret where it was', async () => {
  await add({ name: '代码', script: 'select 1' });
  const { page } = await stage.visit();
  const stopped = await watchPolicy(page);
  await beSignedIn(page, 'admin');
  const form = await open(page, '代码', '编辑');
  await monaco(form).waitFor();
  await form.getByLabel('语言').click();
  await page.getByTitle('SQL', { exact: true }).click();
  await expect.poll(() => monaco(form).getAttribute('data-uri')).not.toBeNull();
  await form.locator('.view-line .mtk6, .view-line .mtk8').first().waitFor();
  await monaco(form).click();
  await page.keyboard.press('Control+End');
  // The window has one of its own.
  await form.locator('.code-full-button').click();
  const full = form.locator('.code-full');
  await expect.poll(() => full.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  expect(await full.evaluate((element) => Number(getComputedStyle(element).zIndex))).toBeGreaterThan(999);
  await page.keyboard.type(' as n');
  await picture(page, 'editors-full');
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'detached' });
  await page.keyboard.type('2');
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(page, 0, 'script')).textContent()).toBe('select 1 as n2');
  expect(await stopped()).toEqual([]);
});

test('FA34: code can be written when its editor does not come; trying again brings it with the text', async () => {
  const { page, announce } = await stage.visit();
  await enter(page, 'admin', '/demo/article');
  await settled(page);
  announce(/monacoParts/, /ERR_FAILED/);
  await page.route(/monacoParts.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: /^新\s?增$/ }).click();
  const form = dialog(page, '新增');
  await form.getByText('代码编辑器加载失败').waitFor();
  await form.getByRole('textbox', { name: '脚本' }).fill('x = 1');
  await picture(page, 'editors-failed');
  await page.unroute(/monacoParts.*\.js/);
  await form.getByRole('button', { name: '重试' }).click();
  await monaco(form).locator('.view-line').getByText('x = 1').waitFor();
  await form.getByLabel('名称').fill('应急');
  await press(form, '确定');
  await form.waitFor({ state: 'hidden' });
  const detail = await open(page, '应急', '详情');
  await expect.poll(() => detail.locator('.code-reader').textContent()).toBe('x = 1');
});

test('A092: nothing of hostile text runs, asks elsewhere or leaves its place: shown, written, pasted', async () => {
  // The server keeps rich text clean; Markdown is kept as written, so the page is its only wall.
  await add({ name: '攻击', detail: attacks.join(''), notes: markdownAttacks.join('\n\n') });
  const { page, announce } = await stage.visit({ unguarded: true });
  const stopped = await watchPolicy(page);
  // Pictures that would be ours are looked for, and are not there.
  announce(/404 \/sys\/common\/static\//);
  await beSignedIn(page, 'admin');
  const detail = await open(page, '攻击', '详情');
  await detail.locator('.markup').nth(1).waitFor();
  await drawn(page);
  const form = await open(page, '攻击', '编辑');
  const source = form.getByLabel('说明', { exact: true });
  for (const attack of markdownAttacks) {
    await source.fill(attack);
    await drawn(page);
  }
  const rich = form.getByRole('textbox', { name: '正文' });
  await rich.click();
  for (const attack of attacks) await pasteHtml(rich, `<p>贴</p>${attack}`);
  await drawn(page);
  expect((await rich.textContent())?.split('贴').length).toBe(attacks.length + 1);
  expect(await form.locator('.markup :is(script, iframe, svg, style, object, form, [style*="fixed"])').count()).toBe(0);
  expect(await stopped()).toEqual([]);
});

/** Waits until what was typed is drawn, and what it would start has started. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
}

async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('in a grid long texts open in a dialog; a key joins the text, Esc asks before it gives it up, the keyboard returns', async () => {
  await add({ name: '表中', notes: '原文', script: 'a', secret: 'table-secret' });
  const { page } = await stage.visit();
  await enter(page, 'admin', `/demo/article-inline?name=${encodeURIComponent('表中')}`);
  await settled(page);
  await (await at(page, 0, 'notes')).click();
  const editor = dialog(page, '说明');
  await editor.getByRole('textbox', { name: '说明' }).waitFor();
  await page.keyboard.type('加字');
  await press(editor, '确定');
  await editor.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await at(page, 0, 'notes')).textContent()).toBe('原文加字');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('col-id'))).toBe('notes');

  await (await at(page, 0, 'detail')).click();
  const rich = dialog(page, '正文');
  await rich.getByRole('textbox', { name: '正文' }).waitFor();
  await page.keyboard.type('不要');
  await page.keyboard.press('Escape');
  await press(question(page, '放弃修改?'), '放弃');
  await rich.waitFor({ state: 'hidden' });
  expect(await (await at(page, 0, 'detail')).textContent()).toBe('');

  // A secret is not copied, neither the kept one nor one just typed.
  await (await at(page, 0, 'secret')).click();
  await page.getByPlaceholder('已设置').fill('typed-secret');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await at(page, 0, 'secret')).textContent()).toBe(SECRET_MASK);
});

test('on a phone Markdown has its preview behind a tab, and nothing is wider than the page', async () => {
  await add({ name: '手机', notes: '# 题\n\n文' });
  const { page } = await stage.visit({ size: NARROW });
  await enter(page, 'admin', '/demo/article');
  await settled(page);
  await page.getByRole('button', { name: /^新\s?增$/ }).click();
  const form = dialog(page, '新增');
  await form.getByLabel('说明', { exact: true }).fill('# 题');
  await form.getByText('预览', { exact: true }).click();
  await form.locator('.markdown-preview h1').getByText('题').waitFor();
  expect(await overflows(page)).toBe(false);
  await picture(page, 'editors-phone');
});
