import type {
  DataSchema,
  OptionItem,
  PickerFile,
  ReportFile,
  ReportParam,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import { isMemberName } from '../../names.ts';
import { likeliest } from '../../nearest.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { paramKind } from '../../plan/queryItems.ts';
import { sentences } from '../../problems.ts';
import { dayNames, dayRange, periodNames } from '../../queries/periods.ts';
import { presetValue, sessionPresets } from '../../queries/presets.ts';
import type { Sentence } from '../../sentence.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../defaults/checkDefault.ts';
import type { Path } from '../places.ts';
import type { CheckWorld, ColumnScope, FileCheck, Tell } from './Check.ts';
import { checkChoice } from './choices.ts';
import { modelOf } from './columnSites.ts';
import { checkOptions } from './data/dictionaries.ts';

/** A form's own schema names only values its model's fields may hold. */
export const checkSchemaChoices: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const model = modelOf(world, value);
  if (model === undefined || !('form' in value) || value.form === undefined) return;
  const shared = typeof value.form === 'string' ? world.files.forms.get(value.form) : undefined;
  const layout = typeof value.form === 'string' ? shared?.value : value.form;
  const scope = world.scopeOf(model);
  const here: Tell = (...told) => tell(shared?.document ?? document, ...told);
  if (layout?.schema !== undefined)
    checkPart(layout.schema, scope, [...(shared === undefined ? ['form'] : []), 'schema'], here);
};

/** The properties of an object, and the demands on them under conditions: those are held against the object's own. */
function checkPart(schema: DataSchema, scope: ColumnScope, path: Path, tell: Tell, whole?: DataSchema): void {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const [choices, kind] = [scope.choices(key), scope.kinds.get(key)];
    // A switch is true or false in a schema.
    if (choices === undefined || kind === undefined || kind === 'flag') continue;
    const own = whole?.properties?.[key];
    if (own?.enum !== undefined || own?.items?.enum !== undefined) continue;
    const at = [...path, 'properties', key];
    const known = property.type === 'array' ? property.items?.enum : property.enum;
    const below = property.type === 'array' ? ['items', 'enum'] : ['enum'];
    for (const [index, each] of (known ?? []).entries())
      checkChoice(choices, kind, String(each), (code, sentence) => tell(code, sentence, [...at, ...below, index]));
    if (property.const !== undefined)
      checkChoice(choices, kind, String(property.const), (code, sentence) => tell(code, sentence, [...at, 'const']));
  }
  for (const key of ['if', 'then', 'else', 'not'] as const) {
    const part = schema[key];
    if (part !== undefined) checkPart(part, scope, [...path, key], tell, whole ?? schema);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, part] of (schema[key] ?? []).entries())
      checkPart(part, scope, [...path, key, index], tell, whole ?? schema);
}

/** What a report starts with are values its parameters take. */
export const checkParams: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  for (const [index, param] of (value.params ?? []).entries()) {
    if (isMemberName(param.key))
      tell(document, 'reserved-name', sentences['reserved-name'](param.key), ['params', index, 'key']);
    const { defaultValue, options } = param as ReportParam & { options?: readonly OptionItem[] };
    if (options !== undefined)
      checkOptions(options, (code, sentence, path) =>
        tell(document, code, sentence, ['params', index, 'options', ...path]),
      );
    if (defaultValue === undefined) continue;
    const at = ['params', index, 'defaultValue'];
    const listed = notListed(param, paramKind(param.type), defaultValue);
    if (listed !== undefined) tell(document, 'not-in-list', listed, at);
    if (listed !== undefined || param.type === 'period' || sessionPresets.includes(String(defaultValue))) continue;
    const given = presetValue(defaultValue, paramKind(param.type), ANYBODY);
    checkGiven(world, param, { given, written: defaultValue }, (...told) => tell(document, ...told), at);
  }
};

/** A value is of the parameter's kind, and one of its choices. */
function checkGiven(
  world: CheckWorld,
  param: ReportParam,
  { given, written }: Record<'given' | 'written', string | number>,
  tell: Tell,
  at: Path,
): void {
  const kind = paramKind(param.type);
  const wanted = plainKinds[kind];
  if (wanted !== undefined && !valueTypes[kind].parse(given).ok)
    tell('wrong-type', sentences['wrong-type'](`“${written}”`, wanted), at);
  checkChoice(paramChoices(world, param), kind, String(given), (code, sentence) => tell(code, sentence, at));
}

/** Any day will do to see whether a day has a name. */
const ANYBODY = { today: '2000-01-01', username: '', orgCode: '' };

/** A default of a closed set that is none of it: a period, a day by its name, a value of the session. */
function notListed({ type }: ReportParam, kind: ValueKind, written: string | number): Sentence | undefined {
  const found = String(written);
  const isName = /^[a-zA-Z]\w*$/.test(found);
  if (type === 'period') {
    return dayRange(found, ANYBODY.today) === undefined ? notPeriod(found) : undefined;
  }
  if (kind === 'date' || kind === 'datetime') {
    if (!isName || dayNames.includes(found)) return undefined;
    return sentences['not-in-list'](`"${found}"`, dayNames, likeliest(found, dayNames));
  }
  const placed = /[#$]\{|\{\{/.test(found) && !sessionPresets.includes(found);
  return placed ? sentences['not-in-list'](`"${found}"`, sessionPresets, likeliest(found, sessionPresets)) : undefined;
}

const notPeriod = (found: string): Sentence =>
  sentences['not-in-list'](`"${found}"`, [...periodNames, '2026-01-01,2026-01-31'], likeliest(found, periodNames));

/** Values a parameter takes, where they are declared. */
export const paramChoices = (world: CheckWorld, param: ReportParam) =>
  param.type === 'period' ? undefined : world.choicesOf({ ...param, type: param.type }, paramKind(param.type));

/** What a picker hands to its report are values its parameters take. */
export const checkHanded: FileCheck<PickerFile> = ({ value, document }, world, tell) => {
  if (value.type !== 'popup') return;
  const declared = world.files.reports.get(value.report)?.value.params ?? [];
  for (const [key, given] of Object.entries(value.params ?? {})) {
    const param = declared.find((each) => each.key === key);
    if (param === undefined) continue;
    const at = ['params', key];
    if (param.type !== 'period')
      checkGiven(world, param, { given, written: given }, (...told) => tell(document, ...told), at);
    else if (dayRange(String(given), ANYBODY.today) === undefined)
      tell(document, 'not-in-list', notPeriod(String(given)), at);
  }
};
