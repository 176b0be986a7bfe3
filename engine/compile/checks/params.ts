import { cellKinds } from '../../../schemas/generated/language.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { isMemberName } from '../../names.ts';
import { sentences } from '../../problems.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../checkDefault.ts';
import type { WorldCheck } from './Check.ts';
import { checkChoice } from './choices.ts';
import { modelOf } from './columnSites.ts';

/** A form's own schema names only values its model's fields may hold. */
export const checkSchemaChoices: WorldCheck = (world, tell) => {
  for (const { value, document } of world.files.screens.values()) {
    const model = modelOf(world, value);
    if (model === undefined || !('form' in value) || value.form === undefined) continue;
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
  }
};

/** What a report starts with, and what a picker hands it, are values its parameters take. */
export const checkParams: WorldCheck = (world, tell) => {
  for (const { value, document } of world.files.reports.values()) {
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
  }
  for (const { value, document } of world.files.pickers.values()) {
    if (value.type !== 'popup') continue;
    const declared = world.files.reports.get(value.report)?.value.params ?? [];
    for (const [key, given] of Object.entries(value.params ?? {})) {
      const param = declared.find((each) => each.key === key);
      if (param === undefined) continue;
      const kind = cellKinds[param.type];
      checkChoice(world.choicesOf(param, kind), kind, String(given), (code, sentence) =>
        tell(document, code, sentence, ['params', key]),
      );
    }
  }
};
