import type { Action, Column, StatesDeclaration } from '../../../schemas/generated/types.ts';
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
  { field, locks, initial }: StatesDeclaration,
): StateLock[] {
  const below = lineTables(model, models).flatMap(({ name, fields }) => fields.map(({ key }) => `${name}.${key}`));
  const known = new Map([...model.fields.map(({ key }) => key), ...below].map((key) => [key, key]));
  return (locks ?? []).map(({ in: states, fields, removable }, index) => {
    for (const [at, key] of (fields ?? []).entries()) {
      const path = ['states', 'locks', index, 'fields', at];
      linker.reference(document, '字段', key, known, path);
      if (key !== field) continue;
      const sentence = {
        ...sentences['duplicate-item'](`"${key}"`),
        message: `"${key}" 是状态，只有 states 的几步能改它`,
      };
      linker.report(document, 'duplicate-item', { ...sentence, fix: '请从 fields 里删去它' }, path);
    }
    const whole = states.findIndex((state) => locks?.some((lock) => !lock.fields && lock.in.includes(state)));
    if (fields !== undefined && whole >= 0) {
      const message = `状态 "${states[whole]}" 已经整条锁住，这里列的字段不起作用`;
      const sentence = {
        ...sentences['duplicate-item'](`"${states[whole]}"`),
        message,
        fix: '请从其中一处的 in 里删去它',
      };
      linker.report(document, 'duplicate-item', sentence, ['states', 'locks', index, 'in', whole]);
    }
    const at = states.indexOf(initial);
    if (at >= 0) linker.report(document, 'state-lock', sentences['state-lock'](), ['states', 'locks', index, 'in', at]);
    return { in: states, ...(fields === undefined ? {} : { fields }), ...(removable ? { removable } : {}) };
  });
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
