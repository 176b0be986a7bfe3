import type { CellColumn, CellContext, Drawing, NameSet } from './Cell.ts';
import { codesOf } from './items.ts';

/** Where the names of a column's codes come from; undefined for codes that stand for themselves. */
export function nameSetOf(column: Pick<CellColumn, 'type' | 'dictCode'>): NameSet | undefined {
  if (column.type === 'sel_user') return 'user';
  if (column.type === 'sel_depart') return 'depart';
  return column.dictCode ? `dict:${column.dictCode}` : undefined;
}

/** Names of the codes as far as they are at hand, comma-joined. */
export function namesText(value: unknown, column: CellColumn, context: CellContext): string {
  const set = nameSetOf(column);
  const name = (code: string) => (set && context.names?.known(set, code)) ?? code;
  return codesOf(value).map(name).join(',');
}

/** Names as text; the codes stand there until the names have come. */
export const namesDrawing: Drawing = {
  wanted: (_column, context) => context.names !== undefined,
  draw: (element, value, column, context) => {
    const place = document.createElement('span');
    place.textContent = namesText(value, column, context);
    element.append(place);
    const set = nameSetOf(column);
    const { names } = context;
    if (!set || !names) return;
    const unknown = codesOf(value).filter((code) => names.known(set, code) === undefined);
    if (unknown.length === 0) return;
    // Drawn over by then, the place belongs to nothing and writing to it harms nobody.
    void Promise.all(unknown.map((code) => names.load(set, code))).then(() => {
      place.textContent = namesText(value, column, context);
    });
  },
};
