import { deflateSync } from 'node:zlib';

type Color = readonly [number, number, number];

/** Two colours each: cloth and ground. */
const looks: readonly (readonly [string, Color, Color])[] = [
  ['主图-海军蓝', [38, 70, 120], [232, 238, 246]],
  ['主图-砖红', [170, 72, 58], [247, 236, 230]],
  ['主图-墨绿', [46, 96, 78], [232, 242, 236]],
  ['主图-卡其', [176, 148, 104], [246, 241, 231]],
  ['主图-浅灰', [140, 146, 154], [242, 244, 246]],
  ['主图-藕粉', [206, 150, 158], [250, 240, 242]],
];

const SIDE = 96;

/** Small pictures of a shirt, as PNG files with their names. */
export function demoPictures(): { name: string; content: Buffer }[] {
  return looks.map(([name, cloth, ground]) => ({ name: `${name}.png`, content: drawn(cloth, ground) }));
}

/** Body and sleeves of a shirt, with a neck cut out. */
function isCloth(x: number, y: number): boolean {
  const neck = (x - 48) ** 2 + (y - 20) ** 2 < 90;
  const body = x >= 30 && x <= 66 && y >= 20 && y <= 80;
  const sleeves = y >= 20 && y <= 44 && x >= 14 + (44 - y) * 0.3 && x <= 82 - (44 - y) * 0.3;
  return (body || sleeves) && !neck;
}

function drawn(cloth: Color, ground: Color): Buffer {
  const rows: number[] = [];
  for (let y = 0; y < SIDE; y += 1) {
    rows.push(0);
    for (let x = 0; x < SIDE; x += 1) rows.push(...(isCloth(x, y) ? cloth : ground));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('IDAT', deflateSync(Buffer.from(rows))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG wants it. */
function checksum(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
