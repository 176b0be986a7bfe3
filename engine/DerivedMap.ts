/** A map whose values are made of those of another, each when it is asked for; `make` remembers what is to be the same. */
export class DerivedMap<S, T> implements ReadonlyMap<string, T> {
  private readonly source: ReadonlyMap<string, S>;
  private readonly make: (value: S) => T;

  constructor(source: ReadonlyMap<string, S>, make: (value: S) => T) {
    this.source = source;
    this.make = make;
  }

  get size(): number {
    return this.source.size;
  }

  get(key: string): T | undefined {
    const value = this.source.get(key);
    return value === undefined ? undefined : this.make(value);
  }

  has(key: string): boolean {
    return this.source.has(key);
  }

  forEach(callback: (value: T, key: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }

  *entries(): MapIterator<[string, T]> {
    for (const [key, value] of this.source) yield [key, this.make(value)];
  }

  keys(): MapIterator<string> {
    return this.source.keys();
  }

  *values(): MapIterator<T> {
    for (const value of this.source.values()) yield this.make(value);
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }
}
