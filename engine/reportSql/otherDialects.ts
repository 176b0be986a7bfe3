import type { SqlProblem } from './params.ts';
import { sqlTokens } from './tokens.ts';

/** What is written elsewhere and PostgreSQL cannot parse, with how it is said here. */
const HABITS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/<\/?(?:if|where|choose|when|otherwise|foreach|trim|set)\b/i, () => `没有 <if>：留空的参数是 null，${OPTIONAL}`],
  [/(?<![:\w]):([a-z_]\w*)/i, (name) => `参数写成 \${${name}}`],
  [/\?/, () => '参数写成 ${参数名}'],
  [/`/, () => '名字不加反引号'],
  [/\blimit\s+\d+\s*,\s*\d+/i, () => '不必写分页：表格会加上；要限行数写 limit 10 offset 0'],
  [/\bselect\s+top\s+(\d+)/i, (rows) => `限行数写在末尾：limit ${rows}`],
  [/\binterval\s+(\d+\s+[a-z]+)/i, (span) => `时间段写成 interval '${span}'，如 列 + interval '${span}'`],
  [/\b(?:regexp|rlike)\b/i, () => "正则写成 ~ '…'，不分大小写写成 ~* '…'"],
];

const OPTIONAL = '写成 (${shop} is null or shop = ${shop})';

/** A sign that a Chinese keyboard writes where SQL has another one, in the pieces between two places. */
export function wideSign(text: string, from: number, to: number): SqlProblem | undefined {
  for (const { kind, text: piece, offset } of sqlTokens(text, 'postgres')) {
    if (offset > to) return undefined;
    if (kind !== 'other' || offset + piece.length < from) continue;
    const at = piece.search(WIDE);
    if (at < 0) continue;
    const found = piece.charAt(at);
    const own = SIGNS[found] ?? found;
    const message = `“${found}” 是全角的，SQL 里的标点都是半角的`;
    return { offset: offset + at, message, found, fix: `请改成 ${own}`, suggestion: own };
  }
  return undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
  '，': ',',
  '（': '(',
  '）': ')',
  '；': ';',
  '‘': "'",
  '’': "'",
  '“': "'",
  '”': "'",
  '＝': '=',
  '＞': '>',
  '＜': '<',
};
const WIDE = new RegExp(`[${Object.keys(SIGNS).join('')}]`);

/** The way out for SQL that is written as for another database or tool; undefined: nothing tells that it is. */
export function saidHere(text: string): string | undefined {
  const tokens = [...sqlTokens(text, 'postgres')];
  // What strings and comments hold is no habit.
  const plain = tokens.map(({ kind, text: own }) => (kind === 'quoted' || kind === 'comment' ? ' ' : own)).join('');
  for (const [habit, way] of HABITS) {
    const found = habit.exec(plain);
    if (found !== null) return way(found[1] ?? '');
  }
  return undefined;
}

/** Functions of other databases that are called otherwise here, and take the same. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['ifnull', 'coalesce'],
  ['nvl', 'coalesce'],
  ['len', 'length'],
  ['ucase', 'upper'],
  ['lcase', 'lower'],
  ['std', 'stddev_pop'],
  ['truncate', 'trunc'],
]);

const BY_CASE = 'case when 条件 then … else … end';
const NOW = 'now()，只要日期写 current_date';
const APART = '结束::date - 开始::date';
const LATER = "列 + interval '1 day'";
const EARLIER = "列 - interval '1 day'";
const JOINED = "string_agg(列, ',')";
const PLACE = "strpos(列, '文字')";
const FILLED = "to_char(列, 'FM000')";

/** How what they do is said here. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['if', `${BY_CASE}；按条件计数写 count(*) filter (where 条件)`],
  ['iif', BY_CASE],
  ['decode', 'case 列 when 值 then … else … end'],
  ['isnull', '列 is null；换掉空值写 coalesce(列, 0)'],
  ['date_format', "to_char(列, 'YYYY-MM-DD')"],
  ['str_to_date', "to_date(列, 'YYYY-MM-DD')"],
  ['curdate', 'current_date'],
  ['sysdate', NOW],
  ['getdate', NOW],
  ['datediff', APART],
  ['timestampdiff', APART],
  ['months_between', 'age(结束, 开始)'],
  ['date_add', LATER],
  ['adddate', LATER],
  ['dateadd', LATER],
  ['date_sub', EARLIER],
  ['subdate', EARLIER],
  ['add_months', "列 + interval '1 month'"],
  ['last_day', "date_trunc('month', 列) + interval '1 month - 1 day'"],
  ...['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'].map(
    (part) => [part, `extract(${part} from 列)；按它分组写 date_trunc('${part}', 列)`] as const,
  ),
  ['dayofweek', 'extract(dow from 列)'],
  ['unix_timestamp', 'extract(epoch from 列)'],
  ['from_unixtime', 'to_timestamp(列)'],
  ['group_concat', JOINED],
  ['listagg', JOINED],
  ['wm_concat', JOINED],
  ['find_in_set', "'值' = any(string_to_array(列, ','))"],
  ['substring_index', "split_part(列, ',', 1)"],
  ['instr', PLACE],
  ['locate', PLACE],
  ['charindex', PLACE],
  ['convert', '列::numeric'],
  ['any_value', 'min(列)'],
  ['lpad', FILLED],
  ['rpad', FILLED],
  ['rownum', 'limit 10，放在末尾'],
]);

/** How a function or a name of another database is said here; undefined: none is known. */
export function nameHere(name: string): { fix: string; suggestion?: string } | undefined {
  const renamed = RENAMED.get(name);
  if (renamed !== undefined) return { fix: `请改用 ${renamed}`, suggestion: renamed };
  const way = REPLACED.get(name);
  return way === undefined ? undefined : { fix: `请写成 ${way}` };
}
