import { expect, test } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import { askFillRules } from '../../../engine/lists/fillRules.ts';
import type { PlanField, PlanForm, PlanSubTable } from '../../../engine/plan/Plan.ts';
import { checkRow } from '../../../engine/rules/checkRow.ts';
import { fieldFailures } from '../saving/useSave.ts';
import { createFormPlace } from '../store/FormPlace.ts';
import { createFormStore } from '../store/FormStore.ts';
import { allSections, type FormSection, firstField, formLayout, tabInFront, tabOf } from '../store/formLayout.ts';
import { formStates } from '../store/formState.ts';
import { unreadablePoints } from '../store/useRecordStore.ts';

const field = (key: string, more: Partial<PlanField> = {}): PlanField =>
  ({
    key,
    title: key,
    type: 'input',
    kind: 'text',
    sortable: true,
    hidden: false,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
    ...more,
  }) as PlanField;

const form: PlanForm = {
  columns: 2,
  width: 800,
  subTables: [],
  fields: [
    field('name', { required: true }),
    field('qty', { type: 'inputNumber', kind: 'number', rules: [{ rule: 'range', min: 0 }] }),
    field('price', { type: 'inputNumber', kind: 'number' }),
    field('total', { type: 'inputNumber', kind: 'number', value: 'row.qty * row.price' }),
    field('tax', { type: 'inputNumber', kind: 'number', value: 'row.total * 2' }),
    field('city', { visibleWhen: "row.name != 'none'", requiredWhen: 'row.qty > 10', disabledWhen: 'row.qty > 100' }),
    field('secret', { type: 'hidden', required: true }),
  ],
};
const storeOf = (start: Record<string, unknown>) =>
  createFormStore(
    { stateOf: formStates(form, {}, createExpressions), check: (row) => checkRow(form.fields, row, createExpressions) },
    start,
  );

test('a form draws its fields in their order, without the hidden ones, and begins in the first that takes keys', () => {
  const drawn = allSections(formLayout(form)).flatMap(({ fields }) => fields.map(({ key }) => key));
  expect(drawn).toEqual(['name', 'qty', 'price', 'total', 'tax', 'city']);
  expect(firstField(form)?.key).toBe('name');
  const locked = { ...form, fields: form.fields.map((one) => ({ ...one, readOnly: one.key === 'name' })) };
  expect(firstField(locked)?.key).toBe('qty');
});

test('a total follows the lines of a sub-table; where they are not known it stays as it was saved', () => {
  const total = field('total', { type: 'inputNumber', kind: 'number', value: 'sum(lines, qty * price) + row.extra' });
  const shown = field('why', { visibleWhen: 'count(lines) > 1' });
  const table = { key: 'x_line', name: 'lines', title: '明细', permission: 'x', columns: form.fields } as PlanSubTable;
  const bill = { ...form, fields: [field('extra', { kind: 'number' }), total, shown], subTables: [table] };
  let lines = [{ qty: 2, price: 1.5 }];
  const store = createFormStore(
    { stateOf: formStates(bill, {}, createExpressions, () => ({ lines })), check: () => [] },
    { extra: 1, total: 99 },
  );
  expect([store.row().total, store.field('why').visible]).toEqual([4, false]);
  lines = [...lines, { qty: 10, price: 0.1 }];
  store.recompute();
  expect([store.row().total, store.field('total').value, store.field('why').visible]).toEqual([5, 5, true]);
  const alone = formStates({ ...bill, subTables: [] }, {}, createExpressions)({ extra: 1, total: 99 });
  expect([alone.row.total, alone.fields.get('why')?.visible]).toEqual([99, true]);
});

test('computed values follow what they are made of, also through each other, and cannot be typed', () => {
  const { row, fields } = formStates(form, {}, createExpressions)({ name: 'a', qty: 3, price: 2.5 });
  expect(row).toMatchObject({ total: 7.5, tax: 15 });
  expect(fields.get('total')).toMatchObject({ disabled: true, value: 7.5 });
  expect(formStates(form, {}, createExpressions)({ qty: 3 }).row.total).toBeNull();
});

test('a day that was typed and is none is told before anybody asks, and keeps the form from being saved', () => {
  const dated = { ...form, fields: [field('day', { type: 'date', kind: 'date' }), field('code')] };
  const unreadable = unreadablePoints(dated);
  const store = createFormStore(
    { stateOf: formStates(dated, {}, createExpressions), check: unreadable, unreadable },
    {},
  );
  expect(store.field('day').error).toBeUndefined();
  store.set({ day: '3', code: '3' });
  expect([store.field('day').error, store.field('code').error]).toEqual(['日期格式应为 YYYY-MM-DD：3', undefined]);
  expect(store.check()).toHaveLength(1);
  store.set({ day: '2026-02-03' });
  expect([store.field('day').error, store.check()]).toEqual([undefined, []]);
});

test('conditions show, lock and require fields; hidden ones are never shown', () => {
  const stateOf = formStates(form, {}, createExpressions);
  expect(stateOf({ name: 'none' }).fields.get('city')?.visible).toBe(false);
  expect(stateOf({ name: 'a', qty: 11 }).fields.get('city')).toMatchObject({
    visible: true,
    required: true,
    disabled: false,
  });
  expect(stateOf({ name: 'a', qty: 101 }).fields.get('city')?.disabled).toBe(true);
  expect(stateOf({}).fields.get('secret')?.visible).toBe(false);
});

test('a circle of computed values comes to an end', () => {
  const circle: PlanForm = {
    ...form,
    fields: [
      field('a', { type: 'inputNumber', kind: 'number', value: 'row.b + 1' }),
      field('b', { type: 'inputNumber', kind: 'number', value: 'row.a + 1' }),
    ],
  };
  expect(typeof formStates(circle, {}, createExpressions)({ a: 1, b: 1 }).row.a).toBe('number');
});

test('a keystroke changes the fields it touches and leaves all others the very same', () => {
  const store = storeOf({ name: 'a', qty: 1, price: 1 });
  const before = ['name', 'price', 'city'].map(store.field);
  const heard = { all: 0, total: 0, price: 0 };
  const stop = store.subscribe(() => heard.all++);
  store.subscribe(() => heard.total++, 'total');
  store.subscribe(() => heard.price++, 'price');
  store.set({ qty: 2 });
  expect(['name', 'price', 'city'].map(store.field).every((state, at) => state === before[at])).toBe(true);
  expect(store.field('total').value).toBe(2);
  expect(heard).toEqual({ all: 1, total: 1, price: 0 });
  stop();
  store.set({ name: 'b' });
  expect(heard.all).toBe(1);
});

test('errors are silent until the first try, then follow what is typed', () => {
  const store = storeOf({ name: null, qty: -1 });
  expect(store.wrong()).toBe(0);
  expect(store.check().map((failure) => failure.key)).toEqual(['name', 'qty']);
  expect(store.wrong()).toBe(0);
  store.follow();
  expect([store.wrong(), store.wrong(['qty', 'price']), store.incomplete()]).toEqual([2, 1, true]);
  expect(store.field('name').error).toBe('请输入name');
  store.set({ name: 'a' });
  expect([store.wrong(), store.field('name').error, store.incomplete()]).toEqual([1, undefined, false]);
});

test('what the server refused stays until that field is changed', () => {
  const store = storeOf({ name: 'a', qty: 1 });
  store.refuse([{ key: 'name', message: '已存在' }]);
  store.set({ qty: 2 });
  expect(store.field('name').error).toBe('已存在');
  store.set({ name: 'b' });
  expect(store.wrong()).toBe(0);
});

test('what the server answers while one types is shown, after the rules’ word, until it answers otherwise', () => {
  const store = storeOf({ name: 'a', qty: -1 });
  store.answered([{ key: 'qty', message: '已存在' }]);
  expect(store.field('qty').error).toBe('已存在');
  store.follow();
  expect(store.field('qty').error).toBe('不能小于0');
  store.answered([]);
  store.set({ qty: 1 });
  expect(store.wrong()).toBe(0);
});

test('what cannot be seen cannot block: hidden required fields are left to the server', () => {
  expect(storeOf({ name: 'none', qty: 20 }).check()).toEqual([]);
});

const grouped: PlanForm = {
  ...form,
  fields: [
    field('head'),
    field('a1', { group: 'A' }),
    field('b1', { group: 'B' }),
    field('a2', { group: 'A' }),
    field('c1', { group: 'C' }),
    field('gone', { group: 'C', type: 'hidden' }),
  ],
  tabs: [
    { title: '一', groups: ['B', 'A'] },
    { title: '二', groups: ['C'] },
  ],
  foldedGroups: ['C'],
};
const keysOf = (sections: readonly FormSection[]) =>
  sections.map(({ title, fields }) => [title, fields.map((f) => f.key)]);

test('groups gather their fields, tabs their groups, and what belongs to none stands above', () => {
  const layout = formLayout(grouped);
  expect(keysOf(layout.top)).toEqual([['', ['head']]]);
  expect(layout.tabs.map(({ title, sections }) => [title, keysOf(sections)])).toEqual([
    [
      '一',
      [
        ['A', ['a1', 'a2']],
        ['B', ['b1']],
      ],
    ],
    ['二', [['C', ['c1']]]],
  ]);
  expect([tabOf(layout, 'head'), tabOf(layout, 'a2'), tabOf(layout, 'c1')]).toEqual([-1, 0, 1]);
  expect(keysOf(formLayout({ ...grouped, tabs: [] }).top).map(([title]) => title)).toEqual(['', 'A', 'B', 'C']);
});

test('when nothing on the tab in front is shown any more, the first that is shown comes forward', () => {
  expect([tabInFront([true, true], 1), tabInFront([true, false], 1), tabInFront([false, true], 0)]).toEqual([1, 0, 1]);
  expect(tabInFront([false], 0)).toBe(-1);
});

test('a field that shall be mended is brought into sight: its tab, its group, its editor', () => {
  const many = Array.from({ length: 60 }, (_, at) => field(`f${at}`));
  const long: PlanForm = { ...grouped, fields: [...many, ...grouped.fields] };
  const place = createFormPlace(long, formLayout(long));
  expect([place.tab(), place.isOpen('C'), place.isDrawn('f0'), place.isDrawn('c1')]).toEqual([0, false, true, false]);
  let heard = 0;
  place.subscribe(() => heard++);
  place.show('c1');
  expect([place.tab(), place.isOpen('C'), place.isDrawn('c1'), heard]).toEqual([1, true, true, 1]);
  place.fold('C', true);
  expect(place.isOpen('C')).toBe(false);
});

test('what is below the fold is drawn bit by bit until nothing is left', () => {
  const long: PlanForm = { ...form, fields: Array.from({ length: 26 }, (_, at) => field(`f${at}`)) };
  const place = createFormPlace(long, formLayout(long));
  expect([place.isDrawn('f19'), place.isDrawn('f20')]).toEqual([true, false]);
  expect([place.drawMore(4), place.isDrawn('f23'), place.isDrawn('f24')]).toEqual([true, true, false]);
  expect([place.drawMore(4), place.drawMore(4)]).toEqual([true, false]);
});

test('fill rules: what the server answers stands between the texts around it, what it refuses is told', async () => {
  const asked: [string, unknown][] = [];
  const put = async (path: string, body: unknown): Promise<never> => {
    asked.push([path, body]);
    if (path.endsWith('gone')) throw new Error('没有这条规则');
    return (path.endsWith('nothing') ? '' : 7) as never;
  };
  const fields = [
    { key: 'number', code: 'order_num', before: 'PO-', after: '' },
    { key: 'count', code: 'count', before: '', after: '' },
    { key: 'none', code: 'nothing', before: 'PO-', after: '' },
    { key: 'bad', code: 'gone', before: '', after: '' },
  ];
  const { values, unfilled } = await askFillRules({ put }, fields, { name: 'x' });
  expect(values).toEqual({ number: 'PO-7', count: 7, none: null });
  expect(unfilled).toEqual([{ field: fields[3], message: '没有这条规则' }]);
  expect(asked[0]).toEqual(['/sys/fillRule/executeRuleByCode/order_num', { name: 'x' }]);
});

test('field failures are read from a refusal and from nothing else', () => {
  const envelope = {
    success: false,
    message: '参数错误',
    code: 500,
    result: [{ key: 'a', message: 'm' }, { key: 1 }, null],
  };
  const failure = new Failure({ kind: 'business', code: 500, message: 'm', envelope: { ...envelope, timestamp: 0 } });
  expect(fieldFailures(failure)).toEqual([{ key: 'a', message: 'm' }]);
  expect(fieldFailures(new Failure({ kind: 'timeout', code: 0, message: '网络超时' }))).toEqual([]);
  expect(fieldFailures(new Error('x'))).toEqual([]);
});
