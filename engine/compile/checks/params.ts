import { cellKinds } from '../../../schemas/generated/language.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { sentences } from '../../problems.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import type { WorldCheck } from './Check.ts';
import { checkChoice } from './choices.ts';
import { plainKinds } from './plainKinds.ts';

/** What a report starts with, and what a picker hands it, are values its parameters take. */
export const checkParams: WorldCheck = (world, tell) => {
  for (const { value, document } of world.files.reports.values()) {
    for (const [index, param] of (value.params ?? []).entries()) {
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
