import type { FastifyInstance } from 'fastify';
import { ParamError } from './errors.ts';

const MAX_DEPTH = 32;

/** True when brackets nest deeper than `limit`; one pass over the text, so the parser never sees such a body. */
export function nestsDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 0x5c) at++;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x5b || char === 0x7b) {
      depth++;
      if (depth > limit) return true;
    } else if (char === 0x5d || char === 0x7d) depth--;
  }
  return false;
}

const UNFIT = /\0|\p{Surrogate}/u;

function holdsUnfitText(value: unknown): boolean {
  if (typeof value === 'string') return UNFIT.test(value);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => UNFIT.test(key) || holdsUnfitText(inner));
}

/** JSON bodies: bounded depth, no prototype keys, no NUL and no lone surrogates. */
export function addBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (nestsDeeper(text as string, MAX_DEPTH)) return done(new ParamError('depth'));
    parse(request, text as string, (error, body) => {
      if (error) return done(error);
      const escaped = /\\u(?:0000|[dD][89a-fA-F])/.test(text as string) || UNFIT.test(text as string);
      if (escaped && holdsUnfitText(body)) return done(new ParamError('NUL or lone surrogate'));
      done(null, body);
    });
  });
}

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
