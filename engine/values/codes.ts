import { unknownCode } from './code.ts';
import { defineValueType, plainText } from './empty.ts';
import { textOf, valueNamed, writable } from './items.ts';
import { hasNoParts, isPartly, partsOf, separatorOf } from './parts.ts';
import { compareTexts } from './text.ts';
import type { Parsed, ValueOptions } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

/** Several values of a dictionary, joined by a separator. */
export const codes = defineValueType({
  isEmpty: hasNoParts,
  parse: (input, options) => {
    if (!isPartly(input)) return refused('请选择');
    const parts = partsOf(input, options);
    const { items } = options;
    const stray = parts.find(
      (part) => part.includes(separatorOf(options)) || (items && !options.open && textOf(items, part) === undefined),
    );
    return stray === undefined ? joined(parts, options) : refused(unknownCode(stray));
  },
  format: (value, options) =>
    partsOf(value, options)
      .map((part) => (options.items && textOf(options.items, part)) ?? part)
      .join(separatorOf(options)),
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: (value, options) => {
    const parts = partsOf(value, options);
    const texts = options.items ? parts.map((part) => writable(options.items ?? [], part)) : parts;
    const text = texts.join(separatorOf(options));
    const back = read(text, options);
    return back.ok && back.value === parts.join(separatorOf(options)) ? text : parts.join(separatorOf(options));
  },
  fromText: read,
});

function read(text: string, options: ValueOptions): Parsed {
  const { items } = options;
  const parts = partsOf(text, options);
  if (!items) return joined(parts, options);
  const values = parts.map((part) => valueNamed(items, part));
  if (values.every((value) => value !== undefined)) return joined(partsOf(values, options), options);
  // People separate by whatever their keyboard offers.
  const loose = partsOf(text.split(/[,，、;；|\n]/), options);
  const found = loose.map((part) => valueNamed(items, part) ?? (options.open ? part.trim() : undefined));
  const stray = found.indexOf(undefined);
  return stray < 0 ? joined(partsOf(found, options), options) : refused(unknownCode(loose[stray] ?? ''));
}

function joined(parts: string[], options: ValueOptions): Parsed {
  return accepted(parts.length > 0 ? parts.join(separatorOf(options)) : null);
}
