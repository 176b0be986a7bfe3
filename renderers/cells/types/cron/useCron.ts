import { useReducer } from 'react';
import {
  type CronEditorKind,
  type CronFieldModel,
  type CronModel,
  emptyModel,
} from '../../../../engine/cron/cronModel.ts';
import type { WeekNumbers } from '../../../../engine/cron/fields.ts';
import {
  type CronFieldName,
  type CronTexts,
  cronFieldNames,
  everySecond,
  joinCron,
  splitCron,
} from '../../../../engine/cron/fields.ts';
import { readModel } from '../../../../engine/cron/readModel.ts';
import { writeModel } from '../../../../engine/cron/writeModel.ts';

/** An expression in the making. */
export interface CronState {
  /** As typed or as written by the inputs; the one thing that is taken at the end. */
  text: string;
  /** Its parts; those of an empty expression where it cannot be told apart. */
  texts: CronTexts;
  model: CronModel;
}

/** The whole typed anew, or inputs of one part changed. */
export type CronChange = { text: string } | { field: CronFieldName; inputs: Partial<CronFieldModel> };

/** How expressions are edited and written. */
export interface CronManner {
  editor: CronEditorKind;
  numbers: WeekNumbers;
}

/** The state of a dialog that began with `text`. */
export function useCron(text: string, manner: CronManner) {
  return useReducer(
    (state: CronState, change: CronChange) => changeCron(state, change, manner),
    text,
    (given) => {
      const model = emptyModel(new Date().getFullYear());
      const begun = given.trim() === '' ? joinCron(everySecond) : given;
      return typed({ text: begun, texts: everySecond, model }, begun, manner);
    },
  );
}

/** The state after a change. What is not touched keeps its text and its inputs. */
export function changeCron(state: CronState, change: CronChange, manner: CronManner): CronState {
  if ('text' in change) return typed(state, change.text, manner);
  const { field, inputs } = change;
  const model = { ...state.model, [field]: { ...state.model[field], ...inputs } };
  const texts = writeModel(manner.editor, field, { model, texts: state.texts, numbers: manner.numbers });
  const read = readModel(manner.editor, texts, model, manner.numbers);
  // Inputs that were not written about stand as they are: reading would show 60 minutes, written as 0, as a list of 0.
  const isKept = (each: CronFieldName) => each === field || !isChanged(state.texts, texts, each);
  const entries = cronFieldNames.map((each) => [each, isKept(each) ? model[each] : read[each]]);
  return { text: joinCron(texts), texts, model: Object.fromEntries(entries) as CronModel };
}

/** Whether what a tab shows was written anew; that of days shows the week too. */
function isChanged(before: CronTexts, after: CronTexts, field: CronFieldName): boolean {
  return before[field] !== after[field] || (field === 'day' && before.week !== after.week);
}

function typed(state: CronState, text: string, { editor, numbers }: CronManner): CronState {
  const texts = splitCron(text) ?? everySecond;
  return { text, texts, model: readModel(editor, texts, state.model, numbers) };
}
