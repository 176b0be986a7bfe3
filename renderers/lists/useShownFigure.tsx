import { type ReactNode, Suspense, useState } from 'react';
import type { ShownFigure } from '../../engine/lists/origins/shownOrigin.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import type { FigureList } from './ShownFigureWindow.tsx';
import type { useList } from './useList.ts';

const ShownFigureWindow = lazyComponent('ShownFigureWindow', () =>
  import('./ShownFigureWindow.tsx').then((part) => part.ShownFigureWindow),
);

/** How a figure that the page makes of its own rows is asked where it comes from, and the window that tells. */
export function useShownFigure(of: FigureList & { list: ReturnType<typeof useList> }): {
  /** When the rows that are shown were read, ISO. */
  at: string;
  /** `note` is said beside the rows. */
  ask: (figure: ShownFigure, note?: string) => void;
  window: ReactNode;
} {
  const [asked, setAsked] = useState<{ figure: ShownFigure; note: string | undefined }>();
  return {
    at: new Date(of.list.rows.dataUpdatedAt).toISOString(),
    ask: (figure, note) => setAsked({ figure, note }),
    window: asked && (
      <Suspense fallback={null}>
        <ShownFigureWindow {...of} {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
