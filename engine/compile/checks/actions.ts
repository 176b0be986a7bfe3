import type { Action, ActionName, ScreenFile } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { ScreenType, ScreenTypeName } from '../screens/ScreenType.ts';
import { screenTypes } from '../screens/screenTypes.ts';
import type { FileCheck, Tell } from './Check.ts';

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
export const checkActions: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  const here: Tell = (...told) => tell(document, ...told);
  checkList(value as Buttons, screenTypes[value.type], [], here);
  if ('subLists' in value)
    ((value.subLists ?? []) as Buttons[]).forEach((list, index) => {
      checkList(list, NO_ABILITIES, ['subLists', index], here);
    });
  if (!('editing' in value) || value.editing !== 'inline') return;
  const { buttons } = value.grid ?? {};
  if (buttons !== undefined && !buttons.includes('save') && buttons.length > 0)
    tell(document, 'grid-without-save', sentences['grid-without-save'](), ['grid', 'buttons']);
};

const NO_ABILITIES: ListAbilities = {};

function checkList(said: Buttons, type: ListAbilities, at: Path, tell: Tell): void {
  for (const place of ['toolbar', 'rowActions'] as const)
    said[place]?.forEach((action, index) => {
      if (action.path === undefined && action.set === undefined)
        checkBuiltIn(action, place, type, (code, sentence, below, key) =>
          tell(code, sentence, [...at, place, index, ...below], key),
        );
    });
}

function checkBuiltIn(action: Action, place: Place, type: ListAbilities, tell: Tell): void {
  const { code } = action;
  for (const key in action)
    if (!goesBy[place].includes(key) && Object.hasOwn(places, code))
      tell('action-key', sentences['action-key'](key, code, goesBy[place]), [key], 'key');
  if (fits(code, place, type)) return;
  const known = Object.keys(places).filter((each) => fits(each, place, type));
  tell('action-place', sentences['action-place'](code, place, known), ['code']);
}

/** What is no built-in action at all, or cannot move, is told elsewhere. */
function fits(code: string, place: Place, { nested = false, choosesOne = false }: ListAbilities): boolean {
  if (!Object.hasOwn(places, code) || code === 'move') return true;
  // Only rows of a tree take in others.
  if (code === 'add' && place === 'rowActions') return nested;
  if (code === 'batch_delete' && choosesOne) return false;
  return places[code as ActionName].includes(place);
}
