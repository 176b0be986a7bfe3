import { defineValueType, plainText } from './empty.ts';
import { textOf, valueNamed, writable } from './items.ts';
import { hasNoParts, isPartly, partsOf, separatorOf } from './parts.ts';
import { compareTexts } from './text.ts';
import { accepted, refused } from './ValueType.ts';

/** Ids of other records (users, departments), joined by a separator. A list of names helps but closes nothing. */
export const reference = defineValueType({
  isEmpty: hasNoParts,
  parse: (input, options) => {
    if (!isPartly(input)) return refused('请选择');
    const parts = partsOf(input, options);
    if (parts.some((part) => part.includes(separatorOf(options)))) return refused('请选择');
    return accepted(parts.length > 0 ? parts.join(separatorOf(options)) : null);
  },
  format: (value, options) =>
    partsOf(value, options)
      .map((part) => (options.items && textOf(options.items, part)) ?? part)
      .join(separatorOf(options)),
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: (value, options) => {
    const separator = separatorOf(options);
    const parts = partsOf(value, options);
    const texts = parts.map((part) => writable(options.items ?? [], part));
    // A name that holds the separator, or that is another record's id, would be read back as something else.
    const back = partsOf(texts.join(separator), options).map((part) => valueNamed(options.items ?? [], part) ?? part);
    return (back.join(separator) === parts.join(separator) ? texts : parts).join(separator);
  },
  fromText: (text, options) => {
    const found = partsOf(text, options).map((part) => valueNamed(options.items ?? [], part) ?? part);
    const parts = partsOf(found, options);
    return accepted(parts.length > 0 ? parts.join(separatorOf(options)) : null);
  },
});
