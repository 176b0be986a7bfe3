/** A block of a tar file: headers take one, contents are filled up to whole ones. */
const BLOCK = 512;

/** The directories of `template1` and `template0`: nobody enters them, and they are two thirds of what is read. */
const UNUSED = /^\/?base\/[14]\//;

/** The data directory in a tar file, without what an opening does not need. */
export function slimTemplate(tar: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  for (let at = 0; at < tar.length; ) {
    const name = textAt(tar, at, 100);
    const size = Number.parseInt(textAt(tar, at + 124, 12), 8) || 0;
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (!UNUSED.test(name)) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function textAt(tar: Uint8Array, at: number, length: number): string {
  return Buffer.from(tar.subarray(at, at + length))
    .toString('latin1')
    .replace(/[\0 ].*$/s, '');
}

/** A file that is in memory already: what a `Blob` of Node is made of is read in slices, over several threads. */
export class WholeFile extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}
