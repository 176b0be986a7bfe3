import type { ChoiceItem } from '../../../engine/clipboard/cellText.ts';
import { type Lookup, readNamed, type WantedName } from '../../../engine/clipboard/lookup.ts';
import { type Parsed, refused } from '../../../engine/values/ValueType.ts';
import type { AskedNames, CellColumn, PasteLookup } from '../../cells/Cell.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import type { CellServices } from '../../services/CellServices.ts';

/** A lookup for one paste, and the way to make it know more. */
export interface NameLookup extends Lookup {
  /** Asks for names, once each; what could not be asked is refused with a sentence. Never rejects. */
  ask(wanted: readonly WantedName[]): Promise<void>;
}

/** Among which items names are found, and whether a cell may hold several. */
interface Known {
  items: readonly ChoiceItem[];
  several: boolean;
}

/** Names in columns whose items are not at hand, read through the services. */
export function createLookup(services: CellServices): NameLookup {
  const known = new Map<string, Known | 'failed'>();
  const ask = async (wanted: readonly WantedName[]) => {
    const questions = new Map(wanted.map((name) => [keyOf(name), name]));
    await Promise.all(
      [...questions].map(async ([question, { column, parent }]) => {
        const texts = wanted.filter((each) => each.column.key === column.key).map(({ text }) => text);
        known.set(question, await found(services, column, { texts, parent: String(parent) }).catch(() => 'failed'));
      }),
    );
  };
  return {
    covers: isLookedUp,
    read: (name): Parsed | undefined => {
      if (name.parent === null) return readNamed(name.text, [], false);
      const said = known.get(keyOf(name));
      if (said === 'failed') return refused('名称没有查到，请稍后再试');
      return said && readNamed(name.text, said.items, said.several);
    },
    ask,
  };
}

/** What one question to the server covers: a column, or a column below one value. */
function keyOf({ column, parent }: WantedName): string {
  return sourceOf(column)?.below ? `${column.key} ${String(parent)}` : column.key;
}

/** Whether pasted names of a column are looked up. */
export function isLookedUp(column: CellColumn): boolean {
  return sourceOf(column) !== undefined;
}

/** Where the names of a column are looked up; undefined where they are at hand. */
function sourceOf(column: CellColumn): PasteLookup | undefined {
  const { pasteLookup } = cellOf(column);
  return pasteLookup?.covers?.(column) === false ? undefined : pasteLookup;
}

async function found(services: CellServices, column: CellColumn, asked: AskedNames): Promise<Known> {
  const source = sourceOf(column);
  if (!source) return { items: [], several: false };
  const [items, several] = await Promise.all([
    source.items(services, column, asked),
    column.multiple ?? source.several?.(services, column) ?? false,
  ]);
  return { items, several };
}
