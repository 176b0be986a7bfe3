import { type CronEditorKind, type CronFieldModel, type CronMode, type CronModel, cronModes } from './cronModel.ts';
import type { CronPart, WeekNumbers } from './fields.ts';
import { type CronFieldName, type CronTexts, cronFieldNames, valuesOf } from './fields.ts';
import { parseCronPart } from './parsePart.ts';

type Found = Partial<CronFieldModel>;

/**
 * Finds the way each part is said and what its inputs hold; `kept` supplies the rest. A part that no way of the editor
 * says gets `cronEvery` 0: its text is then to be kept as it is.
 */
export function readModel(editor: CronEditorKind, texts: CronTexts, kept: CronModel, numbers: WeekNumbers): CronModel {
  const entries = cronFieldNames.map((field) => [field, readField(editor, field, texts, kept[field], numbers)]);
  return Object.fromEntries(entries) as CronModel;
}

function readField(
  editor: CronEditorKind,
  field: CronFieldName,
  texts: CronTexts,
  kept: CronFieldModel,
  numbers: WeekNumbers,
): CronFieldModel {
  const part = partOf(field, texts, numbers);
  // The tab of days says what the week says where that says it.
  const week =
    editor === 'tabs' && field === 'day' && part?.kind === 'unset' ? partOf('week', texts, numbers) : undefined;
  const modes = cronModes(editor, field);
  for (const [index, mode] of modes.entries()) {
    const found = week ? readWeekAsDay(mode, week) : part && readPart(mode, field, part);
    if (found) return { ...kept, ...found, cronEvery: index + 1 };
  }
  return { ...kept, cronEvery: 0 };
}

function partOf(field: CronFieldName, texts: CronTexts, numbers: WeekNumbers): CronPart | undefined {
  if (field === 'year' && texts.year === '') return { kind: 'every' };
  const read = parseCronPart(field, texts[field], numbers);
  return read.ok ? read.value : undefined;
}

function readPart(mode: CronMode, field: CronFieldName, part: CronPart): Found | undefined {
  switch (mode) {
    case 'unset':
      return part.kind === 'unset' ? {} : undefined;
    case 'every':
      return part.kind === 'every' ? {} : undefined;
    case 'range':
    case 'loop':
    case 'specify':
      return part.kind === 'items' ? readItems(mode, field, part) : undefined;
    case 'last':
      return part.kind === 'last' && part.before === 0 ? {} : undefined;
    case 'beforeLast':
      return part.kind === 'last' && part.before > 0 ? { cronDaysBeforeEomMinus: part.before } : undefined;
    case 'lastWorkday':
      return part.kind === 'lastWorkday' && part.before === 0 ? {} : undefined;
    case 'workday':
      return part.kind === 'workday' ? { cronDaysNearestWeekday: part.day } : undefined;
    default:
      return undefined;
  }
}

function readItems(
  mode: 'range' | 'loop' | 'specify',
  field: CronFieldName,
  part: CronPart & { kind: 'items' },
): Found | undefined {
  const [item] = part.items;
  if (mode === 'specify') {
    const plain = part.items.every(({ to, step }) => to === undefined && step === undefined);
    return plain ? { specificSpecific: valuesOf(field, part) } : undefined;
  }
  if (!item || part.items.length > 1) return undefined;
  const { from, to, step } = item;
  if (mode === 'range') return to !== undefined && step === undefined ? { rangeStart: from, rangeEnd: to } : undefined;
  return to === undefined && step !== undefined ? { incrementStart: from, incrementIncrement: step } : undefined;
}

/** What a week says, in the ways of the tab of days. */
function readWeekAsDay(mode: CronMode, week: CronPart): Found | undefined {
  switch (mode) {
    case 'every':
      return week.kind === 'every' ? {} : undefined;
    case 'weekdayLoop':
      return week.kind === 'items' ? readItems('loop', 'week', week) : undefined;
    case 'weekdays':
      return week.kind === 'items' ? { specificSpecific: valuesOf('week', week) } : undefined;
    case 'lastWeekday':
      return week.kind === 'lastWeekday' ? { cronLastSpecificDomDay: week.weekday } : undefined;
    case 'nthWeekday':
      return week.kind === 'nthWeekday' ? { cronNthDayDay: week.weekday, cronNthDayNth: week.nth } : undefined;
    default:
      return undefined;
  }
}
