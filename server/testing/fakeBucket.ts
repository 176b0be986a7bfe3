import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Credentials, signRequest } from '../files/s3/signRequest.ts';

/** A store of objects that answers like S3, as far as the product asks it, and can be told to fail. */
export interface FakeBucket {
  url: string;
  objects: Map<string, Buffer>;
  /** What it does instead of answering: nothing, 403, 503, or cutting the line once it has read half. */
  fault: 'none' | 'silent' | 'denied' | 'busy' | 'cut';
  close(): Promise<void>;
}

const BUCKET = 'weft';
const PAGE = 2;

/** Listens on a port of its own; objects of requests that are not signed by `credentials` are refused. */
export async function startFakeBucket(credentials: S3Credentials): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  const say = (reply: ServerResponse, status: number, body: string | Buffer = '', headers = {}) =>
    reply.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    if (fake.fault === 'silent') return undefined;
    if (fake.fault === 'cut') return request.once('data', () => request.destroy());
    if (fake.fault === 'busy') return say(reply, 503, '<Code>SlowDown</Code>');
    const body = await buffer(request);
    if (fake.fault === 'denied' || !isSigned(request, body, credentials))
      return say(reply, 403, '<Code>AccessDenied</Code>');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
    if (bucket !== BUCKET) return say(reply, 404, '<Code>NoSuchBucket</Code>');
    const key = parts.join('/');
    if (key === '') return say(reply, 200, listing(objects, searchParams));
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return say(reply, request.method === 'PUT' ? 200 : 204);
    const found = objects.get(key);
    if (!found) return say(reply, 404, '<Code>NoSuchKey</Code>');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return say(reply, 200, found);
    const part = found.subarray(Number(start), Number(end) + 1);
    return say(reply, 206, part, {
      'content-range': `bytes ${start}-${Number(start) + part.length - 1}/${found.length}`,
    });
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeBucket = {
    url: `http://127.0.0.1:${port}/${BUCKET}`,
    objects,
    fault: 'none',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  credentials: S3Credentials,
): boolean {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const [, names = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const own = names.split(';').filter((name) => !['host', 'x-amz-content-sha256', 'x-amz-date'].includes(name));
  const moment = String(headers['x-amz-date']).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const again = signRequest(
    {
      method,
      host: headers.host ?? '',
      path: decodeURIComponent(pathname),
      bodyHash,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(own.map((name) => [name, String(headers[name])])),
    },
    credentials,
    new Date(moment),
  );
  return again.authorization === headers.authorization;
}

/** Two at a time, so that pages are turned. */
function listing(objects: FakeBucket['objects'], query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const contents = keys.slice(from, from + PAGE).map((key) => {
    const { length } = objects.get(key) ?? { length: 0 };
    return `<Contents><Key>${escaped(key)}</Key><LastModified>2026-01-02T00:00:00.000Z</LastModified><Size>${length}</Size></Contents>`;
  });
  const next = keys.length > from + PAGE ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}
