import { App } from 'antd';
import { useCallback } from 'react';
import { insertColumns, type NewColumn } from '../../../engine/authoring/insertColumns.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';

/** Puts columns into the report that a file is, or whose SQL it is. */
export function useInserting(
  path: string,
  files: readonly SourceFile[],
  write: (path: string, text: string) => void,
  open: (path: string) => void,
): (columns: readonly NewColumn[]) => void {
  const { message } = App.useApp();
  return useCallback(
    (columns) => {
      const report = files.find((file) => file.path === path && path.endsWith('.json')) ?? reportOf(path, files);
      const text = report && insertColumns(report.text, columns);
      if (!report || text === undefined) return void message.warning('没有找到可以放列的报表文件');
      write(report.path, text);
      open(report.path);
      message.success(`已插入 ${columns.length} 列，请改好标题`);
    },
    [path, files, write, open, message],
  );
}

/** The report beside an SQL file that names it. */
function reportOf(path: string, files: readonly SourceFile[]): SourceFile | undefined {
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  return files.find(
    (file) =>
      file.path.startsWith(`${folder}/`) && file.path.endsWith('.report.json') && file.text.includes(`"${name}"`),
  );
}
