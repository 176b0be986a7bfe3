import type { DataSchema } from '../../../schemas/generated/types.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { likeliest } from '../../nearest.ts';
import { type ProblemCode, sentences } from '../../problems.ts';
import { isSafeRegex } from '../../regex/regex.ts';
import type { Sentence } from '../../sentence.ts';
import type { Path, PlaceInValue } from '../places.ts';

type Told = (code: ProblemCode, sentence: Sentence, path: Path, at?: PlaceInValue) => void;
type Plain = string | number | boolean;

const bounds = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

/** Keywords by the types they say something of. */
const ABOUT = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
} as const satisfies Partial<Record<NonNullable<DataSchema['type']>, readonly (keyof DataSchema)[]>>;

const TYPES: Readonly<Record<NonNullable<DataSchema['type']>, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  array: '数组',
  object: '对象',
};

/** What one value cannot be all at once. */
export function contradictions(schema: DataSchema, tell: Told): void {
  for (const [low, high] of bounds) {
    const [least, most] = [schema[low], schema[high]];
    if (least === undefined || most === undefined) continue;
    const apart = low.startsWith('exclusive') || high.startsWith('exclusive');
    if (least > most || (apart && least === most))
      tell('empty-range', sentences['empty-range'](`${low} ${least}`, `${high} ${most}`), [low]);
  }
  const { type, uniqueItems, minItems = 0, items } = schema;
  const most = items?.enum?.length;
  if (uniqueItems === true && most !== undefined && minItems > most)
    tell('empty-range', sentences['empty-range'](`minItems ${minItems}`, `各不相同的 ${most} 项`), ['minItems']);
  if (type !== undefined) unsaid(type, schema, tell);
  for (const [value, path] of writtenIn(schema)) {
    const found = typeof value === 'string' ? '文字' : typeof value === 'number' ? '数字' : 'true 或 false';
    if (type !== undefined && !isOf(type, value)) tell('wrong-type', sentences['wrong-type'](found, TYPES[type]), path);
    else {
      const reason = refusedBy(schema, value);
      if (reason !== undefined) tell('form-schema', neverChosen(value, reason), path);
    }
  }
  if (schema.default !== undefined) wrongDefault(schema, schema.default, tell);
}

/** Values that are asked of a property somewhere else are among those it has. */
export function strangers(key: string, asked: DataSchema, own: DataSchema, tell: Told): void {
  if (own.items?.enum !== undefined && asked.items !== undefined) {
    strangers(key, asked.items, own.items, (code, sentence, path) => tell(code, sentence, ['items', ...path]));
    return;
  }
  if (own.enum === undefined) return;
  const known = own.enum.map(String);
  for (const [value, path] of writtenIn(asked)) {
    const found = String(value);
    if (known.includes(found)) continue;
    tell(
      'unknown-choice',
      sentences['unknown-choice'](`"${key}" 的 enum `, found, known, likeliest(found, known)),
      path,
    );
  }
}

function writtenIn(schema: DataSchema): [Plain, Path][] {
  const all = (schema.enum ?? []).map((value, index): [Plain, Path] => [value, ['enum', index]]);
  return schema.const === undefined ? all : [...all, [schema.const, ['const']]];
}

/** Keywords that say nothing of values of the type. */
function unsaid(type: NonNullable<DataSchema['type']>, schema: DataSchema, tell: Told): void {
  for (const [about, keys] of Object.entries(ABOUT)) {
    if (about === type || (about === 'number' && type === 'integer')) continue;
    for (const key of keys)
      if (schema[key] !== undefined) tell('rule-kind', sentences['rule-kind'](key, TYPES[type]), [key], 'key');
  }
}

function isOf(type: NonNullable<DataSchema['type']>, value: Plain): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' || type === 'string' || type === 'boolean' ? typeof value === type : true;
}

/** Which demand of the schema a value does not meet. */
function refusedBy(schema: DataSchema, value: Plain): string | undefined {
  if (typeof value === 'number') {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    if (minimum !== undefined && value < minimum) return `小于 minimum ${minimum}`;
    if (maximum !== undefined && value > maximum) return `大于 maximum ${maximum}`;
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
      return `不大于 exclusiveMinimum ${exclusiveMinimum}`;
    return exclusiveMaximum !== undefined && value >= exclusiveMaximum
      ? `不小于 exclusiveMaximum ${exclusiveMaximum}`
      : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const { minLength, maxLength, pattern } = schema;
  const { length } = [...value];
  if (minLength !== undefined && length < minLength) return `不到 minLength ${minLength} 个字`;
  if (maxLength !== undefined && length > maxLength) return `超过 maxLength ${maxLength} 个字`;
  // A pattern with a mistake of its own is told where it stands.
  const isAsked = pattern !== undefined && isSafeRegex(pattern).ok;
  return isAsked && !new RegExp(pattern, 'u').test(value) ? `不符合 pattern ${pattern}` : undefined;
}

const neverChosen = (value: Plain, reason: string): Sentence => ({
  ...sentences['form-schema'](`${JSON.stringify(value)} ${reason}，选了它也通不过`),
  found: String(value),
  expected: '符合同一处要求的值',
  fix: '请改换这个值，或放宽要求',
});

/** What a form begins with passes the schema, as far as it is written out. */
function wrongDefault(schema: DataSchema, written: string | number, tell: Told): void {
  const { type, items } = schema;
  if (type === 'boolean' || type === 'object' || written === '' || readDefault(written).kind !== 'literal') return;
  const refuse = (found: string, reason: string, near?: string) =>
    tell('default-refused', sentences['default-refused'](found, reason, near), ['default']);
  const among = (found: string, known: readonly Plain[]) => {
    const words = known.map(String);
    if (!words.includes(found)) refuse(found, `enum 里没有 "${found}"`, likeliest(found, words));
  };
  if (type === 'array') {
    if (items?.enum !== undefined) for (const part of String(written).split(',')) among(part, items.enum);
    return;
  }
  const numeric = type === 'number' || type === 'integer';
  if (numeric && !(type === 'integer' ? Number.isInteger : Number.isFinite)(Number(written))) {
    refuse(String(written), `不是${TYPES[type]}`);
    return;
  }
  const reason = refusedBy(schema, numeric ? Number(written) : String(written));
  if (schema.enum !== undefined) among(String(written), schema.enum);
  else if (reason !== undefined) refuse(String(written), reason);
}
