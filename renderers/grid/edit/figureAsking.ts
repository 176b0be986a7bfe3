import { createContext, useContext } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { AskedFigure } from './columns/askedFigures.ts';

/** The rows that a figure of a grid is made of. */
export interface FigureRows {
  table: Pick<RowTable, 'rows' | 'isDirty'>;
  columns: readonly PlanField[];
  cells: CellContext;
}

/** Tells where a figure comes from. */
export type AskFigure = (asked: AskedFigure, of: FigureRows) => void;

/** Undefined: nobody tells here. */
const FigureContext = createContext<AskFigure | undefined>(undefined);
export const FigureProvider = FigureContext.Provider;

/** How the figures of rows are asked where they come from, in a grid that is no list of its own. */
export function useAskFigure(of: FigureRows): ((asked: AskedFigure) => void) | undefined {
  const ask = useContext(FigureContext);
  return ask && ((asked) => ask(asked, of));
}
