import { describe, expect, it } from 'vitest';
import { failedCheck, readCheckRule } from './checkRule.ts';

function said(rule: unknown, value: string): string | undefined {
  const read = readCheckRule(JSON.stringify(rule));
  if (!read.ok) throw new Error(read.reason);
  return failedCheck(read.parts, value);
}

describe('check rules', () => {
  const rule = [
    { digits: '*', pattern: '.{6,18}', message: '长度' },
    { digits: 1, pattern: '[a-z]', message: '首位' },
    { digits: '3', pattern: '\\d+', message: '数字' },
    { digits: '*', pattern: '.*[^.]', message: '末位' },
  ];

  it.each<[string, string | undefined]>([
    ['a123xy', undefined],
    ['a12', '长度'],
    ['A123xy', '首位'],
    ['a12bxy', '数字'],
    ['a123xy.', '末位'],
  ])('%s: %s', (value, message) => {
    expect(said(rule, value)).toBe(message);
  });

  it('parts of n characters follow each other wherever the whole is looked at between them', () => {
    const split = [
      { digits: 2, pattern: '[A-Z]{2}', message: '前两位' },
      { digits: '*', pattern: '.+', message: '全部' },
      { digits: 2, pattern: '\\d{2}', message: '后两位' },
    ];
    expect(said(split, 'AB12')).toBeUndefined();
    expect(said(split, 'AB12rest')).toBeUndefined();
    expect(said(split, 'ABC1')).toBe('后两位');
    expect(said(split, 'AB1')).toBe('后两位');
  });

  it('a part is matched from end to end, and characters are counted as people count them', () => {
    expect(said([{ digits: 2, pattern: '\\d', message: 'm' }], '12')).toBe('m');
    expect(said([{ digits: '*', pattern: 'a|b', message: 'm' }], 'ab')).toBe('m');
    expect(said([{ digits: 1, pattern: '😀|.', message: 'm' }], '😀')).toBeUndefined();
  });

  it.each<[string, string]>([
    ['x', '规则应为非空的 JSON 数组'],
    ['[]', '规则应为非空的 JSON 数组'],
    ['{"digits":1}', '规则应为非空的 JSON 数组'],
    ['[1]', '第 1 段：应为对象'],
    ['[{"digits":0,"pattern":"a"}]', '第 1 段：digits 应为 * 或正整数'],
    ['[{"digits":"*"}]', '第 1 段：缺少 pattern'],
  ])('refuses %s', (text, reason) => {
    expect(readCheckRule(text)).toEqual({ ok: false, reason });
  });

  it('A098: a pattern that could freeze is refused when the rule is read', () => {
    const read = readCheckRule('[{"digits":"*","pattern":"(a+)+"}]');
    expect(read.ok ? '' : read.reason).toContain('卡死');
  });
});
