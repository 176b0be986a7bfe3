import { inflateSync } from 'node:zlib';

/** The texts of a PDF that this product wrote, page by page, as they were drawn one after another. */
export function pdfText(file: Buffer): string[][] {
  const source = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  const fontOf = (id: string) => {
    const known = fonts.get(id) ?? readMap(streamOf(objects.get(refIn(objects.get(id) ?? '', 'ToUnicode')) ?? ''));
    fonts.set(id, known);
    return known;
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const resources = objects.get(refIn(page, 'Resources')) ?? page;
    const named = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
    return textsIn(streamOf(objects.get(refIn(page, 'Contents')) ?? ''), (name) => fontOf(named.get(name) ?? ''));
  });
}

const refIn = (body: string, key: string): string => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';

function streamOf(body: string): string {
  const match = /stream\n([\s\S]*)\nendstream/.exec(body);
  if (match === null) return '';
  const bytes = Buffer.from(match[1] ?? '', 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Texts by the hex digits of a glyph. */
function readMap(cmap: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    for (const [at, [, units = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const text = units.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const code = (first + at).toString(16).padStart(4, '0');
      found.set(code, String.fromCharCode(...text.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return found;
}

function textsIn(content: string, fontOf: (name: string) => ReadonlyMap<string, string>): string[] {
  let font: ReadonlyMap<string, string> = new Map();
  const texts: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fontOf(name);
    if (shown === undefined) continue;
    const codes = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    texts.push(codes.map((code) => font.get(code) ?? '?').join(''));
  }
  return texts;
}
