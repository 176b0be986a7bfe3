import { SECRET_MASK } from '../../../engine/values/secret.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { LineCounts } from '../../records/transfer/importLines.ts';
import type { ImportMode, ImportResult } from '../../records/transfer/importRows.ts';
import type { RowError } from '../../records/transfer/RowError.ts';
import type { Mapping } from './mapColumns.ts';
import { lineReader } from './readLine.ts';
import type { TableLine } from './TableFile.ts';
import {
  joinLines,
  type LoadError,
  type Origin,
  type TableOpened,
  type Unit,
  type Waiting,
  type WaitingLine,
} from './units.ts';

/** What became of the rows of a sub-table. */
export interface LoadedLines extends LineCounts {
  /** Wire code of its model. */
  code: string;
  title: string;
  total: number;
}

/** What became of rows. */
export interface Loaded {
  total: number;
  /** Rows written, or with a dry run those that would be. */
  inserted: number;
  updated: number;
  /** Rows that say what is kept already. */
  same: number;
  /** Of the sub-tables whose rows came with them. */
  lines: readonly LoadedLines[];
  errors: LoadError[];
  /** Rows that are right and yet are not written, since another of their record is wrong. */
  followers: LoadError[];
}

/** Has rows judged, and written unless that is but asked for; `named`: those, from 1, that but name a record. */
export type SendRows = (
  rows: readonly Record<string, unknown>[],
  mode: ImportMode,
  named: ReadonlySet<number>,
) => Promise<ImportResult>;

export interface ReadingOptions {
  items: (dictCode: string) => readonly ValueItem[] | undefined;
  dateFormats?: readonly string[];
  /** What every row holds, whatever its line says. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The one field by which records that are kept may be found: lines may name one that is not in the file. */
  key?: string | undefined;
  /** How much may wait to be written at once; absent: as much as there is. */
  most?: Readonly<Record<'rows' | 'cells', number>>;
}

/** More waits to be written at once than is taken: nothing of it was. */
export class HeldError extends Error {
  override readonly name = 'HeldError';
}

/** Records of one transaction, with their lines, where each is for itself. */
const PART = 1_000;

/** The lines of tables on their way into a model, whoever sends them there. */
export class Loading implements Loaded {
  total = 0;
  inserted = 0;
  updated = 0;
  same = 0;
  readonly errors: LoadError[] = [];
  readonly followers: LoadError[] = [];
  /** All tables so far. */
  readonly tables: TableOpened[] = [];
  private units: Unit[] = [];
  private waiting: WaitingLine[] = [];
  private readonly counts = new Map<string, LoadedLines>();
  private cells = 0;

  constructor(
    private readonly sendRows: SendRows,
    private readonly options: ReadingOptions,
  ) {}

  /** Rows that were read and not sent yet. */
  get held(): number {
    return this.units.length;
  }

  get lines(): readonly LoadedLines[] {
    return [...this.counts.values()];
  }

  /** Lines from now on are of this table; `exact`: each has a cell for every column. */
  table(origin: Origin, mapping: Mapping, exact: boolean, lines?: TableOpened['lines']): void {
    const { items, dateFormats = [] } = this.options;
    // What names the record is read beside what the line holds.
    const columns = mapping.columns.map((column, place) =>
      place === lines?.link.place ? { title: column.title, field: { ...lines.link.field, key: OWNER } } : column,
    );
    const reader = lineReader(columns, items, { dateFormats, exact });
    this.tables.push({ origin, mapping, reader, ...(lines ? { lines } : {}) });
    if (!lines) return;
    const { code, table } = lines.of;
    const none = { code, title: table.title, total: 0, inserted: 0, updated: 0, same: 0 };
    this.counts.set(code, this.counts.get(code) ?? none);
  }

  read(line: TableLine): void {
    const from = this.tables.at(-1);
    if (!from) throw new Error('a line before its table');
    const count = from.lines && this.counts.get(from.lines.of.code);
    if (count) count.total++;
    else this.total++;
    this.hold(line.cells.length);
    const { row, errors } = from.reader(line);
    const table = from.lines && { table: from.lines.of.code };
    this.errors.push(...errors.map((error) => ({ ...from.origin, ...error, ...table })));
    const titles = new Set(errors.map(({ column }) => column));
    // A line of another length is no row at all.
    const broken = titles.has('');
    if (broken && !from.lines) return;
    const unread = from.mapping.columns.flatMap(({ title, field }) => (field && titles.has(title) ? [field.key] : []));
    const waiting = { from, line: line.line, row, unread: new Set(unread) };
    if (!from.lines) {
      this.units.push({ master: { ...waiting, row: { ...row, ...this.options.fixed } }, lines: [] });
      return;
    }
    const readable = { ...line, cells: line.cells.slice(0, from.mapping.columns.length) };
    const { [OWNER]: owner, ...own } = broken ? from.reader(readable).row : row;
    const told = broken || titles.has(from.lines.link.title);
    this.waiting.push({ ...waiting, row: own, lines: from.lines, owner, told, broken });
  }

  private hold(cells: number): void {
    const { rows, cells: most } = this.options.most ?? { rows: Infinity, cells: Infinity };
    this.cells += cells;
    if (this.units.length + this.waiting.length >= rows)
      throw new HeldError(`要一起写入的超过 ${rows} 行（主表与明细合计），请拆成几次导入`);
    if (this.cells > most) throw new HeldError(`要一起写入的超过 ${most} 个单元格，请拆成几次导入`);
  }

  /**
   * Sends what was read. What could not be read is no reason to keep quiet about the rest of its row: that is looked at
   * as well. One mistake is enough to write nothing of `all`, but all of them are worth knowing.
   */
  async send(mode: ImportMode): Promise<void> {
    const { units, errors } = joinLines(this.units, this.waiting, this.options.key);
    this.errors.push(...errors);
    [this.units, this.waiting, this.cells] = [[], [], 0];
    const wrong = this.errors.length > 0;
    const sound = (unit: Unit): boolean => rowsOf(unit).every(({ unread }) => unread.size === 0) && !unit.broken;
    const right = units.filter(sound);
    const parts = mode === 'good' ? partsOf(right) : [right];
    for (const part of parts) {
      const done = await this.sendPart(part, mode === 'all' && wrong ? 'check' : mode);
      if (mode !== 'all' || this.errors.length === 0) this.count(done);
    }
    const others = units.filter((unit) => !sound(unit));
    for (const part of mode === 'good' ? partsOf(others) : [others]) await this.sendPart(part, 'check');
  }

  private count(done: ImportResult): void {
    this.inserted += done.inserted;
    this.updated += done.updated;
    this.same += done.same;
    for (const [code, { inserted, updated, same }] of Object.entries(done.lines ?? {})) {
      const count = this.counts.get(code);
      if (!count) continue;
      count.inserted += inserted;
      count.updated += updated;
      count.same += same;
    }
  }

  private async sendPart(units: readonly Unit[], mode: ImportMode): Promise<ImportResult> {
    if (units.length === 0) return { inserted: 0, updated: 0, same: 0, errors: [] };
    const sent = new Sent(units);
    const result = await this.sendRows(units.map(rowOf), mode, sent.named);
    const wrong = new Set<Waiting>();
    for (const error of result.errors) {
      const waiting = sent.at(error);
      if (!waiting) continue;
      wrong.add(waiting);
      if (!waiting.unread.has(error.key)) this.errors.push(located(error, waiting, sent));
    }
    for (const unit of units) this.followers.push(...followersOf(unit, wrong));
    return result;
  }
}

function partsOf(units: readonly Unit[]): (readonly Unit[])[] {
  const parts: (readonly Unit[])[] = [];
  for (let start = 0; start < units.length; start += PART) parts.push(units.slice(start, start + PART));
  return parts;
}

/** Under which the value that names the record is read. */
const OWNER = '$owner';

const rowsOf = ({ master, lines }: Unit): Waiting[] => [...(master ? [master] : []), ...lines];

/** A record with its lines, as it is sent. */
function rowOf({ master, named, lines }: Unit): Record<string, unknown> {
  const row: Record<string, unknown> = { ...(master?.row ?? named) };
  for (const line of lines) {
    const { code } = line.lines.of;
    const known = row[code];
    const rows: unknown[] = Array.isArray(known) ? known : [];
    if (!line.broken) rows.push(line.row);
    row[code] = rows;
  }
  return row;
}

/** What was sent, for errors to find the places they are about. */
class Sent {
  readonly named: ReadonlySet<number>;
  private readonly lines = new Map<string, WaitingLine[]>();

  constructor(private readonly units: readonly Unit[]) {
    this.named = new Set(units.flatMap(({ named }, index) => (named ? [index + 1] : [])));
    for (const line of units.flatMap((unit) => unit.lines)) {
      const { code } = line.lines.of;
      const known = this.lines.get(code) ?? [];
      if (!line.broken) known.push(line);
      this.lines.set(code, known);
    }
  }

  at({ row, line }: Pick<RowError, 'row' | 'line'>): Waiting | undefined {
    if (line) return this.lines.get(line.table)?.[line.at - 1];
    const unit = this.units[row - 1];
    return unit?.master ?? unit?.lines[0];
  }
}

/** Rows of what was sent mean nothing to who wrote the file: its lines do. */
function located({ line, key, message, repeats }: RowError, waiting: Waiting, sent: Sent): LoadError {
  const { from, row } = waiting;
  const column = from.mapping.columns.find(({ field }) => field?.key === key);
  const title = line === undefined && from.lines ? from.lines.link.title : (column?.title ?? key);
  const value = row[key];
  const shown = value === null || value === undefined ? '' : String(value);
  // What is told is kept with the task.
  const text = shown !== '' && column?.field?.kind === 'secret' ? SECRET_MASK : shown;
  const other =
    repeats === undefined ? undefined : sent.at({ row: repeats, ...(line && { line: { ...line, at: repeats } }) });
  const where = other && `${sameTable(other.from, from) ? '' : placeOf(other.from)}第 ${other.line} 行`;
  const reason = where === undefined ? message : message.replace(`第 ${repeats} 行`, where);
  return { ...placed(waiting), column: title, reason, text };
}

const placed = ({ from, line }: Waiting): Pick<LoadError, 'file' | 'sheet' | 'line' | 'table'> => {
  return { ...from.origin, line, ...(from.lines ? { table: from.lines.of.code } : {}) };
};

/** A record comes with all of its lines or not at all. */
function followersOf(unit: Unit, wrong: ReadonlySet<Waiting>): LoadError[] {
  const rows = rowsOf(unit);
  const isWrong = (row: Waiting): boolean => wrong.has(row) || row.unread.size > 0 || ('broken' in row && !!row.broken);
  const first = rows.find(isWrong);
  if (unit.lines.length === 0 || (!first && !unit.broken)) return [];
  const where = first ? `${first.from.lines?.of.table.title ?? '主记录'}第 ${first.line} 行` : '另一行';
  const reason = `同一条记录的${where}有错误，这一行没有导入`;
  return rows.flatMap((row) => (isWrong(row) ? [] : [{ ...placed(row), column: '', reason, text: '' }]));
}

const sameTable = (one: TableOpened, other: TableOpened): boolean => one.origin === other.origin;

const placeOf = ({ origin: { file, sheet } }: TableOpened): string => `${[file, sheet].filter(Boolean).join(' ')} `;
