import { readDefault } from '../../../../engine/lists/defaultValue.ts';
import { isYes, textOf } from '../Source.ts';
import type { World } from '../World.ts';
import { type FieldRow, isNumeric, scaleOf } from './FieldRow.ts';

/** Formats that are called the same here. */
const FORMATS: ReadonlySet<string> = new Set(['n6-16', '*6-16', 's6-18', 'url', 'e', 'm', 'p', 's', 'n', 'z', 'money']);
/** What a number's column says by itself. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['n', 'z', 'money']);

/** What must be filled in, and how. */
export function rulesOf(field: FieldRow, type: string, world: World): unknown[] {
  const { row, extra } = field;
  const message =
    typeof extra.validateError === 'string' && extra.validateError !== '' ? extra.validateError : undefined;
  // Old versions write the word where there is nothing.
  const valid = textOf(row, 'field_valid_type').replace(/^(?:null|undefined)$/i, '');
  const required = isYes(row, 'field_must_input') || textOf(row, 'db_is_null') === '0' || valid === '*';
  return [...(required ? ['required'] : []), ...validOf(field, valid, type, message, world)];
}

function validOf(field: FieldRow, valid: string, type: string, message: string | undefined, world: World): unknown[] {
  if (valid === '' || valid === '*') return [];
  if (valid === 'only') return [message === undefined ? 'unique' : { rule: 'unique', message }];
  if (FORMATS.has(valid)) {
    const said = type === 'inputNumber' && OF_NUMBERS.has(valid);
    if (said && valid === 'z' && scaleOf(field) > 0) return [{ rule: 'digits', decimals: 0 }];
    if (said) return [];
    return [message === undefined ? valid : { rule: 'pattern', pattern: valid, message }];
  }
  const regex = valid.replace(/^\/(.*)\/$/s, '$1');
  if (type === 'inputNumber' && isNumeric(field)) {
    world.notes.lost(field.row, `${field.what}的校验 ${valid}`, '正则表达式不用于数值', '用 min、max、precision 代替');
    return [];
  }
  return [{ rule: 'regex', regex, message: message ?? `${field.title}格式不正确` }];
}

const PLACES: Readonly<Record<string, string>> = {
  sys_user_id: 'sysUserId',
  sys_user_code: 'sysUserCode',
  sys_user_name: 'sysUserName',
  sys_org_code: 'sysOrgCode',
  sys_date: 'date',
  sys_time: 'datetime',
};

/** The default of a new record: what the form says, or the column of the table. */
export function defaultOf(field: FieldRow, world: World): string | number | undefined {
  const { row, what } = field;
  const said = textOf(row, 'field_default_value');
  const written = said || textOf(row, 'db_default_val');
  if (written === '' || /^null$/i.test(written)) return undefined;
  if (/\{\{/.test(written)) {
    world.notes.lost(row, `${what}的默认值 ${written}`, '调用网页里的 JavaScript 函数', '改写为 {{ CEL 表达式 }}');
    return undefined;
  }
  const text = written.replaceAll(/#\{(\w+)\}/g, (whole, name: string) =>
    PLACES[name] ? `#{${PLACES[name]}}` : whole,
  );
  if (readDefault(text).kind === 'mixed') {
    world.notes.lost(row, `${what}的默认值 ${written}`, '一个默认值只能由一条填值规则得出', '改写为 {{ CEL 表达式 }}');
    return undefined;
  }
  return isNumeric(field) && /^-?\d+(?:\.\d+)?$/.test(text) && !/list|radio|switch|sel_/.test(field.control)
    ? Number(text)
    : text;
}
