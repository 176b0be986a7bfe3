import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { Envelope } from '../../engine/api/envelope.ts';
import { readSignIn } from '../../engine/session/account.ts';
import { KEPT, packStored, STORAGE_PREFIX } from '../../engine/session/stored.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { PASSWORD } from './api.ts';
import { arrive, leaveAll, type Stored } from './inside.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';
import { createProfiles, forget, type Profile, type Profiles, rests, type Size } from './profiles.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/**
 * What a compiler makes better of a page's scripts costs more than it saves in pages that live for seconds; its first
 * stage at once saves more than it costs.
 */
const COMPILERS = {
  fleeting: '--js-flags=--no-opt,--no-maglev,--always-sparkplug',
  lasting: '--js-flags=--no-opt,--always-sparkplug,--min-semi-space-size=32,--max-semi-space-size=64',
};
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };
/** `WEFT_THOROUGH=1`: also what takes long and seldom breaks alone. */
export const THOROUGH = process.env.WEFT_THOROUGH === '1';

/** A page of an empty browser profile. Whatever goes wrong in it unannounced fails the test. */
export interface Visit {
  page: Page;
  /** Every address asked for, oldest first, as `GET /path?query`. */
  requests: string[];
  /** From now on this is expected to go wrong: console texts, and requests as `404 /path`. */
  announce(...expected: RegExp[]): void;
}

export interface VisitOptions {
  size?: Size;
  /** A device that is touched; it has no mouse. */
  touch?: boolean;
  /** Without the content security policy: what it would stop goes on, so that the walls before it are seen to hold. */
  unguarded?: boolean;
  /** A profile that never was at this address: nothing is in its cache, nothing compiled. */
  fresh?: boolean;
  /** Another tab of the same profile. */
  beside?: Visit;
}

export interface StageOptions extends ProductOptions {
  /** One page for minutes: its file has a browser that compiles scripts better. */
  lasting?: boolean;
}

/** The product and a browser for one file of tests. */
export interface Stage {
  product: Product;
  /** A page in a profile of its own, given back when the test ends. */
  visit(options?: VisitOptions): Promise<Visit>;
  /**
   * A page at `path` in which `user` is signed in and nothing else is open. The one of this file's last test goes on
   * where nothing of that test is left in it: what is asked of the server may be known for half a minute.
   */
  enter(user: string, path: string): Promise<Visit>;
  /** The page of this file's last test; opened, and got ready by `begin`, for the first one and after one that failed. */
  stay(options: VisitOptions, begin: (visit: Visit) => Promise<void>): Promise<Visit>;
}

/** What the files that one process runs have in common: each begins where the last one has warmed the browser. */
const shared: { browser?: Promise<Browser>; address?: string; profiles?: Profiles } = {};

async function launch(compiler: keyof typeof COMPILERS): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...ARGUMENTS, COMPILERS[compiler]] });
}

/** Starts both before the file's tests; usable inside tests only. */
export function prepareStage(options: () => StageOptions | Promise<StageOptions> = () => ({})): Stage {
  const stage: { product?: Product; browser?: Browser; profiles?: Profiles; stayed?: WatchedVisit } = {};
  /** Pages that have been left inside, by user. */
  const left = new Map<string, WatchedVisit>();
  beforeAll(async () => {
    const { lasting, ...given } = await options();
    stage.product = await startProduct({ data: inject('seeded'), at: shared.address, ...given });
    const { address } = stage.product;
    sessions.clear();
    if (shared.address !== address) {
      await shared.profiles?.close();
      shared.profiles = undefined;
      shared.address = address;
    }
    if (lasting) {
      stage.browser = await launch('lasting');
      stage.profiles = createProfiles(stage.browser, address);
      return;
    }
    shared.browser ??= launch('fleeting');
    shared.profiles ??= createProfiles(await shared.browser, address);
    stage.profiles = shared.profiles;
  });
  afterAll(async () => {
    await stage.stayed?.release(true);
    for (const visit of left.values()) await visit.release(true);
    left.clear();
    await stage.browser?.close();
    await stage.product?.dispose();
  });
  const ready = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the product runs inside tests only');
    return part;
  };
  return {
    get product() {
      return ready(stage.product);
    },
    async visit(given = {}) {
      const visit = await openVisit(ready(stage.profiles), ready(stage.product).address, given);
      onTestFinished(({ task }) => visit.release(task.result?.state !== 'fail'));
      return visit;
    },
    async enter(user, path) {
      const found = left.get(user);
      left.delete(user);
      const visit = found?.again() ?? (await openVisit(ready(stage.profiles), ready(stage.product).address, {}));
      onTestFinished(async ({ task }) => {
        const passed = task.result?.state !== 'fail';
        const beginning = { stored: sessions.get(user) ?? [], size: WIDE };
        if (passed && visit.goesOn() && (await leaveAll(visit.page, beginning)) && visit.goesOn())
          left.set(user, visit);
        else await visit.release(passed);
      });
      if (found) await arrive(visit.page, path);
      else await enter(visit.page, user, path);
      return visit;
    },
    async stay(given, begin) {
      const stayed = stage.stayed;
      const visit = stayed ?? (await openVisit(ready(stage.profiles), ready(stage.product).address, given));
      stage.stayed = visit;
      onTestFinished(async ({ task }) => {
        if (task.result?.state !== 'fail' && visit.unannounced().length === 0) return;
        stage.stayed = undefined;
        await visit.release(false);
      });
      if (stayed === undefined) await begin(visit);
      return visit;
    },
  };
}

/** A visit with what has gone wrong in it unannounced so far. */
interface WatchedVisit extends Visit {
  unannounced(): string[];
  /** Whether its page can be another test's as it stands. */
  goesOn(): boolean;
  /** The same page, watched anew for another test. */
  again(): WatchedVisit;
  /** Gives the page back, to be used again if it is `usable`; rejects with what went wrong unannounced. */
  release(usable: boolean): Promise<void>;
}

async function openVisit(profiles: Profiles, address: string, options: VisitOptions): Promise<WatchedVisit> {
  const { beside, size = WIDE, touch = false, unguarded = false, fresh = false } = options;
  if (beside) return watchVisit(await beside.page.context().newPage(), address);
  const profile = await profiles.take({ size, touch, unguarded, fresh });
  return watchVisit(profile.page, address, profile);
}

function watchVisit(page: Page, address: string, profile?: Profile): WatchedVisit {
  const expected: RegExp[] = [];
  const wrong: string[] = [];
  const requests: string[] = [];
  watch(page, address, requests, (text) => wrong.push(text));
  askEachByItself(page);
  const unannounced = () => wrong.filter((text) => !expected.some((pattern) => pattern.test(text)));
  return {
    page,
    requests,
    announce: (...patterns) => expected.push(...patterns),
    unannounced,
    goesOn: () => unannounced().length === 0 && profile?.isMarked() === false,
    again() {
      forget(page);
      return watchVisit(page, address, profile);
    },
    async release(usable) {
      await profile?.release(usable && unannounced().length === 0);
      if (unannounced().length > 0) throw new Error(`went wrong in the browser:\n${unannounced().join('\n')}`);
    },
  };
}

/** Pages that ask so already. */
const asking = new WeakSet<Page>();

/** Where a test stands in for the server, the page shall ask for each thing by itself, and not for all in one. */
function askEachByItself(page: Page): void {
  if (asking.has(page)) return;
  asking.add(page);
  const [route, unrouteAll] = [page.route.bind(page), page.unrouteAll.bind(page)];
  let alone: Promise<unknown> | undefined;
  page.route = async (...given) => {
    alone ??= route(`**${ENDPOINTS.start.path}?**`, (asked) => asked.fulfill({ json: { success: false } }));
    await alone;
    return route(...given);
  };
  page.unrouteAll = (...given) => {
    alone = undefined;
    return unrouteAll(...given);
  };
}

function watch(page: Page, address: string, requests: string[], report: (text: string) => void): void {
  const pathOf = (url: string) => (url.startsWith(address) ? url.slice(address.length) : url);
  page.on('console', (message) => {
    // The reply itself is reported below, with its address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) report(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => report(`page error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    requests.push(`${request.method()} ${pathOf(url)}`);
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) report(`request to another place: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Given up by the page itself: the question was changed, or the page left.
    if (why !== 'net::ERR_ABORTED') report(`${why} ${pathOf(request.url())}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()} ${pathOf(response.url())}`);
  });
}

/** Opens `path`, signs in on the way, and is there. */
export async function signIn(page: Page, user: string, path = '/', password = PASSWORD): Promise<void> {
  await page.goto(path);
  await page.getByLabel('用户名').fill(user);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel(/的菜单$/).waitFor();
}

/** What the browser keeps of who has signed in at the product that runs. */
const sessions = new Map<string, Stored>();

/** Is signed in at `path`, without the sign-in page where nothing would be asked there. */
export async function enter(page: Page, user: string, path = '/'): Promise<void> {
  if (!(await beSignedIn(page, user, path))) await page.goto(path);
  await page.getByLabel(/的菜单$/).waitFor();
}

/** Whatever the page opens next, it is signed in there; true: that had to be done by hand, and the page is at `path`. */
export async function beSignedIn(page: Page, user: string, path = '/'): Promise<boolean> {
  const stored = sessions.get(user) ?? (await signInBeside(page, user));
  if (!stored) {
    await signIn(page, user, path);
    sessions.set(user, await page.evaluate(() => Object.entries(localStorage)));
    return true;
  }
  sessions.set(user, stored);
  if (rests(page)) {
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, stored);
    return false;
  }
  await page.addInitScript((entries) => {
    // A page that could not be had has no storage.
    if (location.protocol === 'chrome-error:') return;
    // Once a tab: whoever signs out stays out.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', '1');
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, stored);
  return false;
}

/** What the sign-in page would keep; undefined where it would ask for something more. */
async function signInBeside(page: Page, username: string): Promise<Stored | undefined> {
  // The session is listed with the browser it was opened in.
  const agent = await page.evaluate(() => navigator.userAgent);
  const headers = { 'content-type': 'application/json', 'user-agent': agent };
  const body = JSON.stringify({ username, password: PASSWORD });
  const response = await fetch(`${shared.address}/sys/login`, { method: 'POST', headers, body });
  const envelope = (await response.json()) as Envelope;
  if (!envelope.success) return undefined;
  const { session, dictionaries, tenants } = readSignIn(envelope, true);
  if (tenants.length > 1 || !session.user.orgCode) return undefined;
  return Object.entries({ session, dictionaries }).map(([name, value]) => [
    STORAGE_PREFIX + name,
    packStored(value, Date.now() + KEPT),
  ]);
}

/** Keeps a picture of the page under `tests/e2e/pictures/` with `WEFT_PICTURES=1`, for whoever looks at it. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.WEFT_PICTURES !== '1') return;
  // What is opening shall be open.
  await page.waitForTimeout(250);
  await page.screenshot({ path: path.join(picturesFolder(), `${name}.png`) });
}

/** The same, small, in every run. */
export async function smallPicture(page: Page, name: string): Promise<void> {
  if (process.env.WEFT_PICTURES === '1') return picture(page, name);
  await page.screenshot({ path: path.join(picturesFolder(), `${name}.jpg`), type: 'jpeg', quality: 60 });
}

function picturesFolder(): string {
  const folder = inProject('tests', 'e2e', 'pictures');
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}

/** Requests to `url` wait until what is returned is called; with `times` only so many of them. */
export async function holdRequests(page: Page, url: string | RegExp, times?: number): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => held.then(() => route.continue()), times === undefined ? {} : { times });
  return release;
}

/** Whether the page can be pushed sideways. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
