import { expect, test } from 'vitest';
import { enter, NARROW, overflows, picture, prepareStage } from './browser.ts';

const stage = prepareStage();

test('messages: a template is written, looked at filled in, sent as a trial and arrives', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/system/message-template');
  await page
    .getByRole('button', { name: /新\s?增/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('编码').fill('order_late');
  await form.getByLabel('渠道').click();
  await page.getByTitle('系统通知').last().click();
  await form.getByLabel('标题').fill('订单 ${no} 迟了');
  await form.getByLabel('内容').fill('您好，${name}：\n订单 ${no} 还没有发出。');
  await form.getByLabel('测试数据').fill('{"no": "A1"}');
  await form.getByRole('button', { name: /确\s?定/ }).click();
  await form.getByText('测试数据里缺少 name').waitFor();
  await picture(page, 'message-template-form');
  await form.getByLabel('测试数据').fill('{"no": "A1", "name": "张三"}');
  await form.getByRole('button', { name: /确\s?定/ }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: 'order_late' }).waitFor();
  await picture(page, 'message-templates');
  await page.getByRole('button', { name: /渠\s?道/ }).click();
  const said = page.getByRole('dialog');
  expect(await said.getByLabel('答复').inputValue()).toContain('邮件没有配置');
  await picture(page, 'message-channels');
  await said.getByRole('button', { name: /关\s?闭/ }).click();
  await said.waitFor({ state: 'detached' });
  await page.setViewportSize(NARROW);
  await expect.poll(() => overflows(page)).toBe(false);
  await picture(page, 'message-templates-narrow');
});

for (const [path, name, title] of [
  ['/system/message', 'message', '消息管理'],
  ['/system/webhook', 'webhook', '事件推送'],
  ['/system/webhook-delivery', 'webhook-delivery', '投递记录'],
] as const)
  test(`messages: ${title} is there, wide and narrow`, async () => {
    const { page } = await stage.visit();
    await enter(page, 'admin', path);
    await page.getByRole('heading', { name: title }).first().waitFor();
    const add = page.getByRole('button', { name: /新\s?增/ }).first();
    if (name !== 'webhook-delivery') {
      await add.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /确\s?定/ })
        .waitFor();
      await picture(page, `${name}-form`);
      await page.keyboard.press('Escape');
    }
    await picture(page, `${name}-list`);
    await page.setViewportSize(NARROW);
    await expect.poll(() => overflows(page)).toBe(false);
    await picture(page, `${name}-narrow`);
  });
