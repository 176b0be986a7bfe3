/** Records of the old workbook format (BIFF8, [MS-XLS]). */

export const RECORD = {
  bof: 0x0809,
  eof: 0x0a,
  codepage: 0x42,
  window1: 0x3d,
  font: 0x31,
  format: 0x41e,
  xf: 0xe0,
  style: 0x293,
  boundSheet: 0x85,
  sst: 0xfc,
  continued: 0x3c,
  columns: 0x7d,
  dimensions: 0x200,
  label: 0x204,
  labelSst: 0xfd,
  number: 0x203,
  window2: 0x23e,
  pane: 0x41,
  selection: 0x1d,
} as const;

/** Bytes a record holds beside its head. */
const MOST_BYTES = 8_224;
/** Characters of a text that stands in its cell; longer ones stand in the table of texts. */
export const MOST_LABEL = 255;

/** A record of 8 (`1`), 16 (`2`) and 32 bit (`4`) numbers, doubles (`8`) and bytes as they are. */
export function record(
  type: number,
  ...parts: (Buffer | readonly [size: 1 | 2 | 4 | 8, ...values: number[]])[]
): Buffer {
  const size = parts.reduce(
    (sum, part) => sum + (Buffer.isBuffer(part) ? part.length : part[0] * (part.length - 1)),
    0,
  );
  const made = Buffer.alloc(4 + size);
  made.writeUInt16LE(type, 0);
  made.writeUInt16LE(size, 2);
  let at = 4;
  for (const part of parts) {
    if (Buffer.isBuffer(part)) at += part.copy(made, at);
    else {
      const [width, ...values] = part;
      for (const value of values) at = width === 8 ? made.writeDoubleLE(value, at) : made.writeUIntLE(value, at, width);
    }
  }
  return made;
}

/** A text with its length in one or two bytes; narrow where every character fits into a byte. */
export function textBytes(text: string, lengthBytes: 1 | 2): Buffer {
  const wide = isWide(text);
  const head = Buffer.alloc(lengthBytes + 1);
  head.writeUIntLE(text.length, 0, lengthBytes);
  head[lengthBytes] = wide ? 1 : 0;
  return Buffer.concat([head, Buffer.from(text, wide ? 'utf16le' : 'latin1')]);
}

function isWide(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0xff) return true;
  return false;
}

/** A cell with a text of at most 255 characters. */
export function labelCell(row: number, column: number, style: number, text: string): Buffer {
  const wide = isWide(text);
  const size = 9 + text.length * (wide ? 2 : 1);
  const made = Buffer.allocUnsafe(4 + size);
  cellHead(made, RECORD.label, size, row, column, style);
  made.writeUInt16LE(text.length, 10);
  made[12] = wide ? 1 : 0;
  made.write(text, 13, wide ? 'utf16le' : 'latin1');
  return made;
}

export function numberCell(row: number, column: number, style: number, value: number): Buffer {
  const made = Buffer.allocUnsafe(18);
  cellHead(made, RECORD.number, 14, row, column, style);
  made.writeDoubleLE(value, 10);
  return made;
}

/** A cell with the text of this number in the table of texts. */
export function sharedCell(row: number, column: number, style: number, text: number): Buffer {
  const made = Buffer.allocUnsafe(14);
  cellHead(made, RECORD.labelSst, 10, row, column, style);
  made.writeUInt32LE(text, 10);
  return made;
}

function cellHead(made: Buffer, type: number, size: number, row: number, column: number, style: number): void {
  made.writeUInt16LE(type, 0);
  made.writeUInt16LE(size, 2);
  made.writeUInt16LE(row, 4);
  made.writeUInt16LE(column, 6);
  made.writeUInt16LE(style, 8);
}

/** The table of texts: what does not fit into one record goes on in the next, which says anew how wide its text is. */
export function sharedTexts(texts: readonly string[]): Buffer {
  const records: Buffer[] = [];
  const counts = Buffer.alloc(8);
  counts.writeUInt32LE(texts.length, 0);
  counts.writeUInt32LE(texts.length, 4);
  let parts: Buffer[] = [counts];
  let size = 8;
  const close = () => {
    records.push(record(records.length === 0 ? RECORD.sst : RECORD.continued, ...parts));
    parts = [];
    size = 0;
  };
  const put = (bytes: Buffer) => {
    parts.push(bytes);
    size += bytes.length;
  };
  for (const text of texts) {
    // The head of a text is never parted from its first character.
    if (size + 5 > MOST_BYTES) close();
    const head = Buffer.from([text.length & 0xff, text.length >> 8, 1]);
    put(head);
    let rest = Buffer.from(text, 'utf16le');
    while (rest.length > 0) {
      const room = Math.min(rest.length, Math.floor((MOST_BYTES - size) / 2) * 2);
      put(rest.subarray(0, room));
      rest = rest.subarray(room);
      if (rest.length === 0) break;
      close();
      put(Buffer.from([1]));
    }
  }
  close();
  return Buffer.concat(records);
}
