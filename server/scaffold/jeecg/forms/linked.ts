import { isRecord } from '../../../../engine/api/envelope.ts';
import type { World } from '../World.ts';
import type { FieldRow } from './FieldRow.ts';
import type { Made } from './Made.ts';
import { tableDictionary } from './tableDictionary.ts';

/** Trees and linked selects. `columns` are the keys of the form by column. */
export function linked(field: FieldRow, world: World, columns: ReadonlyMap<string, string>): Made {
  if (field.control === 'cat_tree') return category(field, columns);
  return field.control === 'sel_tree' ? tree(field, world) : linkDown(field, world, columns);
}

/** `dictField` is the code of the root, `dictText` a column that takes the names. */
function category({ dictField, dictText }: FieldRow, columns: ReadonlyMap<string, string>): Made {
  const textField = columns.get(dictText.toLowerCase());
  return {
    type: 'cat_tree',
    ...(dictField === '' || dictField === '0' ? {} : { pcode: dictField }),
    ...(textField === undefined ? {} : { textField }),
  };
}

/** `dictText` is `id,pid,name,has_child`, `dictField` the value of the root. */
function tree({ row, what, dictTable, dictField, dictText, extra }: FieldRow, world: World): Made {
  const [id = '', parent = '', text = '', hasChild = ''] = dictText.split(',').map((part) => part.trim());
  const dictCode = tableDictionary(world, {
    row,
    what,
    dictTable,
    dictField: id,
    dictText: text,
    parent,
    ...(hasChild === '' ? {} : { hasChild }),
    ...(dictField === '' ? {} : { root: dictField }),
  });
  if (typeof dictCode !== 'string') return dictCode;
  return { type: 'sel_tree', dictCode, ...(extra.multiSelect === true ? { multiple: true } : {}) };
}

/** `{table, key, txt, linkField, idField, pidField}`: each level's choices stand below the value of the one above. */
function linkDown({ row, what, dictTable }: FieldRow, world: World, columns: ReadonlyMap<string, string>): Made {
  const config = configOf(dictTable);
  if (config === undefined)
    return { reason: '联动的设置不是 JSON 对象', way: '改为文本；请写 select、linkageKey 与带 pid 的字典' };
  const { table = '', key = '', txt = '', linkField = '', idField = '', pidField = '' } = config;
  if (key !== idField)
    return {
      reason: `存的是 ${key}，上下级却按 ${idField} 相连`,
      way: '改为文本；请让字典的值就是上下级相连的那一列，再写 linkageKey',
    };
  const source = { row, what, dictTable: table, dictField: key, dictText: txt, parent: pidField };
  const dictCode = tableDictionary(world, source);
  if (typeof dictCode !== 'string') return dictCode;
  const levels = linkField.split(',').flatMap((column) => columns.get(column.trim().toLowerCase()) ?? []);
  for (const [index, level] of levels.entries()) world.linkage.set(level, { dictCode, next: levels[index + 1] });
  return { type: 'select', dictCode, ...(levels[0] === undefined ? {} : { linkageKey: levels[0] }) };
}

function configOf(text: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, String(each ?? '')]))
      : undefined;
  } catch {
    return undefined;
  }
}
