import type { ValueKind } from '../../../engine/plan.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';

/** Kinds that are chosen from a calendar or a clock. */
export function isCalendar(kind: ValueKind): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'time';
}

/**
 * The value a fully typed point in time stands for; undefined while it is half-typed. A calendar tells a typed day only
 * after it has lost the keyboard, which is too late for a cell that closes at that moment.
 */
export function calendarPoint(kind: ValueKind, text: string): string | undefined {
  if (!isCalendar(kind)) return undefined;
  const parsed = valueTypes[kind].parse(text);
  return parsed.ok && parsed.value === text && text !== '' ? text : undefined;
}
