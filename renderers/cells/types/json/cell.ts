import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { jsonText } from './jsonText.ts';

/** A structure: an object or a list. Where a form's own schema says what it is made of, the form draws that instead. */
export const jsonCell: Cell = {
  display: { align: 'left', format: jsonText },
  Editor: lazyComponent('JsonEditor', () => import('./JsonEditor.tsx').then((part) => part.JsonEditor)),
  height: () => 76,
  wide: true,
  fixedInGrid: true,
  query: { type: 'input' },
};
