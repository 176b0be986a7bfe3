import type { ColumnFacts } from './ColumnFacts.ts';

export interface Choice {
  field: Record<string, unknown>;
  /** Values of a dictionary that is proposed. */
  dictionary?: readonly string[];
  decided: string;
  unclear: string[];
}

/** So many rows are needed before one believes what they have in common. */
const ENOUGH = 10;
/** Digits a number keeps; longer ones are codes. */
const DIGITS = 15;
const MOST_CHOICES = 12;
const LENGTHS = [10, 20, 40, 60, 100, 200, 500, 1000, 2000, 4000] as const;

/** The field for a column of a file, on the evidence of its values. */
export function fieldOf(key: string, title: string, facts: ColumnFacts): Choice {
  const { filled, empty } = facts;
  const unclear: string[] = [];
  if (filled === 0)
    return {
      field: { key, title, type: 'input' },
      decided: `${title}：没有值，按文本`,
      unclear: [`${title}：整列是空的，类型看不出`],
    };
  const rows = filled + empty;
  const type = typeOf(facts, rows, title, unclear);
  const rules = [...(empty === 0 && rows >= ENOUGH ? ['required'] : [])];
  const unique = rows >= ENOUGH && facts.isUnique && isCode(facts, title, type.cell.type);
  if (unique) rules.push('unique');
  else if (rows >= ENOUGH && facts.isUnique && empty === 0 && type.cell.type === 'input')
    unclear.push(`${title}：没有重复的值，也许是唯一的；要唯一就加 "unique"`);
  if (empty > 0 && empty * 20 < rows && rows >= ENOUGH) unclear.push(`${title}：只有 ${empty} 行是空的，也许应当必填`);
  const said = [type.because, rules.includes('required') ? '每行都有值，必填' : '', unique ? '没有重复，唯一' : ''];
  return {
    field: {
      key,
      title,
      ...type.cell,
      ...(rules.length === 0 ? {} : { validateRules: rules }),
      ...queryOf(type, unique),
    },
    ...(type.dictionary === undefined ? {} : { dictionary: type.dictionary }),
    decided: `${title}（${key}）：${String(type.cell.type)}，${said.filter((part) => part !== '').join('；')}`,
    unclear,
  };
}

interface Typed {
  cell: Record<string, unknown> & { type: string };
  because: string;
  dictionary?: readonly string[];
}

function typeOf(facts: ColumnFacts, rows: number, title: string, unclear: string[]): Typed {
  const { filled, days, moments, times } = facts;
  if (times === filled) return { cell: { type: 'time' }, because: '都是时刻' };
  if (days === filled) return { cell: { type: 'date' }, because: '都是日期' };
  if (moments > 0 && moments + days === filled) return { cell: { type: 'datetime' }, because: '都是日期，有的带时刻' };
  const day = oddDay(facts, title, unclear);
  if (day !== undefined) return day;
  if (facts.odd !== undefined)
    unclear.push(
      `${title}：${facts.odd} 像日期，但看不出年月日的次序，按文本；导入日期用 npm run load 的 --date-format`,
    );
  if (facts.numbers === filled) {
    const number = numberOf(facts, title, unclear);
    if (number !== undefined) return number;
  } else if (facts.numbers > filled * 0.9 && filled >= ENOUGH)
    unclear.push(
      `${title}：${filled - facts.numbers} 行不是数值，按文本；改好那几行再推断一次，或改 type 为 inputNumber`,
    );
  return flagOf(facts, rows, unclear, title) ?? choiceOf(facts, rows, unclear, title) ?? textOf(facts);
}

/** Days that begin with month or day, where one of them is more than 12. */
function oddDay(
  { odd, oddDays, filled, monthFirst, dayFirst }: ColumnFacts,
  title: string,
  unclear: string[],
): Typed | undefined {
  if (odd === undefined || oddDays < filled || monthFirst === dayFirst) return undefined;
  const sign = odd.replaceAll(/\d/g, '').charAt(0);
  const order = (monthFirst ? ['MM', 'DD'] : ['DD', 'MM']).join(sign);
  unclear.push(`${title}：${odd} 这样的日期，导入时加 --date-format ${order}${sign}YY,${order}${sign}YYYY`);
  return { cell: { type: 'date' }, because: `都是日期，${monthFirst ? '月' : '日'}在前（另一段有大于 12 的）` };
}

function numberOf(
  { zeros, digits, decimals, percents, filled }: ColumnFacts,
  title: string,
  unclear: string[],
): Typed | undefined {
  const named = decimals === 0 && NUMBERED.test(title);
  if (zeros || digits > DIGITS || named) {
    const why = zeros ? '有的以 0 开头' : digits > DIGITS ? `有 ${digits} 位` : '从列名看';
    unclear.push(`${title}：${why}，是编码不是数，按文本`);
    return undefined;
  }
  if (percents === filled) {
    const precision = Math.min(decimals, 4);
    return { cell: { type: 'inputNumber', precision, format: 'percent' }, because: '都是百分数' };
  }
  if (percents > 0) unclear.push(`${title}：有的带 %，有的不带，按数值`);
  if (decimals === 0) {
    const cell = { type: 'inputNumber', precision: 0, ...(digits > 9 ? { store: { type: 'bigint' } } : {}) };
    return { cell, because: digits > 9 ? `都是整数，最多 ${digits} 位` : '都是整数' };
  }
  const precision = Math.min(Math.max(decimals, 2), 8);
  if (decimals > 8) unclear.push(`${title}：小数多到 ${decimals} 位，只留 8 位`);
  return { cell: { type: 'inputNumber', precision }, because: `都是数值，小数最多 ${decimals} 位` };
}

const FLAGS: readonly (readonly [string, string])[] = [
  ['是', '否'],
  ['Y', 'N'],
  ['Yes', 'No'],
  ['true', 'false'],
  ['TRUE', 'FALSE'],
];

function flagOf({ values }: ColumnFacts, rows: number, unclear: string[], title: string): Typed | undefined {
  const found = FLAGS.find((pair) => values.size === 2 && pair.every((value) => values.has(value)));
  if (found === undefined || rows < ENOUGH) return undefined;
  unclear.push(`${title}：只有 ${found.join('、')}，做成开关，存 Y 与 N；要存原来的文字就写 customValue`);
  return { cell: { type: 'switch' }, because: `只有 ${found.join('、')}` };
}

/** A few texts that come again and again. */
function choiceOf(
  { values, filled, longest }: ColumnFacts,
  rows: number,
  unclear: string[],
  title: string,
): Typed | undefined {
  const few = values.size <= MOST_CHOICES && values.size * 5 <= filled && rows >= 2 * ENOUGH && longest <= 20;
  if (!few || values.size < 2 || [...values.keys()].some((value) => value.includes(','))) return undefined;
  const all = [...values.keys()];
  unclear.push(
    `${title}：只有 ${all.length} 个不同的值（${all.slice(0, 4).join('、')}${all.length > 4 ? '…' : ''}），建议了字典；还会有别的值就改为 input`,
  );
  return { cell: { type: 'select' }, because: `${all.length} 个不同的值反复出现`, dictionary: all };
}

function textOf({ longest, lines }: ColumnFacts): Typed {
  if (lines || longest > 500)
    return { cell: { type: 'textarea' }, because: `文字，最长 ${longest} 字${lines ? '，有换行' : ''}` };
  const maxLength = LENGTHS.find((length) => length >= longest * 1.5) ?? 4000;
  return { cell: { type: 'input', maxLength }, because: `文字，最长 ${longest} 字，留到 ${maxLength}` };
}

/** Headings of digits that nobody adds up. */
const NUMBERED = /邮编|电话|手机|编码|编号|单号|号码|代码|code|postal|zip|phone|mobile|\bid\b/i;

const CODES = /编号|单号|编码|代码|号$|sku|asin|code|\bno\b|number|\bid\b/i;

const isCode = ({ longest }: ColumnFacts, title: string, type: unknown): boolean =>
  type === 'input' && longest <= 60 && CODES.test(title);

function queryOf({ cell, dictionary }: Typed, unique: boolean): Record<string, unknown> {
  if (unique) return { query: { mode: 'like' } };
  return dictionary !== undefined || cell.type === 'date' || cell.type === 'datetime' ? { query: {} } : {};
}
