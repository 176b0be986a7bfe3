import { describe, expect, it } from 'vitest';
import type { PatternRule, Rule } from '../../schemas/generated/types.ts';
import ruleSchema from '../../schemas/rule.schema.json' with { type: 'json' };
import type { ValueKind } from '../plan.ts';
import { checkRow } from './checkRow.ts';
import { checkValue } from './checkValue.ts';
import { displayLength } from './displayLength.ts';
import { failedPattern, patternNames } from './patterns.ts';

function message(
  rule: Rule | Rule[],
  value: unknown,
  kind: ValueKind = 'text',
  rows?: Record<string, unknown>[],
): string | undefined {
  const context = { key: 'a', title: '字段', kind, row: { a: value }, ...(rows ? { rows } : {}) };
  return checkValue(Array.isArray(rule) ? rule : [rule], value, context)?.message;
}

function named(pattern: string, value: unknown): string | undefined {
  return message({ rule: 'pattern', pattern: pattern as PatternRule['pattern'] }, value);
}

describe('named patterns', () => {
  it.each<[string, string, string[], string[]]>([
    ['n6-16', '请输入6到16位数字', ['123456', '1234567890123456'], ['12345', '12345678901234567', '12345a']],
    ['*6-16', '请输入6到16位任意字符', ['abc中文!', '123456'], ['12345', 'a'.repeat(17)]],
    ['s6-18', '请输入6到18位字母', ['abcdef', 'A'.repeat(18)], ['abcde', 'abcde|', 'A'.repeat(19)]],
    [
      'url',
      '请输入正确的网址',
      ['http://a.cn', 'https://a.cn/x?y=1#z', 'ftp://a.cn/b'],
      ['a.cn', 'http://', 'javascript:alert(1)', 'http://a b'],
    ],
    ['e', '请输入正确的电子邮件', ['a@b.cn', 'a.b+c@d-e.com.cn'], ['a@b', '@b.cn', 'a b@c.cn', 'a@b.cn,']],
    [
      'm',
      '请输入正确的手机号码',
      ['13800138000', '16612345678', '19912345678'],
      ['12800138000', '1380013800', '138001380000'],
    ],
    ['p', '请输入正确的邮政编码', ['100000', '518000'], ['010000', '51800', '5180001']],
    ['s', '请输入字母', ['abc', 'Z'], ['a1', '|', '中']],
    ['n', '请输入数字', ['1', '-1.5', '0.25'], ['1.', '.5', '1e3', '--1', 'x']],
    ['z', '请输入整数', ['0', '-12'], ['1.0', 'x', '+1']],
    ['money', '请输入正确的金额，最多两位小数', ['0', '12', '12.5', '0.55', '-3.20'], ['1.234', '1.', 'x']],
    [
      'mobile',
      '请输入正确手机号',
      ['13800138000', '14712345678', '15812345678', '17712345678', '18912345678'],
      ['16612345678', '19912345678', '1380013800'],
    ],
    ['email', '邮箱格式不正确', ['a@b.cn'], ['a@', 'a.b.cn']],
    ['natural', '请输入自然数', ['0', '12'], ['-1', '1.5']],
    ['letters', '请输入英文字符', ['abC'], ['ab c', '中文']],
    [
      'landline',
      '请输入正确的座机号',
      ['0755-26001234', '010-62345678', '62345678', '0755-26001234-801'],
      ['12345', '0755-16001234', 'abc'],
    ],
    [
      'bankCard',
      '请输入正确的银行卡号码',
      ['6222020200112233445', '1234567890'],
      ['0222020200112233', '123456789', '6'.repeat(21)],
    ],
    ['idNumber', '请输入正确的证件号码', ['E12345678', 'a'.repeat(50)], ['E-1', 'a'.repeat(51)]],
    [
      'nationalId',
      '请输入正确的身份证号码',
      ['11010519491231002X', '11010519491231002x', '110105491231002'],
      ['110105194912310021', '11010519490231002X', '110105491331002', '1101051949123100'],
    ],
    ['qq', '请输入正确的QQ号码', ['10000', '123456789012'], ['1234', '1234567890123', '01234']],
    ['httpUrl', '请输入以http和https开头的网址', ['https://a.cn/b', 'http://a'], ['ftp://a.cn', 'a.cn', 'https://']],
    ['code20', '请输入20位以内的英文字符和数字', ['Abc1', 'a'.repeat(20)], ['a'.repeat(21), 'a_b']],
    ['name2-100', '请输入2到100位的中英文字符和空格', ['张三', 'Zhang San'], ['张', '张3', 'a'.repeat(101)]],
    ['digitsAndNewlines', '请输入数字和换行符', ['1\n2\r\n3'], ['1 2', 'a']],
    ['max255', '请输入255位以内的字符', ['中'.repeat(255), '😀'.repeat(255)], ['中'.repeat(256)]],
  ])('%s: %s', (name, said, good, bad) => {
    for (const value of good) expect(named(name, value), value).toBeUndefined();
    for (const value of bad) expect(named(name, value), value).toBe(said);
  });

  it('a user name says what is wrong first, and keeps the odd message of its length', () => {
    expect(named('username', 'zhang_san')).toBeUndefined();
    expect(named('username', 'ab-')).toBe('只允许字母、数字、下划线');
    expect(named('username', 'abc')).toBe('长度6到18个字符');
    expect(named('username', 'abcd')).toBeUndefined();
    expect(named('username', 'a'.repeat(19))).toBe('长度6到18个字符');
  });

  it('keeps both mobile patterns apart', () => {
    expect(named('m', '16612345678')).toBeUndefined();
    expect(named('mobile', '16612345678')).toBe('请输入正确手机号');
  });

  it('lists every name once, with a title', () => {
    expect(new Set(patternNames.map(({ name }) => name)).size).toBe(patternNames.length);
    expect(patternNames.length).toBe(28);
    expect(failedPattern('toString', 'x')).toContain('没有名为');
  });

  it('are the names the schema offers', () => {
    const names = patternNames.map(({ name }) => name).sort();
    expect([...ruleSchema.$defs.pattern.properties.pattern.enum].sort()).toEqual(names);
    expect([...ruleSchema.$defs.name.enum].sort()).toEqual([...names, 'required', 'unique'].sort());
  });

  it('lets empty values pass every pattern but required', () => {
    for (const { name } of patternNames) {
      if (name !== '*') expect(named(name, ''), name).toBeUndefined();
    }
    expect(named('*', null)).toBe('请输入字段');
  });

  it('A098: no built-in pattern grows faster than its text', () => {
    for (const { name } of patternNames) {
      for (const piece of ['a', '1', 'a@', 'http://a', '中', '-', '0755-']) {
        const before = performance.now();
        failedPattern(name, piece.repeat(1_000_000 / piece.length));
        // Square growth would take minutes.
        expect(performance.now() - before, `${name} ${piece}`).toBeLessThan(5000);
      }
    }
  });
});

describe('rules', () => {
  it('reports the first failing rule, required before all', () => {
    const rules: Rule[] = [{ rule: 'length', min: 3 }, { rule: 'pattern', pattern: 's' }, { rule: 'required' }];
    expect(message(rules, '1')).toBe('最小长度3位字符');
    expect(message(rules, '1234')).toBe('请输入字母');
    expect(message(rules, null)).toBe('请输入字段');
  });

  it('speaks the own words of a rule, of a pattern, or of the kind when required', () => {
    expect(message([{ rule: 'required', message: '缺了' }], '')).toBe('缺了');
    expect(message([{ rule: 'required' }, { rule: 'pattern', pattern: 'mobile' }], '')).toBe('请输入手机号');
    expect(message([{ rule: 'required' }, { rule: 'pattern', pattern: 'username' }], '')).toBe('请输入用户名');
    expect(message({ rule: 'required' }, '', 'code')).toBe('请选择字段');
    expect(message({ rule: 'required' }, ',', 'codes')).toBe('请选择字段');
    expect(message({ rule: 'required' }, null, 'files')).toBe('请上传字段');
    expect(message({ rule: 'required' }, 0, 'number')).toBeUndefined();
  });

  it('finds the same value in two or more rows', () => {
    const rows = [{ a: 'x' }, { a: 'y' }, { a: 'x' }, { a: null }, { a: null }];
    expect(message({ rule: 'unique' }, 'x', 'text', rows)).toBe('字段不能重复');
    expect(message({ rule: 'pattern', pattern: 'only' }, 'x', 'text', rows)).toBe('字段不能重复');
    expect(message({ rule: 'unique' }, 'y', 'text', rows)).toBeUndefined();
    expect(message({ rule: 'unique' }, null, 'text', rows)).toBeUndefined();
    expect(message({ rule: 'unique' }, 1, 'number', [{ a: 1 }, { a: '1.0' }])).toBe('字段不能重复');
  });

  it('counts characters, and what is chosen', () => {
    expect(message({ rule: 'length', max: 2 }, '中文')).toBeUndefined();
    expect(message({ rule: 'length', max: 2 }, '中文字')).toBe('最大长度2位字符');
    expect(message({ rule: 'length', max: 1 }, '😀')).toBeUndefined();
    expect(message({ rule: 'length', min: 2 }, 'a', 'codes')).toBe('最少选择2项');
    expect(message({ rule: 'length', max: 1 }, 'a,b', 'files')).toBe('最多选择1项');
    expect(displayLength('a中b')).toBe(4);
    expect(displayLength('é')).toBe(2);
  });

  it('bounds numbers', () => {
    expect(message({ rule: 'range', min: 0, max: 10 }, -1, 'number')).toBe('不能小于0');
    expect(message({ rule: 'range', min: 0, max: 10 }, 11, 'number')).toBe('不能大于10');
    expect(message({ rule: 'range', min: 0, max: 10 }, 10, 'number')).toBeUndefined();
    expect(message({ rule: 'range', max: 10, message: '太多' }, '123456789012345678', 'number')).toBe('太多');
  });

  it('runs a declared pattern', () => {
    const rule: Rule = { rule: 'regex', regex: '^[A-Z]{2}$', message: '请输入两位大写字母' };
    expect(message(rule, 'AB')).toBeUndefined();
    expect(message(rule, 'ab')).toBe('请输入两位大写字母');
  });

  it('A098: never runs a pattern that could freeze, and none on a text too long for it', () => {
    expect(message({ rule: 'regex', regex: '^(a+)+$', message: 'x' }, `${'a'.repeat(50_000)}!`)).toContain('卡死');
    expect(message({ rule: 'regex', regex: '^a+$', message: 'x' }, 'a'.repeat(50_000))).toBe(
      '内容过长，最多 10000 个字符',
    );
    expect(message({ rule: 'regex', regex: '^a+$', message: 'x' }, 'a'.repeat(10_000))).toBeUndefined();
    expect(message({ rule: 'regex', regex: '^\\w+ ?\\w+$', message: 'x' }, 'a'.repeat(9000))).toContain('最多 2000');
    expect(message({ rule: 'regex', regex: '^\\w+ ?\\w+$', message: 'x' }, `${'a'.repeat(1999)}!`)).toBe('x');
  });
});

describe('checkRow', () => {
  const fields = [
    { key: 'qty', title: '数量', kind: 'number', required: true, rules: [{ rule: 'range', min: 0 }] },
    { key: 'kind', title: '类别', kind: 'code', required: false, rules: [] },
    { key: 'note', title: '备注', kind: 'text', required: false, rules: [], requiredWhen: "row.kind == 'B'" },
    { key: 'gift', title: '赠品', kind: 'text', required: true, rules: [], cell: { visibleWhen: "row.kind == 'G'" } },
    {
      key: 'sum',
      title: '金额',
      kind: 'number',
      required: false,
      rules: [{ rule: 'expression', expression: 'row.sum <= row.qty * 10', message: '金额过大' }],
    },
  ] as const;

  it('lists one failure a field, in order', () => {
    expect(checkRow(fields, { qty: null, kind: 'B', sum: 5 })).toEqual([
      { key: 'qty', message: '请输入数量' },
      { key: 'note', message: '请输入备注' },
      { key: 'sum', message: '金额过大' },
    ]);
    expect(checkRow(fields, { qty: 1, kind: 'A', sum: 10 })).toEqual([]);
  });

  it('asks for a hidden field only when it shows', () => {
    expect(checkRow(fields, { qty: 1, kind: 'G' })).toContainEqual({ key: 'gift', message: '请输入赠品' });
    expect(checkRow(fields, { qty: 1, kind: 'A' })).toEqual([]);
  });

  it('compares with the other rows', () => {
    const unique = [{ key: 'a', title: '编号', kind: 'text', required: false, rules: [{ rule: 'unique' }] }] as const;
    const rows = [{ a: 'x' }, { a: 'x' }];
    expect(checkRow(unique, { a: 'x' }, { rows })).toEqual([{ key: 'a', message: '编号不能重复' }]);
  });
});
