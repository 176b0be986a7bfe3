import type { Wire } from '../wire.ts';

/** What goes over the wire as the bytes it is made of. */
export interface WireBytes extends Wire {
  bytes(): Uint8Array;
}

/** Collects messages of the extended protocol; values and answers are in text form. */
export function createWireBytes(): WireBytes {
  const parts: Buffer[] = [];
  const add = (type: string, ...content: Buffer[]): void => {
    const length = content.reduce((sum, part) => sum + part.length, 4);
    parts.push(Buffer.from(type), int32(length), ...content);
  };
  return {
    parse: ({ name = '', text }) => add('P', ended(name), ended(text), int16(0)),
    bind: ({ statement, values }) =>
      add('B', ended(''), ended(statement), int16(0), int16(values.length), ...values.flatMap(boundValue), int16(0)),
    describe: ({ type, name }) => add('D', Buffer.from(type), ended(name)),
    execute: ({ portal }) => add('E', ended(portal), int32(0)),
    close: ({ type, name }) => add('C', Buffer.from(type), ended(name)),
    sync: () => add('S'),
    bytes: () => Buffer.concat(parts),
  };
}

function boundValue(value: string | null): Buffer[] {
  if (value === null) return [int32(-1)];
  const bytes = Buffer.from(value);
  return [int32(bytes.length), bytes];
}

const ended = (text: string): Buffer => Buffer.from(`${text}\0`);

function int16(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32BE(value);
  return bytes;
}
