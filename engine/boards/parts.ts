import type { BoardDataPart, BoardPart } from '../plan/board.ts';

/** Every part that asks for figures, those in groups and tabs among them. */
export function dataPartsOf(parts: readonly BoardPart[]): BoardDataPart[] {
  return parts.flatMap((part) => {
    if (part.type === 'group') return dataPartsOf(part.parts);
    if (part.type === 'tabs') return part.tabs.flatMap((tab) => dataPartsOf(tab.parts));
    return part.type === 'figure' || part.type === 'chart' || part.type === 'table' ? [part] : [];
  });
}

/** The measures a part shows. */
export const measuresOf = (part: BoardDataPart): readonly string[] =>
  part.type === 'figure' ? [part.measure] : part.measures;

/** The columns a part is grouped by. */
export const dimensionsOf = (part: BoardDataPart): readonly string[] => (part.type === 'figure' ? [] : part.dimensions);
