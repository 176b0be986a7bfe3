import type { CronItem, CronPart, WeekNumbers } from './fields.ts';
import { type CronFieldName, cronFields, weekdayBounds, weekdayOf } from './fields.ts';

/** A part read, or why it cannot be: a Chinese clause without a full stop. */
export type PartResult<Value> = { ok: true; value: Value } | { ok: false; reason: string };

const good = <Value>(value: Value): PartResult<Value> => ({ ok: true, value });
const bad = (reason: string): { ok: false; reason: string } => ({ ok: false, reason });

/** Reads one part of an expression. Whether day and week fit together is not asked here. */
export function parseCronPart(
  field: CronFieldName,
  text: string,
  numbers: WeekNumbers = 'quartz',
): PartResult<CronPart> {
  const written = text.toUpperCase();
  if (written === '') return bad('不能为空');
  if (written === '*') return good({ kind: 'every' });
  if (written === '?') {
    return field === 'day' || field === 'week' ? good({ kind: 'unset' }) : bad('? 只能写在日或周里');
  }
  const special = field === 'day' ? specialDay(written) : field === 'week' ? specialWeek(written, numbers) : undefined;
  return special ?? misplaced(field, written) ?? items(field, written, numbers);
}

function specialDay(text: string): PartResult<CronPart> | undefined {
  const last = /^L(?:-(\d+))?(W)?$/.exec(text);
  if (last) {
    const before = Number(last[1] ?? 0);
    return before <= 30 ? good({ kind: last[2] ? 'lastWorkday' : 'last', before }) : bad('L- 后应为 0 到 30');
  }
  const near = /^(\d+)W$/.exec(text);
  if (!near) return undefined;
  const day = Number(near[1]);
  return isWithin('day', day) ? good({ kind: 'workday', day }) : bad('W 前应为 1 到 31');
}

function specialWeek(text: string, numbers: WeekNumbers): PartResult<CronPart> | undefined {
  if (text === 'L') return good({ kind: 'items', items: [{ from: 7 }] });
  const found = /^(\w+?)(?:(L)|#(\d+))$/.exec(text);
  if (!found) return undefined;
  const weekday = value('week', found[1] ?? '', numbers);
  if (!weekday.ok) return weekday;
  if (found[2]) return good({ kind: 'lastWeekday', weekday: weekday.value });
  const nth = Number(found[3]);
  return nth >= 1 && nth <= 5
    ? good({ kind: 'nthWeekday', weekday: weekday.value, nth })
    : bad('# 后是第几个，应为 1 到 5');
}

/** The marks L, W and # where they mean nothing. */
function misplaced(field: CronFieldName, text: string): { ok: false; reason: string } | undefined {
  const plain = text.replaceAll(/[A-Z]{3}/g, '');
  const mark = /[LW#]/.exec(plain)?.[0];
  if (mark === undefined) return undefined;
  if (text.includes(',')) return bad(`${mark} 不能和其他值列在一起`);
  if (field === 'day') {
    if (mark === 'W') return bad('W 前只能是一个日期，如 15W、LW、L-3W');
    return bad(mark === 'L' ? '日里的 L 只能写作 L、L-3、LW 或 L-3W，当月最后一个周几要写在周里' : '# 只能写在周里');
  }
  if (field === 'week') return bad(mark === 'W' ? 'W 只能写在日里' : `${mark} 前只能是一个周几，如 6L、6#3`);
  return bad(mark === '#' ? '# 只能写在周里' : mark === 'W' ? 'W 只能写在日里' : 'L 只能写在日或周里');
}

function items(field: CronFieldName, text: string, numbers: WeekNumbers): PartResult<CronPart> {
  const read: CronItem[] = [];
  const texts = text.split(',');
  for (const each of texts) {
    if (each === '') return bad('逗号之间缺少值');
    if (each === '*' || each === '?') return bad(`${each} 不能和其他值列在一起`);
    const one = item(field, each, numbers);
    if (!one.ok) return one;
    read.push(one.value);
  }
  return good({ kind: 'items', items: read });
}

function item(field: CronFieldName, text: string, numbers: WeekNumbers): PartResult<CronItem> {
  const shape = /^([^-/]+)(?:-([^-/]+))?(?:\/([^-/]+))?$/.exec(text);
  if (!shape) return bad('应为 值、起-止 或 起/间隔');
  const [, first = '', second, interval] = shape;
  const step = interval === undefined ? good(undefined) : stepOf(field, interval);
  if (!step.ok) return step;
  const stepped = step.value === undefined ? {} : { step: step.value };
  if (first === '*') {
    return second === undefined ? good({ from: cronFields[field].min, ...stepped }) : bad('* 不能作范围的一端');
  }
  const from = value(field, first, numbers);
  if (!from.ok || second === undefined) return from.ok ? good({ from: from.value, ...stepped }) : from;
  const to = value(field, second, numbers);
  if (!to.ok) return to;
  if (field === 'year' && to.value < from.value) return bad('结束年份不能早于开始年份');
  return good({ from: from.value, to: to.value, ...stepped });
}

function stepOf(field: CronFieldName, text: string): PartResult<number> {
  const { maxStep } = cronFields[field];
  const step = /^\d+$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= maxStep ? good(step) : bad(`/ 后的间隔应为 1 到 ${maxStep}`);
}

function value(field: CronFieldName, text: string, numbers: WeekNumbers): PartResult<number> {
  const { names, min, max } = cronFields[field];
  const named = names?.indexOf(text) ?? -1;
  if (named >= 0) return good(min + named);
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  const known = field === 'week' ? weekdayOf(number, numbers) : isWithin(field, number) ? number : undefined;
  if (known !== undefined) return good(known);
  const bounds = field === 'week' ? weekdayBounds(numbers) : `${min} 到 ${max}`;
  return bad(`应为 ${bounds}${names ? `，或 ${names[0]} 到 ${names.at(-1)}` : ''}`);
}

function isWithin(field: CronFieldName, number: number): boolean {
  return number >= cronFields[field].min && number <= cronFields[field].max;
}
