import { useMemo } from 'react';
import type { HistoryAct, ToldChange } from '../../../engine/lists/recordHistory.ts';
import type { PlanColumn, RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { showText } from '../../cells/show.ts';

export const ACTS: Record<HistoryAct, string> = {
  add: '新增',
  import: '导入',
  edit: '修改',
  delete: '删除',
  restore: '恢复',
  recover: '恢复自回收站',
  purge: '从回收站彻底删除',
};

/** Draws changes as a table, values as the list shows them. */
export function useChangeTable(plan: RecordsPlan, cells: CellContext) {
  const columns = useMemo(
    () => new Map<string, PlanColumn>([...plan.columns, ...plan.form.fields].map((column) => [column.key, column])),
    [plan],
  );
  const text = (key: string, value: unknown, told: string | undefined): string => {
    if (value === null || value === undefined || value === '') return '（空）';
    const column = columns.get(key);
    return told ?? (column ? showText(value, column, cells) : String(value));
  };
  return (changes: readonly ToldChange[], [before, after]: readonly [string, string]) =>
    changes.length === 0 ? (
      <p className="history-none">没有看得到的改动</p>
    ) : (
      <table className="history-changes">
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, title, from, to, fromText, toText }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{text(key, from, fromText)}</td>
              <td>{text(key, to, toText)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
}
