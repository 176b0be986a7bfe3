import { compareUnits, defineValueType, plainText } from './empty.ts';
import type { Parsed, ValueOptions } from './ValueType.ts';
import { accepted, refused } from './ValueType.ts';

const ON = new Set(['y', 'yes', 'true', 't', '1', 'on', '是', '√', '对', '有']);
const OFF = new Set(['n', 'no', 'false', 'f', '0', 'off', '否', '×', '错', '无']);

/** On or off, kept as the column's pair of texts (`Y` and `N`), shown as 是 and 否. */
export const flag = defineValueType({
  parse: (input, options) => {
    if (typeof input === 'boolean') return accepted(pair(options)[input ? 0 : 1]);
    if (typeof input === 'number' || typeof input === 'string') return read(String(input), options);
    return refused('请输入是或否');
  },
  format: (value, options) => shown(plainText(value), options),
  compare: (left, right) => compareUnits(plainText(left), plainText(right)),
  toText: (value, options) => {
    const kept = plainText(value);
    const text = shown(kept, options);
    const back = read(text, options);
    return back.ok && back.value === kept ? text : kept;
  },
  fromText: read,
});

function pair(options: ValueOptions): readonly [string, string] {
  return options.customValue ?? ['Y', 'N'];
}

function shown(value: string, options: ValueOptions): string {
  const named = options.items?.find((item) => item.value === value)?.text;
  if (named !== undefined) return named;
  const [on, off] = pair(options);
  return value === on ? '是' : value === off ? '否' : value;
}

/** The pair's own texts come first, so a pair such as `0`/`1` for on/off keeps its meaning. */
function read(text: string, options: ValueOptions): Parsed {
  const [on, off] = pair(options);
  if (text === on || text === off) return accepted(text);
  const word = text.trim().toLowerCase();
  if (word === '') return accepted(null);
  const named = options.items?.find((item) => item.text === text.trim())?.value;
  if (named === on || named === off) return accepted(named);
  if (ON.has(word)) return accepted(on);
  if (OFF.has(word)) return accepted(off);
  return refused(`请输入是或否：${text.slice(0, 30)}`);
}
