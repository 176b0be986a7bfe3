import { cellTraits } from '../../../schemas/generated/language.ts';
import type {
  App,
  Column,
  ModelFile,
  StatesDeclaration,
  TransitionDeclaration,
} from '../../../schemas/generated/types.ts';
import { systemFields } from '../../names.ts';
import type { Dictionary, Field, Model } from '../../plan/compiled.ts';
import type { ScopeCondition } from '../../plan/scope.ts';
import type { Transition, Who } from '../../plan/states.ts';
import { sentences } from '../../problems.ts';
import type { Choices } from '../checks/Check.ts';
import { checkChoice, choicesFinder } from '../checks/choices.ts';
import type { Document } from '../documents.ts';
import { checkCondition, wordsOf } from '../expressions.ts';
import { type Declared, isFlawed, type Linker } from '../Linker.ts';
import { linesRead, lineTables } from '../lineTables.ts';
import type { Path } from '../places.ts';
import type { UserLists } from '../scopes/linkScopes.ts';
import { readScope, ScopeFault } from '../scopes/readScope.ts';
import { builtInTitles, checkUnguarded } from '../screens/columnRights.ts';
import { linkLocks, withLocks } from './linkLocks.ts';

/** What transitions may speak of besides their own model. */
export interface StatesWorld {
  dictionaries: ReadonlyMap<string, Dictionary>;
  lists: UserLists | undefined;
  /** By code; undefined as the lists are. */
  roles: ReadonlyMap<string, unknown> | undefined;
  models: ReadonlyMap<string, Model>;
}

/** The roles that declarations may name: those of app.json, and the one that always is there; undefined where nobody can say. */
export function linkRoles(
  linker: Linker,
  app: Declared<App> | undefined,
): ReadonlyMap<string, { title: string }> | undefined {
  if (app === undefined) return undefined;
  const roles = new Map([[ADMIN, { title: '管理员' }]]);
  for (const [index, { code, title }] of (app.value.roles ?? []).entries()) {
    if (roles.has(code))
      linker.report(app.document, 'duplicate-item', sentences['duplicate-item'](`"${code}"`), ['roles', index, 'code']);
    roles.set(code, { title });
  }
  return roles;
}

const ADMIN = 'admin';

/** The model with its states; what of them is wrong is told. */
export function linkStates(
  linker: Linker,
  { value, document }: Declared<ModelFile>,
  model: Model,
  world: StatesWorld,
): Model {
  const { states } = value;
  if (states === undefined) return model;
  const why = value.facts !== undefined ? '由报表算出的' : model.table.startsWith('sys_') ? '系统表' : undefined;
  if (why !== undefined) {
    linker.report(document, 'states-model', sentences['states-model'](why, model.title), ['states'], 'key');
    return model;
  }
  const known = new Map(model.fields.map((field) => [field.key, field]));
  const field = linker.reference(document, '字段', states.field, known, ['states', 'field']);
  const choices = field && stateChoices(linker, document, field, world.dictionaries);
  if (field === undefined || choices === undefined) return model;
  const said: Said = { linker, document, model, field, choices, world };
  if (isOther(said, states)) return model;
  if (checkValues(said, states)) checkWays(said, states);
  checkCodes(said, states.transitions);
  const transitions = states.transitions.map((each, index) =>
    linkTransition(said, each, ['states', 'transitions', index]),
  );
  const { initial, final } = states;
  // A state that is none locks nothing, and its field is told of where it is written.
  const locks = linkLocks({ linker, document, model, models: world.models }, states).map((lock) => ({
    ...lock,
    in: lock.in.filter((state) => choices.values.has(state)),
  }));
  const made = { field: field.key, initial, final, transitions, ...(locks.length > 0 ? { locks } : {}) };
  const fields = model.fields.map((each) =>
    each === field ? closed(each, choices.values.has(initial) ? initial : undefined) : each,
  );
  return { ...model, fields: locks.length > 0 ? withLocks(fields, made) : fields, states: made };
}

interface Said {
  linker: Linker;
  document: Document;
  model: Model;
  field: Field;
  choices: Choices;
  world: StatesWorld;
}

/** Nobody fills it in, and new records begin with the first state. */
function closed(field: Field, initial: string | undefined): Field {
  const begun = initial === undefined ? {} : { defaultValue: initial };
  return { ...field, readOnly: true, cell: { ...field.cell, disabled: true, ...begun } as Column };
}

/** Its values, when it can hold a state. */
function stateChoices(
  linker: Linker,
  document: Document,
  field: Field,
  dictionaries: StatesWorld['dictionaries'],
): Choices | undefined {
  const { kind, type, cell } = field;
  const choices = kind === 'code' ? choicesFinder(dictionaries)(cell, kind) : undefined;
  const reasons = [
    (kind !== 'code' || cellTraits[type].tree !== undefined) && '它不是单选字段',
    choices === undefined && '它的选项不是声明的',
    cell.value !== undefined && '它的值由表达式算出',
    cell.defaultValue !== undefined && '它的 defaultValue 与 initial 说的是同一件事',
  ];
  const reason = reasons.find((each) => each !== false);
  if (reason !== undefined)
    linker.report(document, 'states-field', sentences['states-field'](field.key, reason), ['states', 'field']);
  return reason === undefined ? choices : undefined;
}

/** Whether it is another field that has these states: of this one none is a value. */
function isOther({ linker, document, model, field, choices, world }: Said, states: StatesDeclaration): boolean {
  const named = [states.initial, ...states.transitions.flatMap(({ from, to }) => [...from, to])];
  if (named.some((state) => choices.values.has(state))) return false;
  const choicesOf = choicesFinder(world.dictionaries);
  const [own, another] = model.fields.filter(({ kind, cell }) => {
    const has = kind === 'code' ? choicesOf(cell, kind)?.values : undefined;
    return has !== undefined && named.every((state) => has.has(state));
  });
  if (own === undefined) return false;
  const sentence = sentences['states-field'](field.key, '它的选项里没有一个是这里写的状态');
  const meantOnly = another === undefined ? { suggestion: own.key, fix: `是不是想写 "${own.key}"？` } : {};
  linker.report(document, 'states-field', { ...sentence, ...meantOnly }, ['states', 'field']);
  return true;
}

/** Every state named is a value of the field. */
function checkValues(said: Said, states: StatesDeclaration): boolean {
  const { linker, document, choices } = said;
  const before = linker.problems.length;
  const check = (value: string, path: Path): void =>
    checkChoice(choices, 'code', value, (code, sentence) =>
      linker.report(document, code, sentence, ['states', ...path]),
    );
  check(states.initial, ['initial']);
  for (const [index, value] of states.final.entries()) check(value, ['final', index]);
  states.transitions.forEach(({ from, to }, index) => {
    for (const [at, value] of from.entries()) check(value, ['transitions', index, 'from', at]);
    check(to, ['transitions', index, 'to']);
  });
  (states.locks ?? []).forEach((lock, index) => {
    for (const [at, value] of lock.in.entries()) check(value, ['locks', index, 'in', at]);
  });
  return !isFlawed(linker, before);
}

/** Every state is come to from the first, and left unless it is one to stay in. */
function checkWays({ linker, document, choices, field }: Said, states: StatesDeclaration): void {
  const { initial, final, transitions } = states;
  // Records may stay in it, but something must lead on.
  if (final.includes(initial) && !transitions.some(({ from }) => from.includes(initial))) {
    const sentence = sentences['state-stuck'](choices.texts().get(initial) ?? initial, []);
    const message = `第一个状态“${choices.texts().get(initial) ?? initial}”写进了 final，也没有一步 from 它：新记录一开始就到了头`;
    const fix = '请改换 initial，或加一步 from 它';
    linker.report(document, 'state-stuck', { ...sentence, message, fix, found: initial }, ['states', 'initial']);
    return;
  }
  const reached = new Set([initial]);
  const walk = (): void => {
    for (const state of reached) for (const { from, to } of transitions) if (from.includes(state)) reached.add(to);
  };
  walk();
  const textOf = (value: string) => choices.texts().get(value) ?? value;
  for (const value of choices.values) {
    if (!reached.has(value)) {
      const sentence = sentences['state-unreachable'](textOf(value), field.title);
      // A step that leads back to where it comes from was to lead somewhere.
      const still = transitions.findIndex(({ from, to }) => from.every((state) => state === to));
      const path = ['states', 'transitions', ...(still < 0 ? [] : [still, 'to'])];
      linker.report(document, 'state-unreachable', sentence, path, still < 0 ? 'key' : 'value');
      // What is come to from there only follows.
      reached.add(value);
      walk();
    } else if (!final.includes(value) && !transitions.some(({ from }) => from.includes(value))) {
      const sentence = sentences['state-stuck'](textOf(value), final.map(textOf));
      linker.report(document, 'state-stuck', sentence, ['states', 'final'], 'key');
    }
  }
}

function checkCodes({ linker, document, model }: Said, transitions: readonly TransitionDeclaration[]): void {
  const titles = new Map<string, string>();
  for (const [index, { code, title, from }] of transitions.entries()) {
    const path = ['states', 'transitions', index, 'code'];
    const twin = transitions
      .slice(0, index)
      .find((each) => each.title === title && from.some((one) => each.from.includes(one)));
    if (twin !== undefined) {
      const sentence = sentences['taken-name']('按钮', title, `${twin.code}，两个按钮在同一行上`);
      const fix = '请改换其中一个的 title';
      linker.report(document, 'taken-name', { ...sentence, fix }, ['states', 'transitions', index, 'title']);
    }
    const other = builtInTitles.get(code) ?? titles.get(code);
    if (other !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('按钮代号', code, `“${other}”`), path);
    titles.set(code, title);
    checkUnguarded(linker, document, model, code, path);
  }
}

function linkTransition(said: Said, declared: TransitionDeclaration, path: Path): Transition {
  const { code, title, from, to, who, comment, rule, notify, inbox, batch, confirm, primary } = declared;
  return {
    code,
    title,
    from,
    to,
    ...(who === undefined ? {} : { who: linkWho(said, who, [...path, 'who']) }),
    ...(comment === undefined ? {} : { comment }),
    ...(rule === undefined ? {} : { rule: linkRule(said, rule, [...path, 'rule', 'expression']) }),
    notify: (notify ?? []).map((each, index) => notified(said, each, [...path, 'notify', index])),
    ...(inbox ? { inbox } : {}),
    ...(batch ? { batch } : {}),
    ...(confirm === undefined ? {} : { confirm }),
    ...(primary ? { primary } : {}),
  };
}

/** What must hold of the record and, where the rule speaks of them, of the rows of its sub-tables. */
function linkRule(
  { linker, document, model, world }: Said,
  rule: NonNullable<TransitionDeclaration['rule']>,
  path: Path,
): NonNullable<Transition['rule']> {
  const tables = lineTables(model, world.models);
  checkCondition(linker, document, rule.expression, path, wordsOf(model, tables));
  const lines = linesRead([rule.expression], tables);
  return { ...rule, ...(lines.length > 0 ? { lines } : {}) };
}

function linkWho(said: Said, who: NonNullable<TransitionDeclaration['who']>, path: Path): Who {
  if (typeof who !== 'string') {
    for (const [index, role] of who.entries()) checkRole(said, role, [...path, index]);
    return { roles: who };
  }
  const { linker, document, model, world } = said;
  try {
    const condition = readScope(who, { fields: model.fields, measures: model.measures, lists: world.lists });
    for (const role of rolesIn(condition)) checkRole(said, role, path);
    return { condition };
  } catch (error) {
    if (!(error instanceof ScopeFault)) throw error;
    if (error.unknown) return {};
    const { message, found, suggestion, start } = error;
    linker.report(document, 'scope-condition', sentences['scope-condition'](message, found, suggestion), path, start);
    return {};
  }
}

function checkRole({ linker, document, world }: Said, role: string, path: Path): void {
  if (world.roles !== undefined) linker.reference(document, '角色（app.json 的 roles）', role, world.roles, path);
}

/** Roles that a condition asks the user for. */
function rolesIn(condition: ScopeCondition): string[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return [...rolesIn(condition.left), ...rolesIn(condition.right)];
    case 'not':
      return rolesIn(condition.of);
    case 'in':
      return condition.list.op === 'roles' && condition.left.op === 'text' ? [condition.left.value] : [];
    default:
      return [];
  }
}

function notified(
  said: Said,
  told: NonNullable<TransitionDeclaration['notify']>[number],
  path: Path,
): Transition['notify'][number] {
  if (typeof told !== 'string') {
    checkRole(said, told.role, [...path, 'role']);
    return { role: told.role };
  }
  const users = said.model.fields.filter(({ type }) => cellTraits[type].picker === 'user');
  const known = new Map(
    [...users, ...systemFields.filter(({ key }) => key === 'createBy')].map((one) => [one.key, one]),
  );
  said.linker.reference(said.document, '存用户的字段', told, known, path);
  return { field: told };
}
