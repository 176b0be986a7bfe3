import { cellKinds } from '../../../schemas/generated/language.ts';
import type { PickerFile, ReportFile, ScreenFile } from '../../../schemas/generated/types.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { isMemberName } from '../../names.ts';
import { sentences } from '../../problems.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../checkDefault.ts';
import type { FileCheck } from './Check.ts';
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
    if (param.defaultValue === undefined || readDefault(param.defaultValue).kind !== 'literal') continue;
    const kind = cellKinds[param.type];
    const at = ['params', index, 'defaultValue'];
    const given = String(param.defaultValue);
    const wanted = plainKinds[kind];
    if (wanted !== undefined && !valueTypes[kind].parse(param.defaultValue).ok)
      tell(document, 'wrong-type', sentences['wrong-type'](`“${given}”`, wanted), at);
    checkChoice(world.choicesOf(param, kind), kind, given, (code, sentence) => tell(document, code, sentence, at));
  }
};

/** What a picker hands to its report are values its parameters take. */
export const checkHanded: FileCheck<PickerFile> = ({ value, document }, world, tell) => {
  if (value.type !== 'popup') return;
  const declared = world.files.reports.get(value.report)?.value.params ?? [];
  for (const [key, given] of Object.entries(value.params ?? {})) {
    const param = declared.find((each) => each.key === key);
    if (param === undefined) continue;
    const kind = cellKinds[param.type];
    checkChoice(world.choicesOf(param, kind), kind, String(given), (code, sentence) =>
      tell(document, code, sentence, ['params', key]),
    );
  }
};
