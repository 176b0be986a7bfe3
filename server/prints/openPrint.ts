import type { Print, PrintLookup } from '../../engine/plan/print.ts';
import type { Filter } from '../../engine/queries/Filter.ts';
import type { Row } from '../db/Database.ts';
import { BusinessError, NotFoundError } from '../http/errors.ts';
import { type AskedBy, openRecords, type RecordParts } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { listRecords, type RecordQuery } from '../records/read/records.ts';
import { shownSubTables } from '../records/write/subTables.ts';
import { childRows, inTenant, visible } from '../records/write/tenantRows.ts';

/** Rows of all documents of one call. */
const MOST_ROWS = 5_000;

/** A print with all it says of the records, as one actor may see them. */
export interface OpenPrint {
  print: Print;
  records: Records;
  /** One each: a record with those printed together with it, itself among them. */
  documents: readonly { record: Row; group: readonly Row[] }[];
  /** Rows of a sub-table by the id of their record; absent: it is not theirs to see. */
  subTables: ReadonlyMap<string, SubTableRows>;
  lookups: ReadonlyMap<string, LookedUp>;
}

export interface SubTableRows {
  records: Records;
  of(id: string): readonly Row[];
}

export interface LookedUp {
  /** Absent: not theirs to see. */
  records?: Records;
  /** What was found for a row, which is of a sub-table where its record is given as well. */
  find(row: Row, main: Row): Row | undefined;
}

/** Reads what is printed. Throws NotFoundError when none of the records is there for the actor. */
export async function openPrint(
  parts: RecordParts,
  by: AskedBy,
  { print, ids }: { print: Print; ids: readonly string[] },
): Promise<OpenPrint> {
  const { context } = parts;
  const model = context.compiled().models.get(print.model);
  if (model === undefined) throw new NotFoundError();
  const records = await openRecords(parts, by, model.code);
  const found = await readAll(records, { op: 'in', key: 'id', values: [...ids] }, print);
  const byId = new Map(found.map((row) => [String(row.id), row]));
  const chosen = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  if (chosen.length === 0) throw new NotFoundError();
  const documents = print.group === undefined ? chosen.map(alone) : await grouped(records, print, print.group, chosen);
  const rows = documents.flatMap(({ group }) => group);
  const subTables = await readSubTables(print, records, rows);
  const lookups = new Map<string, LookedUp>();
  for (const lookup of print.lookups) lookups.set(lookup.name, await lookUp(parts, by, lookup, { rows, subTables }));
  return { print, records, documents, subTables, lookups };
}

const alone = (record: Row) => ({ record, group: [record] });

async function readAll(records: Records, filter: Filter, { sort }: Pick<Print, 'sort'>): Promise<readonly Row[]> {
  const limit = MOST_ROWS + 1;
  // By what somebody may not see nothing is sorted.
  const query: RecordQuery = {
    filter,
    sort: records.shape.columns.has(sort.key) ? [sort] : [],
    page: { current: 1, size: limit, limit, offset: 0 },
  };
  const { records: rows } = await listRecords(records, query);
  if (rows.length > MOST_ROWS) throw new BusinessError(`要打印的行超过 ${MOST_ROWS} 行，请少选几条`);
  return rows;
}

/** Records with the same value as one of the chosen are printed with it, in the order of the chosen. */
async function grouped(records: Records, print: Print, key: string, chosen: readonly Row[]) {
  const values = [...new Set(chosen.flatMap((row) => keyOf(row[key]) ?? []))];
  // Who may not see by what they are put together sees each by itself.
  if (!records.shape.columns.has(key) || values.length === 0) return chosen.map(alone);
  const rows = await readAll(records, { op: 'in', key, values }, print);
  const groups = new Map<string | number, Row[]>();
  for (const row of rows) {
    const value = keyOf(row[key]);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const seen = new Set<string | number>();
  return chosen.flatMap((row) => {
    const value = keyOf(row[key]);
    if (value === undefined) return [alone(row)];
    if (seen.has(value)) return [];
    seen.add(value);
    const group = groups.get(value) ?? [row];
    return [{ record: group[0] ?? row, group }];
  });
}

const keyOf = (value: unknown): string | number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;

async function readSubTables(print: Print, records: Records, rows: readonly Row[]): Promise<Map<string, SubTableRows>> {
  const wanted = new Set(tablesOf(print));
  const children = wanted.size === 0 ? [] : shownSubTables(records).filter(({ table }) => wanted.has(table.model));
  const found = new Map<string, SubTableRows>();
  const ids = rows.map(({ id }) => String(id));
  await inTenant(records, async (session) => {
    for (const child of children) {
      const lines = await childRows(child.records, child, ids, session);
      if (lines.length > MOST_ROWS) throw new BusinessError(`要打印的行超过 ${MOST_ROWS} 行，请少选几条`);
      const by = new Map<string, Row[]>();
      for (const line of lines) {
        const id = String(line[child.table.foreignKey]);
        by.set(id, [...(by.get(id) ?? []), visible(line, child.records.shape)]);
      }
      found.set(child.table.model, { records: child.records, of: (id) => by.get(id) ?? [] });
    }
  });
  return found;
}

/** Ids of the models of every sub-table it goes through. */
function tablesOf({ parts, each, lookups }: Print): string[] {
  const tables = parts.flatMap((part) => (part.type === 'table' ? (part.rows.table ?? []) : []));
  return [
    ...tables,
    ...lookups.flatMap(({ table }) => table ?? []),
    ...(each?.table === undefined ? [] : [each.table]),
  ];
}

const NOTHING_FOUND: LookedUp = { find: () => undefined };

/** One query for all rows: what matches any of their values, told apart here. */
async function lookUp(
  parts: RecordParts,
  by: AskedBy,
  { model: id, match, table }: PrintLookup,
  { rows, subTables }: { rows: readonly Row[]; subTables: ReadonlyMap<string, SubTableRows> },
): Promise<LookedUp> {
  const { context } = parts;
  const model = context.compiled().models.get(id);
  if (model === undefined || !context.rights.mayModel(by.actor, id, 'read')) return NOTHING_FOUND;
  const records = await openRecords(parts, by, model.code);
  if (match.some(({ field }) => !records.shape.columns.has(field))) return NOTHING_FOUND;
  const valuesOf = (row: Row, main: Row) =>
    match.map(({ value }) => keyOf((value.of === 'main' ? main : row)[value.key]));
  const asked = rows.flatMap((main) =>
    (table === undefined ? [main] : (subTables.get(table)?.of(String(main.id)) ?? [])).map((row) =>
      valuesOf(row, main),
    ),
  );
  const whole = asked.filter((values) => values.every((value) => value !== undefined));
  const filters = match.map(({ field }, at): Filter => {
    const values = [...new Set(whole.flatMap((each) => each[at] ?? []))];
    return { op: 'in', key: field, values };
  });
  if (whole.length === 0) return { records, find: () => undefined };
  const found = await readAll(records, { op: 'and', filters }, { sort: { key: 'id', order: 'desc' } });
  // The first of several is the one that was there first.
  const known = new Map(found.map((row) => [JSON.stringify(match.map(({ field }) => keyOf(row[field]))), row]));
  return { records, find: (row, main) => known.get(JSON.stringify(valuesOf(row, main))) };
}
