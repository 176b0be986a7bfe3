import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ValueKind } from '../plan/Plan.ts';
import { escapeLike, type Filter, type QueryFields, QueryProblem } from './Filter.ts';
import { readFilter } from './filters.ts';

const fields: QueryFields = {
  kinds: new Map<string, ValueKind>([
    ['name', 'text'],
    ['qty', 'number'],
    ['day', 'date'],
    ['createTime', 'datetime'],
    ['at', 'time'],
    ['tags', 'codes'],
    ['place', 'area'],
    ['status', 'code'],
    ['week_end', 'text'],
    ['id', 'text'],
    ['team', 'reference'],
  ]),
  hidden: new Set(['price']),
  branches: new Set(['team']),
};

const read = (parameters: Record<string, string>): Filter[] => {
  const filter = readFilter(parameters, fields);
  return filter.op === 'and' ? filter.filters : [filter];
};
const builderQuery = (rows: unknown, matchType = 'and') =>
  read({ superQueryParams: encodeURIComponent(JSON.stringify(rows)), superQueryMatchType: matchType });

describe('A025: the rule comes from the value', () => {
  test.each<[string, Filter]>([
    ['张', { op: 'eq', key: 'name', value: '张' }],
    [' 张 ', { op: 'eq', key: 'name', value: '张' }],
    ['*张*', { op: 'like', key: 'name', text: '张' }],
    ['*张', { op: 'ends', key: 'name', text: '张' }],
    ['张*', { op: 'starts', key: 'name', text: '张' }],
    ['*', { op: 'eq', key: 'name', value: '*' }],
    ['**', { op: 'eq', key: 'name', value: '**' }],
    ['***', { op: 'like', key: 'name', text: '*' }],
    ['*a,b*', { op: 'like', key: 'name', text: 'a,b' }],
    ['!x', { op: 'ne', key: 'name', value: 'x' }],
    ['!', { op: 'eq', key: 'name', value: '!' }],
    ['ne x', { op: 'ne', key: 'name', value: 'x' }],
    ['next', { op: 'eq', key: 'name', value: 'next' }],
    ['ge5', { op: 'eq', key: 'name', value: 'ge5' }],
    ['a,b', { op: 'in', key: 'name', values: ['a', 'b'] }],
    ['a,', { op: 'in', key: 'name', values: ['a'] }],
    [',1,3,', { op: 'member', key: 'name', texts: ['1', '3'] }],
    [',', { op: 'eq', key: 'name', value: ',' }],
    ['a++b', { op: 'eq', key: 'name', value: 'a,b' }],
    ['a++b,c', { op: 'in', key: 'name', values: ['a,b', 'c'] }],
    ['C++', { op: 'eq', key: 'name', value: 'C++' }],
    ["*' or '1'='1*", { op: 'like', key: 'name', text: "' or '1'='1" }],
    [
      "' or 0<>(select count(*) from sys_user) or name<>'",
      {
        op: 'eq',
        key: 'name',
        value: "' or 0<>(select count(*) from sys_user) or name<>'",
      },
    ],
  ])('%s', (text, filter) => {
    expect(read({ name: text })).toEqual([filter]);
  });

  test.each<[string, Filter['op']]>([
    ['>=5', 'ge'],
    ['<=5', 'le'],
    ['>5', 'gt'],
    ['<5', 'lt'],
    ['>= 5', 'ge'],
    ['> 5', 'gt'],
    ['!5', 'ne'],
    ['!= 5', 'ne'],
    ['ge 5', 'ge'],
    ['eq 5', 'eq'],
    ['ne 5', 'ne'],
    ['5', 'eq'],
    ['5.0', 'eq'],
  ])('number %s', (text, op) => {
    expect(read({ qty: text })).toEqual([{ op, key: 'qty', value: 5 }]);
  });

  test('a number of many digits loses none', () => {
    expect(read({ qty: '1234567890123456789' })).toEqual([{ op: 'eq', key: 'qty', value: '1234567890123456789' }]);
    expect(read({ qty: '<-0.5e1' })).toEqual([{ op: 'lt', key: 'qty', value: -5 }]);
  });

  test('empty values ask for nothing', () => {
    expect(read({ name: '  ', qty: '', day_begin: '' })).toEqual([]);
  });
});

describe('kinds', () => {
  test.each([
    ['qty', 'abc'],
    ['qty', '1e999'],
    ['qty', '0x10'],
    ['qty', 'NaN'],
    ['qty', 'Infinity'],
    ['qty', '1,x'],
    ['qty', '>=x'],
    ['qty_begin', 'x'],
    ['day', '2026-02-30'],
    ['day', 'x'],
    ['day', '2026-01-01 x'],
    ['createTime', "2026-01-01'"],
    ['createTime_end', '2026-13-01'],
    ['at', '25:00'],
    ['name', 'x'.repeat(2001)],
    ['name', 'x,'.repeat(1001)],
  ])('%s=%s is refused', (name, text) => {
    expect(() => read({ [name]: text })).toThrow(QueryProblem);
  });

  test('a day asked of a moment means all of that day', () => {
    const [start, end] = ['2026-03-01 00:00:00', '2026-03-01 23:59:59'];
    expect(read({ createTime_begin: '2026-03-01', createTime_end: '2026-03-01' })).toEqual([
      { op: 'ge', key: 'createTime', value: start },
      { op: 'le', key: 'createTime', value: end },
    ]);
    expect(read({ createTime: '2026-03-01' })).toEqual([
      {
        op: 'and',
        filters: [
          { op: 'ge', key: 'createTime', value: start },
          { op: 'le', key: 'createTime', value: end },
        ],
      },
    ]);
    expect(read({ createTime: '!2026-03-01' })).toEqual([
      {
        op: 'or',
        filters: [
          { op: 'lt', key: 'createTime', value: start },
          { op: 'gt', key: 'createTime', value: end },
        ],
      },
    ]);
    expect(read({ createTime: '>2026-03-01' })).toEqual([{ op: 'gt', key: 'createTime', value: end }]);
    expect(read({ createTime: '<=2026-03-01 12:30' })).toEqual([
      { op: 'le', key: 'createTime', value: '2026-03-01 12:30:00' },
    ]);
  });

  test('a province means all its cities and districts, a city its districts', () => {
    expect(read({ place: '440000' })).toEqual([{ op: 'starts', key: 'place', text: '44' }]);
    expect(read({ place: '440300' })).toEqual([{ op: 'starts', key: 'place', text: '4403' }]);
    expect(read({ place: '440305' })).toEqual([{ op: 'eq', key: 'place', value: '440305' }]);
  });

  test('codes are asked for membership', () => {
    const member: Filter = { op: 'member', key: 'tags', texts: ['1'] };
    expect(read({ tags: '1' })).toEqual([member]);
    expect(read({ tags: ',1,' })).toEqual([member]);
    expect(read({ tags: '1,3' })).toEqual([{ op: 'member', key: 'tags', texts: ['1', '3'] }]);
  });

  test('_below: with what stands below it, where the field has a tree; else as itself', () => {
    expect(read({ team_below: ' A01 ' })).toEqual([{ op: 'below', key: 'team', texts: ['A01'] }]);
    expect(read({ team_below: 'A01,B02' })).toEqual([{ op: 'below', key: 'team', texts: ['A01', 'B02'] }]);
    expect(read({ team_below: '' })).toEqual([]);
    expect(read({ status_below: '1' })).toEqual([{ op: 'in', key: 'status', values: ['1'] }]);
    expect(read({ tags_below: 'a' })).toEqual([{ op: 'member', key: 'tags', texts: ['a'] }]);
    const province: Filter = { op: 'or', filters: [{ op: 'starts', key: 'place', text: '33' }] };
    expect(read({ place_below: '330000' })).toEqual([province]);
    expect(() => read({ team_below: 'x'.repeat(3000) })).toThrow(QueryProblem);
  });

  test('_MultiString, and a field whose own name ends like a suffix', () => {
    expect(read({ status_MultiString: '1,2' })).toEqual([{ op: 'in', key: 'status', values: ['1', '2'] }]);
    expect(read({ week_end: 'x' })).toEqual([{ op: 'eq', key: 'week_end', value: 'x' }]);
  });
});

describe('names', () => {
  test('A026: unknown names are ignored', () => {
    const unknown = { password: '1', tenant_id: '2', tenantId: '2', '1=1': '', constructor: 'x', toString: 'y' };
    expect(read({ ...unknown, name: 'a', pageNo: '1', column: 'name', order: 'asc' })).toEqual([
      { op: 'eq', key: 'name', value: 'a' },
    ]);
  });

  test.each(['price', 'price_begin', 'price_end', 'price_MultiString', 'price_below'])(
    'A035: hidden field as %s is refused',
    (name) => {
      expect(() => read({ [name]: '>=100' })).toThrow(QueryProblem);
      expect(() => read({ [name]: '' })).toThrow(QueryProblem);
    },
  );

  test('A035: hidden field in the query builder is refused as if it were not there', () => {
    const messageOf = (field: string) => {
      try {
        builderQuery([{ field, rule: 'gt', val: '1' }]);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(messageOf('price')).toBe(messageOf('nosuch'));
    expect(messageOf('price')).not.toBe('');
  });
});

describe('query builder', () => {
  const all = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'right_like', 'left_like', 'in'];

  test('all ten rules, in one bracket', () => {
    const rows = all.map((rule) => ({ field: 'name', rule, val: 'a' }));
    expect(builderQuery(rows, 'or')).toEqual([
      {
        op: 'or',
        filters: [
          ...(['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const).map((op) => ({ op, key: 'name', value: 'a' })),
          { op: 'like', key: 'name', text: 'a' },
          { op: 'starts', key: 'name', text: 'a' },
          { op: 'ends', key: 'name', text: 'a' },
          { op: 'in', key: 'name', values: ['a'] },
        ],
      },
    ]);
  });

  test('one and two encodings; plus and percent stay what they are', () => {
    const rows = [{ field: 'name', rule: 'eq', val: 'a+b 100%' }];
    const expected = [{ op: 'and', filters: [{ op: 'eq', key: 'name', value: 'a+b 100%' }] }];
    const json = JSON.stringify(rows);
    expect(read({ superQueryParams: json })).toEqual(expected);
    expect(read({ superQueryParams: encodeURIComponent(json) })).toEqual(expected);
    expect(read({ superQueryParams: encodeURIComponent(encodeURIComponent(json)) })).toEqual(expected);
  });

  test('numbers and lists of values', () => {
    expect(
      builderQuery([
        { field: 'qty', rule: 'in', val: ['1', '2'] },
        { field: 'qty', rule: 'ge', val: 3 },
      ]),
    ).toEqual([
      {
        op: 'and',
        filters: [
          { op: 'in', key: 'qty', values: [1, 2] },
          { op: 'ge', key: 'qty', value: 3 },
        ],
      },
    ]);
  });

  test('A032: quotes inside an element stay inside it', () => {
    expect(builderQuery([{ field: 'status', rule: 'in', val: "1,2') or ('1'='1" }])).toEqual([
      { op: 'and', filters: [{ op: 'in', key: 'status', values: ['1', "2') or ('1'='1"] }] },
    ]);
  });

  test('one of several areas means all below each', () => {
    expect(builderQuery([{ field: 'place', rule: 'in', val: '440000,440305' }])).toEqual([
      {
        op: 'and',
        filters: [
          {
            op: 'or',
            filters: [
              { op: 'starts', key: 'place', text: '44' },
              { op: 'eq', key: 'place', value: '440305' },
            ],
          },
        ],
      },
    ]);
  });

  test('rows without a field or a value are dropped', () => {
    expect(
      builderQuery([
        { field: 'id', rule: 'ne', val: '' },
        { rule: 'eq', val: '1' },
        { field: '', val: 'x' },
      ]),
    ).toEqual([]);
  });

  test.each(['name=name or 1', 'price', '__proto__', 'constructor', 'tenantId', 'a,name'])(
    'A027: field %s is refused',
    (field) => {
      expect(() => builderQuery([{ field, rule: 'eq', val: 'x' }])).toThrow(QueryProblem);
    },
  );

  test.each(["eq' or", 'regexp', '__proto__', 'EQ', 'empty', '', 1, null])('A028: rule %s is refused', (rule) => {
    expect(() => builderQuery([{ field: 'name', rule, val: 'x' }])).toThrow(QueryProblem);
  });

  test.each(['or 1=1) or (', 'AND', 'xor'])('A029: match type %s is refused', (matchType) => {
    expect(() => builderQuery([{ field: 'name', rule: 'eq', val: 'x' }], matchType)).toThrow(QueryProblem);
    expect(() => read({ superQueryMatchType: matchType })).toThrow(QueryProblem);
  });

  test.each(['%7Bbad', '%E0%A4%A', 'null', '{}', '1', '"x"', '[1]', '[null]', '[[]]', '%5B'])(
    'A031: %s is refused',
    (text) => {
      expect(() => read({ superQueryParams: text })).toThrow(QueryProblem);
    },
  );

  test.each(['eq', 'like', 'left_like', 'in'])('a sign that no column holds is refused under %s', (rule) => {
    for (const field of ['name', 'qty', 'status']) {
      expect(() => builderQuery([{ field, rule, val: 'a\0b' }])).toThrow(QueryProblem);
    }
    expect(() => read({ name: '*a\0*' })).toThrow(QueryProblem);
  });

  test('A031: values that are objects, and too many rows', () => {
    expect(() => builderQuery([{ field: 'name', rule: 'eq', val: { a: 1 } }])).toThrow(QueryProblem);
    expect(() => builderQuery([{ field: 'name', rule: 'in', val: [{}] }])).toThrow(QueryProblem);
    expect(() => builderQuery(Array(51).fill({ field: 'name', rule: 'eq', val: 'x' }))).toThrow(QueryProblem);
  });
});

test('signs of LIKE are found literally', () => {
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});

test('whatever is sent, the answer is a filter over known fields or a QueryProblem', () => {
  const keysOf = (filter: Filter): string[] => ('filters' in filter ? filter.filters.flatMap(keysOf) : [filter.key]);
  const name = fc.oneof(fc.constantFrom(...fields.kinds.keys(), 'price', 'superQueryParams'), fc.string());
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' })), (parameters) => {
      try {
        for (const key of keysOf(readFilter(parameters, fields))) expect(fields.kinds.has(key)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(QueryProblem);
      }
    }),
    { numRuns: 1000 },
  );
});
