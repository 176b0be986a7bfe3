import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { LineLink, LineTable } from './lineSheets.ts';
import type { Mapping } from './mapColumns.ts';
import type { LineError, LineReader } from './readLine.ts';

/** Where lines come from, for people: `订单.xlsx`, sheet `一月`. */
export interface Origin {
  file: string;
  sheet: string;
}

/** A mistake with its place. */
export interface LoadError extends LineError, Origin {
  /** Wire code of the sub-table the row is of. */
  table?: string;
}

/** A row with the place it stands at, and the fields that could not be read. */
export interface Waiting {
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
  /** It has lines of records. */
  lines?: { of: LineTable; link: LineLink };
}

/** A line of a record, and what it says of whose it is. */
export interface WaitingLine extends Waiting {
  lines: NonNullable<TableOpened['lines']>;
  owner: unknown;
  /** That its record cannot be found has been told. */
  told: boolean;
  /** It could not be read at all. */
  broken: boolean;
}

/** A record of a file with its lines: it is written with all of them, or not at all. */
export interface Unit {
  master?: Waiting;
  /** It is not in the file: its key, by which it is found. */
  named?: Record<string, unknown>;
  lines: WaitingLine[];
  /** Lines of it could not be read. */
  broken?: boolean;
}

/** Gives each line to the record it names; `key` is the field by which one that is not in the file may be found. */
export function joinLines(
  masters: readonly Unit[],
  waiting: readonly WaitingLine[],
  key: string | undefined,
): { units: Unit[]; errors: LoadError[] } {
  const units = [...masters];
  const errors: LoadError[] = [];
  const indexes = new Map<string, Map<string, Unit[]>>();
  const indexOf = (field: string): Map<string, Unit[]> => {
    const known = indexes.get(field);
    if (known) return known;
    const made = new Map<string, Unit[]>();
    for (const unit of masters) {
      const name = nameOf(unit.master?.row[field]);
      if (name !== undefined) made.set(name, [...(made.get(name) ?? []), unit]);
    }
    indexes.set(field, made);
    return made;
  };
  for (const line of waiting) {
    const { field, title } = line.lines.link;
    const name = nameOf(line.owner);
    const refuse = (reason: string): void => {
      const text = valueTypes[field.kind].toText(line.owner as never);
      const { origin, lines } = line.from;
      if (!line.told)
        errors.push({ ...origin, line: line.line, column: title, reason, text, table: lines?.of.code ?? '' });
    };
    const found = name === undefined ? [] : (indexOf(field.key).get(name) ?? []);
    const [unit] = found;
    const said = `${field.title}为“${valueTypes[field.kind].toText(line.owner as never).slice(0, 60)}”`;
    if (name === undefined) refuse(`${field.title}为空，不知道这一行属于哪条记录`);
    else if (found.length > 1) refuse(`文件里有 ${found.length} 条记录的${said}，不知道这一行属于哪一条`);
    else if (unit) take(unit, line);
    else if (key === field.key) {
      const made: Unit = { named: { [field.key]: line.owner }, lines: [] };
      take(made, line);
      units.push(made);
      indexOf(field.key).set(name, [made]);
    } else refuse(`文件里没有${said}的记录，这一行不知道属于谁`);
  }
  return { units, errors };
}

function take(unit: Unit, line: WaitingLine): void {
  unit.lines.push(line);
  if (line.broken) unit.broken = true;
}

const nameOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : JSON.stringify(value);
