import { useState } from 'react';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useNewest } from '../../ui/useNewest.ts';
import { useSameList } from '../../ui/useSameList.ts';
import type { Target } from '../editor/SourceArea.tsx';
import type { Place } from '../preview/useAsked.ts';
import type { Cursor } from '../preview/usePointing.ts';

/**
 * Which file is on show, in which of the panes, and where in it one wants to be and is; `begun`: files with drafts, of
 * which one goes on with the last after a reload.
 */
export function useOpenFile(files: readonly SourceFile[], begun: readonly string[]) {
  const [pane, setPane] = useTabState('pane', 'files');
  const [chosen, setPath] = useTabState('path', begun.at(-1) ?? '');
  const [target, setTarget] = useState<Target>();
  const [cursor, setCursor] = useState<Cursor>();
  const paths = useSameList(files.map(({ path }) => path));
  const first = paths.find((each) => each.endsWith('.screen.json')) ?? paths[0] ?? '';
  const path = paths.includes(chosen) ? chosen : first;
  const open = useNewest((next: string) => {
    setPath(next);
    setPane('text');
  });
  const goTo = useNewest(({ file, line, column }: Place) => {
    open(file);
    setTarget({ line, column });
  });
  // Where one stood in another file says nothing of this one.
  const here = cursor?.file === path ? cursor : undefined;
  return { pane, setPane, paths, path, open, target, goTo, cursor: here, setCursor };
}
