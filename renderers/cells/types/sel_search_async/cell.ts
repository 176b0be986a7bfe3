import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Cell } from '../../Cell.ts';
import { searchedDisplay } from '../../drawing/searchedDisplay.ts';

/** One code of a dictionary too long to load; the server searches it. */
export const selSearchAsyncCell: Cell<'sel_search_async'> = {
  display: searchedDisplay,
  Editor: lazyComponent('DictionarySearchEditor', () =>
    import('../../editors/DictionarySearchEditor.tsx').then((part) => part.DictionarySearchEditor),
  ),
  query: { placeholder: '请输入搜索内容', several: 'singly' },
};
