import { isRecord } from './envelope.ts';

/** Keeps honest clients honest; the secret is known to the browser, so it is no security. */
export interface Signature {
  secret: string;
  /** Paths whose GET and POST calls are signed; each covers itself and what lies below. */
  paths: string[];
}

/** True when calls to `path` (without query) carry a signature. */
export function isSigned(signature: Signature | undefined, path: string): signature is Signature {
  return signature?.paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? false;
}

/**
 * The text under the hash: query of the URL, then what the call adds, sorted by key, as plain JSON.
 * Nulls are left out and everything else becomes text, since a server rebuilds the text from strings.
 */
export function signedText(url: string, ...added: unknown[]): string {
  const pairs = new Map<string, string>();
  const [path = '', query = ''] = url.split('?', 2);
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    if (at > 0) pairs.set(part.slice(0, at), part.slice(at + 1));
  }
  const last = path.slice(path.lastIndexOf('/') + 1);
  // A dictionary in the path, `loadDict/table,text,code`, is a parameter in disguise.
  if (last.includes(',') || /%2c/i.test(last)) pairs.set('x-path-variable', decoded(last));
  for (const values of added.filter(isRecord)) {
    for (const [key, value] of Object.entries(values)) {
      if (value !== null && value !== undefined) pairs.set(key, asText(value));
    }
  }
  pairs.delete('_t');
  // Written pair by pair: an object would put integer-like keys first.
  const sorted = [...pairs].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** What the family's signature leaves out: which call it is, and what its body holds exactly. */
export interface SignedCall {
  method: string;
  /** With its query, as it is sent. */
  url: string;
  /** As in X-TIMESTAMP. */
  time: string;
  /** JSON text; '' without a body. */
  body: string;
}

/** 14 digits, `yyyyMMddHHmmss` at GMT+8: the header X-TIMESTAMP. `now` is epoch milliseconds. */
export function signatureTime(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
