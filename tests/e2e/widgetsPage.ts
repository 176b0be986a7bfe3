import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { openList } from './list.ts';

export const WIDGETS = '/demo/widgets';

const field = (key: string, title: string, type: string, more: object = {}) => ({ key, title, type, ...more });

/** A model with one of each widget. */
const model = {
  title: '控件试验',
  fields: [
    field('code', '编码', 'input', {
      validateRules: ['required', { rule: 'checkRule', code: 'sku_code' }],
      store: { length: 30, unique: true },
    }),
    field('phone', '手机号', 'input', { validateRules: ['mobile'] }),
    field('day', '日期', 'date'),
    field('month', '月份', 'date', { picker: 'month', query: true }),
    field('week', '周', 'date', { picker: 'week' }),
    field('quarter', '季度', 'date', { picker: 'quarter' }),
    field('qty', '数量', 'inputNumber', { precision: 0, query: { mode: 'ge' } }),
    field('states', '状态', 'checkbox_group', { dictCode: 'demo_stage', selectAll: true }),
    field('proof', '合同', 'upload'),
    field('papers', '附件', 'file', { number: 2 }),
    field('pictures', '图片', 'image', { number: 5 }),
    field('sure', '人工确认', 'slider', { validateRules: ['required'] }),
  ],
};
const screen = { title: '控件试验', type: 'list', model: 'demo/widgets', form: { columns: 2, width: 900 } };

/** Adds the screen of all widgets to the product's declarations. */
export function addWidgets(screens: string): void {
  const write = (name: string, kind: string, value: object) => {
    const schema = `../../schemas/${kind}.schema.json`;
    fs.writeFileSync(path.join(screens, 'demo', name), JSON.stringify({ $schema: schema, ...value }, null, 2));
  };
  write('widgets.model.json', 'model', model);
  write('widgets.screen.json', 'screen', screen);
  const menu = path.join(screens, 'menu.json');
  const items = JSON.parse(fs.readFileSync(menu, 'utf8'));
  items.items.find((item: { path?: string }) => item.path === '/demo').children.push({ screen: 'demo/widgets' });
  fs.writeFileSync(`${menu}.tmp`, JSON.stringify(items, null, 2));
  fs.renameSync(`${menu}.tmp`, menu);
}

/** Opens the list and the form of a new record; answers the form. */
export async function newWidgets(page: Page): Promise<Locator> {
  await openList(page, WIDGETS);
  await page
    .getByRole('button', { name: /新\s?增/ })
    .first()
    .click();
  const form = page.getByRole('dialog').filter({ has: page.locator('.ant-modal-title', { hasText: '新增' }) });
  await form.getByLabel('编码').waitFor();
  return form;
}

/** The place of a field in the form. */
export function place(form: Locator, title: string): Locator {
  return form.locator('.form-field').filter({ has: form.page().locator('.form-label', { hasText: title }) });
}

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel. */
export function pixel(name: string): GivenFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
}

/** A PDF of so many bytes. */
export function paper(name: string, bytes = 200): GivenFile {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]),
  };
}

/** Chooses files in the field's dialog. */
export async function give(scope: Locator, button: string, files: GivenFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    scope.page().waitForEvent('filechooser'),
    scope.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}
