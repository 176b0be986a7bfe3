import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { TableError } from './TableFile.ts';

/** What a .zip lists; its parts are unpacked one by one, as they are read. */
export interface ZipEntries {
  names: ReadonlySet<string>;
  /** The bytes of a part, counted as they come: what they are said to be is not believed. */
  read(name: string): AsyncGenerator<Buffer>;
}

interface Entry {
  method: number;
  packed: number;
  size: number;
  offset: number;
}

const END = 0x06054b50;
const LISTED = 0x02014b50;
const LOCAL = 0x04034b50;
const MOST_TAIL = 22 + 65_535;
const MOST_LIST = 8 * 1024 * 1024;
const ENCRYPTED = 1;
/** Honest tables are packed to a tenth; small files say nothing. */
const MOST_RATIO = 100;
const ALWAYS_FINE = 1024 * 1024;

const broken = (): TableError => new TableError('文件已损坏，或不是 Excel 文件');

/** Reads the list of a .zip. Throws TableError for what is none, for encrypted parts and for more than `unpacked` bytes. */
export async function zipEntries(path: string, unpacked: number): Promise<ZipEntries> {
  const entries = await listOf(path);
  let left = unpacked;
  const refuse = (): TableError => new TableError(`解压后的内容过大（超过 ${Math.round(unpacked / 1024 / 1024)} MB）`);
  return {
    names: new Set(entries.keys()),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw broken();
      if (entry.size > left) throw refuse();
      const most = Math.max(ALWAYS_FINE, entry.packed * MOST_RATIO);
      let size = 0;
      for await (const chunk of await bytesOf(path, entry)) {
        size += chunk.length;
        left -= chunk.length;
        if (left < 0 || size > most) throw refuse();
        yield chunk;
      }
    },
  };
}

async function listOf(path: string): Promise<Map<string, Entry>> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = await bytesAt(file, Math.max(0, size - MOST_TAIL), Math.min(size, MOST_TAIL));
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END) throw broken();
    const [bytes, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (bytes > MOST_LIST || offset + bytes > size) throw broken();
    return readList(await bytesAt(file, offset, bytes));
  } finally {
    await file.close();
  }
}

function readList(list: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= list.length; ) {
    if (list.readUInt32LE(at) !== LISTED) throw broken();
    if ((list.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new TableError('文件有密码，请去掉密码后再导入');
    const [name, extra, comment] = [28, 30, 32].map((place) => list.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const entry = {
      method: list.readUInt16LE(at + 10),
      packed: list.readUInt32LE(at + 20),
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    };
    entries.set(list.toString('utf8', at + 46, at + 46 + name), entry);
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function bytesOf(path: string, { method, packed, offset }: Entry): Promise<Readable> {
  const file = await open(path);
  let start: number;
  try {
    const head = await bytesAt(file, offset, 30);
    if (head.readUInt32LE(0) !== LOCAL || (method !== 0 && method !== 8)) throw broken();
    start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
  const raw = createReadStream(path, { start, end: Math.max(start, start + packed - 1) });
  if (method === 0) return raw;
  const inflated = createInflateRaw();
  raw.once('error', (error) => inflated.destroy(error));
  inflated.once('close', () => raw.destroy());
  return raw.pipe(inflated);
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw broken();
  return buffer;
}
