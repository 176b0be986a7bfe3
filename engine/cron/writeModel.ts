import { type CronEditorKind, type CronFieldModel, type CronMode, type CronModel, chosenMode } from './cronModel.ts';
import { editCron } from './editCron.ts';
import type { CronItem, CronPart, WeekNumbers } from './fields.ts';
import { type CronFieldName, type CronTexts, cronFields, valuesOf } from './fields.ts';
import { formatCronPart } from './formatCron.ts';
import { parseCronPart } from './parsePart.ts';

/** Ways of the tab of days that are said by the week. */
const SAID_BY_WEEK: ReadonlySet<CronMode> = new Set(['weekdayLoop', 'weekdays', 'lastWeekday', 'nthWeekday']);

/**
 * The parts after one of them was changed in its inputs. Whatever these hold, what is written is valid: values are
 * brought into Quartz's bounds. A part without a chosen way keeps its text.
 */
export function writeModel(
  editor: CronEditorKind,
  field: CronFieldName,
  { model, texts, numbers }: { model: CronModel; texts: CronTexts; numbers: WeekNumbers },
): CronTexts {
  const mode = chosenMode(editor, field, model);
  if (mode === undefined) return texts;
  const target = field === 'day' && SAID_BY_WEEK.has(mode) ? 'week' : field;
  const part = partOf(mode, target, model[field]);
  const text = formatCronPart(target, part, numbers);
  const before = parseCronPart(target, texts[target], numbers);
  // Only said otherwise: nothing below may become another time for it.
  if (before.ok && meansSame(target, before.value, part)) return { ...texts, [target]: text };
  return editCron(texts, target, text);
}

function meansSame(field: CronFieldName, one: CronPart, other: CronPart): boolean {
  if (one.kind !== 'items' || other.kind !== 'items') return false;
  return valuesOf(field, one).join() === valuesOf(field, other).join();
}

function partOf(mode: CronMode, field: CronFieldName, model: CronFieldModel): CronPart {
  const week = cronFields.week;
  switch (mode) {
    case 'unset':
      return { kind: 'unset' };
    case 'every':
      return { kind: 'every' };
    case 'range':
      return { kind: 'items', items: [range(field, model)] };
    case 'loop':
    case 'weekdayLoop':
      return { kind: 'items', items: [loop(field, model)] };
    case 'specify':
    case 'weekdays':
      return { kind: 'items', items: specified(field, model) };
    case 'last':
      return { kind: 'last', before: 0 };
    case 'beforeLast':
      return { kind: 'last', before: within(model.cronDaysBeforeEomMinus, 1, 30) };
    case 'lastWorkday':
      return { kind: 'lastWorkday', before: 0 };
    case 'workday':
      return { kind: 'workday', day: within(model.cronDaysNearestWeekday, 1, 31) };
    case 'lastWeekday':
      return { kind: 'lastWeekday', weekday: within(model.cronLastSpecificDomDay, week.min, week.max) };
    case 'nthWeekday': {
      const weekday = within(model.cronNthDayDay, week.min, week.max);
      return { kind: 'nthWeekday', weekday, nth: within(model.cronNthDayNth, 1, 5) };
    }
  }
}

function range(field: CronFieldName, { rangeStart, rangeEnd }: CronFieldModel): CronItem {
  const { min, max } = cronFields[field];
  const [from, to] = [within(rangeStart, min, max), within(rangeEnd, min, max)];
  // Years do not go round.
  return { from, to: field === 'year' ? Math.max(from, to) : to };
}

/** An interval that reaches past the end, as 60 minutes do, leaves the start alone: that is when it would run. */
function loop(field: CronFieldName, { incrementStart, incrementIncrement }: CronFieldModel): CronItem {
  const { min, max, maxStep } = cronFields[field];
  const from = within(incrementStart, min, max);
  return incrementIncrement > maxStep ? { from } : { from, step: within(incrementIncrement, 1, maxStep) };
}

/** At least one value: the least, of years the one a loop begins with. */
function specified(field: CronFieldName, { specificSpecific, incrementStart }: CronFieldModel): CronItem[] {
  const { min, max } = cronFields[field];
  const values = specificSpecific.map((value) => within(value, min, max));
  const least = field === 'year' ? within(incrementStart, min, max) : min;
  const known = [...new Set(values.length > 0 ? values : [least])];
  return known.sort((left, right) => left - right).map((from) => ({ from }));
}

function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Number.isNaN(value) ? min : Math.round(value)));
}
