import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../../scripts/chromium.mjs';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import { frontend } from '../../../scripts/setup/frontend.mjs';
import { PASSWORD } from '../../e2e/api.ts';
import { startProduct } from '../../e2e/product.ts';
import { quantile } from '../compare.ts';
import { manyFiles } from '../compile/manyFiles.ts';
import { BROWSER, writeReport } from '../report.ts';
import { begin, longestFrame, untilMarked, untilSaid } from './watch.ts';

/** How much slower the page's own processor is made. */
const SLOWER = 4;
/** Screens beside the shipped ones: about a thousand files in all. */
const SCREENS = 330;
const EDITS = 200;
const SAVES = 20;

const FILE = 'market/order.screen.json';
const MODEL = 'market/order.model.json';
const HEADING = '订单状态';

/** Each in ms, from the last key or from the file written. */
interface Times {
  marker: number[];
  preview: number[];
  /** The longest stretch without a frame, a run of keys each. */
  frame: number[];
  saved: number[];
  /** What one key costs the page's own thread at `SLOWER`, in ms of its processor: a busy machine makes it no dearer. */
  wrongWork: number[];
  rightWork: number[];
}

/** Ms of its processor that the page's own thread has worked until now, scripts, styles and layout. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return 1_000 * metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value : sum), 0);
}

/** What runs, with what it cost the page's own thread for each of so many keys. */
async function withWork<T>(session: CDPSession, keys: number, run: () => Promise<T>): Promise<T & { work: number[] }> {
  const before = await worked(session);
  const found = await run();
  return { ...found, work: [((await worked(session)) - before) / keys] };
}

async function signedIn(browser: Browser, address: string, to: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${address}${to}`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel(/的菜单$/).waitFor();
  return page;
}

/** Puts the cursor before the last quote of a text in the editor. */
async function standIn(page: Page, file: string, find: string): Promise<void> {
  await page.getByPlaceholder('按路径找文件').fill(file);
  await page.locator('.playground-tree').getByText(path.basename(file), { exact: true }).click();
  const editor = page.locator('.monaco-editor');
  await page.getByText(file, { exact: true }).first().waitFor();
  await editor.first().click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(find);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

/** A key that makes the file wrong, and the one that mends it, in turn. */
async function typeWrong(page: Page, edits: number): Promise<Pick<Times, 'marker' | 'frame'>> {
  const [marker, frame]: [number[], number[]] = [[], []];
  for (let edit = 0; edit < edits; edit++) {
    const wrong = edit % 2 === 0;
    await begin(page);
    await page.keyboard.press(wrong ? 'x' : 'Backspace');
    marker.push(await untilMarked(page, wrong));
    frame.push(await longestFrame(page));
  }
  return { marker, frame };
}

/** A letter more in the title of a column, and one less, in turn. */
async function typeRight(page: Page, edits: number): Promise<Pick<Times, 'preview' | 'frame'>> {
  const [preview, frame]: [number[], number[]] = [[], []];
  for (let edit = 0; edit < edits; edit++) {
    const more = edit % 2 === 0;
    await begin(page);
    await page.keyboard.press(more ? 'x' : 'Backspace');
    preview.push(await untilSaid(page, more ? `${HEADING}x` : HEADING));
    frame.push(await longestFrame(page));
  }
  return { preview, frame };
}

/** From the file's end of writing until a page that is open shows it. */
async function save(page: Page, file: string, saves: number): Promise<number[]> {
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let each = 0; each < saves; each++) {
    const title = each % 2 === 0 ? `${HEADING}${each}` : HEADING;
    const shown = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const look = () => {
            const headings = [...document.querySelectorAll('[role=columnheader]')];
            if (headings.some((heading) => heading.textContent?.trim() === wanted)) resolve(Date.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      title,
    );
    await writeFile(file, text.replaceAll(`"${HEADING}"`, `"${title}"`));
    const written = Date.now();
    times.push((await shown) - written);
    await page.waitForTimeout(300);
  }
  return times;
}

async function measure(
  browser: Browser,
  product: { address: string; screens: string },
  quick: boolean,
): Promise<Times> {
  const edits = quick ? 20 : EDITS;
  const page = await signedIn(browser, product.address, '/isystem/playground');
  await page.getByRole('region', { name: '问题' }).getByText('没有问题').waitFor({ timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await standIn(page, FILE, '"type');
  await page.frameLocator('iframe[title="预览"]').getByRole('columnheader').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The first ones only warm up.
  await typeWrong(page, 4);
  const wrong = await withWork(session, edits, () => typeWrong(page, edits));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await standIn(page, MODEL, `"title": "${HEADING}`);
  await page.frameLocator('iframe[title="预览"]').getByRole('columnheader').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await typeRight(page, 4);
  const right = await withWork(session, edits, () => typeRight(page, edits));
  await page.context().close();
  const list = await signedIn(browser, product.address, '/market/order');
  await list.locator('[row-index="9"]').first().waitFor();
  const saved = await save(list, path.join(product.screens, MODEL), quick ? 6 : SAVES);
  await list.context().close();
  return {
    marker: wrong.marker,
    preview: right.preview,
    frame: [...wrong.frame, ...right.frame],
    saved,
    wrongWork: wrong.work,
    rightWork: right.work,
  };
}

const MUST: Readonly<Partial<Record<keyof Times, number>>> = { marker: 150, preview: 300, frame: 50, saved: 300 };
const TITLES: Readonly<Record<keyof Times, string>> = {
  marker: 'The last key, until the mark of a mistake is there, or gone',
  preview: 'The last key, until the preview shows it',
  frame: 'Without a frame, from the key until all is seen',
  saved: 'A file saved, until an open page shows it',
  wrongWork: "Work of the page's own thread for a key that makes the file wrong or right, of its processor",
  rightWork: 'The same for a key that changes the preview',
};

function lines(times: Times, files: number): string {
  const told = (Object.keys(TITLES) as (keyof Times)[]).map((name) => {
    const [middle, most] = [0.5, 0.95].map((share) => quantile(times[name], share));
    const must = MUST[name];
    const judged = must === undefined ? ['', ''] : [`≤ ${must} ms`, (most ?? Number.NaN) <= must ? '✓' : '✗'];
    const figures = [middle, most].map((each) => `${Math.round(each ?? Number.NaN)} ms`);
    const cells = must === undefined ? ['mean', figures[0], ''] : [times[name].length, ...figures];
    return `| ${[TITLES[name], ...cells, ...judged].join(' | ')} |`;
  });
  return [
    `With ${files.toLocaleString('en-US')} files; the page's own thread at CPU ÷ ${SLOWER}; the preview, which has a process of its own, workers and server at full speed.`,
    '',
    '| | Times | Median | 95 of 100 | Must | |',
    '|---|---:|---:|---:|---:|---|',
    ...told,
  ].join('\n');
}

/** `--quick`: a tenth of the edits, shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  await frontend.ensure();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'weft-bench-'));
  const files = await manyFiles(SCREENS);
  for (const { path: file, text } of files) {
    const target = path.join(folder, path.relative('screens', file));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const product = await startProduct({ alone: 'measured', declarations: folder });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
  try {
    const table = lines(await measure(browser, product, quick), files.length);
    console.log(table);
    if (!quick) writeReport(' -- playground', table, 1, BROWSER);
    return 0;
  } finally {
    await browser.close();
    await product.dispose();
    await rm(folder, { recursive: true, force: true });
  }
});
