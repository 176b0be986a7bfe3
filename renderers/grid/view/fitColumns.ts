import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import { columnWidth, growingColumns } from '../shared/columnWidth.ts';

/**
 * How wide columns are where not all fit into `room` px: where the one at the edge would be cut to less than half, those
 * before it take its strip, the texts first, and it begins beyond the edge. Keys of the widened columns, with px.
 */
export function fitColumns(columns: readonly PlanColumn[], room: number): Readonly<Record<string, number>> {
  const shown: PlanColumn[] = [];
  let spare = room;
  for (const column of columns) {
    const width = columnWidth(column);
    if (width > spare) {
      const isSliver = shown.length > 0 && spare > 0 && spare < width / 2;
      return isSliver ? widened(shown, spare) : {};
    }
    shown.push(column);
    spare -= width;
  }
  return {};
}

function widened(columns: readonly PlanColumn[], spare: number): Record<string, number> {
  const growers = columns.filter((column) => growingColumns(columns).has(column));
  const share = Math.floor(spare / growers.length);
  const odd = spare - share * growers.length;
  return Object.fromEntries(
    growers.map((column, at) => [column.key, columnWidth(column) + share + (at < odd ? 1 : 0)]),
  );
}
