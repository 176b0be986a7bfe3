import { type Ranges, type RegexNode, readRegex } from './regexTree.ts';

/** What people would type, before all that may stand there too. */
const TYPED: Ranges = [
  [48, 57],
  [65, 90],
  [97, 122],
];
/** A repetition without an end goes so far beyond its least. */
const MORE = 3;

/**
 * A text that the pattern matches, look-arounds aside; another one for another `number`, as long as there are others.
 * The pattern is one that `new RegExp` accepts.
 */
export function matchOf(pattern: string, number: number): string {
  return new Match(number).of(readRegex(pattern).root);
}

/** Every choice takes its digit of the number, from the right: the last character is the first to differ. */
class Match {
  constructor(private left: number) {}

  of(node: RegexNode): string {
    switch (node.type) {
      case 'set':
        return this.character(node.ranges);
      case 'all':
        return node.items.toReversed().reduce((text, item) => this.of(item) + text, '');
      case 'any':
        return this.of(node.items[this.choice(node.items.length)] ?? { type: 'empty' });
      case 'repeat': {
        const most = Math.min(node.max, Math.max(node.min, 1) + MORE);
        return Array.from({ length: most }, () => node.item).reduce((text, item) => this.of(item) + text, '');
      }
      default:
        return '';
    }
  }

  private character(ranges: Ranges): string {
    const typed = ranges.flatMap(([low, high]) =>
      TYPED.flatMap(([from, to]) => (low <= to && high >= from ? [[Math.max(low, from), Math.min(high, to)]] : [])),
    );
    const all = typed.length > 0 ? typed : ranges;
    let at = this.choice(all.reduce((sum, [low = 0, high = 0]) => sum + high - low + 1, 0));
    for (const [low = 0, high = 0] of all) {
      if (at <= high - low) return String.fromCharCode(low + at);
      at -= high - low + 1;
    }
    return '';
  }

  private choice(ways: number): number {
    if (ways < 1) return 0;
    const chosen = this.left % ways;
    this.left = Math.floor(this.left / ways);
    return chosen;
  }
}
