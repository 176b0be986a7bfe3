import type { RegexGraph } from './regexGraph.ts';

/** How the time of a failing match grows with the text: 0 fixed, 1 linear, 2 square …; Infinity exponential. */
export type Growth = number;

const BUDGET = 400_000;

/** The growth of a pattern's graph; undefined when that takes too long to find out. */
export function growthOf(graph: RegexGraph): Growth | undefined {
  return new CostFinder(graph).growth();
}

/** After Weber and Seidl: ambiguity of the automaton is what a backtracking matcher has to try. */
class CostFinder {
  private steps = 0;
  private readonly loops: number[][];
  private readonly loopOf = new Map<number, number>();

  constructor(private readonly graph: RegexGraph) {
    this.loops = components(graph).filter((members) => isLoop(graph, members));
    for (const [index, members] of this.loops.entries()) for (const member of members) this.loopOf.set(member, index);
  }

  growth(): Growth | undefined {
    for (const members of this.loops) {
      if (this.isExponential(new Set(members))) return Number.POSITIVE_INFINITY;
    }
    const longest = this.loops.length > 0 ? this.longestChain() : 0;
    return this.steps > BUDGET ? undefined : longest;
  }

  /** Two different ways from a position back to itself along the same text. */
  private isExponential(loop: ReadonlySet<number>): boolean {
    for (const from of loop) {
      for (const [to, ways] of this.graph.edges[from] ?? []) if (ways > 1 && loop.has(to)) return true;
    }
    for (const start of loop) {
      const away = this.pairsFrom(start, start, loop, false);
      const back = this.pairsFrom(start, start, loop, true);
      for (const pair of away) if (back.has(pair) && left(pair) !== right(pair)) return true;
      if (this.steps > BUDGET) return false;
    }
    return false;
  }

  private pairsFrom(first: number, second: number, loop: ReadonlySet<number>, backwards: boolean): Set<number> {
    const seen = new Set<number>();
    const open = [pair(first, second)];
    while (open.length > 0 && this.steps <= BUDGET) {
      const current = open.pop() ?? 0;
      for (const a of this.neighbours(left(current), loop, backwards)) {
        for (const b of this.neighbours(right(current), loop, backwards)) {
          this.steps++;
          const key = pair(a, b);
          const shared = backwards ? this.shares(left(current), right(current)) : this.shares(a, b);
          if (shared && !seen.has(key)) {
            seen.add(key);
            open.push(key);
          }
        }
      }
    }
    return seen;
  }

  private neighbours(position: number, loop: ReadonlySet<number>, backwards: boolean): number[] {
    if (!backwards) return [...(this.graph.edges[position]?.keys() ?? [])].filter((to) => loop.has(to));
    return [...loop].filter((from) => this.graph.edges[from]?.has(position));
  }

  private shares(...positions: readonly number[]): boolean {
    let mask = this.graph.masks[positions[0] ?? 0] ?? 0n;
    for (const position of positions) mask &= this.graph.masks[position] ?? 0n;
    return mask !== 0n;
  }

  /** Loops in a row that can hand the same text over to each other: as many as that, the power of the growth. */
  private longestChain(): number {
    const next = this.loops.map((_, from) =>
      this.loops.flatMap((__, to) => (from !== to && this.handsOver(from, to) ? [to] : [])),
    );
    const known = new Map<number, number>();
    const length = (loop: number): number => {
      const found = known.get(loop);
      if (found !== undefined) return found;
      const longest = 1 + Math.max(0, ...(next[loop] ?? []).map(length));
      known.set(loop, longest);
      return longest;
    };
    return Math.max(...this.loops.map((_, index) => length(index)));
  }

  /** A text that leads around in `from`, over to `to`, and around in `to`. */
  private handsOver(from: number, to: number): boolean {
    const [source, target] = [new Set(this.loops[from]), new Set(this.loops[to])];
    return [...source].some((p) => [...target].some((q) => this.meet(p, q, source, target)));
  }

  private meet(p: number, q: number, source: ReadonlySet<number>, target: ReadonlySet<number>): boolean {
    const seen = new Set<string>();
    const open: (readonly [number, number, number])[] = [[p, p, q]];
    while (open.length > 0 && this.steps <= BUDGET) {
      const [a, b, c] = open.pop() ?? [p, p, q];
      for (const x of this.neighbours(a, source, false)) {
        for (const z of this.neighbours(c, target, false)) {
          if (!this.shares(x, z)) continue;
          for (const y of this.graph.edges[b]?.keys() ?? []) {
            this.steps++;
            if (!this.shares(x, y, z)) continue;
            if (x === p && y === q && z === q) return true;
            const key = `${x},${y},${z}`;
            if (seen.has(key)) continue;
            seen.add(key);
            open.push([x, y, z]);
          }
        }
      }
    }
    return false;
  }
}

const WIDTH = 1024;

function pair(first: number, second: number): number {
  return first * WIDTH + second;
}

function left(key: number): number {
  return Math.floor(key / WIDTH);
}

function right(key: number): number {
  return key % WIDTH;
}

function isLoop(graph: RegexGraph, members: readonly number[]): boolean {
  const [only = 0] = members;
  return members.length > 1 || (graph.edges[only]?.has(only) ?? false);
}

/** Strongly connected components, by Tarjan, those behind others first; the graph is small enough for recursion. */
export function components(graph: RegexGraph): number[][] {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const found: number[][] = [];
  const visit = (position: number): void => {
    order.set(position, order.size);
    low.set(position, order.get(position) ?? 0);
    stack.push(position);
    onStack.add(position);
    for (const to of graph.edges[position]?.keys() ?? []) {
      if (!order.has(to)) visit(to);
      if (onStack.has(to)) low.set(position, Math.min(low.get(position) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(position) !== order.get(position)) return;
    const members = stack.splice(stack.indexOf(position));
    for (const member of members) onStack.delete(member);
    found.push(members);
  };
  for (const position of graph.edges.keys()) if (!order.has(position)) visit(position);
  return found;
}
