import type { CronExpression, CronPart } from './fields.ts';
import { valuesOf } from './fields.ts';

/** More clock times than this are told by rule instead of one by one. */
const TOLD_ONE_BY_ONE = 6;

type Times = Pick<CronExpression, 'hour' | 'minute' | 'second'>;
type Unit = 'hour' | 'minute' | 'second';

const WORDS: Readonly<Record<Unit, { every: string; point: string; span: string; whole: number }>> = {
  hour: { every: '每小时', point: '时', span: '小时', whole: 24 },
  minute: { every: '每分钟', point: '分', span: '分钟', whole: 60 },
  second: { every: '每秒', point: '秒', span: '秒', whole: 60 },
};

/** The part of a day an expression names: `02:30`, `每 5 分钟`, `8 至 18 时每小时整点`. */
export function describeTime(times: Times): string {
  const clocks = clockTimes(times);
  if (clocks !== undefined) return clocks;
  const [hour, minute, second] = [single(times.hour), single(times.minute), single(times.second)];
  const hours = hour === undefined ? hourWords(times.hour, minute) : `${hour} 时`;
  if (minute !== undefined && second !== undefined) return `${hours}${pointOfHour(minute, second)}`;
  const seconds = second === 0 ? '' : words('second', times.second);
  if (minute !== undefined) return `${hours}${hour === undefined ? '的' : ' '}第 ${minute} 分${seconds}`;
  const minutes = finest('minute', times.minute, seconds);
  const told = joined(minutes, seconds);
  if (times.hour.kind !== 'every') return joined(hours, told);
  return told.startsWith('每') ? told : `${WORDS.hour.every}${told}`;
}

/** Times that can be written as a clock shows them; undefined where they are too many or a whole hour is meant. */
function clockTimes({ hour, minute, second }: Times): string | undefined {
  const at = single(second);
  const listed = [hour, minute].every((part) => part.kind === 'items' && part.items.every(isValue));
  if (at === undefined || !listed) return undefined;
  const [hours, minutes] = [valuesOf('hour', hour), valuesOf('minute', minute)];
  if (hours.length * minutes.length > TOLD_ONE_BY_ONE) return undefined;
  const tail = at === 0 ? '' : `:${two(at)}`;
  return hours.flatMap((each) => minutes.map((one) => `${two(each)}:${two(one)}${tail}`)).join('、');
}

/** Hours are followed by a point in each of them, so a plain range says 每小时 too. */
function hourWords(part: CronPart, minute: number | undefined): string {
  if (part.kind !== 'items') return WORDS.hour.every;
  const said = words('hour', part);
  const [item] = part.items;
  const isRange = part.items.length === 1 && item?.to !== undefined && item.step === undefined;
  return isRange && minute !== undefined ? `${said}每小时` : said;
}

function pointOfHour(minute: number, second: number): string {
  if (minute === 0 && second === 0) return '整点';
  return `的第 ${minute} 分${second === 0 ? '' : ` ${second} 秒`}`;
}

/** Every minute goes without saying where seconds are told. */
function finest(unit: Unit, part: CronPart, finer: string): string {
  return part.kind === 'every' && finer !== '' ? '' : words(unit, part);
}

function joined(wide: string, narrow: string): string {
  return wide !== '' && narrow !== '' ? `${wide}，${narrow}` : wide + narrow;
}

function words(unit: Unit, part: CronPart): string {
  const { every, point, span, whole } = WORDS[unit];
  if (part.kind !== 'items') return every;
  const [item] = part.items;
  if (part.items.length === 1 && item?.step !== undefined) {
    if (item.from === 0 && item.to === undefined && item.step === 1) return every;
    const pace = `每 ${item.step} ${span}`;
    if (item.to !== undefined) return `${item.from} 至 ${item.to} ${point}${pace}`;
    // An interval that does not divide the whole begins anew each time.
    const even = item.from === 0 && whole % item.step === 0;
    return even ? pace : `从${unit === 'hour' ? '' : '第'} ${item.from} ${point}起${pace}`;
  }
  const ranges = part.items.every(({ step }) => step === undefined);
  const told = ranges
    ? part.items.map(({ from, to }) => (to === undefined ? String(from) : `${from} 至 ${to}`))
    : valuesOf(unit, part).map(String);
  return unit === 'hour' ? `${told.join('、')} 时` : `第 ${told.join('、')} ${point}`;
}

function isValue({ to, step }: { to?: number; step?: number }): boolean {
  return to === undefined && step === undefined;
}

/** The one value a part stands for, if it is one. */
function single(part: CronPart): number | undefined {
  if (part.kind !== 'items') return undefined;
  const [item, more] = part.items;
  return item && more === undefined && isValue(item) ? item.from : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
