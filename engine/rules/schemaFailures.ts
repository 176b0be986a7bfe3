import type { FieldFailure } from './checkRow.ts';
import type { RuledField } from './RuleType.ts';
import { requiredMessage } from './required.ts';

/** One objection of Ajv's, as far as it is used. */
export interface SchemaObjection {
  /** JSON pointer into the data. */
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  schemaPath: string;
  /** The schema the keyword stands in; its `message` is what the author wants said. */
  parentSchema?: { readonly message?: unknown };
}

/** A form's fields, and the columns of its sub-tables. */
export interface RuledForm {
  fields: readonly RuledField[];
  subTables: readonly { key: string; title: string; columns: readonly RuledField[] }[];
}

/** Say nothing of their own: what is inside them does. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'anyOf', 'oneOf']);

/**
 * What a schema objects to, in the words of the rules, each at its field: `qty`, or `items[2].qty` in the third row of a
 * sub-table. At most one a place, in the order of the form.
 */
export function failuresOf(objections: readonly SchemaObjection[], form: RuledForm): FieldFailure[] {
  const spoken = objections.filter((each) => !WRAPPERS.has(each.keyword) || isAlone(each, objections));
  // What one of several ways would ask says less than what is asked in any case.
  const told = spoken.toSorted((one, other) => Number(isOneWay(one)) - Number(isOneWay(other)));
  const failures = new Map<string, FieldFailure>();
  for (const objection of told) {
    const { key, field, rows, path } = placeOf(objection, form);
    const message = said(objection, objections) ?? sentence(objection, field, rows);
    const place = [key, ...path].join('/');
    if (!failures.has(place)) failures.set(place, { key, message, ...(path.length > 0 ? { path } : {}) });
  }
  const order = [...form.fields, ...form.subTables].map(({ key }) => key);
  const rank = (key: string) => order.indexOf(key.replace(/\[.*/, ''));
  return [...failures.values()].toSorted((one, other) => rank(one.key) - rank(other.key));
}

const isOneWay = ({ schemaPath }: SchemaObjection) => /\/(?:anyOf|oneOf)\//.test(schemaPath);

/** An `anyOf` none of whose branches says why: too many of a `oneOf` hold. */
function isAlone({ keyword, schemaPath }: SchemaObjection, all: readonly SchemaObjection[]): boolean {
  return keyword !== 'if' && !all.some((each) => each.schemaPath.startsWith(`${schemaPath}/`));
}

/** The author's own words: of the schema itself, or of the alternatives it is one of. */
function said(objection: SchemaObjection, all: readonly SchemaObjection[]): string | undefined {
  const around = all.filter(
    ({ keyword, schemaPath }) => WRAPPERS.has(keyword) && objection.schemaPath.startsWith(`${schemaPath}/`),
  );
  for (const { parentSchema } of [objection, ...around])
    if (typeof parentSchema?.message === 'string') return parentSchema.message;
  return undefined;
}

interface Place {
  key: string;
  field: RuledField | undefined;
  /** It is about the number of a sub-table's rows. */
  rows: boolean;
  /** Where inside a structure. */
  path: readonly string[];
}

function placeOf({ instancePath, params }: SchemaObjection, { fields, subTables }: RuledForm): Place {
  const missing = typeof params.missingProperty === 'string' ? [params.missingProperty] : [];
  const steps = [...instancePath.split('/').slice(1).map(unescaped), ...missing];
  const [name, row, cell] = steps;
  // What is asked of the whole is said at its beginning.
  if (name === undefined)
    return { key: fields[0]?.key ?? subTables[0]?.key ?? '', field: fields[0], rows: false, path: [] };
  const table = subTables.find(({ key }) => key === name);
  if (!table) {
    const field = fields.find(({ key }) => key === name);
    const path = field?.kind === 'json' ? steps.slice(1) : [];
    // What is inside a structure has a label of its own there.
    return { key: name, field: path.length > 0 ? undefined : field, rows: false, path };
  }
  if (row === undefined) return { key: name, field: { ...table, kind: 'json' }, rows: true, path: [] };
  const field = table.columns.find(({ key }) => key === cell) ?? table.columns[0];
  return { key: `${name}[${row}].${field?.key ?? cell ?? ''}`, field, rows: false, path: [] };
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

function sentence({ keyword, params }: SchemaObjection, field: RuledField | undefined, rows: boolean): string {
  const { limit } = params;
  if (keyword === 'required' || keyword === 'dependentRequired') {
    if (rows) return `请填写${field?.title}`;
    if (field === undefined) return '必填';
    return requiredMessage([], field);
  }
  if (keyword === 'minItems') return rows ? `最少填写${limit}行` : `最少选择${limit}项`;
  if (keyword === 'maxItems') return rows ? `最多填写${limit}行` : `最多选择${limit}项`;
  if (keyword === 'const') return `只能是“${params.allowedValue}”`;
  if (keyword === 'multipleOf') return `必须是${params.multipleOf}的倍数`;
  if (keyword === 'uniqueItems')
    return rows ? `第${Number(params.j) + 1}行与第${Number(params.i) + 1}行重复` : '不能重复';
  if (keyword === 'type') return kinds[String(params.type)] ?? '内容的类型不对';
  if (keyword === 'format') return formats[String(params.format)] ?? '格式不正确';
  return bounds[keyword]?.(limit) ?? simple[keyword] ?? '填写的内容不符合要求';
}

const bounds: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `最小长度${limit}位字符`,
  maxLength: (limit) => `最大长度${limit}位字符`,
  minimum: (limit) => `不能小于${limit}`,
  maximum: (limit) => `不能大于${limit}`,
  exclusiveMinimum: (limit) => `必须大于${limit}`,
  exclusiveMaximum: (limit) => `必须小于${limit}`,
};

const simple: Readonly<Record<string, string>> = {
  enum: '请选择给出的选项之一',
  pattern: '格式不正确',
};

const kinds: Readonly<Record<string, string>> = { number: '请输入数字', integer: '请输入整数' };

const formats: Readonly<Record<string, string>> = {
  date: '请输入正确的日期',
  'date-time': '请输入正确的日期时间',
  time: '请输入正确的时间',
  email: '邮箱格式不正确',
  uri: '请输入以http和https开头的网址',
};
