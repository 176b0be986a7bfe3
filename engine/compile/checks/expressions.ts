import type { Action, App, ModelFile, ScreenFile } from '../../../schemas/generated/types.ts';
import { type ExpressionReading, readExpression, readRefusal } from '../../expressions/reading.ts';
import { MAY_BE_SETTLED, type Settled } from '../../expressions/settled.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { likeliest } from '../../nearest.ts';
import type { Model } from '../../plan/compiled.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { inWords, type Sentence } from '../../sentence.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../defaults/checkDefault.ts';
import type { Path } from '../places.ts';
import type { CheckWorld, ColumnCheck, ColumnScope, ColumnSite, FileCheck, Tell } from './Check.ts';
import { checkChoice } from './choices.ts';
import { modelOf } from './columnSites.ts';
import { type Carried, neverSame } from './data/carried.ts';
import { aboveWhole } from './data/shares.ts';

const NO_RULES: readonly [] = [];
const conditions = ['visibleWhen', 'disabledWhen', 'requiredWhen', 'value'] as const;

/** Texts that a column's expressions hold against a field are among its choices. */
export const checkExpressionChoices: ColumnCheck = {
  keys: ['visibleWhen', 'disabledWhen', 'requiredWhen', 'value', 'validateRules', 'defaultValue'],
  check: (site, tell, world) => {
    const { own, scope } = site;
    if (own.value !== undefined) checkResults(own.value, site, tell, ['value'], 0);
    for (const key of conditions) {
      if (own[key] === undefined) continue;
      checkCompared(own[key], scope, tell, [key], 0);
      checkRoles(own[key], world, tell, [key]);
    }
    const rules = own.validateRules ?? NO_RULES;
    for (let index = 0; index < rules.length; index++) {
      const rule = rules[index];
      if (typeof rule !== 'object' || rule.rule !== 'expression') continue;
      checkCompared(rule.expression, scope, tell, ['validateRules', index, 'expression'], 0);
      checkRoles(rule.expression, world, tell, ['validateRules', index, 'expression']);
    }
    if (typeof own.defaultValue !== 'string' || !own.defaultValue.includes('{{')) return;
    const read = readDefault(own.defaultValue);
    const parts = read.kind === 'parts' ? read.parts : [];
    for (const part of parts) {
      if (!('expression' in part)) continue;
      checkCompared(part.expression, scope, tell, ['defaultValue'], part.start);
      if (parts.length === 1) checkResults(part.expression, site, tell, ['defaultValue'], part.start);
    }
  },
};

/** Texts that an expression gives its own column are among the column's choices. */
function checkResults(
  expression: string,
  { choices, kind }: Pick<ColumnSite, 'choices' | 'kind'>,
  tell: Tell,
  path: Path,
  offset: number,
): void {
  if (choices === undefined || !/['"]/.test(expression)) return;
  for (const { value, start } of readExpression(expression).results)
    checkChoice(choices, kind, value, (code, sentence) => tell(code, sentence, path, offset + start));
}

/** What an expression says something of its own with: a text, a number held against something, a zero it divides by. */
const SAYING = /['"]|[<>=]\s*[(\d]|\d\)*\s*[<>=!]|[/%]\s*\(*0|\b(?:user|now)\b|[<>=]\s*row\./;

/** A value that is named, and stands in quotes by mistake. */
const QUOTED = /^(?:row|old|form|user)\.[A-Za-z]\w*$/;

/** A field that is to begin as something of the user does. */
const BEGINNING = /\brow\.(\w+)\.startsWith\(\s*(user\.\w+)\s*\)/g;
/** A role that the user is asked for. */
const ROLE = /(['"])(\w+)\1\s+in\s+user\.roles\b/g;

/** Tells of roles that are almost those of app.json: others may have been made by hand. */
function checkRoles(expression: string | undefined, world: CheckWorld, tell: Tell, path: Path): void {
  if (expression?.includes('user.roles') !== true) return;
  const { roles = [] } = (world.files.app?.value ?? {}) as Partial<App>;
  const known = ['admin', ...roles.map(({ code }) => code)];
  for (const { 2: role = '', index } of expression.matchAll(ROLE)) {
    const meant = known.includes(role) ? undefined : likeliest(role, known);
    if (meant === undefined) continue;
    tell(
      'unknown-reference',
      sentences['unknown-reference']('角色（app.json 的 roles）', role, known, meant),
      path,
      index + 1,
    );
  }
}

/** Tells of texts in an expression that the column they are held against never has, and of numbers that are no shares. */
export function checkCompared(
  expression: string | undefined,
  scope: ColumnScope,
  tell: Tell,
  path: Path,
  offset: number,
): void {
  if (expression === undefined || !(SAYING.test(expression) || MAY_BE_SETTLED.test(expression))) return;
  const { compared, measured, met, paired, zeros, settled } = readExpression(expression);
  for (const each of settled) tell('expression', ofSettled(each), path, offset + each.start);
  for (const each of met) {
    const wrong = neverMet(each, scope);
    if (wrong === undefined) continue;
    const sentence = sentences.expression(wrong.reason, each.name, wrong.meant);
    tell('expression', sentence, path, offset + each.start);
  }
  for (const { 1: key = '', 2: name = '', index } of expression.matchAll(BEGINNING)) {
    const wrong = neverMet({ key, name, sign: 'startsWith', start: index }, scope);
    if (wrong === undefined) continue;
    tell(
      'expression',
      sentences.expression(wrong.reason, name, wrong.meant),
      path,
      offset + expression.indexOf(name, index),
    );
  }
  for (const each of paired) {
    const apart = neverPaired(each, scope);
    if (apart !== undefined) tell('expression', apart, path, offset + each.start);
  }
  for (const start of zeros)
    tell('expression', sentences.expression('除数是 0，结果总是空的', expression), path, offset + start);
  for (const { key, value, start } of measured) {
    const sentence = scope.isShare(key) ? aboveWhole(`与 "${key}" 比较的`, value) : undefined;
    // What is written `30.0` is not mended word by word.
    const plain = new RegExp(`^${value}(?![\\d.])`).test(expression.slice(start));
    if (sentence !== undefined) tell('percent-scale', plain ? sentence : inWords(sentence), path, offset + start);
  }
  for (const { key, value, start } of compared) {
    if (QUOTED.test(value)) {
      const sentence = sentences.expression(`“${value}” 写在引号里，是一段文字，不是它的值`, value, value);
      tell('expression', inWords({ ...sentence, fix: `请去掉引号，写成 ${value}` }), path, offset + start);
      continue;
    }
    const kind = scope.kinds.get(key);
    // An empty text asks whether there is a value at all.
    if (kind === undefined || value === '') continue;
    const wanted = kind === 'number' ? undefined : plainKinds[kind];
    if (wanted !== undefined && !valueTypes[kind].parse(value).ok) {
      const written = value.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, (_, ...parts: string[]) =>
        parts
          .slice(0, 3)
          .map((part) => part.padStart(2, '0'))
          .join('-'),
      );
      const meant = written !== value && valueTypes[kind].parse(written).ok ? written : undefined;
      tell('wrong-type', sentences['wrong-type'](`“${value}”`, wanted, meant), path, offset + start);
    }
    checkChoice(scope.choices(key), kind, value, (code, sentence) => tell(code, sentence, path, offset + start));
  }
}

/** Why two fields are never the same, or neither is above the other; a text may hold whatever was worked out. */
function neverPaired(
  { key, other, sign }: ExpressionReading['paired'][number],
  { kinds, choices }: ColumnScope,
): Sentence | undefined {
  const [one, its] = [kinds.get(key), kinds.get(other)];
  if (one === undefined || its === undefined || one === 'text' || its === 'text' || sign === 'in') return undefined;
  const side = (of: string, kind: ValueKind): Carried => ({ called: `“${of}” `, kind, choices: choices(of) });
  const isMoment = [one, its].map((kind) => MOMENTS.has(kind));
  const ordered = sign !== '==' && sign !== '!=';
  if (ordered && isMoment[0] === isMoment[1]) return undefined;
  const said = neverSame(side(key, one), side(other, its), '请换成能与它比较的字段');
  if (said === undefined) return undefined;
  const sentence = sentences.expression(ordered ? `“${key}” 与 “${other}” 分不出先后` : said.message, `row.${other}`);
  return { ...sentence, fix: said.fix };
}

const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime', 'time']);

const ofSettled = ({ reason, found, meant }: Settled): Sentence => {
  const sentence = sentences.expression(reason, found, meant);
  return meant === undefined ? { ...sentence, fix: '请改成要说的条件或算法，或删去这一处' } : sentence;
};

const PERSON: Readonly<Record<string, string>> = {
  'user.username': '账号',
  'user.realname': '姓名',
  'user.id': '用户编号',
  'user.orgCode': '部门编码',
  'user.roles': '角色编码',
};

/** Why a field never is, or is not above and below, what it is held against. */
function neverMet(
  { key, name, sign }: ExpressionReading['met'][number],
  scope: ColumnScope,
): { reason: string; meant?: string } | undefined {
  const person = PERSON[name];
  const held = person === undefined ? undefined : scope.holds(key);
  if (held !== undefined) {
    const own = `user.${held}`;
    const reason = `“${key}” 存的是${PERSON[own]}，${name} 是${person}，两者不会相同`;
    return name === own ? undefined : { reason, meant: own };
  }
  const kind = scope.kinds.get(key);
  const equals = sign === '==' || sign === '!=' || sign === 'in';
  if (name === 'now' && kind === 'date' && equals)
    return { reason: `“${key}” 只有日期，now 带着时间，两者不会相同`, meant: 'date(now)' };
  if (name === 'date(now)' && kind === 'datetime' && equals)
    return { reason: `“${key}” 带着时间，date(now) 只有日期，两者不会相同；请写 date(row.${key})` };
  if ((name === 'now' || name === 'date(now)') && kind === 'time')
    return { reason: `“${key}” 只有几点几分，不能与日期比较` };
  return undefined;
}

/** The same for what a model says of its records: who sees them, who moves them on, and when. */
export const checkModelConditions: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  const model = world.models.get(id);
  if (model === undefined || (value.scopes === undefined && value.states === undefined)) return;
  const scope = world.scopeOf(model);
  const here: Tell = (...told) => tell(document, ...told);
  for (const [index, { when }] of (value.scopes ?? []).entries()) {
    checkCompared(when, scope, here, ['scopes', index, 'when'], 0);
    checkRoles(when, world, here, ['scopes', index, 'when']);
  }
  for (const [index, { who, rule, from }] of (value.states?.transitions ?? []).entries()) {
    const path = ['states', 'transitions', index];
    const conditions: [string | undefined, Path][] = [
      [typeof who === 'string' ? who : undefined, [...path, 'who']],
      [rule?.expression, [...path, 'rule', 'expression']],
    ];
    for (const [condition, at] of conditions) {
      checkCompared(condition, scope, here, at, 0);
      if (at.at(-1) === 'expression') checkRoles(condition, world, here, at);
      checkStepped(condition, value.states?.field, from, scope, here, at);
    }
  }
};

/** A step is asked about while the record still is where it comes from. */
function checkStepped(
  condition: string | undefined,
  field: string | undefined,
  from: readonly string[],
  scope: ColumnScope,
  tell: Tell,
  path: Path,
): void {
  if (condition === undefined || field === undefined || !condition.includes(`row.${field}`)) return;
  const known = scope.choices(field)?.values;
  // Of a state that is misspelt that is what is told.
  if (readExpression(condition).compared.some(({ key, value }) => key === field && known?.has(value) !== true)) return;
  const refusing = readRefusal(condition, field, from);
  if (refusing === undefined) return;
  const reason = `走这一步时状态是 from 里的 ${from.map((each) => `"${each}"`).join('、')}，“${refusing.found}” 总不成立`;
  const sentence = { ...sentences.expression(reason, refusing.found), fix: '请改换条件里的状态，或改 from' };
  tell('expression', sentence, path, refusing.start);
}

/** The same for the rows of editable grids and for the rows an action stands on. */
export const checkRowConditions: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const here: Tell = (...told) => tell(document, ...told);
  const { rowActions, subLists = [] } = value as { rowActions?: Asking[]; subLists?: readonly SubList[] };
  const model = 'grid' in value || rowActions !== undefined ? modelOf(world, value) : undefined;
  if (model !== undefined && 'grid' in value)
    checkCompared(value.grid?.rowDisabledWhen, world.scopeOf(model), here, ['grid', 'rowDisabledWhen'], 0);
  if ('grid' in value) checkRoles(value.grid?.rowDisabledWhen, world, here, ['grid', 'rowDisabledWhen']);
  checkAsked(rowActions, model, [], world, here);
  for (const [index, { table = '', rowActions: below }] of subLists.entries())
    checkAsked(below, world.models.get(table), ['subLists', index], world, here);
};

type Asking = Pick<Action, 'when'>;
type SubList = { table?: string; rowActions?: readonly Asking[] };

/** Values of its field that a button stands on are some that it can have. */
function checkAsked(
  rowActions: readonly Asking[] = [],
  model: Model | undefined,
  at: Path,
  world: CheckWorld,
  tell: Tell,
): void {
  if (model === undefined || !rowActions.some(({ when }) => when !== undefined)) return;
  const scope = world.scopeOf(model);
  for (const [index, { when }] of rowActions.entries()) {
    const kind = when && scope.kinds.get(when.field);
    if (when === undefined || kind === undefined) continue;
    const choices = scope.choices(when.field);
    for (const [place, wanted] of when.in.entries()) {
      const path = [...at, 'rowActions', index, 'when', 'in', place];
      checkChoice(choices, kind, wanted, (code, sentence) => tell(code, sentence, path));
      const sentence = choices === undefined ? neverEqual(wanted, kind) : undefined;
      if (sentence !== undefined) tell('wrong-type', sentence, path);
    }
  }
}

/** What is wrong with a text that no value of the kind is written as: rows are held against it letter by letter. */
export function neverEqual(text: string, kind: ValueKind): Sentence | undefined {
  if (readDefault(text).kind !== 'literal')
    return {
      ...sentences['wrong-type'](`“${text}”`, '存储的值本身'),
      message: `"${text}" 在这里不会换成别的值：没有一条记录等于它`,
    };
  const wanted = plainKinds[kind];
  if (wanted === undefined || text === '') return undefined;
  const parsed = valueTypes[kind].parse(text);
  if (parsed.ok && String(parsed.value) === text) return undefined;
  return sentences['wrong-type'](`“${text}”`, wanted, parsed.ok ? String(parsed.value) : undefined);
}

/** The same for the rows of sub-tables. */
export const checkSubTableConditions: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  for (const [index, { model, grid }] of (value.subTables ?? []).entries()) {
    const child = world.models.get(model);
    if (child === undefined || !world.models.has(id)) continue;
    const path = ['subTables', index, 'grid', 'rowDisabledWhen'];
    checkCompared(grid?.rowDisabledWhen, world.scopeOf(child), (...told) => tell(document, ...told), path, 0);
  }
};
