import { ParamError } from './errors.ts';

/** A text of a JSON body, trimmed; a number counts as its digits, what is absent as empty. Throws ParamError. */
export function textField(body: unknown, name: string, most: number): string {
  return plainField(body, name, most).trim();
}

/** The same as it was typed: for passwords. Throws ParamError. */
export function plainField(body: unknown, name: string, most: number): string {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new ParamError('body');
  const value = (body as Record<string, unknown>)[name] ?? '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > most) throw new ParamError(name);
  return value;
}
