import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { searchedDisplay } from '../../drawing/searchedDisplay.ts';

/** One code of a dictionary too long to load; the server searches it. */
export const selSearchAsyncCell: Cell<'sel_search_async'> = {
  display: searchedDisplay,
  Editor: lazyComponent('SelSearchAsyncEditor', () =>
    import('./SelSearchAsyncEditor.tsx').then((part) => part.SelSearchAsyncEditor),
  ),
  query: { placeholder: '请输入搜索内容', several: 'singly' },
};
