import type { Rule } from '../../../schemas/generated/types.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { sentences } from '../../problems.ts';
import { checkValue } from '../../rules/checkValue.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../checkDefault.ts';
import type { ColumnCheck, ColumnSite, QueryCheck } from './Check.ts';
import { checkChoice } from './choices.ts';

/** A default that is written out is one of the choices and passes the column's own rules. */
export const checkDefaults: ColumnCheck = {
  keys: ['defaultValue'],
  check: (site, tell) => {
    const { own, column, kind, choices } = site;
    const written = own.defaultValue;
    if (written === undefined) return;
    const read = readDefault(written);
    if (read.kind !== 'literal') return;
    const at = ['defaultValue'];
    const text = String(read.value);
    if (choices !== undefined) return checkChoice(choices, kind, text, (code, sentence) => tell(code, sentence, at));
    const parsed = valueTypes[kind].parse(read.value);
    // A literal of another kind is told where it is read.
    if (!parsed.ok) return;
    const { key, title = key } = column;
    const failed = checkValue(rulesOf(site), parsed.value, { key, title, kind, row: {} });
    if (failed) tell('default-refused', sentences['default-refused'](text, failed.message), at);
    else if (kind === 'number' && column.format === 'percent' && Math.abs(Number(read.value)) > 1)
      tell('percent-scale', sentences['percent-scale']('默认值', Number(read.value)), at);
  },
};

/** Rules that stand by themselves: what asks for other values or the server has no answer here. */
function rulesOf({ column, field }: ColumnSite): Rule[] {
  const own = (column.validateRules ?? []).filter((rule): rule is Rule => typeof rule === 'object');
  return [...own, ...(field?.rules ?? [])].filter(({ rule }) => rule !== 'required' && rule !== 'expression');
}

/** What a query begins with is a value that can be found. */
export const checkQueryDefault: QueryCheck = ({ own, kind, choices }, tell) => {
  if (own.defaultValue === undefined) return;
  const text = String(own.defaultValue);
  if (readDefault(own.defaultValue).kind !== 'literal') return;
  const at = ['defaultValue'];
  if (choices !== undefined) return checkChoice(choices, 'codes', text, (code, sentence) => tell(code, sentence, at));
  const wanted = plainKinds[kind];
  // A range is two values with a comma between them.
  const refused = text.split(',').some((part) => part.trim() !== '' && !valueTypes[kind].parse(part.trim()).ok);
  if (wanted !== undefined && refused) tell('wrong-type', sentences['wrong-type'](`“${text}”`, wanted), at);
};
