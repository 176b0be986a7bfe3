import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isForVisitors } from './isForVisitors.ts';

const PACKED = /\.(?:js|css|svg|html|ttf)$/;

/** Bytes below which the headers cost what packing saves. */
const WORTH_IT = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes what a browser may be sent packed beside each file, once for all visitors: `.br`, and `.gz` for plain HTTP. */
export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: isForVisitors,
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => PACKED.test(name));
      await Promise.all(names.map((name) => pack(path.join(dir, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  // The tenth and eleventh step take six times as long for a tenth less.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
