import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PreviewContext } from '../useCellSources.ts';

const PictureViewer = lazyComponent('PictureViewer', () =>
  import('./PictureViewer.tsx').then((part) => part.PictureViewer),
);

/** Shows pictures large, for every cell inside. */
export function PicturePreview({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ paths: readonly string[]; at: number }>();
  const preview = useCallback((paths: readonly string[], at: number) => setShown({ paths, at }), []);
  return (
    <PreviewContext value={preview}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <PictureViewer paths={shown.paths} at={shown.at} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </PreviewContext>
  );
}
