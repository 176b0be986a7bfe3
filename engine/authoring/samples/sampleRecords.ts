import { createExpressions } from '../../expressions/expressions.ts';
import { CATEGORY_DICTIONARY } from '../../names.ts';
import type { Compiled, DictionaryItem, DictionarySource, Model, Picker } from '../../plan/compiled.ts';
import type { Value } from '../../values/ValueType.ts';
import { columnOf, pickerSet, type SampleColumn, type SampleItems } from './SampleColumn.ts';
import { type SampleRow, sampleRow } from './sampleRows.ts';

/** Records behind a dictionary or a picker. */
const RECORDS = 12;
/** At the top of a tree; each of them has some below. */
const ROOTS = 3;
/** Of what only a server knows. */
const OTHERS = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆'];

/** What sample records are made of: the declarations, and what stands for records of other models. */
export interface SampleWorld {
  compiled: Pick<Compiled, 'models' | 'dictionaries' | 'pickers' | 'reports'>;
  items: SampleItems;
  seed: number;
}

/** A world whose dictionaries and pickers of records offer sample records of their models. */
export function sampleWorld(compiled: SampleWorld['compiled'], seed: number): SampleWorld {
  const known = new Map<string, readonly DictionaryItem[]>();
  const get = (name: string): readonly DictionaryItem[] => {
    const before = known.get(name);
    if (before) return before;
    // Records that are chosen among themselves have none to choose from.
    known.set(name, []);
    const made = itemsNamed(world, name);
    known.set(name, made);
    return made;
  };
  const world: SampleWorld = { compiled, items: { get }, seed };
  return world;
}

/** Sample records of a model, the same for the same world; those of a tree stand below one another. */
export function sampleRecords(
  world: SampleWorld,
  model: Model,
  count: number,
  fixed: Readonly<Record<string, Value>> = {},
): SampleRow[] {
  const { items, seed } = world;
  const unique = model.unique.map((columns) => columns.map((column) => keyOf(model, column)));
  const parts = { columns: columnsOfModel(model), items, seed, unique, createExpressions };
  const rows: SampleRow[] = [];
  for (let index = 0; index < count; index++) {
    const place = placeInTree(world, model, rows, count);
    rows.push(sampleRow({ ...parts, fixed: { ...place, ...fixed } }, index));
  }
  return rows;
}

const columnsKnown = new WeakMap<Model, readonly SampleColumn[]>();

/** Made once: what is made ready for them is found again by them. */
function columnsOfModel(model: Model): readonly SampleColumn[] {
  const columns = columnsKnown.get(model) ?? model.fields.map(columnOf);
  columnsKnown.set(model, columns);
  return columns;
}

/** What the next record says of where it stands: some at the top, the others evenly below those. */
function placeInTree({ compiled }: SampleWorld, model: Model, rows: readonly SampleRow[], count: number): SampleRow {
  const above = rows.length < ROOTS ? undefined : rows[rows.length % ROOTS];
  const { tree } = model;
  if (tree) {
    const hasChild = above === undefined && rows.length + ROOTS < count;
    return { [tree.parent]: above?.id ?? tree.root, [tree.hasChild]: hasChild ? '1' : '0' };
  }
  const source = [...compiled.dictionaries.values()].find(
    (each) => each.source?.tree && each.source.model === model.id,
  )?.source;
  if (!source?.tree) return {};
  const key = (column: string) => keyOf(model, column);
  return { [key(source.tree.parent)]: above?.[key(source.code)] ?? source.tree.root };
}

/** The key of the field that stands in a column. */
const keyOf = ({ fields }: Model, column: string): string =>
  fields.find((field) => field.column === column)?.key ?? column;

function itemsNamed(world: SampleWorld, name: string): readonly DictionaryItem[] {
  const { compiled } = world;
  const dictionary = compiled.dictionaries.get(name);
  if (dictionary?.source) return ofSource(world, dictionary.source);
  if (dictionary) return dictionary.items;
  if (name === CATEGORY_DICTIONARY) return others('category', '分类');
  const picker = [...compiled.pickers.values()].find(({ id }) => pickerSet(id) === name);
  return picker ? ofPicker(world, picker) : [];
}

function ofSource(world: SampleWorld, { model: id, code, text, where }: DictionarySource): DictionaryItem[] {
  const model = world.compiled.models.get(id);
  if (model === undefined) return [];
  const fixed = where.map(({ column, values }) => [keyOf(model, column), values[0] ?? null]);
  const rows = sampleRecords(world, model, RECORDS, Object.fromEntries(fixed));
  return rows.flatMap((row) => itemOf(row[keyOf(model, code)], row[keyOf(model, text)]));
}

function ofPicker(world: SampleWorld, picker: Picker): DictionaryItem[] {
  const { source, title, value, text } = picker;
  const model = source.model === undefined ? undefined : world.compiled.models.get(source.model);
  if (model) return sampleRecords(world, model, RECORDS).flatMap((row) => itemOf(row[value], row[text] ?? row[value]));
  if (picker.type === 'user') return OTHERS.map((person, at) => ({ value: `user${at + 1}`, text: person }));
  return others(picker.type, title.replace(/^.*选择/, '') || title);
}

const others = (code: string, title: string): DictionaryItem[] =>
  OTHERS.map((_, at) => ({ value: `${code}${at + 1}`, text: `${title} ${at + 1}` }));

const itemOf = (value: Value | undefined, text: Value | undefined): DictionaryItem[] =>
  value === null || value === undefined ? [] : [{ value: String(value), text: String(text ?? value) }];
