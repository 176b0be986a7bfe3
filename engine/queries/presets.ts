import type { ValueKind } from '../plan/Plan.ts';
import { dayNamed } from './periods.ts';

/** Who asks, and on which day: what a parameter's default may stand for. */
export interface Asking {
  /** `YYYY-MM-DD` in the product's time zone. */
  today: string;
  userId?: string;
  username: string;
  orgCode: string;
}

const sessionValues: Readonly<Record<string, (asking: Asking) => string>> = {
  '#{sysUserId}': ({ userId = '' }) => userId,
  '#{sysUserCode}': ({ username }) => username,
  '#{sysOrgCode}': ({ orgCode }) => orgCode,
};

/** What stands for a value of whoever asks. */
export const sessionPresets: readonly string[] = Object.keys(sessionValues);

/** What a parameter begins with: a day by its name, a value of the session, or what is written. */
export function presetValue(written: string | number, kind: ValueKind, asking: Asking): string | number {
  if (typeof written === 'number') return written;
  if (Object.hasOwn(sessionValues, written)) return sessionValues[written]?.(asking) ?? '';
  const day = kind === 'date' || kind === 'datetime' ? dayNamed(written, asking.today) : undefined;
  if (day === undefined) return written;
  return kind === 'date' ? day : `${day} 00:00:00`;
}
