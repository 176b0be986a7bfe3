import type { QueryItem } from '../../../../schemas/generated/types.ts';
import type { CheckWorld } from '../Check.ts';

const keyOf = (item: QueryItem | string): string => (typeof item === 'string' ? item : item.key);

/** What a screen can be asked for in its address; undefined: that is not known. */
export function askedBy(world: CheckWorld, id: string): string[] | undefined {
  const screen = world.files.screens.get(id)?.value;
  const report = world.reports.get(screen && 'report' in screen ? screen.report : id);
  if (report !== undefined) return [...report.params, ...report.query].map(({ key }) => key);
  const board = world.files.boards.get(screen && 'board' in screen ? screen.board : id)?.value;
  if (board !== undefined)
    return [...(board.filters ?? []).map(({ key }) => key), ...(board.period ? [board.period.column] : [])];
  const model = screen && 'model' in screen ? world.models.get(screen.model ?? '') : undefined;
  const own = screen && 'query' in screen ? screen.query : undefined;
  if (typeof own === 'string') return world.files.queries.get(own)?.value.items.map(keyOf);
  if (own !== undefined) return own.map(keyOf);
  return model?.fields.flatMap(({ key, cell }) => (cell.query === undefined ? [] : [key]));
}
