import { App } from 'antd';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import { lazyPart } from '../shell/lazyPart.tsx';
import type { CellContext, FileSource } from './Cell.ts';
import { useOptionalCellServices } from './cellServicesContext.ts';
import { createFileSource } from './fileSource.ts';
import { nameSourceOf } from './nameSource.ts';

const PictureViewer = lazyPart('PictureViewer', () =>
  import('./image/PictureViewer.tsx').then((part) => part.PictureViewer),
);

const PreviewContext = createContext<FileSource['preview'] | undefined>(undefined);

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

/** Names and files for the context of drawn cells; nothing where no services are provided. */
export function useCellSources(): Pick<CellContext, 'names' | 'files'> {
  const services = useOptionalCellServices();
  const preview = useContext(PreviewContext);
  const { message } = App.useApp();
  return useMemo(() => {
    if (!services) return {};
    const warn = (text: string) => void message.warning(text);
    return {
      names: nameSourceOf(services),
      files: createFileSource(services, { preview: preview ?? (() => undefined), warn }),
    };
  }, [services, preview, message]);
}
