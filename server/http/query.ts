import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ParamError, Refusal } from './errors.ts';

/** Parameters of a request's address as `parseQuery` leaves them. */
export type QueryParameters = Readonly<Record<string, string>>;

const MAX_URL = 12 * 1024;
const MAX_PARAMETERS = 200;

/** The router calls the parser outside every handler: a throw there would end the process, so refusals wait here. */
const refused = new WeakSet<object>();

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** Parses a query string into a null-prototype record of single strings; what does not fit is refused by the hook. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (text === '') return query;
  const pairs = text.split('&');
  try {
    if (pairs.length > MAX_PARAMETERS) throw new ParamError('too many parameters');
    for (const pair of pairs) {
      if (pair === '') continue;
      const at = pair.indexOf('=');
      const key = decode(at < 0 ? pair : pair.slice(0, at));
      const value = at < 0 ? '' : decode(pair.slice(at + 1));
      if (key in query || key === '__proto__' || key.includes('\0') || value.includes('\0')) {
        throw new ParamError('repeated or unfit parameter');
      }
      query[key] = value;
    }
  } catch {
    refused.add(query);
  }
  return query;
}

function holdsNul(url: string): boolean {
  return /%00/.test(url.split('?', 1)[0] ?? '');
}

async function checkQuery(request: FastifyRequest): Promise<void> {
  // Whose connection broke before being heard has no address left; limits and logs go by it.
  if (request.raw.socket.remoteAddress === undefined) throw new Refusal(499, 499, '连接已断开');
  if (request.url.length > MAX_URL) throw new Refusal(414, 414, '请求地址过长');
  if (holdsNul(request.url) || refused.has(request.query as object)) throw new ParamError('query string');
}

/** Every parameter is one string; repeated keys, NUL, bad encoding, overlong addresses and broken connections are refused. */
export function addQueryChecks(app: FastifyInstance): void {
  app.addHook('onRequest', checkQuery);
}
