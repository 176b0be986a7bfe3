import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { createRights } from '../access/rights.ts';
import { type AppParts, buildApp } from '../app.ts';
import { createPasswords } from '../auth/passwords.ts';
import { DEMO_PASSWORD } from '../config/builtIn.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/Database.ts';
import { createIds } from '../db/recordIds.ts';
import type { Context } from '../http/Context.ts';
import type { Screens } from '../http/Screens.ts';
import { seed } from '../organization/seed.ts';

/** Of scrypt: suites sign in thousands of times, at a tenth of a second each under the product's own. */
const TEST_COST = 2 ** 4;

/** Nothing looks by itself for what is due: it would take part in whatever a test counts or breaks. */
const AT_REST = { look: 3_600_000 };

/** A clock that moves only when told to. */
export interface TestClock {
  now(): Date;
  advance(milliseconds: number): void;
}

/** Starts at 2026-11-20 10:00:00 in Shanghai. */
export function createTestClock(): TestClock {
  let time = Date.UTC(2026, 10, 20, 2, 0, 0);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Settings of a demo server with limits out of the way. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    host: '127.0.0.1',
    port: 0,
    databaseUrl: undefined,
    dataDir: 'memory://',
    logLevel: 'silent',
    demo: true,
    adminPassword: undefined,
    captcha: false,
    signSecret: undefined,
    screensDir: 'screens',
    webDir: `${import.meta.dirname}/no-front-end`,
    sessionLife: 7 * 24 * 3_600_000,
    sessionIdle: 24 * 3_600_000,
    rateLimit: 0,
    loginRateLimit: 0,
    ...changes,
  };
}

/** Screens that never change. */
export function fixedScreens(compiled: Compiled): Screens {
  return {
    compiled: () => compiled,
    hash: () => 'fixed',
    problems: () => compiled.problems,
    compile: async () => compiled,
    judge: async () => ({ compiled, problems: compiled.problems }),
    reload: async () => undefined,
    subscribe: () => () => undefined,
  };
}

export interface TestServer {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  /** Signs in and answers the headers of a request; demo accounts by default. */
  signIn(username?: string, password?: string): Promise<{ 'x-access-token': string }>;
  close(): Promise<void>;
}

export interface TestServerParts extends AppParts {
  screens: Screens;
  settings?: Partial<Settings>;
  clock?: TestClock;
  /** Where log lines go; nowhere unless given. */
  log?: FastifyBaseLogger;
}

/** A seeded server over `db` that is asked through `app.inject`; closing it closes the database. */
export async function startTestServer(db: Database, parts: TestServerParts): Promise<TestServer> {
  const clock = parts.clock ?? createTestClock();
  const { screens } = parts;
  const context: Context = {
    db,
    compiled: screens.compiled,
    clock: clock.now,
    newId: createIds(clock.now),
    log: parts.log ?? fastify({ logger: false }).log,
    settings: testSettings(parts.settings),
    passwords: createPasswords(TEST_COST),
    secrets: createPasswords(TEST_COST),
    rights: createRights(screens.compiled),
    screens,
  };
  await seed(context);
  const app = await buildApp(context, { scheduleOptions: AT_REST, ...parts });
  return {
    app,
    context,
    clock,
    async signIn(username = 'admin', password = DEMO_PASSWORD) {
      const reply = await app.inject({ method: 'POST', url: '/sys/login', payload: { username, password } });
      const { token } = reply.json().result ?? {};
      if (typeof token !== 'string') throw new Error(`sign-in of ${username} failed: ${reply.body}`);
      return { 'x-access-token': token };
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}
