import { StringDecoder } from 'node:string_decoder';
import { SSF } from '@e965/xlsx';
import { SaxesParser } from 'saxes';
import { lookOf, type NumberLook, numberText } from './cellText.ts';
import { LINES_AT_ONCE, TableError, type TableLimits, type TableLine, type TablePart } from './TableFile.ts';
import { type ZipEntries, zipEntries } from './zipEntries.ts';

interface Workbook {
  /** Visible sheets in their order, with the parts they stand in. */
  sheets: readonly { name: string; part: string }[];
  looks: readonly NumberLook[];
  shared: readonly string[];
  date1904: boolean;
}

/** The lines of every visible sheet of an .xlsx, as its XML comes. `head`: so many of each. Throws TableError. */
export async function* readXlsx(
  path: string,
  limits: TableLimits,
  head = Number.POSITIVE_INFINITY,
): AsyncGenerator<TablePart> {
  const zip = await zipEntries(path, limits.unpacked);
  const book = await readBook(zip, limits.cells);
  for (const { name, part } of book.sheets) {
    const lines: TableLine[] = [];
    let seen = 0;
    const take = (line: TableLine): void => {
      if (seen++ < head) lines.push(line);
    };
    yield { sheet: name, lines: [] };
    for await (const parser of parsing(zip, part, sheetParser(book, take))) {
      void parser;
      if (lines.length >= LINES_AT_ONCE) yield { sheet: name, lines: lines.splice(0) };
      if (seen >= head) break;
    }
    if (lines.length > 0) yield { sheet: name, lines };
  }
}

async function readBook(zip: ZipEntries, mostTexts: number): Promise<Workbook> {
  if (!zip.names.has('xl/workbook.xml')) throw new TableError('文件不是 Excel 工作簿');
  const targets = new Map<string, string>();
  await parse(zip, 'xl/_rels/workbook.xml.rels', (parser) => {
    parser.on('opentag', ({ attributes }) => {
      const { Id, Target } = attributes as Record<string, string>;
      if (Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    });
  });
  const sheets: { name: string; part: string }[] = [];
  let date1904 = false;
  await parse(zip, 'xl/workbook.xml', (parser) => {
    parser.on('opentag', ({ name, attributes }) => {
      const given = attributes as Record<string, string>;
      if (local(name) === 'workbookPr') date1904 = given.date1904 === '1' || given.date1904 === 'true';
      const part = targets.get(given['r:id'] ?? '');
      const shown = given.state === undefined || given.state === 'visible';
      if (local(name) === 'sheet' && part !== undefined && shown) sheets.push({ name: given.name ?? '', part });
    });
  });
  const looks = zip.names.has('xl/styles.xml') ? await readLooks(zip) : [];
  const shared = zip.names.has('xl/sharedStrings.xml') ? await readShared(zip, mostTexts) : [];
  return { sheets, looks, shared, date1904 };
}

/** Formats every spreadsheet knows by number; those of East Asia are no part of the library's table. */
const ASIAN_DATES: ReadonlySet<number> = new Set([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);
const ASIAN_TIMES: ReadonlySet<number> = new Set([32, 33, 34, 35, 55, 56]);

async function readLooks(zip: ZipEntries): Promise<NumberLook[]> {
  const formats = new Map<number, string>();
  const looks: NumberLook[] = [];
  let within = '';
  const known = SSF.get_table() as Readonly<Record<number, string>>;
  await parse(zip, 'xl/styles.xml', (parser) => {
    parser.on('opentag', ({ name, attributes }) => {
      const { numFmtId, formatCode } = attributes as Record<string, string>;
      const id = Number(numFmtId ?? 0);
      if (local(name) === 'cellXfs') within = 'cellXfs';
      if (local(name) === 'numFmt' && formatCode !== undefined) formats.set(id, formatCode);
      if (local(name) !== 'xf' || within !== 'cellXfs') return;
      const own = formats.get(id);
      if (own === undefined && ASIAN_DATES.has(id)) looks.push('date');
      else if (own === undefined && ASIAN_TIMES.has(id)) looks.push('time');
      else looks.push(lookOf(own ?? known[id]));
    });
    parser.on('closetag', ({ name }) => {
      if (local(name) === 'cellXfs') within = '';
    });
  });
  return looks;
}

async function readShared(zip: ZipEntries, most: number): Promise<string[]> {
  const texts: string[] = [];
  const runs = createRuns();
  await parse(zip, 'xl/sharedStrings.xml', (parser) => {
    parser.on('opentag', ({ name }) => runs.open(local(name)));
    parser.on('text', runs.take);
    parser.on('cdata', runs.take);
    parser.on('closetag', ({ name }) => {
      runs.close(local(name));
      if (local(name) === 'si' && texts.push(runs.text()) > most)
        throw new TableError('文件中的文字过多，请拆分后分次导入');
    });
  });
  return texts;
}

/** Gathers what stands in `t`; readings of Japanese words (`rPh`) are no part of a text. */
function createRuns() {
  let [text, inText, inReading] = ['', false, false];
  const set = (tag: string, open: boolean): void => {
    if (tag === 'rPh') inReading = open;
    if (tag === 't') inText = open;
  };
  return {
    open: (tag: string) => set(tag, true),
    close: (tag: string) => set(tag, false),
    take: (piece: string): void => {
      if (inText && !inReading) text += piece;
    },
    /** What was gathered since it was last asked for. */
    text: (): string => {
      const gathered = unescaped(text);
      text = '';
      return gathered;
    },
  };
}

type Parser = SaxesParser<{ xmlns: false }>;

/** The cell that is being read. */
interface OpenCell {
  place: number;
  type: string;
  style: number;
  value: string;
  formula: boolean;
}

function sheetParser(book: Workbook, take: (line: TableLine) => void): (parser: Parser) => void {
  return (parser) => {
    const runs = createRuns();
    let [line, place] = [0, -1];
    let cells: string[] = [];
    let faults: [number, string][] = [];
    let cell: OpenCell | undefined;
    let inValue = false;
    const hear = (piece: string): void => {
      if (inValue && cell) cell.value += piece;
      else runs.take(piece);
    };
    parser.on('text', hear);
    parser.on('cdata', hear);
    parser.on('opentag', ({ name, attributes }) => {
      const given = attributes as Record<string, string>;
      const tag = local(name);
      runs.open(tag);
      if (tag === 'row') {
        line = given.r === undefined ? line + 1 : Number(given.r);
        [cells, faults, place] = [[], [], -1];
      } else if (tag === 'c') {
        place = given.r === undefined ? place + 1 : placeOf(given.r);
        cell = { place, type: given.t ?? 'n', style: Number(given.s ?? 0), value: '', formula: false };
      } else if (tag === 'f' && cell) cell.formula = true;
      else if (tag === 'v') inValue = true;
    });
    parser.on('closetag', ({ name }) => {
      const tag = local(name);
      runs.close(tag);
      if (tag === 'v') inValue = false;
      else if (tag === 'c' && cell) {
        const read = cellOf(cell, runs.text(), book);
        while (cells.length < cell.place) cells.push('');
        cells[cell.place] = read.text;
        if (read.fault !== undefined) faults.push([cell.place, read.fault]);
        cell = undefined;
      } else if (tag === 'row' && (cells.some((text) => text !== '') || faults.length > 0))
        take({ line, cells, ...(faults.length > 0 ? { faults } : {}) });
    });
  };
}

function cellOf(
  { type, style, value, formula }: OpenCell,
  inline: string,
  { looks, shared, date1904 }: Workbook,
): { text: string; fault?: string } {
  if (type === 'inlineStr') return { text: inline };
  if (type === 's') return { text: shared[Number(value)] ?? '' };
  if (type === 'e') return { text: value, fault: `单元格是错误值 ${value}` };
  if (value === '')
    return formula ? { text: '', fault: '公式没有计算结果，请用 Excel 打开并保存后再导入' } : { text: '' };
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return { text: value.replace('T', ' ').replace(/(?:\.\d+)?Z?$/, '') };
  if (type === 'str') return { text: unescaped(value) };
  const number = Number(value);
  return { text: Number.isFinite(number) ? numberText(number, looks[style] ?? 'number', date1904) : value };
}

const MOST_PLACE = 16_384;

/** `C7` is the third: 2. */
function placeOf(name: string): number {
  let place = 0;
  for (const letter of name.match(/^[A-Z]{1,3}/)?.[0] ?? '') place = place * 26 + letter.charCodeAt(0) - 64;
  if (place < 1 || place > MOST_PLACE) throw new TableError('文件已损坏：单元格没有位置');
  return place - 1;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What XML cannot hold stands as spreadsheets write it. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

async function parse(zip: ZipEntries, part: string, listen: (parser: Parser) => void): Promise<void> {
  for await (const parser of parsing(zip, part, listen)) void parser;
}

/** Gives the parser the part, chunk by chunk. A document type is refused: it is where entities are declared. */
async function* parsing(zip: ZipEntries, part: string, listen: (parser: Parser) => void): AsyncGenerator<Parser> {
  const parser: Parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    throw new TableError('文件已损坏：内容不是正确的 XML');
  });
  parser.on('doctype', () => {
    throw new TableError('文件含有不允许的内容（DOCTYPE）');
  });
  listen(parser);
  const decoder = new StringDecoder('utf8');
  for await (const chunk of zip.read(part)) {
    parser.write(decoder.write(chunk));
    yield parser;
  }
  parser.write(decoder.end()).close();
  yield parser;
}
