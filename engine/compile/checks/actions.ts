import type { Action, ActionName, ScreenFile } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { ScreenTypeName } from '../screens/ScreenType.ts';
import { screenTypes } from '../screens/screenTypes.ts';
import type { FileCheck } from './Check.ts';

/** Where each built-in action does something. */
const places: Readonly<Record<ActionName, readonly ('toolbar' | 'rowActions')[]>> = {
  add: ['toolbar', 'rowActions'],
  edit: ['rowActions'],
  move: ['rowActions'],
  detail: ['rowActions'],
  delete: ['rowActions'],
  batch_delete: ['toolbar'],
  export: ['toolbar'],
};

/** Buttons stand where they do something, and what is edited in place can be saved. */
export const checkActions: FileCheck<ScreenFile> = ({ value, document }, _world, tell) => {
  for (const place of ['toolbar', 'rowActions'] as const) {
    const actions = (place in value ? (value as { [P in typeof place]?: unknown[] })[place] : undefined) ?? [];
    for (const [index, { code, path }] of (actions as Action[]).entries()) {
      if (path !== undefined || fits(code, place, value.type)) continue;
      const known = Object.keys(places).filter((each) => fits(each, place, value.type));
      tell(document, 'action-place', sentences['action-place'](code, place, known), [place, index, 'code']);
    }
  }
  if (!('editing' in value) || value.editing !== 'inline') return;
  const { buttons } = value.grid ?? {};
  if (buttons !== undefined && !buttons.includes('save') && buttons.length > 0)
    tell(document, 'grid-without-save', sentences['grid-without-save'](), ['grid', 'buttons']);
};

/** What is no built-in action at all, or cannot move, is told elsewhere. */
function fits(code: string, place: 'toolbar' | 'rowActions', type: ScreenTypeName): boolean {
  if (!Object.hasOwn(places, code) || code === 'move') return true;
  // Only rows of a tree take in others.
  if (code === 'add' && place === 'rowActions') return screenTypes[type].nested === true;
  return places[code as ActionName].includes(place);
}
