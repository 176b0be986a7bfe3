import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../http/errors.ts';
import type { Range } from '../fileStore.ts';
import { encodedPath, encodedQuery, NO_BODY, type S3Credentials, signRequest } from './signRequest.ts';

/** A bucket and who may use it. */
export interface S3Settings extends S3Credentials {
  /** `https://s3.example.com/bucket`, further parts are a folder in it. */
  url: string;
}

/** An object as it is listed. */
export interface S3Object {
  key: string;
  bytes: number;
  /** Epoch milliseconds. */
  modified: number;
}

/** The few calls the product makes; each fails with a refusal in words. */
export interface S3Client {
  put(key: string, file: string, type: string): Promise<void>;
  /** The whole object, or its bytes from `start` to `end`; undefined where there are none. */
  get(key: string, range?: Range): Promise<{ size: number; whole: number; stream: IncomingMessage } | undefined>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Page by page. */
  list(prefix: string): Promise<S3Object[]>;
  /** Whether the bucket is there and answers to these credentials. */
  check(): Promise<void>;
}

interface Call {
  method: string;
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as the body. */
  file?: string;
}

/** Milliseconds without a byte either way. */
const IDLE = 15_000;

const WORDS = {
  away: '对象存储连接不上，文件没有保存；请稍后再试，或请管理员检查 WEFT_S3_URL',
  slow: '对象存储太久没有回应，请稍后再试',
  denied: '对象存储拒绝了访问，请管理员检查 WEFT_S3_KEY、WEFT_S3_SECRET 与桶的权限',
  bucket: '对象存储里没有这个桶，请管理员检查 WEFT_S3_URL',
  other: '对象存储没有照办，请稍后再试',
} as const;

/** What the store did not do, with what it said itself for the log. */
export class S3Refusal extends Refusal {
  override readonly name = 'S3Refusal';
  constructor(
    readonly why: keyof typeof WORDS,
    readonly said: string,
  ) {
    super(502, 500, WORDS[why]);
  }
}

/** Talks to a bucket by path, as every store of this kind understands. `idle`: for tests. */
export function createS3Client(settings: S3Settings, now: () => Date, idle: number = IDLE): S3Client {
  const base = new URL(settings.url);
  const folder = decodeURIComponent(base.pathname).replace(/\/+$/, '');
  const [, bucket = '', ...inside] = folder.split('/');
  const prefix = inside.length > 0 ? `${inside.join('/')}/` : '';
  const send = base.protocol === 'https:' ? requestHttps : requestHttp;

  const ask = async ({ method, key, query, headers = {}, file }: Call): Promise<IncomingMessage> => {
    const path = key === '' ? `/${bucket}` : `/${bucket}/${prefix}${key}`;
    const size = file === undefined ? 0 : (await stat(file)).size;
    const bodyHash = file === undefined ? NO_BODY : await hashOf(file);
    const parts = { method, host: base.host, path, headers, bodyHash, ...(query ? { query } : {}) };
    const signed = signRequest(parts, settings, now());
    const asked = encodedQuery(query);
    return new Promise((resolve, reject) => {
      const request = send({
        method,
        protocol: base.protocol,
        hostname: base.hostname,
        port: base.port,
        path: encodedPath(path) + (asked === '' ? '' : `?${asked}`),
        headers: { ...signed, ...(file === undefined ? {} : { 'content-length': size }) },
        timeout: idle,
      });
      request.on('timeout', () => request.destroy(new S3Refusal('slow', `${method} ${path}`)));
      request.on('error', (error) => reject(error instanceof S3Refusal ? error : new S3Refusal('away', String(error))));
      request.on('response', resolve);
      if (file === undefined) request.end();
      else pipeline(createReadStream(file), request).catch((error: unknown) => request.destroy(error as Error));
    });
  };

  /** The answer where it is a good one; undefined where there is no such object. */
  const good = async (call: Call): Promise<IncomingMessage | undefined> => {
    const answer = await ask(call);
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    const said = (await text(answer).catch(() => '')).slice(0, 500);
    const none = statusCode === 416 || (statusCode === 404 && !said.includes('NoSuchBucket'));
    if (none && call.key !== '') return undefined;
    const why = statusCode === 404 ? 'bucket' : statusCode === 401 || statusCode === 403 ? 'denied' : 'other';
    throw new S3Refusal(why, `${statusCode} ${said}`);
  };
  const done = async (call: Call): Promise<void> => void (await good(call))?.resume();

  return {
    async put(key, file, type) {
      const answer = await good({ method: 'PUT', key, file, headers: { 'content-type': type } });
      if (!answer) throw new S3Refusal('other', 'nothing to put it in');
      answer.resume();
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const stream = await good({ method: 'GET', key, ...(headers ? { headers } : {}) });
      if (!stream) return undefined;
      const size = Number(stream.headers['content-length'] ?? 0);
      return { size, whole: Number(stream.headers['content-range']?.split('/')[1] ?? size), stream };
    },
    remove: (key) => done({ method: 'DELETE', key }),
    async list(below) {
      const found: S3Object[] = [];
      let next: string | undefined;
      do {
        const query = { 'list-type': '2', prefix: prefix + below, ...(next ? { 'continuation-token': next } : {}) };
        const answer = await good({ method: 'GET', key: '', query });
        const said = answer ? await text(answer) : '';
        for (const [, part = ''] of said.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            key: partOf(part, 'Key').slice(prefix.length),
            bytes: Number(partOf(part, 'Size')),
            modified: Date.parse(partOf(part, 'LastModified')),
          });
        next = partOf(said, 'NextContinuationToken') || undefined;
      } while (next);
      return found;
    },
    check: () => done({ method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } }),
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function partOf(xml: string, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return found.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d+));/g, (_all, word: string, code: string) =>
    word === undefined ? String.fromCodePoint(Number(code)) : (SIGNS[word] ?? ''),
  );
}
