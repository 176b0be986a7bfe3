import type { Field } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Session } from '../../db/Database.ts';
import { MOST_SUB_ROWS } from '../limits.ts';
import type { Records, StoredRow } from '../Records.ts';
import { uniqueKey } from '../uniqueGroups.ts';
import { readBody } from '../write/input.ts';
import { asKept, type Lines, linesIn } from '../write/lines.ts';
import { childRows } from '../write/tenantRows.ts';
import { hooksOf, type ImportTarget, type LinesTarget } from './ImportTarget.ts';
import { changeRows, type GivenRow, NOTHING_CHANGED, type RowChange } from './matchRows.ts';
import { type Prepared, prepare, withoutNames } from './prepareRows.ts';
import type { RowError } from './RowError.ts';
import { writePrepared } from './writePrepared.ts';

/** How many lines of a table were written; with a check those that would be. */
export interface LineCounts {
  inserted: number;
  updated: number;
  same: number;
}

/** A line by its place among all of its table, as a new one and as it was given. */
interface Line extends Prepared {
  /** Place of its record among the given rows. */
  master: number;
  given: GivenRow;
}

/** The lines of one table, by the ids of their records. */
export interface TableLines {
  of: LinesTarget;
  byOwner: ReadonlyMap<string, readonly Line[]>;
}

/** A given row with the record it is or changes. */
interface Owner {
  row: number;
  id: string;
}

/** Parts a row into its own fields and the lines that come with it. */
export function splitRow(given: unknown, tables: readonly LinesTarget[] = []): { own: unknown; lines: unknown[][] } {
  if (tables.length === 0 || typeof given !== 'object' || given === null) return { own: given, lines: [] };
  const own: Record<string, unknown> = { ...given };
  const lines = tables.map(({ code }) => {
    const rows = own[code];
    delete own[code];
    return Array.isArray(rows) ? rows : [];
  });
  return { own, lines };
}

/** Reads the lines of all records that are there or will be; of the others they are only counted. */
export async function prepareLines(
  { context, lines: tables = [] }: ImportTarget,
  given: readonly (readonly unknown[][])[],
  owners: readonly Owner[],
): Promise<{ lines: TableLines[]; errors: RowError[] }> {
  const ids = new Map(owners.map(({ row, id }) => [row, id]));
  const errors: RowError[] = [];
  const lines: TableLines[] = [];
  for (const [index, of] of tables.entries()) {
    const { code, table, target } = of;
    let at = 0;
    const rows = given.flatMap((each, place) => {
      const [own, owner] = [each[index] ?? [], ids.get(place + 1)];
      const first = at + 1;
      at += own.length;
      if (owner === undefined) return [];
      if (own.length > MOST_SUB_ROWS) {
        const message = `${table.title}有 ${own.length} 行，一条记录一次最多导入 ${MOST_SUB_ROWS} 行`;
        errors.push({ row: place + 1, line: { table: code, at: first }, key: '', message });
        return [];
      }
      return own.map((line, offset) => {
        const { named, problems } = withoutNames(target, line);
        const fixed: Record<string, Value> = { [table.foreignKey]: owner };
        return { row: first + offset, given: named, problems, id: context.newId(), fixed, master: place + 1, owner };
      });
    });
    const byOwner = new Map<string, Line[]>();
    const prepared = await prepare(target, rows);
    for (const [place, { row, given: own, problems, master, owner }] of rows.entries()) {
      const line = prepared[place];
      if (!line) continue;
      const known = byOwner.get(owner) ?? [];
      known.push({ ...line, master, given: { row, given: own, problems } });
      byOwner.set(owner, known);
    }
    lines.push({ of, byOwner });
  }
  return { lines, errors };
}

/** What expressions of a new record read of its lines. */
export function linesOfNew({ shape: { model } }: ImportTarget, lines: readonly TableLines[]): (id: string) => Lines {
  return (id) =>
    Object.fromEntries(
      linesIn(model).map(({ name, model: child, foreignKey }) => {
        const found = lines.find(({ of: { table } }) => table.model === child && table.foreignKey === foreignKey);
        const rows = found?.byOwner.get(id)?.map(({ values }) => values) ?? [];
        return [name, found ? asKept(found.of.target.shape.model, rows) : rows];
      }),
    );
}

/** What became of lines. */
export interface LinesWritten {
  counts: Record<string, LineCounts>;
  /** Records that have other lines now. */
  moved: Set<string>;
  errors: RowError[];
}

/** How lines meet those that are there. */
interface Meeting {
  /** Id of the model whose lines they are. */
  owner: string;
  /** Their records are there already, and so may be lines of them. */
  met?: { add: boolean; clear: boolean };
}

/** Writes the lines of the records that are there. */
export async function writeLines(
  session: Session,
  lines: readonly TableLines[],
  owners: readonly string[],
  meeting: Meeting,
): Promise<LinesWritten> {
  const all: LinesWritten = { counts: {}, moved: new Set(), errors: [] };
  for (const table of lines) {
    const own = owners.flatMap((id) => table.byOwner.get(id) ?? []);
    if (own.length === 0) continue;
    const { of } = table;
    const through = { owner: meeting.owner, foreignKey: of.table.foreignKey };
    const { fresh, changes, same, errors } = await meet(session, of, own, meeting.met);
    const changed =
      of.records && changes.length > 0
        ? await changeRows(session, { records: of.records, clear: meeting.met?.clear === true }, changes, { through })
        : NOTHING_CHANGED;
    const hooks = hooksOf(of.target);
    const copied = fresh.map((each) => ({ ...each, values: { ...each.values } }));
    const written = await writePrepared(session, of.target, copied, hooks === 'oneByOne' ? undefined : hooks, through);
    const byPlace = new Map(own.map((line) => [line.row, line]));
    for (const { row: at, ...error } of [...errors, ...changed.errors, ...written.errors])
      all.errors.push({ ...error, row: byPlace.get(at)?.master ?? 0, line: { table: of.code, at } });
    all.counts[of.code] = { inserted: written.ids.size, updated: changed.updated, same: same + changed.same };
    const touched = new Set([...written.ids, ...changed.ids]);
    for (const line of fresh) if (touched.has(line.id)) all.moved.add(ownerOf(of, line));
    for (const { id, row } of changes) {
      const line = touched.has(id) ? byPlace.get(row) : undefined;
      if (line) all.moved.add(ownerOf(of, line));
    }
  }
  return all;
}

const ownerOf = ({ table }: LinesTarget, { values }: Line): string => String(values[table.foreignKey]);

interface Met {
  fresh: readonly Line[];
  changes: RowChange[];
  same: number;
  errors: RowError[];
}

/** Which lines are there already: by their key, or, where it is empty or there is none, by all that they say. */
async function meet(session: Session, of: LinesTarget, lines: readonly Line[], met: Meeting['met']): Promise<Met> {
  const { records, key, table, foreignKey } = of;
  if (!met || !records) return { fresh: lines, changes: [], same: 0, errors: [] };
  const owners = [...new Set(lines.map((line) => ownerOf(of, line)))];
  const kept = await childRows(records, { foreignKey, order: undefined, lock: true }, owners, session);
  const byOwner = new Map<string, StoredRow[]>();
  for (const row of kept) {
    const owner = String(row[table.foreignKey]);
    const rows = byOwner.get(owner) ?? [];
    rows.push(row);
    byOwner.set(owner, rows);
  }
  const found: Met & { fresh: Line[] } = { fresh: [], changes: [], same: 0, errors: [] };
  const used = new Set<string>();
  const find = finder(of, records);
  for (const line of lines) {
    const rows = byOwner.get(ownerOf(of, line)) ?? [];
    const refuse = (message: string): void => {
      found.errors.push({ row: line.row, key: key[0]?.key ?? '', message });
    };
    const { ids, said, alike } = find(line, rows, used);
    const [id] = ids;
    if (ids.length > 1) refuse(`这条记录有 ${ids.length} 行${table.title}的${said}，不知道修改哪一行`);
    else if (id !== undefined && used.has(id)) refuse(`${said}在文件里重复`);
    else if (id !== undefined) {
      used.add(id);
      if (!alike) found.changes.push({ ...line.given, id });
      else found.same++;
    } else if (met.add) found.fresh.push(line);
    else refuse(!alike ? `这条记录没有${said}的${table.title}` : `这条记录没有相同的${table.title}`);
  }
  return found;
}

/** Ids of lines, by their key as people say it, or those that are `alike` in all that is given. */
type Found = { ids: readonly string[]; said: string; alike: boolean };

function finder({ key }: LinesTarget, { shape, dictionary }: Records) {
  const group = { fields: key, indexed: false };
  return ({ given: { given } }: Line, rows: readonly StoredRow[], used: ReadonlySet<string>): Found => {
    const { values } = readBody(given, shape, dictionary);
    const name = key.length > 0 ? uniqueKey(group, values) : undefined;
    if (name === undefined) {
      const row = rows.find((each) => !used.has(each.id) && saysTheSame(values, each));
      return { ids: row ? [row.id] : [], said: '', alike: true };
    }
    const said = `${key.map(({ title }) => title).join('、')}为“${sayValues(key, values)}”`;
    return { ids: rows.filter((row) => uniqueKey(group, row) === name).map(({ id }) => id), said, alike: false };
  };
}

const saysTheSame = (values: Readonly<Record<string, Value>>, row: StoredRow): boolean =>
  Object.entries(values).every(([key, value]) => JSON.stringify(value ?? null) === JSON.stringify(row[key] ?? null));

const sayValues = (key: readonly Field[], values: Readonly<Record<string, Value>>): string =>
  key
    .map((field) => valueTypes[field.kind].toText(values[field.key]))
    .join(' ')
    .slice(0, 60);
