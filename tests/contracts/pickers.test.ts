import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { normalize } from '../../engine/compile/normalize.ts';
import { firstQuery, lookupParameters, pageParameters } from '../../engine/pickers/parameters.ts';
import type { Compiled, Picker } from '../../engine/plan/compiled.ts';
import { pickerOf } from '../../renderers/cells/drawing/nameMarks.ts';
import { validators } from '../../schemas/generated/validators.js';
import { compiler, shippedFiles } from '../declarations.ts';

const types = readdirSync('schemas/pickers').map((name) => name.replace('.schema.json', ''));
const schemaOf = (type: string) => JSON.parse(readFileSync(`schemas/pickers/${type}.schema.json`, 'utf8'));

/** Every example of every type, at a place where what it refers to exists. */
const examples: SourceFile[] = types.flatMap((type) =>
  schemaOf(type).examples.map((example: object, at: number) => ({
    path: `screens/examples/pickers/${type}-${at}.picker.json`,
    text: JSON.stringify(example),
  })),
);

let compiled: Compiled;
beforeAll(async () => {
  const compile = await compiler();
  compiled = compile([...(await shippedFiles()), ...examples]);
});

const pickers = (): Picker[] => [...compiled.pickers.values()];

test('the list of types is the union of the language', () => {
  const { properties, oneOf } = JSON.parse(readFileSync('schemas/picker.schema.json', 'utf8'));
  expect(properties.type.enum.toSorted()).toEqual(types.toSorted());
  expect(oneOf.map(({ $ref }: { $ref: string }) => $ref)).toHaveLength(types.length);
});

test('all examples compile without a remark, and every type is among the shipped ones', () => {
  expect(compiled.problems).toEqual([]);
  const shipped = pickers().filter(({ id }) => !id.startsWith('examples/'));
  expect(new Set(shipped.map(({ type }) => type))).toEqual(new Set(types));
});

test('cells that name no picker have a built-in one of their type', () => {
  for (const [cell, type] of [
    ['sel_user', 'user'],
    ['sel_depart', 'department'],
    ['sel_role', 'role'],
    ['sel_position', 'position'],
  ] as const) {
    expect(compiled.pickers.get(pickerOf({ type: cell }) ?? '')?.type).toBe(type);
    expect(pickerOf({ type: cell, picker: 'own/one' })).toBe('own/one');
  }
});

describe.each(types)('%s', (type) => {
  test('the least of a declaration says everything once normalized, and again says the same', () => {
    const { required, properties } = schemaOf(type);
    const least = Object.fromEntries(
      Object.entries(schemaOf(type).examples[0]).filter(([key]) => required.includes(key)),
    );
    const once = normalize('picker', least) as Record<string, unknown>;
    expect(validators.picker(once), JSON.stringify(once)).toBe(true);
    expect(normalize('picker', once)).toEqual(once);
    const defaults = Object.entries(properties as Record<string, { default?: unknown }>).filter(
      ([, property]) => property.default !== undefined,
    );
    const named = (value: unknown) =>
      Array.isArray(value) ? value.map((each) => (typeof each === 'string' ? { key: each } : each)) : value;
    for (const [key, property] of defaults) expect([key, once[key]]).toEqual([key, named(property.default)]);
  });

  test('has the parts a dialog is drawn from, and can be asked', () => {
    const own = pickers().filter((picker) => picker.type === type);
    expect(own.length).toBeGreaterThan(1);
    for (const picker of own) {
      const { title, width, value, text, separator, pageSizes, source, tree, columns } = picker;
      expect(title.length * value.length * text.length * separator.length).toBeGreaterThan(0);
      expect(width).toBeGreaterThanOrEqual(400);
      expect(source.list).toMatch(/^\/(?:sys|online)\//);
      // Where neither a tree nor a report says what to show, the picker does.
      expect(columns.length > 0).toBe(tree !== 'chosen' && source.report === undefined);
      expect(pageParameters(picker, firstQuery(picker))).toMatchObject({ pageNo: 1, pageSize: pageSizes[0] });
      expect(lookupParameters(picker, ['a', 'b'])).toMatchObject({ [value]: 'a,b,', pageNo: 1, pageSize: 2 });
    }
  });
});

test('widths, page sizes and columns are those people know from JeecgBoot', () => {
  const of = (id: string) => compiled.pickers.get(id);
  expect(of('user')).toMatchObject({ title: '按部门选择用户', width: 1250, tree: 'narrows' });
  expect(of('user')?.columns.map(({ title }) => title)).toEqual(['账号', '姓名', '性别', '手机', '部门']);
  expect(of('demo/people')).toMatchObject({ width: 1200, source: { list: '/sys/user/list' } });
  expect(of('demo/people')?.columns.map(({ key }) => key)).toEqual(['realname', 'username', 'phone', 'birthday']);
  expect(of('demo/people')?.query.map(({ key }) => key)).toEqual(expect.arrayContaining(['sex', 'birthday']));
  expect(of('role')).toMatchObject({ width: 1200, value: 'roleCode' });
  expect(of('position')?.columns.map(({ dictCode }) => dictCode)).toEqual([undefined, undefined, 'position_rank']);
  expect(of('department')).toMatchObject({ width: 500, linked: false, tree: 'chosen', text: 'departName' });
  expect(of('category')).toMatchObject({ width: 500, linked: false, tree: 'chosen', source: { pcode: '0' } });
  expect(of('demo/new-products')).toMatchObject({
    width: 900,
    pageSizes: [5, 10, 20, 30],
    ellipsis: 12,
    chosen: 'side',
  });
  expect(of('demo/states')).toMatchObject({
    width: 1200,
    separator: '、',
    source: { params: { channel: 'Amazon.com' } },
  });
});
