import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { graveViolations } from './access.ts';
import { enter, NARROW, overflows, picture, prepareStage, WIDE } from './browser.ts';
import { follow } from './inside.ts';
import { chooseRows, clickScaled, darkestEdge, discard, openFile, PATH } from './playgroundPage.ts';

const stage = prepareStage();

test('declarations begin with a dump of another system and with a table, after a look at what they would be', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  const path = page.locator('.playground-path');
  const problems = page.getByRole('region', { name: '问题' });
  const frame = page.frameLocator('iframe[title="预览"]');
  const asked = page.getByRole('dialog', { name: '新建声明' });
  await problems.getByText('没有问题').waitFor();
  await page.getByRole('button', { name: '新建' }).click();
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('从 JeecgBoot 数据库转储').click();
  await asked.getByLabel(/数据库转储/).setInputFiles('tests/jeecg/dump.sql');
  await asked.getByRole('button', { name: '看看会写成什么' }).click();
  await asked.getByRole('region', { name: '没有搬过来的' }).waitFor();
  await picture(page, 'playground-from-dump');
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('从表格文件（XLSX、CSV）').click();
  await asked.getByLabel('路径').fill('market/count-sheet');
  const lines = Array.from({ length: 30 }, (_, at) => `A${at},${at},2026-01-0${(at % 9) + 1}`);
  const buffer = Buffer.from(['货号,数量,盘点日期', ...lines].join('\n'));
  await asked.getByLabel(/表格文件/).setInputFiles({ name: '盘点.csv', mimeType: 'text/csv', buffer });
  await asked.getByRole('button', { name: '看看会写成什么' }).click();
  await asked.getByRole('region', { name: '依据' }).waitFor();
  await picture(page, 'playground-from-table');
  expect(await graveViolations(page)).toEqual([]);
  await asked.getByRole('button', { name: '取 2 个文件为草稿' }).click();
  await expect.poll(() => path.textContent()).toBe('market/count-sheet.model.json');
  await problems.getByText('没有问题').waitFor();
  await frame.getByRole('columnheader', { name: '盘点日期' }).waitFor();
});

test('the page as it is printed and for weak eyes, and what is wrong with it itself is listed below', async () => {
  const { page, announce } = await stage.visit();
  announce(/种下的错误/);
  await enter(page, 'admin', PATH);
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill('market/order.');
  await page.getByText('order.screen.json', { exact: true }).click();
  const frame = page.frameLocator('iframe[title="预览"]');
  await frame.getByRole('columnheader', { name: '订单号' }).waitFor();
  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('打印', { exact: true }).click();
  await expect.poll(() => page.locator('iframe[title="预览"]').evaluate((each) => each.clientWidth)).toBe(794);
  await picture(page, 'playground-print');
  await results.getByText('适应', { exact: true }).click();
  const colorOf = () =>
    frame.locator('.playground-stage').evaluate((each) => getComputedStyle(each).getPropertyValue('--ant-color-error'));
  const usual = await colorOf();
  await results.getByText('色弱', { exact: true }).click();
  await expect.poll(colorOf).not.toBe(usual);
  await picture(page, 'playground-weak');

  await frame.locator('body').evaluate((body) => {
    window.console.error('种下的错误');
    body.append(document.createElement('img'));
  });
  const faults = results.getByRole('list', { name: '页面本身的问题' });
  await results.getByText('页面本身的问题').first().click();
  await faults.getByText('种下的错误').waitFor();
  await results.getByRole('button', { name: '检查无障碍' }).click();
  await faults.getByText(/img/).first().waitFor();
  await picture(page, 'playground-faults');
  await frame.locator('body > img').evaluate((planted) => planted.remove());
  expect(await graveViolations(page)).toEqual([]);
});

test('drafts become a commit on a branch that puts nothing in force, and are held against a revision', async () => {
  const { screens } = stage.product;
  const git = (...args: string[]) => execFileSync('git', ['-C', screens, ...args], { encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@localhost', 'commit', '-q', '-m', 'a');
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  await page.getByPlaceholder('按路径找文件').fill('market/order.');
  await page.getByText('order.screen.json', { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"订单"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('一览');
  await page.getByRole('button', { name: '发布…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('标题 订单 → 订单一览', { exact: true }).waitFor();
  await dialog.getByText('提交到 git 分支，由人合并').click();
  await dialog.getByLabel('分支', { exact: true }).fill('weft/order-title');
  await dialog.getByLabel('发布说明').fill('订单页改名');
  await picture(page, 'playground-branch');
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /提\s*交/ }).click();
  await page.getByText(/已提交到分支 weft\/order-title/).waitFor();
  expect(git('log', '-1', '--format=%s', 'weft/order-title')).toBe('订单页改名');
  expect(git('diff', '--name-only', 'main', 'weft/order-title')).toBe('market/order.screen.json');
  expect(git('status', '--porcelain')).toBe('');

  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('改动', { exact: true }).click();
  await results.getByText('与 git 版本比').click();
  await results.getByText('标题 订单 → 订单一览', { exact: true }).waitFor();
  await results.getByRole('textbox', { name: 'git 版本' }).fill('weft/order-title');
  await results.getByText('意思没有不同').waitFor();
  await picture(page, 'playground-revision');
  await results.getByText('原文', { exact: true }).click();
  await results.getByText('一字不差').waitFor();
  await results.getByRole('textbox', { name: 'git 版本' }).fill('nowhere');
  await results.getByText('git 里没有版本 "nowhere"').waitFor();
  await discard(page);
});

test('files are begun from fields and from SQL, moved, and taken away with a word of what would miss them', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const text = page.locator('.monaco-editor');
  const path = page.locator('.playground-path');
  const problems = page.getByRole('region', { name: '问题' });
  const frame = page.frameLocator('iframe[title="预览"]');
  await page.getByRole('button', { name: '新建' }).click();
  const asked = page.getByRole('dialog', { name: '新建声明' });
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('模型和它的列表').click();
  await asked.getByLabel('路径').fill('market/order');
  await asked.getByText('market/order.model.json、market/order.screen.json 已存在').waitFor();
  await asked.getByLabel('路径').fill('market/stock-take');
  await asked.getByLabel('字段（可以不填）').fill('SKU编码\n盘点数量 数\n盘点日期 日期');
  await picture(page, 'playground-new');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await picture(page, 'playground-new-phone');
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize(WIDE);
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await expect.poll(() => path.textContent()).toBe('market/stock-take.model.json');
  await problems.getByText('没有问题').waitFor();
  await frame.getByRole('columnheader', { name: '盘点数量' }).waitFor();
  await picture(page, 'playground-made');

  await page.getByRole('button', { name: '改名、移动' }).click();
  const renaming = page.getByRole('dialog', { name: '给 market/stock-take 改名' });
  await renaming.getByLabel('新名字').fill('base/stock-count');
  await page.keyboard.press('Enter');
  await renaming.waitFor({ state: 'detached' });
  await page.getByPlaceholder('按路径找文件').fill('stock-count');
  await page.getByText('stock-count.model.json', { exact: true }).click();
  await text.getByText('盘点数量').first().waitFor();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const removing = page.getByRole('dialog', { name: '删除 base/stock-count.model.json？' });
  await removing.getByText(/stock-take\.screen\.json:\d+/).waitFor();
  await picture(page, 'playground-remove');
  await removing.getByRole('button', { name: /取\s*消/ }).click();

  await page.getByRole('button', { name: '新建' }).click();
  await asked.getByLabel('路径').fill('market/by-state');
  const sql = asked.getByLabel('SQL（可以不填）');
  await sql.fill('select status, count(*) as orders form market_order');
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await asked.getByText(/PostgreSQL 不认识这条 SQL/).waitFor();
  await sql.fill("select status, count(*) as orders from market_order where ship_city = 'SEATTLE' group by 1");
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await expect.poll(() => path.textContent()).toBe('market/by-state.report.json');
  await page.getByText('列 orders 的标题写成了 orders').waitFor();
  await text.getByText('"orders"').first().waitFor();
  await problems.getByText('没有问题').waitFor();
  const results = page.getByRole('region', { name: '结果' });
  await results.getByText('SQL', { exact: true }).click();
  await results.getByRole('button', { name: /^运行/ }).click();
  await results.getByRole('columnheader', { name: 'orders' }).waitFor();
  await picture(page, 'playground-report');

  // A plan keeps its steps: what is longer than the pane is scrolled to, not broken.
  await results.getByRole('button', { name: 'EXPLAIN' }).click();
  await results.getByText(/读 [\d,]+ 行，返回 \d+ 行/).waitFor();
  const steps = results.getByRole('region', { name: '执行计划' }).locator('pre');
  expect(await steps.evaluate((each) => getComputedStyle(each).whiteSpace)).toBe('pre');
  await picture(page, 'playground-plan');

  // An index is tried, proven and undone.
  await results.getByRole('button', { name: '试建索引' }).click();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await results.getByText('的索引有用').waitFor();
  const readRows = async (when: string) => {
    const text = await results.getByRole('row', { name: when }).getByRole('cell').last().textContent();
    return Number(text?.replaceAll(',', ''));
  };
  expect(await readRows('有了索引')).toBeLessThan((await readRows('现在')) / 10);
  await results.getByText(/^CREATE INDEX .*"?ship_city"?/).waitFor();
  await picture(page, 'playground-index');
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await page.getByText('结果', { exact: true }).click();
  await picture(page, 'playground-index-phone');
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize(WIDE);
  await discard(page);
});

test('a board begun in the page shows figures before it is published', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  const problems = page.getByRole('region', { name: '问题' });
  const frame = page.frameLocator('iframe[title="预览"]');
  await problems.getByText('没有问题').waitFor();
  await page.getByRole('button', { name: '新建' }).click();
  const asked = page.getByRole('dialog', { name: '新建声明' });
  await asked.getByLabel('新建什么').click();
  await page.getByTitle('看板', { exact: true }).click();
  await asked.getByLabel('路径').fill('market/channels');
  await asked.getByLabel('模型').click();
  await page.keyboard.type('market/order');
  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: /新\s*建/ }).click();
  await expect.poll(() => page.locator('.playground-path').textContent()).toBe('market/channels.board.json');
  await problems.getByText('没有问题').waitFor();
  await page.getByText('看板还没有发布，没有线上数据，这里是样例').waitFor();
  const figure = frame.locator('.board-figure').first();
  await figure.waitFor();
  expect(await frame.getByText('没有取到数据').count()).toBe(0);
  await expect.poll(() => page.locator('.playground-tree').getByText('channels.board.json').isVisible()).toBe(true);
  await picture(page, 'playground-board');
  expect(await graveViolations(page)).toEqual([]);
  // What a figure is made of is a sample, too.
  await figure.click();
  const origin = frame.getByRole('dialog');
  await origin.getByRole('row').nth(1).waitFor();
  await picture(page, 'playground-board-origin');
  await page.keyboard.press('Escape');
  await origin.waitFor({ state: 'hidden' });
  for (const [rows, shown] of [
    ['没有数据', '所选期间与筛选下没有数据'],
    ['出错', '没有取到数据'],
  ] as const) {
    await chooseRows(page, rows);
    await frame.getByText(shown).first().waitFor();
  }
  await chooseRows(page, '线上数据');
  await page.setViewportSize(NARROW);
  await page.getByText('结果', { exact: true }).click();
  await figure.waitFor();
  await picture(page, 'playground-board-phone');
  const beyond = () => frame.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  expect(await overflows(page)).toBe(false);
  await page.setViewportSize(WIDE);
  await discard(page);
});

test('a page as wide as a desktop stands whole in its pane under the name of its tab, and is pointed at as ever', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const results = page.getByRole('region', { name: '结果' });
  const preview = page.locator('iframe[title="预览"]');
  const frame = preview.contentFrame();
  await frame.getByRole('columnheader', { name: '订单号' }).waitFor();
  const caption = results.locator('.playground-caption b');
  expect(await caption.textContent()).toBe('订单');
  const beyond = (each: Element) =>
    Math.round(each.getBoundingClientRect().width - (each.parentElement?.clientWidth ?? 0));
  const widths = async () => [
    await frame.locator('html').evaluate(() => window.innerWidth),
    await preview.evaluate(beyond),
  ];
  for (const [name, inside] of [
    ['平板', 820],
    ['桌面', 1440],
  ] as const) {
    await results.getByText(name, { exact: true }).click();
    await expect.poll(widths).toEqual([inside, 0]);
    const heading = frame.getByRole('columnheader', { name: '订单号' });
    await expect.poll(() => darkestEdge(page, preview, heading)).toBeGreaterThan(200);
  }
  await frame.getByRole('button', { name: /^查\s*询$/ }).waitFor();
  await picture(page, 'playground-desktop');
  expect(await graveViolations(page)).toEqual([]);
  await page.keyboard.down('Alt');
  await clickScaled(page, preview, frame.getByRole('columnheader', { name: '金额' }));
  await page.keyboard.up('Alt');
  await clickScaled(page, preview, frame.getByRole('button', { name: '到这一行' }));
  await expect.poll(() => page.locator('.playground-path').textContent()).toBe('market/order.model.json');
  await page.getByText('order.screen.json', { exact: true }).click();
  await page.locator('.monaco-editor').getByText('"订单"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('一览');
  await expect.poll(() => caption.textContent()).toBe('订单一览');
  await discard(page);
});

test('the line between text and results is dragged over the preview, moved by arrows, and kept', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const divider = page.getByRole('separator', { name: '文本与结果的分界' });
  const results = page.getByRole('region', { name: '结果' });
  const width = async () => Math.round((await results.boundingBox())?.width ?? 0);
  const before = await width();
  const { x = 0, y = 0, height = 0 } = (await divider.boundingBox()) ?? {};
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  // Back over the frame, which must not swallow it.
  await page.mouse.move(x - 250, y + height / 2, { steps: 5 });
  await page.mouse.move(x - 150, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(width).toBeGreaterThan(before + 130);
  await picture(page, 'playground-divider');
  const dragged = await width();
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeLessThan(dragged);
  const moved = await width();
  await page.reload();
  await expect.poll(width).toBe(moved);
  await divider.dblclick();
  await expect.poll(width).toBe(before);
});

test('a preview that has no end keeps nobody from typing', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  const heading = page.frameLocator('iframe[title="预览"]').getByRole('columnheader').first();
  await heading.waitFor();
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route('**/never-ends', async (route) => {
    await ended;
    await route.fulfill({ body: 'over' });
  });
  const busy = heading.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/never-ends', false);
    request.send();
    return request.responseText;
  });
  await page.locator('.monaco-editor').getByText('"title"').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x');
  await page.getByRole('region', { name: '问题' }).getByText('不认识的键 "xtitle"').waitFor();
  end();
  expect(await busy).toBe('over');
  await discard(page);
});

test('what a report asks for can be filled in before it has run', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', PATH);
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor();
  const results = page.getByRole('region', { name: '结果' });
  await page.getByPlaceholder('按路径找文件').fill('inbound-kpi');
  await page.getByText('inbound-kpi.sql', { exact: true }).click();
  await results.getByText('SQL', { exact: true }).click();
  await results.getByText('还没有运行').waitFor();
  await results.getByLabel('运输方式').waitFor();
  await picture(page, 'playground-params');
});

test('the editor offers words where a code field of a form was open before it', async () => {
  const { page } = await stage.visit();
  await enter(page, 'admin', '/demo/form');
  await page.getByRole('button', { name: /新增$/ }).first().click();
  await page.locator('.ant-modal .monaco-editor').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ant-modal .monaco-editor').first().waitFor({ state: 'hidden' });
  await follow(page, PATH);
  await openFile(page, 'market/order.', 'order.screen.json');
  await page.locator('.monaco-editor').getByText('"market/order"').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"toolb');
  await page.locator('.suggest-widget').getByText('toolbar').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 个文件有未发布的改动', { exact: false }).waitFor();
  await discard(page);
});
