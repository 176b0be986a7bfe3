import { expect, test } from 'vitest';
import { createHeldOpen } from './heldOpen.ts';

function started(most = 2) {
  const closed: string[] = [];
  let opened = 0;
  const held = createHeldOpen<string>({
    most,
    close: async (value) => void closed.push(value),
    isGone: (error) => String(error).includes('gone'),
  });
  const use = (key: string, work: (value: string) => Promise<unknown> = async (value) => value, version = 1) => {
    const open = async () => {
      opened += 1;
      await Promise.resolve();
      return `${key}${opened}`;
    };
    return held.use(key, version, open, work);
  };
  return { held, closed, use };
}

const gate = () => {
  let go: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { until, go };
};

test('two who come first have the same one', async () => {
  const { use } = started();
  expect(await Promise.all([use('a'), use('a')])).toEqual(['a1', 'a1']);
});

test.each([
  [
    'another version',
    async (use: ReturnType<typeof started>['use']) => expect(await use('a', undefined, 2)).toBe('a2'),
  ],
  [
    'a fault',
    async (use: ReturnType<typeof started>['use']) => {
      const failed = use('a', async () => {
        throw new Error('gone');
      });
      await expect(failed).rejects.toThrow('gone');
      expect(await use('a')).toBe('a2');
    },
  ],
])('after %s it is opened anew, and the old one closed when nobody reads it', async (_what, change) => {
  const { use, closed } = started();
  const { until, go } = gate();
  const reading = use('a', async (value) => {
    await until;
    return value;
  });
  await use('a');
  await change(use);
  expect(closed).toEqual([]);
  go();
  expect(await reading).toBe('a1');
  await Promise.resolve();
  expect(closed).toEqual(['a1']);
});

test('what does not open is tried again; other failures close nothing', async () => {
  const { held, use, closed } = started();
  const none = async () => {
    throw new Error('does not open');
  };
  await expect(held.use('a', 1, none, async () => undefined)).rejects.toThrow('does not open');
  expect(await use('a')).toBe('a1');
  await expect(use('a', none)).rejects.toThrow();
  expect(await use('a')).toBe('a1');
  expect(closed).toEqual([]);
});

test('those used last stay, and those that are read', async () => {
  const { held, use, closed } = started();
  await use('a');
  await use('b');
  await use('a');
  await use('c');
  await Promise.resolve();
  expect(closed).toEqual(['b2']);
  const { until, go } = gate();
  const busy = ['a', 'c'].map((key) => use(key, () => until));
  expect(await use('d', async (value) => value)).toBe('d4');
  await Promise.resolve();
  expect(closed).toEqual(['b2']);
  go();
  await Promise.all(busy);
  await held.close();
  expect(closed.toSorted()).toEqual(['a1', 'b2', 'c3', 'd4']);
});

test('nothing stays open after all of it was closed', async () => {
  const { held, use, closed } = started();
  await held.close();
  expect(await use('a')).toBe('a1');
  await Promise.resolve();
  expect(closed).toEqual(['a1']);
});
