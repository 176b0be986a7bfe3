import { App } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { ListState } from '../../../engine/lists/listState.ts';
import {
  type DataPlan,
  exportChosenRequest,
  exportRequest,
  type ListRequest,
  MOST_EXPORTED,
} from '../../../engine/lists/requests.ts';
import { useClient } from '../../services/services.ts';
import { saveFile } from '../../ui/saveFile.ts';

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
      return true;
    } catch (error) {
      message.error(error instanceof Failure ? error.message : '文件下载失败');
      return false;
    } finally {
      setExporting(false);
    }
  };
  return { exporting, start };
}

/** One way to export, for a button or a menu. */
export interface Export {
  key: string;
  title: string;
  run: () => void;
}

const NOBODY: readonly string[] = [];

/** The ways to export a list: all its query finds, and where rows are chosen, those alone. */
export function useExports(plan: DataPlan, state: ListState, chosen = NOBODY) {
  const { message } = App.useApp();
  const { exporting, start } = useExport(`${plan.title}.csv`);
  const all = (title: string): Export => ({
    key: 'export',
    title,
    run: () => void start(exportRequest(plan, state)),
  });
  if (chosen.length === 0) return { exporting, exports: [all('导出 CSV')] };
  const exportChosen = () => {
    if (chosen.length > MOST_EXPORTED) message.warning(`一次最多导出选中的 ${MOST_EXPORTED} 行，请减少选择或导出全部`);
    else void start(exportChosenRequest(plan, state, chosen));
  };
  const own: Export = { key: 'export-chosen', title: `导出选中的 ${chosen.length} 行`, run: exportChosen };
  return { exporting, exports: [own, all('导出全部')] };
}
