import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { firstCodeDrawing } from '../../drawing/codesDrawing.ts';
import { kindText } from '../../drawing/kindText.ts';

/** Several codes, comma-joined. */
export const listMultiCell: Cell<'list_multi'> = {
  display: { align: 'left', format: kindText, drawing: firstCodeDrawing },
  Editor: lazyComponent('ListMultiEditor', () => import('./ListMultiEditor.tsx').then((part) => part.ListMultiEditor)),
  query: { builderType: 'select', placeholder: '全部' },
  collects: true,
};
