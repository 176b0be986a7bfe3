import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ParamError, Refusal, TooLargeError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { createFileStore, type FileStore, fileRoot, givenName, type Incoming, LARGEST_FILE } from './fileStore.ts';
import { fileTypeOf } from './fileTypes.ts';

const FIELDS = 256 * 1024;

/**
 * POST `/sys/common/upload` (multipart: `file`, `biz`) answers the stored path as `message`; GET
 * `/sys/common/static/{path}` is the one way to a stored file, for its own tenant.
 */
export async function fileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const store = createFileStore(fileRoot(context.settings));
  await store.sweep().catch((error: unknown) => context.log.warn({ err: error }, 'half uploads not swept'));
  // Only here are multipart bodies read at all.
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      // The store counts by itself, and refuses at once; the parser would read on to the end.
      limits: { fileSize: LARGEST_FILE + 1, files: 1, fields: 10, fieldSize: 1_000, parts: 12, headerPairs: 20 },
    });
    addRoute(scope, 'upload', { config: { access: 'session' } }, (request, reply) => upload(store, request, reply));
  });
  addRoute(app, 'storedFile', { config: { access: 'session' } }, (request, reply) => send(store, request, reply));
}

async function upload(store: FileStore, request: FastifyRequest, reply: FastifyReply) {
  if (!request.isMultipart()) throw new ParamError('no multipart body');
  // A refused client may still be sending.
  reply.header('connection', 'close');
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FILE + FIELDS) throw new TooLargeError();
  const { incoming, biz } = await readParts(store, request);
  if (!incoming) throw new ParamError('no file');
  try {
    const stored = await incoming.place(request.actor.tenant, biz);
    reply.removeHeader('connection');
    return ok(null, stored);
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
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || incoming) throw new ParamError('file field');
        incoming = await store.receive(part.filename ?? '', part.file);
      } else if (part.fieldname === 'biz' && part.value !== '') biz = String(part.value);
    }
    return { incoming, biz };
  } catch (error) {
    await incoming?.discard();
    throw isOfDisk(error) || error instanceof Refusal ? error : new ParamError('multipart body');
  }
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function send(store: FileStore, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { '*': file = '' } = request.params as { '*'?: string };
  const type = fileTypeOf(file);
  const found = type && (await store.open(request.actor.tenant, file));
  if (!type || !found) throw new Refusal(404, 404, '未找到对应数据');
  const name = encodeURIComponent(givenName(file)).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return (
    reply
      .header('content-type', type.mime)
      .header('content-length', found.size)
      .header('x-content-type-options', 'nosniff')
      // Nothing in a stored file runs, wherever it is opened.
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', `${type.inline ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .send(found.handle.createReadStream())
  );
}
