import { defineValueType, plainText } from './empty.ts';
import { textOf, valueNamed, writable } from './items.ts';
import { compareTexts } from './text.ts';
import { accepted, refused } from './ValueType.ts';

/** One value of a dictionary, shown as its text. Without a list any text is taken. */
export const code = defineValueType({
  parse: (input, options) => {
    if (typeof input !== 'string' && typeof input !== 'number') return refused('请选择一项');
    const value = String(input);
    if (options.items && !options.open && textOf(options.items, value) === undefined)
      return refused(unknownCode(value));
    return accepted(value);
  },
  format: (value, options) => {
    const kept = plainText(value);
    return options.items ? (textOf(options.items, kept) ?? kept) : kept;
  },
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: (value, options) => (options.items ? writable(options.items, plainText(value)) : plainText(value)),
  fromText: (text, options) => {
    if (!options.items) return accepted(text);
    const value = valueNamed(options.items, text);
    if (value !== undefined) return accepted(value);
    const written = text.trim();
    if (written === '') return accepted(null);
    return options.open ? accepted(written) : refused(unknownCode(written));
  },
});

/** The reason why a value outside the list is refused. */
export function unknownCode(value: string): string {
  return `不在可选范围内：${value.slice(0, 30)}`;
}
