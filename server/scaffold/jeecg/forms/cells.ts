import type { Json } from '../Draft.ts';
import type { World } from '../World.ts';
import { type FieldRow, isNumeric, scaleOf } from './FieldRow.ts';
import { linked } from './linked.ts';
import { isReason, type Made } from './Made.ts';
import { picked } from './picked.ts';
import { tableDictionary } from './tableDictionary.ts';

/** The cell of a field: its type and what that type says; a text, told of, where the control has no counterpart. */
export function cellOf(field: FieldRow, world: World, columns: ReadonlyMap<string, string>): Json {
  const made = known(field, world, columns);
  if (!isReason(made)) return made;
  world.notes.changed(field.row, `${field.what}，控件 ${field.control}`, made.reason, made.way);
  return plain(field);
}

function known(field: FieldRow, world: World, columns: ReadonlyMap<string, string>): Made {
  const { control, extra } = field;
  switch (control) {
    case 'text':
      return plain(field);
    case 'password':
    case 'umeditor':
    case 'markdown':
    case 'time':
      return { type: control };
    case 'textarea':
      return { type: 'textarea', ...lengthRule(field) };
    case 'date':
      return { type: 'date', ...periodOf(extra.picker) };
    case 'datetime':
      return { type: 'datetime' };
    case 'switch':
      return switchCell(field);
    case 'list':
    case 'radio':
    case 'checkbox':
    case 'list_multi':
    case 'sel_search':
      return choice(field, world);
    case 'file':
    case 'image':
      return { type: control, ...countOf(extra.uploadnum), ...kept(field, 2000) };
    case 'pca':
      return { type: 'pca', ...levelOf(extra.displayLevel) };
    case 'cat_tree':
    case 'sel_tree':
    case 'link_down':
      return linked(field, world, columns);
    default:
      return picked(field, world, columns);
  }
}

/** What its column holds, typed by hand. */
export function plain(field: FieldRow): Json {
  if (isNumeric(field)) return numberCell(field);
  if (/^date/.test(field.stored)) return { type: field.stored === 'date' ? 'date' : 'datetime' };
  if (/text|blob/.test(field.stored)) return { type: 'input', store: { type: 'text' } };
  const { length } = field;
  return { type: 'input', ...(length !== undefined && length > 0 && length <= 4000 ? { maxLength: length } : {}) };
}

function numberCell(field: FieldRow): Json {
  const precision = scaleOf(field);
  const whole = /^(?:long|bigint)$/.test(field.stored);
  if (precision === 0 && /^(?:int|integer|long|bigint)$/.test(field.stored))
    return { type: 'inputNumber', precision, ...(whole ? { store: { type: 'bigint' } } : {}) };
  const length = Math.min(Math.max(field.length ?? 18, precision + 1), 38);
  return { type: 'inputNumber', precision, store: { type: 'decimal', length, scale: precision } };
}

/** What a longer column keeps than its cell does by itself. */
function kept({ length, stored }: FieldRow, own: number): Json {
  return /string|varchar/.test(stored) && length !== undefined && length > own && length <= 4000
    ? { store: { length } }
    : {};
}

function lengthRule({ stored, length }: FieldRow): Json {
  const limited = stored === 'string' && length !== undefined && length > 0;
  return limited ? { validateRules: [{ rule: 'length', max: length }] } : {};
}

const PERIODS: ReadonlySet<unknown> = new Set(['year', 'month', 'week', 'quarter']);
const periodOf = (picker: unknown): Json => (PERIODS.has(picker) ? { period: picker } : {});

const LEVELS: ReadonlySet<unknown> = new Set(['province', 'city', 'all']);
const levelOf = (level: unknown): Json => (LEVELS.has(level) ? { displayLevel: level } : {});

function countOf(number: unknown): Json {
  const count = Number(number);
  return number !== undefined && Number.isInteger(count) && count >= 0 && count <= 50 ? { maxCount: count } : {};
}

function switchCell({ list }: FieldRow): Json {
  const [on = 'Y', off = 'N'] = list ?? [];
  return { type: 'switch', ...(on === 'Y' && off === 'N' ? {} : { customValue: [on, off] }) };
}

const CHOICES: Readonly<Record<string, string>> = {
  list: 'select',
  radio: 'radio',
  checkbox: 'checkbox_group',
  list_multi: 'list_multi',
  sel_search: 'sel_search_async',
};

/** A choice of a dictionary, or of the records of a table. */
function choice(field: FieldRow, world: World): Made {
  const type = CHOICES[field.control] ?? 'select';
  const several = type === 'checkbox_group' || type === 'list_multi';
  const system = systemCell(field, several);
  if (system !== undefined) return system;
  const dictCode =
    field.dictTable === ''
      ? (world.dictCodes.get(field.dictField) ?? {
          reason: field.dictField === '' ? '没有写字典' : `转储与项目里都没有字典 ${field.dictField}`,
          way: '改为文本；建好字典后把 type 改回来并写 dictCode',
        })
      : tableDictionary(world, field);
  if (typeof dictCode !== 'string') return dictCode;
  const whole = isNumeric(field) && !several && scaleOf(field) === 0;
  return { type, dictCode, ...(whole ? { store: { type: 'integer' } } : kept(field, several ? 1000 : 60)) };
}

/** People and departments have cells of their own. */
function systemCell({ dictTable, dictField }: FieldRow, multiple: boolean): Json | undefined {
  const several = { multiple };
  if (dictTable === 'sys_user' && dictField === 'username') return { type: 'sel_user', ...several };
  if (dictTable === 'sys_depart' && dictField === 'org_code') return { type: 'sel_depart', ...several };
  if (dictTable === 'sys_role' && dictField === 'role_code') return { type: 'sel_role', ...several };
  if (dictTable === 'sys_position' && dictField === 'code') return { type: 'sel_position', ...several };
  return undefined;
}
