/** A record as the wire carries it. */
export type Row = Readonly<Record<string, unknown>>;

/** One field that two people changed differently. */
export interface Conflict {
  key: string;
  mine: unknown;
  theirs: unknown;
}

/** Empty in every way a form can be empty; null, undefined and '' are the same nothing. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Keys whose value differs between two states of a form. */
export function changedKeys(before: Row, after: Row, keys: readonly string[]): string[] {
  return keys.filter((key) => !sameValue(before[key], after[key]));
}

/** Fields I changed that meanwhile hold something else than what I started from. */
export function conflictsOf(original: Row, mine: Row, theirs: Row, keys: readonly string[]): Conflict[] {
  return changedKeys(original, mine, keys)
    .filter((key) => !sameValue(original[key], theirs[key]) && !sameValue(mine[key], theirs[key]))
    .map((key) => ({ key, mine: mine[key], theirs: theirs[key] }));
}

/** Their record with only my own changes laid over it, at their version. */
export function rebased(original: Row, mine: Row, theirs: Row, keys: readonly string[]): Row {
  const changes = changedKeys(original, mine, keys).map((key) => [key, mine[key] ?? null] as const);
  return { ...theirs, ...Object.fromEntries(changes) };
}

function sameValue(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  // A number field answers 1, its stored decimal may come back as '1'.
  return isNothing(one) === isNothing(other) && String(one) === String(other);
}
