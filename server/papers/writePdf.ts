import SVGtoPDF from 'svg-to-pdfkit';
import type { Chart } from '../../engine/charts/Chart.ts';
import { isEmptyChart } from '../../engine/charts/Chart.ts';
import { readNumber, shownLabel, shownValue } from '../../engine/charts/shown.ts';
import type { ChartColumn } from '../../engine/plan/chart.ts';
import { drawSvg } from './drawSvg.ts';
import { MOST_ROWS, type Paper, type PaperFigure, type PaperPart } from './Paper.ts';
import { FACE, INK, PAPER_LOOK } from './paperLook.ts';
import { type Doc, makePdf } from './pdf.ts';

/** Points; A4 upright. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 36;
const FOOT = 24;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - FOOT;

/** The paper as a PDF with its face inside. Long work: for a thread of its own. */
export function writePdf(paper: Paper): Promise<Buffer> {
  const size: [number, number] = [PAGE.width, PAGE.height];
  return makePdf({ title: paper.title, size, margin: MARGIN, first: true }, (doc) => {
    head(doc, paper);
    for (const part of paper.parts) drawPart(doc, part);
    feet(doc, paper);
  });
}

function head(doc: Doc, paper: Paper): void {
  doc.font(FACE).fontSize(18).fillColor(INK.text).text(paper.title, MARGIN, MARGIN, { width: WIDTH });
  doc.moveDown(0.3);
  doc.fontSize(9).fillColor(INK.secondary);
  for (const { label, text } of paper.said) doc.text(`${label}：${text}`, { width: WIDTH });
  doc.moveDown(0.8);
}

/** On every page: whose it is, and that none is missing. */
function feet(doc: Doc, paper: Paper): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at);
    // The foot stands in the margin, where text would begin a page of its own.
    doc.page.margins.bottom = 0;
    const y = PAGE.height - MARGIN - 6;
    doc.font(FACE).fontSize(8).fillColor(INK.secondary);
    doc.text(paper.title, MARGIN, y, { width: WIDTH - 80, height: 12, ellipsis: true, lineBreak: false });
    doc.text(`${at + 1} / ${count}`, MARGIN, y, { width: WIDTH, align: 'right', lineBreak: false });
  }
}

/** Begins a page where so much is no longer free. */
function want(doc: Doc, height: number): void {
  if (doc.y + height > BOTTOM) doc.addPage();
  doc.x = MARGIN;
}

function drawPart(doc: Doc, part: PaperPart): void {
  if (part.kind === 'chart') drawChart(doc, part.chart);
  else if (part.kind === 'figures') drawFigures(doc, part.title, part.figures);
  else if (part.kind === 'table') drawTable(doc, part.title, part.columns, part.rows);
  else {
    heading(doc, part.title, 40);
    doc.fontSize(10).fillColor(INK.secondary).text(part.text, { width: WIDTH });
  }
  doc.moveDown(1.2);
}

function heading(doc: Doc, title: string, below: number): void {
  want(doc, 24 + below);
  if (title === '') return;
  doc.font(FACE).fontSize(12).fillColor(INK.text).text(title, { width: WIDTH });
  doc.moveDown(0.3);
}

const CHART_HEIGHT = 205;
/** Charts are laid out in pixels as on a page, and made smaller. */
const PIXELS = 1.3;

function drawChart(doc: Doc, chart: Chart): void {
  heading(doc, chart.title, CHART_HEIGHT + 20);
  if (isEmptyChart(chart)) doc.fontSize(10).fillColor(INK.secondary).text('暂无数据', { width: WIDTH });
  else {
    const svg = drawSvg(chart, {
      ...PAPER_LOOK,
      width: Math.round(WIDTH * PIXELS),
      height: Math.round(CHART_HEIGHT * PIXELS),
    });
    const y = doc.y;
    doc
      .save()
      .translate(MARGIN, y)
      .scale(1 / PIXELS);
    SVGtoPDF(doc, svg, 0, 0, { assumePt: true, fontCallback: () => FACE });
    doc.restore();
    doc.x = MARGIN;
    doc.y = y + CHART_HEIGHT;
  }
  doc.font(FACE).fontSize(8).fillColor(INK.secondary);
  for (const note of chart.notes) doc.text(note, { width: WIDTH });
}

const FIGURES_IN_ROW = 4;
const FIGURE_HEIGHT = 54;

function drawFigures(doc: Doc, title: string, figures: readonly PaperFigure[]): void {
  heading(doc, title, FIGURE_HEIGHT);
  const width = WIDTH / FIGURES_IN_ROW;
  for (let from = 0; from < figures.length; from += FIGURES_IN_ROW) {
    want(doc, FIGURE_HEIGHT);
    const y = doc.y;
    for (const [at, { column, value, change }] of figures.slice(from, from + FIGURES_IN_ROW).entries()) {
      const [x, room] = [MARGIN + at * width, { width: width - 8, lineBreak: false, ellipsis: true, height: 20 }];
      doc.fontSize(9).fillColor(INK.secondary).text(column.title, x, y, room);
      doc
        .fontSize(15)
        .fillColor(INK.text)
        .text(shownValue(value, column), x, y + 13, room);
      if (change !== undefined)
        doc
          .fontSize(8)
          .fillColor(INK.secondary)
          .text(change, x, y + 34, room);
    }
    doc.x = MARGIN;
    doc.y = y + FIGURE_HEIGHT;
  }
}

const ROW = 16;

function drawTable(
  doc: Doc,
  title: string,
  columns: readonly ChartColumn[],
  rows: readonly Record<string, unknown>[],
): void {
  heading(doc, title, ROW * 4);
  const places = placesOf(columns, rows);
  const line = (texts: readonly string[], headed: boolean) => {
    const y = doc.y;
    if (headed) doc.rect(MARGIN, y, WIDTH, ROW).fill(INK.head);
    doc.font(FACE).fontSize(8).fillColor(INK.text);
    for (const [at, text] of texts.entries()) {
      const align = columns[at]?.kind === 'number' ? 'right' : 'left';
      doc.text(text, MARGIN + (places[at]?.left ?? 0) + 3, y + 3, {
        width: (places[at]?.width ?? 0) - 6,
        height: 11,
        align,
        lineBreak: false,
        ellipsis: true,
      });
    }
    doc
      .moveTo(MARGIN, y + ROW)
      .lineTo(MARGIN + WIDTH, y + ROW)
      .lineWidth(0.4)
      .stroke(INK.line);
    doc.x = MARGIN;
    doc.y = y + ROW;
  };
  const titles = columns.map((column) => column.title);
  line(titles, true);
  for (const row of rows.slice(0, MOST_ROWS.pdf)) {
    if (doc.y + ROW > BOTTOM) {
      doc.addPage();
      line(titles, true);
    }
    line(
      columns.map((column) => textOf(column, row[column.key])),
      false,
    );
  }
  if (rows.length <= MOST_ROWS.pdf) return;
  doc.moveDown(0.4).fontSize(8).fillColor(INK.secondary);
  doc.text(`共 ${rows.length} 行，这里是前 ${MOST_ROWS.pdf} 行；全部见 Excel。`, { width: WIDTH });
}

/** A column has the room its texts want, within reason, and all together the page. */
function placesOf(columns: readonly ChartColumn[], rows: readonly Record<string, unknown>[]) {
  const wanted = columns.map((column) => {
    const texts = [column.title, ...rows.slice(0, 50).map((row) => textOf(column, row[column.key]))];
    return Math.min(
      28,
      Math.max(5, ...texts.map((text) => [...text].reduce((sum, sign) => sum + (sign > '⺀' ? 2 : 1), 0))),
    );
  });
  const all = wanted.reduce((sum, each) => sum + each, 0);
  let left = 0;
  return wanted.map((each) => {
    const place = { left, width: (each / all) * WIDTH };
    left += place.width;
    return place;
  });
}

function textOf(column: ChartColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (column.kind === 'number') {
    const read = readNumber(value);
    return read === null ? String(value) : shownValue(read, column);
  }
  return shownLabel(typeof value === 'number' ? value : String(value), column);
}
