import type { Column, PickerFile } from '../../schemas/generated/types.ts';
import type { Report } from '../compiled.ts';
import { sentences } from '../problems.ts';
import type { Document, Path } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';

/** One set of columns that may refer to each other, with the place of each. */
export interface ColumnSet {
  document: Document;
  columns: readonly Column[];
  pathOf(index: number): Path;
}

/** What cells of a set refer to beyond dictionaries: the next column of a linkage, pickers and the fields they fill. */
export interface CellWorld {
  pickers: ReadonlyMap<string, Declared<PickerFile>>;
  reports: ReadonlyMap<string, Report>;
}

/** Checks linkage chains and pop-up pickers of a model's fields. */
export function linkCells(linker: Linker, set: ColumnSet, world: CellWorld): void {
  const byKey = new Map(set.columns.map((column) => [column.key, column]));
  const chosen = new Map(
    set.columns.filter((column) => column.type === 'select').map((column) => [column.key, column]),
  );
  for (const [index, column] of set.columns.entries()) {
    const path = set.pathOf(index);
    if (column.type === 'select' && column.linkageKey !== undefined) {
      linker.reference(set.document, 'select 字段', column.linkageKey, chosen, [...path, 'linkageKey']);
      checkCycle(linker, set.document, column.key, chosen, [...path, 'linkageKey']);
    }
    if (column.type === 'popup') checkPopup(linker, set.document, column, path, byKey, world);
  }
}

/** Told once, at the first column of the circle by name. */
function checkCycle(
  linker: Linker,
  document: Document,
  start: string,
  chosen: ReadonlyMap<string, Column>,
  path: Path,
): void {
  const chain = [start];
  for (let key = nextOf(chosen.get(start)); key !== undefined; key = nextOf(chosen.get(key))) {
    const closes = key === start;
    if (closes && chain.every((each) => each >= start))
      linker.report(document, 'linkage-cycle', sentences['linkage-cycle']([...chain, key]), path);
    if (chain.includes(key)) return;
    chain.push(key);
  }
}

const nextOf = (column: Column | undefined) => (column?.type === 'select' ? column.linkageKey : undefined);

type Popup = Extract<Column, { type: 'popup' }>;

function checkPopup(
  linker: Linker,
  document: Document,
  column: Popup,
  path: Path,
  byKey: ReadonlyMap<string, Column>,
  world: CellWorld,
): void {
  const { orgFields, destFields } = column;
  if (orgFields.length !== destFields.length)
    linker.report(document, 'popup-fields', sentences['popup-fields'](orgFields.length, destFields.length), [
      ...path,
      'destFields',
    ]);
  for (const [index, key] of destFields.entries())
    linker.reference(document, '字段', key, byKey, [...path, 'destFields', index]);
  const picker = linker.reference(document, '选择器', column.picker, world.pickers, [...path, 'picker']);
  const report = picker === undefined ? undefined : world.reports.get(picker.value.report);
  if (report === undefined) return;
  const outputs = new Map(report.columns.map((output) => [output.key, output]));
  for (const [index, key] of orgFields.entries())
    linker.reference(document, '输出列', key, outputs, [...path, 'orgFields', index]);
}
