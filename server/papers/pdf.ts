import PDFDocument from 'pdfkit';
import { BOLD_FACE, boldFacePath, FACE, facePath } from './paperLook.ts';

export type Doc = typeof PDFDocument.prototype;

/** A PDF with the faces of the product inside, as `draw` fills it. `size` in pt; its pages are begun by `draw` unless `first`. */
export async function makePdf(
  { title, size, margin, first }: { title: string; size: [number, number]; margin: number; first: boolean },
  draw: (doc: Doc) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size,
    margin,
    bufferPages: first,
    autoFirstPage: first,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Creator: '织屏' },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.registerFont(FACE, facePath());
  doc.registerFont(BOLD_FACE, boldFacePath());
  draw(doc);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}
