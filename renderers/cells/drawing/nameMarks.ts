import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { CellColumn, CellContext, CellRow, Drawing, NameSet, NameSource } from '../Cell.ts';
import { codesOf } from './items.ts';

/** The picker a column's values are chosen in: the one it names, else that of its type; undefined where neither is. */
export function pickerOf(column: Pick<CellColumn, 'type'> & ColumnKeys<'picker'>): string | undefined {
  return column.picker || cellTraits[column.type].picker;
}

/** Where the names of a column's codes come from; undefined for codes that stand for themselves. */
export function nameSetOf(column: Pick<CellColumn, 'type' | 'dictCode'> & ColumnKeys<'picker'>): NameSet | undefined {
  const picker = pickerOf(column);
  // Categories have their own dictionary, however they are chosen.
  if (picker !== undefined && cellTraits[column.type].tree === undefined) return `picker:${picker}`;
  return column.dictCode ? `dict:${column.dictCode}` : undefined;
}

/** Keeps the names that came with rows as `<key>_dictText`, so that nobody asks for them. */
export function learnNames(
  columns: readonly Pick<CellColumn, 'key' | 'type' | 'dictCode'>[],
  rows: readonly CellRow[],
  names: NameSource,
): void {
  for (const column of columns) {
    const set = nameSetOf(column);
    for (const row of set ? rows : []) {
      const text = row[`${column.key}_dictText`];
      if (!set || typeof text !== 'string') continue;
      const codes = codesOf(row[column.key]);
      const texts = text.split(',');
      // A name that holds a comma cannot be told from two.
      if (texts.length !== codes.length) continue;
      for (const [at, code] of codes.entries()) names.learn(set, code, texts[at] ?? code);
    }
  }
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
