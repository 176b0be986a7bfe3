import type { Field } from '../../../engine/plan/compiled.ts';
import type { Records } from '../Records.ts';
import { type SubTableRecords, shownSubTables } from '../write/subTables.ts';
import { type LinesTarget, mayCome } from './ImportTarget.ts';
import type { NamesRead } from './importNames.ts';

/** Sub-tables whose rows may come with records that are imported. */
export function importedTables(records: Records): SubTableRecords[] {
  return shownSubTables(records).filter((child) => mayCome(child.records));
}

/** Where the rows of sub-tables go; `keyOf` says by what they find those that are there. */
export function openLines(
  records: Records,
  { dictionary, references, records: recordNames }: NamesRead,
  keyOf: (child: SubTableRecords) => readonly Field[] = () => [],
): LinesTarget[] {
  return importedTables(records).map((child): LinesTarget => {
    const { code, table, foreignKey } = child;
    const own: Records = { ...child.records, set: records.set, dictionary };
    const target = { ...own, references, recordNames };
    return { code, table, foreignKey, target, records: own, key: keyOf(child) };
  });
}
