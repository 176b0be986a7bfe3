import type { Page } from 'playwright-core';
import { STORAGE_PREFIX } from '../../engine/session/stored.ts';
import { draftsIn } from './drafts.ts';

/** A place of the application where nothing is. */
const QUIET = '/403';
/** What a page that answers does within; one that does not is not used again. */
const SOON = 5_000;
/** What the application notes by itself of somebody who looks around: where pages are drawn from, and which are open. */
const NOTES = ['types', 'CACHE_INCLUDED_ROUTES'].map((name) => STORAGE_PREFIX + name);

/** What the browser keeps of who has signed in. */
export type Stored = [string, string][];

/** Is at `path` as a link leads there: the application goes on, and another page takes the place of the one in front. */
export async function follow(page: Page, path: string, timeout?: number): Promise<void> {
  const [here, there] = [new URL(page.url()), new URL(path, page.url())];
  if (here.href === there.href) return;
  const left = await page.locator('.weft-content:visible').elementHandle();
  await page.evaluate((to) => {
    history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  if (here.pathname !== there.pathname) await left?.waitForElementState('hidden', { timeout });
}

/** Is at `path` with nothing else open, as if it had been loaded there; the page has been left before. */
export async function arrive(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.evaluate(closeOthers);
}

/** What a page that is left shall be again. */
interface Beginning {
  stored: Stored;
  size: { width: number; height: number };
}

/** Leaves all that is open as people do, saved or not; false: something of the last test would be met by the next one. */
export async function leaveAll(page: Page, { stored, size }: Beginning): Promise<boolean> {
  try {
    if ((await page.locator('.weft-content:visible').count()) !== 1) return false;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().clearPermissions();
    await page.mouse.move(-1, -1);
    await follow(page, QUIET, SOON);
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await page.evaluate(closeOthers);
    return (await page.evaluate(isAsNew, [stored, NOTES] as const)) && (await draftsIn(page)) === '[]';
  } catch {
    // A page that cannot be left is not gone on with.
    return false;
  }
}

/** Closes the tabs that are not in front, and gives up what is not saved in them. */
async function closeOthers(): Promise<void> {
  const until = async (done: () => boolean) => {
    for (let frame = 0; frame < 120 && !done(); frame++) await new Promise((next) => requestAnimationFrame(next));
  };
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tablist][aria-label="已打开的页面"] [role=tab]')];
  const givingUp = () =>
    [...document.querySelectorAll<HTMLElement>('.ant-modal-confirm-btns button')].find(
      ({ textContent }) => textContent?.replace(/\s/g, '') === '放弃',
    );
  // The first one is home, and stays.
  for (const tab of tabs.slice(1).filter((one) => one.getAttribute('aria-selected') !== 'true')) {
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    await until(() => !tab.isConnected || givingUp() !== undefined);
    givingUp()?.click();
    await until(() => !tab.isConnected && givingUp() === undefined);
  }
  // What was closed is drawn until the next frame.
  await until(() => document.querySelectorAll('.weft-content').length === 1);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Whether nothing is open, nothing is kept but who is signed in, and no test has put its own clock or history in place. */
function isAsNew([stored, notes]: readonly [Stored, readonly string[]]): boolean {
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const some = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
  // A word that is still said is not seen any more: the next test waits for its own.
  for (const said of document.querySelectorAll<HTMLElement>('.ant-message-notice')) said.style.display = 'none';
  const known = new Map(stored);
  const kept = Object.entries(localStorage).filter(([name]) => !notes.includes(name));
  return (
    document.querySelectorAll('.weft-content').length === 1 &&
    document.querySelectorAll('[role=tablist][aria-label="已打开的页面"] [role=tab]').length === 2 &&
    !some(
      '[role=dialog], .ant-dropdown, .ant-popover, .ant-select-dropdown, .ant-picker-dropdown, .ant-notification-notice',
    ) &&
    kept.length === known.size &&
    kept.every(([name, value]) => known.get(name) === value) &&
    [Date.now, history.pushState].every((own) => String(own).includes('[native code]'))
  );
}
