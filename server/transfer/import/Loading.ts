import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { ImportMode, ImportResult } from '../../records/transfer/importRows.ts';
import type { RowError } from '../../records/transfer/RowError.ts';
import type { Mapping } from './mapColumns.ts';
import { type LineError, type LineReader, lineReader } from './readLine.ts';
import type { TableLine } from './TableFile.ts';

/** Where lines come from, for people: `订单.xlsx`, sheet `一月`. */
export interface Origin {
  file: string;
  sheet: string;
}

/** A mistake with its place. */
export interface LoadError extends LineError, Origin {}

/** What became of rows. */
export interface Loaded {
  total: number;
  /** Rows written, or with a dry run those that would be. */
  inserted: number;
  updated: number;
  /** Rows that say what is kept already. */
  same: number;
  errors: LoadError[];
}

/** Has rows judged, and written unless that is but asked for. */
export type SendRows = (rows: readonly Record<string, unknown>[], mode: ImportMode) => Promise<ImportResult>;

/** A row with the place it stands at, and the fields that could not be read. */
interface Waiting {
  from: TableOpened;
  line: number;
  row: Record<string, unknown>;
  unread: ReadonlySet<string>;
}

/** A table that was opened, for its wrong lines to be found again. */
export interface TableOpened {
  origin: Origin;
  mapping: Mapping;
  reader: LineReader;
}

export interface ReadingOptions {
  items: (dictCode: string) => readonly ValueItem[] | undefined;
  dateFormats?: readonly string[];
  /** What every row holds, whatever its line says. */
  fixed?: Readonly<Record<string, unknown>>;
}

/** The lines of tables on their way into a model, whoever sends them there. */
export class Loading implements Loaded {
  total = 0;
  inserted = 0;
  updated = 0;
  same = 0;
  errors: LoadError[] = [];
  /** All tables so far. */
  readonly tables: TableOpened[] = [];
  private waiting: Waiting[] = [];

  constructor(
    private readonly sendRows: SendRows,
    private readonly options: ReadingOptions,
  ) {}

  /** Rows that were read and not sent yet. */
  get held(): number {
    return this.waiting.length;
  }

  /** Lines from now on are of this table; `exact`: each has a cell for every column. */
  table(origin: Origin, mapping: Mapping, exact: boolean): void {
    const { items, dateFormats = [] } = this.options;
    this.tables.push({ origin, mapping, reader: lineReader(mapping.columns, items, { dateFormats, exact }) });
  }

  read(line: TableLine): void {
    const from = this.tables.at(-1);
    if (!from) throw new Error('a line before its table');
    this.total++;
    const { row, errors } = from.reader(line);
    this.errors.push(...errors.map((error) => ({ ...from.origin, ...error })));
    // A line of another length is no row at all.
    if (errors.some(({ column }) => column === '')) return;
    const titles = new Set(errors.map(({ column }) => column));
    const unread = from.mapping.columns.flatMap(({ title, field }) => (field && titles.has(title) ? [field.key] : []));
    this.waiting.push({ from, line: line.line, row: { ...row, ...this.options.fixed }, unread: new Set(unread) });
  }

  /**
   * Sends what was read. What could not be read is no reason to keep quiet about the rest of its row: that is looked at
   * as well. One mistake is enough to write nothing of `all`, but all of them are worth knowing.
   */
  async send(mode: ImportMode): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    const wrong = this.errors.length > 0;
    const done = await this.sendPart(
      sent.filter(({ unread }) => unread.size === 0),
      mode === 'all' && wrong ? 'check' : mode,
    );
    await this.sendPart(
      sent.filter(({ unread }) => unread.size > 0),
      'check',
    );
    if (mode === 'all' && this.errors.length > 0) return;
    this.inserted += done.inserted;
    this.updated += done.updated;
    this.same += done.same;
  }

  private async sendPart(sent: readonly Waiting[], mode: ImportMode): Promise<ImportResult> {
    if (sent.length === 0) return { inserted: 0, updated: 0, same: 0, errors: [] };
    const result = await this.sendRows(
      sent.map(({ row }) => row),
      mode,
    );
    for (const error of result.errors) {
      const waiting = sent[error.row - 1];
      if (waiting && !waiting.unread.has(error.key)) this.errors.push(located(error, waiting, sent));
    }
    return result;
  }
}

/** Rows of what was sent mean nothing to who wrote the file: its lines do. */
function located({ key, message, repeats }: RowError, waiting: Waiting, sent: readonly Waiting[]): LoadError {
  const { from, line, row } = waiting;
  const title = from.mapping.columns.find(({ field }) => field?.key === key)?.title ?? key;
  const value = row[key];
  const text = value === null || value === undefined ? '' : String(value);
  const other = repeats === undefined ? undefined : sent[repeats - 1];
  const where = other && `${sameTable(other.from, from) ? '' : placeOf(other.from)}第 ${other.line} 行`;
  const reason = where === undefined ? message : message.replace(`第 ${repeats} 行`, where);
  return { ...from.origin, line, column: title, reason, text };
}

const sameTable = (one: TableOpened, other: TableOpened): boolean => one.origin === other.origin;

const placeOf = ({ origin: { file, sheet } }: TableOpened): string => `${[file, sheet].filter(Boolean).join(' ')} `;
