import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { CellColumn, CellContext, CellRow } from './Cell.ts';
import { cellTypes } from './cellTypes.ts';
import { cellVariables } from './cellVariables.ts';
import './cells.css';

interface DrawnValueProps {
  value: unknown;
  column: CellColumn;
  context: CellContext;
  /** The other fields beside the value, for what leads elsewhere. */
  row?: CellRow;
}

/** A value outside a grid, drawn exactly as the grid draws it; what it leaves out is its tooltip. */
export function DrawnValue({ value, column, context, row }: DrawnValueProps) {
  const { token } = theme.useToken();
  const place = useRef<HTMLSpanElement>(null);
  const { display } = cellTypes[column.type];
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.replaceChildren();
    element.removeAttribute('title');
    const text = display.format(value, column, context);
    if (display.drawing?.wanted(column, context)) {
      display.drawing.draw(element, value, column, context, row);
      if (element.textContent !== '' && element.textContent !== text) element.title = text;
    } else element.textContent = text;
  }, [value, column, context, display, row]);
  return <span ref={place} style={cellVariables(token)} />;
}
