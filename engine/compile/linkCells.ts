import { cellTraits } from '../../schemas/generated/language.ts';
import type { Column, OptionItem, PickerFile } from '../../schemas/generated/types.ts';
import { readCondition } from '../lists/tree.ts';
import { once } from '../once.ts';
import type { Dictionary, Model, Report } from '../plan/compiled.ts';
import { columnBelow } from '../plan/declaredColumn.ts';
import type { ColumnWith } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Sentence } from '../sentence.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';
import { says, typesWith } from './linkFields.ts';
import type { Path } from './places.ts';

/** One set of columns that may refer to each other, with the place of each. */
export interface LinkedColumns {
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

/** Keys by which a cell refers to something beyond dictionaries. */
const LINKING: ReadonlySet<string> = new Set(['linkageKey', 'textField', 'condition', 'picker', 'orgFields']);

/** Checks linkage chains and pop-up pickers of a model's fields. */
export function linkCells(linker: Linker, set: LinkedColumns, world: CellWorld): void {
  if (!set.columns.some((column) => says(column, LINKING))) return;
  const byKey = once(() => new Map(set.columns.map((column) => [column.key, column])));
  const linkable = once(() => new Map([...byKey()].filter(([, { type }]) => cellTraits[type].linkage)));
  set.columns.forEach((column, index) => {
    if (!says(column, LINKING)) return;
    const path = set.pathOf(index);
    const below = columnBelow(column);
    if (below !== undefined) {
      if ('multiple' in column && column.multiple === true)
        linker.report(set.document, 'linkage-parent', severalAbove(column.key, below), [...path, 'multiple']);
      const chosen = linkable();
      const at = [...path, 'linkageKey'];
      const lower = linker.reference(set.document, `${typesWith('linkage')} 字段`, below, chosen, at);
      const circle = isCircle(linker, set.document, column.key, chosen, at);
      if (!circle && lower !== undefined && !standsBelow(lower, column, world)) {
        const meant = belowOf(column, chosen, world);
        const sentence = sentences['linkage-parent'](below, meant);
        const message = `"${below}" 的各项没有一个在 "${column.key}" 的值之下，选了上一级它就一项也不剩`;
        linker.report(set.document, 'linkage-parent', isFlat(lower, world) ? sentence : { ...sentence, message }, at);
      }
    }
    if ('textField' in column && column.textField !== undefined)
      linker.reference(set.document, '字段', column.textField, byKey(), [...path, 'textField']);
    if ('condition' in column) checkCondition(linker, set.document, column, path, world);
    const picker = checkPicker(linker, set.document, column, path, world);
    if ('orgFields' in column) checkPopup(linker, set.document, { column, picker }, path, byKey(), world);
  });
}

/** Several values in one text are nothing's parent. */
const severalAbove = (key: string, below: string): Sentence => ({
  ...sentences['linkage-parent'](key),
  message: `"${key}" 可多选，几个值在一起不是哪一项的 parent：选了两个，"${below}" 就一项也不剩`,
  expected: '单选的上级',
  fix: '请删去 multiple，或删去 linkageKey',
});

/** Whether none of its choices says what it stands below. */
function isFlat(column: Column, world: CellWorld): boolean {
  const items = itemsOf(column, world);
  return items.length > 0 && !items.some(({ parent }) => parent !== undefined);
}

/** Whether some of its choices are left when one above is chosen, as far as both are declared. */
function standsBelow(lower: Column, upper: Column, world: CellWorld): boolean {
  if (isFlat(lower, world)) return false;
  const [above, below] = [itemsOf(upper, world), itemsOf(lower, world)];
  if (above.length === 0 || below.length === 0) return true;
  const values = new Set(above.map(({ value }) => value));
  // Those below nothing are left whatever is chosen.
  return below.some(({ parent }) => parent === undefined || values.has(parent));
}

/** The column whose choices stand below those of this one. */
function belowOf(column: Column, chosen: ReadonlyMap<string, Column>, world: CellWorld): string | undefined {
  const own = new Set(itemsOf(column, world).map(({ value }) => value));
  const [only, another] = [...chosen].filter(([, each]) =>
    itemsOf(each, world).some(({ parent }) => parent !== undefined && own.has(parent)),
  );
  return another === undefined ? only?.[0] : undefined;
}

function itemsOf(column: Column, { dictionaries }: CellWorld): readonly Pick<OptionItem, 'value' | 'parent'>[] {
  const dictionary = 'dictCode' in column ? dictionaries.get(column.dictCode ?? '') : undefined;
  const options = 'options' in column ? column.options : undefined;
  return (dictionary?.kind === 'items' ? dictionary.items : options) ?? [];
}

/** Whether the columns below lead back or around; told once, at the first column of the circle by name. */
function isCircle(
  linker: Linker,
  document: Document,
  start: string,
  chosen: ReadonlyMap<string, Column>,
  path: Path,
): boolean {
  const chain = [start];
  const nextOf = (key: string) => {
    const column = chosen.get(key);
    return column && columnBelow(column);
  };
  for (let key = nextOf(start); key !== undefined; key = nextOf(key)) {
    const closes = key === start;
    if (closes && chain.every((each) => each >= start))
      linker.report(document, 'linkage-cycle', sentences['linkage-cycle']([...chain, key]), path);
    if (chain.includes(key)) return true;
    chain.push(key);
  }
  return false;
}

function checkPicker(
  linker: Linker,
  document: Document,
  column: Column,
  path: Path,
  world: CellWorld,
): PickerFile | undefined {
  const { picker: expected } = cellTraits[column.type];
  if (expected === undefined || !('picker' in column) || column.picker === undefined) return undefined;
  const at = [...path, 'picker'];
  const picker = linker.reference(document, '选择器', column.picker, world.pickers, at);
  if (picker === undefined || picker.type === expected) return picker;
  linker.report(document, 'picker-type', sentences['picker-type'](picker.type, expected), at);
  return undefined;
}

const categoryKeys: ReadonlyMap<string, string> = new Map(['id', 'pid', 'code', 'name'].map((key) => [key, key]));

/** The condition names fields of the tree's records. */
function checkCondition(
  linker: Linker,
  document: Document,
  column: ColumnWith<'condition'>,
  path: Path,
  world: CellWorld,
): void {
  if (column.condition === undefined) return;
  const condition = readCondition(column.condition);
  if (condition === undefined) {
    linker.report(document, 'tree-condition', sentences['tree-condition'](column.condition), [...path, 'condition']);
    return;
  }
  const known = cellTraits[column.type].tree === 'category' ? categoryKeys : recordKeys(column, world);
  if (known === undefined) return;
  for (const key of Object.keys(condition)) linker.reference(document, '字段', key, known, [...path, 'condition']);
}

/** Fields of the records behind a dictionary; undefined when they are not known. */
function recordKeys(column: Column, world: CellWorld): ReadonlyMap<string, string> | undefined {
  const source = 'dictCode' in column ? world.dictionaries.get(column.dictCode ?? '')?.source : undefined;
  const model = source && world.models.get(source.model);
  return model && new Map(model.fields.map(({ key }) => [key, key]));
}

type Popup = ColumnWith<'orgFields'>;

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
