import type { Action, ActionName, ScreenFile } from '../../../schemas/generated/types.ts';
import type { ModelStates } from '../../plan/states.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Path } from '../places.ts';
import { builtInTitles } from '../screens/columnRights.ts';
import type { ScreenType, ScreenTypeName } from '../screens/ScreenType.ts';
import { screenTypes } from '../screens/screenTypes.ts';
import type { CheckWorld, ColumnScope, FileCheck, Tell, TellIn } from './Check.ts';
import { modelOf } from './columnSites.ts';
import { checkRules } from './rules.ts';
import { checkSameCalls } from './twins.ts';

type Place = 'toolbar' | 'rowActions';
type ListAbilities = Pick<ScreenType<ScreenTypeName>, 'nested' | 'choosesOne'>;

/** A list's buttons, objects after normalizing. */
type Buttons = { [P in Place]?: Action[] };

/** Where each built-in action does something. */
const places: Readonly<Record<ActionName, readonly Place[]>> = {
  add: ['toolbar', 'rowActions'],
  edit: ['rowActions'],
  move: ['rowActions'],
  detail: ['rowActions'],
  delete: ['rowActions'],
  batch_delete: ['toolbar'],
  export: ['toolbar'],
};

/** What a built-in action goes by. */
const goesBy = { toolbar: ['code', 'title'], rowActions: ['code', 'title', 'when', 'primary'] };

/** Buttons stand where they do something, and what is edited in place can be saved. */
export const checkActions: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const here: Tell = (...told) => tell(document, ...told);
  checkList(value as Buttons, screenTypes[value.type], [], here);
  checkNames(value as Buttons, modelOf(world, value)?.states, [], here);
  checkPrompts(value as Buttons, { document, world }, tell);
  if ('subLists' in value)
    ((value.subLists ?? []) as (Buttons & { table?: string })[]).forEach((list, index) => {
      checkList(list, NO_ABILITIES, ['subLists', index], here);
      checkNames(list, world.models.get(list.table ?? '')?.states, ['subLists', index], here);
    });
  if (!('editing' in value) || value.editing !== 'inline') return;
  const { buttons } = value.grid ?? {};
  if (buttons !== undefined && !buttons.includes('save') && buttons.length > 0)
    tell(document, 'grid-without-save', sentences['grid-without-save'](), ['grid', 'buttons']);
};

/** What is asked for before a call can be answered. */
function checkPrompts(
  said: Buttons,
  { document, world }: { document: Document; world: CheckWorld },
  tell: TellIn,
): void {
  for (const place of ['toolbar', 'rowActions'] as const)
    said[place]?.forEach(({ prompt, send = {} }, index) => {
      if (prompt === undefined) return;
      const path = [place, index, 'prompt'];
      if (Object.hasOwn(send, prompt.key)) {
        const sentence = sentences['duplicate-item'](`"${prompt.key}"`);
        const message = `"${prompt.key}" 已由 send 送出，填写的会顶替它`;
        tell(document, 'duplicate-item', { ...sentence, message, fix: '请改换 prompt 的 key，或从 send 里删去它' }, [
          ...path,
          'key',
        ]);
      }
      if (prompt.validateRules === undefined) return;
      const own = { ...prompt, type: 'input' } as const;
      const site = { document, path, own, column: own, kind: 'text', choices: undefined, field: undefined } as const;
      const here: Tell = (code, sentence, below, at) => tell(document, code, sentence, [...path, ...below], at);
      checkRules.check({ ...site, inModel: false, scope: NO_SCOPE }, here, world);
    });
}

const NO_SCOPE: ColumnScope = {
  kinds: new Map(),
  choices: () => undefined,
  isShare: () => false,
  holds: () => undefined,
};
const NO_ABILITIES: ListAbilities = {};

function checkList(said: Buttons, type: ListAbilities, at: Path, tell: Tell): void {
  for (const place of ['toolbar', 'rowActions'] as const) {
    checkSameCalls(said[place] ?? [], [...at, place], tell);
    said[place]?.forEach((action, index) => {
      if (action.path === undefined && action.set === undefined)
        checkBuiltIn(action, place, type, (code, sentence, below, key) =>
          tell(code, sentence, [...at, place, index, ...below], key),
        );
    });
  }
}

/** A button by what people see of it. */
type Named = Pick<Action, 'when'> & { title: string; done?: string; own: boolean };

/** Of two buttons on one row that are called the same nobody can tell which is which; steps of states are buttons too. */
function checkNames({ rowActions = [] }: Buttons, states: ModelStates | undefined, at: Path, tell: Tell): void {
  if (!rowActions.some(({ title }) => title !== undefined)) return;
  const buttons = rowActions.map(({ code, title = builtInTitles.get(code) ?? code, ...rest }, index): Named => {
    const { path, set, send, when } = rest;
    const own = rowActions[index]?.title !== undefined;
    return { title, own, when, done: JSON.stringify([path, set, send]) };
  });
  const steps = (states?.transitions ?? []).map(({ title, from }): Named => {
    const [first = '', ...more] = from;
    return { title, own: false, when: { field: states?.field ?? '', in: [first, ...more] } };
  });
  for (const [index, button] of buttons.entries()) {
    if (!button.own) continue;
    const others = [...buttons.filter((other, place) => (other.own ? place < index : place !== index)), ...steps];
    // What does the same is told as a copy.
    const same = others.find(
      (other) => other.title === button.title && other.done !== button.done && meet(other, button),
    );
    if (same === undefined) continue;
    const sentence = sentences['taken-name']('按钮', button.title, '同一行上的另一个按钮');
    tell('taken-name', { ...sentence, fix: '请改换其中一个的 title' }, [...at, 'rowActions', index, 'title']);
  }
}

/** Whether both can stand on one row, as far as their conditions say. */
function meet({ when: one }: Named, { when: other }: Named): boolean {
  if (one === undefined || other === undefined || one.field !== other.field) return true;
  return one.in.some((value) => other.in.includes(value));
}

function checkBuiltIn(action: Action, place: Place, type: ListAbilities, tell: Tell): void {
  const { code } = action;
  for (const key in action)
    if (!goesBy[place].includes(key) && Object.hasOwn(places, code))
      tell('action-key', sentences['action-key'](key, code, goesBy[place]), [key], 'key');
  if (fits(code, place, type)) return;
  const known = Object.keys(places).filter((each) => fits(each, place, type));
  const meant =
    place === 'toolbar' && code === 'delete' ? 'batch_delete' : code === 'batch_delete' ? 'delete' : undefined;
  const suggestion = meant !== undefined && known.includes(meant) ? meant : undefined;
  tell('action-place', sentences['action-place'](code, place, known, suggestion), ['code']);
}

/** What is no built-in action at all, or cannot move, is told elsewhere. */
function fits(code: string, place: Place, { nested = false, choosesOne = false }: ListAbilities): boolean {
  if (!Object.hasOwn(places, code) || code === 'move') return true;
  // Only rows of a tree take in others.
  if (code === 'add' && place === 'rowActions') return nested;
  if (code === 'batch_delete' && choosesOne) return false;
  return places[code as ActionName].includes(place);
}
