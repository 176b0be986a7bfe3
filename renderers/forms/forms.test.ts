import { expect, test } from 'vitest';
import { Failure } from '../../engine/api/Failure.ts';
import type { PlanField, PlanForm } from '../../engine/plan.ts';
import { checkRow } from '../../engine/rules/checkRow.ts';
import { createFormStore } from './FormStore.ts';
import { fieldFailures } from './fieldFailures.ts';
import { formSchema, formUiSchema } from './formSchema.ts';
import { formStates } from './formState.ts';
import { ruleValidator } from './ruleValidator.ts';

const field = (key: string, more: Partial<PlanField> = {}): PlanField =>
  ({
    key,
    title: key,
    type: 'input',
    kind: 'text',
    sortable: true,
    visible: true,
    required: false,
    readOnly: false,
    rules: [],
    span: 1,
    ...more,
  }) as PlanField;

const form: PlanForm = {
  columns: 2,
  width: 800,
  tables: [],
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
  createFormStore({ stateOf: formStates(form, {}), check: (row) => checkRow(form.fields, row) }, start);

test('a form becomes a schema of its drawn fields, in their order, each drawn by its cell', () => {
  expect(Object.keys(formSchema(form).properties ?? {})).toEqual(['name', 'qty', 'price', 'total', 'tax', 'city']);
  const uiSchema = formUiSchema(form, true);
  expect(uiSchema['ui:order']).toEqual(['name', 'qty', 'price', 'total', 'tax', 'city']);
  expect(uiSchema.name).toEqual({ 'ui:field': 'cell', 'ui:autofocus': true });
  expect(formUiSchema(form, false).name).toMatchObject({ 'ui:autofocus': false });
  expect(formSchema(form).properties?.qty).toEqual({ title: 'qty', type: ['number', 'string', 'null'] });
});

test('computed values follow what they are made of, also through each other, and cannot be typed', () => {
  const { row, fields } = formStates(form, {})({ name: 'a', qty: 3, price: 2.5 });
  expect(row).toMatchObject({ total: 7.5, tax: 15 });
  expect(fields.get('total')).toMatchObject({ disabled: true, value: 7.5 });
  expect(formStates(form, {})({ qty: 3 }).row.total).toBeNull();
});

test('conditions show, lock and require fields; hidden ones are never shown', () => {
  const stateOf = formStates(form, {});
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
  expect(typeof formStates(circle, {})({ a: 1, b: 1 }).row.a).toBe('number');
});

test('a keystroke changes the fields it touches and leaves all others the very same', () => {
  const store = storeOf({ name: 'a', qty: 1, price: 1 });
  const before = ['name', 'price', 'city'].map(store.field);
  let heard = 0;
  const stop = store.subscribe(() => heard++);
  store.type({ name: 'a', qty: 2, price: 1 });
  expect(['name', 'price', 'city'].map(store.field).every((state, at) => state === before[at])).toBe(true);
  expect(store.field('total').value).toBe(2);
  expect(heard).toBe(1);
  stop();
  store.type({ name: 'b' });
  expect(heard).toBe(1);
});

test('errors are silent until the first try, then follow what is typed', () => {
  const store = storeOf({ name: null, qty: -1 });
  expect(store.wrong()).toBe(0);
  expect(store.check({ name: null, qty: -1 }).map((failure) => failure.key)).toEqual(['name', 'qty']);
  expect(store.wrong()).toBe(0);
  store.follow();
  expect(store.wrong()).toBe(2);
  expect(store.field('name').error).toBe('请输入name');
  store.type({ name: 'a', qty: -1 });
  expect([store.wrong(), store.field('name').error]).toEqual([1, undefined]);
});

test('what the server refused stays until that field is changed', () => {
  const start = { name: 'a', qty: 1 };
  const store = storeOf(start);
  store.refuse([{ key: 'name', message: '已存在' }]);
  store.type({ ...start, qty: 2 });
  expect(store.field('name').error).toBe('已存在');
  store.type({ name: 'b', qty: 2 });
  expect(store.wrong()).toBe(0);
});

test('what cannot be seen cannot block: hidden required fields are left to the server', () => {
  const store = storeOf({ name: 'none', qty: 20 });
  expect(store.check({ name: 'none', qty: 20 })).toEqual([]);
});

test('RJSF is told failures by field and in order', () => {
  const validator = ruleValidator((row) => (row.name ? [] : [{ key: 'name', message: '请输入' }]));
  expect(validator.validateFormData({ name: 'x' }, {})).toEqual({ errors: [], errorSchema: {} });
  expect(validator.validateFormData(undefined, {})).toMatchObject({
    errors: [{ property: '.name', message: '请输入' }],
    errorSchema: { name: { __errors: ['请输入'] } },
  });
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
