import type { PlanField, ValueKind } from '../../../../engine/plan/Plan.ts';
import type { Period } from '../../../../engine/values/period.ts';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import { periodOf } from '../../../cells/editors/calendarText.ts';

/** Kinds that are chosen from a calendar or a clock. */
export function isCalendar(kind: ValueKind): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'time';
}

/**
 * The value a fully typed point in time, or a period, stands for; undefined while it is half-typed. A calendar tells a typed day only
 * after it has lost the keyboard, which is too late for a cell that closes at that moment.
 */
export function calendarPoint(kind: ValueKind, text: string, period?: Period): string | undefined {
  if (!isCalendar(kind) || text === '') return undefined;
  const { parse, fromText, toText } = valueTypes[kind];
  const parsed = period ? fromText(text, { period }) : parse(text);
  if (!parsed.ok || typeof parsed.value !== 'string') return undefined;
  const whole = period ? toText(parsed.value, { period }) : parsed.value;
  return whole === text ? parsed.value : undefined;
}

/** What is told about a text that is no point in time; the calendar has put the old one back. */
export function refusedText(column: PlanField, text: string): string {
  const { title, kind } = column;
  const period = periodOf(column);
  const day = period ? valueTypes.date.toText('2026-01-31', { period }) : '2026-01-31';
  const form = kind === 'date' ? day : kind === 'time' ? '08:30:00' : '2026-01-31 08:30:00';
  return `${title}“${text}”不是有效的${kind === 'date' ? '日期' : '时间'}，已恢复原值，请按 ${form} 填写`;
}
