import { components } from './regexCost.ts';
import type { RegexGraph } from './regexGraph.ts';

/**
 * How many ways at most lead along one text to the places where it can stand, what loops make of its length aside. A
 * backtracking matcher tries them all, so this multiplies whatever the loops cost: `((ab?)?(ab?){1,3}){1,3}` has no loop
 * and yet reads one text in hundreds of ways.
 *
 * Ways that stand side by side have read the same character, so only positions of one class of characters add up.
 * Inside a loop that is not exponential one way leads from position to position, so a loop multiplies nothing.
 */
export function waysOf(graph: RegexGraph): number {
  const classes = graph.masks.map(classesOf);
  const before = predecessors(graph);
  const ways = graph.masks.map(() => 0);
  // Those that come first on any way, first.
  for (const members of components(graph).reverse()) {
    const own = new Set(members);
    // What enters a loop at its different positions must read the same character there.
    const entering = heaviest(
      members.map((position) => ({
        classes: classes[position] ?? [],
        weight: entry(position, graph, (from) => (own.has(from) ? 0 : (ways[from] ?? 0)), before, classes),
      })),
    );
    for (const position of members) ways[position] = entering;
  }
  return heaviest(ways.map((weight, position) => ({ classes: classes[position] ?? [], weight })));
}

interface Weighted {
  classes: readonly number[];
  weight: number;
}

/** The heaviest sum of what shares a class. */
function heaviest(all: readonly Weighted[]): number {
  const sums = new Map<number, number>();
  for (const { classes, weight } of all) for (const each of classes) sums.set(each, (sums.get(each) ?? 0) + weight);
  return Math.max(0, ...sums.values());
}

/** Ways that arrive at a position at once: from the start, and from positions that read the same character. */
function entry(
  position: number,
  { first }: RegexGraph,
  ways: (from: number) => number,
  before: readonly ReadonlyMap<number, number>[],
  classes: readonly (readonly number[])[],
): number {
  const arriving = [...(before[position] ?? [])].map(([from, count]) => ({
    classes: classes[from] ?? [],
    weight: count * ways(from),
  }));
  return first.filter((each) => each === position).length + heaviest(arriving);
}

function predecessors({ edges }: RegexGraph): Map<number, number>[] {
  const before = edges.map(() => new Map<number, number>());
  for (const [from, targets] of edges.entries()) for (const [to, count] of targets) before[to]?.set(from, count);
  return before;
}

function classesOf(mask: bigint): number[] {
  return [...mask.toString(2)].reverse().flatMap((bit, index) => (bit === '1' ? [index] : []));
}
