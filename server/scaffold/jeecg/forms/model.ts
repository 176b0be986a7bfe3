import { readDefault } from '../../../../engine/lists/defaultValue.ts';
import { snakeCase, wireCode } from '../../../../engine/names.ts';
import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import { columnHint } from '../names.ts';
import { isYes, numberOf, textOf } from '../Source.ts';
import type { World } from '../World.ts';
import { cellOf } from './cells.ts';
import { type FieldRow, fieldRow } from './FieldRow.ts';
import type { Form } from './Form.ts';
import { freeUnfilled } from './freed.ts';
import { defaultOf, rulesOf } from './rules.ts';

/** A form as a model. `foreignKey`: the field that holds the main record's id. */
export function modelOf(form: Form, indexes: readonly DumpRow[], world: World, foreignKey: string | undefined): Json {
  world.linkage.clear();
  const rows = form.fields.map((row) => {
    const column = textOf(row, 'db_field_name').toLowerCase();
    return fieldRow(row, form.keys.get(column) ?? column, form.what);
  });
  const tree = treeOf(form, world);
  const hidden = new Set([foreignKey, tree?.parent, tree?.hasChild]);
  const fields = rows.map((field) => {
    const made = hidden.has(field.key) ? hiddenField(field, field.key === tree?.hasChild) : fieldOf(field, form, world);
    world.rows.set(made, field.row);
    return made;
  });
  for (const field of fields) lower(field, world);
  freeUnfilled(fields, rows, world);
  const unique = indexed(indexes, fields, form, world);
  const filled = fields.flatMap(({ defaultValue }) => {
    const read = readDefault(String(defaultValue ?? ''));
    return read.kind === 'rule' ? read.code : [];
  });
  const allow = [
    ...[...new Set(filled)].map((code) => `unknown-rule ${code}：随转储的填值规则一起导入`),
    ...(fields.every(({ type }) => type === 'hidden') ? ['nothing-shown：在线表单里也没有显示任何字段'] : []),
  ];
  const sort = sortOf(rows, world);
  return {
    ...(allow.length === 0 ? {} : { allow }),
    title: form.title,
    ...(form.table === wireCode(form.id) ? {} : { table: form.table }),
    ...(tree === undefined ? {} : { tree }),
    fields,
    ...(sort === undefined ? {} : { sort }),
    ...(unique.length === 0 ? {} : { unique }),
    ...(form.subForms.length === 0
      ? {}
      : {
          subTables: form.subForms.map(({ form: { id, title }, foreignKey: key, single }) => ({
            model: id,
            foreignKey: key,
            title,
            ...(single ? { single: true } : {}),
          })),
        }),
  };
}

const hiddenField = ({ key, title, column }: FieldRow, short: boolean): Json => ({
  key,
  title,
  type: 'hidden',
  store: short ? { length: 3, ...columnHint(key, column) } : { length: 36, index: true, ...columnHint(key, column) },
});

function fieldOf(field: FieldRow, form: Form, world: World): Json {
  const { row, key, title, column } = field;
  if (!field.isInList && !field.isInForm)
    return { key, title, type: 'hidden', ...storeWith({}, columnHint(key, column)) };
  const { type, store, validateRules, ...own } = cellOf(field, world, form.keys);
  const rules = [...rulesOf(field, String(type), world), ...(Array.isArray(validateRules) ? validateRules : [])];
  const defaultValue = defaultOf(field, world);
  const width = numberOf(row, 'field_length');
  tell(field, world);
  return {
    key,
    title,
    type,
    ...own,
    ...(width !== undefined && width >= 40 && width <= 1200 && width !== 120 ? { width } : {}),
    ...(field.extra.isFixed === 1 || field.extra.isFixed === true ? { fixed: 'left' } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(rules.length === 0 ? {} : { validateRules: rules }),
    ...(isYes(row, 'is_read_only') ? { disabled: true } : {}),
    ...(isYes(row, 'is_query') ? { query: queryOf(row) } : {}),
    ...formOf(field, form),
    ...storeWith(store, columnHint(key, column)),
  };
}

const storeWith = (store: unknown, hint: Json): Json => {
  const all = { ...(typeof store === 'object' ? store : {}), ...hint };
  return Object.keys(all).length === 0 ? {} : { store: all };
};

const MODES: Readonly<Record<string, string>> = { single: 'single', like: 'like', group: 'group' };

export function queryOf(row: DumpRow): Json {
  const mode = MODES[textOf(row, 'query_mode')];
  const defaultValue = isYes(row, 'query_config_flag') ? textOf(row, 'query_def_val') : '';
  return { ...(mode === undefined ? {} : { mode }), ...(defaultValue === '' ? {} : { defaultValue }) };
}

function formOf({ isInForm, extra }: FieldRow, { head }: Form): Json {
  if (!isInForm) return { form: false };
  const columns = numberOf(head, 'form_template') ?? 1;
  const whole = extra.isOneRow === true || extra.isOneRow === 1;
  return whole && columns > 1 ? { form: { span: Math.min(columns, 4) } } : {};
}

/** What a field says that has no place here. */
function tell({ row, what, extra, key, column }: FieldRow, world: World): void {
  if (snakeCase(key) !== column && columnHint(key, column).column === undefined)
    world.notes.changed(
      row,
      what,
      '列名要以小写字母开头，只有小写字母、数字和 _',
      `列名改为 ${snakeCase(key)}，导入数据时照此对应`,
    );
  if (column === 'bpm_status')
    world.notes.lost(
      row,
      `${what}的流程`,
      '流程定义不在这些表里',
      '在模型里写 states：每一步从什么状态到什么状态、由谁做',
    );
  const href = textOf(row, 'field_href');
  if (href !== '')
    world.notes.lost(row, `${what}的跳转 ${href}`, '模型的字段没有跳转', '把列写成 type: slot、slotName: link、href');
  if (textOf(row, 'converter') !== '')
    world.notes.lost(row, `${what}的转换器 ${textOf(row, 'converter')}`, 'Java 程序不能搬', '用字典或表达式代替');
  if (isYes(row, 'query_config_flag') && textOf(row, 'query_show_type') !== '')
    world.notes.changed(row, `${what}的个性查询`, '查询项用字段自己的控件', '需要另一种控件时，为查询另写一个字段');
  if (extra.showLength !== undefined && extra.showLength !== '')
    world.notes.lost(row, `${what}的列表显示长度`, '过长的文字按列宽自动截断', '用 width 调整列宽');
}

/** Lower levels of linked selects take the dictionary of the first. */
function lower(field: Json, world: World): void {
  const link = world.linkage.get(String(field.key));
  if (link === undefined) return;
  field.type = 'select';
  delete field.maxLength;
  field.dictCode = link.dictCode;
  if (link.next !== undefined) field.linkageKey = link.next;
}

function treeOf(
  { head, keys, what }: Form,
  world: World,
): { parent: string; hasChild: string; text?: string } | undefined {
  if (!isYes(head, 'is_tree')) return undefined;
  const key = (column: string, otherwise: string) => keys.get((textOf(head, column) || otherwise).toLowerCase());
  const parent = key('tree_parent_id_field', 'pid');
  const hasChild = key('tree_id_field', 'has_child');
  const text = key('tree_fieldname', '');
  if (parent !== undefined && hasChild !== undefined && parent !== hasChild)
    return { parent, hasChild, ...(text === undefined ? {} : { text }) };
  world.notes.changed(
    head,
    `${what}的树`,
    '没有存上级编号或有无下级的字段',
    '成为普通列表；请补两个 hidden 字段，在模型里写 tree，页面的 type 改为 tree',
  );
  return undefined;
}

/** Marks fields with an index of their own; answers the groups that are unique together. */
function indexed(indexes: readonly DumpRow[], fields: readonly Json[], form: Form, world: World): string[][] {
  return indexes.flatMap((row) => {
    const columns = textOf(row, 'index_field')
      .toLowerCase()
      .split(',')
      .map((column) => column.trim());
    const keys = columns.flatMap((column) => form.keys.get(column) ?? []);
    const name = textOf(row, 'index_name');
    if (isYes(row, 'del_flag') || name === '') return [];
    if (keys.length < columns.length) {
      const missing = columns.find((column) => !form.keys.has(column)) ?? '';
      world.notes.lost(row, `${form.what}的索引 ${name}`, `含有 ${missing}，它不是模型的字段`, '由系统字段的索引代替');
      return [];
    }
    const unique = textOf(row, 'index_type') === 'unique';
    if (unique && keys.length > 1) return [keys];
    if (keys.length > 1)
      world.notes.changed(row, `${form.what}的索引 ${name}`, '几列合起来的普通索引', '只为第一列建立索引');
    const field = fields.find(({ key }) => key === keys[0]);
    if (field !== undefined) Object.assign(field, storeWith(field.store, unique ? { unique } : { index: true }));
    return [];
  });
}

function sortOf(rows: readonly FieldRow[], world: World): Json | undefined {
  const found = rows.filter(({ extra }) => extra.orderRule === 'asc' || extra.orderRule === 'desc');
  const [first, ...rest] = found;
  for (const { row, what } of rest)
    world.notes.lost(row, `${what}的默认排序`, '默认按一个字段排序', `按 ${first?.title} 排序；要几列请用视图`);
  return first === undefined ? undefined : { key: first.key, order: first.extra.orderRule };
}
