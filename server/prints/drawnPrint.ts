import type { PrintCell, PrintPart, PrintText } from '../../engine/plan/print.ts';
import type { Row } from '../db/Database.ts';
import { BusinessError } from '../http/errors.ts';
import type { PageText, PaperPart, PaperTable, PrintDocument } from '../papers/print/PrintPaper.ts';
import { nameOf } from '../records/changeSets/readSets.ts';
import type { OpenPrint } from './openPrint.ts';
import type { PrintTexts } from './printTexts.ts';

/** Words that stand for no value of a record. */
export interface PrintWords {
  date: string;
  datetime: string;
  user: string;
}

/** Where a document's values are: a row, its record, and the records printed with that. */
interface Place {
  row: Row;
  main: Row;
  group: readonly Row[];
}

/** A document, and the record it is of. */
export interface DrawnDocument extends PrintDocument {
  of: { id: string; name: string };
}

type Table = Extract<PrintPart, { type: 'table' }>;

/** The documents with all their texts. */
export class DrawnPrint {
  constructor(
    private readonly open: OpenPrint,
    private readonly texts: PrintTexts,
    private readonly words: PrintWords,
    private readonly pictures: (value: unknown, most: number) => Promise<Uint8Array[]>,
  ) {}

  /** Each with what it is of. Throws BusinessError where nothing would be printed. */
  async documents(): Promise<DrawnDocument[]> {
    const { print } = this.open;
    const made: DrawnDocument[] = [];
    for (const place of this.places()) {
      const copies = print.copies === undefined ? 1 : Math.floor(Number(this.value(print.copies, place)) || 0);
      if (copies < 1) continue;
      made.push({ copies, parts: await this.parts(print.parts, place), of: this.named(place) });
    }
    if (made.length === 0)
      throw new BusinessError(
        print.copies === undefined ? '没有可以打印的行' : `没有可以打印的：${print.copies.title}都不到 1`,
      );
    return made;
  }

  private named({ row, main }: Place): DrawnDocument['of'] {
    const { records, print, subTables } = this.open;
    const table = print.each?.table;
    const lines = table === undefined ? undefined : subTables.get(table)?.records;
    const name = nameOf(records.shape, main);
    return { id: String(main.id), name: lines ? `${name} ${nameOf(lines.shape, row)}` : name };
  }

  /** At the foot of every page: what it says of a record is of the first. */
  footer(): PageText | undefined {
    const [place] = this.places();
    const { footer } = this.open.print;
    if (footer === undefined || place === undefined) return undefined;
    return footer.map((piece) => {
      if (typeof piece !== 'string' && 'word' in piece && (piece.word === 'page' || piece.word === 'pages'))
        return { page: piece.word };
      return this.text([piece], place);
    });
  }

  private places(): Place[] {
    const { each } = this.open.print;
    return this.open.documents.flatMap(({ record, group }) => {
      if (each === undefined) return [{ row: record, main: record, group }];
      const rows = each.table === undefined ? group : this.rows(each.table, record);
      return rows.map((row) => ({ row, main: each.table === undefined ? row : record, group }));
    });
  }

  private rows(table: string, { id }: Row): readonly Row[] {
    return this.open.subTables.get(table)?.of(String(id)) ?? [];
  }

  private value({ of, key }: PrintCell, { row, main }: Pick<Place, 'row' | 'main'>): unknown {
    const from = of === '' ? row : of === 'main' ? main : this.open.lookups.get(of)?.find(row, main);
    return from?.[key];
  }

  private cell(cell: PrintCell, place: Pick<Place, 'row' | 'main'>): string {
    return this.texts.textOf(cell, this.value(cell, place));
  }

  private text(text: PrintText, place: Place): string {
    return text
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        if ('cell' in piece) return this.cell(piece.cell, place);
        return piece.word === 'page' || piece.word === 'pages' ? '' : this.words[piece.word];
      })
      .join('');
  }

  /** A code holds values as they are kept: a reader looks them up. */
  private code(text: PrintText, place: Place): string {
    const parts = text.map((piece) => {
      if (typeof piece === 'string' || 'word' in piece) return this.text([piece], place);
      const value = this.value(piece.cell, place);
      return value === null || value === undefined ? '' : String(value);
    });
    // Nothing but what is the same on every paper is no content.
    const named = text.some((piece) => typeof piece !== 'string' && 'cell' in piece);
    const found = text.some((piece, at) => typeof piece !== 'string' && 'cell' in piece && parts[at] !== '');
    return named && !found ? '' : parts.join('');
  }

  private async parts(parts: readonly PrintPart[], place: Place): Promise<PaperPart[]> {
    const made: PaperPart[] = [];
    for (const part of parts) made.push(await this.part(part, place));
    return made;
  }

  private async part(part: PrintPart, place: Place): Promise<PaperPart> {
    switch (part.type) {
      case 'text':
        return { ...part, text: this.text(part.text, place) };
      case 'fields': {
        const fields = part.cells.map((cell) => ({ title: cell.title, text: this.cell(cell, place) }));
        return { type: 'fields', columns: part.columns, fields };
      }
      case 'table':
        return this.table(part, place);
      case 'barcode':
        return { ...part, value: this.code(part.value, place) };
      case 'image': {
        const { cell, count, ...looks } = part;
        return { ...looks, type: 'images', images: await this.pictures(this.value(cell, place), count) };
      }
      case 'row':
        return { ...part, parts: await this.parts(part.parts, place) };
      default:
        return part;
    }
  }

  private table({ rows: from, columns, totals, numbered, size }: Table, { main, group }: Place): PaperTable {
    const found = from.table === undefined ? group : this.rows(from.table, main);
    const at = (row: Row) => ({ row, main: from.table === undefined ? row : main });
    const number = { title: '序号', align: 'center', width: 11 } as const;
    const rows = found.map((row, index) => [
      ...(numbered ? [String(index + 1)] : []),
      ...columns.map(({ cell }) => this.cell(cell, at(row))),
    ]);
    const summed = columns.map(({ cell }, index) => {
      if (!totals.includes(index)) return '';
      const numbers = found.flatMap((row) => numberIn(this.value(cell, at(row))) ?? []);
      // Nothing is not zero: what somebody may not see has no sum.
      if (numbers.length === 0) return '';
      const sum = numbers.reduce((all, each) => all + each, 0);
      // Fifteen digits are what a number carries; the rest is dust of binary fractions.
      return this.texts.textOf(cell, Number(sum.toPrecision(15)));
    });
    return {
      type: 'table',
      columns: [
        ...(numbered ? [number] : []),
        ...columns.map(({ cell, align, width }) => ({
          title: cell.title,
          align,
          ...(width === undefined ? {} : { width }),
        })),
      ],
      rows,
      ...(totals.length === 0 ? {} : { totals: labelled([...(numbered ? [''] : []), ...summed]) }),
      size,
    };
  }
}

/** `合计` stands in the first column that has no sum. */
function labelled(texts: string[]): string[] {
  const at = texts.indexOf('');
  return texts.map((text, index) => (index === at ? '合计' : text));
}

function numberIn(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
