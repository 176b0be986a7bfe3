import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';

/** A province, city or district, stored by its six digits and shown as its path. */
export const pcaCell: Cell<'pca'> = {
  display: { align: 'left', format: kindText },
  Editor: lazyComponent('PcaEditor', () => import('./PcaEditor.tsx').then((part) => part.PcaEditor)),
  query: { placeholder: '全部', several: 'together', column: { anyLevel: true } },
};
