import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { openApi } from './api.ts';
import { beSignedIn, holdRequests, NARROW, overflows, picture, prepareStage } from './browser.ts';
import { act, answered, columnTexts, dialog, press, query, settled } from './list.ts';
import { addWidgets, give, newWidgets, paper, pixel, place, WIDGETS } from './widgetsPage.ts';

const stage = prepareStage();
const UPLOAD = '**/sys/common/upload';

beforeAll(async () => {
  addWidgets(stage.product.screens);
  const api = await openApi(stage.product.address, 'admin');
  await vi.waitFor(
    async () => expect(JSON.stringify((await api('GET', '/config/manifest')).result)).toContain('demo/widgets'),
    { timeout: 30_000, interval: 200 },
  );
});

const asked = (requests: readonly string[], address: string) =>
  requests.filter((request) => request.startsWith(`GET ${address}`));

async function verify(page: Page): Promise<void> {
  await page.getByRole('slider', { name: '拖动滑块验证' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
}

test('what only the server knows is asked a second after typing, and waited for', async () => {
  const api = await openApi(stage.product.address, 'admin');
  await api('POST', '/online/cgform/api/form/demo_widgets', { code: 'AB-001', sure: 'Y' });
  const { page, requests } = await stage.enter('admin', WIDGETS);
  const form = await newWidgets(page);
  const code = form.getByLabel('编码');
  await code.pressSequentially('ab-1', { delay: 30 });
  expect(asked(requests, '/sys/')).not.toContainEqual(expect.stringContaining('checkByCode'));
  await place(form, '编码').getByText('前两位应为大写字母').waitFor();
  expect(asked(requests, '/sys/checkRule/checkByCode')).toHaveLength(1);
  await code.fill('');
  await code.fill('AB-001');
  await place(form, '编码').getByText('该值不可用，系统中已存在！').waitFor();
  await picture(page, 'widgets-duplicate');
  await verify(page);

  // Saved within the second: the question goes out at once and the save waits for the answer.
  const release = await holdRequests(page, '**/sys/duplicate/check**');
  await code.fill('AB-002');
  await press(form, '确定');
  await expect
    .poll(() => asked(requests, '/sys/duplicate/check').filter((each) => each.includes('AB-002')).length)
    .toBe(1);
  expect(requests.filter((each) => each === 'POST /online/cgform/api/form/demo_widgets')).toEqual([]);
  release();
  await page.getByText('添加成功！').waitFor();
  await form.waitFor({ state: 'hidden' });
});

test('the slider: let go early it runs back, dragged past its end it is locked; by keyboard as well', async () => {
  const { page } = await stage.enter('admin', WIDGETS);
  const form = await newWidgets(page);
  const handle = form.getByRole('slider', { name: '拖动滑块验证' });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  const track = await form.locator('.drag-verify').boundingBox();
  if (!box || !track) throw new Error('no slider');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + track.width / 2, y, { steps: 5 });
  expect(Number(await handle.getAttribute('aria-valuenow'))).toBeGreaterThan(30);
  await picture(page, 'widgets-slider');
  await page.mouse.up();
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('0');
  await press(form, '确定');
  await place(form, '人工确认')
    .getByText(/请选择人工确认/)
    .waitFor();
  // The keyboard goes to the first field that is wrong.
  await form.locator('input:focus').waitFor();

  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('10');
  await page.keyboard.press('Enter');
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('0');
  await handle.scrollIntoViewIfNeeded();
  const again = await handle.boundingBox();
  if (!again) throw new Error('no slider');
  await page.mouse.move(again.x + 20, again.y + 18);
  await page.mouse.down();
  await page.mouse.move(again.x + 20 + track.width + 30, again.y + 18, { steps: 5 });
  await form.getByText('验证通过').waitFor();
  await page.mouse.move(again.x + 20, again.y + 18);
  await page.mouse.up();
  await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('验证通过');
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('100');
});

test('an upload tells how far it is, can be called off, fails with the server’s words and is tried again', async () => {
  const { page } = await stage.enter('admin', WIDGETS);
  const form = await newWidgets(page);
  const proof = place(form, '合同');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await speed(200_000);
  await give(proof, '合同 上传文件', [paper('采购合同.pdf', 3_000_000)]);
  const percent = async () => Number(/(\d+)%/.exec((await proof.textContent()) ?? '')?.[1] ?? -1);
  await expect.poll(percent, { timeout: 20_000 }).toBeGreaterThan(10);
  expect(await percent()).toBeLessThan(100);
  await form.getByLabel('编码').fill('EF-100');
  await verify(page);
  await press(form, '确定');
  await page.getByText('文件还在上传，请稍候再保存').waitFor();
  await proof.getByRole('button', { name: '取消上传 采购合同.pdf' }).click();
  await proof.getByRole('button', { name: '合同 上传文件' }).waitFor();
  await speed(-1);

  await page.route(UPLOAD, (route) => route.fulfill({ json: { success: false, code: 500, message: '空间已满' } }), {
    times: 1,
  });
  await give(proof, '合同 上传文件', [paper('报价.pdf')]);
  await page.getByText('报价.pdf 上传失败.').waitFor();
  await proof.getByText('空间已满').waitFor();
  await picture(page, 'widgets-upload-failed');
  await proof.getByRole('button', { name: '重试 报价.pdf' }).click();
  await proof.getByRole('button', { name: '移除 报价.pdf' }).waitFor();
  await proof.getByRole('button', { name: '下载 报价.pdf' }).waitFor();

  // A PDF is read in a tab of its own; a browser that has no reader keeps it as a file.
  let kept = '';
  page.context().once('page', (tab) => tab.on('download', (download) => (kept = download.url())));
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    proof.getByRole('button', { name: '预览 报价.pdf' }).click(),
  ]);
  await expect.poll(() => kept || opened.url()).toMatch(/^blob:/);
  await opened.close();

  // Of too many the last are kept.
  const papers = place(form, '附件');
  await give(papers, '附件 上传文件', [paper('一.pdf')]);
  await papers.getByRole('button', { name: '移除 一.pdf' }).waitFor();
  await give(papers, '附件 上传文件', [paper('二.pdf'), paper('三.pdf')]);
  await papers.getByRole('button', { name: '移除 三.pdf' }).waitFor();
  await papers.getByRole('button', { name: '移除 二.pdf' }).waitFor();
  await expect.poll(() => papers.getByRole('button', { name: /^移除/ }).count()).toBe(2);
});

test('pictures are checked, moved, dropped, pasted and looked at', async () => {
  const { page } = await stage.enter('admin', WIDGETS);
  const form = await newWidgets(page);
  const pictures = place(form, '图片');
  const names = () =>
    pictures
      .getByRole('button', { name: /^移除/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await give(pictures, '图片 上传图片', [{ ...paper('a.pdf') }]);
  await page.getByText('请上传图片').waitFor();
  await give(pictures, '图片 上传图片', [pixel('甲.png')]);
  await expect.poll(names).toEqual(['移除 甲.png']);
  const hand = (kind: 'drop' | 'paste', name: string) =>
    pictures.locator('.cell-files').evaluate(
      (element, [how, called, data]) => {
        const bytes = Uint8Array.from(atob(data ?? ''), (sign) => sign.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], called ?? '', { type: 'image/png' }));
        const more = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          how === 'drop'
            ? new DragEvent('drop', { ...more, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...more, clipboardData: transfer }),
        );
      },
      [kind, name, pixel('x').buffer.toString('base64')],
    );
  await hand('drop', '乙.png');
  await expect.poll(names).toEqual(['移除 甲.png', '移除 乙.png']);
  await hand('paste', '丙.png');
  await expect.poll(names).toEqual(['移除 甲.png', '移除 乙.png', '移除 丙.png']);
  await pictures.getByRole('button', { name: '左移 丙.png' }).click();
  await expect.poll(names).toEqual(['移除 甲.png', '移除 丙.png', '移除 乙.png']);
  await pictures.getByRole('button', { name: '左移 甲.png' }).click();
  await page.getByText('未知的操作').waitFor();
  await pictures.getByRole('button', { name: '右移 乙.png' }).click();
  await page.getByText('已到最后~').waitFor();
  await picture(page, 'widgets-pictures');

  await page.route(UPLOAD, (route) => route.fulfill({ json: { success: false, code: 500, message: '' } }), {
    times: 1,
  });
  await give(pictures, '图片 上传图片', [pixel('丁.png')]);
  const failed = page.getByRole('dialog').filter({ hasText: '上传出错' });
  await failed.getByText('错误信息：').waitFor();
  await failed.getByRole('button').first().click();
  await pictures.getByRole('button', { name: '移除 丁.png' }).click();

  await pictures.getByRole('button', { name: '查看 甲.png' }).click();
  await page.getByText('1 / 3').waitFor();
  await page.locator('.ant-image-preview-actions').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('2 / 3').waitFor();
  await page.locator('.ant-image-preview-actions').locator('.anticon-rotate-right').click();
  await expect.poll(() => page.locator('.ant-image-preview-img').getAttribute('style')).toContain('rotate(90deg)');
  await picture(page, 'widgets-preview');
  await page.keyboard.press('Escape');
});

test('months, weeks and quarters are chosen, kept by their first day, shown and asked for', async () => {
  const { page, requests } = await stage.enter('admin', WIDGETS);
  const form = await newWidgets(page);
  await form.getByLabel('编码').fill('CD-100');
  for (const [title, typed, shown] of [
    ['月份', '2026-05', '2026-05'],
    ['周', '2026-05-20', '2026-W21'],
    ['周', '2026-W30', '2026-W30'],
    ['周', '2026年第21周', '2026-W21'],
    ['季度', '2026-Q3', '2026-Q3'],
    ['季度', '2026年第2季度', '2026-Q2'],
  ] as const) {
    const input = place(form, title).getByRole('textbox');
    const calendar = page.locator('.ant-picker-dropdown:visible');
    await input.fill(typed);
    // Enter takes what is typed once the calendar is open.
    await calendar.first().waitFor();
    await input.press('Enter');
    // Another spelling of what stood there may stay until the field is left.
    await input.blur();
    await expect.poll(() => input.inputValue()).toBe(shown);
    await expect.poll(() => calendar.count()).toBe(0);
  }
  await place(form, '周').getByRole('textbox').click();
  await page.locator('.ant-picker-week-panel-row:visible').first().waitFor();
  await page.keyboard.press('Escape');
  await form.getByLabel('数量').fill('7');
  const boxes = place(form, '状态');
  await boxes.getByLabel('全选').check();
  const all = await boxes.getByRole('checkbox').count();
  await boxes.getByRole('checkbox').nth(1).uncheck();
  await expect.poll(() => boxes.getByRole('checkbox', { checked: true }).count()).toBe(all - 2);
  await picture(page, 'widgets-form');
  await verify(page);
  await press(form, '确定');
  await page.getByText('添加成功！').waitFor();
  const api = await openApi(stage.product.address, 'admin');
  const kept = await api('GET', '/online/cgform/api/getData/demo_widgets?code=CD-100');
  expect((kept.result as { records: object[] }).records[0]).toMatchObject({
    month: '2026-05-01',
    week: '2026-05-18',
    quarter: '2026-04-01',
    sure: 'Y',
  });

  await page.goto('/demo/widgets');
  await query(page).getByLabel('数量').fill('7');
  await answered(page, () => page.keyboard.press('Enter'));
  expect(requests.some((each) => decodeURIComponent(each).includes('qty=>= 7'))).toBe(true);
  await expect.poll(() => columnTexts(page, 'month')).toEqual(['2026-05']);
  await expect.poll(() => columnTexts(page, 'week')).toEqual(['2026-W21']);
});

test('a prompt lets through what its rules hold, and stays open while the server refuses', async () => {
  const { page } = await stage.enter('admin', '/system/check-rule');
  await settled(page);
  await act(page, 0, '试一试');
  const asking = dialog(page, '试一试');
  const line = asking.getByLabel('要检查的值');
  await press(asking, '确定');
  await asking.getByText('请输入要检查的值').waitFor();
  await expect.poll(() => line.evaluate((input) => input === document.activeElement)).toBe(true);
  await line.fill('ab-123');
  await line.press('Enter');
  await asking.getByText('前两位应为大写字母').waitFor();
  await picture(page, 'prompt');
  expect(await line.inputValue()).toBe('ab-123');
  await line.fill('AB-123');
  await line.press('Enter');
  await page.getByText('校验通过').waitFor();
  await asking.waitFor({ state: 'hidden' });
  await act(page, 0, '试一试');
  await line.waitFor();
  await page.keyboard.press('Escape');
  await asking.waitFor({ state: 'hidden' });
});

test('on a phone every widget has room', async () => {
  const { page } = await stage.visit({ size: NARROW });
  await beSignedIn(page, 'admin');
  const form = await newWidgets(page);
  await give(place(form, '图片'), '图片 上传图片', [pixel('甲.png'), pixel('乙.png')]);
  await place(form, '图片').getByRole('button', { name: '移除 乙.png' }).waitFor();
  // Hit with a finger, as every button of a phone.
  for (const name of ['图片 上传图片', '附件 上传文件'])
    expect((await form.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await form.getByRole('slider').scrollIntoViewIfNeeded();
  await picture(page, 'widgets-narrow');
  expect(await overflows(page)).toBe(false);
});
