import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import { SECRET_MASK } from '../../../engine/values/secret.ts';
import { createDraftKeeper, PAUSE } from './DraftKeeper.ts';
import { createDrafts, DRAFT_LIFETIME, type Draft, type DraftPlace, withoutSecrets } from './drafts.ts';

const mine: DraftPlace = { tenant: '1', username: 'zhang', screen: 'demo/form', record: '7' };
const draft = (name: string, at = 1_000): Draft => ({ at, base: { id: '7', version: 1 }, row: { name }, tables: {} });
let now = DRAFT_LIFETIME;

beforeEach(() => {
  now = DRAFT_LIFETIME;
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keeperOf = (capture: () => Draft | undefined, onBlocked = vi.fn()) => {
  const drafts = createDrafts(() => now);
  return { keeper: createDraftKeeper({ drafts, place: mine, capture, onBlocked }), drafts, onBlocked };
};
const waiting = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('FA31: what was typed is there again after the tab was closed, with its sub-tables and its version', async () => {
  const kept: Draft = { ...draft('半成品', DRAFT_LIFETIME), tables: { lines: [{ qty: 3 }] } };
  const before = createDrafts(() => now);
  expect(await before.write(mine, kept)).toBe(true);
  before.close();
  expect(await createDrafts(() => now).read(mine)).toEqual(kept);
});

test.each([
  ['another person', { username: 'li' }],
  ['another tenant', { tenant: '2' }],
  ['another screen', { screen: 'demo/grid' }],
  ['another record', { record: '8' }],
  ['a new record', { record: '' }],
])('FA29: %s is not shown it, and it stays where it is', async (_, other) => {
  const drafts = createDrafts(() => now);
  await drafts.write(mine, draft('我的', now));
  expect(await drafts.read({ ...mine, ...other })).toBeUndefined();
  await drafts.remove({ ...mine, ...other });
  expect((await drafts.read(mine))?.row).toEqual({ name: '我的' });
});

test('FA32: where the browser keeps nothing, nothing breaks: no draft is read, and writing says so', async () => {
  const broken = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('indexedDB', broken);
  const drafts = createDrafts(() => now);
  expect(await drafts.read(mine)).toBeUndefined();
  expect(await drafts.write(mine, draft('x'))).toBe(false);
  await drafts.remove(mine);
});

test('FA32: a full disk is told once, and typing goes on', async () => {
  vi.stubGlobal('indexedDB', undefined);
  waiting();
  let name = '';
  const { keeper, drafts, onBlocked } = keeperOf(() => draft(name));
  keeper.begin();
  for (name of ['a', 'ab']) {
    keeper.changed();
    await vi.advanceTimersByTimeAsync(PAUSE);
    await drafts.read(mine);
  }
  await vi.waitFor(() => expect(onBlocked).toHaveBeenCalledTimes(1), { timeout: 30_000 });
});

test('FA32: what is no draft is not offered', async () => {
  const drafts = createDrafts(() => now);
  await drafts.write(mine, { at: 'yesterday' } as unknown as Draft);
  expect(await drafts.read(mine)).toBeUndefined();
});

test('a draft nobody came back for in thirty days is forgotten', async () => {
  const drafts = createDrafts(() => now);
  await drafts.write(mine, draft('alt', 1));
  await drafts.write({ ...mine, record: '8' }, draft('neu', now));
  drafts.close();
  now += 1;
  const later = createDrafts(() => now);
  expect(await later.read(mine)).toBeUndefined();
  expect(await later.read({ ...mine, record: '8' })).toBeDefined();
});

test('FA30: keys are written together after a pause, and at once when the page is leaving', async () => {
  waiting();
  let name = '';
  const { keeper, drafts } = keeperOf(() => draft(name, now));
  keeper.begin();
  for (name of ['a', 'ab', 'abc']) {
    keeper.changed();
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
  }
  expect(await drafts.read(mine)).toBeUndefined();
  keeper.flush();
  expect((await drafts.read(mine))?.row).toEqual({ name: 'abc' });
});

test('what was left is not overwritten before the person has chosen', async () => {
  waiting();
  const { keeper, drafts } = keeperOf(() => draft('neu', now));
  await drafts.write(mine, draft('alt', now));
  keeper.changed();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect((await keeper.left())?.row).toEqual({ name: 'alt' });
  keeper.beginAnew();
  expect(await keeper.left()).toBeUndefined();
  keeper.changed();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect((await drafts.read(mine))?.row).toEqual({ name: 'neu' });
});

test('what is typed before the browser has said what was left is written down all the same', async () => {
  waiting();
  const { keeper, drafts } = keeperOf(() => draft('quick', now));
  keeper.changed();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await drafts.read(mine)).toBeUndefined();
  keeper.begin();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect((await drafts.read(mine))?.row).toEqual({ name: 'quick' });
});

test('saved or given up, nothing is left, not even by a write that was still waiting', async () => {
  waiting();
  const { keeper, drafts } = keeperOf(() => draft('x', now));
  keeper.begin();
  keeper.changed();
  await vi.advanceTimersByTimeAsync(PAUSE);
  keeper.changed();
  keeper.drop();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await drafts.read(mine)).toBeUndefined();
});

test('typed back to what it was, there is nothing to come back to', async () => {
  waiting();
  let left: Draft | undefined = draft('x', now);
  const { keeper, drafts } = keeperOf(() => left);
  keeper.begin();
  keeper.changed();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await drafts.read(mine)).toBeDefined();
  left = undefined;
  keeper.changed();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(await drafts.read(mine)).toBeUndefined();
});

test('secrets are not written: neither the form’s own nor those of its sub-tables', () => {
  const secret = { key: 'secret', kind: 'secret' } as PlanField;
  const form = { fields: [secret], subTables: [{ key: 'lines', columns: [secret] }] } as unknown as PlanForm;
  const base = { id: '7', version: 1, secret: SECRET_MASK, lines: [{ id: 'a', secret: SECRET_MASK }] };
  const typed: Omit<Draft, 'at'> = {
    base,
    row: { id: '7', name: '甲', secret: 'typed' },
    tables: {
      lines: [
        { id: 'a', qty: 2, secret: 'typed' },
        { qty: 3, secret: 'typed' },
      ],
    },
  };
  expect(withoutSecrets(form, typed)).toEqual({
    base,
    row: { id: '7', name: '甲', secret: SECRET_MASK },
    tables: {
      lines: [
        { id: 'a', qty: 2, secret: SECRET_MASK },
        { qty: 3, secret: null },
      ],
    },
  });
  expect(JSON.stringify(withoutSecrets(form, { ...typed, base: null }))).not.toContain('typed');
});
