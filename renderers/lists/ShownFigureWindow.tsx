import { useMemo } from 'react';
import { type ShownFigure, shownOrigin } from '../../engine/lists/origins/shownOrigin.ts';
import type { PlanColumn, PlanQueryItem } from '../../engine/plan/Plan.ts';
import { FigureOriginWindow, type FilteredList } from './FigureOriginWindow.tsx';

/** The list whose rows a figure is made of. */
export interface FigureList {
  list: FilteredList;
  query: readonly PlanQueryItem[];
  columns: readonly PlanColumn[];
}

interface ShownFigureWindowProps extends FigureList {
  figure: ShownFigure;
  /** What is said beside the rows. */
  note: string | undefined;
  onClose: () => void;
}

/** Where a figure comes from that the page makes of its own rows. */
export function ShownFigureWindow({ figure, ...of }: ShownFigureWindowProps) {
  const origin = useMemo(() => shownOrigin(figure), [figure]);
  return <FigureOriginWindow {...of} title={figure.title} value={figure.text} origin={origin} />;
}
