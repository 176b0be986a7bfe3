import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PlanField } from '../../../engine/plan.ts';
import type { RowConflict } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { cellTypes } from '../../cells/cellTypes.ts';

/** A conflict that waits for the person, and who is told the choice. */
export interface OpenConflict {
  conflict: RowConflict;
  column: PlanField;
  /** Where the cell stands. */
  at: DOMRect;
  choose: (choice: 'mine' | 'theirs') => void;
}

/** Asks, above the cell, whose value shall stand. */
export function ConflictChoice({ open, cells }: { open: OpenConflict; cells: CellContext }) {
  const { conflict, column, at, choose } = open;
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(at.top);
  useLayoutEffect(() => {
    const height = place.current?.offsetHeight ?? 0;
    // Above the editor; below where there is no room.
    setTop(at.top - height - 6 > 4 ? at.top - height - 6 : at.bottom + 6);
  }, [at]);
  const shown = (value: unknown) => cellTypes[column.type].display.format(value, column, cells) || '（空）';
  return (
    <div
      ref={place}
      className="edit-grid-conflict ag-custom-component-popup"
      role="alertdialog"
      aria-label={`${column.title} 已被他人修改`}
      style={{ top, left: Math.max(8, Math.min(at.left, window.innerWidth - 328)) }}
    >
      <div>
        “{column.title}”已被他人改为 <strong>{shown(conflict.theirs)}</strong>
      </div>
      <div className="edit-grid-conflict-acts">
        <Button size="small" onClick={() => choose('theirs')}>
          采用对方的
        </Button>
        <Button size="small" type="primary" onClick={() => choose('mine')}>
          保留我的
        </Button>
      </div>
    </div>
  );
}
