import type { FastifyRequest } from 'fastify';
import { type FileStore, privateFolder } from '../../files/fileStore.ts';
import { BusinessError, ParamError, Refusal, TooLargeError } from '../../http/errors.ts';
import { TableError, tableType } from './TableFile.ts';

/** A file that was sent: where it is kept, or why it is not. */
export interface ReceivedFile {
  name: string;
  path?: string;
  error?: string;
}

export interface Received {
  files: ReceivedFile[];
  fields: ReadonlyMap<string, string>;
}

/** Takes the files of a multipart body in, for their sender alone; what is wrong with one is told of that one. */
export async function receiveFiles(store: FileStore, request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new ParamError('no multipart body');
  const { tenant, userId } = request.actor;
  const files: ReceivedFile[] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else {
        const name = (part.filename ?? '').slice(-200);
        files.push({ name, ...(await receive(store, name, part.file, { tenant, userId })) });
      }
    }
    return { files, fields };
  } catch (error) {
    for (const { path } of files) if (path !== undefined) await store.remove(tenant, path);
    throw error instanceof Refusal || (error instanceof Error && 'syscall' in error)
      ? error
      : new ParamError('multipart body');
  }
}

async function receive(
  store: FileStore,
  name: string,
  source: AsyncIterable<Buffer>,
  { tenant, userId }: { tenant: string; userId: string },
): Promise<Pick<ReceivedFile, 'path' | 'error'>> {
  try {
    tableType(name);
    const incoming = await store.receive(name, source);
    try {
      return { path: await incoming.place(tenant, privateFolder(userId)) };
    } finally {
      await incoming.discard();
    }
  } catch (error) {
    // The next file stands behind it.
    for await (const _rest of source);
    if (error instanceof TooLargeError) return { error: '文件过大，一个文件最多 20 MB' };
    if (error instanceof TableError || error instanceof BusinessError) return { error: error.message };
    throw error;
  }
}
