import type { PlanColumn } from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';

/** Figures of a group, and the place on the page, from 0, of the row they stand below; level 0 is the outermost. */
export interface Subtotal {
  after: number;
  level: number;
  figures: Row;
}

/** Under which a drawn row says of which level of groups it is the sub-total. */
const SUBTOTAL = '_subtotal';

/** Under which a sub-total carries the row it stands below. */
const ABOVE = '_above';

/** Under which a drawn row names the columns whose value is that of the row above. */
const MERGED = '_merged';

/** The rows of a report as they are drawn: each with an id, equal neighbours merged, sub-totals below their groups. */
export function reportRows(
  records: readonly Row[],
  columns: readonly PlanColumn[],
  subtotals: readonly Subtotal[] = [],
): Row[] {
  const merging = columns.filter(({ merge, hidden }) => merge === true && !hidden).map(({ key }) => key);
  const below = new Map<number, Subtotal[]>();
  for (const line of subtotals) below.set(line.after, [...(below.get(line.after) ?? []), line]);
  return records.flatMap((record, index) => {
    const id = record.id ?? String(index);
    // A line of figures between two rows parts them.
    const before = below.has(index - 1) ? undefined : records[index - 1];
    const merged = mergedColumns(record, before, merging);
    const row = { ...record, id, ...(merged.length > 0 ? { [MERGED]: merged } : {}) };
    const lines = (below.get(index) ?? []).map(({ level, figures }) =>
      subtotalRow(record, columns, level, figures, `${id}`),
    );
    return [row, ...lines];
  });
}

/** The leading ones of the columns that are equal in both rows. */
function mergedColumns(row: Row, before: Row | undefined, merging: readonly string[]): string[] {
  if (before === undefined) return [];
  const first = merging.findIndex((key) => row[key] !== before[key]);
  return first < 0 ? [...merging] : merging.slice(0, first);
}

/** It carries the values of its groups, and of the columns that have figures those. */
function subtotalRow(record: Row, columns: readonly PlanColumn[], level: number, figures: Row, after: string): Row {
  const groups = columns.flatMap(({ key, groupLevel }) => (groupLevel === level ? [[key, record[key]]] : []));
  return {
    ...Object.fromEntries(groups),
    ...figures,
    id: `_subtotal_${level}_${after}`,
    [SUBTOTAL]: level,
    [ABOVE]: record,
  };
}

/** Whether the value of a column stands in the row above already. */
export function isMerged(row: Row | undefined, key: string): boolean {
  const merged = row?.[MERGED];
  return Array.isArray(merged) && merged.includes(key);
}

/** The level of the groups a drawn row is the sub-total of; undefined: it is a row. */
export function subtotalLevel(row: Row | undefined): number | undefined {
  const level = row?.[SUBTOTAL];
  return typeof level === 'number' ? level : undefined;
}

/** The row that a sub-total stands below: it has the values of all its groups. */
export function groupRowOf(row: Row): Row {
  return (row[ABOVE] as Row | undefined) ?? row;
}

/** Whether a value leads to another page: those of rows do, figures below them and what is merged away do not. */
export function leadsOn({ key, drill }: PlanColumn, row: Row | undefined): boolean {
  if (drill === undefined || row === undefined || subtotalLevel(row) !== undefined || isMerged(row, key)) return false;
  return row[key] !== null && row[key] !== undefined && row[key] !== '';
}
