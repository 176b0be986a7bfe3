import { Button } from 'antd';
import { type MouseEvent, useEffect, useReducer, useState } from 'react';
import { roundings } from '../../../../engine/rows/errors/roundings.ts';
import type { RowChange } from '../../../../engine/rows/RowTable.ts';
import type { EditGridController } from '../EditGridController.ts';
import { type WrongCell, wrongCells, wrongText } from '../rows/wrongCells.ts';

/** What is wrong in a grid, cell by cell, and what a click mends; nothing where nothing is. */
export function ErrorBar({ controller }: { controller: EditGridController }) {
  const { handle } = controller;
  const wrong = useWrongCells(controller);
  const [last, setLast] = useState<WrongCell>();
  if (wrong.length === 0) return null;
  const at = Math.max(0, last ? wrong.findIndex(({ id, key }) => id === last.id && key === last.key) : 0);
  const current = wrong[at];
  if (!current) return null;
  const show = (cell: WrongCell, keepsKeyboard: boolean) => {
    setLast(cell);
    controller.rows.show(cell, keepsKeyboard);
  };
  // From the cell the keyboard is in, wherever the bar has been.
  const step = (by: 1 | -1) => (event: MouseEvent) => {
    const focused = handle.focused();
    const here = wrong.findIndex(({ id, key }) => id === focused?.id && key === focused.key);
    const from = here >= 0 ? here : last === undefined && by > 0 ? -1 : at;
    const next = wrong[(from + by + wrong.length) % wrong.length];
    // A key that steps goes on stepping; a click wants to type there.
    if (next) show(next, event.detail === 0);
  };
  const rounded = roundings(handle.table).filter(({ id, key }) => handle.isEditable(id, key));
  const round = (only?: WrongCell) => {
    handle.table.set(only ? rounded.filter(({ id, key }) => id === only.id && key === only.key) : rounded);
    // The button may be gone with the error.
    controller.rows.show(current);
  };
  const mends = rounded.some(({ id, key }) => id === current.id && key === current.key);
  return (
    <section className="edit-grid-errors" aria-label="需要修改的单元格">
      <strong>{wrong.length} 处需要修改</strong>
      <Button type="link" size="small" className="edit-grid-error" onClick={() => show(current, false)}>
        <span role="status">
          {wrong.length > 1 && `${at + 1}/${wrong.length} `}
          {wrongText(current)}
        </span>
      </Button>
      {mends && (
        <Button size="small" onClick={() => round(current)}>
          四舍五入
        </Button>
      )}
      {rounded.length > 1 && (
        <Button size="small" onClick={() => round()}>
          全部四舍五入（{rounded.length} 处）
        </Button>
      )}
      {wrong.length > 1 && (
        <span className="edit-grid-error-steps">
          <Button size="small" onClick={step(-1)}>
            上一个
          </Button>
          <Button size="small" onClick={step(1)}>
            下一个
          </Button>
        </span>
      )}
    </section>
  );
}

/** The wrong cells, kept in step with the table; looked at once a frame, however many changes come in. */
function useWrongCells({ handle }: EditGridController): WrongCell[] {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let frame = 0;
    const changed = ({ errors, added, removed, reordered, kind }: RowChange) => {
      if (errors.size + added.length + removed.length === 0 && !reordered && kind !== 'load') return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const leave = handle.table.subscribe(changed);
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [handle]);
  return handle.api.isDestroyed() ? [] : wrongCells(handle);
}
