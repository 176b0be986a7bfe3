/** Code unit ranges, ends included. */
export type Ranges = readonly (readonly [number, number])[];

/** A regular expression as far as its running time goes: groups are gone, boundaries of words are empty. */
export type RegexNode =
  | { type: 'set'; ranges: Ranges }
  | { type: 'empty' }
  | { type: 'start' }
  | { type: 'end' }
  | { type: 'all'; items: RegexNode[] }
  | { type: 'any'; items: RegexNode[] }
  | { type: 'repeat'; item: RegexNode; min: number; max: number };

export interface RegexTree {
  root: RegexNode;
  /** Bodies of look-arounds: each runs on its own. */
  looks: RegexNode[];
  /** Matching a group's text again cannot be judged. */
  backReference: boolean;
}

const LAST = 0xffff;
const DIGIT: Ranges = [[48, 57]];
const WORD: Ranges = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const SPACE: Ranges = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const LINE_ENDS: Ranges = [
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
];
const CONTROL: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, '0': 0 };

/** The trees of the patterns last read: each is asked for by several checks, and many fields have the same. */
const trees = new Map<string, RegexTree>();
const MOST_KNOWN = 1_000;

/** Reads a pattern that `new RegExp(pattern)` has accepted. */
export function readRegex(pattern: string): RegexTree {
  const known = trees.get(pattern);
  if (known !== undefined) return known;
  const tree = new RegexReader(pattern).read();
  if (trees.size >= MOST_KNOWN) trees.clear();
  trees.set(pattern, tree);
  return tree;
}

class RegexReader {
  private at = 0;
  private readonly looks: RegexNode[] = [];
  private backReference = false;

  constructor(private readonly pattern: string) {}

  read(): RegexTree {
    const root = this.alternatives();
    return { root, looks: this.looks, backReference: this.backReference };
  }

  private alternatives(): RegexNode {
    const items = [this.sequence()];
    while (this.take('|')) items.push(this.sequence());
    return items.length === 1 && items[0] ? items[0] : { type: 'any', items };
  }

  private sequence(): RegexNode {
    const items: RegexNode[] = [];
    while (this.at < this.pattern.length && this.peek() !== '|' && this.peek() !== ')') {
      items.push(this.repeated(this.atom()));
    }
    return { type: 'all', items };
  }

  private repeated(item: RegexNode): RegexNode {
    const bounds = this.bounds();
    if (!bounds) return item;
    this.take('?');
    return { type: 'repeat', item, min: bounds[0], max: bounds[1] };
  }

  private bounds(): [number, number] | undefined {
    if (this.take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.take('?')) return [0, 1];
    const counted = /^\{(\d+)(,?)(\d*)\}/.exec(this.pattern.slice(this.at, this.at + 24));
    if (!counted) return undefined;
    this.at += counted[0].length;
    const min = Number(counted[1]);
    if (!counted[2]) return [min, min];
    return [min, counted[3] ? Number(counted[3]) : Number.POSITIVE_INFINITY];
  }

  private atom(): RegexNode {
    const character = this.next();
    switch (character) {
      case '^':
        return { type: 'start' };
      case '$':
        return { type: 'end' };
      case '.':
        return { type: 'set', ranges: inverse(LINE_ENDS) };
      case '(':
        return this.group();
      case '[':
        return { type: 'set', ranges: this.characterClass() };
      case '\\':
        return this.escape();
      default:
        return single(character.charCodeAt(0));
    }
  }

  private group(): RegexNode {
    const look = this.take('?=') || this.take('?!') || this.take('?<=') || this.take('?<!');
    if (!look && this.take('?')) {
      const named = /^<[^>]*>/.exec(this.pattern.slice(this.at));
      const flags = /^[a-z-]*:/.exec(this.pattern.slice(this.at));
      this.at += (named ?? flags)?.[0].length ?? 0;
    }
    const body = this.alternatives();
    this.take(')');
    if (!look) return body;
    this.looks.push(body);
    return { type: 'empty' };
  }

  private escape(): RegexNode {
    const next = this.peek();
    if (next === 'b' || next === 'B') {
      this.at++;
      return { type: 'empty' };
    }
    if (/[1-9]/.test(next) || (next === 'k' && this.pattern.includes('(?<'))) {
      this.backReference = true;
      this.at++;
      return { type: 'empty' };
    }
    return { type: 'set', ranges: this.escaped() };
  }

  /** What follows a backslash, inside or outside a class. */
  private escaped(): Ranges {
    const letter = this.next();
    switch (letter) {
      case 'd':
        return DIGIT;
      case 'D':
        return inverse(DIGIT);
      case 'w':
        return WORD;
      case 'W':
        return inverse(WORD);
      case 's':
        return SPACE;
      case 'S':
        return inverse(SPACE);
      case 'c':
        return point(this.next().charCodeAt(0) % 32);
      case 'x':
      case 'u': {
        const width = letter === 'x' ? 2 : 4;
        const hex = this.pattern.slice(this.at, this.at + width);
        if (!new RegExp(`^[0-9a-fA-F]{${width}}$`).test(hex)) return point(letter.charCodeAt(0));
        this.at += width;
        return point(Number.parseInt(hex, 16));
      }
      default:
        return point(CONTROL[letter] ?? letter.charCodeAt(0));
    }
  }

  private characterClass(): Ranges {
    const negated = this.take('^');
    const ranges: (readonly [number, number])[] = [];
    while (this.at < this.pattern.length && !this.take(']')) {
      const low = this.classMember();
      const [from] = low[0] ?? [0];
      const isPoint = low.length === 1 && low[0]?.[0] === low[0]?.[1];
      if (isPoint && this.peek() === '-' && this.pattern[this.at + 1] !== ']') {
        this.at++;
        const high = this.classMember();
        // `[a-\d]` means its three members, not a range.
        const isEnd = high.length === 1 && high[0]?.[0] === high[0]?.[1];
        ranges.push(...(isEnd ? [[from, high[0]?.[1] ?? from] as const] : [...low, ...high, [45, 45] as const]));
      } else ranges.push(...low);
    }
    return negated ? inverse(ranges) : ranges;
  }

  private classMember(): Ranges {
    if (!this.take('\\')) return point(this.next().charCodeAt(0));
    return this.take('b') ? point(8) : this.escaped();
  }

  private peek(): string {
    return this.pattern[this.at] ?? '';
  }

  private next(): string {
    return this.pattern[this.at++] ?? '';
  }

  private take(word: string): boolean {
    if (!this.pattern.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }
}

function point(code: number): Ranges {
  return [[code, code]];
}

function single(code: number): RegexNode {
  return { type: 'set', ranges: point(code) };
}

function inverse(ranges: Ranges): Ranges {
  const sorted = [...ranges].sort((left, right) => left[0] - right[0]);
  const gaps: (readonly [number, number])[] = [];
  let from = 0;
  for (const [low, high] of sorted) {
    if (low > from) gaps.push([from, low - 1]);
    from = Math.max(from, high + 1);
  }
  if (from <= LAST) gaps.push([from, LAST]);
  return gaps;
}
