import { cellTraits } from '../../schemas/generated/language.ts';
import type { CellType, Column, DictionaryFile } from '../../schemas/generated/types.ts';
import { snakeCase, systemFields } from '../names.ts';
import type { Dictionary, DictionarySource, Field, Model } from '../plan/compiled.ts';
import { columnBelow } from '../plan/declaredColumn.ts';
import type { DictionaryTree, ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';
import type { Path } from './places.ts';

type Files = ReadonlyMap<string, Declared<DictionaryFile>>;
type Source = NonNullable<DictionaryFile['source']>;

/** A dictionary before anything is known of the models that some are taken from. */
export function declareDictionary(linker: Linker, { id, value, document }: Declared<DictionaryFile>): Dictionary {
  const { title, items = [], source } = value;
  if ((value.items === undefined) === (source === undefined))
    linker.report(document, 'dictionary-source', sentences['dictionary-source'](), []);
  const kind = source === undefined ? 'items' : source.parent === undefined ? 'table' : 'tree';
  return { code: id, title, kind, items };
}

/** The dictionary with its source, when it is one of records. */
export function linkDictionary(
  linker: Linker,
  { value, document }: Declared<DictionaryFile>,
  dictionary: Dictionary,
  models: ReadonlyMap<string, Model>,
): Dictionary {
  const source = value.source && linkSource(linker, document, value.source, models);
  return source === undefined ? dictionary : { ...dictionary, source };
}

/** No two dictionaries are the same records: a caller of the old contract names them by their address. */
export function checkSources(linker: Linker, files: Files, dictionaries: ReadonlyMap<string, Dictionary>): void {
  const addresses = new Map<string, string>();
  for (const [code, { kind, source }] of dictionaries) {
    const document = files.get(code)?.document;
    if (source === undefined || kind === 'tree' || document === undefined) continue;
    const same = addresses.get(source.address);
    if (same !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('字典来源', source.address, same), ['source']);
    addresses.set(source.address, code);
  }
}

/** The model with the trees behind its fields. */
export function withTrees(model: Model, dictionaries: ReadonlyMap<string, Dictionary>): Model {
  if (!model.fields.some(({ type }) => mayHaveTree(type))) return model;
  const columns = model.fields.map(({ cell }) => cell);
  let fields: Field[] | undefined;
  model.fields.forEach((field, index) => {
    const { tree } = treeOf(field.cell, columns, dictionaries);
    if (tree === undefined) return;
    fields ??= [...model.fields];
    fields[index] = { ...field, tree };
  });
  return fields === undefined ? model : { ...model, fields };
}

/**
 * The tree behind a column, for the column of a plan: that of a tree to choose from, or the one a chain of selects goes
 * down, each below the value above it. `columns` are those it may hang on.
 */
export function treeOf(
  column: Column,
  columns: readonly Column[],
  dictionaries: ReadonlyMap<string, Dictionary>,
): { tree?: DictionaryTree } {
  if (!mayHaveTree(column.type)) return NO_TREE;
  const chosen = cellTraits[column.type].tree === 'dictionary' || isLinked(column, columns);
  const dictCode = chosen && 'dictCode' in column ? column.dictCode : undefined;
  const source = dictCode === undefined ? undefined : dictionaries.get(dictCode)?.source;
  if (source?.tree === undefined) return {};
  const { parent: pidField, hasChild: hasChildField = '', root } = source.tree;
  return {
    tree: { tableName: source.table, text: source.text, code: source.code, pidField, hasChildField, root },
  };
}

const NO_TREE = {};

const mayHaveTree = (type: CellType): boolean =>
  cellTraits[type].linkage === true || cellTraits[type].tree === 'dictionary';

function isLinked(column: Column, columns: readonly Column[]): boolean {
  if (!cellTraits[column.type].linkage || !('dictCode' in column)) return false;
  return columnBelow(column) !== undefined || columns.some((other) => columnBelow(other) === column.key);
}

interface SourceColumn {
  column: string;
  kind: ValueKind;
}

function linkSource(
  linker: Linker,
  document: Document,
  source: Source,
  models: ReadonlyMap<string, Model>,
): DictionarySource | undefined {
  const model = linker.reference(document, '模型', source.model, models, ['source', 'model']);
  if (model === undefined) return undefined;
  const columns = new Map<string, SourceColumn>([
    ...systemFields.map(({ key, kind }): [string, SourceColumn] => [key, { column: snakeCase(key), kind }]),
    ...model.fields.map(({ key, column, kind }): [string, SourceColumn] => [key, { column, kind }]),
  ]);
  const found = (key: string, path: Path) => linker.reference(document, '字段', key, columns, ['source', ...path]);
  const optional = (name: 'color' | 'parent' | 'hasChild') => {
    const key = source[name];
    return key === undefined ? undefined : found(key, [name])?.column;
  };
  for (const name of ['hasChild', 'root'] as const) {
    if (source[name] !== undefined && source.parent === undefined)
      linker.report(document, 'dictionary-tree', sentences['dictionary-tree'](name), ['source', name], 'key');
  }
  if (source.parent !== undefined && source.parent === source.code) {
    const sentence = sentences['dictionary-tree'](source.parent);
    const message = `上级与值都取自 "${source.parent}"：每一项都成了自己的上级，一项也展不开`;
    const own = { ...sentence, message, expected: '存上级之值的另一个字段', fix: '请换成存上级的字段' };
    linker.report(document, 'dictionary-tree', own, ['source', 'parent']);
  }
  const text = found(source.text, ['text'])?.column;
  const code = found(source.code, ['code'])?.column;
  const where = (source.where ?? []).map(({ key, values }, index, all) => {
    if (all.findIndex((each) => each.key === key) < index)
      linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), [
        'source',
        'where',
        index,
        'key',
      ]);
    const column = found(key, ['where', index, 'key']);
    return column && { ...column, values };
  });
  const [color, parent, hasChild] = [optional('color'), optional('parent'), optional('hasChild')];
  if (text === undefined || code === undefined || (source.parent !== undefined && parent === undefined))
    return undefined;
  if (where.some((condition) => condition === undefined)) return undefined;
  const conditions = where.filter((condition) => condition !== undefined);
  const { color: colorKey, parent: parentKey, hasChild: childKey, where: keys = [] } = source;
  return {
    model: model.id,
    table: model.table,
    text,
    code,
    where: conditions,
    ...(color === undefined ? {} : { color }),
    ...(parent === undefined
      ? {}
      : { tree: { parent, ...(hasChild === undefined ? {} : { hasChild }), root: source.root ?? '0' } }),
    fields: [source.text, source.code, colorKey, parentKey, childKey, ...keys.map(({ key }) => key)].filter(
      (key) => key !== undefined,
    ),
    address: [model.table, text, code, ...(conditions.length > 0 ? [whereText(conditions)] : [])].join(','),
  };
}

/** The condition as a caller of the old contract would write it; it is only ever compared, never run. */
function whereText(conditions: DictionarySource['where']): string {
  const literal = (kind: ValueKind, value: string) => (kind === 'number' ? value : `'${value.replaceAll("'", "''")}'`);
  return conditions
    .map(({ column, kind, values }) => {
      const list = values.map((value) => literal(kind, value));
      return list.length === 1 ? `${column}=${list[0]}` : `${column} in (${list.join(',')})`;
    })
    .join(' and ');
}
