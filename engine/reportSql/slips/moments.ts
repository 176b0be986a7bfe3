import { likeliest } from '../../nearest.ts';
import { lastName, listed, type Node, textOf } from '../nodes.ts';
import type { SqlProblem } from '../params.ts';

/** What a pattern or a unit of time says that its author did not mean. */
interface Misread {
  message: string;
  meant?: string | undefined;
  mayBeMeant?: true;
}

/** Words of the patterns and units that functions over moments take, as slips see them. */
export function misreadMoments({ funcname, args }: Node, offsetOf: (node: Node) => number): SqlProblem[] {
  const name = lastName(funcname) ?? '';
  const [first, second] = listed(args);
  const written = FORMATTING.has(name) ? textOf(second) : UNITS_OF[name] && textOf(first);
  if (written === undefined) return [];
  const { text, constant } = written;
  const units = UNITS_OF[name];
  const misread = units === undefined ? misformatted(text, name) : unknownUnit(text, name, units);
  if (misread === undefined) return [];
  const { message, meant, mayBeMeant } = misread;
  const offset = offsetOf(constant);
  if (meant === undefined) return [{ offset, message, found: text, fix: `可用 ${SHORTLY.join('、')}` }];
  const way = { fix: `请写成 '${meant}'`, suggestion: meant };
  return [{ offset, message, found: text, ...way, ...(mayBeMeant && { mayBeMeant }) }];
}

const FORMATTING: ReadonlySet<string> = new Set(['to_char', 'to_date', 'to_timestamp']);

/** PostgreSQL reads patterns without regard to capitals: `mm` is the month wherever it stands. */
const MINUTES = /HH(?:24|12)?:MM/i;
const MONTHS = /YYYY([-/.年])MI/i;
const NO_MONTH = /YYYY([-/.年])DD(?!D)/i;
const NAMES_MONTH = /MM|MON|RM/i;
const TWELVE_HOURS = /HH(?!24|12)/i;
const HALF_OF_DAY = /[AP]\.?M/i;
const MYSQL = /%[YymcdeHkiSs]/;
const MYSQL_PARTS: Readonly<Record<string, string>> = {
  '%Y': 'YYYY',
  '%y': 'YY',
  '%m': 'MM',
  '%c': 'FMMM',
  '%d': 'DD',
  '%e': 'FMDD',
  '%H': 'HH24',
  '%k': 'FMHH24',
  '%i': 'MI',
  '%S': 'SS',
  '%s': 'SS',
};

function misformatted(text: string, name: string): Misread | undefined {
  if (MYSQL.test(text))
    return {
      message: `'${text}' 是 MySQL 的写法，${name} 会照抄百分号和字母`,
      meant: text.replaceAll(/%./g, (part) => MYSQL_PARTS[part] ?? part),
    };
  if (MINUTES.test(text))
    return {
      message: `'${text}' 里的 MM 是月份，分钟写作 MI`,
      meant: text.replace(MINUTES, (found) => found.replace(/MM/i, 'MI')),
    };
  if (MONTHS.test(text))
    return { message: `'${text}' 里的 MI 是分钟，月份写作 MM`, meant: text.replace(MONTHS, 'YYYY$1MM') };
  if (NO_MONTH.test(text) && !NAMES_MONTH.test(text))
    return {
      message: `'${text}' 里没有月份，DD 是几号，月份写作 MM`,
      meant: text.replace(NO_MONTH, 'YYYY$1MM'),
      mayBeMeant: true,
    };
  if (name === 'to_char' && TWELVE_HOURS.test(text) && !HALF_OF_DAY.test(text))
    return {
      message: `'${text}' 里的 HH 是十二小时制，下午三点也写成 03；二十四小时制写作 HH24`,
      meant: text.replace(TWELVE_HOURS, 'HH24'),
      mayBeMeant: true,
    };
  return undefined;
}

/** Units that are cut to and taken out, each by all the names PostgreSQL has for it. */
const LENGTHS =
  'microsecond(?:s)?|microsecon|us|usec|usecs|usecond|useconds|millisecond(?:s)?|millisecon|ms|msec|msecs|msecond|mseconds|s|sec|secs|second|seconds|m|min|mins|minute|minutes|h|hr|hrs|hour|hours|d|day|days|w|week|weeks|mon|mons|month|months|qtr|quarter|y|yr|yrs|year|years|dec|decs|decade|decades|c|cent|century|centuries|mil|mils|millennium|millennia';
const CUT_TO = new RegExp(`^(?:${LENGTHS})$`, 'i');
const TAKEN_OUT = new RegExp(
  `^(?:${LENGTHS}|dow|isodow|doy|isoyear|epoch|julian|timezone|timezone_h|timezone_hour|timezone_m|timezone_minute|timezone_minutes)$`,
  'i',
);
const UNITS_OF: Readonly<Record<string, RegExp>> = { date_trunc: CUT_TO, date_part: TAKEN_OUT, extract: TAKEN_OUT };
const SHORTLY = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

function unknownUnit(text: string, name: string, known: RegExp): Misread | undefined {
  if (known.test(text)) return undefined;
  const meant =
    likeliest(text.replace(/ly$/i, ''), SHORTLY) ?? SHORTLY.find((unit) => text.toLowerCase().startsWith(unit));
  return { message: `${name} 不认识「${text}」这个单位`, meant };
}
