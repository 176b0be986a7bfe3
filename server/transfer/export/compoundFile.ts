import type { FileHandle } from 'node:fs/promises';

/** A file with one stream inside ([MS-CFB], version 3): what an .xls stands in. */

const SECTOR = 512;
const ENTRIES = SECTOR / 4;
const IN_HEADER = 109;
/** Shorter streams would stand in another place. */
const LEAST_STREAM = 4_096;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;
const DIFAT = 0xfffffffc;

/** Bytes before the stream. */
export const STREAM_AT: number = SECTOR;

/** Writes what stands around a stream of `length` bytes that is in the file already, from `STREAM_AT` on. */
export async function closeCompound(file: FileHandle, name: string, length: number): Promise<void> {
  const size = Math.max(length, LEAST_STREAM);
  const stream = Math.ceil(size / SECTOR);
  await file.write(Buffer.alloc(stream * SECTOR - length), 0, undefined, STREAM_AT + length);
  const { tables, lists } = tablesFor(stream + 1);
  const firstTable = stream + 1;
  const firstList = firstTable + tables;
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  const set = (sector: number, value: number) => table.writeUInt32LE(value, sector * 4);
  for (let at = 0; at < stream; at++) set(at, at + 1 < stream ? at + 1 : END);
  set(stream, END);
  for (let at = 0; at < tables; at++) set(firstTable + at, FAT);
  for (let at = 0; at < lists; at++) set(firstList + at, DIFAT);
  const tail = Buffer.concat([directory(name, size), table, moreTables(tables, lists, firstTable, firstList)]);
  await file.write(tail, 0, tail.length, STREAM_AT + stream * SECTOR);
  await file.write(header(tables, lists, stream, firstTable, firstList), 0, SECTOR, 0);
}

/** Sectors of the table of sectors, and of the lists of those that do not stand in the header. */
function tablesFor(others: number): { tables: number; lists: number } {
  let [tables, lists] = [1, 0];
  for (;;) {
    const wanted = Math.ceil((others + tables + lists) / ENTRIES);
    const listed = wanted > IN_HEADER ? Math.ceil((wanted - IN_HEADER) / (ENTRIES - 1)) : 0;
    if (wanted === tables && listed === lists) return { tables, lists };
    [tables, lists] = [wanted, listed];
  }
}

function header(tables: number, lists: number, directoryAt: number, firstTable: number, firstList: number): Buffer {
  const made = Buffer.alloc(SECTOR);
  made.write('d0cf11e0a1b11ae1', 0, 'hex');
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    made.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, directoryAt],
    [56, LEAST_STREAM],
    [60, END],
    [68, lists > 0 ? firstList : END],
    [72, lists],
  ] as const)
    made.writeUInt32LE(value, at);
  for (let at = 0; at < IN_HEADER; at++) made.writeUInt32LE(at < tables ? firstTable + at : FREE, 76 + at * 4);
  return made;
}

function moreTables(tables: number, lists: number, firstTable: number, firstList: number): Buffer {
  const made = Buffer.alloc(lists * SECTOR, 0xff);
  for (let at = IN_HEADER; at < tables; at++) {
    const place = at - IN_HEADER;
    const list = Math.floor(place / (ENTRIES - 1));
    made.writeUInt32LE(firstTable + at, list * SECTOR + (place % (ENTRIES - 1)) * 4);
  }
  for (let list = 0; list < lists; list++)
    made.writeUInt32LE(list + 1 < lists ? firstList + list + 1 : END, (list + 1) * SECTOR - 4);
  return made;
}

function directory(name: string, size: number): Buffer {
  const entry = (title: string, type: number, child: number, start: number, length: number): Buffer => {
    const made = Buffer.alloc(128);
    made.write(title, 0, 'utf16le');
    made.writeUInt16LE(title === '' ? 0 : (title.length + 1) * 2, 64);
    made.writeUInt8(type, 66);
    made.writeUInt8(type === 0 ? 0 : 1, 67);
    made.writeUInt32LE(FREE, 68);
    made.writeUInt32LE(FREE, 72);
    made.writeUInt32LE(child, 76);
    made.writeUInt32LE(start, 116);
    made.writeUInt32LE(length, 120);
    return made;
  };
  const none = entry('', 0, FREE, 0, 0);
  return Buffer.concat([entry('Root Entry', 5, 1, END, 0), entry(name, 2, FREE, 0, size), none, none]);
}
