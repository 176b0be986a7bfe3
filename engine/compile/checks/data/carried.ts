import type { ValueKind } from '../../../plan/Plan.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import { type Choices, kindNames } from '../Check.ts';

/** A value that goes from one place to another, or the place it goes to. */
export interface Carried {
  /** As it is told of: `列 "name" `. */
  called: string;
  kind: ValueKind;
  choices: Pick<Choices, 'what' | 'values'> | undefined;
}

const MOMENTS: readonly ValueKind[] = ['date', 'datetime', 'time'];
const OWN: readonly ValueKind[] = ['files', 'json', 'markup', 'secret'];
/** Kinds that take nothing but texts. */
const WORDS: readonly ValueKind[] = ['code', 'codes', 'reference', 'area', 'flag'];

/** Whether what one kind reads as a value may be a value of the other. */
function takes(to: ValueKind, from: ValueKind): boolean {
  if (to === from || to === 'text') return true;
  if (to === 'datetime') return from === 'date';
  if (to === 'number' || MOMENTS.includes(to)) return false;
  if (!WORDS.includes(to)) return true;
  if (MOMENTS.includes(from) || OWN.includes(from)) return false;
  // Codes may be numbers; areas and switches are not.
  return from !== 'number' || (to !== 'area' && to !== 'flag');
}

/** Whether values of two kinds are ever the same, as they are kept. */
function meets(one: ValueKind, other: ValueKind): boolean {
  if (one === other) return true;
  const kinds = [one, other];
  const has = (some: readonly ValueKind[]) => kinds.some((kind) => some.includes(kind));
  if (has(MOMENTS) || has(OWN)) return false;
  // Codes may be kept as numbers.
  return !kinds.includes('number') || kinds.includes('code');
}

/** What is told of two values that are held against each other and are never the same. */
export function neverSame(one: Carried, other: Carried, fix: string): Sentence | undefined {
  const [own, wanted] = [kindNames[one.kind], kindNames[other.kind]];
  if (meets(one.kind, other.kind)) return apart(one, other, fix);
  const message = `${one.called}是${own}，${other.called}是${wanted}，两者不会相同`;
  return { ...sentences['wrong-type'](own, wanted), message, fix };
}

/** What is told of values of two closed sets that have none in common. */
function apart(from: Carried, to: Carried, fix: string): Sentence | undefined {
  const [some, all] = [from.choices, to.choices];
  if (some === undefined || all === undefined || to.kind === 'text') return undefined;
  if (some.values.size === 0 || [...some.values].some((value) => all.values.has(value))) return undefined;
  const [found, expected] = [some.what.trim(), all.what.trim()];
  const message = `${from.called}的值出自${found}，${to.called}的出自${expected}，没有一个相同`;
  return { ...sentences['wrong-type'](found, expected), message, fix };
}

/** What is told of a value that never fits where it goes: it would be refused there, or mean nothing. */
export function misfit(from: Carried, to: Carried, fix: string): Sentence | undefined {
  const [own, wanted] = [kindNames[from.kind], kindNames[to.kind]];
  if (!takes(to.kind, from.kind)) {
    const message = `${from.called}是${own}，${to.called}是${wanted}，放不进去`;
    return { ...sentences['wrong-type'](own, wanted), message, fix };
  }
  return apart(from, to, fix);
}
