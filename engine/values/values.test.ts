import { describe, expect, it } from 'vitest';
import type { Column } from '../../schemas/generated/types.ts';
import { decimalOf, readDecimal, roundDecimal } from './decimal.ts';
import { optionsOf } from './optionsOf.ts';
import { guardFormula, unguardFormula } from './text.ts';
import type { ValueOptions } from './ValueType.ts';
import { valueTypes } from './valueTypes.ts';

const { number, date, datetime, time, flag, code, codes, reference, files, markup, json, text } = valueTypes;

function read(type: (typeof valueTypes)[keyof typeof valueTypes], written: string, options?: ValueOptions): unknown {
  const result = type.fromText(written, options);
  return result.ok ? result.value : `refused ${result.reason}`;
}

describe('number', () => {
  it('shows thousands and a fixed precision', () => {
    expect(number.format(1234567.5)).toBe('1,234,567.5');
    expect(number.format(-1234.5, { precision: 2 })).toBe('-1,234.50');
    expect(number.format(1.005, { precision: 2 })).toBe('1.01');
    expect(number.format(-0.001, { precision: 2 })).toBe('0.00');
    expect(number.format(1234, { thousands: false })).toBe('1234');
    expect(number.format(0.1234, { format: 'percent' })).toBe('12.3%');
    expect(number.format(1e21)).toBe('1,000,000,000,000,000,000,000');
  });

  it('never loses a digit of an 18-digit id', () => {
    expect(number.parse('123456789012345678')).toEqual({ ok: true, value: '123456789012345678' });
    expect(number.toText('123456789012345678')).toBe('123456789012345678');
    expect(number.compare('123456789012345678', '123456789012345679')).toBe(-1);
    expect(number.compare(-2, -10)).toBe(1);
  });

  it.each([
    ['１，２３４．５', 1234.5],
    ['¥1,234.50', 1234.5],
    ['￥-12', -12],
    ['₹1,23,456.00', 123456],
    ['12.5%', 0.125],
    ['１２．５％', 0.125],
    ['3‰', 0.003],
    ['(1,234)', -1234],
    ['+7', 7],
    ['.5', 0.5],
    ['1.2E+3', 1200],
    ['123456789012345678', '123456789012345678'],
    ['99元', 99],
    ['   ', null],
  ])('reads %s', (written, value) => {
    expect(read(number, written)).toBe(value);
  });

  it.each(['1.234,56', '1,2', 'NaN', 'Infinity', '0x10', 'abc', '-', '1e999', '.', '1.2.3', '９'.repeat(500)])(
    'refuses %s',
    (written) => {
      expect(number.fromText(written).ok).toBe(false);
    },
  );

  it.each([
    ['15', 0.15],
    ['15%', 0.15],
    ['-7.5 %', -0.075],
    ['0.125', 0.00125],
    ['1,234', 12.34],
    ['5‰', 0.005],
    ['', null],
  ])('where percentages stand, %s is one', (written, value) => {
    expect(read(number, written, { format: 'percent' })).toBe(value);
  });

  it('writes a percentage as it reads it', () => {
    expect(number.toText(0.15, { format: 'percent' })).toBe('15%');
    for (const value of [0.07, 0.29, 1.1, -0.005, 1e-9, '0.12345678901234567890'])
      expect(read(number, number.toText(value, { format: 'percent' }), { format: 'percent' })).toBe(
        typeof value === 'string' ? '0.1234567890123456789' : value,
      );
  });

  it('never holds NaN', () => {
    expect(number.parse(Number.NaN).ok).toBe(false);
    expect(number.parse(Number.POSITIVE_INFINITY).ok).toBe(false);
    expect(number.parse(true).ok).toBe(false);
    expect(number.parse(' 12 ')).toEqual({ ok: true, value: 12 });
  });

  it('rounds half away from zero on the written digits', () => {
    expect(roundDecimal('2.5', 0)).toBe('3');
    expect(roundDecimal('-2.5', 0)).toBe('-3');
    expect(roundDecimal('0.045', 2)).toBe('0.05');
    expect(roundDecimal('9.999', 2)).toBe('10.00');
    expect(readDecimal('-1.50e-3')).toBe('-0.0015');
    expect(decimalOf(1e-7)).toBe('0.0000001');
  });
});

describe('date and time', () => {
  it.each([
    ['2022-05-01', '2022-05-01'],
    ['2022/5/1', '2022-05-01'],
    ['2022.5.1', '2022-05-01'],
    ['2022年5月1日', '2022-05-01'],
    ['20220501', '2022-05-01'],
    ['2022-05-01 13:45', '2022-05-01'],
    ['44927', '2023-01-01'],
    ['2024-02-29', '2024-02-29'],
  ])('reads the day %s', (written, value) => {
    expect(read(date, written)).toBe(value);
  });

  it.each([
    '2022-02-30',
    '2023-02-29',
    '1900-02-29',
    '2022-13-01',
    '05-01-22',
    '05-01-2022',
    '01.05.2022',
    '2022',
    '0',
  ])('refuses %s', (written) => {
    expect(date.fromText(written).ok).toBe(false);
  });

  it('reads an ambiguous order only when told which', () => {
    const formats = ['MM-DD-YY', 'MM-DD-YYYY'];
    expect(read(date, '04-25-22', { formats })).toBe('2022-04-25');
    expect(read(date, '05-08-2022', { formats })).toBe('2022-05-08');
    expect(read(date, '25.04.2022', { formats: ['DD.MM.YYYY'] })).toBe('2022-04-25');
    expect(date.fromText('13-01-22', { formats }).ok).toBe(false);
    expect(read(date, '01-02-99', { formats: ['MM-DD-YY'] })).toBe('1999-01-02');
  });

  it('says what is wrong with a day', () => {
    expect(read(date, '2022-02-30')).toBe('refused 日期不存在：2022-02-30');
    expect(read(date, '昨天')).toBe('refused 日期格式应为 YYYY-MM-DD：昨天');
  });

  it('shows by the pattern of the column', () => {
    expect(date.format('2022-05-01', { format: 'YYYY-MM' })).toBe('2022-05');
    expect(datetime.format('2022-05-01 08:09:10', { format: 'M/D HH:mm' })).toBe('5/1 08:09');
    expect(time.format('08:09:10', { format: 'HH:mm' })).toBe('08:09');
  });

  it.each([
    ['2022-05-01 08:09:10', '2022-05-01 08:09:10'],
    ['2022-05-01T08:09:10', '2022-05-01 08:09:10'],
    ['2022/5/1 8:09', '2022-05-01 08:09:00'],
    ['2022/5/1 8:09:10 PM', '2022-05-01 20:09:10'],
    ['2022年5月1日 下午8:09', '2022-05-01 20:09:00'],
    ['2022-05-01', '2022-05-01 00:00:00'],
    ['44927.5', '2023-01-01 12:00:00'],
  ])('reads the moment %s', (written, value) => {
    expect(read(datetime, written)).toBe(value);
  });

  it('refuses a moment with a zone rather than shift it', () => {
    expect(datetime.fromText('2022-05-01T08:09:10Z').ok).toBe(false);
    expect(datetime.parse('2022-05-01T08:09:10.000Z').ok).toBe(false);
    expect(datetime.parse('2022-05-01 24:00:00').ok).toBe(false);
  });

  it('reads times of day', () => {
    expect(read(time, '8:05')).toBe('08:05:00');
    for (const wrong of ['24:00', '13:00 PM', '0:30 am', '上午8:00 AM', 'PM'])
      expect(time.fromText(wrong).ok).toBe(false);
  });

  it.each([
    ['8:30 PM', '20:30:00'],
    ['08:30:05am', '08:30:05'],
    ['12:00 AM', '00:00:00'],
    ['12:00 PM', '12:00:00'],
    ['下午 1:05', '13:05:00'],
    ['上午12:05', '00:05:00'],
  ])('reads %s of a clock of twelve hours', (written, value) => {
    expect(read(time, written)).toBe(value);
    expect(read(date, `2026/5/1 ${written}`)).toBe('2026-05-01');
  });
});

describe('lists', () => {
  const items = [
    { value: '1', text: '已发货' },
    { value: '2', text: '已取消' },
    { value: '3', text: '已取消' },
    { value: 'x', text: '1' },
  ];

  it('reads a code by value and by text', () => {
    expect(read(code, '1', { items })).toBe('1');
    expect(read(code, ' 已发货 ', { items })).toBe('1');
    expect(read(code, '未知', { items })).toBe('refused 不在可选范围内：未知');
    expect(code.format('1', { items })).toBe('已发货');
    expect(code.format('9', { items })).toBe('9');
  });

  it('writes the value where the text would be read as another one', () => {
    expect(code.toText('1', { items })).toBe('已发货');
    expect(code.toText('3', { items })).toBe('3');
    expect(code.toText('x', { items })).toBe('x');
  });

  it('reads several codes however they are separated', () => {
    expect(read(codes, '已发货，已取消', { items })).toBe('1,2');
    expect(codes.parse(['1', '2', '1'], { items })).toEqual({ ok: true, value: '1,2' });
    expect(codes.format('1,2', { items })).toBe('已发货,已取消');
    expect(codes.parse('1,9', { items }).ok).toBe(false);
    expect(codes.isEmpty(',')).toBe(true);
  });

  it('takes what goes beyond a list that is open, in every way in', () => {
    const open = { items, open: true };
    expect([read(code, '自写', open), read(code, ' 已发货 ', open)]).toEqual(['自写', '1']);
    expect(code.parse('自写', open)).toEqual({ ok: true, value: '自写' });
    expect([code.toText('自写', open), code.format('自写', open)]).toEqual(['自写', '自写']);
    expect(codes.parse('1,自写', open)).toEqual({ ok: true, value: '1,自写' });
    expect(read(codes, '已发货、自写', open)).toBe('1,自写');
    const column = { key: 'a', type: 'select', options: items, allowInput: true } as const;
    expect(optionsOf(column as unknown as Column).open).toBe(true);
    expect(optionsOf({ ...column, allowInput: false } as unknown as Column).open).toBeUndefined();
  });

  it('keeps a reference that the list does not know', () => {
    expect(read(reference, '张三,u9', { items: [{ value: 'u1', text: '张三' }] })).toBe('u1,u9');
  });

  it('takes paths from what upload cells hold', () => {
    expect(files.parse([{ path: 'temp/a.png', name: 'a' }, 'temp/b.png'])).toEqual({
      ok: true,
      value: 'temp/a.png,temp/b.png',
    });
    expect(files.format('temp/a.png,temp/b.png')).toBe('a.png,b.png');
    expect(files.parse([{ size: 1 }]).ok).toBe(false);
  });
});

describe('flag', () => {
  it('shows 是 and 否 and reads what spreadsheets write', () => {
    expect(flag.format('Y')).toBe('是');
    expect(flag.format('N')).toBe('否');
    expect(read(flag, 'TRUE')).toBe('Y');
    expect(read(flag, 'false')).toBe('N');
    expect(read(flag, '否')).toBe('N');
    expect(flag.parse(true)).toEqual({ ok: true, value: 'Y' });
    expect(flag.parse(1, { customValue: ['0', '1'] })).toEqual({ ok: true, value: '1' });
    expect(flag.fromText('也许').ok).toBe(false);
  });
});

describe('markup, json, text', () => {
  it('shows markup without tags and scripts', () => {
    expect(markup.format('<p>a&amp;lt;b</p><script>alert(1)</script> c')).toBe('a&lt;b c');
  });

  it('A097: refuses prototype keys at any depth', () => {
    expect(json.parse('{"a":{"__proto__":{"isAdmin":true}}}').ok).toBe(false);
    expect(json.parse('[{"constructor":{"prototype":{}}}]').ok).toBe(false);
    expect(json.parse('{"a":[1,null,"x"]}')).toEqual({ ok: true, value: { a: [1, null, 'x'] } });
    expect(json.parse('12').ok).toBe(false);
    expect(json.parse('{').ok).toBe(false);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('keeps text as it is, and takes numbers for it', () => {
    expect(text.parse(12)).toEqual({ ok: true, value: '12' });
    expect(text.parse({}).ok).toBe(false);
    expect(read(text, ' a ')).toBe(' a ');
    expect(text.compare('北京', '上海')).toBe(-1);
  });
});

describe('A091: formulas in exported text', () => {
  it.each(['=HYPERLINK("http://evil")', '+1+cmd', '-1+1', '@SUM(1)', '\tx', '\rx'])(
    'quotes %j and takes it off',
    (cell) => {
      expect(guardFormula(cell)).toBe(`'${cell}`);
      expect(unguardFormula(guardFormula(cell))).toBe(cell);
    },
  );

  it('leaves numbers and honest quotes', () => {
    expect(guardFormula('-5')).toBe('-5');
    expect(unguardFormula("'tis")).toBe("'tis");
  });
});
