import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Rule } from '../../../schemas/generated/types.ts';
import { type DefaultPart, placeNames, readDefault } from '../../lists/defaultValue.ts';
import { sentences } from '../../problems.ts';
import { checkValue } from '../../rules/checkValue.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../defaults/checkDefault.ts';
import { keptInstead } from '../defaults/identities.ts';
import type { CheckWorld, ColumnCheck, ColumnSite, QueryCheck, Tell } from './Check.ts';
import { checkChoice } from './choices.ts';

/** A default that is written out is one of the choices and passes the column's own rules. */
export const checkDefaults: ColumnCheck = {
  keys: ['defaultValue'],
  check: (site, tell, world) => {
    const { own, column, kind, choices } = site;
    const written = own.defaultValue;
    if (written === undefined) return;
    const read = readDefault(written);
    if (read.kind === 'parts') checkIdentity(site, read.parts, tell, world);
    if (read.kind !== 'literal') return;
    const at = ['defaultValue'];
    const text = String(read.value);
    if (choices !== undefined) {
      checkChoice(choices, kind, text, (code, sentence) => tell(code, sentence, at));
      // Where nobody chooses, as in a field of states, nobody misses the choice.
      if (column.disabled === true) return;
      const retired = (kind === 'codes' ? text.split(',') : [text]).find((each) => choices.disabled().has(each));
      if (retired !== undefined)
        tell('default-refused', sentences['default-refused'](retired, '这一项已停用，不能再选'), at);
      return;
    }
    const missed = kind === 'area' ? missedArea(text, column.displayLevel) : undefined;
    if (missed !== undefined) tell('default-refused', sentences['default-refused'](text, missed), at);
    const parsed = valueTypes[kind].parse(read.value);
    // A literal of another kind is told where it is read.
    if (!parsed.ok) return;
    const { key, title = key } = column;
    const failed = checkValue(rulesOf(site), parsed.value, { key, title, kind, row: {} });
    const { most } = cellTraits[column.type];
    if (most !== undefined && (Number(read.value) < 0 || Number(read.value) > most))
      tell('default-refused', sentences['default-refused'](text, `这里的值在 0 到 ${most} 之间`), at);
    else if (failed) tell('default-refused', sentences['default-refused'](text, failed.message), at);
    else if (kind === 'number' && column.format === 'percent' && Math.abs(Number(read.value)) > 1)
      tell('percent-scale', sentences['percent-scale']('默认值', Number(read.value)), at);
  },
};

/** How deep each level of areas lies. */
const DEPTHS: Readonly<Record<string, number>> = { province: 1, city: 2, region: 3 };
const AREAS = ['省', '市', '区县'];
/** Provinces without cities, and cities without districts, stand for what would be below them. */
const UNDIVIDED = /^(?:[78]|4419|4420|4604|6202|..90)/;

/** Why an area cannot be chosen at a level; which areas there are is not known here. */
function missedArea(text: string, level = 'region'): string | undefined {
  if (!/^\d{6}$/.test(text)) return '地区要写最末一级的六位代码，如 330106';
  const depth = text.endsWith('0000') ? 1 : text.endsWith('00') ? 2 : 3;
  const wanted = DEPTHS[level];
  if (wanted === undefined || depth === wanted || UNDIVIDED.test(text)) return undefined;
  return `它是${AREAS[depth - 1]}，这里要选到${AREAS[wanted - 1]}`;
}

const OF_USER: ReadonlyMap<string, string> = new Map([
  ['user.username', '#{sysUserCode}'],
  ['user.realname', '#{sysUserName}'],
  ['user.orgCode', '#{sysOrgCode}'],
]);

/** A person or a department that stands for whoever fills in the form is written as its picker keeps it. */
function checkIdentity(
  { column }: ColumnSite,
  [part, another]: readonly DefaultPart[],
  tell: Tell,
  { files: { pickers } }: CheckWorld,
): void {
  const preset = another === undefined ? presetOf(part) : undefined;
  const kept = preset === undefined ? undefined : keptInstead(column, preset, (id) => pickers.get(id)?.value);
  if (kept === undefined) return;
  const sentence = sentences['default-refused'](String(column.defaultValue), kept.reason, kept.preset);
  tell('default-refused', sentence, ['defaultValue']);
}

/** The preset a part is or means; a name there is not is told of where it is read. */
function presetOf(part: DefaultPart | undefined): string | undefined {
  if (part === undefined) return undefined;
  if ('place' in part) return placeNames.some((name) => name === part.place) ? `#{${part.place}}` : undefined;
  return 'expression' in part ? OF_USER.get(part.expression.trim()) : undefined;
}

/** Whether no value passes it: that is told by itself. */
const isEmpty = (rule: Rule): boolean => 'min' in rule && 'max' in rule && Number(rule.min) > Number(rule.max);

/** Rules that stand by themselves: what asks for other values or the server has no answer here. */
function rulesOf({ column, field }: ColumnSite): Rule[] {
  const own = (column.validateRules ?? []).filter((rule): rule is Rule => typeof rule === 'object');
  return [...own, ...(field?.rules ?? [])].filter(
    (rule) => rule.rule !== 'required' && rule.rule !== 'expression' && !isEmpty(rule),
  );
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
