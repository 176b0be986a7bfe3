import { ParamError } from '../../http/errors.ts';
import { type FileStore, type Incoming, isPrivate, isStored, pathFor } from '../fileStore.ts';
import { fileTypeOf } from '../fileTypes.ts';
import type { S3Client } from './s3Client.ts';

/**
 * Uploads in a bucket; what is one person's alone, and what was uploaded before there was a bucket, stays on the disk and
 * is found there first. What comes in is judged and held on the disk until the bucket has it.
 */
export function createS3Store(disk: FileStore, bucket: S3Client): FileStore {
  const toBucket = (incoming: Incoming, name: string): Incoming => ({
    ...incoming,
    async place(tenant, biz) {
      if (isPrivate(biz)) return incoming.place(tenant, biz);
      const url = pathFor(tenant, biz, name);
      await bucket.put(`${tenant}/${url}`, incoming.held, fileTypeOf(name)?.mime ?? 'application/octet-stream');
      await incoming.discard();
      return url;
    },
  });
  return {
    ...disk,
    place: 's3',
    reaches: ['disk', 's3'],
    receive: async (name, source) => toBucket(await disk.receive(name, source), name),
    make: async (name, write) => toBucket(await disk.make(name, write), name),
    async open(tenant, file, range) {
      const near = await disk.open(tenant, file, range);
      if (near || isPrivate(file) || !isStored(tenant, file)) return near;
      const found = await bucket.get(`${tenant}/${file}`, range);
      if (!found) return undefined;
      const { size, whole, stream } = found;
      return { size, whole, stream: () => stream, close: async () => void stream.destroy() };
    },
    async remove(tenant, file) {
      if (!isStored(tenant, file)) throw new ParamError('stored file');
      await disk.remove(tenant, file);
      if (!isPrivate(file)) await bucket.remove(`${tenant}/${file}`);
    },
    async list(tenant, whole) {
      const near = await disk.list(tenant);
      if (!whole) return near;
      const far = (await bucket.list(`${tenant}/`)).map(({ key, bytes, modified }) => {
        return { url: key.slice(tenant.length + 1), bytes, modified, place: 's3' as const };
      });
      return [...near, ...far.filter(({ url }) => isStored(tenant, url) && !isPrivate(url))];
    },
  };
}
