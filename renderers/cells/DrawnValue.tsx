import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { CellColumn, CellContext } from './Cell.ts';
import { cellTypes } from './cellTypes.ts';
import { cellVariables } from './cellVariables.ts';
import './cells.css';

/** A value outside a grid, drawn exactly as the grid draws it. */
export function DrawnValue({ value, column, context }: { value: unknown; column: CellColumn; context: CellContext }) {
  const { token } = theme.useToken();
  const place = useRef<HTMLSpanElement>(null);
  const { display } = cellTypes[column.type];
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.replaceChildren();
    if (display.drawing?.wanted(column, context)) display.drawing.draw(element, value, column, context);
    else element.textContent = display.format(value, column, context);
  }, [value, column, context, display]);
  return <span ref={place} style={cellVariables(token)} />;
}
