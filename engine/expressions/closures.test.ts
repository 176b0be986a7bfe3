import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closureOf, UNSURE } from './closures.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import { parseRunning } from './environments.ts';
import { createExpressions } from './expressions.ts';
import { namedOf } from './namedFields.ts';
import { recordsOf, resultOf } from './scope.ts';

const fields = [
  { key: 'qty', kind: 'number' },
  { key: 'price', kind: 'number' },
  { key: 'name', kind: 'text' },
  { key: 'status', kind: 'code' },
  { key: 'day', kind: 'date' },
  { key: 'on', kind: 'flag' },
  { key: 'extra', kind: 'json' },
] as const;
const known = new Map(fields.map((field) => [field.key, field]));
const keys = fields.map(({ key }) => key);

/** What the library alone says, over every field. */
function byLibrary(expression: string, scope: ExpressionScope): unknown {
  try {
    return resultOf(parseRunning(expression)(recordsOf(fields, [])(scope)));
  } catch {
    return null;
  }
}

const value = fc.oneof(
  fc.constantFrom(null, undefined, 0, 1, 2.5, -3, Number.NaN, '', ' ', 'a', 'Y', '2022-05-01', '12', true, false),
  fc.constantFrom<unknown>([], ['a'], { a: 1 }, Number.MAX_VALUE, '2022-02-30 10:00:00'),
);
const record = fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
const scopes = fc.record(
  {
    row: record,
    old: fc.option(record, { nil: undefined }),
    form: fc.option(record, { nil: undefined }),
    rows: fc.array(record, { maxLength: 3 }),
    user: fc.constantFrom(undefined, { username: 'a', realname: 'b', roles: ['admin'], orgCode: 'A01' }),
    query: fc.constantFrom(undefined, { status: 'a' }, { status: 1, name: undefined }),
    now: fc.constantFrom(undefined, '2022-05-03 10:00:00'),
  },
  { requiredKeys: ['row'] },
);

const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => `(${texts.join(' ')})`);
const of = (record: fc.Arbitrary<string>, ...among: string[]) =>
  fc.tuple(record, fc.constantFrom(...among)).map((parts) => parts.join('.'));
const records = fc.constantFrom('row', 'old', 'form');
/** Mostly of one type where one is due, and now and then of any. */
const { any: expression } = fc.letrec<{ number: string; text: string; bool: string; any: string }>((tie) => {
  const [number, text, bool] = [tie('number'), tie('text'), tie('bool')];
  const depth = { depthSize: 'small', withCrossShrink: true } as const;
  const either = (own: fc.Arbitrary<string>) => fc.oneof({ weight: 12, arbitrary: own }, tie('any'));
  return {
    number: fc.oneof(
      depth,
      of(records, 'qty', 'price'),
      fc.constantFrom('0', '1', '2', '2.5', '0.0', '-1', "row['qty']", 'rows.size()', 'rows.map(r, r.qty).sum()'),
      join(either(number), fc.constantFrom('+', '-', '*', '/', '%'), either(number)),
      join(either(bool), fc.constant('?'), number, fc.constant(':'), number),
      fc.tuple(fc.constantFrom('-', 'round'), number).map(([name, on]) => `${name}(${on})`),
      fc.tuple(number, fc.constantFrom('1', '20', '2.5')).map(([on, digits]) => `round(${on}, ${digits})`),
      fc.tuple(text, text).map(([from, to]) => `days(${from}, ${to})`),
    ),
    text: fc.oneof(
      depth,
      of(records, 'name', 'status', 'day', 'on', 'extra'),
      fc.constantFrom("''", "'a'", "'2022-05-01'", 'now', 'user.username', 'query.status', 'null'),
      join(text, fc.constant('+'), text),
      join(bool, fc.constant('?'), text, fc.constant(':'), either(text)),
      either(text).map((on) => `date(${on})`),
      fc.tuple(text, number).map(([day, by]) => `addDays(${day}, ${by})`),
    ),
    bool: fc.oneof(
      depth,
      fc.constantFrom('true', 'false', 'rows.exists(r, r == row)', 'rows.filter(r, r.qty > 1).size() > 0'),
      join(either(number), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), either(number)),
      join(either(text), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), either(text)),
      join(either(bool), fc.constantFrom('&&', '||', '==', '!='), either(bool)),
      either(bool).map((on) => `!(${on})`),
      either(text).map((on) => `(${on} in ['a', 'Y'])`),
      number.map((on) => `(${on} in [1, 2])`),
      fc
        .tuple(text, fc.constantFrom('startsWith', 'endsWith', 'contains'), either(text))
        .map(([on, name, part]) => `(${on}).${name}(${part})`),
      fc
        .tuple(fc.constantFrom('exists', 'all'), fc.constantFrom(...keys), tie('any'))
        .map(([name, key, on]) => `rows.${name}(r, r.${key} == ${on})`),
    ),
    any: fc.oneof(number, text, bool),
  };
});

/** Sound expressions over any values: what closures tell is what the library tells. */
test('a compiled expression gives what the library gives', () => {
  let sure = 0;
  const { check } = createExpressions(fields);
  const run = (text: string, scope: ExpressionScope): void => {
    fc.pre(check(text, 'any').ok);
    const { ast } = parseRunning(text);
    const closure = closureOf(ast, known);
    const told = closure === undefined ? UNSURE : closure(scope);
    const expected = byLibrary(text, scope);
    if (told !== UNSURE) {
      sure += 1;
      expect(resultOf(told), text).toEqual(expected);
    }
    const narrow = parseRunning(text);
    let result: unknown;
    try {
      result = resultOf(narrow(recordsOf(namedOf(ast, fields, []).fields, [])(scope)));
    } catch {
      result = null;
    }
    expect(result, text).toEqual(expected);
  };
  fc.assert(fc.property(expression, scopes, run), { numRuns: 1_000, maxSkipsPerRun: 100 });
  expect(sure).toBeGreaterThan(200);
});

test('a choice gives an empty value or one of another type, whoever tells it', () => {
  const { check, compile } = createExpressions(fields);
  const scope = { row: { qty: 3, name: '2022-05-01' }, rows: [{ qty: 3 }] };
  const many = 'rows.exists(r, r.qty > 1)';
  for (const [text, given] of [
    [`${many} ? 'a' : null`, 'a'],
    [`!${many} ? 'a' : null`, null],
    [`${many} ? 2 : null`, 2],
    [`${many} ? 0 : row.qty`, 0],
    [`(${many} ? date(row.name) : null) == row.name`, true],
    [`row.name < (${many} ? null : 'a')`, false],
  ] as const) {
    expect(check(text, 'any').ok, text).toBe(true);
    expect(compile(text)(scope), text).toBe(given);
    expect(byLibrary(text, scope), text).toBe(given);
  }
});

test('a function that finds no day flows on as empty', () => {
  const { compile } = createExpressions(fields);
  for (const text of ["'Y' + addDays(row.name, 0)", "row.qty + days(row.name, '2022-05-01')"]) {
    expect(compile(text)({ row: { qty: 1, name: 'x' } }), text).toBeNull();
    expect(byLibrary(text, { row: { qty: 1, name: 'x' } }), text).toBeNull();
  }
});

test('what rules are made of needs no library', () => {
  for (const text of [
    'row.qty * row.price > 100 && row.qty >= 0',
    "row.status == 'a' || row.status in ['b', 'c']",
    'row.qty > 2 ? round(row.price, 2) : row.price * 2',
    "row.day <= now && date(now) != '2022-05-01' && days(row.day, now) < 30",
    "row.name != null && !row.name.startsWith('x') && user.username != ''",
    'old.qty == null || row.qty - old.qty < 10',
  ])
    expect(closureOf(parseRunning(text).ast, known), text).toBeDefined();
});

test('only fields that are named are read', () => {
  const read: string[] = [];
  const row = new Proxy<Record<string, unknown>>(
    { qty: 1, price: 2, name: 'a' },
    {
      get: (target, key) => {
        read.push(String(key));
        return target[String(key)];
      },
    },
  );
  const { compile } = createExpressions(fields);
  expect(compile('row.qty * 2')({ row })).toBe(2);
  expect(compile('rows.exists(r, r.price == row.price)')({ row, rows: [row] })).toBe(true);
  expect(new Set(read)).toEqual(new Set(['qty', 'price']));
  expect(namedOf(parseRunning('row == old').ast, fields, []).fields).toEqual(fields);
});
