import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node';
import { ANNOTATED, chartTable } from '../../engine/charts/chartTable.ts';
import { readNumber, shownLabel } from '../../engine/charts/shown.ts';
import type { ChartColumn } from '../../engine/plan/chart.ts';
import { MOST_ROWS, type Paper, type PaperPart } from './Paper.ts';

/** What a cell holds at most. */
const MOST_TEXT = 32_000;

interface Page {
  data: SheetData;
  sheet: string;
  columns: { width: number }[];
  stickyRowsCount: number;
}

/** The paper as a workbook: a sheet of what it is, and one for each part. Long work: for a thread of its own. */
export async function writeXlsx(paper: Paper): Promise<Buffer> {
  const names = new Set<string>();
  const sheets = [
    { title: '说明', data: aboutOf(paper), widths: [16, 80] },
    ...paper.parts.map((part, at) => ({ title: titleOf(part, at), data: dataOf(part), widths: [] })),
  ].map(({ title, data, widths }): Page => {
    const sheet = sheetName(title, names);
    const columns = (data[0] ?? []).map((_, at) => ({ width: widths[at] ?? 18 }));
    return { data, sheet, columns, stickyRowsCount: 1 };
  });
  return writeExcelFile(sheets, { fontFamily: 'Microsoft YaHei', fontSize: 10 }).toBuffer();
}

function aboutOf(paper: Paper): SheetData {
  const lines = [{ label: '名称', text: paper.title }, ...paper.said];
  return lines.map(({ label, text }) => [head(label), words(text)]);
}

const titleOf = (part: PaperPart, at: number): string =>
  (part.kind === 'chart' ? part.chart.title : part.title) || `第 ${at + 1} 部分`;

function dataOf(part: PaperPart): SheetData {
  if (part.kind === 'notice') return [[head('说明')], [words(part.text)]];
  if (part.kind === 'figures')
    return [
      [head('指标'), head('值'), head('比较')],
      ...part.figures.map(({ column, value, change }) => [
        words(titled(column)),
        figure(column, value),
        words(change ?? ''),
      ]),
    ];
  if (part.kind === 'chart') return chartData(part);
  return [
    part.columns.map((column) => head(titled(column))),
    ...part.rows
      .slice(0, MOST_ROWS.xlsx)
      .map((row) => part.columns.map((column) => valueCell(column, row[column.key]))),
  ];
}

function chartData({ chart }: PaperPart & { kind: 'chart' }): SheetData {
  const { values } = chartTable(chart);
  const first = chart.x.column;
  const heads = [
    ...(first ? [head(titled(first))] : []),
    ...chart.series.map(({ title, column }) => head(titled({ ...column, title }))),
    ...(chart.annotations.length > 0 ? [head(ANNOTATED)] : []),
  ];
  const cells = (row: readonly (string | number | null)[]) =>
    row.map((value, at) => {
      const own = first ? at - 1 : at;
      const line = chart.series[own];
      if (own >= chart.series.length) return words(String(value ?? ''));
      return line ? figure(line.column, typeof value === 'number' ? value : null) : dateOrWords(first, value);
    });
  return [heads, ...values.slice(0, MOST_ROWS.xlsx).map(cells)];
}

/** A unit is said once, in the heading. */
const titled = ({ title, unit }: Pick<ChartColumn, 'title' | 'unit'>): string => (unit ? `${title}（${unit}）` : title);

function valueCell(column: ChartColumn, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (column.kind !== 'number') {
    if (column.kind === 'date') return dateOrWords(column, String(value));
    return words(shownLabel(typeof value === 'number' ? value : String(value), column));
  }
  const read = readNumber(value);
  // More digits than a spreadsheet keeps: it would round them without a word.
  if (read === null || !Number.isSafeInteger(Math.trunc(read))) return words(String(value));
  return figure(column, read);
}

function figure(column: ChartColumn, value: number | null): Cell {
  if (value === null) return null;
  const places = (count: number) => (count > 0 ? `.${'0'.repeat(count)}` : '');
  if (column.format === 'percent') return { type: Number, value, format: `0${places(column.precision ?? 1)}%` };
  return {
    type: Number,
    value,
    format: column.precision === undefined ? '#,##0.######' : `#,##0${places(column.precision)}`,
  };
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?/;

/** A day or a time as one, so that it sorts and groups; a month or a week stays what it is called. */
function dateOrWords(column: ChartColumn | null, value: string | number | null): Cell {
  if (value === null) return null;
  const text = String(value);
  const time = TIME.exec(text);
  const moment = DAY.test(text) ? `${text}T00:00:00Z` : time ? `${time[1]}T${time[2]}${time[3] ?? ':00'}Z` : undefined;
  const date = column?.kind === 'date' && moment !== undefined ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return words(text);
  return { type: Date, value: date, format: time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd' };
}

const head = (text: string): Cell => ({ ...words(text), fontWeight: 'bold', backgroundColor: '#F5F7FA' });

/** Always a text: what begins like a formula is none. */
const words = (text: string) => ({ type: String, value: text.slice(0, MOST_TEXT) });

const MOST_NAME = 31;

/** A sheet's name: short, without signs of formulas, and no other's. */
function sheetName(title: string, taken: Set<string>): string {
  const plain =
    title
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, MOST_NAME) || '数据';
  let name = plain;
  for (let at = 2; taken.has(name.toLowerCase()); at++) name = `${plain.slice(0, MOST_NAME - 4)} ${at}`;
  taken.add(name.toLowerCase());
  return name;
}
