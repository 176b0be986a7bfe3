import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { Cell, CellContext, ColumnOf, EditorProps } from '../../Cell.ts';
import { cellVariables } from '../../cellVariables.ts';
import { kindText } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';
import '../../cells.css';
import './progress.css';

/** How much of the bar is filled, 0–100; undefined when the value is empty or no number. */
export function progressPercent(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (String(value).trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : undefined;
}

function progressText(value: unknown, column: ColumnOf<'progress'>, context: CellContext): string {
  const text = kindText(value, column, context);
  return progressPercent(value) === undefined ? text : `${text}%`;
}

function drawProgress(element: HTMLElement, value: unknown, column: ColumnOf<'progress'>, context: CellContext): void {
  const percent = progressPercent(value);
  const text = progressText(value, column, context);
  if (percent === undefined) {
    element.append(text);
    return;
  }
  const row = document.createElement('span');
  row.className = 'cell-progress-row';
  const bar = document.createElement('span');
  bar.className = percent >= 100 ? 'cell-progress cell-progress-full' : 'cell-progress';
  const fill = document.createElement('span');
  fill.style.width = `${percent}%`;
  bar.append(fill);
  const figure = document.createElement('span');
  figure.className = 'cell-progress-figure';
  figure.textContent = text;
  row.append(bar, figure);
  element.append(row);
}

function ProgressEditor({ id, value, column, describedBy }: EditorProps<'progress'>) {
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren();
    if (place.current && inputText(value) !== '') {
      drawProgress(place.current, value, column, { dictionary: () => undefined });
    }
  }, [value, column]);
  return (
    <div
      ref={place}
      id={id}
      className="cell-read"
      style={cellVariables(token)}
      role="img"
      aria-label={column.title}
      aria-describedby={describedBy}
    />
  );
}

/** How far something has come, 0–100. */
export const progressCell: Cell<'progress'> = {
  display: { align: 'left', format: progressText, drawing: { wanted: () => true, draw: drawProgress } },
  Editor: ProgressEditor,
  readOnly: true,
  query: { type: 'inputNumber' },
};
