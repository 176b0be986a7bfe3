import type { ValueKind } from '../plan/Plan.ts';
import { valueTypes } from '../values/valueTypes.ts';

/** Kinds whose values are the text to check. */
const written: ReadonlySet<ValueKind> = new Set(['text', 'secret', 'code', 'date', 'datetime', 'time']);

/** A value's text; what is already its own text is not looked at twice. */
export function textReader(kind: ValueKind): (value: unknown) => string {
  const { toText } = valueTypes[kind];
  if (kind === 'number') return (value) => (Number.isSafeInteger(value) ? String(value) : toText(value));
  const plain = written.has(kind);
  return plain ? (value) => (typeof value === 'string' ? value : toText(value)) : toText;
}
