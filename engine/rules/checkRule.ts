import { isSafeRegex } from '../regex/regex.ts';

/** One part of a check rule: `digits` characters from where the part before ended, or `*` for the whole value. */
export interface CheckPart {
  digits: '*' | number;
  /** A regular expression the whole part must match. */
  pattern: string;
  message: string;
}

export type CheckRuleRead = { ok: true; parts: CheckPart[] } | { ok: false; reason: string };

const MOST_PARTS = 50;

/**
 * Reads the text of a check rule, `[{digits, pattern, message}]`. `reason` is a Chinese sentence: no list,
 * an unfit part, or a pattern that could freeze whoever runs it.
 */
export function readCheckRule(text: string): CheckRuleRead {
  const list = parsedList(text);
  if (!list || list.length === 0) return { ok: false, reason: '规则应为非空的 JSON 数组' };
  if (list.length > MOST_PARTS) return { ok: false, reason: `规则最多 ${MOST_PARTS} 段` };
  const parts: CheckPart[] = [];
  for (const [index, item] of list.entries()) {
    const part = readPart(item);
    if (typeof part === 'string') return { ok: false, reason: `第 ${index + 1} 段：${part}` };
    parts.push(part);
  }
  return { ok: true, parts };
}

function parsedList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readPart(item: unknown): CheckPart | string {
  if (typeof item !== 'object' || item === null) return '应为对象';
  const { digits, pattern, message } = item as Partial<Record<keyof CheckPart, unknown>>;
  const count = digits === '*' ? '*' : Number(digits);
  if (count !== '*' && (!Number.isInteger(count) || count < 1 || count > 1000)) return 'digits 应为 * 或正整数';
  if (typeof pattern !== 'string' || pattern === '') return '缺少 pattern';
  const safe = isSafeRegex(wholly(pattern));
  if (!safe.ok) return safe.reason;
  return { digits: count, pattern, message: typeof message === 'string' && message !== '' ? message : '校验未通过' };
}

const wholly = (pattern: string): string => `^(?:${pattern})$`;

/** The message of the first part that `value` fails. Parts of n characters follow each other; `*` does not move on. */
export function failedCheck(parts: readonly CheckPart[], value: string): string | undefined {
  const characters = [...value];
  let at = 0;
  for (const { digits, pattern, message } of parts) {
    const text = digits === '*' ? value : characters.slice(at, at + digits).join('');
    if (digits !== '*') {
      // Whoever stops in the middle of a part has not written it.
      if (characters.length < at + digits) return message;
      at += digits;
    }
    if (!matches(pattern, text)) return message;
  }
  return undefined;
}

function matches(pattern: string, text: string): boolean {
  const whole = wholly(pattern);
  const safe = isSafeRegex(whole);
  return safe.ok && text.length <= safe.longest && new RegExp(whole).test(text);
}
