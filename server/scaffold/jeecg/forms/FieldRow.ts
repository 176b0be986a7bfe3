import { isRecord } from '../../../../engine/api/envelope.ts';
import type { Json } from '../Draft.ts';
import type { DumpRow } from '../dump/readDump.ts';
import { isYes, jsonOf, numberOf, textOf } from '../Source.ts';

/** A row of `onl_cgform_field` as far as its control goes. */
export interface FieldRow {
  row: DumpRow;
  /** 表 mkt_claim 的字段 金额（amount） */
  what: string;
  column: string;
  key: string;
  title: string;
  control: string;
  /** `string`, `int`, `double`, `bigdecimal`, `date` … in small letters. */
  stored: string;
  length: number | undefined;
  scale: number | undefined;
  dictTable: string;
  dictField: string;
  dictText: string;
  /** `fieldExtendJson`; empty where there is none. */
  extra: Json;
  /** What it says cannot be read, or is a list. */
  list: readonly string[] | undefined;
  isInList: boolean;
  isInForm: boolean;
}

export function fieldRow(row: DumpRow, key: string, form: string): FieldRow {
  const column = textOf(row, 'db_field_name').toLowerCase();
  const title = textOf(row, 'db_field_txt') || column;
  const json = jsonOf(row, 'field_extend_json');
  const switchOptions = isRecord(json) ? json.switchOptions : json;
  return {
    row,
    what: `${form}的字段 ${title}（${column}）`,
    column,
    key,
    title,
    control: textOf(row, 'field_show_type') || 'text',
    stored: textOf(row, 'db_type').toLowerCase(),
    length: numberOf(row, 'db_length'),
    scale: numberOf(row, 'db_point_length'),
    dictTable: textOf(row, 'dict_table'),
    dictField: textOf(row, 'dict_field'),
    dictText: textOf(row, 'dict_text'),
    extra: isRecord(json) ? json : {},
    list: Array.isArray(switchOptions) ? switchOptions.map(String) : undefined,
    isInList: isYes(row, 'is_show_list'),
    isInForm: isYes(row, 'is_show_form'),
  };
}

const NUMBERS: ReadonlySet<string> = new Set([
  'int',
  'integer',
  'long',
  'bigint',
  'double',
  'float',
  'bigdecimal',
  'decimal',
]);

export const isNumeric = ({ stored }: FieldRow): boolean => NUMBERS.has(stored);

/** Decimals the column keeps. */
export const scaleOf = ({ stored, scale = 0 }: FieldRow): number =>
  /^(?:int|integer|long|bigint)$/.test(stored) ? 0 : Math.min(scale, 12);
