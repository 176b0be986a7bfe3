import type { BoardDataPart, BoardPart, BoardPlan, BoardSource } from '../plan/board.ts';

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

/** What the key of a report among a board's sources begins with. */
export const OF_REPORT = 'report:';

const NOTHING: BoardSource = { measures: {}, dimensions: {}, madeOf: {} };

/** What a part counts of; without a part what the filters are columns of. */
export const sourceOf = ({ sources, model }: Pick<BoardPlan, 'sources' | 'model'>, part?: BoardDataPart): BoardSource =>
  sources[part?.source ?? model] ?? NOTHING;

/** Key of the column that a filter of the board narrows of what a part counts; undefined: it does not reach the part. */
export function reachedBy({ model }: Pick<BoardPlan, 'model'>, part: BoardDataPart, key: string): string | undefined {
  if (part.ignores.includes(key)) return undefined;
  return part.source === model ? key : part.reach?.[key];
}

/** Whether a filter, or `period`, of the board narrows what a part counts, by a column or by a parameter. */
export const reaches = (plan: Pick<BoardPlan, 'model'>, part: BoardDataPart, key: string): boolean =>
  (key === 'period'
    ? part.date !== undefined && !part.ignores.includes(key)
    : reachedBy(plan, part, key) !== undefined) || Object.values(part.params ?? {}).includes(key);
