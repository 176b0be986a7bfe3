import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import type { Compiled } from '../plan/compiled.ts';
import type { SourceFile } from './documents.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

const hidden = { key: 'billId', title: '单', type: 'hidden', store: { length: 36 } };
const qty = { key: 'qty', title: '数量', type: 'inputNumber' };
const price = { key: 'price', title: '单价', type: 'inputNumber' };
const lineFields: readonly object[] = [hidden, qty, price];

/** The shipped declarations with a bill and its lines, and what is wrong with them. */
function problemsOf(fields: readonly object[], name = 'lines', ofLine = lineFields, screen?: object): string[] {
  const subTables = [{ model: 'demo/bill-line', foreignKey: 'billId', name }];
  const files = {
    'demo/bill.model.json': { title: '单', fields, subTables },
    'demo/bill-line.model.json': { title: '明细', fields: ofLine },
    ...(screen ? { 'demo/bill.screen.json': { title: '单', model: 'demo/bill', ...screen } } : {}),
  };
  const written = Object.entries(files).map(([path, value]) => ({
    path: `screens/${path}`,
    text: JSON.stringify(value),
  }));
  const { problems, plans } = compile([...shipped, ...written]);
  plans.get('demo/bill');
  return problems.filter(({ file }) => file.includes('/bill')).map(({ code, message }) => `${code} ${message}`);
}

const total = (more: object = {}) => ({
  key: 'total',
  title: '合计',
  type: 'inputNumber',
  precision: 2,
  value: 'sum(lines, qty * price)',
  ...more,
});

test('fields of a record speak of the lines of its sub-table', () => {
  const why = { key: 'why', title: '原因', type: 'input', visibleWhen: 'count(lines) > 9' };
  const rule = { rule: 'expression', expression: 'lines.all(l, l.qty > 0)', message: '数量要大于 0' };
  expect(problemsOf([total({ validateRules: [rule] }), why])).toEqual([]);
});

test('a field that a line has not is told, with the one that was meant', () => {
  const [problem] = problemsOf([total({ value: 'sum(lines, qty * prise)' })]);
  expect(problem).toBe('expression 表达式有误：lines 的行没有字段：prise，是否指 price？');
});

test.each([
  ['total', 'taken-name 子表的名字 "total" 已被 字段 合计 使用'],
  ['rows', 'taken-name 子表的名字 "rows" 已被 表达式里的 rows（规则里） 使用'],
  ['in', 'taken-name 子表的名字 "in" 已被 CEL 的保留字 使用'],
])('a sub-table is not called %s', (name, problem) => {
  expect(problemsOf([total({ value: 'row.of + 1.0' }), { ...qty, key: 'of' }], name)).toEqual([problem]);
});

test('where there are no lines it is told where they are', () => {
  const elsewhere = '子表的行只有主表模型自己的字段知道';
  const child = [...lineFields, { ...total(), key: 'whole' }];
  expect(problemsOf([total()], 'lines', child)).toEqual([expect.stringContaining(elsewhere)]);
  expect(problemsOf([total(), { ...qty, defaultValue: '{{ count(lines) }}' }])).toHaveLength(1);
  const list = { type: 'list', columns: [{ key: 'total', disabledWhen: 'sum(lines, qty) > 1' }] };
  expect(problemsOf([total()], 'lines', lineFields, list)).toEqual([expect.stringContaining(elsewhere)]);
  const form = { type: 'list', form: { fields: [{ key: 'total', visibleWhen: 'count(lines) > 1' }] } };
  expect(problemsOf([total()], 'lines', lineFields, form)).toEqual([]);
});

test('a total over what is restricted is restricted, also through another', () => {
  const secret = [hidden, qty, { ...price, restricted: true }];
  const told = 'computed-restricted 由受限的 "lines.price" 算出，自己却没有受限：看不到 lines.price 的人也能看到它';
  const taxed = { key: 'taxed', title: '含税', type: 'inputNumber', value: 'row.total * 2' };
  expect(problemsOf([total()], 'lines', secret)).toEqual([told]);
  expect(problemsOf([total({ restricted: true }), { ...taxed, restricted: true }], 'lines', secret)).toEqual([]);
  expect(problemsOf([total({ restricted: false }), taxed], 'lines', secret)).toEqual([]);
  expect(problemsOf([total({ value: 'sum(lines, qty)' })], 'lines', secret)).toEqual([]);
});

test('totals that read each other in a circle are told', () => {
  const other = { key: 'other', title: '另', type: 'inputNumber', value: 'row.total + 1' };
  const problems = problemsOf([total({ value: 'sum(lines, qty * row.other)' }), other]);
  expect(problems).toEqual([expect.stringContaining('value-cycle')]);
});
