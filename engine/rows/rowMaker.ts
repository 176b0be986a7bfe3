import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import { newRow } from '../lists/newRow.ts';
import { writeMoment } from '../values/calendar.ts';
import type { Json } from '../values/ValueType.ts';
import { canonicalByKey, isHarmful } from './canonical.ts';
import type { ColumnConditions } from './conditions.ts';
import type { GridRow, RowTableParts } from './RowTable.ts';
import type { TemporaryIds } from './temporaryIds.ts';

type Given = Readonly<Record<string, Json>>;

/** Makes rows of what comes from the server or from a person. */
export interface RowMaker {
  /** A row as loaded, canonical. */
  loaded(given: Given, id: string): GridRow;
  /** New rows with temporary ids; empty keys take the columns' defaults. */
  fresh(given: readonly Given[]): GridRow[];
  /** What expressions see besides the row. */
  scope(): Pick<ExpressionScope, 'user' | 'now'>;
}

export function createRowMaker(parts: RowTableParts, ids: TemporaryIds, conditions: ColumnConditions): RowMaker {
  const canonical = canonicalByKey(parts.columns);
  const keysOfNew = (given: Given): string[] =>
    Object.keys(given).filter((key) => key !== 'id' && key !== 'version' && !isHarmful(key));
  const read = (key: string, value: Json): Json => {
    const reader = canonical.get(key);
    return reader ? reader(value) : value;
  };
  const scope = (): Pick<ExpressionScope, 'user' | 'now'> => ({
    now: localMoment(parts.clock()),
    ...(parts.user ? { user: { ...parts.user, roles: [] } } : {}),
  });
  return {
    scope,
    loaded: (given, id) => {
      const row: Record<string, Json> & { id: string } = { id };
      for (const key of Object.keys(given)) {
        const value = given[key];
        if (key !== 'id' && value !== undefined && !isHarmful(key)) row[key] = read(key, value);
      }
      return row;
    },
    fresh: (given) => {
      const template = defaults(parts, read);
      const around = scope();
      return given.map((one) => {
        const row: Record<string, Json> & { id: string } = { id: ids.next(), ...template };
        for (const key of keysOfNew(one)) {
          const value = read(key, one[key] ?? null);
          if (value !== null || row[key] === undefined) row[key] = value;
        }
        return Object.assign(row, conditions.computed(row, around));
      });
    },
  };
}

function defaults(parts: RowTableParts, read: (key: string, value: Json) => Json): Record<string, Json> {
  const { username = '', realname = '', orgCode = '' } = parts.user ?? {};
  const row = newRow(parts.columns, { now: localMoment(parts.clock()), username, realname, orgCode });
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, read(key, (value ?? null) as Json)]));
}

/** Local time as `YYYY-MM-DD HH:mm:ss`. */
export function localMoment(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const [hour, minute, second] = [date.getHours(), date.getMinutes(), date.getSeconds()];
  return writeMoment({ year, month, day, hour, minute, second }, 'YYYY-MM-DD HH:mm:ss');
}
