import { BOLD_FACE, FACE, INK } from '../paperLook.ts';
import { type Doc, makePdf } from '../pdf.ts';
import { type Item, LEADING, type Measure, MM, type Page } from './Item.ts';
import { layoutPrint, overOf } from './layoutPrint.ts';
import { MOST_PAGES, type PrintOver, type PrintPaper, TooManyPagesError } from './PrintPaper.ts';

/** The documents one after another as a PDF. Long work: for a thread of its own. Throws TooManyPagesError. */
export function writePrint(paper: PrintPaper): Promise<Buffer> {
  const size: [number, number] = [paper.width * MM, paper.height * MM];
  return makePdf({ title: paper.title, size, margin: 0, first: false }, (doc) => {
    const measure = measureOf(doc);
    let made = 0;
    for (const document of paper.documents) {
      const pages = layoutPrint(paper, document, measure);
      made += pages.length * document.copies;
      if (made > MOST_PAGES) throw new TooManyPagesError(`more than ${MOST_PAGES} pages`);
      for (let copy = 0; copy < document.copies; copy++) for (const page of pages) drawPage(doc, page);
    }
  });
}

/** The documents that one page does not hold, as JSON: `PrintOver[]`. For a thread of its own. */
export async function writeOver(paper: PrintPaper): Promise<Buffer> {
  const found: PrintOver[] = [];
  const size: [number, number] = [paper.width * MM, paper.height * MM];
  // Letters are measured by what would draw them.
  await makePdf({ title: paper.title, size, margin: 0, first: true }, (doc) => {
    const measure = measureOf(doc);
    let page = 1;
    for (const [at, document] of paper.documents.entries()) {
      const over = overOf(paper, document, measure);
      if (over) found.push({ at, page, ...over });
      page += (over?.pages ?? 1) * document.copies;
    }
  });
  return Buffer.from(JSON.stringify(found));
}

/** Signs are measured once each. */
function measureOf(doc: Doc): Measure {
  const faces = { true: new Map<string, number>(), false: new Map<string, number>() };
  const widthOf = (sign: string, bold: boolean): number => {
    const known = faces[`${bold}`].get(sign);
    if (known !== undefined) return known;
    const width = doc
      .font(bold ? BOLD_FACE : FACE)
      .fontSize(1000)
      .widthOfString(sign);
    faces[`${bold}`].set(sign, width);
    return width;
  };
  return (text, size, bold) => {
    let sum = 0;
    for (const sign of text) sum += widthOf(sign, bold);
    return (sum * size) / 1000;
  };
}

/** Thinner rules than this only keep rows apart. */
const THIN = 0.5;

function drawPage(doc: Doc, page: Page): void {
  doc.addPage();
  for (const item of page) drawItem(doc, item);
}

function drawItem(doc: Doc, item: Item): void {
  const { x, y, width } = item;
  if (item.kind === 'text') {
    const { text, size, bold, align, soft } = item;
    doc
      .font(bold ? BOLD_FACE : FACE)
      .fontSize(size)
      .fillColor(soft ? INK.secondary : INK.text);
    const free = width - doc.widthOfString(text);
    const from = align === 'left' ? x : align === 'center' ? x + free / 2 : x + free;
    doc.text(text, from, y + (size * LEADING - doc.currentLineHeight()) / 2, { lineBreak: false });
  } else if (item.kind === 'line')
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(item.weight)
      .stroke(item.weight < THIN ? INK.hair : INK.rule);
  else if (item.kind === 'fill') doc.rect(x, y, width, item.height).fill(INK.head);
  else if (item.kind === 'barcode') drawCode(doc, item);
  else drawImage(doc, item);
}

function drawCode(doc: Doc, { x, y, width, height, modules }: Extract<Item, { kind: 'barcode' }>): void {
  const across = width / modules.width;
  const down = height / modules.height;
  for (const each of modules.dark) doc.rect(x + each.x * across, y + each.y * down, each.width * across, down);
  doc.fill('#000000');
}

/** What cannot be read as a picture is said in its place. */
function drawImage(doc: Doc, { x, y, width, height, image, align }: Extract<Item, { kind: 'image' }>): void {
  try {
    doc.image(Buffer.from(image), x, y, {
      fit: [width, height],
      align: align === 'left' ? undefined : align,
    } as object);
  } catch {
    doc.font(FACE).fontSize(7).fillColor(INK.secondary).text('（图片读不出来）', x, y, { lineBreak: false });
  }
}
