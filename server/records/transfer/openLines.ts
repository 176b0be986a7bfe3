import type { Field } from '../../../engine/plan/compiled.ts';
import type { Records } from '../Records.ts';
import { readReferences } from '../write/references.ts';
import { type SubTableRecords, shownSubTables } from '../write/subTables.ts';
import { type LinesTarget, mayCome } from './ImportTarget.ts';

/** Sub-tables whose rows may come with records that are imported. */
export function importedTables(records: Records): SubTableRecords[] {
  return shownSubTables(records).filter((child) => mayCome(child.records));
}

/** Where the rows of sub-tables go; `keyOf` says by what they find those that are there. */
export async function openLines(
  records: Records,
  keyOf: (child: SubTableRecords) => readonly Field[] = () => [],
): Promise<LinesTarget[]> {
  const targets: LinesTarget[] = [];
  for (const child of importedTables(records)) {
    const { code, table, foreignKey } = child;
    const own: Records = { ...child.records, set: records.set };
    const references = await readReferences(records, new Set(own.shape.fields.map(({ type }) => type)));
    targets.push({ code, table, foreignKey, target: { ...own, references }, records: own, key: keyOf(child) });
  }
  return targets;
}
