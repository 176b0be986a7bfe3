import { LEADING, type Measure, MM, type Page } from './Item.ts';
import { drawBlock } from './layoutBlocks.ts';
import { layoutTable } from './layoutTable.ts';
import type { PrintDocument, PrintOver, PrintPaper } from './PrintPaper.ts';
import { FOOT_SIZE, Sheet } from './Sheet.ts';

/** A document's pages. What is too long for one goes on on the next; a table with its heading. */
export function layoutPrint(paper: PrintPaper, document: PrintDocument, measure: Measure): Page[] {
  return withFooters(paper, sheetOf(paper, document, measure).pages, measure);
}

/** What of a document is more than one page holds; undefined: nothing is. */
export function overOf(
  paper: PrintPaper,
  document: PrintDocument,
  measure: Measure,
): Omit<PrintOver, 'at' | 'page'> | undefined {
  const sheet = sheetOf(paper, document, measure);
  const [pages, cut] = [sheet.pages.length, sheet.cuts()];
  return pages > 1 || cut ? { pages, cut, over: Math.max(1, Math.ceil(sheet.over() / MM)) } : undefined;
}

function sheetOf(paper: PrintPaper, { parts }: PrintDocument, measure: Measure): Sheet {
  const sheet = new Sheet(paper);
  const { fontSize } = paper;
  for (const part of parts) {
    if (part.type === 'table') layoutTable(sheet, part, measure);
    else sheet.place(drawBlock(part, { width: sheet.width, fontSize, measure }));
  }
  return sheet;
}

function withFooters(paper: PrintPaper, pages: Page[], measure: Measure): Page[] {
  const { footer, fontSize, margin, width, height } = paper;
  if (footer === undefined) return pages;
  const size = fontSize * FOOT_SIZE;
  const y = (height - margin) * MM - size * LEADING;
  return pages.map((page, at) => {
    const numbers = { page: String(at + 1), pages: String(pages.length) };
    const text = footer.map((piece) => (typeof piece === 'string' ? piece : numbers[piece.page])).join('');
    const room = (width - 2 * margin) * MM;
    const [line = ''] = measure(text, size, false) > room ? cut(text, room, size, measure) : [text];
    return [
      ...page,
      { kind: 'text', x: margin * MM, y, width: room, text: line, size, bold: false, align: 'center', soft: true },
    ];
  });
}

function cut(text: string, room: number, size: number, measure: Measure): string[] {
  const signs = [...text];
  while (signs.length > 0 && measure(signs.join(''), size, false) > room) signs.pop();
  return [signs.join('')];
}
