import { createHash, createHmac } from 'node:crypto';

/** Who asks a bucket, and of which region it is. */
export interface S3Credentials {
  key: string;
  secret: string;
  region: string;
}

/** A request as it is signed. */
export interface SignedParts {
  method: string;
  host: string;
  /** Decoded, from the first slash on. */
  path: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hex. */
  bodyHash: string;
}

/** SHA-256 of no body. */
export const NO_BODY: string = createHash('sha256').digest('hex');

const SERVICE = 's3';
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As RFC 3986 has it: what `encodeURIComponent` leaves alone is encoded too. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const encodedPath = (path: string): string => path.split('/').map(encoded).join('/');

export const encodedQuery = (query: Readonly<Record<string, string>> = {}): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** The headers of a request with its signature, version 4, as every store of this kind reads it. */
export function signRequest(
  { method, host, path, query, headers = {}, bodyHash }: SignedParts,
  { key, secret, region }: S3Credentials,
  now: Date,
): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = moment.slice(0, 8);
  const all: Record<string, string> = { host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment };
  for (const [name, value] of Object.entries(headers)) all[name.toLowerCase()] = value.trim();
  const names = Object.keys(all).sort();
  const canonical = [
    method,
    encodedPath(path),
    encodedQuery(query),
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const signing = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = hmac(signing, ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${key}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...all, authorization };
}
