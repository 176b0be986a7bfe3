import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ValueKind } from '../../engine/plan/Plan.ts';
import { areaItems } from '../../engine/values/areas.ts';
import { dayOf } from '../../engine/values/calendar.ts';
import { SECRET_MASK } from '../../engine/values/secret.ts';
import type { Value, ValueOptions } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';

interface Sample {
  value: Value;
  options: ValueOptions;
}

const storable = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => text !== '' && !text.includes('\0'));
const word = fc
  .string({ maxLength: 6 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const items = fc.uniqueArray(fc.record({ value: word, text: word }), {
  selector: (item) => item.value,
  minLength: 1,
  maxLength: 6,
});
const pad = (value: number): string => String(value).padStart(2, '0');
const day = fc.integer({ min: -50_000, max: 100_000 }).map((days) => {
  const { year, month, day: date } = dayOf(days);
  return `${year}-${pad(month)}-${pad(date)}`;
});
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map(pad).join(':'));
const separator = fc.constantFrom(',', ';', '|');
const chosen = items.chain((list) =>
  fc.tuple(separator, fc.subarray(list, { minLength: 1 })).map(([between, some]) => ({ list, between, some })),
);
const plain = <T extends Value>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Sample> =>
  arbitrary.map((value) => ({ value, options: {} }));

const AREAS = areaItems({
  province_list: { 330000: '浙江省' },
  city_list: { 330100: '杭州市' },
  county_list: { 330106: '西湖区' },
});

/** Canonical values of every kind, with options under which they are canonical. */
const samples: Record<ValueKind, fc.Arbitrary<Sample>> = {
  text: plain(storable),
  markup: plain(storable),
  secret: plain(fc.constant(SECRET_MASK)),
  number: plain(
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
      fc.integer(),
      fc
        .bigInt({ min: 10n ** 17n, max: 10n ** 18n })
        .filter((id) => String(Number(id)) !== String(id))
        .map(String),
    ),
  ),
  flag: fc
    .tuple(
      fc.constantFrom<readonly [string, string]>(['Y', 'N'], ['1', '0'], ['0', '1'], ['否', '是'], ['开', '关']),
      fc.boolean(),
    )
    .map(([customValue, on]) => ({ value: customValue[on ? 0 : 1], options: { customValue } })),
  date: plain(day),
  datetime: plain(fc.tuple(day, clock).map((parts) => parts.join(' '))),
  time: plain(clock),
  code: items.chain((list) => fc.constantFrom(...list).map(({ value }) => ({ value, options: { items: list } }))),
  codes: chosen
    .filter(({ some }) => some.every((item) => !/[,;|]/.test(item.value)))
    .map(({ list, between, some }) => ({
      value: some.map((item) => item.value).join(between),
      options: { items: list, separator: between },
    })),
  reference: chosen
    .filter(({ some }) => some.every((item) => !/[,;|]/.test(item.value)))
    .map(({ list, between, some }) => ({
      value: some.map((item) => item.value).join(between),
      options: { items: list, separator: between },
    })),
  files: plain(
    fc
      .uniqueArray(fc.stringMatching(/^temp\/[a-z0-9]{1,8}\.(png|xlsx)$/), { minLength: 1, maxLength: 4 })
      .map((paths) => paths.join(',')),
  ),
  area: fc.constantFrom('330000', '330100', '330106').map((value) => ({ value, options: { items: AREAS } })),
  json: plain(
    fc
      .oneof(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })))
      .map((value) => JSON.parse(JSON.stringify(value)) as Value)
      .filter((value) => valueTypes.json.parse(value).ok),
  ),
};

const kinds = Object.keys(valueTypes) as ValueKind[];

describe.each(kinds)('value kind %s', (kind) => {
  const type = valueTypes[kind];

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(samples[kind], ({ value, options }) => {
        expect(type.fromText(type.toText(value, options), options)).toEqual({ ok: true, value });
      }),
    );
  });

  it('leaves a canonical value as it is', () => {
    fc.assert(
      fc.property(samples[kind], ({ value, options }) => {
        expect(type.parse(value, options)).toEqual({ ok: true, value });
      }),
    );
  });

  it('makes canonical once: parsing again changes nothing, whatever came in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (input) => {
        const first = type.parse(input);
        if (first.ok) expect(type.parse(first.value)).toEqual(first);
        else expect(first.reason).not.toBe('');
      }),
    );
  });

  it('answers any text without throwing, and refuses with a reason', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = type.fromText(text);
        if (read.ok) expect(type.parse(read.value)).toEqual(read);
        else expect(read.reason).not.toBe('');
      }),
    );
  });

  it('shows any value without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof type.format(value)).toBe('string');
        expect(typeof type.toText(value)).toBe('string');
      }),
    );
  });

  it('takes null, undefined and the empty text for nothing', () => {
    for (const nothing of [null, undefined, '']) {
      expect(type.isEmpty(nothing)).toBe(true);
      expect(type.parse(nothing)).toEqual({ ok: true, value: null });
      expect(type.format(nothing)).toBe('');
      expect(type.toText(nothing)).toBe('');
    }
    expect(type.fromText('')).toEqual({ ok: true, value: null });
  });

  it('orders totally, with empty values last', () => {
    const value = fc.option(samples[kind].map((sample) => sample.value));
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(type.compare(a, b))).toBe(-Math.sign(type.compare(b, a)) + 0);
        if (type.compare(a, b) <= 0 && type.compare(b, c) <= 0) expect(type.compare(a, c)).toBeLessThanOrEqual(0);
        if (a !== null) expect(type.compare(a, null)).toBe(-1);
      }),
    );
  });

  it('refuses what the database cannot keep', () => {
    expect(type.parse('a\0b').ok).toBe(false);
    expect(type.fromText('\uD800').ok).toBe(false);
  });
});
