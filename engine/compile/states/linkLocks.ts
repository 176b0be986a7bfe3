import type { Action, Column, StatesDeclaration } from '../../../schemas/generated/types.ts';
import { readExpression } from '../../expressions/reading.ts';
import { isFieldLocked, isKeptIn, isRecordLocked, rowsLockedIn, statesWhere } from '../../lists/states/locks.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanAction, RowLocks } from '../../plan/Plan.ts';
import type { ModelStates, StateLock } from '../../plan/states.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import { lineTables } from '../lineTables.ts';
import type { Path } from '../places.ts';

/** Where locks are written. */
interface Said {
  linker: Linker;
  document: Document;
  model: Model;
  models: ReadonlyMap<string, Model>;
}

/** The locks of a model's states; what of them is wrong is told. Values of states are checked by the caller. */
export function linkLocks(
  { linker, document, model, models }: Said,
  { locks, initial, field }: StatesDeclaration,
): StateLock[] {
  const below = lineTables(model, models).flatMap(({ name, fields }) => fields.map(({ key }) => `${name}.${key}`));
  const known = new Map([...model.fields.map(({ key }) => key), ...below].map((key) => [key, key]));
  return (locks ?? []).map(({ in: states, fields, removable }, index) => {
    for (const [at, key] of (fields ?? []).entries())
      linker.reference(document, '字段', key, known, ['states', 'locks', index, 'fields', at]);
    checkLock({ linker, document, model, models }, { locks, field }, index);
    const at = states.indexOf(initial);
    if (at >= 0) linker.report(document, 'state-lock', sentences['state-lock'](), ['states', 'locks', index, 'in', at]);
    return { in: states, ...(fields === undefined ? {} : { fields }), ...(removable ? { removable } : {}) };
  });
}

/** A lock shuts something, and what others have not shut already. */
function checkLock(
  { linker, document, model }: Said,
  { locks: said, field }: Pick<StatesDeclaration, 'locks' | 'field'>,
  index: number,
): void {
  const locks = said ?? [];
  const { in: states = [], fields } = locks[index] ?? {};
  const path = ['states', 'locks', index];
  const unused = (key: string, why: string, at: Path): void =>
    linker.report(document, 'key-unused', sentences['key-unused'](key, why), at);
  const whole = locks.filter((lock, at) => lock.fields === undefined && (fields !== undefined || at < index));
  if (states.every((state) => whole.some((lock) => lock.in.includes(state)))) {
    const sentence = sentences['key-unused'](states.join('、'), '另一条没有写 fields 的锁已经锁住这些状态的整条记录');
    linker.report(
      document,
      'key-unused',
      { ...sentence, fix: '请删去这一条锁，或改换它的 in；有意为之请在 allow 里写明原因' },
      [...path, 'in'],
    );
  }
  const isShut = (source: string): boolean => {
    const from = model.fields.find((each) => each.key === source);
    // What is worked out itself is not shut by being named, and stamps are nobody's to change.
    if (from === undefined ? !source.includes('.') : from.cell.value !== undefined) return true;
    return states.every((state) =>
      locks.some((lock) => lock.in.includes(state) && (lock.fields === undefined || lock.fields.includes(source))),
    );
  };
  for (const [at, key] of (fields ?? []).entries()) {
    if (key === field) unused(key, '状态本来就只由 states 的几步改，锁了也照样走', [...path, 'fields', at]);
    const value = model.fields.find((each) => each.key === key)?.cell.value;
    const open = value === undefined ? undefined : sourcesOf(value).find((source) => !isShut(source));
    if (open !== undefined)
      unused(key, `它由表达式算出，照样会变；要它不变，请锁住算它用的 "${open}"`, [...path, 'fields', at]);
  }
}

/** Names of what an expression is worked out from, those of rows after the name of their table. */
function sourcesOf(value: string): string[] {
  const { keys, tables, lineKeys } = readExpression(value);
  return [...keys, ...[...tables].flatMap((table) => [...lineKeys].map((key) => `${table}.${key}`))];
}

/** The condition under which a field is locked by the state of its record; undefined: never. */
export function lockedWhen({ states }: Pick<Model, 'states'>, key: string): string | undefined {
  if (states === undefined || key === states.field) return undefined;
  const locked = statesWhere(states, (of, state) => isFieldLocked(of, state, key));
  const listed = locked.map((state) => JSON.stringify(state)).join(', ');
  return locked.length === 0 ? undefined : `row.${states.field} in [${listed}]`;
}

/** The cell as its own condition and the locks have it. */
export function lockedCell<Cell extends Pick<Column, 'disabledWhen'>>(cell: Cell, lock: string | undefined): Cell {
  if (lock === undefined) return cell;
  const { disabledWhen } = cell;
  return { ...cell, disabledWhen: disabledWhen === undefined ? lock : `(${disabledWhen}) || ${lock}` };
}

/** The fields with their locks. */
export function withLocks(fields: readonly Field[], states: ModelStates): Field[] {
  return fields.map((field) => ({ ...field, cell: lockedCell(field.cell, lockedWhen({ states }, field.key)) }));
}

/** The buttons of rows, of which those that would be refused do not stand on a locked one. */
export function unlockedActions(actions: readonly PlanAction[], { states, fields }: Model): PlanAction[] {
  if (states?.locks === undefined) return [...actions];
  const field = fields.find(({ key }) => key === states.field);
  const values = field && 'options' in field.cell ? (field.cell.options ?? []).map(({ value }) => String(value)) : [];
  const all = [...new Set([...values, ...states.transitions.flatMap(({ from, to }) => [...from, to])])];
  const asked = { edit: isRecordLocked, delete: isKeptIn } as const;
  return actions.map((action) => {
    const { code, when } = action;
    if (code !== 'edit' && code !== 'delete') return action;
    const locked = statesWhere(states, asked[code]);
    // A condition on another field is the list's own: what stands there though it is locked the server refuses.
    if (locked.length === 0 || (when !== undefined && when.field !== states.field)) return action;
    const open = (when?.in ?? all).filter((state) => !locked.includes(state));
    return { ...action, when: { field: states.field, in: open } };
  });
}

/** What is wrong with a button that stands on none but locked rows: it is refused, or never there. */
export function lockedOut(
  { code, set, when }: Action,
  states: ModelStates,
): { code: 'state-lock'; sentence: Sentence; at: Path } | undefined {
  if (when === undefined || when.field !== states.field) return undefined;
  const always = (asked: (state: string) => boolean): boolean => when.in.length > 0 && when.in.every(asked);
  const fix = '请改换 when.in，或改模型 states 的 locks';
  const said = (message: string, at: Path) => {
    const sentence = { ...sentences['state-lock'](), message, found: code, expected: '没有锁住的状态', fix };
    return { code: 'state-lock' as const, sentence, at };
  };
  const key = Object.keys(set ?? {}).find((each) => always((state) => isFieldLocked(states, state, each)));
  if (key !== undefined) return said(`按钮 "${code}" 出现的状态里 "${key}" 都锁住了，点了总被拒绝`, ['set', key]);
  const asked = code === 'edit' ? isRecordLocked : code === 'delete' ? isKeptIn : undefined;
  if (set !== undefined || asked === undefined || !always((state) => asked(states, state))) return undefined;
  return said(`按钮 "${code}" 只在锁住的状态里出现，那里不能用它`, ['when', 'in']);
}

/** What of the rows of one of its sub-tables the states of a model lock. */
export function rowLocks({ states }: Model, name: string | undefined): RowLocks | undefined {
  if (states === undefined) return undefined;
  const locked = statesWhere(states, (of, state) => rowsLockedIn(of, state, name) !== undefined);
  if (locked.length === 0) return undefined;
  const said = locked.map((state) => {
    const lock = rowsLockedIn(states, state, name) ?? [];
    return [state, lock === 'all' ? lock : [...lock]] as const;
  });
  return { field: states.field, states: Object.fromEntries(said) };
}
