import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';
import type { SheetCell } from '../../../engine/values/sheetCell.ts';
import { guardText } from '../../../engine/values/text.ts';
import type { CsvColumn } from '../../records/transfer/csv.ts';
import {
  ABOUT_TITLE,
  type About,
  type BookWriter,
  columnWidth,
  type MarkedCell,
  type SheetMore,
  type SheetWriter,
  sheetName,
} from './Workbook.ts';

type Cell = SheetCell | MarkedCell;

/** Rows of one sheet, its heading counted. */
const MOST_ROWS = 1_048_576;
const LEVEL = 3;
/** Characters written at a time. */
const CHUNK = 64 * 1024;

/** Writes an .xlsx as it comes: no more of it is held than the rows being written. */
export function createXlsx(path: string, now: Date): BookWriter<Cell> {
  const zip = new yazl.ZipFile();
  const out = createWriteStream(path, { flags: 'w', mode: 0o600 });
  const written = finished(zip.outputStream.pipe(out));
  // Told when it is waited for.
  written.catch(() => undefined);
  zip.on('error', (error: Error) => out.destroy(error));
  const styles = createStyles();
  const names = new Set([ABOUT_TITLE]);
  const sheets: NamedSheet[] = [];
  const add = (name: string): PassThrough => {
    const stream = new PassThrough({ highWaterMark: CHUNK });
    zip.addReadStream(stream, name, { mtime: now, mode: 0o100644, compressionLevel: LEVEL });
    return stream;
  };
  const addText = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: now, mode: 0o100644, compressionLevel: LEVEL });
  return {
    async sheet(title, columns, more = {}) {
      const begin = async (): Promise<PassThrough> => {
        sheets.push({ name: sheetName(title, names), hidden: more.hidden === true });
        const stream = add(`xl/worksheets/sheet${sheets.length + 1}.xml`);
        await put(
          stream,
          sheetHead(columns) +
            rowXml(
              1,
              columns.map((column) => column.title),
              () => HEAD_STYLE,
            ),
        );
        return stream;
      };
      return sheetWriter(begin, styles.of, out, more);
    },
    async finish(about) {
      addText('xl/worksheets/sheet1.xml', aboutXml(about, styles.of));
      for (const [name, text] of packageParts([{ name: ABOUT_TITLE, hidden: false }, ...sheets], styles.xml()))
        addText(name, text);
      zip.end();
      await written;
    },
    async abandon() {
      out.destroy();
      await written.catch(() => undefined);
    },
  };
}

interface NamedSheet {
  name: string;
  hidden: boolean;
}

type StyleOf = (cell: Exclude<Cell, null>) => number;

function sheetWriter(
  begin: () => Promise<PassThrough>,
  styleOf: StyleOf,
  out: { destroyed: boolean },
  { choices = [] }: SheetMore,
): SheetWriter<Cell> {
  let current: PassThrough | undefined;
  let row = 1;
  const end = async () => {
    if (!current) return;
    await put(current, `</sheetData>${choicesXml(choices)}</worksheet>`);
    current.end();
    current = undefined;
  };
  return {
    async write(rows) {
      let text = '';
      for (const cells of rows) {
        if (row === MOST_ROWS) {
          if (current) await put(current, text);
          text = '';
          await end();
          row = 1;
        }
        current ??= await begin();
        row += 1;
        text += rowXml(row, cells, styleOf);
      }
      if (out.destroyed) throw new Error('the file cannot be written');
      if (current) await put(current, text);
    },
    async end() {
      current ??= await begin();
      await end();
    },
  };
}

async function put(stream: PassThrough, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

function choicesXml(choices: NonNullable<SheetMore['choices']>): string {
  if (choices.length === 0) return '';
  const each = choices.map(({ column, from }) => {
    const letter = letterOf(column);
    return (
      '<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" ' +
      `sqref="${letter}2:${letter}${MOST_ROWS}"><formula1>${xml(from)}</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`;
}

const HEAD_STYLE = 1;
const TEXT_STYLE = 2;
const GUARDED_STYLE = 3;
const WRONG_STYLE = 4;

/** Formats get their numbers as they are met. */
function createStyles(): { of: StyleOf; xml: () => string } {
  const formats: string[] = [];
  const known = new Map<string, number>();
  return {
    of(cell) {
      if (typeof cell === 'object' && 'wrong' in cell) return WRONG_STYLE;
      if (typeof cell === 'string') return guardText(cell) === cell ? TEXT_STYLE : GUARDED_STYLE;
      if (cell.z === 'General') return 0;
      const style = known.get(cell.z) ?? WRONG_STYLE + formats.push(cell.z);
      known.set(cell.z, style);
      return style;
    },
    xml: () => stylesXml(formats),
  };
}

function stylesXml(formats: readonly string[]): string {
  const first = 164;
  const codes = formats.map((code, at) => `<numFmt numFmtId="${first + at}" formatCode="${xml(code)}"/>`).join('');
  const xf = (id: number, more = '') => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`;
  const head =
    '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyNumberFormat="1"/>';
  const number = ' applyNumberFormat="1"';
  const xfs = [
    xf(0),
    head,
    xf(49, number),
    xf(49, `${number} quotePrefix="1"`),
    '<xf numFmtId="49" fontId="0" fillId="3" borderId="0" xfId="0" quotePrefix="1" applyFill="1" applyNumberFormat="1"/>',
    ...formats.map((_, at) => xf(first + at, number)),
  ];
  const font = (more: string) => `<font>${more}<sz val="10"/><name val="Microsoft YaHei"/></font>`;
  const fill = (type: string, more = '') => `<fill><patternFill patternType="${type}">${more}</patternFill></fill>`;
  return (
    `${XML}<styleSheet xmlns="${MAIN}">` +
    (codes === '' ? '' : `<numFmts count="${formats.length}">${codes}</numFmts>`) +
    `<fonts count="2">${font('')}${font('<b/>')}</fonts>` +
    `<fills count="4">${fill('none')}${fill('gray125')}${fill('solid', '<fgColor rgb="FFF5F7FA"/>')}` +
    `${fill('solid', '<fgColor rgb="FFFFC7CE"/>')}</fills>` +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

function sheetHead(columns: readonly CsvColumn[]): string {
  const widths = columns.map(
    (column, at) => `<col min="${at + 1}" max="${at + 1}" width="${columnWidth(column)}" customWidth="1"/>`,
  );
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
}

function aboutXml(about: About, styleOf: StyleOf): string {
  const rows = about.map(([label, text], at) => {
    const cells = [label, text === '' ? null : text];
    return rowXml(at + 1, cells, (cell) => (cell === label ? HEAD_STYLE : styleOf(cell)));
  });
  return (
    `${XML}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="16" customWidth="1"/>` +
    `<col min="2" max="2" width="90" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`
  );
}

const letters: string[] = [];

function letterOf(at: number): string {
  for (let next = letters.length; next <= at; next++)
    letters.push(
      next < 26 ? String.fromCharCode(65 + next) : letterOf(Math.floor(next / 26) - 1) + letterOf(next % 26),
    );
  return letters[at] ?? '';
}

function rowXml(row: number, cells: readonly Cell[], styleOf: StyleOf): string {
  let text = `<row r="${row}">`;
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (cell === null || cell === undefined) continue;
    const place = `<c r="${letterOf(at)}${row}" s="${styleOf(cell)}"`;
    if (typeof cell === 'object' && 'n' in cell) text += `${place}><v>${cell.n}</v></c>`;
    else text += `${place} t="inlineStr"><is><t xml:space="preserve">${xml(wordsOf(cell))}</t></is></c>`;
  }
  return `${text}</row>`;
}

const wordsOf = (cell: string | MarkedCell): string => (typeof cell === 'string' ? cell : cell.wrong);

const SPECIAL = /[&<>"\ufffe\uffff\p{Cs}]|(?![\t\n])\p{Cc}|_x[0-9a-fA-F]{4}_/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is written as spreadsheets write it. */
function xml(text: string): string {
  return text.replace(SPECIAL, (found) => {
    const entity = ENTITIES[found];
    if (entity !== undefined) return entity;
    if (found.length > 1) return `_x005F${found}`;
    return `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}

function packageParts(sheets: readonly NamedSheet[], styles: string): [string, string][] {
  const numbers = sheets.map((_, at) => at + 1);
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = (inner: string) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  const listed = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${xml(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}` +
        numbers.map((n) => type(`/xl/worksheets/sheet${n}.xml`, 'worksheet')).join('') +
        `${type('/xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="1"/></bookViews>` +
        `<sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        numbers.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)).join('') +
          relation(sheets.length + 1, 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
  ];
}
