import { emptyJournal, type Journal } from './Linker.ts';

/** The map of one name: as it is now, and a mark that changes whenever anything of it does. */
interface Slot {
  map: ReadonlyMap<string, unknown>;
  mark: object;
  /** Whether another value says what the one from before said; absent: none does. */
  same?: (before: unknown, now: unknown) => boolean;
}

/** What was read: the value of one key, or, without a key, which keys and values there are. */
interface Reading {
  slot: Slot;
  key?: string;
  found: unknown;
}

interface Kept {
  given: readonly unknown[];
  readings: readonly Reading[];
  /** Absent where nothing was told, as of most parts. */
  told: Journal | undefined;
  made: unknown;
  /** The compile that asked for it last. */
  round: number;
}

/**
 * What earlier compiles made, part by part, each with all it was made of: what it was given and what it read of others.
 * A part whose ingredients are the same is not made again. Holds as much as one compile makes.
 */
export class Memory {
  private readonly slots = new Map<string, Slot>();
  /** By kind of part and name: the names are there already, and need not be put together for each question. */
  private readonly parts = new Map<string, Map<string, Kept>>();
  private round = 0;
  private reading: Reading[] | undefined;
  private ended = false;
  private journal: Journal = emptyJournal();

  /** Begins a compile that writes to `journal`; what the last one that came to its end did not ask for is forgotten. */
  begin(journal: Journal): void {
    if (this.ended) this.forget();
    this.journal = journal;
    this.round += 1;
    this.reading = undefined;
    this.ended = false;
  }

  private forget(): void {
    for (const parts of this.parts.values())
      for (const [name, { round }] of parts) if (round !== this.round) parts.delete(name);
  }

  /** Ends it: what is read later would not be remembered. */
  end(): void {
    this.ended = true;
  }

  /**
   * A map others are looked up in. What is read of it while a part is made is remembered. `name` is the map's alone;
   * `same` tells of another value whether all that is read of it is as it was.
   */
  watch<T>(name: string, map: ReadonlyMap<string, T>, same?: (before: T, now: T) => boolean): ReadonlyMap<string, T> {
    const slot: Slot = this.slots.get(name) ?? { map, mark: {}, ...(same ? { same: same as Slot['same'] } : {}) };
    if (!isSameMap(slot.map, map)) slot.mark = {};
    slot.map = map;
    this.slots.set(name, slot);
    return new WatchedMap(map, (key, found) => this.note(slot, key, found));
  }

  /**
   * What `make` makes of `given` and of what it looks up; `name` is the part's alone among those of its kind. `make` must
   * not read anything else that may change, and what it tells goes to the journal.
   */
  keep<T>(kind: string, name: string, given: readonly unknown[], make: () => T): T {
    const parts = this.parts.get(kind) ?? new Map<string, Kept>();
    const known = parts.get(name);
    const kept = known !== undefined && isCurrent(known, given) ? known : this.make(given, make);
    if (kept !== known) {
      parts.set(name, kept);
      this.parts.set(kind, parts);
    } else if (kept.told !== undefined) this.tell(kept.told);
    kept.round = this.round;
    if (this.reading !== undefined) for (const each of kept.readings) this.reading.push(each);
    return kept.made as T;
  }

  private make<T>(given: readonly unknown[], make: () => T): Kept {
    const outer = this.reading;
    const { problems, allowed, modules } = this.journal;
    const from = [problems.length, allowed.length, modules.length] as const;
    const readings: Reading[] = [];
    this.reading = readings;
    try {
      const made = make();
      const silent = problems.length === from[0] && allowed.length === from[1] && modules.length === from[2];
      const told = silent
        ? undefined
        : { problems: problems.slice(from[0]), allowed: allowed.slice(from[1]), modules: modules.slice(from[2]) };
      // No longer than it must be: what grew has room for more, in each of tens of thousands.
      return { given, readings: readings.slice(), told, made, round: this.round };
    } finally {
      this.reading = outer;
    }
  }

  private tell({ problems, allowed, modules }: Journal): void {
    this.journal.problems.push(...problems);
    this.journal.allowed.push(...allowed);
    this.journal.modules.push(...modules);
  }

  private note(slot: Slot, key: string | undefined, found: unknown): void {
    if (this.ended) throw new Error('a part of a plan is made of what it did not ask for in time');
    if (this.reading === undefined || isAmong(this.reading, slot, key)) return;
    this.reading.push(key === undefined ? { slot, found: slot.mark } : { slot, key, found });
  }
}

/** How far back the same reading is looked for: what a part reads it reads over and over. */
const RECENT = 24;

function isAmong(readings: readonly Reading[], slot: Slot, key: string | undefined): boolean {
  const last = readings.length - 1;
  for (let at = last; at >= 0 && at > last - RECENT; at--) {
    const reading = readings[at];
    if (reading?.slot === slot && reading.key === key) return true;
  }
  return false;
}

/** Asked of every part at every change: plain loops. */
function isCurrent({ given, readings }: Kept, now: readonly unknown[]): boolean {
  if (given.length !== now.length) return false;
  for (let index = 0; index < given.length; index++) if (given[index] !== now[index]) return false;
  for (const { slot, key, found } of readings) {
    if (key === undefined ? slot.mark === found : isFound(slot, key, found)) continue;
    return false;
  }
  return true;
}

function isFound({ map, same }: Slot, key: string, found: unknown): boolean {
  const value = map.get(key);
  return value === found || (same !== undefined && found !== undefined && value !== undefined && same(found, value));
}

function isSameMap(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  const entries = other.entries();
  for (const [key, value] of one) {
    const { value: entry } = entries.next();
    if (entry === undefined || entry[0] !== key || entry[1] !== value) return false;
  }
  return true;
}

/** A map that tells what is read of it and what was found; without a key: all of it. */
class WatchedMap<T> implements ReadonlyMap<string, T> {
  private readonly map: ReadonlyMap<string, T>;
  private readonly note: (key?: string, found?: T) => void;

  constructor(map: ReadonlyMap<string, T>, note: (key?: string, found?: T) => void) {
    this.map = map;
    this.note = note;
  }

  get size(): number {
    this.note();
    return this.map.size;
  }

  get(key: string): T | undefined {
    const found = this.map.get(key);
    this.note(key, found);
    return found;
  }

  has(key: string): boolean {
    this.note(key, this.map.get(key));
    return this.map.has(key);
  }

  forEach(callback: (value: T, key: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }

  entries(): MapIterator<[string, T]> {
    this.note();
    return this.map.entries();
  }

  keys(): MapIterator<string> {
    this.note();
    return this.map.keys();
  }

  values(): MapIterator<T> {
    this.note();
    return this.map.values();
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }
}

/**
 * Makes a part of a plan, when that is read: tells nothing, and knows all it needs, since what it read then would not be
 * remembered. What a screen says is made while it is checked; what it leaves to its model is made later.
 */
export type Making<T> = () => T;
