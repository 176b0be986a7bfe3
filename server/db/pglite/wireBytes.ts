import { protocol } from '@electric-sql/pglite';
import type { Wire } from '../wire.ts';

/** What goes over the wire as the bytes it is made of. */
export interface WireBytes extends Wire {
  bytes(): Uint8Array;
}

/** Collects messages as the library writes them. */
export function createWireBytes(): WireBytes {
  const { serialize } = protocol;
  const parts: Uint8Array[] = [];
  const add = (part: Uint8Array): void => void parts.push(part);
  return {
    parse: (message) => add(serialize.parse(message)),
    bind: ({ statement, values }) => add(serialize.bind({ statement, values: [...values] })),
    describe: (message) => add(serialize.describe(message)),
    execute: (message) => add(serialize.execute(message)),
    close: (message) => add(serialize.close(message)),
    sync: () => add(serialize.sync()),
    bytes: () => Buffer.concat(parts),
  };
}
