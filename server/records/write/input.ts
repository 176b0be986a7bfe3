import { snakeCase, systemFields } from '../../../engine/names.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { unknownCode } from '../../../engine/values/code.ts';
import { textOf } from '../../../engine/values/items.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import { isKept } from '../../../engine/values/secret.ts';
import type { Parsed, Value, ValueItem } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import { ParamError } from '../../http/errors.ts';
import type { Shape } from '../shape.ts';
import { cleanMarkup } from './cleanMarkup.ts';
import type { FieldProblem } from './refusals.ts';

/** Items of a dictionary by its code. */
export type DictionaryItems = (code: string) => readonly ValueItem[] | undefined;

/** What a request may write: canonical values by key, and what was wrong. */
export interface ReadBody {
  values: Record<string, Value>;
  problems: FieldProblem[];
}

/** Keys the server fills by itself; whatever a client says about them is passed over. */
const ownKeys: ReadonlySet<string> = new Set([
  ...systemFields.flatMap(({ key }) => [key, snakeCase(key)]),
  'tenantId',
  'tenant_id',
  'delFlag',
  'del_flag',
  'jeecg_row_key',
  'jeecg_submit_form_and_flow',
]);

/** Reads a flat record. Own keys, `…_dictText` and read-only fields are passed over, any other unknown key is a problem. */
export function readBody(body: unknown, shape: Shape, dictionary: DictionaryItems): ReadBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ParamError('body is no object');
  const fields = new Map(shape.fields.map((field) => [field.key, field]));
  const read: ReadBody = { values: {}, problems: [] };
  for (const [key, input] of Object.entries(body)) {
    const field = fields.get(key);
    // The server itself knows whether a record has children.
    if (field && field.key === shape.model.tree?.hasChild) continue;
    // The top is no record that could be chosen.
    const isTop = field !== undefined && field.key === shape.model.tree?.parent && input === shape.model.tree.root;
    if (isTop) {
      read.values[key] = input;
      continue;
    }
    if (field && passedOver(field, shape.model)) continue;
    if (field && isKept(field.kind, input)) continue;
    if (field) readField(field, input, dictionary, read);
    else if (!ownKeys.has(key) && !key.endsWith('_dictText')) {
      read.problems.push({ key, message: `未知字段：${key.slice(0, 60)}` });
    }
  }
  return read;
}

/** A state that is sent is the one the record has, or begins with: the way to another are its transitions. */
export function stateProblems(
  body: unknown,
  { model, fields }: Shape,
  old?: Readonly<Record<string, Value>>,
): FieldProblem[] {
  const { states } = model;
  const field = fields.find(({ key }) => key === states?.field);
  const sent = field && (body as Readonly<Record<string, unknown>>)[field.key];
  if (!states || !field || sent === undefined || (old === undefined && (sent === null || sent === ''))) return [];
  const kept = old === undefined ? states.initial : old[field.key];
  const options = 'options' in field.cell ? field.cell.options : undefined;
  // Files say a state by its text.
  const same = [kept, options?.find(({ value }) => value === kept)?.text].map((each) => String(each ?? ''));
  if (same.includes(String(sent ?? ''))) return [];
  const ways = states.transitions.map(({ title }) => `“${title}”`).join('、');
  const message =
    old === undefined
      ? `${field.title}从初始状态开始，之后用按钮改变：${ways}`
      : `${field.title}不能直接修改，请用按钮：${ways}`;
  return [{ key: field.key, message }];
}

const filling = new WeakMap<Model, ReadonlySet<string>>();

/** Read-only fields that a picker fills: what it brings back must be kept. */
function filledByPickers(model: Model): ReadonlySet<string> {
  const known =
    filling.get(model) ?? new Set(model.fields.flatMap(({ cell }) => ('destFields' in cell ? cell.destFields : [])));
  filling.set(model, known);
  return known;
}

/** Why what is sent of a field is passed over: nobody fills it in. */
export function passedOver(
  { cell, readOnly, key }: Field,
  model: Model,
): '是自动计算的' | '是只读的' | '只能用按钮改变' | undefined {
  if (cell.value !== undefined) return '是自动计算的';
  if (key === model.states?.field) return '只能用按钮改变';
  return readOnly && !filledByPickers(model).has(key) ? '是只读的' : undefined;
}

function readField(field: Field, input: unknown, dictionary: DictionaryItems, read: ReadBody): void {
  const items = field.dictCode === undefined ? undefined : dictionary(field.dictCode);
  const parsed = parseField(field, input, items);
  if (parsed.ok) read.values[field.key] = parsed.value;
  else read.problems.push({ key: field.key, message: `${field.title}：${parsed.reason}` });
}

function parseField({ cell, kind }: Field, input: unknown, items: readonly ValueItem[] | undefined): Parsed {
  if (kind === 'files') return parsePaths(input);
  const options = optionsOf(cell, items);
  const { html, tree } = cellTraits[cell.type];
  if (html) return cleaned(valueTypes[kind].parse(input, options));
  if (tree !== undefined) return parseNodes(input, items);
  return valueTypes[kind].parse(input, options);
}

/** Rich text is HTML wherever it comes from, and kept only as far as it may be shown. Markdown is kept as written. */
function cleaned(parsed: Parsed): Parsed {
  if (!parsed.ok || typeof parsed.value !== 'string') return parsed;
  return { ok: true, value: cleanMarkup(parsed.value) || null };
}

/** Nodes of a tree must be there; elsewhere a reference may name what was removed. */
function parseNodes(input: unknown, items: readonly ValueItem[] | undefined): Parsed {
  const parsed = valueTypes.reference.parse(input);
  if (!parsed.ok || parsed.value === null || !items) return parsed;
  const stray = String(parsed.value)
    .split(',')
    .find((part) => textOf(items, part) === undefined);
  return stray === undefined ? parsed : { ok: false, reason: unknownCode(stray) };
}

/** Letters, digits and little else, no way up; or an address elsewhere. */
const PATH = /^(?:https?:\/\/[^\s,"'<>\\]+|[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*\.[a-z0-9]{1,8})$/u;

function parsePaths(input: unknown): Parsed {
  const parsed = valueTypes.files.parse(input);
  if (!parsed.ok || parsed.value === null) return parsed;
  const paths = String(parsed.value).split(',');
  return paths.every((path) => PATH.test(path)) ? parsed : { ok: false, reason: '文件路径不正确' };
}

/** Declared values of fields that were not sent; templates are the form's business. */
export function withDefaults(values: Readonly<Record<string, Value>>, shape: Shape): Record<string, Value> {
  const filled: Record<string, Value> = { ...values };
  for (const field of shape.model.fields) {
    const declared = field.cell.defaultValue;
    if (declared === undefined || field.key in filled || /[{]{2}|[#$][{]/.test(String(declared))) continue;
    const parsed = valueTypes[field.kind].parse(declared, optionsOf(field.cell));
    if (parsed.ok) filled[field.key] = parsed.value;
  }
  return filled;
}

/** What the column's type cannot keep; the database would refuse it without naming the field. */
export function storeProblems(values: Readonly<Record<string, Value>>, shape: Shape): FieldProblem[] {
  return shape.model.fields.flatMap((field) => {
    const reason = storeProblem(field, values[field.key]);
    return reason ? [{ key: field.key, message: `${field.title}${reason}` }] : [];
  });
}

function storeProblem({ store }: Field, value: Value | undefined): string | undefined {
  // What stands in a table of links has no column to fit into.
  if (value === null || value === undefined || store.links !== undefined) return undefined;
  const text = typeof value === 'string' ? value : String(value);
  if (store.type === 'varchar' && store.length !== undefined && [...text].length > store.length) {
    return `不能超过${store.length}个字符`;
  }
  return store.type === 'integer' || store.type === 'bigint' ? integerProblem(store.type, value) : undefined;
}

function integerProblem(type: 'integer' | 'bigint', value: Value): string | undefined {
  if (!/^-?\d{1,19}$/.test(String(value))) return Number.isInteger(value) ? '超出范围' : '必须是整数';
  const [digits, largest] = [BigInt(String(value)), type === 'integer' ? 2n ** 31n : 2n ** 63n];
  return digits < largest && digits >= -largest ? undefined : '超出范围';
}
