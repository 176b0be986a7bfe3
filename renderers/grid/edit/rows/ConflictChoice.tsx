import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { RowConflict } from '../../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { POPUP_CLASS } from '../../../cells/drawing/popup.ts';
import { showText } from '../../../cells/show.ts';

/** A conflict that waits for the person, and who is told the choice. */
export interface OpenConflict {
  conflict: RowConflict;
  /** Undefined for a field that has none. */
  column: PlanField | undefined;
  /** Place of the row, from 0. */
  row: number;
  /** Where the cell stands; undefined: nowhere in sight. */
  at: DOMRect | undefined;
  /** The upper edge of the grid in px of the window; what lies above must stay in reach. */
  ceiling: number;
  choose: (choice: 'mine' | 'theirs') => void;
}

const GAP = 6;

/** Asks whose value shall stand: beside the cell, else in the middle of the window. */
export function ConflictChoice({ open, cells }: { open: OpenConflict; cells: CellContext }) {
  const { conflict, column, row, at, ceiling, choose } = open;
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(at?.top ?? 0);
  useLayoutEffect(() => {
    if (!at) return;
    const height = place.current?.offsetHeight ?? 0;
    const [above, below] = [at.top - height - GAP, at.bottom + GAP];
    // Above the editor, but never over the buttons; below where there is no room, unless the window ends there.
    setTop(above > ceiling || below + height > window.innerHeight ? Math.max(above, 4) : below);
  }, [at, ceiling]);
  const shown = (value: unknown) => (column ? showText(value, column, cells) : String(value ?? '')) || '（空）';
  const title = column?.title ?? conflict.key;
  return (
    <div
      ref={place}
      className={`edit-grid-conflict ${POPUP_CLASS}${at ? '' : ' edit-grid-conflict-centred'}`}
      role="alertdialog"
      aria-label={`${title} 已被他人修改`}
      style={at && { top, left: Math.max(8, Math.min(at.left, window.innerWidth - 328)) }}
    >
      <div>
        {!at && `第 ${row + 1} 行的`}“{title}”已被他人改为 <strong>{shown(conflict.theirs)}</strong>
        {!at && (
          <>
            ，您的是 <strong>{shown(conflict.mine)}</strong>
          </>
        )}
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
