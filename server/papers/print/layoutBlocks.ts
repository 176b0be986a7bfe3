import type { PrintAlign } from '../../../engine/plan/print.ts';
import { BarcodeError, modulesOf, QUIET } from './barcode.ts';
import { breakLines } from './breakLines.ts';
import { type Block, type Item, LEADING, type Measure, MM } from './Item.ts';
import type { PaperPart } from './PrintPaper.ts';

interface Ways {
  width: number;
  fontSize: number;
  measure: Measure;
}

type BlockPart = Exclude<PaperPart, { type: 'table' }>;

/** A part that stands in one piece. */
export function drawBlock(part: BlockPart, ways: Ways): Block {
  switch (part.type) {
    case 'text':
      return textBlock(part, ways);
    case 'fields':
      return fieldsBlock(part, ways);
    case 'barcode':
      return barcodeBlock(part, ways);
    case 'images':
      return imagesBlock(part, ways);
    case 'row':
      return rowBlock(part, ways);
    case 'line':
      return { height: 10, items: [{ kind: 'line', x: 0, y: 4, width: ways.width, weight: 0.8 }] };
    case 'space':
      return { height: part.height * MM, items: [] };
  }
}

/** Lines of a text below one another. */
export function textLines(
  text: string,
  { size, bold = false, align = 'left', soft }: { size: number; bold?: boolean; align?: PrintAlign; soft?: true },
  { x, y, width, measure, lines }: { x: number; y: number; width: number; measure: Measure; lines?: number },
): Block {
  const broken = breakLines(text, width, (each) => measure(each, size, bold), lines);
  const height = size * LEADING;
  const items = broken.map((line, at): Item => {
    const place = { x, y: y + at * height, width };
    return { kind: 'text', ...place, text: line, size, bold, align, ...(soft ? { soft } : {}) };
  });
  return { height: broken.length * height, items: items.filter((item) => item.kind === 'text' && item.text !== '') };
}

function textBlock(part: Extract<PaperPart, { type: 'text' }>, { width, measure }: Ways): Block {
  const { text, size, bold, align, lines } = part;
  return textLines(
    text,
    { size, bold, align },
    { x: 0, y: 0, width, measure, ...(lines === undefined ? {} : { lines }) },
  );
}

const GAP = 10;
/** Between the rows of fields. */
const LEAD = 3;

function fieldsBlock({ columns, fields }: Extract<PaperPart, { type: 'fields' }>, ways: Ways): Block {
  const { width, measure, fontSize } = ways;
  const each = (width - GAP * (columns - 1)) / columns;
  const titles = Math.max(...fields.map(({ title }) => measure(title, fontSize, false)));
  // Titles of one width keep the values below one another.
  const label = Math.min(titles + 8, each * 0.5);
  const items: Item[] = [];
  let y = 0;
  for (let from = 0; from < fields.length; from += columns) {
    const row = fields.slice(from, from + columns).map(({ title, text }, at) => {
      const x = at * (each + GAP);
      const name = textLines(title, { size: fontSize, soft: true }, { x, y, width: label - 4, measure, lines: 2 });
      const value = textLines(text, { size: fontSize }, { x: x + label, y, width: each - label, measure });
      items.push(...name.items, ...value.items);
      return Math.max(name.height, value.height);
    });
    y += Math.max(...row) + LEAD;
  }
  return { height: y, items };
}

/** Thinner bars than this, in mm, no reader tells apart. */
const THINNEST = 0.15;
/** A code in one dimension is no wider unless it is said, in mm. */
const WIDEST = 80;

function barcodeBlock(part: Extract<PaperPart, { type: 'barcode' }>, ways: Ways): Block {
  const { symbology, value, text, align } = part;
  const flat = symbology === 'qrcode' || symbology === 'datamatrix';
  const width = Math.min(part.width === undefined ? Math.min(WIDEST * MM, ways.width) : part.width * MM, ways.width);
  const height = part.height * MM;
  const x = align === 'left' ? 0 : align === 'center' ? (ways.width - width) / 2 : ways.width - width;
  const size = Math.min(ways.fontSize, 9);
  const below = text ? size * LEADING : 0;
  const say = (said: string): Block => {
    const { items } = textLines(said, { size, align, soft: true }, { ...ways, x: 0, y: 0, lines: 2 });
    return { height: height + below, items };
  };
  if (value === '') return say('（没有内容，印不出条码）');
  try {
    const modules = modulesOf(symbology, value);
    const quiet = QUIET[symbology];
    const module = Math.min(width / (modules.width + 2 * quiet), flat ? height / (modules.height + 2 * quiet) : 99);
    if (module < THINNEST * MM) return say(`（条码太长，${Math.round(width / MM)} 毫米宽放不下）`);
    const drawn = { width: module * modules.width, height: flat ? module * modules.height : height };
    const inset = flat ? (height - drawn.height) / 2 : 0;
    const code = { kind: 'barcode', x: x + (width - drawn.width) / 2, y: inset, ...drawn, modules } as const;
    const said = textLines(value, { size, align: 'center' }, { ...ways, x, y: height + 0.5, width, lines: 1 });
    return { height: height + below, items: [code, ...(text ? said.items : [])] };
  } catch (error) {
    if (!(error instanceof BarcodeError)) throw error;
    return say(`（${error.message}）`);
  }
}

function imagesBlock(part: Extract<PaperPart, { type: 'images' }>, ways: Ways): Block {
  const { images, align } = part;
  const [width, height] = [Math.min(part.width * MM, ways.width), part.height * MM];
  const inRow = Math.max(1, Math.floor((ways.width + GAP) / (width + GAP)));
  const items = images.map((image, at): Item => {
    const row = Math.floor(at / inRow);
    const many = Math.min(inRow, images.length - row * inRow);
    const all = many * (width + GAP) - GAP;
    const from = align === 'left' ? 0 : align === 'center' ? (ways.width - all) / 2 : ways.width - all;
    return {
      kind: 'image',
      x: from + (at % inRow) * (width + GAP),
      y: row * (height + 4),
      width,
      height,
      image,
      align,
    };
  });
  return { height: Math.max(1, Math.ceil(images.length / inRow)) * (height + 4), items };
}

function rowBlock({ widths, parts }: Extract<PaperPart, { type: 'row' }>, ways: Ways): Block {
  const gap = Math.min(GAP, ways.width / 20);
  const room = ways.width - gap * (parts.length - 1);
  const all = widths.reduce((sum, each) => sum + each, 0);
  let x = 0;
  const blocks = parts.flatMap((part, at) => {
    // A table is not one piece: the language does not let it in here.
    if (part.type === 'table') return [];
    const width = (room * (widths[at] ?? 1)) / all;
    const block = drawBlock(part, { ...ways, width });
    const left = x;
    x += width + gap;
    return [{ height: block.height, items: block.items.map((item) => ({ ...item, x: item.x + left })) }];
  });
  return { height: Math.max(...blocks.map(({ height }) => height)), items: blocks.flatMap(({ items }) => items) };
}
