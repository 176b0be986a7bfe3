import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { DEFAULT_LAYOUT } from '../../engine/session/layout.ts';
import { changeLayout, layoutAtom, restoreLayout } from './settings.ts';
import type { Kept } from './storage.ts';

function place(entries: Record<string, unknown>) {
  const kept: Kept = {
    read: (key) => entries[key],
    writtenAt: () => undefined,
    write: (key, value) => {
      entries[key] = value;
      return true;
    },
    remove: () => undefined,
  };
  return { store: createStore(), kept, entries };
}

test('FA32 spoilt settings are mended where they are kept', () => {
  const one = place({ layout: { ...DEFAULT_LAYOUT, theme: 'blue', dark: true } });
  restoreLayout(one);
  expect(one.store.get(layoutAtom)).toEqual({ ...DEFAULT_LAYOUT, dark: true });
  expect(one.entries.layout).toEqual({ ...DEFAULT_LAYOUT, dark: true });
});

test('FA32 where nothing can be kept a change still acts', () => {
  const blocked = place({});
  blocked.kept.write = () => false;
  restoreLayout(blocked);
  changeLayout(blocked, { multipage: false });
  expect(blocked.store.get(layoutAtom).multipage).toBe(false);
  expect(blocked.entries).toEqual({});
});

test('a change is kept settled, and found again', () => {
  const { entries, ...one } = place({});
  changeLayout(one, { layout: 'topmenu', contentWidth: 'Fluid' });
  changeLayout(one, { layout: 'sidemenu' });
  expect(entries.layout).toMatchObject({ layout: 'sidemenu', contentWidth: 'Fixed' });
  const two = { ...one, store: createStore() };
  restoreLayout(two);
  expect(two.store.get(layoutAtom)).toEqual(one.store.get(layoutAtom));
});
