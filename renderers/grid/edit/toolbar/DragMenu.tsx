import { Dropdown } from 'antd';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';

interface DragMenuProps {
  id: string;
  at: DOMRect;
  table: RowTable;
  onMove: (id: string, toIndex: number) => void;
  /** Absent: rows may not be added. */
  onInsert?: (index: number) => void;
  onClose: () => void;
}

/** What a click on a row's handle offers, opened over a handle that React has not drawn. */
export function DragMenu({ id, at, table, onMove, onInsert, onClose }: DragMenuProps) {
  const index = table.indexOf(id);
  const acts: Record<string, () => void> = {
    up: () => onMove(id, index - 1),
    down: () => onMove(id, index + 1),
    insert: () => onInsert?.(index + 1),
  };
  const items = [
    { key: 'up', label: '上移', disabled: index <= 0 },
    { key: 'down', label: '下移', disabled: index >= table.rows().length - 1 },
    { key: 'insert', label: '在下方插入', disabled: onInsert === undefined },
  ];
  const { left, top, width, height } = at;
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomLeft"
      menu={{
        items,
        onClick: ({ key }) => {
          onClose();
          acts[key]?.();
        },
      }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Dropdown>
  );
}
