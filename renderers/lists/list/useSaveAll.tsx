import { App, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { ListPlan } from '../../../engine/plan.ts';
import type { RowConflict, RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import type { LiveRows } from '../../state/liveRows.ts';
import { useClient, useServices } from '../../state/services.ts';

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

/** Saves everything that is new, changed or removed in one go; what was typed is never touched by a failure. */
export function useSaveAll(plan: ListPlan, table: RowTable, live: LiveRows, onMembers: () => void) {
  const client = useClient();
  const { random } = useServices();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly RowConflict[]>([]);
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
      path: plan.source.save,
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
      const clash = clashOf(table, error);
      if (clash === undefined)
        message.warning({ content: refusalText(plan, error), style: { whiteSpace: 'pre-line' } });
      else if (clash.gone) message.warning('要删除的行已被他人修改，请刷新后再删除');
      else if (clash.cells.length > 0) setConflicts(clash.cells);
      else message.info('他人改了同一行的其他内容，已并入，请再保存一次');
      // Whether a save without an answer came through only the server knows.
      if (!(error instanceof Failure)) live.catchUp();
    } finally {
      setSaving(false);
    }
  };
  const settle = (theirs: boolean) => {
    if (theirs)
      table.set(
        conflicts.map(({ id, key, theirs: value }) => ({ id, key, value })),
        'edit',
        true,
      );
    setConflicts([]);
    if (!theirs) void save();
  };
  return {
    saving,
    save,
    dialog: <Clashes plan={plan} conflicts={conflicts} onSettle={settle} onCancel={() => setConflicts([])} />,
  };
}

interface Clash {
  /** Cells where both sides changed something. */
  cells: RowConflict[];
  /** A row removed here was changed by somebody else meanwhile. */
  gone: boolean;
}

/** Takes the server's rows in as the new base; undefined when the failure is no conflict. */
function clashOf(table: RowTable, error: unknown): Clash | undefined {
  if (!(error instanceof Failure) || error.kind !== 'conflict') return undefined;
  const { conflicts = [] } = (error.result ?? {}) as { conflicts?: { id: string; current: Record<string, Json> }[] };
  return {
    cells: conflicts.flatMap(({ current }) => table.mergeRemote(current)),
    gone: conflicts.some(({ id }) => table.row(id) === undefined),
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

interface ClashesProps {
  plan: ListPlan;
  conflicts: readonly RowConflict[];
  onSettle: (theirs: boolean) => void;
  onCancel: () => void;
}

/** Somebody else saved the same cells meanwhile: whose value stays is asked, never decided. */
function Clashes({ plan, conflicts, onSettle, onCancel }: ClashesProps): ReactNode {
  const titleOf = (key: string) => plan.grid?.columns.find((column) => column.key === key)?.title ?? key;
  return (
    <Modal
      open={conflicts.length > 0}
      title="数据已被他人修改"
      okText="保留我的并保存"
      cancelText="采用对方的"
      onOk={() => onSettle(false)}
      cancelButtonProps={{ onClick: () => onSettle(true) }}
      onCancel={onCancel}
    >
      <ul>
        {conflicts.map(({ id, key, mine, theirs }) => (
          <li key={`${id} ${key}`}>
            {titleOf(key)}：我的 <b>{String(mine ?? '（空）')}</b>，对方的 <b>{String(theirs ?? '（空）')}</b>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
