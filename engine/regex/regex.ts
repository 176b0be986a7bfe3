import { growthOf } from './regexCost.ts';
import { graphOf } from './regexGraph.ts';
import type { RegexNode } from './regexTree.ts';
import { readRegex } from './regexTree.ts';
import { waysOf } from './regexWays.ts';

/** `longest` is the length of text, in characters, up to which the pattern stays quick. */
export type RegexSafety = { ok: true; longest: number } | { ok: false; reason: string };

/** Longest text a declared pattern is ever run on: by how its time grows, each some milliseconds. */
const LONGEST = [10_000, 10_000, 2000] as const;
/** Steps a match may be reckoned to take; a text is held so short that it stays below. Some tens of milliseconds. */
const STEPS = 24_000_000;
/** A pattern that must not be run on a text of so many characters is of no use. */
const SHORTEST = 100;

/** Characters of a pattern. */
export const LONGEST_PATTERN = 1000;

/** Judgements of the patterns last asked about: a declaration's is asked about again and again. */
const known = new Map<string, RegexSafety>();
const MOST_KNOWN = 5_000;

/**
 * Whether a pattern's running time stays bearable on texts up to the length it answers. Patterns that could
 * take exponential or cubic time, refer back to groups or are too large to judge are refused with a Chinese reason.
 */
export function isSafeRegex(pattern: string): RegexSafety {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const safety = judged(pattern);
  if (known.size >= MOST_KNOWN) known.clear();
  if (pattern.length <= LONGEST_PATTERN) known.set(pattern, safety);
  return safety;
}

function judged(pattern: string): RegexSafety {
  if (pattern.length > LONGEST_PATTERN) return unsafe(`正则过长，最多 ${LONGEST_PATTERN} 个字符`);
  try {
    new RegExp(pattern);
  } catch {
    return unsafe('正则写法不正确');
  }
  const { root, looks, backReference } = readRegex(pattern);
  if (backReference) return unsafe('正则不能引用前面的分组');
  let longest: number = LONGEST[0];
  // Every place of the text is tried unless the pattern is bound to its start, and a look-around is tried everywhere.
  for (const part of [root, ...looks]) {
    const graph = graphOf(part);
    const growth = graph && growthOf(graph);
    if (graph === undefined || growth === undefined) return unsafe('正则过于复杂，无法确认其速度');
    if (growth === Number.POSITIVE_INFINITY) return unsafe('正则会在长文字上卡死：重复里套着重复，或两个分支相同');
    const power = growth + (isAnchored(part) ? 0 : 1);
    if (power > 2) return unsafe('正则在长文字上过慢：相邻的重复能匹配同样的字符，或缺少开头的 ^');
    const bearable = longestText(waysOf(graph), power);
    if (bearable < SHORTEST) return unsafe('正则过慢：同一段文字能以太多方式匹配，请减少可有可无的部分');
    longest = Math.min(longest, bearable);
  }
  return { ok: true, longest };
}

/** The length up to which `ways * length ** power` stays within the steps. */
function longestText(ways: number, power: number): number {
  const share = STEPS / Math.max(1, ways);
  const most = LONGEST[power] ?? 0;
  if (power === 0) return share < 1 ? 0 : most;
  return Math.min(most, Math.floor(share ** (1 / power)));
}

function unsafe(reason: string): RegexSafety {
  return { ok: false, reason };
}

function isAnchored(node: RegexNode): boolean {
  if (node.type === 'start') return true;
  if (node.type === 'any') return node.items.every(isAnchored);
  return node.type === 'all' && node.items[0] !== undefined && isAnchored(node.items[0]);
}
