import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { requireChromium } from '../../../scripts/chromium.mjs';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import { frontend } from '../../../scripts/setup/frontend.mjs';
import { PASSWORD } from '../../e2e/api.ts';
import { startProduct } from '../../e2e/product.ts';
import { quantile } from '../compare.ts';
import { BROWSER, writeReport } from '../report.ts';

/** How much slower the processor is made: a cheap office machine. */
const SLOWER = 4;
const RUNS = 7;
/** Milliseconds in which what a step began ends. */
const AFTERWARDS = 3_000;

/** An office far from its server: milliseconds there and back, bits a second. */
const DISTANT = { latency: 100, bits: 10_000_000 };

/** The list that is opened by its address. */
const LIST = '/market/order';

/** What one step costs somebody whose browser knows nothing yet. */
interface Step {
  /** From the address, or the key pressed, until it can be used. */
  ms: number;
  requests: number;
  /** As they came over the wire, headers included. */
  bytes: number;
  scriptBytes: number;
}

/** Counts what comes over the wire. */
interface Wire {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

async function count(session: CDPSession): Promise<Wire> {
  const wire: Wire = { requests: 0, bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.requestWillBeSent', () => {
    wire.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    if (scripts.has(requestId)) wire.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return wire;
}

async function step(page: Page, wire: Wire, work: () => Promise<unknown>): Promise<Step> {
  const before = { ...wire };
  const begin = performance.now();
  await work();
  const ms = performance.now() - begin;
  // What still comes afterwards belongs to the step, its time does not; a stream of changes never ends.
  await page.waitForTimeout(AFTERWARDS);
  return {
    ms,
    requests: wire.requests - before.requests,
    bytes: wire.bytes - before.bytes,
    scriptBytes: wire.scriptBytes - before.scriptBytes,
  };
}

async function coldSignIn(browser: Browser, address: string): Promise<Record<string, Step>> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const wire = await count(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const name = page.getByLabel('用户名');
    const login = await step(page, wire, async () => {
      await page.goto(`${address}/`, { waitUntil: 'commit' });
      await name.waitFor();
      await name.fill('admin');
    });
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    const home = await step(page, wire, async () => {
      await page.keyboard.press('Enter');
      await page.locator('.board-figure').first().waitFor();
    });
    await page.getByRole('menuitem', { name: '市场' }).click();
    const entry = page.getByRole('menuitem', { name: '订单', exact: true });
    await entry.waitFor();
    const list = await step(page, wire, async () => {
      await entry.click();
      await page.getByText(/^1-10 共/).waitFor();
      await page.locator('[row-index="9"]').first().waitFor();
    });
    return { login, home, list };
  } finally {
    await context.close();
  }
}

/**
 * A list opened by its address over a slow network by somebody who is signed in: in a browser whose cache is empty, and
 * in the same one again.
 */
async function distantList(browser: Browser, address: string, storageState: State): Promise<Record<string, Step>> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'zh-CN', storageState });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const wire = await count(session);
    const throughput = DISTANT.bits / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: DISTANT.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    const open = (go: () => Promise<unknown>) =>
      step(page, wire, async () => {
        await go();
        await page.getByText(/^1-10 共/).waitFor();
        await page.locator('[row-index="9"]').first().waitFor();
      });
    const cold = await open(() => page.goto(`${address}${LIST}`, { waitUntil: 'commit' }));
    const warm = await open(() => page.reload({ waitUntil: 'commit' }));
    return { cold, warm };
  } finally {
    await context.close();
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signedIn(browser: Browser, address: string): Promise<State> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel(/的菜单$/).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const TITLES: Readonly<Record<string, string>> = {
  login: 'The address, until the sign-in page takes letters',
  home: 'Enter, until the home page stands',
  list: 'A click, until the first list shows its rows',
};

const DISTANT_TITLES: Readonly<Record<string, string>> = {
  cold: 'The address of a list, until it shows its rows; nothing in the cache',
  warm: 'Again',
};

function writeTable(
  time: string,
  titles: Readonly<Record<string, string>>,
  runs: readonly Record<string, Step>[],
): string {
  const lines = Object.entries(titles).map(([key, title]) => {
    const median = (figure: keyof Step) =>
      quantile(
        runs.map((run) => run[key]?.[figure] ?? Number.NaN),
        0.5,
      );
    const size = (figure: 'bytes' | 'scriptBytes') => `${Math.round(median(figure) / 1024)} KiB`;
    return `| ${title} | ${Math.round(median('ms'))} ms | ${median('requests')} | ${size('bytes')} | ${size('scriptBytes')} |`;
  });
  return [`| Step | ${time} | Requests | Over the wire | of it scripts |`, '|---|---:|---:|---:|---:|', ...lines].join(
    '\n',
  );
}

/** `--quick`: two runs, shown and not recorded. */
await runMain(async () => {
  const runs = process.argv.includes('--quick') ? 2 : RUNS;
  await frontend.ensure();
  // By itself: the host of several would outlive the last of them.
  const product = await startProduct({ alone: 'measured' });
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
  try {
    const measured: Record<string, Step>[] = [];
    const state = await signedIn(browser, product.address);
    for (let run = 0; run < runs; run++)
      measured.push({
        ...(await coldSignIn(browser, product.address)),
        ...(await distantList(browser, product.address, state)),
      });
    const distance = `Time, ${DISTANT.latency} ms there and back, ${DISTANT.bits / 1e6} Mbit/s`;
    const table = `${writeTable('Time, CPU ÷ 4', TITLES, measured)}\n\n${writeTable(distance, DISTANT_TITLES, measured)}`;
    console.log(table);
    if (runs === RUNS) writeReport(' -- start', table, runs, BROWSER);
  } finally {
    await browser.close();
    await product.dispose();
  }
  return 0;
});
