import { describe, expect, test, vi } from 'vitest';
import { askTogether } from './askTogether.ts';

/** A source whose answers come when they are let go. */
function heldSource() {
  const asked: string[][] = [];
  const answers: ((error?: Error) => void)[] = [];
  const ask = vi.fn((keys: readonly string[]) => {
    asked.push([...keys]);
    return new Promise<number>((resolve, reject) => {
      answers.push((error) => (error ? reject(error) : resolve(asked.length)));
    });
  });
  return { ask, asked, answer: (error?: Error) => answers.shift()?.(error) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is asked together', () => {
  test('one that comes alone leaves at once, what comes meanwhile goes with the next, each key once', async () => {
    const source = heldSource();
    const look = askTogether(source.ask, (key, turn) => `${key} in turn ${turn}`);
    const first = look('a');
    expect(source.asked).toEqual([['a']]);
    const later = [look('b'), look('a'), look('b')];
    source.answer();
    expect(await first).toBe('a in turn 1');
    await settled();
    expect(source.asked).toEqual([['a'], ['b', 'a']]);
    source.answer();
    // A look that was under way when the question came is never its answer.
    expect(await Promise.all(later)).toEqual(['b in turn 2', 'a in turn 2', 'b in turn 2']);
  });

  test('a source that fails fails those who asked and nobody else', async () => {
    const source = heldSource();
    const look = askTogether(source.ask, (key) => key);
    const lost = look('a');
    const next = look('b');
    source.answer(new Error('away'));
    await expect(lost).rejects.toThrow('away');
    await settled();
    source.answer();
    expect(await next).toBe('b');
  });

  test('a refusal of one key is its own', async () => {
    const source = heldSource();
    const look = askTogether(source.ask, (key) => {
      if (key === 'over') throw new Error('expired');
      return key;
    });
    const begun = look('begun');
    const [over, good] = [look('over'), look('good')];
    source.answer();
    await begun;
    await settled();
    source.answer();
    await expect(over).rejects.toThrow('expired');
    expect(await good).toBe('good');
  });
});
