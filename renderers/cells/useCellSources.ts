import { App } from 'antd';
import { useContext, useMemo } from 'react';
import type { CellContext } from './Cell.ts';
import { createFileSource } from './drawing/fileSource.ts';
import { nameSourceOf } from './drawing/nameSource.ts';
import { PreviewContext } from './drawing/previewContext.ts';
import { useOptionalCellServices } from './useCellServices.ts';

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
