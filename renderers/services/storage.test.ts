import { describe, expect, test } from 'vitest';
import { createKept } from './storage.ts';

class Memory implements Storage {
  readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  clear = () => this.entries.clear();
  getItem = (key: string) => this.entries.get(key) ?? null;
  key = (at: number) => [...this.entries.keys()][at] ?? null;
  removeItem = (key: string) => void this.entries.delete(key);
  setItem = (key: string, text: string) => void this.entries.set(key, text);
}

describe('what the browser keeps', () => {
  test('values carry the prefix and last seven days, or for good', () => {
    const memory = new Memory();
    let now = 1_000;
    const kept = createKept(
      () => memory,
      () => now,
    );
    kept.write('token', { a: 1 });
    kept.write('collapsed', true, null);
    expect(memory.getItem('pro__token')).toBe('{"value":{"a":1},"expire":604801000}');
    expect(kept.read('token')).toEqual({ a: 1 });
    now += 604_800_000;
    expect([kept.read('token'), kept.read('collapsed')]).toEqual([undefined, true]);
    expect(memory.getItem('pro__token')).toBeNull();
  });

  test('FA32 a spoilt key reads as nothing and is repaired', () => {
    const memory = new Memory();
    memory.setItem('pro__session', '{bad');
    const kept = createKept(
      () => memory,
      () => 0,
    );
    expect(kept.read('session')).toBeUndefined();
    expect(memory.length).toBe(0);
  });

  test('FA32 blocked or full storage never throws', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    const full = new Memory();
    full.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    for (const area of [blocked, () => full]) {
      const kept = createKept(area, () => 0);
      expect(kept.write('a', 'x'.repeat(10))).toBe(false);
      expect(kept.read('a')).toBeUndefined();
      expect(() => kept.remove('a', 'b')).not.toThrow();
    }
  });
});

test('what is kept for the usual time tells when it was written', () => {
  let now = 1_000;
  const memory = new Map<string, string>();
  const area = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  };
  const kept = createKept(
    () => area as Storage,
    () => now,
  );
  expect(kept.writtenAt('dictionaries')).toBeUndefined();
  kept.write('dictionaries', {});
  now += 3 * 86_400_000;
  expect(kept.writtenAt('dictionaries')).toBe(1_000);
  now += 4 * 86_400_000;
  expect(kept.writtenAt('dictionaries')).toBeUndefined();
  expect(kept.read('dictionaries')).toBeUndefined();
});
