import { isRecord } from '../../../../engine/api/envelope.ts';
import { outputsOf } from '../../../../engine/authoring/inference/outputsOf.ts';
import { camelCase, systemFields } from '../../../../engine/names.ts';
import { paramKind } from '../../../../engine/plan/queryItems.ts';
import type { ParseSql } from '../../../../engine/reportSql/gate.ts';
import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import { COMMON_AREA, slug } from '../names.ts';
import { grouped, isYes, numberOf, type Source, textOf } from '../Source.ts';
import type { World } from '../World.ts';
import { Untranslatable } from './functions.ts';
import { tokensOf } from './tokens.ts';
import { type Translated, translateSql } from './translate.ts';

interface ReportRows {
  head: DumpRow;
  items: readonly DumpRow[];
  params: readonly DumpRow[];
  id: string;
  title: string;
  what: string;
}

const WAY = '把 SQL 改成 PostgreSQL 的写法存成 .sql，再用 npm run weft -- infer report 生成报表';

/** Names the reports: pickers, menus and drills may then speak of any of them. */
export function nameReports(source: Source, world: World): ReportRows[] {
  const items = grouped(source.onl_cgreport_item, 'cgrhead_id', 'order_num');
  const params = grouped(source.onl_cgreport_param, 'cgrhead_id', 'order_num');
  return source.onl_cgreport_head.flatMap((head) => {
    const code = textOf(head, 'code');
    const title = textOf(head, 'name') || code;
    const what = `报表 ${title}（${code}）`;
    const from = textOf(head, 'db_source');
    if (from !== '') {
      world.notes.lost(head, what, `读的是另一个数据源 ${from}`, '把那里的数据导入模型，再按模型的表写 SQL');
      return [];
    }
    const id = world.names.take(`${areaOf(textOf(head, 'cgr_sql'), world)}/${slug(code, 'report')}`);
    world.reports.set(textOf(head, 'id'), id);
    world.reports.set(code, id);
    world.titles.set(id, title);
    const own = textOf(head, 'id');
    return [{ head, items: items.get(own) ?? [], params: params.get(own) ?? [], id, title, what }];
  });
}

/** A report stands beside the first table it reads. */
function areaOf(sql: string, world: World): string {
  for (const { kind, text } of tokensOf(sql)) {
    const table = kind === 'word' || kind === 'name' ? world.tables.get(text.toLowerCase()) : undefined;
    const [area] = table?.id.split('/') ?? [];
    if (area !== undefined && area !== 'system') return area;
  }
  return COMMON_AREA;
}

export function carryReports(reports: readonly ReportRows[], world: World, parseSql: ParseSql): void {
  for (const report of reports) {
    const made = reportOf(report, world, parseSql);
    if (typeof made === 'string') world.notes.lost(report.head, report.what, made, WAY);
    else {
      const name = report.id.split('/').at(-1) ?? '';
      const draft = world.addById(report.id, 'report', report.what, report.head, { ...made.value, sql: `${name}.sql` });
      draft.sql = { path: draft.path.replace(/report\.json$/, 'sql'), text: `${made.sql}\n` };
    }
  }
}

function reportOf(report: ReportRows, world: World, parseSql: ParseSql): { value: Json; sql: string } | string {
  const translated = translate(report, world);
  if (typeof translated === 'string') return translated;
  const declared = [...translated.params.values()].map(({ key, type }) => ({ key, kind: KINDS[type] }));
  const outputs = outputsOf(translated.sql, declared, parseSql);
  if (typeof outputs === 'string') return outputs;
  const columns = columnsOf(report, outputs.names, translated, world);
  const query = report.items.flatMap((item) => {
    const column = columns.get(item);
    if (column === undefined || !isYes(item, 'is_search')) return [];
    return [{ key: column.key, mode: textOf(item, 'search_mode') === 'group' ? 'group' : 'single' }];
  });
  const params = paramsOf(report, translated, outputs.needs, world);
  const description = textOf(report.head, 'content');
  const value: Json = {
    title: report.title,
    ...(description === '' ? {} : { description }),
    sql: '',
    ...(params.length === 0 ? {} : { params }),
    columns: [...columns.values()],
    ...(query.length === 0 ? {} : { query }),
  };
  return { value, sql: translated.sql };
}

const KINDS = { input: 'text', inputNumber: 'number', date: 'date', datetime: 'datetime' } as const;

function translate({ head, items }: ReportRows, world: World): Translated | string {
  const sql = textOf(head, 'cgr_sql');
  if (sql === '') return '没有写 SQL';
  const renamed = new Map([...world.tables].flatMap(([name, { table }]) => (name === table ? [] : [[name, table]])));
  try {
    const outputs = items.map((item) => textOf(item, 'field_name')).filter((name) => name !== '');
    return translateSql(sql, { renamed, outputs, kindOf: (column) => kindOfColumn(column, world) });
  } catch (error) {
    if (error instanceof Untranslatable) return error.message;
    throw error;
  }
}

/** What the imported forms keep in a column of that name, where they agree. */
function kindOfColumn(column: string, world: World): 'inputNumber' | 'date' | 'datetime' | undefined {
  const key = camelCase(column);
  const types = new Set(
    world.drafts.flatMap(({ path, value }) =>
      path.endsWith('.model.json') && Array.isArray(value.fields)
        ? value.fields.flatMap((field: unknown) => (isRecord(field) && field.key === key ? [storedAs(field)] : []))
        : [],
    ),
  );
  const [type, ...others] = types;
  const stamp = types.size === 0 ? systemFields.find((each) => each.key === key)?.kind : undefined;
  if (stamp === 'datetime') return stamp;
  return others.length > 0 ? undefined : type;
}

function storedAs({ type, store }: Json): 'inputNumber' | 'date' | 'datetime' | undefined {
  if (isRecord(store) && (store.type === 'integer' || store.type === 'bigint')) return 'inputNumber';
  return type === 'inputNumber' || type === 'date' || type === 'datetime' ? type : undefined;
}

/** The columns by their items, in the order of the items; outputs without an item are hidden. */
function columnsOf(
  { items, what }: ReportRows,
  outputs: readonly string[],
  { aliases }: Translated,
  world: World,
): Map<DumpRow | string, Json> {
  const byName = new Map(outputs.map((output) => [output.toLowerCase(), output]));
  const columns = new Map<DumpRow | string, Json>();
  const used = new Set<string>();
  for (const item of items) {
    const name = textOf(item, 'field_name');
    const output = byName.get((aliases.get(name) ?? name).toLowerCase());
    if (output === undefined || used.has(output))
      world.notes.lost(
        item,
        `${what}的列 ${textOf(item, 'field_txt') || name}`,
        `SQL 没有输出 ${name}`,
        '在 SQL 里输出它，再写进 columns',
      );
    else {
      used.add(output);
      const column = columnOf(item, output, what, world);
      world.rows.set(column, item);
      columns.set(item, column);
    }
  }
  for (const output of outputs)
    if (!used.has(output)) columns.set(output, { key: camelCase(output), title: output, type: 'normal', hidden: true });
  return columns;
}

function columnOf(item: DumpRow, output: string, report: string, world: World): Json {
  const title = textOf(item, 'field_txt') || output;
  const what = `${report}的列 ${title}`;
  const width = numberOf(item, 'field_width');
  const group = textOf(item, 'group_title').replaceAll('/', '／');
  const cell = cellOf(item, what, world);
  if (textOf(item, 'replace_val') !== '')
    world.notes.lost(item, `${what}的取值表达式`, '由程序算出', '改在 SQL 里用 case when 写出，或写 dictCode');
  const drill = drillOf(item, what, world);
  return {
    key: camelCase(output),
    title,
    ...cell,
    ...(width !== undefined && width >= 24 && width <= 1200 ? { width } : {}),
    ...(isYes(item, 'is_show') || textOf(item, 'is_show') === '' ? {} : { hidden: true }),
    ...(group === '' ? {} : { groupTitle: group }),
    ...(isYes(item, 'is_total') && cell.type === 'inputNumber' ? { statistics: ['sum'] } : {}),
    ...(drill === undefined ? {} : { drill }),
  };
}

const CELLS: Readonly<Record<string, Json>> = {
  integer: { type: 'inputNumber', precision: 0 },
  long: { type: 'inputNumber', precision: 0 },
  double: { type: 'inputNumber' },
  bigdecimal: { type: 'inputNumber' },
  date: { type: 'date' },
  datetime: { type: 'datetime' },
  image: { type: 'image' },
};

function cellOf(item: DumpRow, what: string, world: World): Json {
  const dictionary = textOf(item, 'dict_code');
  const dictCode = world.dictCodes.get(dictionary);
  if (dictCode !== undefined) return { type: 'select', dictCode };
  if (/^\s*select\b/i.test(dictionary))
    world.notes.lost(
      item,
      `${what}的字典`,
      '字典是一条 SQL',
      '在报表的 SQL 里连接那张表、直接输出文字，或写一个带 source 的字典',
    );
  else if (dictionary !== '')
    world.notes.lost(
      item,
      `${what}的字典 ${dictionary}`,
      '转储与项目里都没有这个字典',
      '建好字典后写 type: select 与 dictCode',
    );
  const type = textOf(item, 'field_type').toLowerCase();
  // Totals are of numbers, whatever the type says.
  return CELLS[type] ?? { type: isYes(item, 'is_total') ? 'inputNumber' : 'normal' };
}

/** A link to another form or report, with values of the row. */
function drillOf(item: DumpRow, what: string, world: World): Json | undefined {
  const href = textOf(item, 'field_href');
  if (href === '') return undefined;
  const [, kind, code = '', search = ''] = /^\/online\/(cgreport|cgform\w*)\/([^?]+)(?:\?(.*))?$/.exec(href) ?? [];
  const to = kind === 'cgreport' ? world.reports.get(code) : world.screens.get(code);
  if (to === undefined) {
    world.notes.lost(item, `${what}的跳转 ${href}`, '不是转储里的表单或报表', '用 drill 写明打开哪一页、带哪些值');
    return undefined;
  }
  const values = [...new URLSearchParams(search)].map(([name, value]) => [
    camelCase(name),
    value.replaceAll(/\$\{(\w+)\}/g, (_whole, column: string) => `{${camelCase(column.toLowerCase())}}`),
  ]);
  return { to, ...(values.length === 0 ? {} : { with: Object.fromEntries(values) }) };
}

function paramsOf(
  { params, what, head }: ReportRows,
  translated: Translated,
  needs: ReadonlySet<string>,
  world: World,
): Json[] {
  const rows = new Map(params.map((row) => [textOf(row, 'param_name'), row]));
  for (const [name, row] of rows)
    if (!translated.params.has(name))
      world.notes.lost(row, `${what}的参数 ${name}`, 'SQL 里没有用到它', '在 SQL 里写上，再写进 params');
  return [...translated.params].map(([name, { key, type }]) => {
    const row = rows.get(name);
    if (row === undefined)
      world.notes.changed(head, `${what}的参数 ${name}`, 'SQL 用到了它，参数表里却没有', '已补上，标题就是它的名字');
    const written = row === undefined ? '' : textOf(row, 'param_value').replaceAll(/^'|'$/g, '');
    const value = paramKind(type) === 'number' && written !== '' ? Number(written) : written;
    return {
      key,
      title: (row === undefined ? '' : textOf(row, 'param_txt')) || name,
      type,
      ...(needs.has(key) ? { required: true } : {}),
      ...(value === '' || Number.isNaN(value) ? {} : { defaultValue: value }),
    };
  });
}
