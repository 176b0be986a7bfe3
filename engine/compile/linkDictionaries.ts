import { cellTraits } from '../../schemas/generated/language.ts';
import type { Column, DictionaryFile } from '../../schemas/generated/types.ts';
import { snakeCase, systemFields } from '../names.ts';
import { columnBelow } from '../plan/columnBelow.ts';
import type { Dictionary, DictionarySource, Model } from '../plan/compiled.ts';
import type { DictionaryTree, ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';
import type { Path } from './places.ts';

type Files = ReadonlyMap<string, Declared<DictionaryFile>>;
type Source = NonNullable<DictionaryFile['source']>;

/** Dictionaries by code, before anything is known of the models that some are taken from. */
export function declareDictionaries(linker: Linker, files: Files): Map<string, Dictionary> {
  return new Map(
    [...files].map(([code, { value, document }]) => {
      const { title, items = [], source } = value;
      if ((value.items === undefined) === (source === undefined))
        linker.report(document, 'dictionary-source', sentences['dictionary-source'](), []);
      const kind = source === undefined ? 'items' : source.parent === undefined ? 'table' : 'tree';
      return [code, { code, title, kind, items }];
    }),
  );
}

/** Gives every dictionary of records its source, and every tree field of the models its tree. */
export function linkDictionaries(
  linker: Linker,
  files: Files,
  models: ReadonlyMap<string, Model>,
  dictionaries: ReadonlyMap<string, Dictionary>,
): void {
  const addresses = new Map<string, string>();
  for (const [code, { value, document }] of files) {
    const dictionary = dictionaries.get(code);
    if (dictionary === undefined || value.source === undefined) continue;
    const source = linkSource(linker, document, value.source, models);
    if (source === undefined) continue;
    dictionary.source = source;
    const same = dictionary.kind === 'tree' ? undefined : addresses.get(source.address);
    if (same !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('字典来源', source.address, same), ['source']);
    if (dictionary.kind !== 'tree') addresses.set(source.address, code);
  }
  for (const model of models.values()) {
    const columns = model.fields.map(({ cell }) => cell);
    for (const field of model.fields) Object.assign(field, treeOf(field.cell, columns, dictionaries));
  }
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
  const chosen = cellTraits[column.type].tree === 'dictionary' || isLinked(column, columns);
  const dictCode = chosen && 'dictCode' in column ? column.dictCode : undefined;
  const source = dictCode === undefined ? undefined : dictionaries.get(dictCode)?.source;
  if (source?.tree === undefined) return {};
  const { parent: pidField, hasChild: hasChildField = '', root } = source.tree;
  return {
    tree: { tableName: source.table, text: source.text, code: source.code, pidField, hasChildField, root },
  };
}

function isLinked(column: Column, columns: readonly Column[]): boolean {
  if (!cellTraits[column.type].linkage) return false;
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
  const text = found(source.text, ['text'])?.column;
  const code = found(source.code, ['code'])?.column;
  const where = (source.where ?? []).map(({ key, values }, index) => {
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
    ...{ model: model.id, table: model.table, text, code, where: conditions },
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
