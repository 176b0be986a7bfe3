import { App } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { ListRequest } from '../../../engine/lists/requests.ts';
import { useClient } from '../../services/services.ts';

/** Fetches a file and gives it to the person to keep; the server's words when it cannot. */
export function useExport(fallbackName: string) {
  const client = useClient();
  const { message } = App.useApp();
  const [exporting, setExporting] = useState(false);
  const start = async ({ path, parameters }: ListRequest) => {
    setExporting(true);
    try {
      const { file, name } = await client.download(path, parameters, { silent: true });
      saveFile(file, name ?? fallbackName);
      message.success('导出成功');
    } catch (error) {
      message.error(error instanceof Failure ? error.message : '文件下载失败');
    } finally {
      setExporting(false);
    }
  };
  return { exporting, start };
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
