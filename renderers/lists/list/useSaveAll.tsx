import { App, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import type { ListPlan } from '../../../engine/plan.ts';
import type { RowConflict, RowTable } from '../../../engine/rows/RowTable.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
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
export function useSaveAll(plan: ListPlan, table: RowTable, onSaved: () => void) {
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
    const body = { ...table.changes() };
    const text = JSON.stringify(body);
    // The same rows sent again after a lost answer must not be added twice.
    if (sent.current.text !== text) sent.current = { text, key: random() };
    const request = {
      method: 'PUT',
      path: plan.source.save,
      body,
      silent: true,
      idempotencyKey: sent.current.key,
    } as const;
    const { result, message: said } = await client.exchange(request);
    const { added, changed } = result as Saved;
    table.saved([...added.map((row, index) => ({ ...row, temporary: temporary[index] ?? '' })), ...changed]);
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
      onSaved();
    } catch (error) {
      const clashes = conflictsOf(table, error);
      if (clashes !== undefined && clashes.length > 0) setConflicts(clashes);
      else if (clashes !== undefined) message.info('他人改了同一行的其他内容，已并入，请再保存一次');
      else message.warning({ content: refusalText(plan, error), style: { whiteSpace: 'pre-line' } });
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

/** Takes the server's rows in as the new base; answers the cells where both sides changed something. */
function conflictsOf(table: RowTable, error: unknown): RowConflict[] | undefined {
  if (!(error instanceof Failure) || error.kind !== 'conflict') return undefined;
  const { conflicts = [] } = (error.result ?? {}) as { conflicts?: { id: string; current: Record<string, Json> }[] };
  return conflicts.flatMap(({ current }) => table.mergeRemote(current));
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
