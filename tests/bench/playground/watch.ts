import type { Frame, Page } from 'playwright-core';
import { PREVIEW_PATH } from '../../../engine/routes/address.ts';

/** Ms after which what is not seen will not be. */
const PATIENCE = 15_000;

interface Watch {
  key: number;
  frames: number[];
  stop(): void;
}

declare global {
  interface Window {
    weftWatch?: Watch;
  }
}

/** Notes keys and frames in the page from here on; what was noted before is forgotten. */
export async function begin(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.weftWatch?.stop();
    let on = true;
    const watch: Watch = { key: 0, frames: [], stop: () => (on = false) };
    const note = () => {
      watch.key = performance.now();
    };
    document.addEventListener('keydown', note, true);
    watch.stop = () => {
      on = false;
      document.removeEventListener('keydown', note, true);
    };
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      watch.frames.push(now - last);
      last = now;
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    window.weftWatch = watch;
  });
}

/** Ms from the last key until there is a mark under the text, or none any more. */
export async function untilMarked(page: Page, wrong: boolean): Promise<number> {
  return page.evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = () => {
          const marked = document.querySelector('.monaco-editor .squiggly-error') !== null;
          const now = performance.now();
          if (marked === wanted || now - from > patience) resolve(now - (window.weftWatch?.key ?? 0));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: wrong, patience: PATIENCE },
  );
}

/** The frame of the preview, which is there. */
function previewIn(page: Page): Frame {
  const frame = page.frames().find((each) => new URL(each.url()).pathname === PREVIEW_PATH);
  if (frame === undefined) throw new Error('the page has no preview');
  return frame;
}

/** The same until a heading of the preview's page says exactly `text`: it may be drawn by a process of its own. */
export async function untilSaid(page: Page, text: string): Promise<number> {
  const seen = await previewIn(page).evaluate(
    ({ wanted, patience }) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = () => {
          const headings = [...document.querySelectorAll('[role=columnheader]')];
          const now = performance.now();
          if (headings.some((each) => each.textContent?.trim() === wanted) || now - from > patience)
            resolve(performance.timeOrigin + now);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: text, patience: PATIENCE },
  );
  return seen - (await page.evaluate(() => performance.timeOrigin + (window.weftWatch?.key ?? 0)));
}

/** The longest stretch without a frame since `begin`. */
export const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window.weftWatch?.frames.slice(1) ?? [])));
