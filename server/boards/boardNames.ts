import { type BoardData, MOST_OFFERED } from '../../engine/boards/BoardData.ts';
import type { BoardNames } from '../../engine/boards/columns.ts';
import { dataPartsOf, dimensionsOf, sourceOf } from '../../engine/boards/parts.ts';
import type { BoardDimension } from '../../engine/plan/board.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import type { Actor, Context } from '../http/Context.ts';
import { readBearers } from '../records/write/references.ts';
import { type OpenBoard, valuesOf } from './openBoard.ts';

/** The names of the records that an answer's groups and filters stand for, and of those that filters offer. */
export async function boardNames(
  context: Pick<Context, 'db'>,
  actor: Actor,
  board: OpenBoard,
  data: Pick<BoardData, 'parts' | 'filters'>,
): Promise<BoardNames> {
  const words = new Map<CellType, Set<string>>();
  const add = (dimension: BoardDimension | undefined, values: readonly unknown[]): void => {
    if (dimension?.names === undefined) return;
    const known = words.get(dimension.names) ?? new Set();
    for (const value of values) if (typeof value === 'string' && value !== '') known.add(value);
    words.set(dimension.names, known);
  };
  const { plan, ask, sources } = board;
  for (const part of dataPartsOf(plan.parts)) {
    const { dimensions } = sourceOf(plan, part);
    const rows = data.parts[part.id]?.rows ?? [];
    for (const key of dimensionsOf(part))
      add(
        dimensions[key],
        rows.map((row) => row[key]),
      );
  }
  const { dimensions } = sourceOf(plan);
  for (const [key, values] of Object.entries(data.filters)) add(dimensions[key], values.split(','));
  const own = ask.choices ? sources.get(plan.model) : undefined;
  for (const { key } of own === undefined ? [] : plan.filters) {
    const column = own?.columns.get(key);
    if (own && column && dimensions[key]?.names !== undefined)
      add(dimensions[key], await valuesOf(own, column, MOST_OFFERED));
  }
  const asked = [...words].flatMap(([type, values]): [CellType, string[]][] =>
    values.size > 0 ? [[type, [...values]]] : [],
  );
  if (asked.length === 0) return {};
  const bearers = await readBearers(context, actor, new Map(asked));
  return Object.fromEntries(
    asked.map(([type, values]) => {
      const items = (bearers.get(type) ?? []).flatMap(({ id, value, text }) => [
        { value, text },
        { value: id, text },
      ]);
      return [type, items.filter(({ value }) => values.includes(value))];
    }),
  );
}
