import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A file of the front end that runs nothing. A page that waits here keeps its process, and in it all compiled scripts. */
const RESTING_PLACE = '/favicon.svg';
/** A slow machine must not fail a test; a broken product still does, in time. */
const PATIENCE = 40_000;
/** Device pixels a CSS pixel: where nobody looks at pictures, a quarter of them is painted. */
const PIXELS = process.env.WEFT_PICTURES === '1' ? 1 : 0.5;

/** What tests listen to. */
const HEARD = [
  ...(['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'] as const),
  ...(['dialog', 'download', 'websocket'] as const),
];

export interface Size {
  width: number;
  height: number;
}

export interface ProfileOptions {
  size: Size;
  touch: boolean;
  unguarded: boolean;
}

/** A browser profile with one page in it. */
export interface Profile {
  page: Page;
  /** Whether something was done to it that cannot be undone. */
  isMarked(): boolean;
  /** Leaves it to the next test, wiped; closes it where what was done to it cannot be undone. */
  release(usable: boolean): Promise<void>;
}

/** The profiles of one browser at one address. */
export interface Profiles {
  /** Nobody else's while it is not released. `fresh`: one that nobody has had before. */
  take(options: ProfileOptions & { fresh: boolean }): Promise<Profile>;
  close(): Promise<void>;
}

interface Kept {
  page: Page;
  cdp: CDPSession;
  isMarked: () => boolean;
}

/** A page that is at home starts in half the time of a new one: profiles are wiped and kept from test to test. */
export function createProfiles(browser: Browser, address: string): Profiles {
  const free = new Map<string, Kept[]>();
  return {
    async take({ fresh, size, ...kind }) {
      const key = JSON.stringify(kind);
      const found = fresh ? undefined : free.get(key)?.pop();
      const kept = found ?? (await openProfile(browser, address, { size, ...kind }));
      const { page } = kept;
      if (found) await resize(page, size);
      return {
        page,
        isMarked: kept.isMarked,
        async release(usable) {
          if (usable && !kept.isMarked() && (await wipe(kept, address)))
            free.set(key, [...(free.get(key) ?? []), kept]);
          else await page.context().close();
        },
      };
    },
    async close() {
      const all = [...free.values()].flat();
      free.clear();
      for (const { page } of all) await page.context().close();
    },
  };
}

/** Whether a page stands where nothing runs and its storage can be written before it goes on. */
export function rests(page: Page): boolean {
  return page.url().endsWith(RESTING_PLACE);
}

async function openProfile(browser: Browser, address: string, options: ProfileOptions): Promise<Kept> {
  const { size, touch, unguarded } = options;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: PIXELS,
    hasTouch: touch,
    isMobile: touch,
    bypassCSP: unguarded,
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(RESTING_PLACE);
  await cdp.send('Page.resetNavigationHistory');
  return { page, cdp, isMarked: watchMarks(page, context) };
}

/** Notes whatever a test does to a page or its profile that `wipe` does not undo. */
function watchMarks(page: Page, context: BrowserContext): () => boolean {
  let marked = false;
  const watch = <T extends object>(target: T, names: (keyof T)[]) => {
    for (const name of names) {
      const method = target[name];
      if (typeof method !== 'function') continue;
      const value = (...args: unknown[]): unknown => {
        marked = true;
        return Reflect.apply(method, target, args);
      };
      Object.defineProperty(target, name, { configurable: true, value });
    }
  };
  watch(page, ['addInitScript', 'close', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'routeWebSocket']);
  watch(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime']);
  watch(context, ['addCookies', 'addInitScript', 'newCDPSession', 'route', 'setOffline']);
  return () => marked;
}

/** Leaves nothing of the last test: no storage, history, routes, listeners, rights or further pages. */
async function wipe({ page, cdp }: Kept, address: string): Promise<boolean> {
  try {
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    forget(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    await page.goto(RESTING_PLACE);
    // What a page writes while it is left is there by now.
    await page.evaluate(() => sessionStorage.clear());
    await cdp.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
    await cdp.send('Page.resetNavigationHistory');
    await context.clearPermissions();
    return true;
  } catch {
    // A page that cannot be wiped is not used again.
    return false;
  }
}

/** Whoever has listened to a page hears it no more. */
export function forget(page: Page): void {
  for (const event of HEARD) page.removeAllListeners(event);
}

async function resize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}
