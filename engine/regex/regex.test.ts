import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeRegex } from './regex.ts';
import { growthOf } from './regexCost.ts';
import { graphOf, type RegexGraph } from './regexGraph.ts';
import { readRegex } from './regexTree.ts';
import { waysOf } from './regexWays.ts';

function growth(pattern: string): number | undefined {
  const graph = graphOf(readRegex(pattern).root);
  return graph && growthOf(graph);
}

describe('A098: patterns that can freeze are refused', () => {
  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(a|a?)+$',
    '^(.*a){12}$',
    '^(a?){25}a{25}$',
    '^(\\w+\\s?)*$',
    '^([a-zA-Z0-9]+)*@x$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(a?b?)*$',
    '^(\\d{1,10},?){1,20}$',
    '(x+x+)+y',
    '^(?:(?=(a+)+$)b)*',
    '^([\\u4e00-\\u9fa5]|.)+$',
    '^([^,]*|[a-z]*)+,$',
    '^((ab?)?(ab?){1,3}[ab]{1,3}){1,3}((ab?)+(ab?)*(ab?))?$',
    '^((a?){1,9}(a?){1,9}){1,9}$',
  ])('%s is exponential, has too many ways, or is not judged', (pattern) => {
    expect(isSafeRegex(pattern).ok).toBe(false);
  });

  it.each(['^\\d*\\d*\\d*$', '^.*a.*b.*c$', '\\s*,\\s*\\s*$'])('%s grows too fast', (pattern) => {
    expect(isSafeRegex(pattern)).toMatchObject({ ok: false, reason: expect.stringContaining('过慢') });
  });

  it.each(['(a)\\1', '(?<x>a)\\k<x>'])('%s refers back', (pattern) => {
    expect(isSafeRegex(pattern).ok).toBe(false);
  });

  it.each(['(', '[z-a]', 'a{2,1}', '*', 'a'.repeat(2000)])('%s is no pattern', (pattern) => {
    expect(isSafeRegex(pattern).ok).toBe(false);
  });

  it.each([
    '^[0-9]{3}-[0-9]{7}-[0-9]{7}$',
    '^1[3-9]\\d{9}$',
    '^-?\\d+(\\.?\\d+|\\d?)$',
    '^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$',
    '^(([1-9][0-9]*)|([0]\\.\\d{0,2}|[1-9][0-9]*\\.\\d{0,2}))$',
    '^[\\u4e00-\\u9fa5a-zA-Z ]{2,100}$',
    '^https?:\\/\\/[^\\s/?#]+\\S*$',
    '^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,18}$',
    '^[A-Z]{2}(,[A-Z]{2})*$',
    '^(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
    '^.{0,255}$',
    '^\\s+|\\s+$',
    'SKU',
    '[\\]\\-a-z\\d-]',
    '^[^]*$',
  ])('%s is honest', (pattern) => {
    expect(isSafeRegex(pattern)).toMatchObject({ ok: true });
  });

  it('tells how fast the time grows', () => {
    expect(growth('^abc$')).toBe(0);
    expect(growth('^a+b+$')).toBe(1);
    expect(growth('^a+a+$')).toBe(2);
    expect(growth('^a+.*a+$')).toBe(3);
    expect(growth('^(a+)+$')).toBe(Number.POSITIVE_INFINITY);
    expect(growth('^(a+b)+$')).toBe(1);
  });

  it('judges any pattern without throwing, and soon', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '\\d',
      '\\w',
      '[a-c]',
      '[^a]',
      '(',
      ')',
      '(?:',
      '|',
      '*',
      '+',
      '?',
      '{2,5}',
      '{12}',
      '^',
      '$',
      '(?=',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const before = performance.now();
        isSafeRegex(pieces.join(''));
        expect(performance.now() - before).toBeLessThan(10_000);
      }),
      { numRuns: 500 },
    );
  });

  it('tells in how many ways a text can be read', () => {
    const ways = (pattern: string) => waysOf(graphOf(readRegex(pattern).root) ?? { masks: [], edges: [], first: [] });
    expect(ways('^SKU$')).toBe(1);
    expect(ways('^[ab]*$')).toBe(1);
    expect(ways('^(a|a)$')).toBe(2);
    expect(ways('^((ab?)?(ab?){1,3}[ab]{1,3}){1,3}((ab?)+(ab?)*(ab?))?$')).toBeGreaterThan(10_000);
  });

  const atom = fc.constantFrom('a', 'b', '[ab]', 'a?', 'b*', '(a|b)', '(ab?)', '(a*b)', '(aa|b)', 'c', '[^c]');
  const mark = fc.constantFrom('', '*', '+', '?', '{2}', '{1,3}');
  const group = fc
    .array(fc.tuple(atom, mark), { minLength: 1, maxLength: 3 })
    .map((parts) => `(${parts.flat().join('')})`);
  const patterns = fc
    .array(fc.tuple(group, mark), { minLength: 1, maxLength: 2 })
    .map((parts) => `^${parts.flat().join('')}$`);

  it('reckons no less than a backtracking matcher tries', () => {
    const words = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 });
    const judged = (source: string, word: readonly number[], graph: RegexGraph) => {
      const power = growthOf(graph);
      if (power === undefined || power > 2) return;
      const text = Array.from({ length: 120 }, (_, at) => word[at % word.length] ?? 0);
      expect(stepsOf(graph, text), source).toBeLessThanOrEqual(waysOf(graph) * text.length ** Math.max(1, power));
    };
    fc.assert(
      fc.property(patterns, words, (source, word) => {
        const graph = graphOf(readRegex(source).root);
        if (graph) judged(source, word, graph);
      }),
      { numRuns: 1000 },
    );
  });

  it('passes nothing that explodes on texts of its own alphabet', () => {
    fc.assert(
      fc.property(patterns, (source) => {
        const safe = isSafeRegex(source);
        fc.pre(safe.ok);
        const regex = new RegExp(source);
        const length = Math.min(safe.ok ? safe.longest : 0, 600);
        const before = performance.now();
        for (const text of ['a', 'b', 'ab', 'ba', 'aab']) regex.test(`${text.repeat(length).slice(0, length)}!`);
        expect(performance.now() - before, source).toBeLessThan(10_000);
      }),
      { numRuns: 300 },
    );
  });
});

/** Places a matcher without memory visits on a text of character classes: every way to every place counts. */
function stepsOf({ masks, edges, first }: RegexGraph, text: readonly number[]): number {
  const matches = (position: number, at: number) => ((masks[position] ?? 0n) >> BigInt(text[at] ?? 0)) % 2n === 1n;
  let ways = masks.map((_, position) => (matches(position, 0) ? first.filter((each) => each === position).length : 0));
  let steps = 0;
  for (let at = 1; at <= text.length; at++) {
    steps += ways.reduce((sum, each) => sum + each, 0);
    const next = masks.map(() => 0);
    for (const [from, targets] of edges.entries())
      for (const [to, count] of targets) if (matches(to, at)) next[to] = (next[to] ?? 0) + count * (ways[from] ?? 0);
    ways = next;
  }
  return steps;
}
