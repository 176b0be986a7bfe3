import { type CronFieldName, type CronTexts, cronFields } from './fields.ts';

/**
 * The parts after one of them was written anew. Of day and week always exactly one is `?`; and what stands below a
 * changed part and still is `*` becomes its least value, so that 每天 does not mean every second of the
 * day.
 */
export function editCron(texts: CronTexts, field: CronFieldName, text: string): CronTexts {
  if (texts[field] === text) return texts;
  return cascaded(settled(exclusive({ ...texts, [field]: text }, field)), field);
}

/** Why the week cannot be set, if it cannot: the day is. */
export function isWeekBarred({ day }: CronTexts): boolean {
  return day !== '?' && day !== '*';
}

/** Why the day cannot be set, if it cannot: the week is. */
export function isDayBarred({ week }: CronTexts): boolean {
  return week !== '?' && week !== '*';
}

/** When one is given up the other takes over as every day: both unset is nothing Quartz knows. */
function exclusive(texts: CronTexts, changed: CronFieldName): CronTexts {
  if (changed !== 'day' && changed !== 'week') return texts;
  const other = changed === 'day' ? 'week' : 'day';
  if (texts[changed] !== '?') return { ...texts, [other]: '?' };
  return texts[other] === '?' ? { ...texts, [other]: '*' } : texts;
}

/** Mends day and week where that takes away no more than a `*` or a `?` that was typed. */
function settled(texts: CronTexts): CronTexts {
  const { day, week } = texts;
  if (day === '?' && week === '?') return { ...texts, day: '*' };
  if (day === '?' || week === '?') return texts;
  if (week === '*') return { ...texts, week: '?' };
  return day === '*' ? { ...texts, day: '?' } : texts;
}

function cascaded(texts: CronTexts, changed: CronFieldName): CronTexts {
  const lower = below(texts, changed);
  if (lower === undefined || texts[lower] !== '*') return texts;
  return cascaded({ ...texts, [lower]: String(cronFields[lower].min) }, lower);
}

function below(texts: CronTexts, changed: CronFieldName): CronFieldName | undefined {
  switch (changed) {
    case 'year':
      return 'month';
    case 'month':
      return texts.day === '?' ? 'week' : 'day';
    case 'day':
    case 'week':
      return texts[changed] === '?' ? undefined : 'hour';
    case 'hour':
      return 'minute';
    case 'minute':
      return 'second';
    case 'second':
      return undefined;
  }
}
