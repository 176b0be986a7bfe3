import { defineValueType, plainText } from './empty.ts';
import { hasNoParts, partsOf, separatorOf } from './parts.ts';
import { compareTexts } from './text.ts';
import type { Parsed, ValueOptions } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

/** Stored paths of uploaded files, joined by a separator; shown as file names. */
export const files = defineValueType({
  isEmpty: hasNoParts,
  parse: (input, options) => {
    const paths = Array.isArray(input) ? input.map(pathOf) : [pathOf(input)];
    if (paths.some((path) => path === undefined)) return refused('请上传文件');
    return joined(partsOf(paths.join(separatorOf(options)), options), options);
  },
  format: (value, options) => partsOf(value, options).map(nameOf).join(separatorOf(options)),
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: (value, options) => partsOf(value, options).join(separatorOf(options)),
  fromText: (text, options) => joined(partsOf(text, options), options),
});

/** The path in what an upload cell holds: a path, or an object with `path` or `url`. */
function pathOf(input: unknown): string | undefined {
  if (typeof input === 'string') return input;
  if (typeof input !== 'object' || input === null) return undefined;
  if ('path' in input && typeof input.path === 'string') return input.path;
  return 'url' in input && typeof input.url === 'string' ? input.url : undefined;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function joined(parts: string[], options: ValueOptions): Parsed {
  return accepted(parts.length > 0 ? parts.join(separatorOf(options)) : null);
}
