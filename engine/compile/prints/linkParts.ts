import type {
  PrintColumn as ColumnEntry,
  PrintField as FieldEntry,
  PrintPart as PartEntry,
  PrintBarcode,
  PrintFields,
  PrintImage,
  PrintTable,
  PrintRow as RowEntry,
} from '../../../schemas/generated/types.ts';
import type { PrintCell, PrintColumn, PrintPart, PrintRows } from '../../plan/print.ts';
import type { ProblemCode } from '../../problems.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import { tellTwins } from '../checks/twins.ts';
import type { Path } from '../places.ts';
import { wrongIn } from './checkSymbology.ts';
import type { PrintScope, PrintTell } from './PrintScope.ts';
import { asField } from './slips.ts';

interface PartsWorld extends PrintTell {
  scope: PrintScope;
  scopeOf(rows: PrintRows): PrintScope;
  /** The rows of a table; undefined after reporting that there are none such. */
  rowsAt(table: string | undefined, path: Path): PrintRows | undefined;
  /** Of the narrowest paper without its margins, mm. */
  width: number;
  fontSize: number;
}

const IS_2D: ReadonlySet<string> = new Set(['qrcode', 'datamatrix']);

/** Links what stands on a paper, part by part. */
export class PrintParts {
  constructor(private readonly world: PartsWorld) {}

  all(parts: readonly PartEntry[], path: Path): PrintPart[] {
    return parts.flatMap((part, index) => this.part(part, [...path, index]) ?? []);
  }

  private part(part: PartEntry, path: Path): PrintPart | undefined {
    const { scope, fontSize } = this.world;
    switch (part.type) {
      case 'heading': {
        const { text, size = fontSize * 1.8, align = 'left' } = part;
        return { type: 'text', text: scope.text(text, [...path, 'text']), size, align, bold: true };
      }
      case 'text': {
        const { text, size = fontSize, align = 'left', bold = false, lines } = part;
        const said = scope.text(text, [...path, 'text']);
        return { type: 'text', text: said, size, align, bold, ...(lines === undefined ? {} : { lines }) };
      }
      case 'fields':
        return this.fields(part, path);
      case 'table':
        return this.table(part, path);
      case 'barcode':
        return this.barcode(part, path);
      case 'image':
        return this.image(part, path);
      case 'row':
        return this.row(part, path);
      default:
        return part;
    }
  }

  private fields({ columns = 2, fields }: PrintFields, path: Path): PrintPart {
    // Objects after normalizing.
    const cells = (fields as FieldEntry[]).flatMap(
      (entry, index) => this.entry(this.world.scope, entry, [...path, 'fields', index]) ?? [],
    );
    return { type: 'fields', columns, cells };
  }

  private entry(scope: PrintScope, { key, title }: FieldEntry, path: Path): PrintCell | undefined {
    const cell = scope.cell(key, [...path, 'key']);
    return cell === undefined || title === undefined ? cell : { ...cell, title };
  }

  private table(part: PrintTable, path: Path): PrintPart | undefined {
    const { numbered = false, totals = [], size = this.world.fontSize } = part;
    const rows = this.world.rowsAt(part.table, part.table === undefined ? path : [...path, 'table']);
    if (rows === undefined) return undefined;
    const scope = this.world.scopeOf(rows);
    const entries = part.columns as ColumnEntry[];
    tellTwins(entries, [...path, 'columns'], this.world.document, this.world.linker.report);
    const columns = entries.map((entry, index): PrintColumn | undefined => {
      const cell = this.entry(scope, entry, [...path, 'columns', index]);
      if (cell === undefined) return undefined;
      const { width, align = cell.column.kind === 'number' ? 'right' : 'left' } = entry;
      return { cell, align, ...(width === undefined ? {} : { width }) };
    });
    const wide = entries.reduce((sum, { width = 4 }) => sum + width, 0);
    if (wide > this.world.width) this.room(`各列至少要 ${wide} 毫米宽`, String(wide), [...path, 'columns']);
    const places = new Map(entries.map(({ key }, index) => [key, index]));
    const summed = totals.flatMap((key, index) => {
      const at = [...path, 'totals', index];
      const place = this.world.linker.reference(this.world.document, '列', key, places, at);
      const cell = place === undefined ? undefined : columns[place]?.cell;
      if (cell !== undefined) scope.demand(cell, ['number'], '合计的', at);
      return place ?? [];
    });
    const known = columns.flatMap((each) => each ?? []);
    return { type: 'table', rows, columns: known, totals: summed, numbered, size };
  }

  private barcode(part: PrintBarcode, path: Path): PrintPart {
    const { symbology, value, width, text = true, align = 'left' } = part;
    const flat = IS_2D.has(symbology);
    const height = part.height ?? (flat ? 20 : 12);
    const inside = this.world.scope.text(value, [...path, 'value']);
    if (this.world.scope.has(value)) this.report('print-word', asField(value), [...path, 'value']);
    const wrong = wrongIn(symbology, inside, (cell) => this.world.scope.field(cell));
    if (wrong !== undefined) this.report('print-symbology', wrong, [...path, 'value']);
    const wide = width ?? (flat ? height : 0);
    if (wide > this.world.width) this.room(`条码宽 ${wide} 毫米`, String(wide), path);
    const room = width ?? (flat ? height : undefined);
    return {
      type: 'barcode',
      symbology,
      value: inside,
      height,
      align,
      text: text && !flat,
      ...(room === undefined ? {} : { width: room }),
    };
  }

  private image({ field, height = 30, width = height, count = 1, align = 'left' }: PrintImage, path: Path) {
    const cell = this.world.scope.cell(field, [...path, 'field']);
    if (cell === undefined) return undefined;
    this.world.scope.demand(cell, ['files'], '图片的', [...path, 'field']);
    if (width > this.world.width) this.room(`图片宽 ${width} 毫米`, String(width), path);
    return { type: 'image', cell, height, width, count, align } as const;
  }

  private row({ parts, widths }: RowEntry, path: Path): PrintPart {
    const wrong = parts.findIndex(({ type }) => type === 'row' || type === 'table');
    if (wrong >= 0) {
      const sentence = sentences['print-row'](
        `里面又有 ${parts[wrong]?.type}`,
        '标题、文字、字段、条码、图片',
        '请把它移到外面',
      );
      this.report('print-row', sentence, [...path, 'parts', wrong, 'type']);
    }
    if (widths !== undefined && widths.length !== parts.length) {
      const sentence = sentences['print-row'](
        `${parts.length} 块却有 ${widths.length} 个宽`,
        `${parts.length} 个宽`,
        '请让 widths 与 parts 一样多，或删去 widths',
      );
      this.report('print-row', sentence, [...path, 'widths']);
    }
    const shares = widths ?? parts.map(() => 1);
    return { type: 'row', widths: shares, parts: this.all(parts, [...path, 'parts']) };
  }

  private room(what: string, found: string, path: Path): void {
    const expected = `不超过 ${Math.round(this.world.width * 10) / 10} 毫米`;
    this.report('print-room', sentences['print-room'](what, found, expected), path);
  }

  private report(code: ProblemCode, sentence: Sentence, path: Path): void {
    this.world.linker.report(this.world.document, code, sentence, path);
  }
}
