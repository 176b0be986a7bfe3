import { App } from 'antd';
import { useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { Failure } from '../../../../engine/api/Failure.ts';
import type { ListPlan } from '../../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { useClient, useServices } from '../../../services/services.ts';
import type { LiveRows } from './liveRows.ts';
import { type RowConflicts, rowConflictsOf, SaveConflicts } from './SaveConflicts.tsx';

interface Saved {
  added: { id: string; version: number }[];
  changed: { id: string; version: number }[];
}

/** A rule the server found broken, by place in what was sent. */
interface Refusal {
  part: 'added' | 'changed';
  index: number;
  key: string;
  message: string;
}

interface SaveAllParts {
  plan: ListPlan;
  table: RowTable;
  live: LiveRows;
  cells: CellContext;
  /** Rows came or went. */
  onMembers: () => void;
}

/** Saves everything that is new, changed or removed in one go; what was typed is never touched by a failure. */
export function useSaveAll({ plan, table, live, cells, onMembers }: SaveAllParts) {
  const client = useClient();
  const { random } = useServices();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const [clash, setClash] = useState<RowConflicts>();
  const sent = useRef({ text: '', key: '' });

  const send = async (): Promise<string> => {
    const temporary = table
      .rows()
      .filter((row) => table.isNew(row.id))
      .map((row) => row.id);
    const body = table.changes();
    const text = JSON.stringify(body);
    // The same rows sent again after a lost answer must not be added twice.
    if (sent.current.text !== text) sent.current = { text, key: random() };
    const { result, message: said } = await client.exchange({
      method: 'PUT',
      path: pathTo(ENDPOINTS.saveRecords, { code: plan.source.model }),
      body,
      silent: true,
      idempotencyKey: sent.current.key,
      caseId: live.caseId(),
    });
    const { added, changed } = result as Saved;
    const rows = [...added.map((row, index) => ({ ...row, temporary: temporary[index] ?? '' })), ...changed];
    table.saved(rows, body);
    live.saved(rows.map(({ id }) => id));
    // Other rows may now belong to the page; where only values changed, the steps can still be taken back.
    if (body.added.length + body.removed.length > 0) onMembers();
    return said;
  };

  const save = async () => {
    if (saving) return;
    if (!table.isDirty()) {
      message.info('没有需要保存的修改');
      return;
    }
    setSaving(true);
    try {
      message.success((await send()) || '保存成功');
    } catch (error) {
      if (error instanceof Failure && error.endsSession) return;
      const met = rowConflictsOf(table, error);
      if (met === undefined) message.warning({ content: refusalText(plan, error), style: { whiteSpace: 'pre-line' } });
      else if (met.gone.length + met.changed.length + met.cells.length > 0) setClash(met);
      else message.info('他人改了同样的行，已并入，请再保存一次');
      // Whether a save without an answer came through only the server knows.
      if (!(error instanceof Failure)) live.catchUp();
    } finally {
      setSaving(false);
    }
  };
  const settle = (again: boolean) => {
    setClash(undefined);
    if (again) void save();
  };
  return {
    saving,
    save,
    dialog: clash && (
      <SaveConflicts
        clash={clash}
        table={table}
        cells={cells}
        saving={saving}
        columns={plan.grid?.columns ?? []}
        onSettle={settle}
        onCancel={() => setClash(undefined)}
      />
    ),
  };
}

function refusalText(plan: ListPlan, error: unknown): string {
  if (!(error instanceof Failure)) return '保存失败';
  if (!Array.isArray(error.result)) return error.message;
  const lines = (error.result as Refusal[]).slice(0, 5).map(({ part, index, key, message }) => {
    const title = plan.grid?.columns.find((column) => column.key === key)?.title ?? key;
    return `${part === 'added' ? '新增' : '修改'}的第 ${index + 1} 行“${title}”：${message}`;
  });
  return [error.message, ...lines].join('\n');
}
