import { hint, listed, type Sentence } from './sentence.ts';

/** Figures that are said to be equal and cannot be, or are not. */
export const agreeSentences = {
  'agree-shape': (reason: string, found: string, fix: string): Sentence => ({ message: reason, found, fix }),
  'agree-keys': (reason: string, found: string, fix: string): Sentence => ({
    message: `两边的分组对不上：${reason}`,
    found,
    expected: '两边 by 的列一一对应，种类相同',
    fix,
  }),
  'agree-units': (one: string, other: string, fix: string): Sentence => ({
    message: `两边的单位不同，不会相等：${one} 与 ${other}`,
    found: other,
    expected: one,
    fix,
  }),
  'agree-params': (
    reason: string,
    found: string,
    known: readonly string[],
    fix: string,
    suggestion?: string,
  ): Sentence => ({
    message: `报表的参数定不下来：${reason}`,
    found,
    ...(known.length > 0 ? { expected: listed(known, '参数') } : {}),
    fix,
    ...hint(suggestion),
  }),
  'figures-differ': (title: string, where: string, amounts: string): Sentence => ({
    message: `“${title}”不相等：${where}${where === '' ? '' : '，'}${amounts}`,
    found: amounts,
    expected: '两边相等',
    fix: '请查这一组在两边各是哪些行；确实允许的差写进 tolerance，并写明原因',
  }),
  'figures-unread': (title: string, reason: string): Sentence => ({
    message: `“${title}”没有核对成：${reason}`,
    found: reason,
    fix: '请用 when 或报表参数少看一些行，或改正数据与 SQL 后再核对',
  }),
} as const;
