import { App } from 'antd';
import { createContext, useContext, useMemo } from 'react';
import type { CellContext, FileSource } from './Cell.ts';
import { createFileSource } from './drawing/fileSource.ts';
import { nameSourceOf } from './drawing/nameSource.ts';
import { useOptionalCellServices } from './useCellServices.ts';

/** Opens a viewer over pictures, where one stands around. */
export const PreviewContext = createContext<FileSource['preview'] | undefined>(undefined);

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
