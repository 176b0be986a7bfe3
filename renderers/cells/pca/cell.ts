import { lazyPart } from '../../shell/lazyPart.tsx';
import type { Cell } from '../Cell.ts';
import { kindText } from '../kindText.ts';

/** A province, city or district, stored by its six digits and shown as its path. */
export const pcaCell: Cell = {
  display: { align: 'left', format: kindText },
  Editor: lazyPart('PcaEditor', () => import('./PcaEditor.tsx').then((part) => part.PcaEditor)),
};
