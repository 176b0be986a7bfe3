import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import type { KnownTable, World } from '../World.ts';
import { isReason, type Made, type Reason } from './Made.ts';

/** Columns of a table that serve as a dictionary, by their names in the dump. */
export interface TableSource {
  row: DumpRow;
  what: string;
  /** A table, perhaps with `where …` behind it. */
  dictTable: string;
  /** Column of the value, and of the text. */
  dictField: string;
  dictText: string;
  /** Column of the value one level up. */
  parent?: string;
  hasChild?: string;
  root?: string;
}

/** The code of the dictionary made of a table's records; made once for all fields that ask for the same. */
export function tableDictionary(world: World, source: TableSource): string | Reason {
  const [, name = '', conditions = ''] =
    /^\s*`?([\w$]+)`?(?:\s+(?:as\s+)?(?!where\b)\w+)?(?:\s+where\s+([\s\S]+))?\s*$/i.exec(source.dictTable) ?? [];
  const table = world.tables.get(name.toLowerCase());
  if (table === undefined)
    return {
      reason: `表 ${name || source.dictTable} 不在转储的表单里，也不是项目里的模型`,
      way: '改为文本；为这张表建好模型后，写一个带 source 的字典',
    };
  const keys = keysOf(table, source);
  if (isReason(keys)) return keys;
  const where = conditions === '' ? [] : readConditions(conditions, table);
  if (where === undefined)
    world.notes.changed(
      source.row,
      `${source.what}，字典条件 ${conditions.trim()}`,
      '只能搬“列 = 值”与“列 in (…)”，用 and 相连',
      '字典列出全部记录；请在字典的 source.where 里补上',
    );
  const said: Json = {
    title: world.titles.get(table.id) ?? table.id,
    source: { model: table.id, ...keys, ...(where === undefined || where.length === 0 ? {} : { where }) },
  };
  return world.once(JSON.stringify(said), () => {
    const code = world.dictNames.take(`${table.table}_${source.dictField}`.replaceAll(/\W+/g, '_'), '_');
    world.add('dictionaries', code, 'dictionary', source.what, source.row, said);
    return code;
  });
}

function keysOf(table: KnownTable, { dictField, dictText, parent, hasChild, root }: TableSource): Made {
  const columns = { code: dictField, text: dictText, ...(parent ? { parent } : {}), ...(hasChild ? { hasChild } : {}) };
  const keys: Json = {};
  for (const [name, column] of Object.entries(columns)) {
    const key = table.keys.get(column.trim().toLowerCase());
    if (key === undefined)
      return {
        reason: `模型 ${table.id} 没有列 ${column || '（没有写）'}`,
        way: '改为文本；请在模型里补上这一列，再写带 source 的字典',
      };
    keys[name] = key;
  }
  return root === undefined || root === '' ? keys : { ...keys, root };
}

/** `a = '1' and b in ('2','3')`; undefined for anything else. */
function readConditions(text: string, { keys }: KnownTable): Json[] | undefined {
  const parts = text.trim().split(/\s+and\s+/i);
  const read = parts.map((part) => {
    const [, column = '', , single, list] =
      /^(?:\w+\.)?`?(\w+)`?\s*(=|in)\s*(?:('[^']*'|-?\d+)|\(([^()]*)\))$/i.exec(part.trim()) ?? [];
    const values = (single ?? list ?? '').split(',').map((each) => each.trim().replaceAll(/^'|'$/g, ''));
    const key = keys.get(column.toLowerCase());
    return key === undefined || values.includes('') ? undefined : { key, values };
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}
