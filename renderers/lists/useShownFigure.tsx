import { type ReactNode, Suspense, useState } from 'react';
import type { ShownFigure } from '../../engine/lists/shownOrigin.ts';
import type { PlanColumn, PlanQueryItem } from '../../engine/plan/Plan.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import type { useList } from './useList.ts';

const FigureOriginWindow = lazyComponent('FigureOriginWindow', () =>
  import('./FigureOriginWindow.tsx').then((part) => part.FigureOriginWindow),
);

interface OfList {
  list: ReturnType<typeof useList>;
  query: readonly PlanQueryItem[];
  columns: readonly PlanColumn[];
}

/** How a figure that the page makes of its own rows is asked where it comes from, and the window that tells. */
export function useShownFigure(of: OfList): {
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
        <FigureOriginWindow
          {...of}
          title={asked.figure.title}
          value={asked.figure.text}
          origin={asked.figure.origin}
          note={asked.note}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
