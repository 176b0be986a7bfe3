import { type CronFieldName, cronFieldNames, cronFields } from './fields.ts';

/**
 * What the inputs beside one part hold, those of other ways to say it included. Weekdays are 1 (Sunday) to 7
 * (Saturday).
 */
export interface CronFieldModel {
  /** The way chosen, counted from 1 in `cronModes`; 0 where none of them says what is written. */
  cronEvery: number;
  incrementStart: number;
  incrementIncrement: number;
  rangeStart: number;
  rangeEnd: number;
  specificSpecific: readonly number[];
  /** The weekday of which the last one is meant. */
  cronLastSpecificDomDay: number;
  /** So many days before the last one of the month. */
  cronDaysBeforeEomMinus: number;
  /** The date to which a workday is the nearest. */
  cronDaysNearestWeekday: number;
  /** The weekday that is counted, and which one of the month. */
  cronNthDayDay: number;
  cronNthDayNth: number;
}

export type CronModel = Readonly<Record<CronFieldName, CronFieldModel>>;

/** A way to say one part. */
export type CronMode =
  | 'unset'
  | 'every'
  | 'range'
  | 'loop'
  | 'specify'
  | 'workday'
  | 'last'
  | 'weekdayLoop'
  | 'weekdays'
  | 'lastWorkday'
  | 'lastWeekday'
  | 'beforeLast'
  | 'nthWeekday';

/** The two editors: `tabs` has the ways of the week on the tab of days too, `full` has a tab for each. */
export type CronEditorKind = 'tabs' | 'full';

const WEEK: readonly CronMode[] = ['unset', 'range', 'loop', 'specify'];
const TABS: readonly CronMode[] = ['every', 'loop', 'specify', 'range'];
const TABS_DAY: readonly CronMode[] = [
  'every',
  'weekdayLoop',
  'loop',
  'weekdays',
  'specify',
  'last',
  'lastWorkday',
  'lastWeekday',
  'beforeLast',
  'workday',
  'nthWeekday',
] as CronMode[];
const FULL: readonly CronMode[] = ['every', 'range', 'loop', 'specify'];
const FULL_DAY: readonly CronMode[] = ['unset', 'every', 'range', 'loop', 'workday', 'last', 'specify'];

/** The ways an editor offers for a part, in the order of `cronEvery`. */
export function cronModes(editor: CronEditorKind, field: CronFieldName): readonly CronMode[] {
  if (field === 'week') return WEEK;
  if (editor === 'tabs') return field === 'day' ? TABS_DAY : TABS;
  if (field === 'year') return FULL.slice(0, 3);
  return field === 'day' ? FULL_DAY : FULL;
}

/** The way a model has chosen; undefined where none of them says what is written. */
export function chosenMode(editor: CronEditorKind, field: CronFieldName, model: CronModel): CronMode | undefined {
  return cronModes(editor, field)[model[field].cronEvery - 1];
}

/** A model that nothing has been chosen in; `year` is the current one. */
export function emptyModel(year: number): CronModel {
  const entries = cronFieldNames.map((field) => [field, emptyField(field, year)]);
  return Object.fromEntries(entries) as CronModel;
}

function emptyField(field: CronFieldName, year: number): CronFieldModel {
  const { min, max } = cronFields[field];
  const fine = field === 'second' || field === 'minute';
  const [from, to] = field === 'year' ? [year, year + 100] : [min, max];
  return {
    cronEvery: 1,
    incrementStart: field === 'week' ? 2 : from,
    incrementIncrement: fine ? 5 : 1,
    rangeStart: from,
    rangeEnd: to,
    specificSpecific: [],
    cronLastSpecificDomDay: 6,
    cronDaysBeforeEomMinus: 1,
    cronDaysNearestWeekday: 15,
    cronNthDayDay: 2,
    cronNthDayNth: 1,
  };
}
