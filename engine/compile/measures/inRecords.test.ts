import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const note = { key: 'note', title: '备注', type: 'input' };
const status = {
  key: 'status',
  title: '状态',
  type: 'select',
  options: [
    { value: 'open', text: '进行中' },
    { value: 'done', text: '已完成' },
  ],
};
const model = (more: object, own: object = {}) => ({
  title: '坏',
  fields: [{ key: 'qty', title: '数量', type: 'inputNumber' }, status, { ...note, ...own }],
  measures: [{ key: 'total', title: '总数', value: 'sum(row.qty)' }],
  ...more,
});
const screen = (more: object) => ({ title: '坏', type: 'list', model: 'market/bad', ...more });
const transition = { code: 'finish', title: '完成', from: ['open'], to: 'done' };
const states = (more: object) => ({
  states: { field: 'status', initial: 'open', final: ['done'], transitions: [{ ...transition, ...more }] },
});

test.each<[string, object, object | undefined, string]>([
  ['visibleWhen', model({}, { visibleWhen: 'row.total > 5' }), undefined, '/fields/2/visibleWhen'],
  ['disabledWhen', model({}, { disabledWhen: 'measure.total > 5' }), undefined, '/fields/2/disabledWhen'],
  ['requiredWhen', model({}, { requiredWhen: 'total > 5' }), undefined, '/fields/2/requiredWhen'],
  ['value', model({}, { value: 'row.total * 2' }), undefined, '/fields/2/value'],
  ['defaultValue', model({}, { defaultValue: '{{ row.total }}' }), undefined, '/fields/2/defaultValue'],
  [
    'a rule',
    model({}, { validateRules: [{ rule: 'expression', expression: 'row.total > 5', message: '太少' }] }),
    undefined,
    '/fields/2/validateRules/0/expression',
  ],
  [
    'a form of a screen',
    model({}),
    screen({ form: { fields: ['qty', { key: 'note', visibleWhen: 'row.total > 5' }] } }),
    '/form/fields/1/visibleWhen',
  ],
  [
    'a grid',
    model({}),
    screen({ editing: 'inline', grid: { rowDisabledWhen: 'row.total > 5' } }),
    '/grid/rowDisabledWhen',
  ],
  [
    'a button',
    model({}),
    screen({ rowActions: [{ code: 'edit', when: { field: 'total', in: ['5'] } }] }),
    '/rowActions/0/when/field',
  ],
  [
    'a row rule',
    model({ scopes: [{ key: 'some', title: '一些', when: 'row.total == 5' }] }),
    undefined,
    '/scopes/0/when',
  ],
  [
    'a row rule by its bare name',
    model({ scopes: [{ key: 'some', title: '一些', when: 'measure.total == 5' }] }),
    undefined,
    '/scopes/0/when',
  ],
  ['who moves on', model(states({ who: 'row.total == 5' })), undefined, '/states/transitions/0/who'],
  [
    'when it is moved on',
    model(states({ rule: { expression: 'row.total > 5', message: '太少' } })),
    undefined,
    '/states/transitions/0/rule/expression',
  ],
])('a measure in %s is told as a measure', (_, own, shown, pointer) => {
  const over = { 'market/bad.model.json': own, ...(shown && { 'market/bad.screen.json': shown }) };
  const problems = told(over).filter(({ severity }) => severity === 'error');
  expect(problems.map((each) => each.pointer)).toEqual([pointer]);
  const [problem] = problems;
  expect(problem?.message).toContain('total（总数）是指标，不是字段');
  expect(problem?.suggestion).toBeUndefined();
  expect(problem?.found).toBeTruthy();
  expect(problem?.expected).toBeTruthy();
  expect(problem?.fix).toMatch(pointer.startsWith('/scopes') || pointer.endsWith('/who') ? /请改成/ : /row\.qty/);
});

test('what is neither is told as an unknown field', () => {
  const [problem] = told({ 'market/bad.model.json': model({}, { visibleWhen: 'row.amount > 5' }) });
  expect(problem?.message).toBe('表达式有误：没有字段：amount');
});

test('a measure made of no column is told without one', () => {
  const measures = [{ key: 'total', title: '总数', value: 'count()' }];
  const [problem] = told({ 'market/bad.model.json': model({ measures }, { visibleWhen: 'row.total > 5' }) });
  expect(problem).toMatchObject({ found: 'row.total > 5', expected: '这条记录自己的字段' });
  expect(problem?.fix).not.toContain('row.');
});
