import { describe, expect, test } from 'vitest';
import type { PlanQueryItem, ValueKind } from '../../../engine/plan/Plan.ts';
import { OPERATORS } from '../../../engine/queries/Filter.ts';
import type { CellType } from '../../../schemas/generated/types.ts';
import {
  askedValue,
  isTakenOneByOne,
  isTypedList,
  typedText,
  valueColumn,
  withField,
  withRule,
} from './conditionValue.ts';
import { ruleChoices, usualRules } from './operatorTitles.ts';

const field = (key: string, type: CellType, kind: ValueKind, more: Partial<PlanQueryItem> = {}): PlanQueryItem => ({
  key,
  title: key,
  type,
  kind,
  mode: 'single',
  param: false,
  required: false,
  folded: false,
  ...more,
});

const name = field('name', 'input', 'text');
const remark = field('remark', 'textarea', 'text');
const qty = field('qty', 'inputNumber', 'number');
const status = field('status', 'radio', 'code', { dictCode: 'status' });
const stage = field('stage', 'select', 'code', { dictCode: 'stage' });
const owner = field('owner', 'sel_user', 'reference', { picker: 'system/people' });
const marks = field('marks', 'list_multi', 'codes', { dictCode: 'marks' });
const day = field('day', 'date', 'date');
const moment = field('moment', 'datetime', 'datetime');
const place = field('place', 'pca', 'area');

describe('the editor of a value', () => {
  test('is that of the field’s type, for one value or with in for several', () => {
    expect(valueColumn(status, 'eq')).toMatchObject({ type: 'select', multiple: false, placeholder: '请选择' });
    expect(valueColumn(status, 'in')).toMatchObject({ type: 'select', multiple: true });
    expect(valueColumn(marks, 'eq')).toMatchObject({ type: 'select', multiple: false });
    expect(valueColumn(owner, 'ne')).toMatchObject({ type: 'sel_user', picker: 'system/people', multiple: false });
    expect(valueColumn(owner, 'in')).toMatchObject({ type: 'sel_user', multiple: true });
    expect(valueColumn(field('day', 'datetime', 'datetime'), 'ge').type).toBe('date');
  });

  test('is words where a part of the text is looked for', () => {
    for (const one of [name, status, owner, qty]) expect(valueColumn(one, 'left_like').type).toBe('input');
  });

  test('lets an area above the districts stand only where it means all below it', () => {
    expect(valueColumn(place, 'eq').anyLevel).toBe(true);
    expect(valueColumn(place, 'ne').anyLevel).toBe(false);
  });

  test('takes typed values one after another where nothing offers them', () => {
    expect([name, qty].map((one) => isTypedList(valueColumn(one, 'in'), 'in'))).toEqual([true, true]);
    expect(isTypedList(valueColumn(status, 'in'), 'in')).toBe(false);
    expect(isTypedList(valueColumn(name, 'eq'), 'eq')).toBe(false);
  });

  test('takes one after another what its editor can only choose singly', () => {
    const singles = [day, moment, field('at', 'time', 'time'), field('sort', 'sel_search', 'code')];
    expect(singles.map((one) => isTakenOneByOne(valueColumn(one, 'in'), 'in'))).toEqual([true, true, true, true]);
    expect(isTakenOneByOne(valueColumn(day, 'ge'), 'ge')).toBe(false);
    for (const one of [name, stage, place]) expect(isTakenOneByOne(valueColumn(one, 'in'), 'in')).toBe(false);
    expect(valueColumn(place, 'in')).toMatchObject({ multiple: true, anyLevel: true });
    expect(usualRules('date')).toContain('in');
  });
});

describe('a value when the rule changes', () => {
  test.each([
    [name, 'in', 'eq', 'a,b', 'a'],
    [name, 'eq', 'in', 'a', 'a'],
    [name, 'like', 'ne', '衬衫', '衬衫'],
    [owner, 'in', 'eq', 'zhangwei,wangfang', 'zhangwei'],
    [status, 'eq', 'like', '1', undefined],
    [owner, 'like', 'eq', 'zhang', undefined],
    [qty, 'ge', 'lt', '5', '5'],
    [moment, 'in', 'ge', '2026-11-05,2026-11-07', '2026-11-05'],
    [place, 'in', 'eq', '440000,330000', '440000'],
  ] as const)('%#: %o %s to %s', (over, from, to, val, left) => {
    const next = withRule({ field: over.key, rule: from, val }, to, over);
    expect(next).toEqual({ field: over.key, rule: to, ...(left === undefined ? {} : { val: left }) });
  });
});

describe('a condition over another field', () => {
  test('keeps words under words, and a value under the same choices', () => {
    const twin = field('twin', 'select', 'code', { dictCode: 'status' });
    expect(withField({ field: 'name', rule: 'eq', val: 'x' }, remark, name)).toEqual({
      field: 'remark',
      rule: 'eq',
      val: 'x',
    });
    expect(withField({ field: 'status', rule: 'in', val: '1,2' }, twin, status)).toMatchObject({ val: '1,2' });
  });

  test('empties what the other field cannot hold, and takes a rule that makes sense', () => {
    expect(withField({ field: 'status', rule: 'in', val: '1' }, stage, status)).toEqual({ field: 'stage', rule: 'in' });
    expect(withField({ field: 'name', rule: 'like', val: '5' }, qty, name)).toEqual({ field: 'qty', rule: 'eq' });
    expect(withField({}, name, undefined)).toEqual({ field: 'name', rule: 'like' });
  });
});

test('every kind offers all ten rules, each once, the usual ones first', () => {
  for (const kind of ['text', 'number', 'date', 'code', 'codes', 'reference', 'flag', 'area'] as const) {
    const [first, ...rest] = ruleChoices(kind);
    expect(first?.options.map(({ value }) => value)).toEqual(usualRules(kind));
    const all = [...(first?.options ?? []), ...rest.flatMap(({ options }) => options)];
    expect(all.map(({ value }) => value).sort()).toEqual([...OPERATORS].sort());
  }
});

test('typed values of a percentage are percentages, of any other field as they are', () => {
  const share = valueColumn(field('share', 'inputNumber', 'number', { format: 'percent' }), 'in');
  expect(['15', '15%', '１５％'].map((text) => askedValue(text, share))).toEqual(['0.15', '0.15', '0.15']);
  expect(typedText('0.15', share)).toBe('15%');
  expect(askedValue(' 15 ', valueColumn(qty, 'in'))).toBe('15');
  expect(askedValue('十五', share)).toBe('十五');
  expect(askedValue(' A1 ', valueColumn(name, 'in'))).toBe('A1');
});
