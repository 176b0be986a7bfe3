import type { CronExpression, CronPart, WeekNumbers } from './fields.ts';
import { type CronFieldName, cronFieldNames, cronFields, splitCron } from './fields.ts';
import { parseCronPart } from './parsePart.ts';

/** What is wrong with an expression. */
export interface CronDiagnostic {
  /** A Chinese sentence that names the part. */
  message: string;
  /** The part at fault; absent where it is their number. */
  field?: CronFieldName;
  /** Where that part stands in the text. */
  start: number;
  end: number;
}

export type ParsedCron = { ok: true; cron: CronExpression } | ({ ok: false } & CronDiagnostic);

/** Reads an expression of six or seven parts by the grammar of Quartz; capitals do not matter. Never throws. */
export function parseCron(text: string, numbers: WeekNumbers = 'quartz'): ParsedCron {
  const texts = splitCron(text);
  if (!texts) return { ok: false, ...wrongCount(text) };
  const diagnose = (field: CronFieldName, reason: string): ParsedCron => {
    const written = texts[field];
    const place = `${cronFields[field].title}（第 ${cronFieldNames.indexOf(field) + 1} 段）`;
    return { ok: false, field, ...placeOf(text, field), message: `Cron 表达式的${place}“${written}”不正确：${reason}` };
  };
  const parts = {} as Record<CronFieldName, CronPart>;
  for (const field of cronFieldNames) {
    if (field === 'year' && texts.year === '') continue;
    const part = parseCronPart(field, texts[field], numbers);
    if (!part.ok) return diagnose(field, part.reason);
    parts[field] = part.value;
  }
  const [noDay, noWeek] = [parts.day.kind === 'unset', parts.week.kind === 'unset'];
  if (noDay && noWeek) return diagnose('week', '日和周不能都为 ?');
  if (!noDay && !noWeek) return diagnose('week', '日和周只能指定一个，另一个要写 ?');
  return { ok: true, cron: parts };
}

function wrongCount(text: string): CronDiagnostic {
  const count = text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
  const place = { start: 0, end: text.length };
  if (count === 0) return { ...place, message: '请输入 Cron 表达式' };
  return { ...place, message: `Cron 表达式应有 6 或 7 段（秒 分 时 日 月 周 [年]），现在是 ${count} 段` };
}

function placeOf(text: string, field: CronFieldName): { start: number; end: number } {
  const found = [...text.matchAll(/\S+/g)][cronFieldNames.indexOf(field)];
  return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: text.length };
}
