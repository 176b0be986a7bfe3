/** The last `limit` of them; all where there is no limit (0). */
export function lastOf<Item>(items: readonly Item[], limit: number): readonly Item[] {
  return limit > 0 ? items.slice(-limit) : items;
}

export type Moved = { ok: true; items: string[] } | { ok: false; reason: string };

/** The item brought one place to the left (-1) or right (1); at either end a Chinese sentence (specification 2, section 8). */
export function moved(items: readonly string[], at: number, by: -1 | 1): Moved {
  const [item, neighbour] = [items[at], items[at + by]];
  if (item === undefined || neighbour === undefined) return { ok: false, reason: by < 0 ? '未知的操作' : '已到最后~' };
  const next = [...items];
  next[at] = neighbour;
  next[at + by] = item;
  return { ok: true, items: next };
}
