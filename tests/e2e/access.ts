import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What a page may not have: whatever keeps people from reading or using it. */
const GRAVE: readonly unknown[] = ['serious', 'critical'];

/** Rows of a grid are all alike: of a part of a page the first few are looked at. */
const OTHER_ROWS = '.ag-row:not([row-index="0"], [row-index="1"], [row-index="2"])';

/** Serious and critical violations, each with the place and why, of the page or of a part of it that is there once. */
export async function graveViolations(page: Page, within = 'html'): Promise<string[]> {
  // Rows that are asked for again are pale until they come.
  await page.waitForFunction((part) => {
    const place = document.querySelector(part);
    const moving = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return effect?.getTiming().iterations !== Infinity && (target === null || place?.contains(target));
    });
    return moving.length === 0 && place?.querySelector('.grid-busy') === null;
  }, within);
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axe.source);
  const place = within === 'html' ? 'html' : { include: [[within]], exclude: [[OTHER_ROWS]] };
  const { violations } = await page.evaluate(async (looked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    return runner.run(looked === 'html' ? document : looked, { resultTypes: ['violations'], preload: false });
  }, place);
  return violations
    .filter(({ impact }) => GRAVE.includes(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary }) => `${id} ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${failureSummary}`,
      ),
    );
}

/** Names and terms that are the same in Chinese. */
const SAME_IN_CHINESE = /^(admin|SKU|ASIN|JavaScript|Markdown|Alt \+ ↓|Ctrl [A-Z]|Mozilla\/.+)$/;

/** What screen readers are told, or the mouse is shown, in English words; values of records and names of files are as they are. */
export async function englishWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ];
    const given = '[role=gridcell], .playground-tree';
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(given));
    const told = (element: Element) => {
      const live = element.matches('[aria-live], [role=status], [role=alert]') ? [element.textContent] : [];
      return [...names.map((name) => element.getAttribute(name)), ...live];
    };
    return elements.flatMap((element) =>
      told(element).flatMap((words) => (words ? { words: words.trim(), html: element.outerHTML.slice(0, 120) } : [])),
    );
  });
  return said
    .filter(({ words }) => /[A-Za-z]{3}/.test(words) && !/\p{Script=Han}/u.test(words) && !SAME_IN_CHINESE.test(words))
    .map(({ words, html }) => `says “${words}”: ${html}`);
}

/** Where the keyboard has stopped. */
export interface Stop {
  /** What a person would call it. */
  name: string;
  /** It looks otherwise than without the keyboard. */
  seen: boolean;
  inDialog: boolean;
}

/** Puts the keyboard before everything. */
export async function toTheStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** Presses Tab until the keyboard leaves the page or has gone around, `most` times at the most. */
export async function walk(page: Page, most = 120): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Object.assign(window, { walked: new Set<Element>() }));
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until the keyboard stands on what a person would call so; throws when it never does. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  const met: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page);
    if (stop && name.test(stop.name)) return;
    met.push(stop?.name ?? 'outside');
  }
  throw new Error(`never at ${String(name)}, but at\n${met.join('\n')}`);
}

/** Where the keyboard stands; undefined outside everything. */
export async function stopHere(page: Page): Promise<Stop | undefined> {
  await page.evaluate(() => Object.assign(window, { walked: new Set<Element>() }));
  return page.evaluate(describeStop);
}

/** Undefined outside everything, and where it has been before. */
async function describeStop(): Promise<Stop | undefined> {
  const active = document.activeElement;
  const { walked } = window as unknown as { walked: Set<Element> };
  if (!(active instanceof HTMLElement) || active === document.body || walked.has(active)) return undefined;
  walked.add(active);
  const look = () => {
    const around = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
    return around.map((element) => {
      if (!element) return '';
      const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(element);
      return [outline, boxShadow, borderColor, backgroundColor].join();
    });
  };
  const { width, height } = active.getBoundingClientRect();
  const focused = look().join('\n');
  active.blur();
  // Some parts take their mark away a moment later.
  const until = performance.now() + 600;
  while (look().join('\n') === focused && performance.now() < until)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const seen = look().join('\n') !== focused;
  active.focus();
  const by = document.getElementById(active.getAttribute('aria-labelledby') ?? '')?.textContent;
  const label = active.getAttribute('aria-label') ?? by ?? active.getAttribute('title') ?? '';
  const labelled = active instanceof HTMLInputElement ? (active.labels?.[0]?.textContent ?? '') : '';
  const name = `${active.tagName.toLowerCase()} ${label || labelled || (active.textContent ?? '').trim().slice(0, 20)}`;
  return {
    name: `${name} ${Math.round(width)}×${Math.round(height)}`,
    seen,
    inDialog: active.closest('[role=dialog]') !== null,
  };
}
