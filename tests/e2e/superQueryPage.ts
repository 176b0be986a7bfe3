import type { Locator, Page } from 'playwright-core';
import { choose, dialog } from './list.ts';

/** Opens the query builder of the list in front. */
export async function openBuilder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^高级查询/ }).click();
  const builder = dialog(page, '高级查询');
  await condition(builder, 1).waitFor();
  return builder;
}

/** One condition, counted from 1. */
export const condition = (builder: Locator, number: number): Locator =>
  builder.getByRole('group', { name: `条件 ${number}`, exact: true });

/** An input of a condition: 字段, 规则 or 值. */
export const part = (builder: Locator, number: number, name: string): Locator =>
  builder.getByLabel(`条件 ${number} 的${name}`, { exact: true });

/** Chooses field and, where it is not the usual one, rule of a condition. */
export async function say(builder: Locator, number: number, field: string, rule?: string): Promise<void> {
  await choose(builder.page(), part(builder, number, '字段'), field);
  if (rule !== undefined) await chooseRule(builder, number, rule);
}

export async function chooseRule(builder: Locator, number: number, rule: string): Promise<void> {
  await part(builder, number, '规则').click();
  await builder.page().locator(`.ant-select-item-option[title="${rule}"]:visible`).click();
}

/** Writes one more condition below. */
export async function addAfter(builder: Locator, number: number): Promise<void> {
  await builder.getByRole('button', { name: `在条件 ${number} 之后添加` }).click();
  await condition(builder, number + 1).waitFor();
}

/** Types a day into a calendar and takes it. */
export async function typeDay(input: Locator, day: string): Promise<void> {
  await input.fill(day);
  await input.press('Enter');
}

/** Closes it by its own button. */
export async function close(builder: Locator): Promise<void> {
  await builder
    .locator('.ant-modal-footer')
    .getByRole('button', { name: /^关\s?闭$/ })
    .click();
  await builder.waitFor({ state: 'hidden' });
}

/** Chooses in the dialog a picker's field opens. */
export async function pick(builder: Locator, number: number, title: string, text: string): Promise<void> {
  const page = builder.page();
  await part(builder, number, '值').click();
  const picker = dialog(page, title);
  await picker
    .locator('.ant-table-row, .ant-tree-treenode:not([aria-hidden])')
    .filter({ hasText: text })
    .first()
    .waitFor();
  await picker.getByText(text, { exact: true }).first().click();
  await picker.getByRole('button', { name: /^确\s?定$/ }).click();
  await picker.waitFor({ state: 'hidden' });
}
