// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EDITING, type Editing, type EditingBy } from '../../../engine/live/editing.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { mount, pageText } from '../../../tests/mount.ts';
import { useEditorsOver } from './useEditors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that notes what is said and can be made to hear. */
function line() {
  const said: Editing[] = [];
  const heard = new Set<(args: readonly Json[]) => void>();
  const live = {
    tell: (key: string, [one]: readonly Json[]) => void (key === EDITING && said.push(one as unknown as Editing)),
    listen: (_key: string, listener: (args: readonly Json[]) => void) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
  const hear = (by: EditingBy) =>
    act(async () => {
      for (const listener of heard) listener([{ ...by }]);
    });
  return { said, live, hear };
}

const path = 'screens/a.screen.json';
const zhang = { path, writes: true, browser: 'theirs', userId: '1', name: '张三' };
const ME = { userId: '2', browser: 'mine' };

function Page({ live, writes }: { live: ReturnType<typeof line>['live']; writes: boolean }) {
  return <p>{`在写：${useEditorsOver(live, ME, path, writes).join('、')}`}</p>;
}

test('who writes in the same file is named until they stop or are not heard of, and is told of me', async () => {
  const { said, live, hear } = line();
  await mount(<Page live={live} writes />);
  expect(said).toEqual([{ path, writes: true, browser: 'mine' }]);
  await hear({ ...zhang, path: 'screens/b.screen.json' });
  expect(pageText()).toBe('在写：');
  await hear(zhang);
  expect(pageText()).toBe('在写：张三');
  // Whoever has come is answered once.
  expect(said).toHaveLength(2);
  await hear(zhang);
  expect(said).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(pageText()).toBe('在写：张三');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(pageText()).toBe('在写：');
  await hear(zhang);
  await hear({ ...zhang, writes: false });
  expect(pageText()).toBe('在写：');
});

test('one person is told of what they write in another browser, and not of this one', async () => {
  const { live, hear } = line();
  await mount(<Page live={live} writes />);
  await hear({ ...zhang, ...ME });
  expect(pageText()).toBe('在写：');
  await hear({ ...zhang, userId: ME.userId });
  expect(pageText()).toBe('在写：您在另一个浏览器里');
  await hear(zhang);
  await hear({ ...zhang, browser: 'third' });
  expect(pageText()).toBe('在写：您在另一个浏览器里、张三');
  await hear({ ...zhang, writes: false });
  expect(pageText()).toContain('张三');
});

test('who only looks hears and says nothing', async () => {
  const { said, live, hear } = line();
  await mount(<Page live={live} writes={false} />);
  await hear(zhang);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(pageText()).toBe('在写：张三');
  expect(said).toEqual([]);
});
