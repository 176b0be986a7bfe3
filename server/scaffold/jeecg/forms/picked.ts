import type { Json } from '../Draft.ts';
import { COMMON_AREA, keyOfColumn, slug } from '../names.ts';
import type { World } from '../World.ts';
import type { FieldRow } from './FieldRow.ts';
import type { Made } from './Made.ts';

/** Controls that open a dialog. `columns` are the keys of the form by column. */
export function picked(field: FieldRow, world: World, columns: ReadonlyMap<string, string>): Made {
  switch (field.control) {
    case 'sel_user':
      return person(field, world);
    case 'sel_depart':
      return department(field, world);
    case 'popup':
      return popup(field, world, columns);
    case 'popup_dict':
      return popupDictionary(field, world);
    case 'link_table':
      return linkTable(field, world);
    case 'link_table_field':
      return { reason: '关联记录里查出的列，值不在本表里', way: '改为文本；请在报表里相连，或用 popup 带回这一列' };
    default:
      return { reason: '没有对应的单元格类型', way: '改为文本；请在 docs/reference.md 里挑选合适的 type' };
  }
}

const several = ({ extra }: FieldRow): Json => ({ multiple: extra.multiSelect !== false && extra.multi !== false });

function person(field: FieldRow, world: World): Made {
  const { store = 'username' } = field.extra;
  if (store === 'username') return { type: 'sel_user', ...several(field), ...wide(field) };
  if (store !== 'id') return { reason: `存的是用户的 ${String(store)}`, way: '改为文本；用户可存 username 或 id' };
  const picker = shared(world, field, 'users-by-id', { title: '选择用户', type: 'user', value: 'id' });
  return { type: 'sel_user', picker, ...several(field), ...wide(field) };
}

/** Departments are kept by id unless the field says otherwise. */
function department(field: FieldRow, world: World): Made {
  const { store = 'id' } = field.extra;
  if (store === 'orgCode' || store === 'org_code') return { type: 'sel_depart', ...several(field), ...wide(field) };
  const picker = shared(world, field, 'departments-by-id', { title: '选择部门', type: 'department', value: 'id' });
  return { type: 'sel_depart', picker, ...several(field), ...wide(field) };
}

const wide = ({ length = 0 }: FieldRow): Json => (length > 1000 && length <= 4000 ? { store: { length } } : {});

function shared(world: World, { row, what }: FieldRow, name: string, value: Json): string {
  return world.once(`picker ${name}`, () => made(world, { row, what }, `${COMMON_AREA}/${name}`, value));
}

function made(world: World, { row, what }: Pick<FieldRow, 'row' | 'what'>, wished: string, value: Json): string {
  const id = world.names.take(wished);
  world.addById(id, 'picker', what, row, value);
  return id;
}

const list = (csv: string): string[] =>
  csv
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** `dictTable` is a report, `dictField` its columns, `dictText` the columns of the form that take them. */
function popup(field: FieldRow, world: World, columns: ReadonlyMap<string, string>): Made {
  const orgFields = list(field.dictField).map((column, at) => keyOfColumn(column, at + 1));
  const destFields = list(field.dictText).flatMap((column) => columns.get(column) ?? []);
  if (orgFields.length === 0 || orgFields.length !== destFields.length)
    return {
      reason: `报表的列（${field.dictField}）与表单的字段（${field.dictText}）对不上`,
      way: '改为文本；请写 popup 与一样多的 orgFields、destFields',
    };
  const picker = reportPicker(world, field, orgFields[0] ?? '');
  if (typeof picker !== 'string') return picker;
  return {
    type: 'popup',
    picker,
    orgFields,
    destFields,
    ...(field.extra.popupMulti === true ? { multiple: true } : {}),
  };
}

/** The value of one column, chosen in a report. */
function popupDictionary(field: FieldRow, world: World): Made {
  const [value = ''] = list(field.dictField).map((column) => keyOfColumn(column, 1));
  const [text = value] = list(field.dictText).map((column) => keyOfColumn(column, 1));
  const picker = reportPicker(world, field, value, text);
  return typeof picker === 'string' ? { type: 'popup', picker, orgFields: [value], destFields: [field.key] } : picker;
}

function reportPicker(world: World, field: FieldRow, value: string, text = value): string | Made {
  const code = field.dictTable.split('?')[0]?.trim() ?? '';
  const report = world.reports.get(code);
  if (report === undefined)
    return { reason: `转储里没有报表 ${code || '（没有写）'}`, way: '改为文本；建好报表与选择器后写 popup' };
  return world.once(`picker ${report} ${value} ${text}`, () =>
    made(world, field, `${report}-${slug(value)}`, {
      title: `选择${world.titles.get(report) ?? ''}`,
      type: 'popup',
      report,
      value,
      ...(text === value ? {} : { text }),
    }),
  );
}

/** Keeps ids of another form's records. */
function linkTable(field: FieldRow, world: World): Made {
  const table = world.tables.get(field.dictTable.toLowerCase());
  const [shown = ''] = list(field.dictText);
  const text = table?.keys.get(shown);
  if (table === undefined || text === undefined)
    return {
      reason: `表 ${field.dictTable || '（没有写）'} 或它的列 ${shown || '（没有写）'} 不在转储的表单里`,
      way: '改为文本；建好模型后写 sel_business 与业务组件选择器',
    };
  const picker = world.once(`picker ${table.id} ${text}`, () =>
    made(world, field, `${table.id}-picker`, {
      title: '选择记录',
      type: 'business',
      model: table.id,
      value: 'id',
      text,
    }),
  );
  return { type: 'sel_business', picker, multiple: field.extra.multiSelect === true };
}
