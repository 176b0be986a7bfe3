import type { Action, PickerFile } from '../../../schemas/generated/types.ts';
import { placeIn, placeNames, readDefault } from '../../lists/defaultValue.ts';
import { placed } from '../../lists/newRow.ts';
import type { Dictionary, Field, Model } from '../../plan/compiled.ts';
import type { PlanAction, ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { checkValue } from '../../rules/checkValue.ts';
import { optionsOf } from '../../values/optionsOf.ts';
import type { Parsed } from '../../values/ValueType.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { checkChoice, choicesFinder } from '../checks/choices.ts';
import { aboveWhole, isShare } from '../checks/data/shares.ts';
import { NOW, SOMEBODY } from '../defaults/checkDefault.ts';
import { keptInstead } from '../defaults/identities.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';

/** What a row action that changes its row is checked against. */
interface SetWorld {
  linker: Linker;
  document: Document;
  model: Model;
  dictionaries: ReadonlyMap<string, Dictionary>;
  pickers: ReadonlyMap<string, PickerFile>;
}

/** The values a row action gives its row, as the table keeps them, `#{…}` as written: the server knows who asks. What is none of its field is told by `checkSet`. */
export function valuesSet(set: NonNullable<Action['set']>, { fields }: Model): NonNullable<PlanAction['set']> {
  const values: NonNullable<PlanAction['set']> = {};
  for (const field of fields) {
    if (!Object.hasOwn(set, field.key)) continue;
    const written = set[field.key];
    const parsed = read(field, placed(written, SOMEBODY));
    if (parsed.ok && typeof written === 'string' && placeIn(written) !== undefined) values[field.key] = written;
    else if (parsed.ok && (typeof parsed.value !== 'object' || parsed.value === null)) values[field.key] = parsed.value;
  }
  return values;
}

const read = ({ kind, cell }: Field, value: unknown): Parsed => valueTypes[kind].parse(value, optionsOf(cell));

/** A change is a row action by itself, of fields of the model, to values that they can hold. */
export function checkSet(
  { linker, document, model, dictionaries, pickers }: SetWorld,
  { code, title, path, method, send, prompt, select, when, set = {} }: Action,
  { place, builtIn }: { place: 'toolbar' | 'rowActions'; builtIn: boolean },
  at: Path,
): void {
  const calls = [path, method, send, prompt, select].some((part) => part !== undefined);
  if (builtIn) {
    const message = `"${code}" 是内置动作的代号，它做它自己的事，不能另写 set`;
    const fix = '请换一个 code，如动词加字段名';
    linker.report(document, 'action-set', { ...sentences['action-set'](), message, found: code, fix }, [...at, 'code']);
  } else if (calls || place === 'toolbar' || title === undefined)
    linker.report(document, 'action-set', sentences['action-set'](), [...at, 'set']);
  const choicesOf = choicesFinder(dictionaries);
  const fields = new Map(model.fields.map((field) => [field.key, field]));
  for (const [key, value] of Object.entries(set)) {
    const where = [...at, 'set', key];
    const field = linker.reference(document, '字段', key, fields, where);
    if (!field) continue;
    const choices = field.cell.value === undefined ? choicesOf(field.cell, field.kind) : undefined;
    const before = linker.problems.length;
    if (choices !== undefined && (typeof value === 'string' || typeof value === 'number'))
      checkChoice(choices, field.kind, String(value), (code, sentence) =>
        linker.report(document, code, sentence, where),
      );
    if (linker.problems.length > before) continue;
    if (Object.keys(set).length === 1 && when?.field === key && when.in.includes(String(value)))
      linker.report(document, 'set-nothing', sentences['set-nothing'](field.title, JSON.stringify(value)), where);
    const { reason, preset } = whyNot(field, value, pickers) ?? {};
    const share = reason === undefined && isShare(field.cell) ? aboveWhole('set 的值', Number(value)) : undefined;
    if (share !== undefined) linker.report(document, 'percent-scale', share, where);
    if (reason === undefined) continue;
    const sentence = sentences['set-value'](field.title, JSON.stringify(value), reason, preset);
    linker.report(document, 'set-value', sentence, where);
  }
}

const PLACES = placeNames.map((name) => `#{${name}}`).join('、');

const MOMENTS: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);
const nowOf: ReadonlyMap<ValueKind, string> = new Map([
  ['date', '#{date}'],
  ['time', '#{time}'],
  ['datetime', '#{datetime}'],
]);

/** Why the field cannot be given what is written, and the preset that was meant. */
function whyNot(
  field: Field,
  value: unknown,
  pickers: SetWorld['pickers'],
): { reason: string | undefined; preset?: string | undefined } | undefined {
  const place = placeIn(value);
  if (place === undefined) {
    const marked = typeof value === 'string' && readDefault(value).kind !== 'literal';
    const reason = marked ? `这里只能写值本身，或单独一个 ${PLACES}` : refusalOf(field, read(field, value));
    return { reason, preset: reason === undefined ? undefined : NOW[`${field.kind} ${value}`] };
  }
  const reason = refusalOf({ ...field, rules: [] }, read(field, placed(value, SOMEBODY)));
  if (reason === undefined) return keptInstead(field.cell, `#{${place}}`, (id) => pickers.get(id));
  return { reason, preset: MOMENTS.has(place) ? nowOf.get(field.kind) : undefined };
}

/** Why the field cannot be given the value; what hangs on the rest of the row is seen when it is done. */
function refusalOf(field: Field, parsed: Parsed): string | undefined {
  if (field.cell.value !== undefined) return '它由表达式算出';
  if (field.kind === 'secret') return '它是密码';
  if (!parsed.ok) return parsed.reason;
  if (parsed.value === null) return field.required ? '它必填，不能清空' : undefined;
  const rules = field.rules.filter(({ rule }) => rule !== 'expression' && rule !== 'checkRule');
  return checkValue(rules, parsed.value, { ...field, row: {} })?.message;
}
