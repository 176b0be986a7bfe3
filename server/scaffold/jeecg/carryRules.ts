import { isRecord } from '../../../engine/api/envelope.ts';
import { isSafeRegex } from '../../../engine/regex/regex.ts';
import { ruleClasses } from '../../valueRules/fillRules.ts';
import type { DumpRow } from './dump/readDump.ts';
import { jsonOf, type Source, textOf } from './Source.ts';
import type { World } from './World.ts';

/** Rules are records of a tenant, no declarations: rows to be loaded, by the model they go into. */
export interface RuleFile {
  model: string;
  /** Ends the name of the file that is written. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

export function carryRules(source: Source, world: World): RuleFile[] {
  const checks = source.sys_check_rule.flatMap((row) => checkRule(row, world) ?? []);
  const fills = source.sys_fill_rule.flatMap((row) => fillRule(row, world) ?? []);
  const files: RuleFile[] = [
    {
      model: 'system/check-rule',
      name: 'check-rules',
      headings: ['规则名称', '规则编码', '说明', '规则'],
      rows: checks,
    },
    {
      model: 'system/fill-rule',
      name: 'fill-rules',
      headings: ['规则名称', '规则编码', '生成方式', '参数'],
      rows: fills,
    },
  ];
  return files.filter(({ rows }) => rows.length > 0);
}

/** Global patterns stand before or after those of single places, by their priority. */
function checkRule(row: DumpRow, world: World): [string[]] | undefined {
  const name = textOf(row, 'rule_name');
  const code = textOf(row, 'rule_code');
  const what = `编码校验规则 ${name}（${code}）`;
  const parts = jsonOf(row, 'rule_json');
  const why = code === '' ? '没有编码' : partsFault(parts);
  if (why !== undefined || !Array.isArray(parts)) {
    world.notes.lost(row, what, why ?? '规则不是 JSON 数组', '在“编码校验规则”里新建');
    return undefined;
  }
  const all = parts.filter(isRecord);
  const isWhole = ({ digits }: Record<string, unknown>) => digits === '*';
  const isFirst = ({ priority }: Record<string, unknown>) => String(priority ?? '1') === '1';
  const ordered = [
    ...all.filter((part) => isWhole(part) && isFirst(part)),
    ...all.filter((part) => !isWhole(part)),
    ...all.filter((part) => isWhole(part) && !isFirst(part)),
  ].map(({ digits, pattern, message }) => ({
    digits: digits === '*' ? '*' : Number(digits),
    pattern,
    message: String(message ?? ''),
  }));
  return [[name, code, textOf(row, 'rule_description'), JSON.stringify(ordered)]];
}

function partsFault(parts: unknown): string | undefined {
  if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isRecord)) return '规则不是 JSON 数组';
  for (const { digits, pattern } of parts) {
    if (digits !== '*' && !(Number(digits) > 0)) return `digits 应为 * 或个数，却是 ${String(digits)}`;
    if (typeof pattern !== 'string' || !isSafeRegex(pattern).ok) return `正则 ${String(pattern)} 不能用`;
  }
  return undefined;
}

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/OrderNumberRule$/, 'orderNumber'],
  [/OrgCodeRule$/, 'orgCode'],
];

function fillRule(row: DumpRow, world: World): [string[]] | undefined {
  const name = textOf(row, 'rule_name');
  const code = textOf(row, 'rule_code');
  const what = `填值规则 ${name}（${code}）`;
  const java = textOf(row, 'rule_class');
  const [, made] = CLASSES.find(([pattern]) => pattern.test(java)) ?? [];
  const params = jsonOf(row, 'rule_params');
  const known = Object.keys(ruleClasses).join('、');
  if (code === '' || made === undefined) {
    const why = code === '' ? '没有编码' : `Java 类 ${java} 不能搬`;
    world.notes.lost(row, what, why, `在“填值规则”里新建，生成方式可用 ${known}`);
    return undefined;
  }
  if (params !== undefined && !isRecord(params))
    world.notes.lost(row, `${what}的参数`, '不是 JSON 对象', '导入后在“填值规则”里补上');
  return [[name, code, made, isRecord(params) ? JSON.stringify(params) : '']];
}

/** Programs and grants of forms: what they did has to be said anew. */
export function tellPrograms(source: Source, world: World): void {
  const heads = new Map(source.onl_cgform_head.map((row) => [textOf(row, 'id'), textOf(row, 'table_txt')]));
  const of = (row: DumpRow) => heads.get(textOf(row, 'cgform_head_id') || textOf(row, 'cgform_code')) ?? '未知表单';
  const tell = (row: DumpRow, what: string, why: string, way: string) =>
    world.notes.lost(row, `${of(row)}的${what}`, why, way);
  for (const row of source.onl_cgform_button)
    tell(
      row,
      `按钮 ${textOf(row, 'button_name')}`,
      '做什么由程序决定',
      '改状态的写 rowActions 的 set，审批的写 states，其余写 path',
    );
  for (const row of source.onl_cgform_enhance_js)
    tell(row, 'JS 增强', '网页里的程序不能搬', '用 value、visibleWhen、requiredWhen、校验规则的表达式代替');
  for (const row of source.onl_cgform_enhance_sql)
    tell(row, 'SQL 增强', '保存后再执行的 SQL 不能搬', '用 value 表达式、子表合计或 rowActions 的 set 代替');
  for (const row of source.onl_cgform_enhance_java)
    tell(row, 'Java 增强', '服务器上的程序不能搬', '用表达式、规则、states 代替');
  for (const row of source.onl_auth_page)
    tell(row, `字段与按钮权限 ${textOf(row, 'code')}`, '授权要重新做', '字段写 restricted，在“角色”的授权里勾选');
  for (const row of source.onl_auth_data)
    tell(row, `数据权限 ${textOf(row, 'rule_name')}`, '条件的写法不同', '在模型里写 scopes，再授予角色');
}
