import { isRecord, parseJson } from '../api/envelope.ts';

/** What a tree's records must be like: texts by field, `%` for any text. */
export type TreeCondition = Readonly<Record<string, string>>;

/** Told where a condition is no JSON object (widgets specification, section 5). */
export const CONDITION_COMPLAINT = '组件JTreeSelect-condition传值有误，需要一个json字符串!';

/** Reads the condition of a tree: the text of a JSON object of texts and numbers; undefined when it is none. */
export function readCondition(text: string): TreeCondition | undefined {
  const value = parseJson(text);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.some(([, wanted]) => typeof wanted !== 'string' && typeof wanted !== 'number')) return undefined;
  return Object.fromEntries(entries.map(([key, wanted]) => [key, String(wanted)]));
}
