import { describe, expect, it } from 'vitest';
import type { PatternRule, Rule } from '../../schemas/generated/types.ts';
import ruleSchema from '../../schemas/rule.schema.json' with { type: 'json' };
import { createExpressions } from '../expressions/expressions.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { checkRow } from './checkRow.ts';
import { checkValue } from './checkValue.ts';
import { compileRules } from './compileRules.ts';
import { failedPattern, patternNames } from './patterns.ts';
import { displayLength } from './types/length.ts';

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
  const samples = Object.entries(ruleSchema.$defs.pattern.properties.pattern['x-samples']);

  it('every one but the two words of the grid has samples', () => {
    const words = ['*', 'only'];
    expect(samples.map(([name]) => name).sort()).toEqual(
      patternNames.flatMap(({ name }) => (words.includes(name) ? [] : [name])).sort(),
    );
  });

  it.each(samples)('%s', (name, { message: said, accepts, refuses }) => {
    for (const value of accepts) expect(named(name, value), value).toBeUndefined();
    for (const value of refuses) expect(named(name, value), value).toBe(said);
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
    expect([...ruleSchema.$defs.name.enum].sort()).toEqual([...names, 'cron', 'required', 'unique'].sort());
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
  });

  it('counts what is not ASCII as two where the width matters', () => {
    expect(displayLength('a中b')).toBe(4);
    expect(displayLength('é')).toBe(2);
    expect(message({ rule: 'length', max: 4, measure: 'display' }, 'a中b')).toBeUndefined();
    expect(message({ rule: 'length', max: 4, measure: 'display' }, 'ab中文')).toBe('最大长度4位字符');
    expect(message({ rule: 'length', min: 4, measure: 'display' }, '中文')).toBeUndefined();
    expect(message({ rule: 'length', min: 4, measure: 'display' }, 'abc')).toBe('最小长度4位字符');
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

describe('cron', () => {
  it('names the part that is wrong, and lets empty values pass', () => {
    expect(message({ rule: 'cron' }, '0 15 10 ? * MON-FRI')).toBeUndefined();
    expect(message({ rule: 'cron' }, '')).toBeUndefined();
    expect(message({ rule: 'cron' }, '0 0/60 * * * ?')).toBe(
      'Cron 表达式的分（第 2 段）“0/60”不正确：/ 后的间隔应为 1 到 59',
    );
    expect(message({ rule: 'cron' }, 5, 'number')).toContain('现在是 1 段');
    expect(message({ rule: 'cron', message: '时间不对' }, 'x')).toBe('时间不对');
  });

  it('reads weekdays as they are numbered', () => {
    expect(message({ rule: 'cron' }, '0 0 0 ? * 0')).toContain('周（第 6 段）');
    expect(message({ rule: 'cron', weekNumbers: 'legacy' }, '0 0 0 ? * 0')).toBeUndefined();
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
    expect(checkRow(fields, { qty: null, kind: 'B', sum: 5 }, createExpressions)).toEqual([
      { key: 'qty', message: '请输入数量' },
      { key: 'note', message: '请输入备注' },
      { key: 'sum', message: '金额过大' },
    ]);
    expect(checkRow(fields, { qty: 1, kind: 'A', sum: 10 }, createExpressions)).toEqual([]);
  });

  it('asks for a hidden field only when it shows', () => {
    expect(checkRow(fields, { qty: 1, kind: 'G' }, createExpressions)).toContainEqual({
      key: 'gift',
      message: '请输入赠品',
    });
    expect(checkRow(fields, { qty: 1, kind: 'A' }, createExpressions)).toEqual([]);
  });

  it('takes a text that an expression gives as the words of the refusal, and lets an empty one pass', () => {
    const expression = "row.qty > 999 ? '最多 999 件，现在是 ' + string(row.qty) : ''";
    const custom = [
      { key: 'qty', title: '数量', kind: 'number', required: false, rules: [{ rule: 'expression', expression }] },
    ] as const;
    expect(checkRow(custom, { qty: 1000 }, createExpressions)).toEqual([
      { key: 'qty', message: '最多 999 件，现在是 1000' },
    ]);
    expect(checkRow(custom, { qty: 999 }, createExpressions)).toEqual([]);
    expect(checkRow(custom, { qty: null }, createExpressions)).toEqual([]);
  });

  it('compares with the other rows', () => {
    const unique = [{ key: 'a', title: '编号', kind: 'text', required: false, rules: [{ rule: 'unique' }] }] as const;
    const rows = [{ a: 'x' }, { a: 'x' }];
    expect(checkRow(unique, { a: 'x' }, createExpressions, { rows })).toEqual([{ key: 'a', message: '编号不能重复' }]);
  });
});

it('what is made ready is not read again when a value is checked', () => {
  const read: string[] = [];
  const field = { key: 'qty', title: '数量', kind: 'number', required: false } as const;
  const rules = [{ rule: 'expression', expression: 'row.qty > 0.0' }, { rule: 'required' }] as const;
  const compiled = compileRules([{ ...field, rules: [...rules] }], (fields) => {
    const expressions = createExpressions(fields);
    return {
      ...expressions,
      compile: (expression) => {
        read.push(expression);
        return expressions.compile(expression);
      },
    };
  });
  expect(read).toEqual([]);
  compiled.ready();
  expect(read).toEqual(['row.qty > 0.0']);
  compiled.ready();
  expect(compiled.holds('row.qty > 0.0', { row: { qty: 1 } })).toBe(true);
  expect(read).toHaveLength(1);
});
