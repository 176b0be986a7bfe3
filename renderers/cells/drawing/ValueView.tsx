import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { CellColumn, CellContext, CellRow } from '../Cell.ts';
import { cellVariables } from '../cellVariables.ts';
import { drawValue, showText } from '../show.ts';
import '../cells.css';

interface DrawnValueProps {
  value: unknown;
  column: CellColumn;
  context: CellContext;
  /** The other fields beside the value, for what leads elsewhere. */
  row?: CellRow;
}

/** A value outside a grid, drawn exactly as the grid draws it; what it leaves out is its tooltip. */
export function ValueView({ value, column, context, row }: DrawnValueProps) {
  const { token } = theme.useToken();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.removeAttribute('title');
    const text = showText(value, column, context);
    if (drawValue(element, value, column, context, row)) {
      if (element.textContent !== '' && element.textContent !== text) element.title = text;
    } else element.textContent = text;
  }, [value, column, context, row]);
  return <span ref={place} style={cellVariables(token)} />;
}
