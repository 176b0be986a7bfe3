import type { CellType, Column, PickerFile } from '../../schemas/generated/types.ts';
import { readCondition } from '../lists/tree.ts';
import type { Dictionary, Model, Report } from '../plan/compiled.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';
import type { Path } from './places.ts';

/** One set of columns that may refer to each other, with the place of each. */
export interface ColumnSet {
  document: Document;
  columns: readonly Column[];
  pathOf(index: number): Path;
}

/** What cells of a set refer to beyond dictionaries: the next column of a linkage, pickers and the fields they fill. */
export interface CellWorld {
  pickers: ReadonlyMap<string, PickerFile>;
  reports: ReadonlyMap<string, Report>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  models: ReadonlyMap<string, Model>;
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
    if (column.type === 'sel_tree' || column.type === 'cat_tree') checkTree(linker, set, column, path, byKey, world);
    const picker = checkPicker(linker, set.document, column, path, world);
    if (column.type === 'popup') checkPopup(linker, set.document, { column, picker }, path, byKey, world);
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

/** The type of picker each cell type opens. */
const pickerTypes: Partial<Record<CellType, PickerFile['type']>> = {
  sel_user: 'user',
  sel_depart: 'department',
  sel_role: 'role',
  sel_position: 'position',
  cat_tree: 'category',
  sel_business: 'business',
  popup: 'popup',
};

function checkPicker(
  linker: Linker,
  document: Document,
  column: Column,
  path: Path,
  world: CellWorld,
): PickerFile | undefined {
  const expected = pickerTypes[column.type];
  if (expected === undefined || !('picker' in column) || column.picker === undefined) return undefined;
  const at = [...path, 'picker'];
  const picker = linker.reference(document, '选择器', column.picker, world.pickers, at);
  if (picker === undefined || picker.type === expected) return picker;
  linker.report(document, 'picker-type', sentences['picker-type'](picker.type, expected), at);
  return undefined;
}

type Tree = Extract<Column, { type: 'sel_tree' | 'cat_tree' }>;

const categoryKeys: ReadonlyMap<string, string> = new Map(['id', 'pid', 'code', 'name'].map((key) => [key, key]));

/** The condition names fields of the tree's records; the field that receives names exists. */
function checkTree(
  linker: Linker,
  { document }: ColumnSet,
  column: Tree,
  path: Path,
  byKey: ReadonlyMap<string, Column>,
  world: CellWorld,
): void {
  if (column.type === 'cat_tree' && column.textField !== undefined)
    linker.reference(document, '字段', column.textField, byKey, [...path, 'textField']);
  if (column.condition === undefined) return;
  const condition = readCondition(column.condition);
  if (condition === undefined) {
    linker.report(document, 'tree-condition', sentences['tree-condition'](column.condition), [...path, 'condition']);
    return;
  }
  const source = column.type === 'sel_tree' ? world.dictionaries.get(column.dictCode)?.source : undefined;
  const model = source && world.models.get(source.model);
  if (column.type === 'sel_tree' && model === undefined) return;
  const known = model ? new Map(model.fields.map(({ key }) => [key, key])) : categoryKeys;
  for (const key of Object.keys(condition)) linker.reference(document, '字段', key, known, [...path, 'condition']);
}

type Popup = Extract<Column, { type: 'popup' }>;

function checkPopup(
  linker: Linker,
  document: Document,
  { column, picker }: { column: Popup; picker: PickerFile | undefined },
  path: Path,
  byKey: ReadonlyMap<string, Column>,
  world: CellWorld,
): void {
  const { orgFields, destFields, paramFields = {} } = column;
  if (orgFields.length !== destFields.length)
    linker.report(document, 'popup-fields', sentences['popup-fields'](orgFields.length, destFields.length), [
      ...path,
      'destFields',
    ]);
  for (const [index, key] of destFields.entries())
    linker.reference(document, '字段', key, byKey, [...path, 'destFields', index]);
  for (const [param, key] of Object.entries(paramFields))
    linker.reference(document, '字段', key, byKey, [...path, 'paramFields', param]);
  const report = picker?.type === 'popup' ? world.reports.get(picker.report) : undefined;
  if (report === undefined) return;
  const params = new Map(report.params.map((param) => [param.key, param]));
  for (const param of Object.keys(paramFields))
    linker.reference(document, '报表参数', param, params, [...path, 'paramFields', param]);
  const outputs = new Map(report.columns.map((output) => [output.key, output]));
  for (const [index, key] of orgFields.entries())
    linker.reference(document, '输出列', key, outputs, [...path, 'orgFields', index]);
}
