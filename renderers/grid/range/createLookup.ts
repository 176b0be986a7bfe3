import type { ChoiceItem } from '../../../engine/clipboard/cellText.ts';
import { type Lookup, readNamed, type WantedName } from '../../../engine/clipboard/lookup.ts';
import { type Parsed, refused } from '../../../engine/values/ValueType.ts';
import type { Cell, CellColumn, PasteLookup } from '../../cells/Cell.ts';
import { cellTypes } from '../../cells/cellTypes.ts';
import type { CellServices } from '../../services/CellServices.ts';

/** A lookup for one paste, and the way to make it know more. */
export interface NameLookup extends Lookup {
  /** Asks for names, once each; what could not be asked is refused with a sentence. Never rejects. */
  ask(wanted: readonly WantedName[]): Promise<void>;
}

/** Names in columns whose items are not at hand, read through the services. */
export function createLookup(services: CellServices): NameLookup {
  const known = new Map<string, readonly ChoiceItem[] | 'failed'>();
  const ask = async (wanted: readonly WantedName[]) => {
    const questions = new Map(wanted.map((name) => [keyOf(name), name]));
    await Promise.all(
      [...questions].map(async ([question, { column, parent }]) => {
        const texts = wanted.filter((each) => each.column.key === column.key).map(({ text }) => text);
        const asked = sourceOf(column)?.items(services, column, { texts, parent: String(parent) });
        known.set(question, (await asked?.catch(() => 'failed' as const)) ?? []);
      }),
    );
  };
  return {
    covers: (column) => sourceOf(column) !== undefined,
    read: (name): Parsed | undefined => {
      if (name.parent === null) return readNamed(name.text, [], false);
      const items = known.get(keyOf(name));
      if (items === 'failed') return refused('名称没有查到，请稍后再试');
      return items && readNamed(name.text, items, isMultiple(name.column));
    },
    ask,
  };
}

/** What one question to the server covers: a column, or a column below one value. */
function keyOf({ column, parent }: WantedName): string {
  return sourceOf(column)?.below ? `${column.key} ${String(parent)}` : column.key;
}

/** Where the names of a column are looked up; undefined where they are at hand. */
function sourceOf(column: CellColumn): PasteLookup | undefined {
  const { pasteLookup }: Cell = cellTypes[column.type];
  return pasteLookup?.covers?.(column) === false ? undefined : pasteLookup;
}

function isMultiple(column: CellColumn): boolean {
  return column.multiple ?? sourceOf(column)?.several === true;
}
