import type { Ranges, RegexNode } from './regexTree.ts';

/** Positions of a pattern and which may follow which; `ways` counts how many ways lead along one edge. */
export interface RegexGraph {
  /** For each position: bit set of the classes of characters it matches. */
  masks: bigint[];
  /** For each position: position → ways. */
  edges: Map<number, number>[];
  /** Where a match may begin; one that can begin there in several ways stands there several times. */
  first: readonly number[];
}

/** Up to here counted repeats are written out; above they count as endless, which can only look slower. */
const WRITTEN_OUT = 9;
const MOST_POSITIONS = 400;

interface Piece {
  nullable: boolean;
  first: number[];
  last: number[];
}

const NOTHING: Piece = { nullable: true, first: [], last: [] };

/** Builds the graph, or answers undefined when the pattern is too large or repeats something empty many times. */
export function graphOf(root: RegexNode): RegexGraph | undefined {
  const builder = new GraphBuilder();
  const { first } = builder.build(root);
  return builder.tooMuch ? undefined : { masks: masksOf(builder.sets), edges: builder.edges, first };
}

class GraphBuilder {
  readonly sets: Ranges[] = [];
  readonly edges: Map<number, number>[] = [];
  tooMuch = false;

  build(node: RegexNode): Piece {
    if (this.tooMuch) return NOTHING;
    switch (node.type) {
      case 'set':
        return this.position(node.ranges);
      case 'all':
        return node.items.reduce<Piece>((before, item) => this.join(before, this.build(item)), NOTHING);
      case 'any':
        return either(node.items.map((item) => this.build(item)));
      case 'repeat':
        return this.repeat(node.item, node.min, node.max);
      default:
        return NOTHING;
    }
  }

  private position(ranges: Ranges): Piece {
    const index = this.sets.length;
    if (index >= MOST_POSITIONS) {
      this.tooMuch = true;
      return NOTHING;
    }
    this.sets.push(ranges);
    this.edges.push(new Map());
    return { nullable: false, first: [index], last: [index] };
  }

  private repeat(item: RegexNode, min: number, max: number): Piece {
    const endless = max > WRITTEN_OUT;
    const copies = endless ? Math.min(min, 2) : min;
    let piece = NOTHING;
    for (let copy = 0; copy < copies; copy++) piece = this.join(piece, this.build(item));
    if (endless) {
      const body = this.build(item);
      // A forced repeat of something that may be empty can be split in exponentially many ways.
      if (body.nullable && min > 4) this.tooMuch = true;
      this.link(body.last, body.first);
      return this.join(piece, { ...body, nullable: true });
    }
    let tail = NOTHING;
    for (let copy = min; copy < max; copy++) tail = { ...this.join(this.build(item), tail), nullable: true };
    return this.join(piece, tail);
  }

  private join(left: Piece, right: Piece): Piece {
    this.link(left.last, right.first);
    return {
      nullable: left.nullable && right.nullable,
      first: left.nullable ? [...left.first, ...right.first] : left.first,
      last: right.nullable ? [...left.last, ...right.last] : right.last,
    };
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const source of from) {
      const edges = this.edges[source];
      for (const target of to) edges?.set(target, (edges.get(target) ?? 0) + 1);
    }
  }
}

function either(pieces: readonly Piece[]): Piece {
  return {
    nullable: pieces.some((piece) => piece.nullable),
    first: pieces.flatMap((piece) => piece.first),
    last: pieces.flatMap((piece) => piece.last),
  };
}

/** Cuts the characters into classes none of the sets tells apart, and writes every set as the classes it holds. */
function masksOf(sets: readonly Ranges[]): bigint[] {
  const cuts = new Set<number>();
  for (const ranges of sets) for (const [low, high] of ranges) cuts.add(low).add(high + 1);
  const sorted = [...cuts].sort((left, right) => left - right);
  return sets.map((ranges) => {
    let mask = 0n;
    for (const [index, start] of sorted.entries()) {
      if (ranges.some(([low, high]) => low <= start && start <= high)) mask |= 1n << BigInt(index);
    }
    return mask;
  });
}
