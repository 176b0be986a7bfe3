import type { PickerFile, ReportFile, ReportParam, ScreenFile } from '../../../schemas/generated/types.ts';
import { isMemberName } from '../../names.ts';
import { nearest } from '../../nearest.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { paramKind } from '../../plan/queryItems.ts';
import { sentences } from '../../problems.ts';
import { dayNames, dayRange, periodNames } from '../../queries/periods.ts';
import { presetValue, sessionPresets } from '../../queries/presets.ts';
import type { Sentence } from '../../sentence.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../checkDefault.ts';
import type { CheckWorld, FileCheck } from './Check.ts';
import { checkChoice } from './choices.ts';
import { modelOf } from './columnSites.ts';

/** A form's own schema names only values its model's fields may hold. */
export const checkSchemaChoices: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const model = modelOf(world, value);
  if (model === undefined || !('form' in value) || value.form === undefined) return;
  const shared = typeof value.form === 'string' ? world.files.forms.get(value.form) : undefined;
  const layout = typeof value.form === 'string' ? shared?.value : value.form;
  const scope = world.scopeOf(model);
  for (const [key, property] of Object.entries(layout?.schema?.properties ?? {})) {
    const [choices, kind] = [scope.choices(key), scope.kinds.get(key)];
    if (choices === undefined || kind === undefined) continue;
    const path = [...(shared === undefined ? ['form'] : []), 'schema', 'properties', key, 'enum'];
    for (const [index, each] of (property.enum ?? []).entries())
      checkChoice(choices, kind, String(each), (code, sentence) =>
        tell(shared?.document ?? document, code, sentence, [...path, index]),
      );
  }
};

/** What a report starts with are values its parameters take. */
export const checkParams: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  for (const [index, param] of (value.params ?? []).entries()) {
    if (isMemberName(param.key))
      tell(document, 'reserved-name', sentences['reserved-name'](param.key), ['params', index, 'key']);
    const { defaultValue } = param;
    if (defaultValue === undefined) continue;
    const kind = paramKind(param.type);
    const at = ['params', index, 'defaultValue'];
    const listed = notListed(param, kind, defaultValue);
    if (listed !== undefined) tell(document, 'not-in-list', listed, at);
    if (listed !== undefined || param.type === 'period' || sessionPresets.includes(String(defaultValue))) continue;
    const given = presetValue(defaultValue, kind, ANYBODY);
    const wanted = plainKinds[kind];
    if (wanted !== undefined && !valueTypes[kind].parse(given).ok)
      tell(document, 'wrong-type', sentences['wrong-type'](`“${defaultValue}”`, wanted), at);
    checkChoice(paramChoices(world, param), kind, String(given), (code, sentence) =>
      tell(document, code, sentence, at),
    );
  }
};

/** Any day will do to see whether a day has a name. */
const ANYBODY = { today: '2000-01-01', username: '', orgCode: '' };

/** A default of a closed set that is none of it: a period, a day by its name, a value of the session. */
function notListed({ type }: ReportParam, kind: ValueKind, written: string | number): Sentence | undefined {
  const found = String(written);
  const isName = /^[a-zA-Z]\w*$/.test(found);
  if (type === 'period') {
    if (dayRange(found, ANYBODY.today) !== undefined) return undefined;
    return sentences['not-in-list'](
      `"${found}"`,
      [...periodNames, '2026-01-01,2026-01-31'],
      nearest(found, periodNames),
    );
  }
  if (kind === 'date' || kind === 'datetime') {
    if (!isName || dayNames.includes(found)) return undefined;
    return sentences['not-in-list'](`"${found}"`, dayNames, nearest(found, dayNames));
  }
  const placed = /[#$]\{|\{\{/.test(found) && !sessionPresets.includes(found);
  return placed ? sentences['not-in-list'](`"${found}"`, sessionPresets, nearest(found, sessionPresets)) : undefined;
}

const paramChoices = (world: CheckWorld, param: ReportParam) =>
  param.type === 'period' ? undefined : world.choicesOf({ ...param, type: param.type }, paramKind(param.type));

/** What a picker hands to its report are values its parameters take. */
export const checkHanded: FileCheck<PickerFile> = ({ value, document }, world, tell) => {
  if (value.type !== 'popup') return;
  const declared = world.files.reports.get(value.report)?.value.params ?? [];
  for (const [key, given] of Object.entries(value.params ?? {})) {
    const param = declared.find((each) => each.key === key);
    if (param === undefined) continue;
    const kind = paramKind(param.type);
    checkChoice(paramChoices(world, param), kind, String(given), (code, sentence) =>
      tell(document, code, sentence, ['params', key]),
    );
  }
};
