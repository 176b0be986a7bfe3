import type { PlanColumn } from '../../engine/plan/Plan.ts';
import type { Print, PrintCell, PrintPart, PrintText } from '../../engine/plan/print.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import type { ValueOptions } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { RecordParts } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { textsFor } from '../records/wire/recordTexts.ts';
import { choicesOf } from '../records/wire/wireMeta.ts';
import { readReferences } from '../records/write/references.ts';
import type { OpenPrint } from './openPrint.ts';

/** The texts of values as lists show them. */
export interface PrintTexts {
  /** Of a value of the cell's column. */
  textOf(cell: PrintCell, value: unknown): string;
}

/** Reads what codes and references stand for, once for all columns that the print has. */
export async function printTexts(parts: RecordParts, { print, records }: OpenPrint): Promise<PrintTexts> {
  const columns = cellsOf(print).map(({ column }) => column);
  const { context, dictionaries } = parts;
  const texts = await textsFor(context, dictionaries, records.actor, columns);
  const named = await readReferences(records, new Set(columns.map(({ type }) => type)));
  const known = new Map<PlanColumn, ValueOptions>();
  const optionsFor = (column: PlanColumn): ValueOptions => {
    const options = known.get(column) ?? optionsOf(column, choicesOf(column, texts) ?? named.get(column.type)?.items);
    known.set(column, options);
    return options;
  };
  return {
    textOf: ({ column }, value) =>
      value === null || value === undefined ? '' : valueTypes[column.kind].format(value, optionsFor(column)),
  };
}

/** Every value a print shows. */
export function cellsOf({ parts, copies, footer = [] }: Print): PrintCell[] {
  return [...parts.flatMap(cellsIn), ...inText(footer), ...(copies === undefined ? [] : [copies])];
}

function cellsIn(part: PrintPart): readonly PrintCell[] {
  switch (part.type) {
    case 'text':
      return inText(part.text);
    case 'fields':
      return part.cells;
    case 'table':
      return part.columns.map(({ cell }) => cell);
    case 'barcode':
      return inText(part.value);
    case 'image':
      return [part.cell];
    case 'row':
      return part.parts.flatMap(cellsIn);
    default:
      return [];
  }
}

const inText = (text: PrintText): PrintCell[] =>
  text.flatMap((piece) => (typeof piece !== 'string' && 'cell' in piece ? [piece.cell] : []));

/** Titles of what a print shows and the actor may not see; each once. */
export function hiddenTitles({ print, records, subTables, lookups }: OpenPrint): string[] {
  const shown = (owner: Records | undefined, { key }: PrintCell) => owner?.shape.columns.has(key) === true;
  const rowsOf = (table: string | undefined): Records | undefined =>
    table === undefined ? records : subTables.get(table)?.records;
  const ownerOf = (cell: PrintCell, table: string | undefined): Records | undefined =>
    cell.of === '' ? rowsOf(table) : cell.of === 'main' ? records : lookups.get(cell.of)?.records;
  const hidden = (cells: readonly PrintCell[], table: string | undefined) =>
    cells.filter((cell) => !shown(ownerOf(cell, table), cell)).map(({ title }) => title);
  const { each } = print;
  const inParts = (parts: readonly PrintPart[]): string[] =>
    parts.flatMap((part) => hidden(cellsIn(part), part.type === 'table' ? part.rows.table : each?.table));
  return [...new Set([...inParts(print.parts), ...hidden(inText(print.footer ?? []), each?.table)])];
}
