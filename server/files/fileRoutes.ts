import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createThrottle } from '../auth/throttle.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ForbiddenError, ParamError, Refusal, TooLargeError, TooManyError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import {
  type FileStore,
  givenName,
  type Incoming,
  isPrivate,
  LARGEST_FILE,
  privateFolder,
  type Range,
} from './fileStore.ts';
import { fileTypeOf } from './fileTypes.ts';
import type { FileRecords } from './records/fileRecords.ts';
import { FILES } from './records/ossRoutes.ts';

/** Bytes of a body that are not the file's: fields, and headers of parts. */
const FIELDS = 128 * 1024;

/** What uploads need. */
export interface FileParts {
  context: Context;
  store: FileStore;
  files: Pick<FileRecords, 'assertRoom' | 'keep'>;
  recordsFor: RecordsFor;
}

/**
 * POST `/sys/common/upload` (multipart: `file`, `biz`) answers the stored path as `message`; GET
 * `/sys/common/static/{path}` is the one way to a stored file, for its own tenant.
 */
export async function fileRoutes(
  app: FastifyInstance,
  { context, store, files, recordsFor }: FileParts,
): Promise<void> {
  await store.sweep().catch((error: unknown) => context.log.warn({ err: error }, 'half uploads not swept'));
  // Only here are multipart bodies read at all.
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      // The store counts by itself, and refuses at once; the parser would read on to the end.
      limits: { fileSize: LARGEST_FILE + 1, files: 1, fields: 10, fieldSize: 1_000, parts: 12, ...HEADERS },
    });
    const quota = createQuota(context);
    const parts = { store, files };
    addRoute(scope, ['upload', 'uploadToBucket'], { config: { access: 'session' } }, (request, reply) => {
      // A refused client may still be sending.
      reply.header('connection', 'close');
      return quota(request, async () => ok(null, (await upload(parts, request, reply)).url));
    });
    addRoute(scope, 'uploadFile', { config: { access: 'session' } }, async (request, reply) => {
      reply.header('connection', 'close');
      await recordsFor(request, FILES, 'upload');
      return quota(request, async () => ok(await upload(parts, request, reply), '上传成功！'));
    });
  });
  addRoute(app, 'storedFile', { config: { access: 'session' } }, (request, reply) => send(store, request, reply));
}

/** Of each part, in bytes; the parser passes over what is beyond. */
export const HEADERS = { headerPairs: 20, headerSize: 8_192 };

const DAY = 24 * 60 * 60_000;

/**
 * So much a person and day, by what the request says of itself, before a byte is read; what comes to nothing counts
 * not. Throws TooManyError.
 */
export function createQuota(context: Context) {
  const throttle = createThrottle(context);
  return async <T>({ actor, headers }: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { uploadsADay = 500 } = context.settings;
    const limit = { name: 'uploads', limit: uploadsADay * 1024, window: DAY };
    const size = Math.ceil(Number(headers['content-length'] ?? LARGEST_FILE) / 1024);
    const count = (amount: number) => throttle.allows(limit, actor.userId, amount);
    try {
      if (!(await count(size))) throw new TooManyError(`每人每天最多上传 ${uploadsADay} MB，今天已到上限，请明天再传`);
      return await work();
    } catch (error) {
      await count(-size);
      throw error;
    }
  };
}

/** Stores what was sent, and answers its row: with no row there is no file. */
async function upload(
  { store, files }: Pick<FileParts, 'store' | 'files'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; fileName: string; url: string }> {
  const { actor } = request;
  if (!request.isMultipart()) throw new ParamError('no multipart body');
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FILE + FIELDS) throw new TooLargeError();
  const { incoming, biz } = await readParts(store, request);
  if (!incoming) throw new ParamError('no file');
  try {
    if (isPrivate(biz)) throw new ParamError('biz');
    await files.assertRoom(actor, incoming.size);
    const url = await incoming.place(actor.tenant, biz);
    try {
      const id = await files.keep(actor, { url, bytes: incoming.size });
      reply.removeHeader('connection');
      return { id, fileName: givenName(url), url };
    } catch (error) {
      await store.remove(actor.tenant, url);
      throw error;
    }
  } finally {
    await incoming.discard();
  }
}

/** The folder may be named after the file. */
async function readParts(
  store: FileStore,
  request: FastifyRequest,
): Promise<{ incoming: Incoming | undefined; biz: string }> {
  let incoming: Incoming | undefined;
  let biz = 'temp';
  let received = 0;
  let taking = false;
  const besideFile = (): number => received - (incoming?.size ?? 0);
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    // Whoever sends headers without end is not waited for.
    if (!taking && besideFile() > 4 * FIELDS) request.raw.destroy();
  };
  request.raw.on('data', count);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || incoming) throw new ParamError('file field');
        taking = true;
        incoming = await store.receive(part.filename ?? '', part.file);
        taking = false;
      } else if (part.fieldname === 'biz' && part.value !== '') biz = String(part.value);
    }
    if (besideFile() > FIELDS) throw new TooLargeError();
    return { incoming, biz };
  } catch (error) {
    await incoming?.discard();
    throw isOfDisk(error) || error instanceof Refusal ? error : new ParamError('multipart body');
  } finally {
    request.raw.off('data', count);
  }
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function send(store: FileStore, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { '*': file = '' } = request.params as { '*'?: string };
  // The same answer whether there is one: what others keep is not told either.
  if (isPrivate(file) && !file.startsWith(`${privateFolder(request.actor.userId)}/`))
    throw new ForbiddenError('private file');
  const type = fileTypeOf(file);
  const range = rangeIn(request.headers.range);
  const found = type && (await store.open(request.actor.tenant, file, range));
  if (!type || !found) throw new Refusal(404, 404, isPrivate(file) ? '文件已过期' : '未找到对应数据');
  const name = encodeURIComponent(givenName(file)).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  if (range) {
    const end = range.start + found.size - 1;
    reply.code(206).header('content-range', `bytes ${range.start}-${end}/${found.whole}`);
  }
  return (
    reply
      .header('content-type', type.mime)
      .header('content-length', found.size)
      .header('x-content-type-options', 'nosniff')
      // Nothing in a stored file runs, wherever it is opened.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', `${type.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .send(found.stream())
  );
}

/** The bytes that are asked for; of several ranges, or of any other kind, the whole file comes. */
function rangeIn(header = ''): Range | undefined {
  const [, start = '', end = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header) ?? [];
  if (start === '' || (end !== '' && Number(end) < Number(start))) return undefined;
  return { start: Number(start), end: end === '' ? LARGEST_FILE : Number(end) };
}
