import type { CDPSession, Page } from 'playwright-core';
import type { Figures } from '../cases.ts';
import { busyMs, inLab, type Lab, type Measure, quantile, type Side } from '../compare.ts';

const FLING = 60_000;
const WHEEL = 3_000;
const EDITS = 40;
const FEED_SECONDS = 5;

type Part = (lab: Lab, side: Side) => Promise<Figures>;

/** What is measured, each on a page of its own. */
const PARTS: Readonly<Record<string, Part>> = {
  mount: mounting,
  edit: mounted(editing),
  scroll: mounted(scrolling),
  feed: mounted(feeding),
  rows: mounted(async ({ page }) => ({
    insert: await page.evaluate(() => window.bench.insert(1_000)),
    remove: await page.evaluate(() => window.bench.remove(1_000)),
  })),
  paste: mounted(pasting),
  validate: validating,
  block: mounted(blocking),
};

export const PART_NAMES: readonly string[] = Object.keys(PARTS);

/** Measures a named part. The figures' names are those of `CASES`. */
export function measuring(name: string): Measure {
  return async (browser, address, side) => {
    const figures: Figures = {};
    await inLab(browser, `${address}/${side}.html`, async (lab) => {
      await lab.page.waitForFunction(() => window.bench !== undefined);
      await lab.page.evaluate(() => window.bench.prepare());
      await lab.page.waitForTimeout(300);
      Object.assign(figures, await PARTS[name]?.(lab, side));
    });
    return figures;
  };
}

function mounted(part: Part): Part {
  return async (lab, side) => {
    await lab.page.evaluate(() => window.bench.mount());
    // Nobody begins before the page has come to rest; what mounting threw away is not to be cleared in the middle.
    await lab.page.waitForTimeout(500);
    await collectGarbage(lab.session);
    return part(lab, side);
  };
}

async function validating({ page }: Lab, side: Side): Promise<Figures> {
  const { ms, errors, expected } = await page.evaluate(() => window.bench.validate());
  if (errors !== expected) throw new Error(`${side}: found ${errors} of ${expected} errors`);
  return { validate: ms };
}

async function mounting({ page, session }: Lab): Promise<Figures> {
  const before = await heapOf(session);
  const mount = await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(500);
  return { mount, heap: ((await heapOf(session)) - before) / 1_048_576 };
}

async function heapOf(session: CDPSession): Promise<number> {
  await collectGarbage(session);
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function collectGarbage(session: CDPSession): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
}

/** Enter opens a cell, a text is typed, Enter commits it. */
async function editing({ page, session }: Lab): Promise<Figures> {
  const latency: number[] = [];
  let busy = 0;
  for (let row = 0; row < EDITS; row++) {
    const before = await busyMs(session);
    await page.evaluate((index) => {
      window.bench.focus(index, 'c0');
      const typing = () => document.activeElement instanceof HTMLInputElement;
      window.bench.watch.arm(typing);
    }, row);
    await page.keyboard.press('Enter');
    const open = await page.evaluate(() => window.bench.watch.taken());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`改 ${row}`);
    await page.evaluate((index) => {
      window.bench.watch.arm(() => window.bench.shown(index, 'c0') === `改 ${index}`);
    }, row);
    await page.keyboard.press('Enter');
    const commit = await page.evaluate(() => window.bench.watch.taken());
    busy += (await busyMs(session)) - before;
    latency.push(open + commit);
  }
  return { editBusy: busy / EDITS, edit: quantile(latency, 0.5), editP95: quantile(latency, 0.95) };
}

async function scrolling({ page, session }: Lab): Promise<Figures> {
  const figures: Figures = {};
  const run = async (name: string, speed: number): Promise<void> => {
    const busy = await busyMs(session);
    const result = await page.evaluate(([px, seconds]) => window.bench.scroll(px, seconds), [speed, 2] as const);
    figures[`${name}Fresh`] = result.fresh / result.seconds;
    figures[`${name}Blank`] = (result.blank / result.probes) * 100;
    figures[`${name}Frame`] = ((await busyMs(session)) - busy) / result.frames;
    await page.waitForTimeout(300);
  };
  await run('fling', FLING);
  await run('wheel', WHEEL);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await run('slowFling', FLING);
  await run('slowWheel', WHEEL);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return figures;
}

async function feeding({ page, session }: Lab): Promise<Figures> {
  const busy = await busyMs(session);
  const { dropped, longest } = await page.evaluate((seconds) => window.bench.feed(1_000, seconds), FEED_SECONDS);
  const feedBusy = ((await busyMs(session)) - busy) / (FEED_SECONDS * 10);
  return { feedBusy, feedDropped: dropped, feedLongest: longest };
}

async function pasting({ page }: Lab): Promise<Figures> {
  await standOnFirst(page);
  return { paste: await page.evaluate(() => window.bench.paste(1_000, 10)) };
}

/** Puts the keyboard where a block goes. What follows begins at any moment of a frame, as keys do, on both sides. */
async function standOnFirst(page: Page): Promise<void> {
  await page.evaluate(() => window.bench.focus(0, 'c0'));
  await page.waitForTimeout(200);
}

/** The largest block anybody pastes: how long nothing else can happen. */
async function blocking({ page, session }: Lab, side: Side): Promise<Figures> {
  if (side === 'bare') return {};
  await standOnFirst(page);
  const before = await busyMs(session);
  await page.evaluate(() => window.bench.paste(5_000, 20));
  const pasted = await busyMs(session);
  await page.evaluate(() => window.bench.undo?.());
  return { block: pasted - before, blockUndo: (await busyMs(session)) - pasted };
}
