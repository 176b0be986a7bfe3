import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import { createExpressions } from '../expressions/expressions.ts';
import { newRow } from '../lists/newRow.ts';
import { isNothing } from '../plan/record.ts';
import { writeMoment } from '../values/calendar.ts';
import type { Json } from '../values/ValueType.ts';
import { cellReaders, type Given, HARMFUL, isHarmful, strayRows } from './canonical.ts';
import type { ColumnConditions } from './conditions.ts';
import type { GridRow, RowTableParts } from './RowTable.ts';
import type { TemporaryIds } from './temporaryIds.ts';

/** Makes rows of what comes from the server or from a person. */
export interface RowMaker {
  /** A row as loaded, canonical. */
  loaded(given: Given, id: string): GridRow;
  /** New rows with temporary ids; empty keys take the columns' defaults. */
  fresh(given: readonly Given[]): GridRow[];
  /** What expressions see besides the row. */
  scope(): Pick<ExpressionScope, 'user' | 'now'>;
}

type Fresh = Record<string, Json> & { id: string };

/** Keys a new row never takes: the server has given it no version yet. */
const REFUSED: readonly string[] = ['version', ...HARMFUL];

export function createRowMaker(parts: RowTableParts, ids: TemporaryIds, conditions: ColumnConditions): RowMaker {
  const readers = cellReaders(parts.columns);
  const read = (key: string, value: Json): Json => {
    const reader = readers.get(key);
    return reader ? reader.canonical(value) : value;
  };
  const scope = (): Pick<ExpressionScope, 'user' | 'now'> => {
    const user = parts.user?.();
    return { now: localMoment(parts.clock()), ...(user ? { user: { ...user, roles: [] } } : {}) };
  };
  const filledIn = (template: Given, given: Given, id: string): Fresh => {
    const row: Fresh = { ...template, id };
    for (const key of Object.keys(given)) {
      if (key === 'id' || REFUSED.includes(key)) continue;
      const value = read(key, given[key] ?? null);
      if (value !== null || row[key] === undefined) row[key] = value;
    }
    return row;
  };
  return {
    scope,
    loaded: (given, id) => {
      // A copy keeps the shape that rows read from JSON share; built key by key each would be a map of its own.
      const row: Record<string, Json> & { id: string } = { ...given, id };
      for (const key of Object.keys(given)) {
        const value = given[key];
        if (value === undefined || isHarmful(key)) delete row[key];
        else if (key !== 'id') row[key] = read(key, value);
      }
      return row;
    },
    fresh: (given) => {
      if (given.length === 0) return [];
      const template = defaults(parts, read);
      const defaulted = Object.keys(template).filter((key) => template[key] !== null);
      const around = scope();
      // Copies of whole rows share a shape and cost a fraction of rows built cell by cell; most need nothing else.
      const copies = given.map((one): Fresh => ({ ...template, ...one, id: ids.next() }));
      const strays = strayRows(parts.columns, copies);
      const cells = Object.keys({ ...template, id: '' }).length;
      return copies.map((copy, place) => {
        // A key more than the columns have may be one that no row takes.
        const known = !strays.has(place) && Object.keys(copy).length === cells;
        const whole = known && defaulted.every((key) => !isNothing(copy[key]));
        const row = whole ? copy : filledIn(template, given[place] ?? {}, copy.id);
        return conditions.computes ? Object.assign(row, conditions.computed(row, around)) : row;
      });
    },
  };
}

function defaults(parts: RowTableParts, read: (key: string, value: Json) => Json): Record<string, Json> {
  const { username = '', realname = '', orgCode = '' } = parts.user?.() ?? {};
  const origin = { now: localMoment(parts.clock()), username, realname, orgCode };
  const row = { ...newRow(parts.columns, origin, createExpressions), ...parts.preset?.() };
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, read(key, (value ?? null) as Json)]));
}

/** Local time as `YYYY-MM-DD HH:mm:ss`. */
export function localMoment(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const [hour, minute, second] = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return writeMoment({ year, month, day, hour, minute, second }, 'YYYY-MM-DD HH:mm:ss');
}
