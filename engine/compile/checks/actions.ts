import type { Action, ActionName, ScreenFile } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { ScreenType, ScreenTypeName } from '../screens/ScreenType.ts';
import { screenTypes } from '../screens/screenTypes.ts';
import type { FileCheck } from './Check.ts';

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
  const { nested = false, choosesOne = false } = screenTypes[value.type];
  const lists = 'subLists' in value ? ((value.subLists ?? []) as Buttons[]) : [];
  const all = [
    { said: value as Buttons, at: [] as Path, nested, choosesOne },
    ...lists.map((said, index) => ({ said, at: ['subLists', index], nested: false, choosesOne: false })),
  ];
  for (const { said, at, ...type } of all)
    for (const place of ['toolbar', 'rowActions'] as const)
      for (const [index, action] of (said[place] ?? []).entries()) {
        const { code, path, set } = action;
        if (path !== undefined || set !== undefined) continue;
        const here = [...at, place, index];
        for (const key of Object.keys(action).filter((each) => !goesBy[place].includes(each)))
          if (Object.hasOwn(places, code))
            tell(document, 'action-key', sentences['action-key'](key, code, goesBy[place]), [...here, key], 'key');
        if (fits(code, place, type)) continue;
        const known = Object.keys(places).filter((each) => fits(each, place, type));
        tell(document, 'action-place', sentences['action-place'](code, place, known), [...here, 'code']);
      }
  if (!('editing' in value) || value.editing !== 'inline') return;
  const { buttons } = value.grid ?? {};
  if (buttons !== undefined && !buttons.includes('save') && buttons.length > 0)
    tell(document, 'grid-without-save', sentences['grid-without-save'](), ['grid', 'buttons']);
};

/** What is no built-in action at all, or cannot move, is told elsewhere. */
function fits(code: string, place: Place, { nested = false, choosesOne = false }: ListAbilities): boolean {
  if (!Object.hasOwn(places, code) || code === 'move') return true;
  // Only rows of a tree take in others.
  if (code === 'add' && place === 'rowActions') return nested;
  if (code === 'batch_delete' && choosesOne) return false;
  return places[code as ActionName].includes(place);
}
