import { Button, Modal } from 'antd';
import { Failure } from '../../../../engine/api/Failure.ts';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridRow, RowConflict, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { showText } from '../../../cells/show.ts';
import { DeletedElsewhereDialog } from '../../../forms/saving/DeletedElsewhereDialog.tsx';

/** What others did meanwhile to rows that were to be saved. */
export interface RowConflicts {
  /** Cells where both sides changed something. */
  cells: readonly RowConflict[];
  /** Rows changed here and removed by somebody else. */
  gone: readonly GridRow[];
  /** Rows removed here and changed by somebody else, as they are now. */
  changed: readonly Record<string, Json>[];
}

/** Takes the server's rows in as the new base; undefined when the failure is no conflict. */
export function rowConflictsOf(table: RowTable, error: unknown): RowConflicts | undefined {
  if (!(error instanceof Failure) || error.kind !== 'conflict') return undefined;
  const { conflicts = [], gone = [] } = (error.result ?? {}) as {
    conflicts?: { id: string; current: Record<string, Json> }[];
    gone?: string[];
  };
  // What was to be removed and is not there any more is as it should be.
  table.settleGone(
    gone.filter((id) => table.row(id) === undefined),
    false,
  );
  return {
    cells: conflicts.flatMap(({ current }) => table.mergeRemote(current)),
    gone: gone.flatMap((id) => table.row(id) ?? []),
    changed: conflicts.filter(({ id }) => table.row(id) === undefined).map(({ current }) => current),
  };
}

interface SaveConflictsProps {
  conflicts: RowConflicts;
  columns: readonly PlanField[];
  cells: CellContext;
  table: RowTable;
  saving: boolean;
  /** Settled: `again` sends what is left. */
  onSettle: (again: boolean) => void;
  onCancel: () => void;
}

/** What stays is asked, never decided: rows that are gone first, then rows removed here, then single cells. */
export function SaveConflicts({ conflicts, columns, cells, table, saving, onSettle, onCancel }: SaveConflictsProps) {
  const nameOf = (row: Record<string, Json>) => {
    const [first] = columns.filter((column) => !column.hidden && column.kind === 'text');
    return first ? showText(row[first.key], first, cells) : String(row.id);
  };
  const names = (rows: readonly Record<string, Json>[]) => rows.map((row) => `“${nameOf(row)}”`).join('、');
  if (conflicts.gone.length > 0) {
    const settle = (keep: boolean) => {
      table.settleGone(
        conflicts.gone.map(({ id }) => id),
        keep,
      );
      onSettle(keep || table.isDirty());
    };
    return (
      <DeletedElsewhereDialog
        saving={saving}
        onAddAgain={() => settle(true)}
        onDrop={() => settle(false)}
        onCancel={onCancel}
      >
        <p>
          您修改的 {conflicts.gone.length} 行已被删除：{names(conflicts.gone)}。
        </p>
      </DeletedElsewhereDialog>
    );
  }
  if (conflicts.changed.length > 0) {
    return (
      <RemovedDialog
        names={names(conflicts.changed)}
        saving={saving}
        onRemove={() => {
          table.removeAnyway(conflicts.changed);
          onSettle(true);
        }}
        onKeep={() => {
          // They come back as they are now, at the end until the page is read again.
          table.settleGone(
            conflicts.changed.map(({ id }) => String(id)),
            false,
          );
          table.loadMore(conflicts.changed);
          onSettle(table.isDirty());
        }}
        onCancel={onCancel}
      />
    );
  }
  const settle = (theirs: boolean) => {
    const changes = conflicts.cells.map(({ id, key, theirs: value }) => ({ id, key, value }));
    if (theirs) table.set(changes, 'edit', true);
    onSettle(!theirs);
  };
  return <CellsDialog cells={conflicts.cells} columns={columns} onSettle={settle} onCancel={onCancel} />;
}

interface RemovedDialogProps {
  names: string;
  saving: boolean;
  onRemove: () => void;
  onKeep: () => void;
  onCancel: () => void;
}

function RemovedDialog({ names, saving, onRemove, onKeep, onCancel }: RemovedDialogProps) {
  return (
    <Modal
      open
      title="要删除的行已被他人修改"
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          返回继续编辑
        </Button>,
        <Button key="keep" onClick={onKeep}>
          保留这些行
        </Button>,
        <Button key="remove" type="primary" danger loading={saving} onClick={onRemove}>
          仍然删除
        </Button>,
      ]}
    >
      <p>{names} 在您删除之前被他人改过。</p>
    </Modal>
  );
}

interface CellsDialogProps {
  cells: readonly RowConflict[];
  columns: readonly PlanField[];
  onSettle: (theirs: boolean) => void;
  onCancel: () => void;
}

/** Somebody else saved the same cells meanwhile. */
function CellsDialog({ cells, columns, onSettle, onCancel }: CellsDialogProps) {
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  return (
    <Modal
      open
      title="数据已被他人修改"
      okText="保留我的并保存"
      cancelText="采用对方的"
      onOk={() => onSettle(false)}
      cancelButtonProps={{ onClick: () => onSettle(true) }}
      onCancel={onCancel}
    >
      <ul>
        {cells.map(({ id, key, mine, theirs }) => (
          <li key={`${id} ${key}`}>
            {titleOf(key)}：我的 <b>{String(mine ?? '（空）')}</b>，对方的 <b>{String(theirs ?? '（空）')}</b>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
