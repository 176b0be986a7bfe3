import { Failure } from '../../../engine/api/Failure.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';

/** What the server says about single fields: its result is a list of key and message. Empty: nothing about fields. */
export function fieldFailures(error: unknown): FieldFailure[] {
  if (!(error instanceof Failure) || !Array.isArray(error.result)) return [];
  return error.result.filter(isFieldFailure).map(({ key, message }) => ({ key, message }));
}

function isFieldFailure(entry: unknown): entry is FieldFailure {
  if (typeof entry !== 'object' || entry === null) return false;
  const { key, message } = entry as Record<string, unknown>;
  return typeof key === 'string' && typeof message === 'string';
}
