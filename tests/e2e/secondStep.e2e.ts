import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from './api.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { dialog, press } from './list.ts';

const stage = prepareStage(() => ({ variables: { WEFT_SECRET_KEY: 'a key of at least thirty-two signs' } }));

/** As wide and as narrow as the product is looked at. */
async function pictures(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await page.setViewportSize(NARROW);
  expect(await overflows(page)).toBe(false);
  await picture(page, `${name}-narrow`);
  await page.setViewportSize(WIDE);
}

test('an authenticator is bound in the settings, and the next sign-in asks for its code', async () => {
  const { page } = await stage.visit();
  await enter(page, 'zhoujie', '/account/settings/security');
  await page.getByRole('button', { name: '绑定验证器' }).click();
  const binding = dialog(page, '绑定验证器');
  await binding.getByLabel('登录密码').fill(PASSWORD);
  await press(binding, '下一步');
  await binding.getByRole('img', { name: '绑定验证器的二维码' }).waitFor();
  await pictures(page, 'totp-bind');
  const secret = ((await binding.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await binding.getByLabel('动态口令').fill(generateSync({ secret }));
  const codes = binding.getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  await pictures(page, 'totp-codes');
  const written = (await codes.first().textContent()) ?? '';
  await press(binding, '已保存');
  await page.getByText('恢复码还剩 10 个').waitFor();
  await pictures(page, 'totp-bound');

  const again = (await stage.visit()).page;
  await again.goto('/user/login');
  await again.getByLabel('用户名').fill('zhoujie');
  await again.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await again.keyboard.press('Enter');
  await again.getByRole('heading', { name: '动态口令' }).waitFor();
  expect(await again.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('动态口令');
  await pictures(again, 'totp-sign-in');
  await again.getByRole('button', { name: '验证器不在身边？用恢复码' }).click();
  await again.getByLabel('恢复码').fill(written);
  await again.keyboard.press('Enter');
  await again.getByLabel(/的菜单$/).waitFor();
});
