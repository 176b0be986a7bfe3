import { dateFormat, saysTime } from './formats.ts';
import { closingOf, isSign, isWord, quotedText, skipBlank, splitByComma, type Token, trimmed } from './tokens.ts';

/** MySQL that means something else in PostgreSQL, or nothing; the message is for people. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable';
}

/** Translates pieces of a statement. */
export type Translate = (tokens: readonly Token[]) => string;

type Make = (args: readonly string[], parts: readonly (readonly Token[])[], translate: Translate) => string;

const part =
  (name: string): Make =>
  ([value = '']) =>
    `extract(${name} from ${value})::int`;

const call =
  (name: string): Make =>
  (args) =>
    `${name}(${args.join(', ')})`;

const added =
  (sign: '+' | '-'): Make =>
  (_args, [day = [], step = []], translate) => {
    const amount = isWord(step[0], 'interval') ? intervalAt(step, 0).text : `(${translate(step)} * interval '1 day')`;
    return `(${translate(day)} ${sign} ${amount})`;
  };

const formatted = (tokens: readonly Token[] | undefined): string => {
  const [format, more] = tokens ?? [];
  const made = format?.kind === 'text' && more === undefined ? dateFormat(format.text) : undefined;
  if (made === undefined)
    throw new Untranslatable(`日期格式 ${tokens?.map(({ text }) => text).join('') ?? ''} 没有对应的写法`);
  return quotedText(made);
};

/** Functions that PostgreSQL calls otherwise, or that mean another thing there. */
const FUNCTIONS: Readonly<Record<string, Make>> = {
  ifnull: call('coalesce'),
  nvl: call('coalesce'),
  if: ([test = '', yes = 'null', no = 'null']) => `case when ${test} then ${yes} else ${no} end`,
  isnull: ([value = '']) => `(${value} is null)`,
  // A missing part makes the whole missing, as in MySQL.
  concat: (args, parts) =>
    `(${args.map((each, at) => (parts[at]?.[0]?.kind === 'text' && parts[at]?.length === 1 ? each : `(${each})::text`)).join(' || ')})`,
  date_format: ([day = ''], parts) => `to_char(${day}, ${formatted(parts[1])})`,
  str_to_date: ([text = ''], parts) =>
    saysTime(parts[1]?.[0]?.text ?? '')
      ? `to_timestamp(${text}, ${formatted(parts[1])})::timestamp`
      : `to_date(${text}, ${formatted(parts[1])})`,
  date: ([value = '']) => `(${value})::date`,
  now: () => 'localtimestamp',
  sysdate: () => 'localtimestamp',
  current_timestamp: () => 'localtimestamp',
  curdate: () => 'current_date',
  current_date: () => 'current_date',
  curtime: () => 'localtime',
  year: part('year'),
  month: part('month'),
  day: part('day'),
  dayofmonth: part('day'),
  quarter: part('quarter'),
  hour: part('hour'),
  minute: part('minute'),
  last_day: ([day = '']) => `(date_trunc('month', ${day}) + interval '1 month' - interval '1 day')::date`,
  datediff: ([later = '', earlier = '']) => `((${later})::date - (${earlier})::date)`,
  date_add: added('+'),
  adddate: added('+'),
  date_sub: added('-'),
  subdate: added('-'),
  length: call('octet_length'),
  lcase: call('lower'),
  ucase: call('upper'),
  mid: call('substr'),
  instr: ([text = '', part = '']) => `strpos(lower(${text}), lower(${part}))`,
  locate: ([part = '', text = '']) => `strpos(lower(${text}), lower(${part}))`,
  round: ([value = '', digits]) => (digits === undefined ? `round(${value})` : `round((${value})::numeric, ${digits})`),
  truncate: ([value = '', digits = '0']) => `trunc((${value})::numeric, ${digits})`,
  // A condition counts as 1 or 0.
  sum: ([value = ''], [tokens = []]) =>
    isCondition(tokens) ? `sum(case when ${value} then 1 else 0 end)` : `sum(${value})`,
};

const UNKNOWN: ReadonlySet<string> = new Set(
  (
    'unix_timestamp from_unixtime timestampdiff timestampadd period_diff week weekofyear dayofweek weekday dayname ' +
    'monthname yearweek find_in_set field elt format substring_index rand uuid json_extract json_unquote ' +
    'json_contains conv inet_aton inet_ntoa any_value time_to_sec sec_to_time'
  ).split(' '),
);

/** A function and what it is given; the index behind it. Undefined where it stays as it is. Throws Untranslatable. */
export function translatedCall(
  tokens: readonly Token[],
  at: number,
  translate: Translate,
): { text: string; next: number } | undefined {
  const name = tokens[at]?.text.toLowerCase() ?? '';
  const open = skipBlank(tokens, at + 1);
  if (tokens[at]?.kind !== 'word' || !isSign(tokens[open], '(')) return undefined;
  if (UNKNOWN.has(name)) throw new Untranslatable(`函数 ${name} 没有能放心代替的写法`);
  const next = closingOf(tokens, open);
  const inner = trimmed(tokens.slice(open + 1, next - 1));
  if (name === 'group_concat') return { text: joined(inner, translate), next };
  if (name === 'cast') return { text: castOf(inner, translate), next };
  const make = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (make === undefined || isWord(inner[0], 'distinct')) return undefined;
  const parts = inner.length === 0 ? [] : splitByComma(inner);
  return { text: make(parts.map(translate), parts, translate), next };
}

function isCondition(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const token of tokens) {
    if (isWord(token, 'case')) return false;
    if (isSign(token, '(')) depth += 1;
    if (isSign(token, ')')) depth -= 1;
    if (depth === 0 && token.kind === 'sign' && /^(?:=|<>|!=|<|>|<=|>=|<=>)$/.test(token.text)) return true;
  }
  return false;
}

/** `group_concat(distinct a order by b separator ';')` */
function joined(tokens: readonly Token[], translate: Translate): string {
  const separatorAt = tokens.findIndex((token) => isWord(token, 'separator'));
  const orderAt = tokens.findIndex((token) => isWord(token, 'order'));
  const separator = separatorAt < 0 ? ',' : (tokens[skipBlank(tokens, separatorAt + 1)]?.text ?? ',');
  const distinct = isWord(tokens[0], 'distinct');
  const end = [orderAt, separatorAt].filter((at) => at >= 0).sort((a, b) => a - b)[0] ?? tokens.length;
  const value = trimmed(tokens.slice(distinct ? 1 : 0, end));
  if (splitByComma(value).length > 1) throw new Untranslatable('group_concat 里有几列，请先用 concat 合成一列');
  const order =
    orderAt < 0 ? '' : ` ${translate(tokens.slice(orderAt, separatorAt < 0 ? undefined : separatorAt)).trim()}`;
  if (distinct && order !== '') throw new Untranslatable('group_concat 同时有 distinct 与 order by');
  return `string_agg(${distinct ? 'distinct ' : ''}(${translate(value)})::text, ${quotedText(separator)}${order})`;
}

const TYPES: Readonly<Record<string, string>> = {
  signed: 'bigint',
  unsigned: 'bigint',
  char: 'text',
  nchar: 'text',
  datetime: 'timestamp',
  date: 'date',
  time: 'time',
  decimal: 'numeric',
  double: 'float8',
};

function castOf(tokens: readonly Token[], translate: Translate): string {
  const at = tokens.findLastIndex((token) => isWord(token, 'as'));
  const [type, ...size] = trimmed(tokens.slice(at + 1));
  const made = TYPES[type?.text.toLowerCase() ?? ''];
  if (at < 0 || made === undefined) throw new Untranslatable(`cast 成 ${type?.text ?? '（没有写）'} 没有对应的类型`);
  const digits = made === 'numeric' ? size.map(({ text }) => text).join('') : '';
  return `(${translate(trimmed(tokens.slice(0, at)))})::${made}${digits}`;
}

/** `interval 7 day`; the index behind it. Throws Untranslatable. */
export function intervalAt(tokens: readonly Token[], at: number): { text: string; next: number } {
  const amountAt = skipBlank(tokens, at + 1);
  const signed = isSign(tokens[amountAt], '-');
  const amount = tokens[signed ? amountAt + 1 : amountAt];
  const unitAt = skipBlank(tokens, amountAt + (signed ? 2 : 1));
  const unit = tokens[unitAt]?.text.toLowerCase() ?? '';
  const plain = amount?.kind === 'number' || (amount?.kind === 'text' && /^-?\d+$/.test(amount.text));
  if (!plain || !/^(?:second|minute|hour|day|week|month|year)$/.test(unit))
    throw new Untranslatable('interval 里只能是一个数和 day、month 等单位');
  return { text: `interval '${signed ? '-' : ''}${amount.text} ${unit}'`, next: unitAt + 1 };
}
