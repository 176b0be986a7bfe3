import { cellTraits } from '../../schemas/generated/language.ts';
import type { Column, ModelFile } from '../../schemas/generated/types.ts';
import { isTableName, ownColumns, permissionPrefix, snakeCase, systemFields, wireCode } from '../names.ts';
import type { Field, Model, ModelTree, SubTable } from '../plan/compiled.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import { checkExpressions, type RecordWords, saysExpressions, wordsOf } from './expressions.ts';
import { checkFormerKeys } from './formerKeys.ts';
import type { Declared, Linker } from './Linker.ts';
import { checkTableNames, linesUsed, lineTables } from './lineTables.ts';
import { checkColumn, type DictionaryKinds, fieldOf, isOwnKey, typesWith } from './linkFields.ts';
import { linkMeasures, measureColumn } from './measures/linkMeasures.ts';
import { checkColumnRight } from './screens/columnRights.ts';
import { isShown } from './screens/planColumns.ts';
import { checkChildGrid, checkGridOptions, withOrder } from './screens/planGrid.ts';

type Files = ReadonlyMap<string, Declared<ModelFile>>;

/** Codes, tables and paths are unique over all models. */
export function checkNames(linker: Linker, files: Files, models: ReadonlyMap<string, Model>): void {
  unique(linker, files, models, 'code', '编码');
  unique(linker, files, models, 'table', '数据表');
  unique(linker, files, models, 'rest', '接口路径');
}

/** A model with its fields resolved, before anything is known of the models below it. */
export function linkModel(
  linker: Linker,
  { id, value, document }: Declared<ModelFile>,
  dictionaries: DictionaryKinds,
): Model {
  const columns = value.fields as Column[];
  const fields = columns.map((cell, index) => {
    const path = ['fields', index];
    checkColumn(linker, document, cell, path, dictionaries);
    const field = fieldOf(linker, document, cell, path);
    checkColumnRight(linker, document, field, path);
    return field;
  });
  checkOwnColumns(linker, document, fields);
  repeated(linker, document, fields);
  checkFormerKeys(linker, document, columns, 'fields');
  // With rows of sub-tables in them they are checked where these are known.
  const measures = linkMeasures(linker, document, value.measures, () => fields.map(measureColumn));
  if (!saysLines(value)) checkFieldExpressions(linker, document, columns, wordsOf({ fields, measures }));
  if (value.sort !== undefined && !fields.some(({ key }) => key === value.sort?.key)) {
    const sortable = new Map([...fields, ...systemFields].map((field) => [field.key, field]));
    linker.reference(document, '字段', value.sort.key, sortable, ['sort', 'key']);
  }
  const code = value.code ?? wireCode(id);
  const table = value.table ?? snakeCase(code);
  if (!isTableName(table)) linker.report(document, 'table-name', sentences['table-name']('数据表名', table), []);
  return {
    id,
    code,
    table,
    title: value.title,
    permission: value.permission ?? permissionPrefix(id),
    fields,
    sort: value.sort ?? { key: 'createTime', order: 'desc' },
    unique: uniqueColumns(linker, document, value, fields),
    ...treeOf(linker, document, value, fields),
    ...(value.rest === undefined ? {} : { rest: value.rest }),
    ...(value.history === false ? { history: false as const } : {}),
    ...(value.import === false ? { import: false as const } : {}),
    ...binOf(value),
    measures,
    subTables: (value.subTables ?? []).map(({ title = '', ...child }) => ({ ...child, title })),
  };
}

function binOf({ recycleBin = false }: ModelFile): Pick<Model, 'recycleBin'> {
  if (recycleBin === false) return {};
  return { recycleBin: recycleBin === true ? {} : recycleBin };
}

function checkFieldExpressions(
  linker: Linker,
  document: Document,
  columns: readonly Column[],
  words: RecordWords,
): void {
  columns.forEach((cell, index) => {
    if (saysExpressions(cell)) checkExpressions(linker, document, cell, ['fields', index], words);
  });
}

const saysLines = ({ subTables }: ModelFile): boolean => subTables?.some(({ name }) => name !== undefined) === true;

/** The model with those of its sub-tables that its expressions go through. */
function withLines(
  linker: Linker,
  { value, document }: Declared<ModelFile>,
  model: Model,
  models: ReadonlyMap<string, Model>,
): Model {
  if (!saysLines(value)) return model;
  checkTableNames(linker, document, value, model);
  const tables = lineTables(model, models);
  checkFieldExpressions(linker, document, value.fields as Column[], wordsOf(model, tables));
  const lines = linesUsed(model, tables);
  return lines.length === 0 ? model : { ...model, lines };
}

/** What a problem calls the fields that keep what no one sees. */
const HIDDEN = `${typesWith('hidden')} 字段`;

function hiddenFields(fields: readonly Field[]): ReadonlyMap<string, Field> {
  return new Map(fields.filter(({ type }) => cellTraits[type].hidden).map((field) => [field.key, field]));
}

function treeFields(fields: readonly Field[]): (readonly [string, Field])[] {
  return fields.filter(({ type }) => cellTraits[type].tree !== undefined).map((field) => [field.key, field]);
}

/** Kinds whose values can be read as a name. */
const NAMING: ReadonlySet<ValueKind> = new Set(['text', 'code', 'reference', 'date', 'area']);

const isNaming = ({ kind, type }: Field): boolean => NAMING.has(kind) && cellTraits[type].hidden !== true;

/** The mark is kept in a hidden field of its own, the parent too, or in one it is chosen in from a tree. */
function treeOf(linker: Linker, document: Document, value: ModelFile, fields: Field[]): { tree?: ModelTree } {
  if (value.tree === undefined) return {};
  const { parent = 'pid', hasChild = 'hasChild', root = '0', text } = value.tree;
  const hidden = hiddenFields(fields);
  const path = ['tree'];
  const known = [
    linker.reference(document, HIDDEN, parent, new Map([...hidden, ...treeFields(fields)]), [...path, 'parent']),
    linker.reference(document, HIDDEN, hasChild, hidden, [...path, 'hasChild']),
  ];
  if (known[0] !== undefined && parent === hasChild)
    linker.report(document, 'tree-fields', sentences['tree-fields'](parent), [...path, 'hasChild'], 'value');
  if (text !== undefined)
    linker.reference(document, '文字字段', text, new Map(fields.filter(isNaming).map((field) => [field.key, field])), [
      ...path,
      'text',
    ]);
  if (value.subTables !== undefined)
    linker.report(document, 'tree-children', sentences['tree-children'](value.title), path, 'key');
  const first = fields.find(isShown);
  return { tree: { parent, hasChild, root, text: text ?? first?.key ?? 'id' } };
}

/** The model with its sub-tables: each exists, holds the main record's id in a field of its own, and is no ancestor. */
export function linkChildren(
  linker: Linker,
  declared: Declared<ModelFile>,
  model: Model,
  models: ReadonlyMap<string, Model>,
): Model {
  const { id, value, document } = declared;
  if (value.subTables === undefined) return model;
  const subTables = [...model.subTables];
  for (const [index, said] of value.subTables.entries()) {
    const path = ['subTables', index];
    const child = linker.reference(document, '模型', said.model, models, [...path, 'model']);
    if (child === undefined) continue;
    const same = value.subTables.findIndex((each) => each.model === said.model && each.foreignKey === said.foreignKey);
    if (same < index)
      linker.report(document, 'taken-name', sentences['taken-name']('子表', said.model, '另一个子表'), [
        ...path,
        'model',
      ]);
    const own = subTables[index];
    if (own !== undefined) subTables[index] = complete(own, child);
    if (child.subTables.length > 0 || child.id === id)
      linker.report(document, 'child-depth', sentences['child-depth'](said.model), [...path, 'model']);
    if (child.tree !== undefined && value.tree === undefined)
      linker.report(document, 'tree-children', sentences['tree-children'](child.title), [...path, 'model']);
    linker.reference(document, HIDDEN, said.foreignKey, hiddenFields(child.fields), [...path, 'foreignKey']);
    checkGridOptions(linker, document, said.grid, child, [...path, 'grid']);
    if (said.grid !== undefined) checkChildGrid(linker, document, said.grid, [...path, 'grid']);
  }
  return withLines(linker, declared, { ...model, subTables }, models);
}

/** What a sub-table leaves out, its own model says. */
function complete(own: SubTable, { title, fields }: Model): SubTable {
  const columns = fields.map(({ cell }) => cell);
  const grid = withOrder(own.grid, columns);
  return { ...own, title: own.title === '' ? title : own.title, ...(grid === undefined ? {} : { grid }) };
}

/** No field is kept in a column of the system's own: its values would be those of that one, or there would be no table. */
function checkOwnColumns(linker: Linker, document: Document, fields: readonly Field[]): void {
  fields.forEach(({ key, column, cell }, index) => {
    const whose = ownColumns.get(column);
    if (whose === undefined) return;
    const said = cell.store?.column !== undefined;
    // A key that is taken itself is told of as such.
    if (!said && isOwnKey(key)) return;
    const path = said ? ['fields', index, 'store', 'column'] : ['fields', index, 'key'];
    linker.report(document, 'reserved-name', sentences['reserved-name'](column, whose), path);
  });
}

/** No key twice, and no column of the table: that one is told of where it is said. */
function repeated(linker: Linker, document: Document, fields: Field[]): void {
  if (areDistinct(fields)) return;
  const keys = new Map<string, Field>();
  const columns = new Map<string, Field>();
  for (const [index, field] of fields.entries()) {
    const same = keys.get(field.key);
    const other = columns.get(field.column);
    const path = ['fields', index, 'key'];
    if (same !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('字段', field.key, same.title), path);
    else if (other !== undefined)
      linker.report(
        document,
        'taken-name',
        sentences['taken-name']('数据表的列', field.column, `字段 ${other.key}`),
        field.cell.store?.column === undefined ? path : ['fields', index, 'store', 'column'],
      );
    keys.set(field.key, same ?? field);
    columns.set(field.column, other ?? field);
  }
}

function areDistinct(fields: readonly Field[]): boolean {
  const columns = new Set<string>();
  let named = false;
  for (const { column, cell } of fields) {
    columns.add(column);
    if (cell.store?.column !== undefined) named = true;
  }
  // A key gives its column, unless that is said.
  return columns.size === fields.length && (!named || new Set(fields.map(({ key }) => key)).size === fields.length);
}

function uniqueColumns(linker: Linker, document: Document, value: ModelFile, fields: Field[]): string[][] {
  if (value.unique === undefined) return [];
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const seen = new Set<string>();
  return value.unique.map((group, index) => {
    const said = JSON.stringify([...group].sort());
    if (seen.has(said)) {
      const sentence = sentences['duplicate-item'](`${group.join('、')} 这一组`);
      linker.report(document, 'duplicate-item', sentence, ['unique', index]);
    }
    seen.add(said);
    return group.flatMap((key, at) => {
      const field = linker.reference(document, '字段', key, byKey, ['unique', index, at]);
      if (group.indexOf(key) < at)
        linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), ['unique', index, at]);
      if (field?.kind === 'secret')
        linker.report(document, 'secret-unique', sentences['secret-unique'](key), ['unique', index, at]);
      else if (field?.restricted)
        linker.report(document, 'restricted-unique', sentences['restricted-unique'](key), ['unique', index, at]);
      return field?.column ?? [];
    });
  });
}

function unique(
  linker: Linker,
  files: Files,
  models: ReadonlyMap<string, Model>,
  name: 'code' | 'table' | 'rest',
  what: string,
): void {
  const owners = new Map<string, string>();
  // The one that says it has taken it from the one that has it by its path.
  const isSaid = (id: string): boolean => files.get(id)?.value[name] !== undefined;
  for (const [id, model] of models) {
    const own = model[name];
    if (own === undefined) continue;
    const other = owners.get(own);
    const [taking, owner] = other !== undefined && isSaid(other) && !isSaid(id) ? [other, id] : [id, other];
    owners.set(own, owner ?? id);
    const declared = files.get(taking);
    if (owner === undefined || declared === undefined) continue;
    // A table that follows a code that is taken is taken with it.
    if (name === 'table' && !isSaid(taking) && models.get(owner)?.code === model.code) continue;
    linker.report(declared.document, 'taken-name', sentences['taken-name'](what, own, owner), [name], 'value');
  }
}
