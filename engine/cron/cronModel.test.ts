import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CronEditorKind, type CronModel, chosenMode, cronModes, emptyModel } from './cronModel.ts';
import { editCron, isDayBarred, isWeekBarred } from './editCron.ts';
import type { WeekNumbers } from './fields.ts';
import {
  type CronFieldName,
  type CronTexts,
  cronFieldNames,
  everySecond,
  joinCron,
  splitCron,
  valuesOf,
} from './fields.ts';
import { formatCron } from './formatCron.ts';
import { parseCron } from './parseCron.ts';
import { readModel } from './readModel.ts';
import { writeModel } from './writeModel.ts';

const EDITORS: readonly CronEditorKind[] = ['tabs', 'full'];
const empty = emptyModel(2026);

function texts(expression: string): CronTexts {
  const split = splitCron(expression);
  if (!split) throw new Error(`not an expression: ${expression}`);
  return split;
}

function modeOf(editor: CronEditorKind, field: CronFieldName, expression: string) {
  return chosenMode(editor, field, readModel(editor, texts(expression), empty, 'quartz'));
}

/** The expression after some inputs of one part were changed. */
function changed(
  editor: CronEditorKind,
  expression: string,
  field: CronFieldName,
  more: Partial<CronModel[CronFieldName]>,
  numbers: WeekNumbers = 'quartz',
): string {
  const from = texts(expression);
  const read = readModel(editor, from, empty, numbers);
  const model = { ...read, [field]: { ...read[field], ...more } };
  return joinCron(writeModel(editor, field, { model, texts: from, numbers }));
}

/** The place of a way in its list, counted from 1. */
function way(editor: CronEditorKind, field: CronFieldName, mode: ReturnType<typeof modeOf>): number {
  return mode === undefined ? 0 : cronModes(editor, field).indexOf(mode) + 1;
}

describe('ways of the two editors', () => {
  test('are numbered 1 to 4, those of the day 1 to 11', () => {
    expect(cronModes('tabs', 'minute')).toEqual(['every', 'loop', 'specify', 'range']);
    expect(cronModes('tabs', 'day')).toHaveLength(11);
    expect(cronModes('full', 'year')).not.toContain('specify');
    expect(cronModes('full', 'day')).toEqual(['unset', 'every', 'range', 'loop', 'workday', 'last', 'specify']);
    for (const editor of EDITORS) expect(cronModes(editor, 'week')).toEqual(['unset', 'range', 'loop', 'specify']);
  });

  test.each([
    ['0 0 1 * * ?', 'every', 'every'],
    ['0 0 1 ? * *', 'every', 'unset'],
    ['0 0 1 ? * 2/2', 'weekdayLoop', 'unset'],
    ['0 0 1 1/5 * ?', 'loop', 'loop'],
    ['0 0 1 ? * MON-FRI', 'weekdays', 'unset'],
    ['0 0 1 1,15 * ?', 'specify', 'specify'],
    ['0 0 1 L * ?', 'last', 'last'],
    ['0 0 1 LW * ?', 'lastWorkday', undefined],
    ['0 0 1 ? * 6L', 'lastWeekday', 'unset'],
    ['0 0 1 L-3 * ?', 'beforeLast', undefined],
    ['0 0 1 15W * ?', 'workday', 'workday'],
    ['0 0 1 ? * 6#3', 'nthWeekday', 'unset'],
    ['0 0 1 5-9 * ?', undefined, 'range'],
  ] as const)('the day of %s is read back', (expression, tabs, full) => {
    expect([modeOf('tabs', 'day', expression), modeOf('full', 'day', expression)]).toEqual([tabs, full]);
  });

  test.each([
    ['0 0 1 ? * 2-6', 'range'],
    ['0 0 1 ? * 2/2', 'loop'],
    ['0 0 1 ? * 1,7', 'specify'],
    ['0 0 1 * * ?', 'unset'],
    ['0 0 1 ? * 6L', undefined],
  ] as const)('the week of %s is read back', (expression, mode) => {
    for (const editor of EDITORS) expect(modeOf(editor, 'week', expression)).toBe(mode);
  });

  test('what no way says is kept as it was typed while another part is changed', () => {
    for (const editor of EDITORS) {
      expect(modeOf(editor, 'hour', '0 0 8-18/2 * * ?')).toBeUndefined();
      const minute = { cronEvery: way(editor, 'minute', 'specify'), specificSpecific: [30] };
      expect(changed(editor, '0 0 8-18/2 ? jan MON-fri', 'minute', minute)).toBe('0 30 8-18/2 ? jan MON-fri');
      expect(changed(editor, '0 0 8-18/2 * * ?', 'hour', {})).toBe('0 0 8-18/2 * * ?');
    }
  });
});

describe('writing', () => {
  const day = (mode: Parameters<typeof way>[2], more: Partial<CronModel['day']>) =>
    changed('tabs', '0 0 1 * * ?', 'day', { cronEvery: way('tabs', 'day', mode), ...more });

  test('the eleven ways of the day', () => {
    expect(day('weekdayLoop', { incrementStart: 2, incrementIncrement: 2 })).toBe('0 0 1 ? * 2/2');
    expect(day('loop', { incrementStart: 1, incrementIncrement: 5 })).toBe('0 0 1 1/5 * ?');
    expect(day('weekdays', { specificSpecific: [6, 2, 2] })).toBe('0 0 1 ? * 2,6');
    expect(day('specify', { specificSpecific: [31, 1] })).toBe('0 0 1 1,31 * ?');
    expect(day('last', {})).toBe('0 0 1 L * ?');
    expect(day('lastWorkday', {})).toBe('0 0 1 LW * ?');
    expect(day('lastWeekday', { cronLastSpecificDomDay: 6 })).toBe('0 0 1 ? * 6L');
    expect(day('beforeLast', { cronDaysBeforeEomMinus: 3 })).toBe('0 0 1 L-3 * ?');
    expect(day('workday', { cronDaysNearestWeekday: 15 })).toBe('0 0 1 15W * ?');
    expect(day('nthWeekday', { cronNthDayDay: 6, cronNthDayNth: 3 })).toBe('0 0 1 ? * 6#3');
    expect(changed('tabs', '0 0 1 ? * 6#3', 'day', { cronEvery: 1 })).toBe('0 0 1 * * ?');
  });

  test('what the inputs take and Quartz does not is brought into bounds', () => {
    const loop = (field: CronFieldName, incrementStart: number, incrementIncrement: number) =>
      changed('full', '0 0 1 1 1 ? 2027', field, {
        cronEvery: way('full', field, 'loop'),
        incrementStart,
        incrementIncrement,
      });
    expect(loop('minute', 0, 59)).toBe('0 0/59 1 1 1 ? 2027');
    // Every 60 minutes from :03 is :03 of every hour, not :03 and then :59.
    expect(loop('minute', 3, 60)).toBe('0 3 1 1 1 ? 2027');
    expect(loop('month', 0, 3)).toBe('0 0 1 1 1/3 ? 2027');
    expect(loop('year', 2119, 1)).toBe('0 0 1 1 1 ? 2099/1');
    expect(loop('day', 0, 0)).toBe('0 0 1 1/1 1 ? 2027');
    expect(changed('tabs', '0 0 1 1 * ?', 'hour', { cronEvery: 3, specificSpecific: [] })).toBe('0 0 0 1 * ?');
    expect(changed('tabs', '0 0 1 1 1 ?', 'year', { cronEvery: 4, rangeStart: 0, rangeEnd: 1 })).toBe(
      '0 0 1 1 1 ? 1970-1970',
    );
  });

  test('weekdays in the older numbers are read and written', () => {
    const week = { cronEvery: way('full', 'week', 'specify'), specificSpecific: [1, 2, 7] };
    expect(changed('full', '0 0 1 * * ?', 'week', week, 'legacy')).toBe('0 0 1 ? * 0,1,6');
    const read = readModel('full', texts('0 0 1 ? * 0,1,7'), empty, 'legacy');
    expect(read.week.specificSpecific).toEqual([1, 2]);
  });
});

describe('what follows from a change', () => {
  test('day and week: one is always ?', () => {
    expect(joinCron(editCron(everySecond, 'week', '2'))).toBe('0 0 0 ? * 2 *');
    expect(joinCron(editCron(texts('0 0 1 ? * 2'), 'day', '15'))).toBe('0 0 1 15 * ?');
    expect(joinCron(editCron(texts('0 0 1 ? * 2'), 'week', '?'))).toBe('0 0 1 * * ?');
    expect(joinCron(editCron(texts('0 0 1 15 * ?'), 'day', '?'))).toBe('0 0 1 ? * *');
    expect(joinCron(editCron(texts('0 0 1 * * *'), 'hour', '2'))).toBe('0 0 2 * * ?');
    expect(joinCron(editCron(texts('0 0 1 ? * ?'), 'hour', '2'))).toBe('0 0 2 * * ?');
  });

  test('the week is barred by a day, the day by a week', () => {
    expect([
      isWeekBarred(texts('0 0 1 15 * ?')),
      isWeekBarred(everySecond),
      isWeekBarred(texts('0 0 1 ? * 2')),
    ]).toEqual([true, false, false]);
    expect([isDayBarred(texts('0 0 1 ? * 2')), isDayBarred(everySecond), isDayBarred(texts('0 0 1 ? * *'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['minute', '5', '0 5 * * * ? *'],
    ['hour', '5', '0 0 5 * * ? *'],
    ['day', '5', '0 0 0 5 * ? *'],
    ['week', '5', '0 0 0 ? * 5 *'],
    ['month', '5', '0 0 0 1 5 ? *'],
    ['year', '2030', '0 0 0 1 1 ? 2030'],
    ['second', '5', '5 * * * * ? *'],
    ['day', '?', '* * * ? * * *'],
  ] as const)('a changed %s empties what lies below', (field, text, expected) => {
    expect(joinCron(editCron(everySecond, field, text))).toBe(expected);
  });

  test('a month with a weekday of any kind gets its first; parts already set stay', () => {
    expect(joinCron(editCron(texts('* * * ? * *'), 'month', '5'))).toBe('0 0 0 ? 5 1');
    expect(joinCron(editCron(texts('* 30 * * * ?'), 'hour', '5'))).toBe('* 30 5 * * ?');
  });
});

describe('for any model', () => {
  const anyNumber = fc.oneof(fc.integer({ min: -5, max: 3000 }), fc.double(), fc.constant(Number.NaN));
  const anyField = fc.record({
    cronEvery: fc.integer({ min: 0, max: 12 }),
    incrementStart: anyNumber,
    incrementIncrement: anyNumber,
    rangeStart: anyNumber,
    rangeEnd: anyNumber,
    specificSpecific: fc.array(anyNumber, { maxLength: 6 }),
    cronLastSpecificDomDay: anyNumber,
    cronDaysBeforeEomMinus: anyNumber,
    cronDaysNearestWeekday: anyNumber,
    cronNthDayDay: anyNumber,
    cronNthDayNth: anyNumber,
  });
  const fields = Object.fromEntries(cronFieldNames.map((name) => [name, anyField]));
  const anyModel = fc.record(fields) as unknown as fc.Arbitrary<CronModel>;
  /** With weekdays counted out: the tab of days shows a range of them as its days. */
  const meaning = (text: string, numbers: WeekNumbers): string => {
    const parsed = parseCron(text, numbers);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
    const { week } = parsed.cron;
    const items = valuesOf('week', week).map((from) => ({ from }));
    return formatCron({ ...parsed.cron, week: week.kind === 'items' ? { ...week, items } : week });
  };
  const anyOrder = fc.array(fc.constantFrom(...cronFieldNames), { minLength: 1, maxLength: 12 });

  test('what is written is valid, and reading it writes the same again', () => {
    const kinds = fc.record({ editor: fc.constantFrom(...EDITORS), numbers: fc.constantFrom('quartz', 'legacy') });
    fc.assert(
      fc.property(anyModel, anyOrder, kinds, (model, order, { editor, numbers }) => {
        let written: CronTexts = everySecond;
        for (const field of order) written = writeModel(editor, field, { model, texts: written, numbers });
        const text = joinCron(written);
        const parsed = parseCron(text, numbers);
        if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`);
        expect(formatCron(parsed.cron, numbers)).toBe(text);
        const read = readModel(editor, written, empty, numbers);
        for (const field of cronFieldNames) {
          const again = joinCron(writeModel(editor, field, { model: read, texts: written, numbers }));
          expect(meaning(again, numbers)).toBe(meaning(text, numbers));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('no text makes the parser throw, and what it accepts is written to be accepted', () => {
    const piece = fc.stringMatching(/^[0-9*?LW#,/A-Z-]{1,6}$/);
    const expression = fc.oneof(
      fc.array(piece, { minLength: 6, maxLength: 7 }).map((all) => all.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(expression, (text) => {
        const parsed = parseCron(text);
        if (!parsed.ok) {
          expect(parsed.message).not.toBe('');
          return;
        }
        const again = formatCron(parsed.cron);
        const reparsed = parseCron(again);
        expect(reparsed.ok && formatCron(reparsed.cron)).toBe(again);
      }),
      { numRuns: 1000 },
    );
  });
});
