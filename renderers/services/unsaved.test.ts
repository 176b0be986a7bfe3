import { expect, test, vi } from 'vitest';
import { createUnsaved } from './unsaved.ts';

function work() {
  const listeners = new Set<() => void>();
  const made = {
    typed: false,
    giveUp: vi.fn(),
    isDirty: () => made.typed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type(typed: boolean) {
      made.typed = typed;
      for (const listener of listeners) listener();
    },
    listeners,
  };
  return made;
}

test('tells once when a page becomes dirty and once when it is clean again', async () => {
  const unsaved = createUnsaved();
  const told = vi.fn();
  unsaved.subscribe(told);
  const form = work();
  const stop = unsaved.add('/a', form);
  form.type(true);
  form.type(true);
  await Promise.resolve();
  expect([...unsaved.dirty()]).toEqual(['/a']);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  await Promise.resolve();
  expect([...unsaved.dirty()]).toEqual([]);
  expect(told).toHaveBeenCalledTimes(2);
  expect(form.listeners.size).toBe(0);
});

test('of several works on one page any makes it dirty; only what is dirty is given up', () => {
  const unsaved = createUnsaved();
  const [list, form, other] = [work(), work(), work()];
  unsaved.add('/a', list);
  unsaved.add('/a', form);
  unsaved.add('/b', other);
  form.type(true);
  other.type(true);
  expect(unsaved.isDirty('/a')).toBe(true);
  expect(unsaved.isDirty('/c')).toBe(false);
  unsaved.giveUp(['/a']);
  expect(form.giveUp).toHaveBeenCalledTimes(1);
  expect(list.giveUp).not.toHaveBeenCalled();
  expect(other.giveUp).not.toHaveBeenCalled();
});
