import { isTakenTable } from '../../../../engine/compile/checks/data/tables.ts';
import { wireCode } from '../../../../engine/names.ts';
import { systemTableNames } from '../../../db/migrations/systemTables.ts';
import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import { idOfTable, keyOfColumn } from '../names.ts';
import { grouped, isYes, numberOf, type Source, textOf } from '../Source.ts';
import { stamps, type World } from '../World.ts';
import type { Form } from './Form.ts';
import { modelOf } from './model.ts';
import { copyScreen, screenOf } from './screen.ts';

/** Columns a table cannot have beside those of every table. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([...stamps.keys(), 'version', 'tenant_id']);

/** Names the forms and their tables: fields and reports may then speak of any of them. */
export function nameForms(source: Source, world: World): Form[] {
  const fields = grouped(source.onl_cgform_field, 'cgform_head_id', 'order_num');
  const heads = source.onl_cgform_head.filter((head) => textOf(head, 'copy_type') !== '1');
  const forms = heads.flatMap((head) => formOf(head, fields.get(textOf(head, 'id')) ?? [], world) ?? []);
  for (const form of forms) attach(form, forms, world);
  for (const form of forms)
    form.subForms.sort(
      (a, b) => (numberOf(a.form.head, 'tab_order_num') ?? 0) - (numberOf(b.form.head, 'tab_order_num') ?? 0),
    );
  return forms;
}

function formOf(head: DumpRow, fields: readonly DumpRow[], world: World): Form | undefined {
  const name = textOf(head, 'table_name').toLowerCase();
  const title = textOf(head, 'table_txt') || name;
  const what = `表单 ${title}（${name}）`;
  const wished = idOfTable(name);
  if (systemTableNames.has(name) || isTakenTable(name, wished)) {
    world.notes.lost(
      head,
      what,
      `数据表 ${name} 属于系统`,
      '用项目自己的页面；多出的字段写进 screens/system/ 里的模型',
    );
    return undefined;
  }
  const own = fields.filter((field) => isYes(field, 'db_is_persist') || textOf(field, 'db_is_persist') === '');
  for (const field of fields)
    if (!own.includes(field))
      world.notes.lost(
        field,
        `${what}的字段 ${textOf(field, 'db_field_txt')}`,
        '不存进数据表，由程序算出',
        '写成带 value（CEL 表达式）的字段',
      );
  const columns = own.filter((field) => !OWN_COLUMNS.has(textOf(field, 'db_field_name').toLowerCase()));
  if (columns.length === 0) {
    world.notes.lost(head, what, '除系统字段外没有字段', '用 npm run new -- model 新建');
    return undefined;
  }
  const id = world.names.take(wished);
  const keys = new Map<string, string>();
  for (const [index, field] of columns.entries()) {
    const column = textOf(field, 'db_field_name').toLowerCase();
    const wishedKey = keyOfColumn(column, index + 1);
    keys.set(column, [...keys.values()].includes(wishedKey) ? `field${index + 1}` : wishedKey);
  }
  const table = tableFor(name, id, world);
  if (id !== wished || table !== name)
    world.notes.changed(
      head,
      what,
      id !== wished ? `项目里已有 ${wished}` : `项目里已有数据表 ${name}`,
      `改名为 ${id}，数据表为 ${table}；报表里的表名已一并改好`,
    );
  world.titles.set(id, title);
  world.tables.set(name, { id, table, keys: new Map([...stamps, ...keys]) });
  return { head, fields: columns, id, wished, table, title, what, keys, subForms: [] };
}

/** The table keeps its name as long as nobody else has it. */
function tableFor(name: string, id: string, world: World): string {
  const taken = [...world.tables.values()].some(({ table }) => table === name);
  return !taken && /^[a-z][a-z0-9_]{1,40}$/.test(name) ? name : wireCode(id).slice(0, 41);
}

/** A form of the third kind belongs to the one its foreign key names. */
function attach(form: Form, forms: readonly Form[], world: World): void {
  if (textOf(form.head, 'table_type') !== '3') return;
  const name = textOf(form.head, 'table_name').toLowerCase();
  const link = form.fields.find((field) => textOf(field, 'main_table') !== '');
  const mainTable = link === undefined ? '' : textOf(link, 'main_table').toLowerCase();
  const main = forms.find(({ head }) => textOf(head, 'table_name').toLowerCase() === mainTable);
  if (link === undefined || main === undefined || main === form) {
    const why = link === undefined ? '没有写外键' : `主表 ${mainTable} 不在转储里`;
    const named = forms.find(({ head }) => textOf(head, 'sub_table_str').toLowerCase().split(',').includes(name));
    world.notes.changed(
      form.head,
      form.what,
      `附表${why}${named === undefined ? '' : `（${named.title}把它列为附表）`}`,
      '成为一个单独的模型；请在主表的 subTables 里写明它与 foreignKey',
    );
    return;
  }
  const mainField = textOf(link, 'main_field').toLowerCase();
  if (mainField !== '' && mainField !== 'id')
    world.notes.changed(
      link,
      `${form.what}的外键 ${textOf(link, 'db_field_name')}`,
      `指向主表的 ${mainField}，这里按主记录的编号相连`,
      '导入数据时把这一列换成主记录的编号',
    );
  const foreignKey = form.keys.get(textOf(link, 'db_field_name').toLowerCase()) ?? '';
  main.subForms.push({ form, foreignKey, single: textOf(form.head, 'relation_type') === '1' });
}

/** Forms as models and their pages, copies as pages of their own. */
export function carryForms(source: Source, forms: readonly Form[], world: World): void {
  const indexes = grouped(source.onl_cgform_index, 'cgform_head_id', 'id');
  const subs = new Map(forms.flatMap(({ subForms }) => subForms.map((each) => [each.form, each] as const)));
  for (const form of forms) {
    const foreignKey = subs.get(form)?.foreignKey;
    const value = modelOf(form, indexes.get(textOf(form.head, 'id')) ?? [], world, foreignKey);
    world.addById(form.id, 'model', form.what, form.head, value);
    if (foreignKey !== undefined) continue;
    world.screens.set(textOf(form.head, 'id'), form.id);
    world.addById(form.id, 'screen', form.what, form.head, screenOf(form, world));
  }
  for (const head of source.onl_cgform_head) carryCopy(head, source, forms, world);
}

function carryCopy(head: DumpRow, source: Source, forms: readonly Form[], world: World): void {
  if (textOf(head, 'copy_type') !== '1') return;
  const title = textOf(head, 'table_txt');
  const what = `视图 ${title}（${textOf(head, 'table_name')}）`;
  const form = forms.find((each) => textOf(each.head, 'id') === textOf(head, 'physic_id'));
  if (form === undefined) {
    world.notes.lost(head, what, '它的表单没有搬过来', '在已有的模型上用 npm run new -- screen 新建页面');
    return;
  }
  const fields = source.onl_cgform_field.filter((field) => textOf(field, 'cgform_head_id') === textOf(head, 'id'));
  const id = world.names.take(`${form.id}-view`);
  world.screens.set(textOf(head, 'id'), id);
  const value: Json = copyScreen(
    form,
    title,
    grouped(fields, 'cgform_head_id', 'order_num').get(textOf(head, 'id')) ?? [],
  );
  world.addById(id, 'screen', what, head, value);
}
