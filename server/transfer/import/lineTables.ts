import type { Field } from '../../../engine/plan/compiled.ts';
import type { Records } from '../../records/Records.ts';
import type { LinesTarget } from '../../records/transfer/ImportTarget.ts';
import type { NamesRead } from '../../records/transfer/importNames.ts';
import { importedTables, openLines } from '../../records/transfer/openLines.ts';
import { singleKeys, uniqueGroups } from '../../records/uniqueGroups.ts';
import { type SubTableRecords, subTablesOf } from '../../records/write/subTables.ts';
import { type ImportOrder, keyFields } from './importOrder.ts';
import type { LineTable, SheetModels } from './lineSheets.ts';

/** With no field that its reader may not know of. */
export const modelOf = ({ shape }: Pick<Records, 'shape'>) => ({ ...shape.model, fields: [...shape.fields] });

/** Fields by which rows of a sub-table may find those that are there. */
export function lineKeyFields({ records, table }: SubTableRecords): Field[] {
  return keyFields(records).filter(({ key }) => key !== table.foreignKey);
}

/** The fields that tell the rows of one record apart, as the model has it. */
export function ownLineKey(child: SubTableRecords): readonly Field[] {
  const known = new Set(lineKeyFields(child).map(({ key }) => key));
  const groups = uniqueGroups(child.records.shape.model).map(({ fields }) =>
    fields.filter(({ key }) => key !== child.table.foreignKey),
  );
  return groups.find((fields) => fields.length > 0 && fields.every(({ key }) => known.has(key))) ?? [];
}

/** What sheets of a file may hold. */
export function sheetModels(records: Records, { mapping, lines, key }: Pick<ImportOrder, 'mapping' | 'lines' | 'key'>) {
  const telling = new Set([...key, ...singleKeys(records).map((field) => field.key)]);
  const open = new Set(importedTables(records).map(({ code }) => code));
  const models: SheetModels = {
    model: modelOf(records),
    named: mapping,
    telling,
    links: keyFields(records),
    tables: subTablesOf(records).map((child): LineTable => {
      const { code, table } = child;
      const model = modelOf(child.records);
      const fields = model.fields.filter(({ key: own }) => own !== table.foreignKey);
      return { code, table, model: { ...model, fields }, named: lines[code]?.mapping ?? {}, closed: !open.has(code) };
    }),
  };
  return models;
}

/** Where the rows of sub-tables go, and by what they find those that are there. */
export function lineTargets(records: Records, names: NamesRead, { lines }: Pick<ImportOrder, 'lines'>): LinesTarget[] {
  return openLines(records, names, (child) => {
    const asked = lines[child.code]?.key;
    return asked ? lineKeyFields(child).filter(({ key }) => asked.includes(key)) : ownLineKey(child);
  });
}
