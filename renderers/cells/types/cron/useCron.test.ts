import { describe, expect, test } from 'vitest';
import { chosenMode, cronModes, emptyModel } from '../../../../engine/cron/cronModel.ts';
import { type CronFieldName, everySecond } from '../../../../engine/cron/fields.ts';
import { inputBounds, yearChoices } from './inputBounds.ts';
import { type CronChange, type CronManner, type CronState, changeCron } from './useCron.ts';

const FULL: CronManner = { editor: 'full', numbers: 'quartz' };
const start: CronState = { text: '', texts: everySecond, model: emptyModel(2026) };

function following(manner: CronManner, ...changes: CronChange[]): CronState {
  return changes.reduce<CronState>((state, change) => changeCron(state, change, manner), start);
}

const loop = (field: CronFieldName) => cronModes('full', field).indexOf('loop') + 1;

describe('an expression in the making', () => {
  test('what is typed is read into the inputs', () => {
    const { model, text } = following(FULL, { text: '0 0/15 8-18 ? * MON-FRI' });
    expect(text).toBe('0 0/15 8-18 ? * MON-FRI');
    expect([model.minute.incrementStart, model.minute.incrementIncrement]).toEqual([0, 15]);
    expect([model.hour.rangeStart, model.hour.rangeEnd]).toEqual([8, 18]);
    expect([model.week.rangeStart, model.week.rangeEnd]).toEqual([2, 6]);
  });

  test('inputs write their part alone', () => {
    const typed: CronChange = { text: '0 0/15 8-18/2 ? jan MON-fri 2027' };
    const state = following(FULL, typed, { field: 'minute', inputs: { incrementIncrement: 20 } });
    expect(state.text).toBe('0 0/20 8-18/2 ? jan MON-fri 2027');
  });

  test('inputs keep what they say though it is written otherwise', () => {
    const hourly: CronChange = {
      field: 'minute',
      inputs: { cronEvery: loop('minute'), incrementStart: 3, incrementIncrement: 60 },
    };
    const state = following(FULL, { text: '0 0 * * * ?' }, hourly, {
      field: 'hour',
      inputs: { cronEvery: loop('hour') },
    });
    expect(state.text).toBe('0 3 0/1 * * ?');
    expect(chosenMode('full', 'minute', state.model)).toBe('loop');
    expect(state.model.minute.incrementIncrement).toBe(60);
  });

  test('what follows from a change is shown in the other inputs', () => {
    const state = following(FULL, { field: 'week', inputs: { cronEvery: 4, specificSpecific: [2] } });
    expect(state.text).toBe('0 0 0 ? * 2 *');
    expect(chosenMode('full', 'day', state.model)).toBe('unset');
    expect(state.model.hour.specificSpecific).toEqual([0]);
  });

  test('text that is no expression is kept until something else is chosen', () => {
    const state = following(FULL, { text: 'nightly' });
    expect(state.text).toBe('nightly');
    const chosen = changeCron(state, { field: 'hour', inputs: { cronEvery: 4, specificSpecific: [2] } }, FULL);
    expect(chosen.text).toBe('0 0 2 * * ? *');
  });
});

describe('bounds of the inputs', () => {
  test('are those people know', () => {
    expect(inputBounds.second).toMatchObject({ start: [0, 59], increment: [1, 59] });
    expect(inputBounds.minute.increment).toEqual([1, 60]);
    expect(inputBounds.month).toMatchObject({ start: [0, 12], from: [1, 12] });
    expect(inputBounds.year).toEqual({ start: [2019, 2119], increment: [1, 99], from: [0, 2119], to: [1, 2119] });
  });

  test('a hundred years from 2019, of which Quartz knows those to 2099', () => {
    expect([yearChoices[0]?.value, yearChoices.at(-1)?.value, yearChoices.length]).toEqual([2019, 2118, 100]);
    expect(yearChoices.filter(({ disabled }) => !disabled).at(-1)?.value).toBe(2099);
  });
});
