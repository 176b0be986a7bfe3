import { areaNamed, areasAt } from './areas.ts';
import { unknownCode } from './code.ts';
import { defineValueType, plainText } from './empty.ts';
import { textOf } from './items.ts';
import { compareTexts } from './text.ts';
import { accepted, refused } from './ValueType.ts';

const CODE = /^\d{6}$/;

/** A province, city or district by its six digits; shown as its path. Without the list any six digits are taken. */
export const area = defineValueType({
  parse: (input, options) => {
    const value = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
    if (!CODE.test(value)) return refused('请选择地区');
    if (options.items && textOf(areasAt(options.items, options.level ?? 'all'), value) === undefined)
      return refused(unknownCode(value));
    return accepted(value);
  },
  format: (value, options) => {
    const kept = plainText(value);
    return options.items ? (textOf(options.items, kept) ?? kept) : kept;
  },
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: (value, options) => {
    const kept = plainText(value);
    const text = options.items ? textOf(options.items, kept) : undefined;
    return text !== undefined && areaNamed(options.items ?? [], text) === kept ? text : kept;
  },
  fromText: (text, options) => {
    const written = text.trim();
    if (written === '') return accepted(null);
    const value = options.items
      ? areaNamed(areasAt(options.items, options.level ?? 'all'), written)
      : CODE.test(written)
        ? written
        : undefined;
    return value === undefined ? refused(unknownCode(written)) : accepted(value);
  },
});
