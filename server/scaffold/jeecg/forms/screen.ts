import { isRecord } from '../../../../engine/api/envelope.ts';
import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import { isYes, jsonOf, numberOf, textOf } from '../Source.ts';
import type { World } from '../World.ts';
import type { Form } from './Form.ts';
import { queryOf } from './model.ts';

const THEMES: Readonly<Record<string, string>> = { erp: 'erp', innerTable: 'inner', tab: 'tab' };

/** The page of a form: its list type by tree and theme, its columns by what its fields show. */
export function screenOf(form: Form, world: World): Json {
  const { head, title, id, subForms } = form;
  const tree = isYes(head, 'is_tree') && hasTree(world, id);
  const theme = THEMES[textOf(head, 'theme_template')];
  const type = tree ? 'tree' : theme !== undefined && subForms.length > 0 ? theme : 'list';
  const columns = columnsOf(form);
  const config = jsonOf(head, 'ext_config_json');
  const extra = isRecord(config) ? config : {};
  tell(form, extra, world);
  return {
    title,
    type,
    model: id,
    ...(columns.length === 0 ? {} : { columns }),
    form: layoutOf(head, extra),
    ...(type === 'list' && textOf(head, 'is_checkbox') === 'N' ? { toolbar: ['add', 'export'] } : {}),
  };
}

const hasTree = (world: World, id: string): boolean =>
  world.drafts.some(({ path, value }) => path === `screens/${id}.model.json` && value.tree !== undefined);

function columnsOf({ fields, keys }: Form): string[] {
  return fields.flatMap((row) =>
    isYes(row, 'is_show_list') ? (keys.get(textOf(row, 'db_field_name').toLowerCase()) ?? []) : [],
  );
}

function layoutOf(head: DumpRow, { modalMinWidth }: Json): Json {
  const said = numberOf(head, 'form_template') ?? 1;
  const columns = said >= 1 && said <= 4 ? said : 1;
  const width = Number(modalMinWidth);
  return { columns, ...(width >= 400 && width <= 1600 ? { width } : {}) };
}

/** What the head says that has no place here. */
function tell({ head, what }: Form, extra: Json, world: World): void {
  const { notes } = world;
  if (isYes(head, 'is_des_form'))
    notes.lost(head, `${what}的设计器表单`, '表单设计器的内容不在这些表里', '用 form 的 tabs、group、span 排版');
  if (textOf(head, 'is_page') === 'N')
    notes.changed(head, `${what}的不分页`, '列表总是分页', '用 pageSize 调大每页条数');
  if (String(extra.reportPrintShow ?? '') === '1')
    notes.lost(
      head,
      `${what}的打印 ${String(extra.reportPrintUrl ?? '')}`,
      '积木报表不能搬',
      '用浏览器的打印，或另做报表',
    );
  if (String(extra.joinQuery ?? '') === '1')
    notes.lost(head, `${what}的联合查询`, '列表按主表自己的字段查询', '另写一张报表，把主表与附表相连');
  if (String(extra.commentStatus ?? '') === '1')
    notes.lost(head, `${what}的评论`, '记录没有评论', '用历史与审批意见代替');
}

/** A copy of a form: another page over the same model. */
export function copyScreen({ id, head, keys }: Form, title: string, fields: readonly DumpRow[]): Json {
  const keyOf = (row: DumpRow) => keys.get(textOf(row, 'db_field_name').toLowerCase());
  const columns = fields.flatMap((row) => (isYes(row, 'is_show_list') ? (keyOf(row) ?? []) : []));
  const query = fields.flatMap((row) => {
    const key = keyOf(row);
    return key !== undefined && isYes(row, 'is_query') ? [{ key, ...queryOf(row) }] : [];
  });
  return {
    title,
    type: 'list',
    model: id,
    ...(columns.length === 0 ? {} : { columns }),
    ...(query.length === 0 ? {} : { query }),
    form: layoutOf(head, {}),
  };
}
