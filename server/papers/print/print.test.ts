import { afterAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdfText.ts';
import { createDraughtsman } from '../Draughtsman.ts';
import { BarcodeError, modulesOf } from './barcode.ts';
import { breakLines } from './breakLines.ts';
import { type Measure, MM, type Page } from './Item.ts';
import { layoutPrint } from './layoutPrint.ts';
import type { PaperPart, PaperTable, PrintPaper } from './PrintPaper.ts';

/** Every sign is as wide as half its height, Chinese ones as the whole. */
const measure: Measure = (text, size) => [...text].reduce((sum, sign) => sum + (sign > '⺀' ? size : size / 2), 0);

const paper = (more: Partial<PrintPaper> = {}): PrintPaper => ({
  title: '装箱单',
  width: 210,
  height: 297,
  margin: 10,
  fontSize: 9,
  documents: [],
  ...more,
});

const table = (rows: number, more: Partial<PaperTable> = {}): PaperTable => ({
  type: 'table',
  columns: [
    { title: 'SKU', align: 'left' },
    { title: '数量', align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, at) => [`sku-${at + 1}`, String(at)]),
  size: 9,
  ...more,
});

const layout = (parts: PaperPart[], more: Partial<PrintPaper> = {}): Page[] =>
  layoutPrint(paper(more), { copies: 1, parts }, measure);
const textsOf = (page: Page | undefined): string[] =>
  (page ?? []).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
const lowest = (page: Page): number =>
  Math.max(...page.map((item) => item.y + ('size' in item ? item.size : 'height' in item ? item.height : 0)));

describe('layout', () => {
  test('a table goes on on the next page under its heading; every row stands once, and nothing below the margin', () => {
    const pages = layout([table(120)]);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(textsOf(page).slice(0, 2)).toEqual(['SKU', '数量']);
      expect(lowest(page)).toBeLessThanOrEqual((297 - 10) * MM + 1);
    }
    const skus = pages.flatMap(textsOf).filter((text) => text.startsWith('sku-'));
    expect(skus).toEqual(Array.from({ length: 120 }, (_, at) => `sku-${at + 1}`));
  });

  test('the totals stand once, at the end, and never alone below a heading', () => {
    for (let rows = 1; rows < 140; rows += 1) {
      const pages = layout([table(rows, { totals: ['合计', '9'] })]);
      const last = textsOf(pages.at(-1));
      expect(last.slice(-2)).toEqual(['合计', '9']);
      expect(last.filter((text) => text.startsWith('sku-')).length, `${rows} rows`).toBeGreaterThan(0);
      expect(pages.flatMap(textsOf).filter((text) => text === '合计').length).toBe(1);
    }
  });

  test('the foot counts the pages of the document', () => {
    const footer = ['第 ', { page: 'page' }, ' 页，共 ', { page: 'pages' }, ' 页'] as const;
    const pages = layout([table(120)], { footer });
    expect(pages.map((page) => textsOf(page).at(-1))).toEqual(
      pages.map((_, at) => `第 ${at + 1} 页，共 ${pages.length} 页`),
    );
  });

  test('columns keep their width, and together have the page', () => {
    const columns: PaperTable['columns'] = [
      { title: '甲', align: 'left', width: 40 },
      { title: '乙', align: 'left' },
      { title: '丙', align: 'right' },
    ];
    const [page = []] = layout([table(0, { columns, rows: [['a', 'b', 'c']] })]);
    const [first, second, third] = page.flatMap((item) => (item.kind === 'text' ? [item] : []));
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(40 * MM);
    expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(200 * MM - 4);
  });

  test('a long text is cut where it says so, and a row of parts is as high as its highest', () => {
    const long = '一二三四五六七八九十'.repeat(20);
    const [page = []] = layout([{ type: 'row', widths: [1, 1], parts: [text(long, 2), text('short')] }, text('below')]);
    const lines = textsOf(page);
    expect(lines[1]?.endsWith('…')).toBe(true);
    const below = page.find((item) => item.kind === 'text' && item.text === 'below');
    expect(below?.y).toBeCloseTo(10 * MM + 2 * 9 * 1.448);
  });

  test('what no reader could read is said in its place', () => {
    const code = (value: string, width: number): PaperPart => ({
      type: 'barcode',
      symbology: 'code128',
      value,
      height: 10,
      width,
      text: true,
      align: 'left',
    });
    const [page = []] = layout([code('X'.repeat(60), 20), code('', 20), code('中文', 50), code('X00-1', 50)]);
    expect(page.filter(({ kind }) => kind === 'barcode').length).toBe(1);
    expect(textsOf(page).join('')).toMatch(/条码太长.*没有内容.*印不出“中文”.*X00-1/);
  });
});

const text = (said: string, lines?: number): PaperPart => ({
  type: 'text',
  text: said,
  size: 9,
  bold: false,
  align: 'left',
  ...(lines === undefined ? {} : { lines }),
});

test('lines break between words and Chinese signs, and begin with no full stop', () => {
  const widthOf = (said: string) => [...said].length;
  expect(breakLines('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  expect(breakLines('请当面点清。谢谢', 5, widthOf)).toEqual(['请当面点', '清。谢谢']);
  expect(breakLines('abcdefghij', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij']);
  expect(breakLines('a\nb', 9, widthOf)).toEqual(['a', 'b']);
  expect(breakLines('', 9, widthOf)).toEqual(['']);
});

test('codes are made of what they hold, and refuse the rest', () => {
  expect(modulesOf('code128', 'X001ABCD12').dark.length).toBeGreaterThan(20);
  const qr = modulesOf('qrcode', '装箱单 1');
  expect([qr.width, qr.dark[0]]).toEqual([21, { x: 0, y: 0, width: 7 }]);
  expect(() => modulesOf('ean13', 'abc')).toThrow(BarcodeError);
  expect(() => modulesOf('code128', '中文')).toThrow(BarcodeError);
});

describe('a PDF', () => {
  const draughtsman = createDraughtsman();
  afterAll(() => draughtsman.close());

  test('has each document on pages of its own, in its order, as often as it has copies', async () => {
    const documents = [
      { copies: 2, parts: [text('甲单'), table(2)] },
      { copies: 1, parts: [text('乙单'), table(60)] },
    ];
    const footer = [{ page: 'page' }, '/', { page: 'pages' }] as const;
    const file = await draughtsman.make({ kind: 'print', print: paper({ documents, footer }) });
    const pages = pdfText(file);
    expect(pages.map(([first]) => first)).toEqual(['甲单', '甲单', '乙单', 'SKU']);
    expect(pages.map((texts) => texts.at(-1))).toEqual(['1/1', '1/1', '1/2', '2/2']);
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 595.275591 841.889764]');
  });

  test('of more pages than anybody prints is refused', async () => {
    const documents = [{ copies: 1_001, parts: [text('甲')] }];
    await expect(draughtsman.make({ kind: 'print', print: paper({ documents }) })).rejects.toMatchObject({
      reason: 'large',
    });
  });

  test('is made whatever stands in it', async () => {
    const nasty = 'a\u0000b\u000bc\ud800😀 مرحبا\n\uffff]]>&<"';
    const parts: PaperPart[] = [
      text(nasty),
      { type: 'fields', columns: 4, fields: [{ title: nasty, text: nasty.repeat(50) }] },
      table(0, { rows: [[nasty.repeat(200), nasty]] }),
      { type: 'images', images: [new Uint8Array([1, 2, 3])], width: 20, height: 20, align: 'right' },
      { type: 'barcode', symbology: 'qrcode', value: nasty, height: 20, text: false, align: 'center' },
    ];
    const file = await draughtsman.make({ kind: 'print', print: paper({ documents: [{ copies: 1, parts }] }) });
    expect(file.length).toBeGreaterThan(1000);
  });
});
