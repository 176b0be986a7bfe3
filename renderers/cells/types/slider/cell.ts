import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';

/** px in which the words on the track can be read. */
const ROOM = 160;

/** A handle to drag to the end of its track: on, or nothing. */
export const sliderCell: Cell<'slider'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('SliderEditor', () => import('./SliderEditor.tsx').then((part) => part.SliderEditor)),
  height: () => 36,
  query: { type: 'select' },
  roomNeeded: () => ROOM,
};
