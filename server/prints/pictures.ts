import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/fileStore.ts';
import { isPrivate } from '../files/fileStore.ts';

/** Bytes of one picture, and of all pictures of one file. */
const LARGEST = 5 * 1024 * 1024;
const ALL = 60 * 1024 * 1024;

/** Reads the pictures that a field of files names, each once; what is none or too large is left out. */
export function pictureReader(files: Pick<FileStore, 'open'>, tenant: string) {
  const known = new Map<string, Promise<Uint8Array | undefined>>();
  let left = ALL;
  const read = async (path: string): Promise<Uint8Array | undefined> => {
    if (isPrivate(path)) return undefined;
    const found = await files.open(tenant, path);
    if (found === undefined) return undefined;
    try {
      if (found.size > LARGEST || found.size > left) return undefined;
      left -= found.size;
      return new Uint8Array(await buffer(found.stream()));
    } finally {
      await found.close();
    }
  };
  return async (value: unknown, most: number): Promise<Uint8Array[]> => {
    const paths = typeof value === 'string' ? value.split(',').filter((path) => /\.(?:png|jpe?g)$/i.test(path)) : [];
    const images: Uint8Array[] = [];
    for (const path of paths.slice(0, most)) {
      const image = known.get(path) ?? read(path);
      known.set(path, image);
      const bytes = await image;
      if (bytes !== undefined) images.push(bytes);
    }
    return images;
  };
}
